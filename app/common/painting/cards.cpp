#include "app/common/painting/cards.h"

#include "app/common/painting/hex_shape.h"
#include "app/common/painting/line_icons.h"
#include "app/common/painting/marks.h"
#include "app/common/painting/resource_icons.h"
#include "app/common/painting/text.h"

#include <QPainter>
#include <QPen>

namespace inselwerk {
namespace {

constexpr QRgb cardEdge = rgb(0x4A3820);
constexpr qreal inset = .075;  // of the picture, in card widths

void paintBlank(QPainter& p, const QRectF& box, QRgb face)
{
    const qreal line = .021 * box.width();
    p.setBrush(QColor(face));
    p.setPen(QPen(QColor(cardEdge), line));
    p.drawRoundedRect(box.adjusted(line / 2, line / 2, -line / 2, -line / 2), .1 * box.width(), .1 * box.width());
}

/// Where the picture of a card goes: all of it but a rim, or less if a name stands below.
QRectF pictureBox(const QRectF& card, bool named)
{
    const qreal rim = inset * card.width();
    const qreal bottom = named ? card.top() + .76 * card.height() : card.bottom() - rim;
    return {card.left() + rim, card.top() + rim, card.width() - 2 * rim, bottom - card.top() - rim};
}

/// The name at the foot of a card, as large as fits.
void paintFoot(QPainter& p, const QRectF& card, const QString& label)
{
    if (label.isEmpty()) return;
    qreal size = .17 * card.width();
    const qreal room = .94 * card.width();
    size = std::min(size, size * room / std::max(1e-6, textWidth(label, Face::CondensedBold, size)));
    paintText(
        p, {card.center().x(), card.bottom() - .11 * card.width()}, label, Face::CondensedBold, size, QColor(printInk));
}

}  // namespace

void paintResourceCard(QPainter& p, const QRectF& box, Resource resource, const QString& label)
{
    const TerrainColours& colours = terrainColours(terrainOf(resource));
    const qreal w = box.width();
    paintBlank(p, box, printCream);
    const QRectF picture = pictureBox(box, !label.isEmpty());
    p.setBrush(printBrush(colours, picture));
    p.setPen(QPen(colours.edge, .015 * w));
    p.drawRoundedRect(picture, .06 * w, .06 * w);
    p.setPen(Qt::NoPen);
    p.setBrush(QColor::fromRgba(rgb(0xFFF8E6, .55)));
    p.drawEllipse(picture.center(), .348 * w, .348 * w);
    paintResource(p, picture.center(), .3 * w, resource);
    paintFoot(p, box, label);
}

void paintDevelopmentCard(QPainter& p, const QRectF& box, Card card, const QString& label)
{
    paintBlank(p, box, printCream);
    paintCardHead(p, pictureBox(box, !label.isEmpty()), card);
    paintFoot(p, box, label);
}

void paintCardHead(QPainter& p, const QRectF& box, Card card, qreal opacity)
{
    const qreal small = std::min(box.width(), box.height());
    const qreal before = p.opacity();
    p.setOpacity(before * opacity);
    p.setPen(Qt::NoPen);
    p.setBrush(cardHeadColour(card));
    const qreal round = std::min(4.0, .15 * small);
    p.drawRoundedRect(box, round, round);
    const qreal size = (box.width() > 1.6 * box.height() ? .75 : .62) * small;
    paintIcon(p, QRectF(box.center() - QPointF(size, size) / 2, QSizeF(size, size)), iconOf(card), rgb(0xFFF6E0), 1.8);
    p.setOpacity(before);
}

void paintCardBack(QPainter& p, const QRectF& box, CardBack back, std::optional<Colour> seat)
{
    const bool resource = back == CardBack::Resource;
    const qreal w = box.width();
    paintBlank(p, box, printCream);
    const QRectF picture = pictureBox(box, false);
    p.setBrush(QColor(resource ? rgb(0x1F5B6E) : rgb(0x6B5539)));
    p.setPen(QPen(QColor(resource ? rgb(0x163F4D) : rgb(0x42331F)), .015 * w));
    p.drawRoundedRect(picture, .06 * w, .06 * w);
    const QColor print = QColor::fromRgba(rgb(0xEAD9AE, .55));
    p.setBrush(Qt::NoBrush);
    for (const qreal radius : {.36, .3}) {
        p.setPen(QPen(print, (radius > .33 ? .03 : .012) * w));
        p.drawPath(roundedHexPath(picture.center(), radius * w, Orientation::Pointy, .06));
    }
    if (seat)
        paintSeatChip(p, picture.center(), .2 * w, *seat);
    else if (!resource)
        paintIcon(p, QRectF(picture.center() - QPointF(.16, .16) * w, QSizeF(.32, .32) * w), Icon::Star, print, 2);
    else
        p.fillPath(roundedHexPath(picture.center(), .14 * w, Orientation::Pointy, .06), print);
}

void paintCostChip(QPainter& p, const QRectF& box, Resource resource)
{
    const TerrainColours& colours = terrainColours(terrainOf(resource));
    const qreal line = .05 * box.width();
    p.setBrush(colours.top);
    p.setPen(QPen(colours.edge, line));
    p.drawRoundedRect(box.adjusted(line / 2, line / 2, -line / 2, -line / 2), .25 * box.width(), .25 * box.width());
    paintResource(p, box.center(), .364 * box.width(), resource);
}

}  // namespace inselwerk
