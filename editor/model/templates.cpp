#include "editor/model/templates.h"

#include "editor/model/painting.h"
#include "editor/model/scenario_name.h"

#include <algorithm>

namespace inselwerk {
namespace {

using Tiles = std::array<int, terrainCount>;

constexpr const char* landPool = "land";
constexpr const char* tokenPool = "tokens";
constexpr const char* coastPool = "coast";

Tiles tiles(int desert, int forest, int hills, int pasture, int fields, int mountains)
{
    return {0, desert, forest, hills, pasture, fields, mountains, 0, 0};
}

/// The number tokens in the order of their letters, which a spiral lays.
const std::vector<int>& usualTokens()
{
    static const std::vector<int> tokens{5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11};
    return tokens;
}

const std::vector<int>& manyTokens()
{
    static const std::vector<int> tokens{2, 5,  4,  6,  3,  9, 8, 11, 11, 10, 6,  3, 8, 4,
                                         8, 10, 11, 12, 10, 5, 4, 9,  5,  9,  12, 3, 2, 6};
    return tokens;
}

void addDrawn(Board& board, const std::vector<HexCoord>& hexes, const char* pool = landPool)
{
    for (const HexCoord at : hexes) {
        HexEntry hex;
        hex.at = at;
        hex.terrainPool = pool;
        hex.numberPool = tokenPool;
        putHex(board, hex);
    }
}

HexEntry fixedHex(HexCoord at, Terrain terrain, int number = 0)
{
    HexEntry hex;
    hex.at = at;
    hex.terrain = terrain;
    hex.number = number;
    return hex;
}

void addCoast(Board& board, const std::vector<EdgeName>& sides, int threeToOne, int wool = 1)
{
    for (const EdgeName& side : sides) board.harbours.push_back({side.hex, side.side, Harbour::Any, coastPool});
    board.harbourPools.push_back({coastPool, {1, 1, wool, 1, 1, threeToOne}});
}

Board newBoard()
{
    Board board;
    board.id = "main";
    board.name = {"Main board", "Hauptbrett"};
    return board;
}

/// The island of 19 hexes with nine harbours around it.
Board island(const Tiles& land, std::vector<int> tokens)
{
    Board board = newBoard();
    addDrawn(board, hexesAround({0, 0}, 2));
    board.terrainPools.push_back({landPool, land});
    board.numberPools.push_back({tokenPool, std::move(tokens), NumberPool::Lay::Spiral, {}});
    addCoast(
        board,
        {{{0, -2}, 5},
         {{1, -2}, 0},
         {{2, -1}, 0},
         {{2, 0}, 1},
         {{1, 1}, 2},
         {{-1, 2}, 2},
         {{-2, 2}, 3},
         {{-2, 1}, 4},
         {{-1, -1}, 4}},
        4);
    return board;
}

Board largeIsland()
{
    Board board = newBoard();
    board.minPlayers = 5;
    board.maxPlayers = 6;
    std::vector<HexCoord> hexes;
    for (const HexCoord at : hexesAround({0, 0}, 3))
        if (at.q < 3 && at.q + at.r < 3) hexes.push_back(at);
    addDrawn(board, hexes);
    board.terrainPools.push_back({landPool, tiles(2, 6, 5, 6, 6, 5)});
    board.numberPools.push_back({tokenPool, manyTokens(), NumberPool::Lay::Spiral, {}});
    addCoast(
        board,
        {{{0, -3}, 5},
         {{1, -3}, 0},
         {{2, -2}, 0},
         {{2, 0}, 1},
         {{1, 1}, 2},
         {{-1, 3}, 1},
         {{-2, 3}, 2},
         {{-3, 3}, 3},
         {{-3, 2}, 4},
         {{-3, 0}, 3},
         {{-2, -1}, 4}},
        5, 2);
    const Schema& rules = rulesSchema();
    const auto cards = std::map<std::string, std::int64_t>{
        {"knight", 20}, {"road_building", 3}, {"year_of_plenty", 3}, {"monopoly", 3}, {"victory_point", 5}};
    board.rules.change(*rules.find("supply"), std::int64_t{24});
    board.rules.change(*rules.find("development_deck"), cards);
    return board;
}

Board volcanicIsland()
{
    Board board = island(tiles(0, 4, 3, 4, 4, 3), usualTokens());
    board.stacks.push_back({"volcano", {2, 3, 4, 5, 6, 8, 9, 10, 11, 12}});
    HexEntry crater = fixedHex({0, 0}, Terrain::Volcano);
    crater.stack = "volcano";
    putHex(board, crater);
    board.robber.kind = RobberStart::Kind::Volcano;
    return board;
}

Board cropIsland()
{
    std::vector<int> tokens = usualTokens();
    tokens.push_back(9);
    Board board = island(tiles(0, 4, 3, 4, 5, 3), tokens);
    board.robber.kind = RobberStart::Kind::Number;
    board.robber.number = 2;
    return board;
}

/// A large island in the west and a rich small one in the east; who wants to live on both founds on both.
Board twoIslands()
{
    Board board = newBoard();
    std::vector<HexCoord> west;
    for (const HexCoord at : hexesAround({0, 0}, 2))
        if (at.q + at.r < 2) west.push_back(at);
    addDrawn(board, west);
    addDrawn(board, {{5, -3}, {4, -2}, {5, -2}, {4, -1}, {3, 0}, {4, 0}}, "far");
    putHex(board, fixedHex({3, 1}, Terrain::Gold, 4));
    board.terrainPools.push_back({landPool, tiles(1, 3, 3, 3, 3, 3)});
    board.terrainPools.push_back({"far", tiles(0, 1, 1, 1, 1, 2)});
    std::vector<int> numbers{2, 3, 3, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12, 3, 5, 10, 9};
    board.numberPools.push_back({tokenPool, numbers, NumberPool::Lay::Shuffled, {}});
    board.constraints.push_back(Constraint::NoAdjacentRed);
    addCoast(
        board,
        {{{0, -2}, 5}, {{2, -2}, 0}, {{-1, -1}, 4}, {{-2, 1}, 4}, {{-2, 2}, 3}, {{0, 1}, 2}, {{5, -3}, 0}, {{4, 0}, 1}},
        3);
    return board;
}

Board emptyHexagon(int radius)
{
    Board board = newBoard();
    for (const HexCoord at : hexesAround({0, 0}, std::clamp(radius, smallestRadius, largestRadius)))
        putHex(board, fixedHex(at, Terrain::Desert));
    return board;
}

}  // namespace

Scenario scenarioFrom(Template kind, int radius)
{
    Scenario scenario;
    scenario.id = idOfScenario(nameOfNewScenario());
    scenario.rules.key = "rules";
    scenario.name = nameOfNewScenario();
    switch (kind) {
        case Template::BaseIsland: scenario.boards = {island(tiles(1, 4, 3, 4, 4, 3), usualTokens())}; break;
        case Template::LargeIsland: scenario.boards = {largeIsland()}; break;
        case Template::Volcano:
            scenario.boards = {volcanicIsland()};
            scenario.modules.push_back({"volcano", {}});
            break;
        case Template::CropFields:
            scenario.boards = {cropIsland()};
            scenario.modules.push_back({"crops", {}});
            break;
        case Template::TwoIslands: scenario.boards = {twoIslands()}; break;
        case Template::Empty: scenario.boards = {emptyHexagon(radius)}; break;
    }
    return scenario;
}

}  // namespace inselwerk
