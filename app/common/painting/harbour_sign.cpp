#include "app/common/painting/harbour_sign.h"

#include "app/common/painting/board_geometry.h"
#include "app/common/painting/palette.h"
#include "app/common/painting/resource_icons.h"
#include "app/common/painting/text.h"

#include <QPainter>
#include <QPen>

#include <cmath>

namespace inselwerk {
namespace {

void paintPier(QPainter& painter, QPointF from, QPointF to, qreal R)
{
    const QPointF way = to - from;
    const qreal length = std::hypot(way.x(), way.y());
    QLinearGradient wood(0, -.05 * R, 0, .05 * R);
    wood.setColorAt(0, rgb(0xB98D5C));
    wood.setColorAt(1, rgb(0x8C6238));
    painter.save();
    painter.translate(from);
    painter.rotate(std::atan2(way.y(), way.x()) * 180 / M_PI);
    painter.setBrush(wood);
    painter.setPen(QPen(QColor(rgb(0x3F2A14)), .018 * R, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawRect(QRectF(0, -.05 * R, length, .1 * R));
    painter.setPen(QPen(QColor(rgb(0x5B3F20)), .013 * R, Qt::SolidLine, Qt::FlatCap));
    for (qreal x = .085 * R; x < length - .02 * R; x += .085 * R)
        painter.drawLine(QPointF(x, -.05 * R), QPointF(x, .05 * R));
    painter.restore();
}

/// Signs smaller than this hold no text that could be read.
constexpr qreal leastRadiusWithText = 9;

/// The face of a 3:1 harbour, or of one left to chance. `unit`: R, or more on small boards.
void paintPlainFace(QPainter& p, QPointF centre, qreal unit, bool chance, Detail detail)
{
    const QColor ink(printInk);
    const bool thumbnail = detail == Detail::Thumbnail;
    if (thumbnail && harbourRadius(1000) * unit < leastRadiusWithText) return;
    if (chance) {
        paintText(p, centre + QPointF(0, .105) * unit, QStringLiteral("?"), Face::SerifBold, .29 * unit, ink);
    } else if (detail != Detail::Full) {
        const qreal size = (thumbnail ? .25 : .22) * unit;
        paintText(p, centre + QPointF(0, .075) * unit, QStringLiteral("3:1"), Face::CondensedBold, size, ink);
    } else {
        const qreal ring = harbourRadius(1000) * .84 * unit;
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(QColor(rgb(0xB08A50)), .012 * unit));
        p.drawEllipse(centre, ring, ring);
        paintText(p, centre + QPointF(0, .015) * unit, QStringLiteral("3:1"), Face::CondensedBold, .17 * unit, ink);
        paintText(p, centre + QPointF(0, .165) * unit, QStringLiteral("?"), Face::SerifBold, .15 * unit, rgb(0x7A5A2A));
    }
}

void paintResourceFace(QPainter& p, QPointF centre, qreal unit, Resource resource, Detail detail)
{
    if (detail == Detail::Thumbnail) {
        paintResource(p, centre, .17 * unit, resource);
        return;
    }
    p.setPen(Qt::NoPen);
    p.setBrush(QColor::fromRgba(rgb(0xFFF8E6, .6)));
    p.drawEllipse(centre + QPointF(0, -.06) * unit, .185 * unit, .185 * unit);
    paintResource(p, centre + QPointF(0, -.075) * unit, .15 * unit, resource);
    p.setBrush(QColor(printCream));
    p.setPen(QPen(QColor(rgb(0x3F2A14)), .014 * unit));
    p.drawRoundedRect(
        QRectF(centre.x() - .155 * unit, centre.y() + .075 * unit, .31 * unit, .155 * unit), .05 * unit, .05 * unit);
    paintText(
        p, centre + QPointF(0, .2) * unit, QStringLiteral("2:1"), Face::CondensedBold, .135 * unit, QColor(printInk));
}

}  // namespace

void paintHarbour(QPainter& painter, const EdgePoints& edge, qreal R, std::optional<Harbour> kind, Detail detail)
{
    const QPointF sign = edge.middle() + edge.outward() * harbourDistance * R;
    for (const QPointF end : {edge.first, edge.second})
        paintPier(painter, end + edge.outward() * .03 * R, sign + (end - edge.middle()) * .2, R);

    const bool plain = !kind || *kind == Harbour::Any;
    const qreal radius = harbourRadius(R) * R;
    const qreal unit = radius / harbourRadius(1000);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor::fromRgba(rgb(0x2E4A52, .45)));
    painter.drawEllipse(sign + QPointF(0, .025 * unit), radius * 1.03, radius * 1.03);
    painter.setPen(QPen(QColor(rgb(0x3F2A14)), .03 * unit));
    const auto resource = static_cast<Resource>(kind.value_or(Harbour::Lumber));  // the first five share their order
    painter.setBrush(plain ? QColor(rgb(0xF7ECD0)) : terrainColours(terrainOf(resource)).bottom);
    painter.drawEllipse(sign, radius, radius);
    if (plain)
        paintPlainFace(painter, sign, unit, !kind, detail);
    else
        paintResourceFace(painter, sign, unit, resource, detail);
}

}  // namespace inselwerk
