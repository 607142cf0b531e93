#pragma once

#include <QPainterPath>
#include <QRectF>

class QPainter;

/// The water around the land.
namespace inselwerk {

/// Open sea: gradient and quiet waves over the whole rectangle.
void paintSea(QPainter&, const QRectF& area, bool dark);

/// Shallows, shadow and beach on both sides of a coast; the tiles of the land then cover their half. `coast`: the edges
/// between land and water as lines, in any order; R: hex radius.
void paintShore(QPainter&, const QPainterPath& coast, qreal R, bool dark);

}  // namespace inselwerk
