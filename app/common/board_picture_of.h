#pragma once

#include "app/common/painting/board_picture.h"
#include "engine/table/view.h"

namespace inselwerk {

struct Board;
struct Deal;
struct Table;

/// How the board of a game looks now. `authored` adds the sea hexes that its author wants drawn, which no rule knows
/// of.
BoardPicture boardPictureOf(const View&, const Board* authored = nullptr);

/// How a board looks at the start of a game: as dealt, with its fixed pieces.
BoardPicture boardPictureOf(const Table&, const Deal&, const Board* authored = nullptr);
/// The same of a game with this seed.
BoardPicture boardPictureOf(const Table&, u64 seed, const Board* authored = nullptr);

}  // namespace inselwerk
