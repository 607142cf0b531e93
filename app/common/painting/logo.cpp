#include "app/common/painting/logo.h"

#include "app/common/painting/hex_shape.h"
#include "app/common/painting/palette.h"
#include "app/common/painting/pieces.h"

#include <QPainter>

namespace inselwerk {

void paintLogo(QPainter& painter, const QRectF& box)
{
    const QPointF centre = box.center();
    const qreal unit = std::min(box.width(), box.height()) / 48;
    const auto hex = [&](qreal radius) { return roundedHexPath(centre, radius * unit, Orientation::Pointy, .1); };
    painter.fillPath(hex(23), QColor(rgb(0x1F5B6E)));
    painter.fillPath(hex(18.5), QColor(rgb(0xEAD9AE)));
    const QPainterPath meadow = hex(15.5);
    painter.fillPath(meadow, printBrush(terrainColours(Terrain::Pasture), meadow.boundingRect()));
    paintSettlement(painter, centre + QPointF(0, unit), 44 * unit, Colour::Red);
}

}  // namespace inselwerk
