#pragma once

#include "engine/board/coordinates.h"

#include <QPointF>

class QPainter;

/// Places on the board that one may choose. R: hex radius in the units of the painter.
namespace inselwerk {

enum class SpotState : u8 {
    Legal,   ///< small sign of what may stand there
    Hover,   ///< under the pointer or the keyboard focus: ghost of the own piece on a cream ground
    Chosen,  ///< picked, not yet confirmed: the ghost stays, stronger edge
};

/// A corner where a settlement may be built.
void paintCornerSpot(QPainter&, QPointF at, qreal R, SpotState, Colour);
/// An edge, of direction `degrees`, where a road may be built.
void paintEdgeSpot(QPainter&, QPointF middle, qreal degrees, qreal R, SpotState, Colour);
/// A settlement that may become a city; paint after the pieces.
void paintCitySpot(QPainter&, QPointF at, qreal R, SpotState, Colour);
/// A hex that may be chosen.
void paintHexSpot(QPainter&, QPointF centre, qreal R, Orientation, SpotState);

/// Double ring around the corner or edge that has the keyboard focus, and around a hex.
void paintFocusRing(QPainter&, QPointF, qreal R);
void paintHexFocus(QPainter&, QPointF centre, qreal R, Orientation);

}  // namespace inselwerk
