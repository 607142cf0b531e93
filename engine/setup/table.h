#pragma once

#include "engine/rules/rules.h"

/// From an authored board to a table that can be played at: rules compiled, chance of the board drawn.
namespace inselwerk {

/// What a board leaves to chance, compiled to ids. Fixed values stand in `fixed`.
struct DrawPlan
{
    struct Terrains
    {
        std::vector<HexId> places;
        std::vector<Terrain> tiles;
    };
    struct Numbers
    {
        std::vector<HexId> places;
        std::vector<u8> tokens;
        NumberPool::Lay lay = NumberPool::Lay::Shuffled;
        std::vector<std::vector<HexId>> spirals;  ///< one order of all hexes per possible start
    };
    struct Harbours
    {
        std::vector<u8> places;
        std::vector<Harbour> pieces;
    };
    Deal fixed;
    std::vector<Terrains> terrains;
    std::vector<Numbers> numbers;
    std::vector<Harbours> harbours;
    std::vector<Constraint> constraints;
    RobberStart robber;
};

/// A table: the rules of one scenario's board for certain seats, and what is drawn anew for each game.
struct Table
{
    std::shared_ptr<const Ruleset> rules;
    DrawPlan draw;

    /// Draws a board by seed (below 2^53). When `unmet` comes back set, no draw satisfied that constraint within the
    /// attempts; the deal then ignores it.
    Deal deal(u64 seed, std::optional<Constraint>* unmet = nullptr) const;
};

/// Sets what each corner's harbours trade, from the kinds of the deal.
void openHarbours(const Ruleset&, Deal&);

/// Who sits at a table.
struct Seating
{
    std::vector<Colour> colours;  ///< in turn order

    /// `players` seats with the colours of the board's starting pieces, or the usual ones.
    static Seating usual(const Board&, int players);
};

/// Makes a table. The scenario must be playable (Reading::playable). Empty `rules` and a sentence in `problem` when the
/// seats do not fit the board.
Table compile(const Scenario&, const Board&, const Seating&, const ModuleTypes&, Message* problem = nullptr);

/// The board that a program takes when none is named: the first that fits the number of players.
const Board* defaultBoard(const Scenario&, int players);
/// Number of players when none is said: the smallest number of the scenario that is at least 4, or else its largest.
int defaultPlayers(const Scenario&);

/// Orders of all hexes of an island, counter-clockwise inwards, one for each corner hex at which one may begin.
std::vector<std::vector<HexId>> spiralOrders(const Topology&, std::optional<HexCoord> start);

}  // namespace inselwerk
