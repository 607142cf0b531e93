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

/// Constraints that no draw was found for: a set of them is here if it could not be met together, while every smaller
/// set of its constraints could.
using Unmet = std::vector<std::vector<Constraint>>;

/// How long to look for a draw that meets its constraints.
struct DrawEffort
{
    int attempts = 2000;     ///< draws heedless of constraints, of which the first that meets them is taken
    int stepsPerHex = 5000;  ///< of a search that puts a draw right
};

/// A table: the rules of one scenario's board for certain seats, and what is drawn anew for each game.
struct Table
{
    std::shared_ptr<const Ruleset> rules;
    DrawPlan draw;

    /// Draws a board by seed (below 2^53); the same one each time for the same effort. Of draws heedless of constraints
    /// the first is taken that meets them, so that every draw that does is equally likely. Where they are too rare to
    /// come up, one is made by putting a draw right: every one that meets the constraints may come, and none is
    /// favoured for where its hexes lie, but they are not all equally likely. If that fails as well, the draw meets as
    /// many of the constraints, taken in their order, as it can.
    Deal deal(u64 seed, Unmet* unmet = nullptr, DrawEffort = {}) const;
    /// The constraints that a deal does not meet, each once.
    std::vector<Constraint> unmetBy(const Deal&) const;
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
