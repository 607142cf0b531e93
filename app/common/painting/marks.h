#pragma once

#include "app/common/painting/palette.h"

#include <QPointF>

class QPainter;

namespace inselwerk {

/// The mark of a player, about `2 * halfSize` wide.
void paintMark(QPainter&, QPointF centre, qreal halfSize, SeatMark, QColor);

/// Round chip in the colour of a seat with its mark: in lists, in the log, before the status line.
void paintSeatChip(QPainter&, QPointF centre, qreal radius, Colour);

}  // namespace inselwerk
