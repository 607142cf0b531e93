#pragma once

#include "engine/board/coordinates.h"

#include <QPointF>
#include <QRectF>

class QPainter;

/// The volcano, from above. R: hex radius (centre to corner) in the units of the painter; the volcano is as large as
/// its hex, with a channel to each corner. Corners by index, as in coordinates.h.
namespace inselwerk {

/// Cone, channels and crater; to be clipped to the hex. `cold`: it will erupt no more.
void paintVolcano(QPainter&, QPointF centre, qreal R, Orientation, bool cold);

/// Lava on its way to a corner, crater on top of it. `progress`: 0 in the crater, `lavaArrives` at the corner, 1 when
/// the splash has spread. Clips the run to the printed area; the splash lies over the neighbours.
void paintLava(QPainter&, QPointF centre, qreal R, Orientation, int corner, qreal progress);
inline constexpr qreal lavaArrives = 0.82;

/// Six plaques with the numbers of the corners; that of `lavaCorner` (-1: none) is lit. `digits`: false on thumbnails.
void paintVolcanoPlaques(
    QPainter&, QPointF centre, qreal R, Orientation, const std::array<int, 6>& cornerNumbers, int lavaCorner,
    bool digits);

/// Where a plaque lies: 0.575 R towards its corner.
QPointF plaqueCentre(QPointF centre, qreal R, Orientation, int corner);

/// A volcano in a panel: cone with thick channels, glowing crater and plaques, one channel lit. No pieces, no stack.
/// `R`: hex radius.
void paintVolcanoDiagram(
    QPainter&, QPointF centre, qreal R, Orientation, const std::array<int, 6>& cornerNumbers, int lavaCorner);

/// A pile of number tokens seen from the side, `number` on the uppermost; up to 6 tokens drawn; 0: a dashed place.
void paintSidePile(QPainter&, const QRectF&, int number, int tokens);

}  // namespace inselwerk
