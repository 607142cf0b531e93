#pragma once

#include "engine/board/types.h"

#include <QPointF>
#include <QRectF>

class QPainter;

/// The pieces on the board. R: hex radius (centre to corner) in the units of the painter, from which a piece takes its
/// size; `opacity` below 1 makes a ghost.
namespace inselwerk {

/// A road along an edge of direction `degrees` (clockwise from the right); the mark stays upright.
void paintRoad(QPainter&, QPointF middle, qreal degrees, qreal R, Colour, qreal opacity = 1);
/// A settlement (1.7 × 1.9 u, u = 0.215 R) or city (2.5 × 2.25 u, u = 0.23 R) on the corner `at`.
void paintSettlement(QPainter&, QPointF at, qreal R, Colour, qreal opacity = 1);
void paintCity(QPainter&, QPointF at, qreal R, Colour, qreal opacity = 1);
/// The robber (0.40 × 0.72 R), `at` a little below its middle.
void paintRobber(QPainter&, QPointF at, qreal R, qreal opacity = 1);

/// The picture of a piece for a button or a list, in the largest square in the middle of the rectangle.
enum class PieceIcon : u8 { Road, Settlement, City };
void paintPieceIcon(QPainter&, const QRectF&, PieceIcon, Colour, qreal opacity = 1);

/// What the pieces cover at most, outline and shadow included, when they stand at (0, 0).
QRectF buildingBounds(qreal R);
QRectF robberBounds(qreal R);

}  // namespace inselwerk
