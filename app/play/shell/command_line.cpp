#include "app/play/shell/command_line.h"

#include <QCommandLineParser>

namespace inselwerk {
namespace {

/// Options with their explanations in the language in use.
QList<QCommandLineOption> options()
{
    return {
        {QStringLiteral("play"),
         CommandLine::tr("Begins a game of this scenario at once and leaves the game in progress alone: to try a scenario out."),
         CommandLine::tr("file")},
        {QStringLiteral("board"), CommandLine::tr("With --play: the id of the board."), CommandLine::tr("id")},
        {QStringLiteral("seats"),
         CommandLine::tr("With --play: who plays, in turn order, such as human,one-ply,easy."), CommandLine::tr("players")},
        {QStringLiteral("seed"), CommandLine::tr("With --play: the seed of the game."), CommandLine::tr("number")},
        {QStringLiteral("bot-game"), CommandLine::tr("Bots play a game without a window; its result is printed.")},
        {QStringLiteral("page"), CommandLine::tr("What the picture shows: gallery, setup, table, settings, rules or help."),
         CommandLine::tr("page")},
    };
}

void describeAll(QCommandLineParser& parser)
{
    parser.setApplicationDescription(CommandLine::tr("Plays hex-island settlement games."));
    StartOptions::describe(parser);
    parser.addOptions(options());
    parser.addPositionalArgument(
        QStringLiteral("file"), CommandLine::tr("Scenario or saved game to open."), QStringLiteral("[file]"));
}

}  // namespace

QStringList CommandLine::pages()
{
    return {QStringLiteral("gallery"), QStringLiteral("setup"), QStringLiteral("table"),
            QStringLiteral("settings"), QStringLiteral("rules"), QStringLiteral("help")};
}

CommandLine CommandLine::parse(const QStringList& arguments)
{
    CommandLine line;
    QCommandLineParser parser;
    describeAll(parser);
    line.read(parser, arguments);
    line.botGame = parser.isSet(QStringLiteral("bot-game"));
    line.page = parser.value(QStringLiteral("page"));
    line.file = parser.positionalArguments().value(0);
    line.play = {parser.value(QStringLiteral("play")), parser.value(QStringLiteral("board")),
                 parser.value(QStringLiteral("seats")).split(QLatin1Char(','), Qt::SkipEmptyParts),
                 parser.value(QStringLiteral("seed"))};
    if (!line.error.isEmpty()) return line;
    if (parser.positionalArguments().size() > 1)
        line.error = tr("Only one file can be opened at a time.");
    else if (!line.play.file.isEmpty() && !line.file.isEmpty())
        line.error = tr("Either a file is opened or one is played, not both.");
    else if (parser.isSet(QStringLiteral("page")) && !pages().contains(line.page))
        line.error = tr("There is no page “%1”. Pages: %2").arg(line.page, pages().join(QStringLiteral(", ")));
    return line;
}

QString CommandLine::helpText()
{
    QCommandLineParser parser;
    describeAll(parser);
    return parser.helpText();
}

}  // namespace inselwerk
