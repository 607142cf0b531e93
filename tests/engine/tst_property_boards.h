#pragma once

#include "engine/rules/registry.h"
#include "engine/scenario/check.h"
#include "engine/setup/table.h"

#include <numeric>

/// Boards for tests: small, large and odd ones, made in code.
namespace inselwerk::test {

inline std::filesystem::path scenarioFolder() { return INSELWERK_SOURCE_DIR "/scenarios"; }

/// A scenario and a table at one of its boards.
struct Seated
{
    std::shared_ptr<const Scenario> scenario;
    Table table;
    Problems problems;
};

inline Seated seatAt(Scenario scenario, std::size_t board, int players)
{
    Seated out;
    out.problems = checkScenario(scenario, descriptionsOf(moduleTypes()));
    out.scenario = std::make_shared<const Scenario>(std::move(scenario));
    const Board& b = out.scenario->boards[board];
    out.table = compile(*out.scenario, b, Seating::usual(b, players), moduleTypes());
    return out;
}

inline Scenario scenarioOf(Board board)
{
    Scenario s;
    s.id = "test";
    s.name = {"Test", "Test"};
    s.rules.key = "rules";
    s.boards.push_back(std::move(board));
    return s;
}

inline Scenario included(const std::string& name)
{
    return readScenarioFile(scenarioFolder() / (name + ".yaml"), descriptionsOf(moduleTypes())).scenario;
}

inline void setRule(Scenario& s, std::string_view name, FieldValue value)
{
    s.rules.key = "rules";
    s.rules.set(*rulesSchema().find(name), std::move(value));
}

/// Land at these places: terrains and numbers follow each other in a fixed order.
inline Board boardOf(const std::vector<HexCoord>& land, Orientation orientation = Orientation::Pointy)
{
    static constexpr std::array<Terrain, 5> terrains{
        Terrain::Forest, Terrain::Hills, Terrain::Pasture, Terrain::Fields, Terrain::Mountains};
    static constexpr std::array<int, 9> numbers{5, 9, 4, 10, 3, 11, 12, 2, 6};
    Board b;
    b.id = "board";
    b.name = {"Board", "Brett"};
    b.minPlayers = minSeats;
    b.maxPlayers = maxSeats;
    b.orientation = orientation;
    b.robber.kind = RobberStart::Kind::Hex;
    b.robber.hex = land.front();
    for (std::size_t i = 0; i < land.size(); ++i) {
        HexEntry h;
        h.at = land[i];
        h.terrain = terrains[i % terrains.size()];
        h.number = numbers[i % numbers.size()];
        b.hexes.push_back(h);
    }
    return b;
}

/// All places within `radius` of the middle.
inline std::vector<HexCoord> roundLand(int radius)
{
    std::vector<HexCoord> land;
    for (int q = -radius; q <= radius; ++q)
        for (int r = -radius; r <= radius; ++r)
            if (distance({q, r}, {0, 0}) <= radius) land.push_back({q, r});
    return land;
}

/// As many hexes in a row.
inline std::vector<HexCoord> lineOfLand(int count)
{
    std::vector<HexCoord> land;
    for (int q = 0; q < count; ++q) land.push_back({q, 0});
    return land;
}

/// Two hexes pay a card of one's choice.
inline Board goldBoard()
{
    Board b = boardOf(roundLand(2));
    b.id = "gold";
    b.hexes[6].terrain = b.hexes[12].terrain = Terrain::Gold;
    return b;
}

/// Ordinary land under stacks of every kind: tokens leave or go to the bottom, in order or shuffled, once or for ever.
inline Board stackBoard()
{
    Board b = boardOf(roundLand(2));
    b.id = "stacks";
    b.stacks = {
        {"dries", {6, 8, 5}, false, AfterRoll::Leaves, WhenEmpty::Spent},
        {"turns", {6, 5, 8, 9}, false, AfterRoll::ToBottom, WhenEmpty::Spent},
        {"again", {8, 6}, false, AfterRoll::Leaves, WhenEmpty::Again},
        {"mixed", {4, 5, 6, 8, 9, 10}, true, AfterRoll::Leaves, WhenEmpty::Spent}};
    for (std::size_t i = 0; i < b.stacks.size(); ++i) {
        HexEntry& h = b.hexes[4 + 3 * i];
        h.number = 0;
        h.stack = b.stacks[i].id;
    }
    return b;
}

}  // namespace inselwerk::test
