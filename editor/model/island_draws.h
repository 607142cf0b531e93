#pragma once

#include "engine/setup/table.h"

#include <optional>

namespace inselwerk {

/// One way in which a board can lie on the table: everything drawn that is left to chance.
struct IslandDraw
{
    struct Hex
    {
        int number = 0;   ///< token laid there, 0: none, or a stack
        double pips = 0;  ///< ways in 36 in which it pays somebody; 0 where the terrain yields nothing
        std::optional<Resource> resource;
        bool gold = false;  ///< pays any resource
    };
    std::vector<Hex> hexes;         ///< by HexId
    std::vector<Harbour> harbours;  ///< as Island::harbours
};

/// What of a board is the same in all draws.
struct Island
{
    struct Site
    {
        std::size_t entry = 0;  ///< index among the board's harbours
        EdgeId edge = noEdge;
    };
    Topology topology;
    std::vector<Site> harbours;  ///< those at the coast
    CornerSet foundable;         ///< where the set-up phase may found
    bool drawn = false;          ///< something is left to chance
};

/// Draws of a board that is left to chance.
inline constexpr int islandDraws = 64;

/// Draws a board as the game would, but with less patience, so that constraints and spirals are kept; pools that lack
/// tiles leave desert. A stack of numbers counts with its top token, a shuffled one with the mean of its tokens. One
/// draw after the other, so that one can pause and give up in between.
class IslandDrawing
{
public:
    explicit IslandDrawing(const Board&);

    /// None: no land, or too much.
    const std::optional<Island>& island() const { return m_island; }
    /// One draw suffices where nothing is left to chance, else it takes `islandDraws` by fixed seeds, or fewer if they
    /// miss constraints.
    bool isDone() const;
    IslandDraw next();
    /// So many draws missed a constraint.
    int missed() const { return m_missed; }

private:
    Table m_table;
    std::optional<Island> m_island;
    int m_draws = 0;
    int m_missed = 0;
};

}  // namespace inselwerk
