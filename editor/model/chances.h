#pragma once

#include "engine/scenario/scenario.h"

/// How likely it is that an event token is seen in a game: an estimate, from nothing but the scenario.
///
/// It assumes a usual game of people: `turnsOfEach` turns each, of what one builds `settlementsOfEach` settlements
/// beyond the two of the set-up and `citiesOfEach` cities as far as the supplies go, `knightsOfEach` knights as far as
/// the deck goes, and each award changes hands `awardMoves` times. Tokens are equally likely to be turned over; one
/// that was lies in the discard until the others were.
namespace inselwerk::chances {

inline constexpr int turnsOfEach = 18;
inline constexpr int settlementsOfEach = 3;
inline constexpr int citiesOfEach = 3;
inline constexpr int knightsOfEach = 2;
inline constexpr double awardMoves = 1.5;

struct Estimate
{
    int players = 4;
    int turns = 0;        ///< of all players
    int tokens = 0;       ///< in the supply
    double revealed = 0;  ///< tokens turned over in a game, by placement, triggers and tokens that draw others

    /// The chance, from 0 to 1, that one of `count` equal tokens is turned over.
    double seen(int count) const;
    friend bool operator==(const Estimate&, const Estimate&) = default;
};

/// For the most players that the board allows.
Estimate estimate(const Scenario&, const Board&);

}  // namespace inselwerk::chances
