#pragma once

#include "engine/scenario/writer.h"
#include "tests/engine/drawn/board.h"
#include "tests/engine/drawn/sections.h"

/// Scenarios drawn at random: land of any shape, pools, stacks, harbours, pieces, rules and rule modules. What the
/// checks refuse is drawn again, so that what comes out is what an author could have written.
namespace inselwerk::test {

struct DrawnScenario
{
    Scenario scenario;  ///< with one board
    int players = 0;
    Problems refused;  ///< the first error of each draw before this one
};

/// One draw, as the text of a file.
inline std::string drawText(Lot& lot)
{
    const int set = lot.between(0, moduleSets - 1);
    BoardWishes wishes;
    wishes.orientation = lot.percent(50) ? Orientation::Pointy : Orientation::Flat;
    wishes.volcanoes = hasModule(set, Volcano);
    if (hasModule(set, Crops)) wishes.mostFields = 24;
    Board board = BoardDrawer(lot, wishes).draw();
    SectionDrawer sections(lot, set, wishes.orientation);
    const std::string inserted = sections.rules() + sections.modules();
    if (hasModule(set, Crops) && lot.percent(60))
        for (HexEntry& h : board.hexes)
            if (h.terrainPool.empty() && h.terrain == Terrain::Fields) h.tokens = sections.tokens();
    std::string text = writeScenario(scenarioOf(std::move(board)), descriptionsOf(moduleTypes()));
    return text.insert(text.find("boards:"), inserted);
}

/// The scenario of a number, the same one every time.
inline DrawnScenario drawScenario(u64 number)
{
    Lot lot(number);
    DrawnScenario out;
    for (;;) {
        Reading reading = readScenario(drawText(lot), descriptionsOf(moduleTypes()));
        if (reading.playable()) {
            const Board& board = reading.scenario.boards.front();
            out.players = lot.between(board.minPlayers, board.maxPlayers);
            out.scenario = std::move(reading.scenario);
            return out;
        }
        const auto error = std::find_if(reading.problems.begin(), reading.problems.end(), [](const Problem& p) {
            return p.severity == Severity::Error;
        });
        out.refused.push_back(*error);
    }
}

/// Connected pieces of land.
inline int islandsOf(const Board& board)
{
    std::set<HexCoord> left;
    for (const HexEntry& h : board.hexes)
        if (!h.terrainPool.empty() || isLand(h.terrain)) left.insert(h.at);
    int islands = 0;
    while (!left.empty()) {
        ++islands;
        std::vector<HexCoord> edge{left.extract(left.begin()).value()};
        while (!edge.empty()) {
            const HexCoord at = edge.back();
            edge.pop_back();
            for (int side = 0; side < 6; ++side)
                if (const HexCoord beside = neighbour(at, side, board.orientation); left.erase(beside))
                    edge.push_back(beside);
        }
    }
    return islands;
}

/// What is special about a scenario, in words, to see how much scenarios differ.
inline std::set<std::string> featuresOf(const DrawnScenario& drawn)
{
    const Scenario& s = drawn.scenario;
    const Board& b = s.boards.front();
    std::set<std::string> out;
    const auto note = [&out](bool has, std::string_view feature) {
        if (has) out.emplace(feature);
    };
    const auto anyHex = [&b](auto is) { return std::any_of(b.hexes.begin(), b.hexes.end(), is); };
    const auto anyStack = [&b](auto is) { return std::any_of(b.stacks.begin(), b.stacks.end(), is); };
    const auto anyNumbers = [&b](NumberPool::Lay lay) {
        return std::any_of(b.numberPools.begin(), b.numberPools.end(), [lay](const auto& p) { return p.lay == lay; });
    };
    const auto land = std::count_if(
        b.hexes.begin(), b.hexes.end(), [](const HexEntry& h) { return !h.terrainPool.empty() || isLand(h.terrain); });
    out.insert(std::to_string(drawn.players) + " players");
    out.insert(b.orientation == Orientation::Flat ? "flat" : "pointy");
    out.insert(
        land < 7    ? "1 to 6 hexes"
        : land < 31 ? "7 to 30 hexes"
        : land < 81 ? "31 to 80 hexes"
                    : "81 to 127 hexes");
    const int islands = islandsOf(b);
    out.insert(islands == 1 ? "one island" : islands < 6 ? "2 to 5 islands" : "6 islands and more");
    note(anyHex([](const HexEntry& h) { return h.terrain == Terrain::Sea && h.terrainPool.empty(); }), "drawn sea");
    note(!b.terrainPools.empty(), "terrain from pools");
    note(anyNumbers(NumberPool::Lay::Shuffled), "numbers shuffled");
    note(anyNumbers(NumberPool::Lay::Spiral), "numbers in a spiral");
    note(!b.harbours.empty(), "harbours");
    note(!b.harbourPools.empty(), "harbours from a pool");
    note(!b.constraints.empty(), "constraints");
    note(!b.pieces.empty(), "fixed pieces");
    note(!b.setupHexes.empty(), "set-up hexes");
    note(b.robber.kind == RobberStart::Kind::None, "no robber");
    note(anyHex([](const HexEntry& h) { return !h.stack.empty() && h.terrain != Terrain::Volcano; }), "stacks on land");
    note(
        anyHex([](const HexEntry& h) { return !h.stack.empty() && h.terrain == Terrain::Volcano; }), "stacked volcano");
    note(anyStack([](const NumberStack& n) { return n.shuffled; }), "shuffled stacks");
    note(anyStack([](const NumberStack& n) { return n.afterRoll == AfterRoll::ToBottom; }), "tokens go to the bottom");
    note(anyStack([](const NumberStack& n) { return n.whenEmpty == WhenEmpty::Again; }), "stacks start again");
    note(!s.rules.values.empty(), "rules changed");
    for (const char* key : moduleKeys) note(s.findModule(key), key);
    note(s.modules.size() > 1, "several modules");
    return out;
}

}  // namespace inselwerk::test
