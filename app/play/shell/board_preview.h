#pragma once

#include "app/common/painting/board_picture.h"
#include "engine/setup/table.h"

namespace inselwerk {

/// A board as the seed draws it, with the pieces that lie on it at the start.
/// The scenario must be playable and the seats must fit; else the board is shown as its file says it.
BoardPicture previewOf(const Scenario&, const Board&, const Seating&, u64 seed);

}  // namespace inselwerk
