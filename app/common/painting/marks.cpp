#include "app/common/painting/marks.h"

#include "app/common/painting/drawing.h"
#include "app/common/painting/svg_path.h"

#include <QPainter>

#include <cmath>
#include <numbers>

namespace inselwerk {
namespace {

QPainterPath starPath()
{
    QPainterPath path;
    for (int i = 0; i < 10; ++i) {
        const qreal angle = (-90 + 36 * i) * std::numbers::pi / 180;
        const qreal reach = i % 2 ? .46 : 1.1;
        const QPointF p(reach * std::cos(angle), reach * std::sin(angle));
        i ? path.lineTo(p) : path.moveTo(p);
    }
    path.closeSubpath();
    return path;
}

/// By SeatMark, half size 1.
const std::array<QPainterPath, colourCount>& markPaths()
{
    static const std::array<QPainterPath, colourCount> paths{
        svgPath("M-.86 0A.86 .86 0 0 1 .86 0A.86 .86 0 0 1 -.86 0Z"),
        svgPath("M-.78 -.78H.78V.78H-.78Z"),
        svgPath("M0 -1L.98 .78L-.98 .78Z"),
        svgPath("M0 -1.12L.9 0L0 1.12L-.9 0Z"),
        svgPath("M-.34 -1H.34V-.34H1V.34H.34V1H-.34V.34H-1V-.34H-.34Z"),
        starPath(),
    };
    return paths;
}

}  // namespace

void paintMark(QPainter& painter, QPointF centre, qreal halfSize, SeatMark mark, QColor colour)
{
    const QTransform before = painter.transform();
    painter.translate(centre);
    painter.scale(halfSize, halfSize);
    painter.fillPath(markPaths()[static_cast<std::size_t>(mark)], colour);
    painter.setTransform(before);
}

void paintSeatChip(QPainter& painter, QPointF centre, qreal radius, Colour colour)
{
    const PlayerColours& c = playerColours(colour);
    painter.setBrush(c.fill);
    painter.setPen(QPen(QColor(outlineColour), radius * .135));
    painter.drawEllipse(centre, radius * .932, radius * .932);
    paintMark(painter, centre, radius * .44, c.shape, c.mark);
}

}  // namespace inselwerk
