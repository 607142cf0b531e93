#include "app/common/painting/number_disc.h"

#include "app/common/painting/drawing.h"
#include "app/common/painting/hex_shape.h"
#include "app/common/painting/text.h"

#include <QPainter>
#include <QPen>

namespace inselwerk {
namespace {

constexpr qreal rimStep = .085;  // how much lower each rim of a pile lies, in radii
constexpr int mostRims = 7;

void paintFace(QPainter& p, QPointF centre, qreal r, int number, bool dots, qreal edge)
{
    QRadialGradient cream(centre + QPointF(-.2, -.36) * r, 1.5 * r);
    cream.setColorAt(0, rgb(0xFFFBEF));
    cream.setColorAt(.7, rgb(0xF8ECCF));
    cream.setColorAt(1, rgb(0xE8D5A8));
    p.setBrush(cream);
    p.setPen(QPen(QColor(discEdge), r * edge));
    p.drawEllipse(centre, r, r);

    const QColor ink = isRed(number) ? redNumber : rgb(0x2F261C);
    if (isRed(number)) {
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(QColor::fromRgba(rgb(redNumber, .55)), r * .045));
        p.drawEllipse(centre, r * .86, r * .86);
    }
    const bool wide = number > 9;
    const qreal size = dots ? (wide ? .92 : 1.0) : (wide ? 1.15 : 1.3);
    paintText(p, centre + QPointF(0, dots ? .2 : .42) * r, QString::number(number), Face::SerifBold, size * r, ink);
    if (!dots) return;
    p.setPen(Qt::NoPen);
    p.setBrush(ink);
    const int count = pips(number);
    for (int i = 0; i < count; ++i)
        p.drawEllipse(centre + QPointF((i - (count - 1) / 2.0) * .235, .52) * r, r * .088, r * .088);
}

QPen dashes(QRgb colour, qreal width, qreal on, qreal off)
{
    QPen pen(QColor::fromRgba(colour), width, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({on / width, off / width});
    return pen;
}

}  // namespace

void paintNumberDisc(QPainter& painter, QPointF centre, qreal r, int number, bool dots, qreal opacity)
{
    const QRectF bounds(centre.x() - 1.2 * r, centre.y() - 1.2 * r, 2.4 * r, 2.4 * r);
    paintTranslucent(painter, bounds, opacity, [&](QPainter& p) {
        p.setPen(Qt::NoPen);
        p.setBrush(QColor::fromRgba(rgb(0x3A2B18, .38)));
        p.drawEllipse(centre + QPointF(0, .1 * r), r, r);
        paintFace(p, centre, r, number, dots, .075);
    });
}

void paintNumberPile(QPainter& painter, QPointF centre, qreal r, int number, int tokens, bool dots, qreal opacity)
{
    const QRectF bounds(centre.x() - 1.3 * r, centre.y() - 1.2 * r, 2.8 * r, 3.2 * r);
    paintTranslucent(painter, bounds, opacity, [&](QPainter& p) {
        p.setPen(Qt::NoPen);
        p.setBrush(QColor::fromRgba(rgb(0x1D1512, .4)));
        p.drawEllipse(centre + QPointF(.14, .28) * r, 1.12 * r, 1.04 * r);
        p.setPen(QPen(QColor(rgb(0x6B5432)), r * .05));
        for (int i = std::min(tokens, mostRims) - 1; i >= 1; --i) {
            p.setBrush(QColor(i % 2 ? rgb(0xE8D6AC) : rgb(0xDCC797)));
            p.drawEllipse(centre + QPointF(0, i * rimStep * r), r, r);
        }
        paintFace(p, centre, r, number, dots, .09);
    });
}

void paintChanceDisc(QPainter& p, QPointF centre, qreal r)
{
    p.setBrush(QColor(printCream));
    p.setPen(dashes(discEdge, r * .095, r * .24, r * .14));
    p.drawEllipse(centre, r, r);
    paintText(p, centre + QPointF(0, .43 * r), QStringLiteral("?"), Face::SerifBold, 1.15 * r, QColor(printInk));
}

void paintChanceHex(QPainter& p, QPointF centre, qreal r, Orientation orientation, bool alone)
{
    p.setBrush(QColor::fromRgba(rgb(0xFFF6DC, .7)));
    p.setPen(dashes(discEdge, r * .08, r * .2, r * .15));
    p.drawPath(hexPath(centre, r, orientation));
    if (alone)
        paintText(p, centre + QPointF(0, .33 * r), QStringLiteral("?"), Face::SerifBold, .9 * r, QColor(printInk));
}

void paintSpentRing(QPainter& p, QPointF centre, qreal r)
{
    p.setBrush(QColor::fromRgba(rgb(0xFFF4D0, .25)));
    p.setPen(dashes(rgb(0xF4E6C4, .9), r * .1, r * .28, r * .2));
    p.drawEllipse(centre, r * .9, r * .9);
}

}  // namespace inselwerk
