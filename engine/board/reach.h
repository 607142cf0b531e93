#pragma once

#include "engine/board/coordinates.h"

namespace inselwerk {

/// Coordinates that nobody needs to go beyond: no file names hexes further out. Sums of them cannot overflow.
inline constexpr int farthest = 500;

constexpr bool isWithinReach(HexCoord at)
{
    return at.q >= -farthest && at.q <= farthest && at.r >= -farthest && at.r <= farthest;
}

}  // namespace inselwerk
