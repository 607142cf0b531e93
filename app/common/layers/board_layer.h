#pragma once

#include "app/common/painting/board_picture.h"
#include "engine/table/view.h"

#include <span>

namespace inselwerk {

/// What a rule module adds to the picture of a board. A module without one is drawn by terrain, numbers and pieces.
struct BoardLayer
{
    std::string_view key;  ///< of the module, as in its Facts
    /// To the picture of a game; hexes lie in it in the order of their ids.
    void (*ofGame)(const Module&, const View&, BoardPicture&) = nullptr;
    /// To the picture of a board as its file says it; hexes lie in it as in the board's list.
    void (*ofBoard)(const Section&, const Board&, BoardPicture&) = nullptr;
};

/// The layers of the program: an explicit list, one line a module.
std::span<const BoardLayer> boardLayers();

}  // namespace inselwerk
