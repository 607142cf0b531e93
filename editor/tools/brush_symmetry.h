#pragma once

#include "editor/tools/tool.h"

#include <functional>

namespace inselwerk {

/// Puts the centre of a symmetry where it can be that is nearest to a point of the plane; without one, to the middle of
/// the board.
Symmetry centred(Symmetry, const Board&, std::optional<Point> = {});

/// Changes the symmetry of the brush. A new one has its centre in the middle of the board; one that the change moves
/// away from where it can be goes as little as it must.
void changeSymmetry(const Workbench&, const std::function<void(Symmetry&)>&);

}  // namespace inselwerk
