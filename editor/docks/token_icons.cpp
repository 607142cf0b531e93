#include "editor/docks/token_icons.h"

#include "app/common/painting/number_disc.h"
#include "app/common/painting/resource_icons.h"
#include "app/common/painting/text.h"
#include "app/common/painting/tile.h"

#include <QPainter>
#include <QPixmapCache>

namespace inselwerk {
namespace {

/// `key`: what is painted. Lists are filled anew with every stroke of a brush; painting it each time would be slow.
template <class Paint>
QPixmap painted(const QString& key, int size, qreal devicePixelRatio, Paint paint)
{
    const QString cacheKey = QStringLiteral("token_icons %1 %2 %3").arg(key).arg(size).arg(devicePixelRatio);
    QPixmap pixmap;
    if (QPixmapCache::find(cacheKey, &pixmap)) return pixmap;
    pixmap = QPixmap(QSize(size, size) * devicePixelRatio);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, QPointF(size / 2., size / 2.), size / 2.);
    painter.end();
    QPixmapCache::insert(cacheKey, pixmap);
    return pixmap;
}

}  // namespace

QPixmap numberPixmap(int number, int size, qreal devicePixelRatio)
{
    return painted(
        QStringLiteral("number %1").arg(number), size, devicePixelRatio,
        [number](QPainter& painter, QPointF centre, qreal half) {
            paintNumberDisc(painter, centre, half - 1.5, number);
        });
}

QPixmap pilePixmap(const NumberStack& stack, int size, qreal devicePixelRatio)
{
    const int top = stack.tokens.empty() ? 0 : stack.tokens.front();
    const QString key = QStringLiteral("pile %1 of %2").arg(top).arg(stack.tokens.size());
    return painted(key, size, devicePixelRatio, [&stack](QPainter& painter, QPointF centre, qreal half) {
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
    const QString key = QStringLiteral("tile %1").arg(static_cast<int>(terrain));
    return painted(key, size, devicePixelRatio, [terrain](QPainter& painter, QPointF centre, qreal half) {
        paintTile(painter, centre, half - 1, Orientation::Pointy, terrain);
    });
}

QPixmap chanceTilePixmap(int size, qreal devicePixelRatio)
{
    return painted(QStringLiteral("chance"), size, devicePixelRatio, [](QPainter& painter, QPointF centre, qreal half) {
        paintTile(painter, centre, half - 1, Orientation::Pointy, Terrain::Desert, {.chance = true});
    });
}

QPixmap harbourPixmap(Harbour kind, int size, qreal devicePixelRatio)
{
    const QString key = QStringLiteral("harbour %1").arg(static_cast<int>(kind));
    return painted(key, size, devicePixelRatio, [kind](QPainter& painter, QPointF centre, qreal half) {
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
