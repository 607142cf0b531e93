#include "editor/tools/hex_outlines.h"

#include "app/common/painting/hex_shape.h"
#include "app/common/painting/palette.h"

#include <QPainter>

namespace inselwerk {
namespace {

template <class Hexes>
void paintAll(QPainter& painter, const BoardGeometry& geometry, const Hexes& hexes)
{
    const qreal R = geometry.radius();
    const QRectF sight = geometry.area().adjusted(-R, -R, R, R);
    QList<QLineF> lines;
    for (const HexCoord hex : hexes) {
        const QPointF centre = geometry.hexCentre(hex);
        if (!sight.contains(centre)) continue;
        const auto corner = [&](int i) { return centre + .8 * R * unitCorner(i % 6, geometry.orientation()); };
        for (int i = 0; i < 6; ++i) lines.append(QLineF(corner(i), corner(i + 1)));
    }
    painter.setPen(QPen(QColor(outlineColour), .085 * R, Qt::SolidLine, Qt::SquareCap));
    painter.drawLines(lines);
    painter.setPen(QPen(Qt::white, .04 * R, Qt::SolidLine, Qt::SquareCap));
    painter.drawLines(lines);
}

}  // namespace

void paintHexOutlines(QPainter& painter, const BoardGeometry& geometry, const std::set<HexCoord>& hexes)
{
    paintAll(painter, geometry, hexes);
}

void paintHexOutlines(QPainter& painter, const BoardGeometry& geometry, const std::vector<HexCoord>& hexes)
{
    paintAll(painter, geometry, hexes);
}

}  // namespace inselwerk
