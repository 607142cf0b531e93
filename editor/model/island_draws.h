#pragma once

#include "engine/board/topology.h"
#include "engine/scenario/scenario.h"

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

/// A board with the ways in which it can lie.
struct Island
{
    struct Site
    {
        std::size_t entry = 0;  ///< index among the board's harbours
        EdgeId edge = noEdge;
    };
    Topology topology;
    std::vector<Site> harbours;     ///< those at the coast
    CornerSet foundable;            ///< where the set-up phase may found
    bool drawn = false;             ///< something is left to chance
    std::vector<IslandDraw> draws;  ///< one where nothing is drawn, else `islandDraws` by fixed seeds
};

/// Draws of a board that is left to chance.
inline constexpr int islandDraws = 64;

/// Draws a board, as the game would, so that constraints and spirals are kept; pools that lack tiles leave desert. A
/// stack of numbers counts with its top token, a shuffled one with the mean of its tokens. None: no land, or too much.
std::optional<Island> drawIsland(const Board&);

}  // namespace inselwerk
