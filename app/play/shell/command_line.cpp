#include "app/play/shell/command_line.h"

#include <QCommandLineParser>

namespace inselwerk {
namespace {

/// Options with their explanations in the language in use.
QList<QCommandLineOption> options()
{
    return {
        {{QStringLiteral("h"), QStringLiteral("help")}, CommandLine::tr("Shows this help.")},
        {{QStringLiteral("v"), QStringLiteral("version")}, CommandLine::tr("Shows the version.")},
        {QStringLiteral("lang"), CommandLine::tr("Language for this run: de or en."), CommandLine::tr("code")},
        {QStringLiteral("data-dir"), CommandLine::tr("Folder that holds the folder “scenarios”."), CommandLine::tr("folder")},
        {QStringLiteral("play"),
         CommandLine::tr("Begins a game of this scenario at once and leaves the game in progress alone: to try a scenario out."),
         CommandLine::tr("file")},
        {QStringLiteral("board"), CommandLine::tr("With --play: the id of the board."), CommandLine::tr("id")},
        {QStringLiteral("seats"),
         CommandLine::tr("With --play: who plays, in turn order, such as human,one-ply,easy."), CommandLine::tr("players")},
        {QStringLiteral("seed"), CommandLine::tr("With --play: the seed of the game."), CommandLine::tr("number")},
        {QStringLiteral("bot-game"), CommandLine::tr("Bots play a game without a window; its result is printed.")},
        {QStringLiteral("screenshot"), CommandLine::tr("Writes a picture and ends."), CommandLine::tr("file")},
        {QStringLiteral("page"), CommandLine::tr("What the picture shows: gallery, setup, table, settings, rules or help."),
         CommandLine::tr("page")},
        {QStringLiteral("size"), CommandLine::tr("Size of the window, such as 1600x1000."), CommandLine::tr("size")},
        {QStringLiteral("dark"), CommandLine::tr("Dark windows for this run.")},
    };
}

void describe(QCommandLineParser& parser)
{
    parser.setApplicationDescription(CommandLine::tr("Plays hex-island settlement games."));
    parser.addOptions(options());
    parser.addPositionalArgument(
        QStringLiteral("file"), CommandLine::tr("Scenario or saved game to open."), QStringLiteral("[file]"));
}

QSize sizeFrom(const QString& text)
{
    const QStringList parts = text.split(QLatin1Char('x'));
    if (parts.size() != 2) return {};
    const QSize size(parts[0].toInt(), parts[1].toInt());
    return size.width() > 0 && size.height() > 0 && size.width() <= 16384 && size.height() <= 16384 ? size : QSize();
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
    describe(parser);
    const bool understood = parser.parse(arguments);
    line.language = parser.value(QStringLiteral("lang"));
    line.help = parser.isSet(QStringLiteral("help"));
    line.version = parser.isSet(QStringLiteral("version"));
    line.dataFolder = parser.value(QStringLiteral("data-dir"));
    line.botGame = parser.isSet(QStringLiteral("bot-game"));
    line.dark = parser.isSet(QStringLiteral("dark"));
    line.screenshot = parser.value(QStringLiteral("screenshot"));
    line.page = parser.value(QStringLiteral("page"));
    line.file = parser.positionalArguments().value(0);
    line.play = {parser.value(QStringLiteral("play")), parser.value(QStringLiteral("board")),
                 parser.value(QStringLiteral("seats")).split(QLatin1Char(','), Qt::SkipEmptyParts),
                 parser.value(QStringLiteral("seed"))};
    if (!understood)
        line.error = parser.errorText();
    else if (parser.positionalArguments().size() > 1)
        line.error = tr("Only one file can be opened at a time.");
    else if (!line.play.file.isEmpty() && !line.file.isEmpty())
        line.error = tr("Either a file is opened or one is played, not both.");
    else if (parser.isSet(QStringLiteral("page")) && !pages().contains(line.page))
        line.error = tr("There is no page “%1”. Pages: %2").arg(line.page, pages().join(QStringLiteral(", ")));
    if (parser.isSet(QStringLiteral("size"))) {
        line.size = sizeFrom(parser.value(QStringLiteral("size")));
        if (!line.size.isValid() && line.error.isEmpty())
            line.error = tr("“%1” is no size. A size looks like 1600x1000.").arg(parser.value(QStringLiteral("size")));
    }
    return line;
}

QString CommandLine::helpText()
{
    QCommandLineParser parser;
    describe(parser);
    return parser.helpText();
}

}  // namespace inselwerk
