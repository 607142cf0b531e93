#include "app/cli/commands.h"
#include "engine/game/names.h"
#include "engine/game/position.h"
#include "engine/game/position_parts.h"
#include "engine/game/save.h"
#include "engine/rules/registry.h"

#include <iostream>

namespace inselwerk::cli {
namespace {

void print(const Game& game)
{
    const View v = game.view();
    std::cout << "scenario: " << game.setup().scenario->id << ", board " << game.setup().board << ", seed "
              << game.setup().seed << '\n'
              << "actions: " << game.steps().size() << ", turns: " << v.pub().turn << '\n';
    for (Seat s = 0; s < game.rules().seats; ++s) {
        const SeatSetup& seat = game.setup().seats[s];
        std::cout << names::seat(game.rules(), s) << ": " << seat.name << " (" << seat.player << "), points "
                  << v.points(s) << '\n';
    }
    if (v.over())
        std::cout << "over: " << position::endingName(game.rules(), v.pub().ending) << ", won by "
                  << names::seats(game.rules(), v.pub().winners) << '\n';
    else
        std::cout << "to decide: " << names::seats(game.rules(), v.deciders()) << " (" << choiceName(v) << ")\n";
    std::cout << "position: " << digestText(digest(v)) << '\n';
}

}  // namespace

int replay(Words words)
{
    Arguments arguments;
    if (!arguments.parse(words, {})) return usageError("replay", arguments.problem());
    if (arguments.files().size() != 1) return usageError("replay", "Name one saved game.");
    const std::string& file = arguments.files().front();
    const LoadedGame loaded = readSaveFile(file, moduleTypes());
    for (const Problem& p : loaded.problems) std::cout << describe(p, file) << '\n';
    if (!loaded.game) return unreadable;
    print(*loaded.game);
    return loaded.problems.empty() ? good : bad;
}

}  // namespace inselwerk::cli
