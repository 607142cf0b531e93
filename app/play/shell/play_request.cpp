#include "app/play/shell/play_request.h"

#include "app/common/text/messages.h"
#include "app/play/shell/local_path.h"
#include "app/play/shell/player_kinds.h"
#include "app/play/shell/scenario_file.h"
#include "engine/setup/table.h"

#include <QRandomGenerator>

namespace inselwerk {
namespace {

QStringList usualSeats(int players)
{
    QStringList seats(players, PlayerKinds::usualBot());
    if (!seats.isEmpty()) seats.front() = QStringLiteral("human");
    return seats;
}

std::optional<u64> seedFrom(const QString& text)
{
    if (text.isEmpty()) return QRandomGenerator::global()->generate64() % seedLimit;
    bool number = false;
    const qulonglong seed = text.toULongLong(&number);
    return number && seed < seedLimit ? std::optional<u64>(seed) : std::nullopt;
}

}  // namespace

std::optional<GameSetup> PlayRequest::setup(QString& trouble) const
{
    const auto fail = [&trouble](const QString& sentence) {
        trouble = sentence;
        return std::nullopt;
    };
    const ScenarioFile read = ScenarioFile::read(absolutePath(file));
    if (!read.playable) {
        const QString why = read.problems.empty() ? QString() : translate(read.problems.front().sentence);
        //: %1: a file, %2: the first of its errors, a sentence
        return fail(fill(tr("%1 cannot be played: %2"), {read.path, why}));
    }
    const Scenario& scenario = *read.scenario;
    const int players = seats.isEmpty() ? defaultPlayers(scenario) : static_cast<int>(seats.size());
    const Board* on = board.isEmpty() ? defaultBoard(scenario, players) : scenario.findBoard(board.toStdString());
    if (!on) return fail(fill(tr("The scenario has no board “%1”."), {board}));
    for (const QString& kind : seats)
        if (!PlayerKinds::known(kind)) return fail(fill(tr("There is no player “%1”."), {kind}));
    const std::optional<u64> number = seedFrom(seed);
    if (!number) return fail(tr("The seed must be a whole number from 0 to %1.").arg(QString::number(seedLimit - 1)));

    GameSetup setup;
    setup.scenario = read.scenario;
    setup.board = on->id;
    setup.seed = *number;
    const QStringList kinds = seats.isEmpty() ? usualSeats(std::clamp(players, on->minPlayers, on->maxPlayers)) : seats;
    const Seating seating = Seating::usual(*on, static_cast<int>(kinds.size()));
    if (kinds.size() < on->minPlayers || kinds.size() > on->maxPlayers || kinds.size() != static_cast<qsizetype>(seating.colours.size()))
        return fail(fill(
            tr("The board “%1” is for %2 to %3 players."),
            {QString::fromStdString(on->id), QString::number(on->minPlayers), QString::number(on->maxPlayers)}));
    for (qsizetype i = 0; i < kinds.size(); ++i)
        setup.seats.push_back({{}, seating.colours[static_cast<std::size_t>(i)], kinds[i].toStdString()});
    return setup;
}

}  // namespace inselwerk
