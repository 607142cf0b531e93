#include "app/cli/scenario_choice.h"

#include "engine/rules/registry.h"

#include <iostream>

namespace inselwerk::cli {
namespace {

/// The smallest number of players of a board that is at least 4, or else its largest.
int usualPlayers(const Board& board) { return std::max(board.minPlayers, std::min(board.maxPlayers, 4)); }

const Board* chooseBoard(Arguments& arguments, const Scenario& scenario, int players)
{
    const std::string id = arguments.text("--board");
    const Board* board = arguments.has("--board")
                             ? scenario.findBoard(id)
                             : defaultBoard(scenario, players ? players : defaultPlayers(scenario));
    if (board) return board;
    std::string known;
    for (const Board& b : scenario.boards) known += (known.empty() ? "" : ", ") + b.id;
    arguments.fail(
        arguments.has("--board") ? "There is no board “" + id + "”. Boards: " + known + "."
                                 : "The scenario has no board for " + std::to_string(players) + " players.");
    return nullptr;
}

}  // namespace

std::optional<Choice> chooseTable(Arguments& arguments)
{
    if (arguments.files().size() != 1) {
        arguments.fail("Name one scenario file.");
        return std::nullopt;
    }
    const auto players = arguments.number("--players", minSeats, maxSeats, 0);
    if (!players) return std::nullopt;
    Reading reading = readScenarioFile(arguments.files().front(), descriptionsOf(moduleTypes()));
    if (!reading.playable()) {
        for (const Problem& p : reading.problems)
            if (p.severity == Severity::Error) std::cerr << describe(p, arguments.files().front()) << '\n';
        arguments.fail("The scenario cannot be played.");
        return std::nullopt;
    }
    Choice choice{std::make_shared<const Scenario>(std::move(reading.scenario)), nullptr, {}};
    choice.board = chooseBoard(arguments, *choice.scenario, static_cast<int>(*players));
    if (!choice.board) return std::nullopt;
    const int seats = *players ? static_cast<int>(*players) : usualPlayers(*choice.board);
    Message problem;
    choice.table =
        compile(*choice.scenario, *choice.board, Seating::usual(*choice.board, seats), moduleTypes(), &problem);
    if (choice.table.rules) return choice;
    arguments.fail(english(problem));
    return std::nullopt;
}

}  // namespace inselwerk::cli
