#pragma once

#include "engine/board/coordinates.h"

#include <QPointF>

class QPainter;

/// Number discs, piles of number tokens, and the marks of what is left to chance. Radii in the units of the painter.
namespace inselwerk {

/// A disc with a number from 2 to 12, its ways in 36 as dots below it; 6 and 8 in red with an inner ring.
/// `dots`: false on thumbnails, where the numeral is larger instead.
void paintNumberDisc(QPainter&, QPointF centre, qreal radius, int number, bool dots = true, qreal opacity = 1);

/// A pile of `tokens` (at least 1) number tokens with `number` on top, up to 7 rims drawn.
void paintNumberPile(
    QPainter&, QPointF centre, qreal radius, int number, int tokens, bool dots = true, qreal opacity = 1);

/// A dashed disc with "?": the number is left to chance.
void paintChanceDisc(QPainter&, QPointF centre, qreal radius);

/// A dashed hexagon: the terrain is left to chance. With "?" where it stands alone, or around a disc.
void paintChanceHex(QPainter&, QPointF centre, qreal radius, Orientation, bool alone);

/// A dashed ring: the place of a stack that is used up.
void paintSpentRing(QPainter&, QPointF centre, qreal radius);

}  // namespace inselwerk
