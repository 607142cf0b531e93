#pragma once

#include "editor/tools/tool.h"

namespace inselwerk {

/// The direction of an arrow key; none: it is no arrow.
std::optional<QPointF> directionOf(int key);

/// Where an arrow key takes the keyboard cursor: the nearest hex, corner or edge in that direction; none: nothing
/// lies there. Corners and edges are those of the land.
std::optional<QPointF> nextStop(
    const BoardGeometry&, const BoardPicture&, QPointF from, Tool::Target, QPointF direction);

/// The exact point of the hex, corner or edge that a spot names.
QPointF stopNear(const BoardGeometry&, const Spot&, Tool::Target);

}  // namespace inselwerk
