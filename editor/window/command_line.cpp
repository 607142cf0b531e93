#include "editor/window/command_line.h"

#include <QCommandLineParser>

namespace inselwerk {
namespace {

/// Options with their explanations in the language in use.
void describe(QCommandLineParser& parser)
{
    parser.setApplicationDescription(EditorCommandLine::tr("Edits scenarios of hex-island settlement games."));
    parser.addOptions({
        {{QStringLiteral("h"), QStringLiteral("help")}, EditorCommandLine::tr("Shows this help.")},
        {{QStringLiteral("v"), QStringLiteral("version")}, EditorCommandLine::tr("Shows the version.")},
        {QStringLiteral("lang"), EditorCommandLine::tr("Language for this run: de or en."), EditorCommandLine::tr("code")},
        {QStringLiteral("data-dir"), EditorCommandLine::tr("Folder that holds the folder “scenarios”."), EditorCommandLine::tr("folder")},
        {QStringLiteral("screenshot"), EditorCommandLine::tr("Writes a picture of the window and ends."), EditorCommandLine::tr("file")},
        {QStringLiteral("size"), EditorCommandLine::tr("Size of the window, such as 1600x1000."), EditorCommandLine::tr("size")},
        {QStringLiteral("dark"), EditorCommandLine::tr("Dark windows for this run.")},
    });
    parser.addPositionalArgument(
        QStringLiteral("files"), EditorCommandLine::tr("Scenarios to open, each in a window."), QStringLiteral("[files…]"));
}

QSize sizeFrom(const QString& text)
{
    const QStringList parts = text.split(QLatin1Char('x'));
    if (parts.size() != 2) return {};
    const QSize size(parts[0].toInt(), parts[1].toInt());
    return size.width() > 0 && size.height() > 0 && size.width() <= 16384 && size.height() <= 16384 ? size : QSize();
}

}  // namespace

EditorCommandLine EditorCommandLine::parse(const QStringList& arguments)
{
    EditorCommandLine line;
    QCommandLineParser parser;
    describe(parser);
    if (!parser.parse(arguments)) line.error = parser.errorText();
    line.files = parser.positionalArguments();
    line.language = parser.value(QStringLiteral("lang"));
    line.dataFolder = parser.value(QStringLiteral("data-dir"));
    line.screenshot = parser.value(QStringLiteral("screenshot"));
    line.dark = parser.isSet(QStringLiteral("dark"));
    line.help = parser.isSet(QStringLiteral("help"));
    line.version = parser.isSet(QStringLiteral("version"));
    if (const QString size = parser.value(QStringLiteral("size")); !size.isEmpty()) {
        line.size = sizeFrom(size);
        if (!line.size.isValid() && line.error.isEmpty())
            line.error = tr("“%1” is no size. A size looks like 1600x1000.").arg(size);
    }
    return line;
}

QString EditorCommandLine::helpText()
{
    QCommandLineParser parser;
    describe(parser);
    return parser.helpText();
}

}  // namespace inselwerk
