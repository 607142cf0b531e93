#pragma once

#include "engine/board/coordinates.h"

#include <QPainterPath>

namespace inselwerk {

/// A corner of a hex around (0, 0) with radius 1; index as in coordinates.h.
QPointF unitCorner(int corner, Orientation);

/// A hex of the given radius (centre to corner) around `centre`.
QPainterPath hexPath(QPointF centre, qreal radius, Orientation);

/// The same with round corners, which take the share `rounding` (0–0.5) of each side.
QPainterPath roundedHexPath(QPointF centre, qreal radius, Orientation, qreal rounding);

}  // namespace inselwerk
