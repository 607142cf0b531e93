#include "app/play/shell/bot_game.h"

#include "app/common/painting/board_painter.h"
#include "app/common/settings/paths.h"
#include "app/play/shell/command_line.h"
#include "app/play/shell/desk.h"
#include "app/play/shell/local_path.h"
#include "app/play/shell/player_kinds.h"
#include "app/play/shell/program.h"
#include "app/play/table/board_model.h"
#include "app/play/table/outcome_model.h"

#include <QEventLoop>
#include <QTextStream>

namespace inselwerk {
namespace {

constexpr QSize pictureSize(1600, 1200);

/// A game that could not be played; wrong arguments have another exit code.
int failed(const QString& sentence)
{
    complain(sentence);
    return 1;
}

GameSetup setupOf(const ScenarioFile& file, u64 seed)
{
    const Scenario& scenario = *file.scenario;
    const int players = defaultPlayers(scenario);
    const Board* board = defaultBoard(scenario, players);
    GameSetup setup;
    setup.scenario = file.scenario;
    setup.board = board->id;
    setup.seed = seed;
    for (const Colour colour : Seating::usual(*board, players).colours)
        setup.seats.push_back({{}, colour, PlayerKinds::usualBot().toStdString()});
    return setup;
}

/// Plays a game to its end, prints who won and paints the board if that is wanted.
int playOut(const GameSetup& setup, const CommandLine& line)
{
    Settings& settings = Program::instance().settings();
    settings.setBotSpeed(Settings::BotSpeed::AtOnce);
    settings.setLessMovement(true);
    GameSession session(settings);
    QEventLoop loop;
    QObject::connect(&session, &GameSession::changed, &loop, [&] {
        if (session.over()) loop.quit();
    });
    if (!session.begin(setup)) return failed(session.problem());
    if (!session.over()) loop.exec();
    session.skip();

    QTextStream(stdout) << session.outcome()->sentence() << Qt::endl;
    if (line.screenshot.isEmpty()) return 0;
    if (render(session.board()->picture(), line.size.isValid() ? line.size : pictureSize, 1).save(line.screenshot)) return 0;
    return failed(CommandLine::tr("The picture %1 could not be written.").arg(line.screenshot));
}

}  // namespace

int playBotGame(const CommandLine& line)
{
    if (!line.play.file.isEmpty()) {
        QString trouble;
        auto asked = line.play.setup(trouble);
        if (!asked) return failed(trouble);
        for (SeatSetup& seat : asked->seats)
            if (seat.player == "human") seat.player = PlayerKinds::usualBot().toStdString();
        return playOut(*asked, line);
    }
    const QString path = line.file.isEmpty() ? paths::includedScenarios() + QStringLiteral("/base.yaml") : line.file;
    const ScenarioFile file = ScenarioFile::read(absolutePath(path));
    if (!file.playable) {
        for (const Problem& problem : file.problems)
            complain(QString::fromStdString(describe(problem, file.path.toStdString())));
        return 1;
    }
    return playOut(setupOf(file, 1), line);
}

}  // namespace inselwerk
