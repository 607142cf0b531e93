#include "app/common/painting/hex_shape.h"

namespace inselwerk {

QPointF unitCorner(int corner, Orientation orientation)
{
    const Point p = cornerPoint({0, 0}, corner, orientation);
    return {p.x, p.y};
}

QPainterPath hexPath(QPointF centre, qreal radius, Orientation orientation)
{
    QPainterPath path(centre + radius * unitCorner(0, orientation));
    for (int i = 1; i < 6; ++i) path.lineTo(centre + radius * unitCorner(i, orientation));
    path.closeSubpath();
    return path;
}

QPainterPath roundedHexPath(QPointF centre, qreal radius, Orientation orientation, qreal rounding)
{
    QPainterPath path;
    for (int i = 0; i < 6; ++i) {
        const QPointF corner = centre + radius * unitCorner(i, orientation);
        const QPointF before = centre + radius * unitCorner((i + 5) % 6, orientation);
        const QPointF after = centre + radius * unitCorner((i + 1) % 6, orientation);
        const QPointF start = corner + (before - corner) * rounding;
        if (i == 0)
            path.moveTo(start);
        else
            path.lineTo(start);
        path.quadTo(corner, corner + (after - corner) * rounding);
    }
    path.closeSubpath();
    return path;
}

}  // namespace inselwerk
