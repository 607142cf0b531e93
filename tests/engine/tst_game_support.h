#pragma once

#include "engine/game/game.h"
#include "engine/rules/registry.h"

/// Games for the tests of engine/game.
namespace inselwerk::test {

inline std::filesystem::path scenarioFolder() { return INSELWERK_SOURCE_DIR "/scenarios"; }

inline std::unique_ptr<Game> begin(const std::string& scenario, const std::string& board, u64 seed, int players = 4)
{
    Reading reading = readScenarioFile(scenarioFolder() / (scenario + ".yaml"), descriptionsOf(moduleTypes()));
    GameSetup setup;
    setup.scenario = std::make_shared<const Scenario>(std::move(reading.scenario));
    setup.board = board;
    setup.seed = seed;
    const Board* found = setup.scenario->findBoard(board);
    for (const Colour c : Seating::usual(*found, players).colours)
        setup.seats.push_back({std::string{nameOf(c)}, c, "human"});
    return Game::begin(std::move(setup), moduleTypes());
}

/// The set-up of a game on the variable board of the base game, where all numbers are 6 and none may be beside another.
inline GameSetup unmeetable(u64 seed)
{
    GameSetup setup = begin("base", "variable", seed)->setup();
    Scenario scenario = *setup.scenario;
    for (Board& board : scenario.boards) {
        if (board.id != setup.board) continue;
        board.constraints = {Constraint::NoAdjacentRed, Constraint::NoAdjacentEqualTerrain};
        for (int& token : board.numberPools[0].tokens) token = 6;
    }
    setup.scenario = std::make_shared<const Scenario>(std::move(scenario));
    return setup;
}

/// Plays at random, now and then with an offer.
inline void play(Game& game, int actions, Random& random)
{
    Actions legal;
    for (int i = 0; i < actions && !game.over(); ++i) {
        game.legalActions(legal);
        Action a = legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))];
        if (random.below(8) == 0) {
            const Seat s = game.view().turnSeat();
            const Cards give = Cards::of(static_cast<Resource>(random.below(5)));
            const Cards get = Cards::of(static_cast<Resource>(random.below(5)));
            const u8 others = static_cast<u8>(game.rules().allSeats() & ~only(s));
            const Action offer = make(Do::Offer, s, packed(give), packed(get), others);
            if (!game.refuse(offer)) a = offer;
        }
        game.apply(a);
    }
}

}  // namespace inselwerk::test
