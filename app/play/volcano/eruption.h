#pragma once

#include "app/play/table/game_log.h"

namespace inselwerk {

/// What is known of the eruption since the last roll, read from the log.
struct Eruption
{
    struct Strike
    {
        int corner = 0;
        int telling = 0;    ///< entry of the log that tells it
        int becoming = -1;  ///< entry that tells what became of the building, −1: nothing stood there
    };
    bool happened = false;
    int hex = -1;
    int entry = -1;  ///< of the log, where it began
    int die = 0;     ///< the lava die, 0 before it is rolled
    bool tokenLeft = false;
    std::vector<Strike> strikes{};
    std::array<int, maxSeats> chosen{};  ///< cards taken as gifts

    bool lavaRan() const { return !strikes.empty(); }
    /// `mark`: how many entries of the log to look at.
    static Eruption since(const Module&, const GameLog&, int mark);
};

}  // namespace inselwerk
