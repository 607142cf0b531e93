#pragma once

#include "editor/model/island_draws.h"

namespace inselwerk {

/// What a corner of a draw is worth to somebody who settles there.
struct CornerWorth
{
    double pips = 0;                           ///< of the hexes around it
    std::array<double, resourceCount> each{};  ///< of these by resource; gold is in `pips` only
    u8 kinds = 0;                              ///< bit per resource that it yields; gold: one bit more
    u8 harbours = 0;                           ///< bit per kind of harbour
};

/// All corners of a draw, by CornerId.
std::vector<CornerWorth> worthOfCorners(const Island&, const IslandDraw&);

/// What somebody owns already.
struct Holdings
{
    double pips = 0;
    std::array<double, resourceCount> each{};
    u8 kinds = 0;
    void add(const CornerWorth&, int times = 1);
};

/// How good a corner is for somebody: its pips, one point for each resource that is new to them, one for a 3:1
/// harbour, and for a 2:1 harbour half the pips that they would have of its resource.
double scoreOf(const CornerWorth&, const Holdings& = {});

/// Where players found in the set-up phase, when everybody takes the best corner that is free, in turn order and back.
struct Draft
{
    struct Seat
    {
        std::vector<CornerId> corners;
        double pips = 0;
    };
    std::vector<Seat> seats;
    /// Pips of the best seat less those of the poorest.
    double spread() const;
};

/// `secondIsCity`: the second building is a city, whose pips count twice.
Draft draftSnake(const Island&, const std::vector<CornerWorth>&, int players, bool secondIsCity);

}  // namespace inselwerk
