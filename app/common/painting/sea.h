#pragma once

#include <QPainterPath>
#include <QRectF>

class QPainter;

/// The water around the land.
namespace inselwerk {

/// Open sea: gradient and quiet waves over the whole rectangle.
void paintSea(QPainter&, const QRectF& area, bool dark);

/// Shallows, shadow and beach around the land, to be covered by its tiles. `land`: the hexes of the land, as many
/// outlines; R: hex radius.
void paintShore(QPainter&, const QPainterPath& land, qreal R, bool dark);

}  // namespace inselwerk
