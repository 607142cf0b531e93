#include "editor/docks/token_icons.h"

#include "app/common/painting/number_disc.h"
#include "app/common/painting/resource_icons.h"
#include "app/common/painting/text.h"
#include "app/common/painting/tile.h"

#include <QPainter>

namespace inselwerk {
namespace {

template <class Paint>
QPixmap painted(int size, qreal devicePixelRatio, Paint paint)
{
    QPixmap pixmap(QSize(size, size) * devicePixelRatio);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, QPointF(size / 2., size / 2.), size / 2.);
    return pixmap;
}

}  // namespace

QPixmap numberPixmap(int number, int size, qreal devicePixelRatio)
{
    return painted(size, devicePixelRatio, [number](QPainter& painter, QPointF centre, qreal half) {
        paintNumberDisc(painter, centre, half - 1.5, number);
    });
}

QPixmap pilePixmap(const NumberStack& stack, int size, qreal devicePixelRatio)
{
    return painted(size, devicePixelRatio, [&stack](QPainter& painter, QPointF centre, qreal half) {
        if (stack.tokens.empty())
            paintSpentRing(painter, centre, .6 * half);
        else
            paintNumberPile(
                painter, centre - QPointF(0, .2 * half), .66 * half, stack.tokens.front(),
                static_cast<int>(stack.tokens.size()));
    });
}

QPixmap tilePixmap(Terrain terrain, int size, qreal devicePixelRatio)
{
    return painted(size, devicePixelRatio, [terrain](QPainter& painter, QPointF centre, qreal half) {
        paintTile(painter, centre, half - 1, Orientation::Pointy, terrain);
    });
}

QPixmap chanceTilePixmap(int size, qreal devicePixelRatio)
{
    return painted(size, devicePixelRatio, [](QPainter& painter, QPointF centre, qreal half) {
        paintTile(painter, centre, half - 1, Orientation::Pointy, Terrain::Desert, {.chance = true});
    });
}

QPixmap harbourPixmap(Harbour kind, int size, qreal devicePixelRatio)
{
    return painted(size, devicePixelRatio, [kind](QPainter& painter, QPointF centre, qreal half) {
        painter.setPen(QPen(QColor(discEdge), .09 * half));
        painter.setBrush(QColor(printCream));
        painter.drawEllipse(centre, .9 * half, .9 * half);
        if (kind == Harbour::Any)
            paintText(
                painter, centre + QPointF(0, .27 * half), QStringLiteral("3:1"), Face::CondensedBold, .78 * half,
                QColor(printInk));
        else
            paintResource(painter, centre, .6 * half, static_cast<Resource>(kind));
    });
}

}  // namespace inselwerk
