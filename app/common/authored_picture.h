#pragma once

#include "app/common/painting/board_picture.h"
#include "engine/scenario/scenario.h"

namespace inselwerk {

/// A board as its file says it, whatever is wrong with it; what is left to chance shows "?" and the name of its pool.
BoardPicture authoredPicture(const Scenario&, const Board&);

}  // namespace inselwerk
