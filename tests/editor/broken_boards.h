#pragma once

#include "tests/editor/broken.h"

/// Broken texts, islands, pools and starts.
namespace inselwerk::test {

inline const std::vector<Broken>& textRows()
{
    static const std::vector<Broken> rows{
        {"id of the scenario", "base", [](Scenario& s) { s.id = "My Island!"; }, "“My Island!” is no name",
         "Call it “my-island”"},
        {"id of a board", "base", [](Scenario& s) { s.boards[1].id = ""; }, "“” is no name", "Call it “board”"},
        {"two boards with one id", "base", [](Scenario& s) { s.boards[1].id = "beginner"; }, "Two boards have the id",
         "Call it “beginner-2”"},
        {"id of a stack", "catakatoa",
         [](Scenario& s) {
             s.boards[0].stacks[0].id = hexAt(s.boards[0], {0, 0}).stack = "Der Krater";
         },
         "“Der Krater” is no name", "Call it “der-krater”"},
        {"id of a terrain pool", "base",
         [](Scenario& s) {
             variable(s).terrainPools[0].id = "the.land";
             for (HexEntry& h : variable(s).hexes) h.terrainPool = "the.land";
         },
         "“the.land” is no name", "Call it “the-land”"},
        {"id of a number pool", "base",
         [](Scenario& s) {
             variable(s).numberPools[0].id = "A";
             for (HexEntry& h : variable(s).hexes) h.numberPool = "A";
         },
         "“A” is no name", "Call it “a”"},
        {"id of a harbour pool", "base",
         [](Scenario& s) {
             variable(s).harbourPools[0].id = "A";
             for (HarbourEntry& h : variable(s).harbours) h.pool = "A";
         },
         "“A” is no name", "Call it “a”"},
        {"two stacks with one id", "catakatoa",
         [](Scenario& s) { s.boards[0].stacks.push_back(s.boards[0].stacks.front()); },
         "The name “volcano” is used twice", "Call it “volcano-2”"},
        {"no name", "base", [](Scenario& s) { s.name = {}; }, "The name is empty", "Take the id as the name"},
        {"no name of a board", "base", [](Scenario& s) { s.boards[2].name = {}; }, "The name is empty",
         "Take the id as the name"},
        {"no German name", "base", [](Scenario& s) { s.name.de.clear(); }, "The German text", "Copy the English text"},
        {"no English summary", "base", [](Scenario& s) { s.summary.en.clear(); }, "The English text",
         "Copy the German text"},
        {"no German rules", "base", [](Scenario& s) { s.rulesPage.de.clear(); }, "The German text",
         "Copy the English text"},
        {"no English board name", "base", [](Scenario& s) { s.boards[3].name.en.clear(); }, "The English text",
         "Copy the German text"},
        {"no German name of an event token", "crop-trust",
         [](Scenario& s) { std::get<Text>(tokens(s)[3].values.find("name")->second).de.clear(); }, "The German text",
         "Copy the English text"},
        {"a form of a name", "catakatoa", [](Scenario& s) { s.names["robber"].deDative.clear(); },
         "Every form of the name", "Write “Witch-Doctor” for the missing forms"},
    };
    return rows;
}

inline const std::vector<Broken>& islandRows()
{
    static const std::vector<Broken> rows{
        {"two hexes at one place", "base",
         [](Scenario& s) {
             beginner(s).hexes.push_back(
                 {.at = {0, 0},
                  .terrain = Terrain::Forest,
                  .terrainPool = {},
                  .number = 5,
                  .numberPool = {},
                  .stack = {}});
         },
         "There is already a hex", "Remove the second hex"},
        {"region in the water", "base",
         [](Scenario& s) {
             variable(s).setupHexes = {{0, 0},  {0, 1},  {1, 0}, {-1, 0}, {0, -1},
                                       {1, -1}, {-1, 1}, {1, 1}, {-2, 2}, {9, 9}};
         },
         "There is no land hex at [9, 9]", "Take the hex out of the region"},
        {"seven as a number", "base",
         [](Scenario& s) {
             hexAt(beginner(s), {0, 1}).number = 7;
         },
         "7 is no number token", "Remove the number"},
        {"number on sea", "base",
         [](Scenario& s) {
             beginner(s).hexes.push_back(
                 {.at = {5, 5},
                  .terrain = Terrain::Sea,
                  .terrainPool = {},
                  .number = 5,
                  .numberPool = {},
                  .stack = {}});
         },
         "Sea cannot have a number", "Remove the number"},
        {"number on a desert", "base",
         [](Scenario& s) {
             hexAt(beginner(s), {0, 0}).number = 5;
         },
         "A number on a desert", "Remove the number"},
        {"volcano with a drawn number", "catakatoa",
         [](Scenario& s) {
             hexAt(s.boards[0], {0, 0}).stack.clear();
             hexAt(s.boards[0], {0, 0}).numberPool = s.boards[0].numberPools[0].id;
         },
         "A volcano takes no number from a pool", "Remove the number"},
        {"number and stack", "catakatoa",
         [](Scenario& s) {
             hexAt(s.boards[0], {0, 0}).number = 5;
         },
         "This hex has a number and a stack", "Keep the stack"},
        {"drawn number and stack", "catakatoa",
         [](Scenario& s) {
             hexAt(s.boards[0], {0, 1}).stack = s.boards[0].stacks[0].id;
         },
         "This hex has a number and a stack", "Keep the number"},
        {"empty stack", "catakatoa", [](Scenario& s) { s.boards[0].stacks[0].tokens.clear(); }, "The stack is empty",
         "Add every number once"},
        {"stack too high", "catakatoa", [](Scenario& s) { s.boards[0].stacks[0].tokens.assign(70, 5); },
         "The stack has 70 tokens", "Keep the upper 64 tokens"},
        {"seven in a stack", "catakatoa", [](Scenario& s) { s.boards[0].stacks[0].tokens[4] = 7; },
         "7 is no number token", "Take the 7 out of the stack"},
        {"unknown stack", "catakatoa",
         [](Scenario& s) {
             hexAt(s.boards[0], {0, 0}).stack = "crater";
         },
         "There is no stack “crater”", "Take the stack away from here"},
        {"stack on sea", "catakatoa",
         [](Scenario& s) {
             s.boards[0].hexes.push_back(
                 {.at = {5, 5},
                  .terrain = Terrain::Sea,
                  .terrainPool = {},
                  .numberPool = {},
                  .stack = s.boards[0].stacks[0].id});
         },
         "A stack cannot lie on sea", "Take the stack away from here"},
        {"stack on a desert", "base",
         [](Scenario& s) {
             beginner(s).stacks = {{"pile", {2, 3}}};
             hexAt(beginner(s), {0, 0}).stack = "pile";
         },
         "A stack on a desert", "Take the stack away from here"},
        {"unused stack", "base",
         [](Scenario& s) {
             beginner(s).stacks = {{"pile", {2, 3}}};
         },
         "No hex uses the stack", "Remove the stack “pile”"},
        {"constraint twice", "base",
         [](Scenario& s) {
             variable(s).constraints = {Constraint::NoAdjacentRed, Constraint::NoAdjacentRed};
         },
         "The constraint `no-adjacent-red-numbers` stands here twice", "Remove the constraint"},
        {"constraint that fixed hexes break", "base",
         [](Scenario& s) { beginner(s).constraints = {Constraint::NoAdjacentEqualTerrain}; },
         "This can never be met: the hexes", "Remove the constraint"},
        {"constraint that is too much", "base",
         [](Scenario& s) {
             variable(s).constraints = {Constraint::NoAdjacentEqualTerrain};
             variable(s).terrainPools[0].tiles = {};
             variable(s).terrainPools[0].tiles[static_cast<std::size_t>(Terrain::Forest)] = 18;
             variable(s).terrainPools[0].tiles[static_cast<std::size_t>(Terrain::Desert)] = 1;
         },
         "This can never be met: 18", "Remove the constraint"},
    };
    return rows;
}

inline const std::vector<Broken>& poolRows()
{
    const auto tiles = [](Scenario& s, Terrain t) -> int& {
        return variable(s).terrainPools[0].tiles[static_cast<std::size_t>(t)];
    };
    static const std::vector<Broken> rows{
        {"unknown terrain pool", "base",
         [](Scenario& s) {
             hexAt(beginner(s), {0, 1}).terrainPool = "lands";
         },
         "There is no pool “lands”", "Lay this here: forest"},
        {"unknown terrain pool of a desert", "base",
         [](Scenario& s) {
             hexAt(beginner(s), {0, 0}).terrainPool = "lands";
         },
         "There is no pool “lands”", "Lay this here: desert"},
        {"unknown number pool", "base",
         [](Scenario& s) {
             hexAt(beginner(s), {0, 1}).number = 0;
             hexAt(beginner(s), {0, 1}).numberPool = "chips";
         },
         "There is no pool “chips”", "Remove the number"},
        {"unknown harbour pool", "base", [](Scenario& s) { beginner(s).harbours[0].pool = "ports"; },
         "There is no pool “ports”", "Make it a 3:1 harbour"},
        {"unused terrain pool", "base",
         [](Scenario& s) {
             beginner(s).terrainPools = {{"more", {}}};
         },
         "Nothing is drawn from the pool “more”", "Remove the pool “more”"},
        {"unused number pool", "base",
         [](Scenario& s) {
             beginner(s).numberPools = {{"more", {2}, NumberPool::Lay::Shuffled, {}}};
         },
         "Nothing is drawn from the pool “more”", "Remove the pool “more”"},
        {"unused harbour pool", "base",
         [](Scenario& s) {
             beginner(s).harbourPools = {{"more", {}}};
         },
         "Nothing is drawn from the pool “more”", "Remove the pool “more”"},
        {"too few tiles", "base", [tiles](Scenario& s) { tiles(s, Terrain::Hills) = 1; }, "Tiles in the pool: 17",
         "Add to the pool: 2 hills"},
        {"too many tiles", "base", [tiles](Scenario& s) { tiles(s, Terrain::Gold) = 7; }, "Tiles in the pool: 26",
         "Take out of the pool: 1 forest, 1 pasture, 1 fields and 4 gold"},
        {"sea in a pool", "base",
         [tiles](Scenario& s) {
             tiles(s, Terrain::Sea) = 1;
             tiles(s, Terrain::Fields) = 3;
         },
         "Sea cannot be drawn", "Replace the sea by forest"},
        {"too few numbers", "base", [](Scenario& s) { std::erase(variable(s).numberPools[0].tokens, 8); },
         "Tokens in the pool: 16", "Add to the pool: 8 and 8"},
        {"too many numbers", "base",
         [](Scenario& s) {
             variable(s).numberPools[0].tokens.insert(variable(s).numberPools[0].tokens.end(), {5, 5});
         },
         "Tokens in the pool: 20", "Take out of the pool: 5 and 5"},
        {"no number in a pool", "base", [](Scenario& s) { variable(s).numberPools[0].tokens[5] = 7; },
         "7 is no number token", "Replace it by a 10"},
        {"start of a spiral in the water", "base",
         [](Scenario& s) {
             variable(s).numberPools[0].start = HexCoord{7, 7};
         },
         "There is no land hex at [7, 7]", "Remove the start"},
        {"start of shuffled numbers", "base",
         [](Scenario& s) {
             variable(s).numberPools[0].start = HexCoord{0, -2};
             variable(s).numberPools[0].lay = NumberPool::Lay::Shuffled;
         },
         "Shuffled tokens have no start", "Remove the start"},
        {"too few harbours", "base", [](Scenario& s) { variable(s).harbourPools[0].pieces[0] = 0; },
         "Pieces in the pool: 8", "Add 1 3:1 harbour to the pool"},
        {"too many harbours", "base", [](Scenario& s) { variable(s).harbourPools[0].pieces[5] = 6; },
         "Pieces in the pool: 11", "Take 2 harbours out of the pool"},
        {"harbour in the water", "base",
         [](Scenario& s) {
             beginner(s).harbours[3].at = {8, 0};
         },
         "There is no land hex at [8, 0]", "Remove the harbour"},
        {"drawn harbour in the water", "base",
         [](Scenario& s) {
             variable(s).harbours[3].at = {8, 0};
         },
         "There is no land hex at [8, 0]", "Remove the harbour and a piece of its pool"},
        {"harbour that faces land", "base", [](Scenario& s) { beginner(s).harbours[3].side = 4; },
         "A harbour must face water", "Turn the harbour to the water"},
        {"harbour in the middle", "base",
         [](Scenario& s) {
             beginner(s).harbours.push_back({{0, 0}, 0, Harbour::Any, {}});
         },
         "A harbour must face water", "Remove the harbour"},
        {"two harbours on an edge", "base",
         [](Scenario& s) { beginner(s).harbours.push_back(beginner(s).harbours[0]); },
         "Number 1 in the list lies on this edge", "Remove the harbour"},
    };
    return rows;
}

inline const std::vector<Broken>& startRows()
{
    static const std::vector<Broken> rows{
        {"players the wrong way round", "base",
         [](Scenario& s) {
             variable(s).minPlayers = 4;
             variable(s).maxPlayers = 3;
         },
         "A board is for 2 to 6 players", "Make it 3 to 4 players"},
        {"too many players", "base", [](Scenario& s) { variable(s).minPlayers = variable(s).maxPlayers = 9; },
         "A board is for 2 to 6 players", "Make it 6 players"},
        {"robber in the water", "base",
         [](Scenario& s) {
             beginner(s).robber = {RobberStart::Kind::Hex, {9, 9}, 0};
         },
         "The robber cannot start at [9, 9]", "Start on the desert"},
        {"robber on a number that is not there", "base",
         [](Scenario& s) {
             beginner(s).robber = {RobberStart::Kind::Number, {}, 7};
         },
         "The robber is to start on the number 7", "Start on the desert"},
        {"robber without a desert", "base",
         [](Scenario& s) {
             hexAt(beginner(s), {0, 0}).terrain = Terrain::Forest;
         },
         "The robber is to start on a desert", "Start at [0, 0]"},
        {"robber without a volcano", "base", [](Scenario& s) { beginner(s).robber.kind = RobberStart::Kind::Volcano; },
         "The robber is to start on a volcano", "Start on the desert"},
        {"no room for the set-up", "base",
         [](Scenario& s) {
             variable(s).setupHexes = {{0, 0}, {1, 0}};
         },
         "4 players need room for 8 settlements", "Make it 2 players"},
        {"too few colours", "base", [](Scenario& s) { beginner(s).pieces.pop_back(); },
         "Colours with starting pieces: 3", "Allow up to 3 players"},
        {"a colour twice", "base",
         [](Scenario& s) {
             StartingPieces more;
             more.cities = {{{2, 0}, 1}};
             beginner(s).pieces.push_back(more);
         },
         "The colour `red` has starting pieces already", "Put its pieces together"},
        {"a colour without buildings", "base",
         [](Scenario& s) {
             beginner(s).pieces.push_back({.colour = Colour::Green, .settlements = {}, .cities = {}, .roads = {}});
         },
         "The colour `green` has no settlement", "Remove the colour"},
        {"building in the water", "base",
         [](Scenario& s) {
             beginner(s).pieces[0].settlements.push_back({{9, 9}, 0});
         },
         "The corner [9, 9, N] touches no land", "Remove the building"},
        {"building on a building", "base",
         [](Scenario& s) { beginner(s).pieces[0].cities.push_back(beginner(s).pieces[1].settlements[0]); },
         "Another building stands on the corner", "Remove the building"},
        {"distance rule", "base",
         [](Scenario& s) {
             beginner(s).pieces[0].settlements.push_back({{0, -2}, 3});
         },
         "The distance rule", "Remove the building"},
        {"road in the water", "base",
         [](Scenario& s) {
             beginner(s).pieces[0].roads.push_back({{9, 9}, 0});
         },
         "The edge [9, 9, NE] touches no land", "Remove the road"},
        {"road on a road", "base",
         [](Scenario& s) { beginner(s).pieces[0].roads.push_back(beginner(s).pieces[0].roads[0]); },
         "Another road lies on the edge", "Remove the road"},
        {"road without a building", "base",
         [](Scenario& s) {
             beginner(s).pieces[0].roads.push_back({{2, 0}, 2});
         },
         "The road on [2, 0, SE] is not connected", "Remove the road"},
        {"more pieces than there are", "base",
         [](Scenario& s) {
             s.rules.set(*rulesSchema().find("roads"), std::int64_t{2});
             beginner(s).pieces[0].roads.push_back({{0, -2}, 2});
         },
         "Pieces here: 3; a player has only 2", "Give every player 3 of them"},
        {"more cards than there are", "base", [](Scenario& s) { beginner(s).pieces[0].cards[0] = 20; },
         "Cards of `lumber` in all starting hands", "Give the bank 22 cards of each kind"},
        {"too many development cards", "base",
         [](Scenario& s) {
             s.rules.set(*rulesSchema().find("development_deck"), Counts{{"knight", 60}, {"monopoly", 1}});
         },
         "The development deck has 61 cards", "Use the usual cards"},
        {"too many development cards on a board", "base",
         [](Scenario& s) {
             variable(s).rules.change(*rulesSchema().find("development_deck"), Counts{{"knight", 60}, {"monopoly", 1}});
         },
         "The development deck has 61 cards", "Use the usual cards"},
        {"start without a city", "base",
         [](Scenario& s) {
             s.rules.set(*rulesSchema().find("start"), std::string("settlement-and-city"));
             s.rules.set(*rulesSchema().find("cities"), std::int64_t{0});
         },
         "The start `settlement-and-city` needs", "Give every player a city"},
        {"points out of reach", "base",
         [](Scenario& s) { s.rules.set(*rulesSchema().find("victory_points"), std::int64_t{30}); },
         "Nobody can reach 30 points", "Make it 22 points"},
        {"cost out of reach", "base",
         [](Scenario& s) {
             s.rules.set(*rulesSchema().find("supply"), std::int64_t{6});
             s.rules.set(*rulesSchema().find("road_cost"), Counts{{"lumber", 8}});
             for (StartingPieces& p : beginner(s).pieces) p.cards = {};
         },
         "This can never be paid", "Give the bank 8 cards of each kind"},
    };
    return rows;
}

}  // namespace inselwerk::test
