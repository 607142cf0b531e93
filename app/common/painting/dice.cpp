#include "app/common/painting/dice.h"

#include "app/common/painting/drawing.h"

#include <QPainter>
#include <QPen>

namespace inselwerk {
namespace {

struct DieInk
{
    QRgb face;
    QRgb pips;
};

DieInk inkOf(DieColour colour)
{
    switch (colour) {
        case DieColour::Cream: return {printCream, printInk};
        case DieColour::Red: return {rgb(0xC9483A), rgb(0xFFF6E0)};
        case DieColour::Lava: return {rgb(0xD9481C), rgb(0xFFF3D6)};
    }
    return {};
}

/// Pips of each face on a grid from -1 to 1.
const std::array<std::vector<QPointF>, 6>& pipPlaces()
{
    static const std::array<std::vector<QPointF>, 6> places{{
        {{0, 0}},
        {{-1, -1}, {1, 1}},
        {{-1, -1}, {0, 0}, {1, 1}},
        {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}},
        {{-1, -1}, {1, -1}, {0, 0}, {-1, 1}, {1, 1}},
        {{-1, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {1, 1}},
    }};
    return places;
}

}  // namespace

void paintDie(QPainter& painter, const QRectF& box, int face, DieColour colour)
{
    const DieInk ink = inkOf(colour);
    const QTransform before = painter.transform();
    painter.translate(box.center());
    const qreal scale = std::min(box.width(), box.height()) / 50;
    painter.scale(scale, scale);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor::fromRgba(rgb(0x2A1D0E, .3)));
    painter.drawRoundedRect(QRectF(-21, -19, 44, 43), 9, 9);
    painter.setBrush(QColor(ink.face));
    painter.setPen(QPen(QColor(rgb(0x3A2B18)), 2));
    painter.drawRoundedRect(QRectF(-22, -22, 44, 44), 9, 9);
    painter.setPen(QPen(QColor::fromRgba(rgb(0xFFFFFF, .6)), 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(-14, -18.5), QPointF(14, -18.5));
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(ink.pips));
    for (const QPointF& pip : pipPlaces()[static_cast<std::size_t>(std::clamp(face, 1, 6) - 1)])
        painter.drawEllipse(pip * 11.5, 4.3, 4.3);
    painter.setTransform(before);
}

}  // namespace inselwerk
