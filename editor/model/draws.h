#pragma once

#include "engine/setup/table.h"

namespace inselwerk {

/// One draw of a board: what a game with that seed would begin with.
struct Draw
{
    Table table;  ///< without rules when it cannot be drawn
    Deal deal;
    Unmet unmet;                     ///< constraints that no draw was found for
    std::optional<Problem> problem;  ///< the first error that keeps the scenario from being played
    Message refusal;                 ///< why this board cannot be set up, when it is not an error of the file
    bool drawn() const { return table.rules != nullptr; }
};
Draw drawOf(const Scenario&, std::size_t board, std::uint64_t seed);

/// Is anything of a board left to chance?
bool leavesToChance(const Board&);

/// Writes a draw into the board: terrain, numbers and harbours as drawn, pools that nothing is drawn from any more
/// away. With nothing left to draw go the constraints. The robber who begins on a number begins on the hex that was
/// drawn.
void fixDraw(Board&, const Draw&);

}  // namespace inselwerk
