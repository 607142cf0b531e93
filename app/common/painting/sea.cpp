#include "app/common/painting/sea.h"

#include "app/common/painting/palette.h"

#include <QPainter>
#include <QPen>

namespace inselwerk {
namespace {

/// Where the waves leave their grid, in steps: a fixed table, so that the sea always looks the same.
constexpr std::array<std::pair<qreal, qreal>, 13> drift{{
    {.06, -.03},
    {-.11, .05},
    {.02, .07},
    {.13, -.06},
    {-.05, -.02},
    {-.14, .03},
    {.09, .06},
    {-.01, -.07},
    {.14, .02},
    {-.08, -.05},
    {.04, .01},
    {-.12, -.06},
    {.11, .04},
}};

}  // namespace

void paintSea(QPainter& painter, const QRectF& area, bool dark)
{
    const BoardPalette& palette = boardPalette(dark);
    QRadialGradient water(QPointF(.5, .48), .72);
    water.setCoordinateMode(QGradient::ObjectMode);
    water.setColorAt(0, palette.seaMiddle);
    water.setColorAt(1, palette.seaRim);
    painter.setPen(Qt::NoPen);
    painter.setBrush(water);
    painter.drawRect(area);

    const qreal step = std::min(120.0, area.width() / 7);
    const qreal k = .11 * step;
    QPainterPath waves;
    std::size_t i = 0;
    int row = 0;
    for (qreal y = .6 * step; y < area.height(); y += .62 * step, ++row)
        for (qreal x = (row % 2 ? .9 : .4) * step; x < area.width(); x += 1.15 * step) {
            const auto [dx, dy] = drift[i++ % drift.size()];
            const QPointF start = area.topLeft() + QPointF(x + dx * step - 2 * k, y + dy * step);
            waves.moveTo(start);
            waves.quadTo(start + QPointF(k, -.8 * k), start + QPointF(2 * k, 0));
            waves.quadTo(start + QPointF(3 * k, .8 * k), start + QPointF(4 * k, 0));
        }
    QColor foam = palette.wave;
    foam.setAlphaF(.55f);
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.strokePath(waves, QPen(foam, 1.6, Qt::SolidLine, Qt::RoundCap));
    painter.restore();
}

void paintShore(QPainter& painter, const QPainterPath& coast, qreal R, bool dark)
{
    const BoardPalette& palette = boardPalette(dark);
    const auto band = [&](qreal width, const QColor& colour) {
        painter.strokePath(coast, QPen(colour, width * R, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    };
    band(1.12, palette.shallowsOuter);
    band(.7, palette.shallowsInner);
    painter.translate(0, .05 * R);
    band(.26, QColor::fromRgba(rgb(0x7A6A45, .35)));
    painter.translate(0, -.05 * R);
    band(.27, rgb(0x6E5A36));
    band(.22, palette.beach);
    band(.06, rgb(0xD9C28C));
}

}  // namespace inselwerk
