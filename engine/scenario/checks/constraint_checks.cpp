#include "engine/scenario/checks/fixes.h"

#include <algorithm>
#include <set>

/// Checks whether the constraints on a draw can be met, in the cases that are plain to see.
namespace inselwerk {
namespace {

bool clash(Constraint c, const HexEntry& a, const HexEntry& b)
{
    switch (c) {
        case Constraint::NoAdjacentRed: return isRed(a.number) && isRed(b.number);
        case Constraint::NoAdjacentEqualNumbers: return a.number != 0 && a.number == b.number;
        case Constraint::NoAdjacentEqualTerrain:
            return a.terrainPool.empty() && b.terrainPool.empty() && a.terrain == b.terrain;
    }
    return false;
}

Fix withoutConstraint(const BoardView& v, std::size_t index)
{
    return fixBoard(v, say(INSELWERK_TEXT("Scenario", "Remove the constraint")), [index](Board& b) {
        eraseAt(b.constraints, index);
    });
}

class Repeated final : public BoardCheck
{
    void run(const BoardView& v, Findings& found) const override
    {
        std::set<Constraint> seen;
        for (std::size_t i = 0; i < v.board.constraints.size(); ++i)
            if (!seen.insert(v.board.constraints[i]).second)
                found.warning(
                    v.at("constraints", i),
                    say(INSELWERK_TEXT("Scenario", "The constraint `%1` stands here twice. Remove one."),
                        {nameOf(v.board.constraints[i])}),
                    withoutConstraint(v, i));
    }
};

/// Two neighbours that are not drawn break a constraint, whatever the draw.
class FixedNeighbours final : public BoardCheck
{
    void run(const BoardView& v, Findings& found) const override
    {
        for (std::size_t i = 0; i < v.board.constraints.size(); ++i)
            if (const auto pair = firstClash(v, v.board.constraints[i]))
                found.warning(
                    v.at("constraints", i),
                    say(INSELWERK_TEXT(
                            "Scenario", "This can never be met: the hexes %1 and %2, which are not drawn, break it."),
                        {spoken(pair->first), spoken(pair->second)}),
                    withoutConstraint(v, i));
    }

    static std::optional<std::pair<HexCoord, HexCoord>> firstClash(const BoardView& v, Constraint c)
    {
        for (const auto& [at, hex] : v.landAt)
            for (int side = 0; side < 3; ++side) {
                const HexEntry* other = v.landBeside(at, side);
                if (other && clash(c, *hex, *other)) return std::pair{at, other->at};
            }
        return std::nullopt;
    }
};

/// At most this many hexes can lie apart from each other: the land is covered with triples of mutual neighbours, each
/// of which holds one of them at most. An upper bound, not the exact number.
int mostApart(const BoardView& v)
{
    std::set<HexCoord> left(v.land.begin(), v.land.end());
    int groups = 0;
    while (!left.empty()) {
        const HexCoord first = *left.begin();
        left.erase(left.begin());
        ++groups;
        for (int side = 0; side < 6; ++side) {
            const HexCoord a = neighbour(first, side, v.board.orientation);
            const HexCoord b = neighbour(first, (side + 1) % 6, v.board.orientation);
            if (!left.contains(a) || !left.contains(b)) continue;
            left.erase(a);
            left.erase(b);
            break;
        }
    }
    return groups;
}

/// More equal things than can lie apart on this island.
class TooManyEqual final : public BoardCheck
{
    void run(const BoardView& v, Findings& found) const override
    {
        if (!v.topology()) return;
        const int most = mostApart(v);
        for (std::size_t i = 0; i < v.board.constraints.size(); ++i)
            if (const int n = largestGroup(v.board, v.board.constraints[i]); n > most)
                found.warning(
                    v.at("constraints", i),
                    say(INSELWERK_TEXT(
                            "Scenario",
                            "This can never be met: %1 hexes would have to lie apart from each other, but "
                            "the island has room for %2 at most."),
                        {n, most}),
                    withoutConstraint(v, i));
    }

    /// How many hexes the constraint wants apart from each other.
    static int largestGroup(const Board& b, Constraint c)
    {
        std::map<int, int> groups;
        if (c == Constraint::NoAdjacentEqualTerrain) {
            for (const TerrainPool& p : b.terrainPools)
                for (std::size_t t = 0; t < p.tiles.size(); ++t) groups[static_cast<int>(t)] += p.tiles[t];
            for (const HexEntry& h : b.hexes)
                if (h.terrainPool.empty() && isLand(h.terrain)) ++groups[static_cast<int>(h.terrain)];
        } else {
            const auto count = [&](int number) {
                if (c == Constraint::NoAdjacentEqualNumbers && number != 0) ++groups[number];
                if (c == Constraint::NoAdjacentRed && isRed(number)) ++groups[0];
            };
            for (const NumberPool& p : b.numberPools)
                for (const int token : p.tokens) count(token);
            for (const HexEntry& h : b.hexes) count(h.number);
        }
        int largest = 0;
        for (const auto& [what, n] : groups) largest = std::max(largest, n);
        return largest;
    }
};

}  // namespace

BoardChecks constraintChecks()
{
    static const Repeated repeated;
    static const FixedNeighbours fixed;
    static const TooManyEqual many;
    return {&repeated, &fixed, &many};
}

}  // namespace inselwerk
