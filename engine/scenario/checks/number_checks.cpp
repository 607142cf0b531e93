#include "engine/scenario/checks/fixes.h"

#include <algorithm>

/// Checks of the numbers on the hexes.
namespace inselwerk {
namespace {

bool isToken(int number) { return pips(number) > 0; }

bool isFixed(const HexEntry& h, Terrain t) { return h.terrainPool.empty() && h.terrain == t; }

bool hasNumber(const HexEntry& h) { return h.number != 0 || !h.numberPool.empty(); }

Fix withoutNumber(const BoardView& v, std::size_t index)
{
    return fixHex(v, index, say(INSELWERK_TEXT("Scenario", "Remove the number")), [](HexEntry& h) {
        h.number = 0;
        h.numberPool.clear();
    });
}

/// Of a number and a stack one stays: a number from a pool, since the pool counts on the hex, else the stack.
Fix withOneOfBoth(const BoardView& v, std::size_t index)
{
    if (v.board.hexes[index].numberPool.empty())
        return fixHex(v, index, say(INSELWERK_TEXT("Scenario", "Keep the stack")), [](HexEntry& h) { h.number = 0; });
    return fixHex(v, index, say(INSELWERK_TEXT("Scenario", "Keep the number")), [](HexEntry& h) { h.stack.clear(); });
}

/// A number lies on land, alone, and is one that two dice can show.
class NumbersOnLand final : public BoardCheck
{
    void run(const BoardView& v, Findings& found) const override
    {
        for (std::size_t i = 0; i < v.board.hexes.size(); ++i) {
            const HexEntry& h = v.board.hexes[i];
            const std::string path = v.at("hexes", i, "number");
            if (h.number != 0 && !isToken(h.number))
                found.error(
                    path, say(INSELWERK_TEXT("Scenario", "%1 is no number token. Use 2 to 6 or 8 to 12."), {h.number}),
                    withoutNumber(v, i));
            if (!hasNumber(h)) continue;
            if (!h.stack.empty())
                found.error(
                    path,
                    say(INSELWERK_TEXT("Scenario", "This hex has a number and a stack as well. Keep one of them.")),
                    withOneOfBoth(v, i));
            if (isFixed(h, Terrain::Sea))
                found.error(
                    path, say(INSELWERK_TEXT("Scenario", "Sea cannot have a number. Remove it or change the terrain.")),
                    withoutNumber(v, i));
            else if (isFixed(h, Terrain::Desert))
                found.warning(
                    path,
                    say(INSELWERK_TEXT("Scenario", "A number on a desert has no effect: a desert yields nothing.")),
                    withoutNumber(v, i));
            else if (isFixed(h, Terrain::Volcano) && !h.numberPool.empty())
                found.warning(
                    path,
                    say(INSELWERK_TEXT(
                        "Scenario", "A volcano takes no number from a pool. Give it a number or a stack of its own.")),
                    withoutNumber(v, i));
        }
    }
};

/// Land that yields has something to yield on.
class SilentLand final : public BoardCheck
{
    void run(const BoardView& v, Findings& found) const override
    {
        for (std::size_t i = 0; i < v.board.hexes.size(); ++i) {
            const HexEntry& h = v.board.hexes[i];
            const bool yields = !h.terrainPool.empty() || h.terrain == Terrain::Gold || resourceOf(h.terrain);
            if (yields && !hasNumber(h) && h.stack.empty())
                found.warning(
                    v.at("hexes", i),
                    say(INSELWERK_TEXT(
                        "Scenario", "This hex has neither a number nor a stack, so it never yields anything.")));
        }
    }
};

/// Some hex yields. One whose terrain is drawn from a pool that is not there is judged with the pools.
class BarrenLand final : public BoardCheck
{
    void run(const BoardView& v, Findings& found) const override
    {
        const auto yields = [](Terrain t) { return t == Terrain::Gold || t == Terrain::Volcano || resourceOf(t); };
        const auto mayYield = [&](const auto& place) {
            const HexEntry& h = *place.second;
            if (h.terrainPool.empty()) return yields(h.terrain);
            const TerrainPool* pool = v.terrainPool(h.terrainPool);
            for (int t = 0; pool && t < terrainCount; ++t)
                if (pool->tiles[static_cast<std::size_t>(t)] > 0 && yields(static_cast<Terrain>(t))) return true;
            return !pool;
        };
        if (v.land.empty() || std::any_of(v.landAt.begin(), v.landAt.end(), mayYield)) return;
        found.warning(
            v.at("hexes"),
            say(INSELWERK_TEXT(
                "Scenario", "No hex of this board yields resources, so nobody could ever build anything.")));
    }
};

/// In a layout that is not drawn, 6 and 8 should keep apart.
class RedNeighbours final : public BoardCheck
{
    void run(const BoardView& v, Findings& found) const override
    {
        for (std::size_t i = 0; i < v.board.hexes.size(); ++i) {
            const HexEntry& h = v.board.hexes[i];
            if (!isRed(h.number)) continue;
            for (int side = 0; side < 6; ++side) {
                const HexEntry* other = v.landBeside(h.at, side);
                if (!other || !isRed(other->number) || !readsBefore(other->at, h.at, v.board.orientation)) continue;
                found.warning(
                    v.at("hexes", i, "number"), say(INSELWERK_TEXT(
                                                        "Scenario",
                                                        "The red numbers %1 here and %2 at %3 lie side by side, which "
                                                        "makes their corner very strong."),
                                                    {h.number, other->number, spoken(other->at)}));
            }
        }
    }
};

}  // namespace

BoardChecks numberChecks()
{
    static const NumbersOnLand onLand;
    static const SilentLand silent;
    static const BarrenLand barren;
    static const RedNeighbours red;
    return {&onLand, &silent, &barren, &red};
}

}  // namespace inselwerk
