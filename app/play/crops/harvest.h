#pragma once

#include "engine/table/action.h"

#include <vector>

namespace inselwerk {

class GameSession;

/// The harvest that goes on in the position that is shown.
struct Harvest
{
    int hex = -1;             ///< −1: nobody harvests
    int round = 0;            ///< from 1
    int rounds = 0;           ///< how many there will be
    std::vector<Seat> order;  ///< who chooses, and who follows in this round

    static Harvest of(const GameSession&);
};

}  // namespace inselwerk
