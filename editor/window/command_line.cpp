#include "editor/window/command_line.h"

#include <QCommandLineParser>

namespace inselwerk {
namespace {

void describeAll(QCommandLineParser& parser)
{
    parser.setApplicationDescription(EditorCommandLine::tr("Edits scenarios of hex-island settlement games."));
    StartOptions::describe(parser);
    parser.addOption(
        {QStringLiteral("panels"),
         EditorCommandLine::tr("Panels that a picture shows in front, such as rules,fairness,overlay."),
         EditorCommandLine::tr("names")});
    parser.addPositionalArgument(
        QStringLiteral("files"), EditorCommandLine::tr("Scenarios to open, each in a window."),
        QStringLiteral("[files…]"));
}

}  // namespace

EditorCommandLine EditorCommandLine::parse(const QStringList& arguments)
{
    EditorCommandLine line;
    QCommandLineParser parser;
    describeAll(parser);
    line.read(parser, arguments);
    line.files = parser.positionalArguments();
    line.panels = parser.value(QStringLiteral("panels")).split(QLatin1Char(','), Qt::SkipEmptyParts);
    return line;
}

QString EditorCommandLine::helpText()
{
    QCommandLineParser parser;
    describeAll(parser);
    return parser.helpText();
}

}  // namespace inselwerk
