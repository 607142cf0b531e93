#include "editor/docks/token_icons.h"

#include "app/common/painting/number_disc.h"
#include "app/common/painting/resource_icons.h"
#include "app/common/painting/text.h"
#include "app/common/painting/tile.h"
#include "editor/common/painted_icon.h"

#include <QPainter>

namespace inselwerk {
namespace {

/// Painted about the middle of a square with sides of twice `half`.
constexpr qreal half = 10;

template <class Paint>
QIcon painted(Paint paint)
{
    return paintedIcon(
        2 * static_cast<int>(half), [paint](QPainter& painter, const QRectF& box) { paint(painter, box.center()); });
}

void paintSign(QPainter& painter, QPointF centre)
{
    painter.setPen(QPen(QColor(discEdge), .09 * half));
    painter.setBrush(QColor(printCream));
    painter.drawEllipse(centre, .9 * half, .9 * half);
}

}  // namespace

QIcon numberIcon(int number)
{
    return painted(
        [number](QPainter& painter, QPointF centre) { paintNumberDisc(painter, centre, .87 * half, number); });
}

QIcon pileIcon(const NumberStack& stack)
{
    const auto tokens = static_cast<int>(stack.tokens.size());
    const int top = tokens > 0 ? stack.tokens.front() : 0;
    return painted([top, tokens](QPainter& painter, QPointF centre) {
        if (tokens == 0)
            paintSpentRing(painter, centre, .6 * half);
        else
            paintNumberPile(painter, centre - QPointF(0, .2 * half), .66 * half, top, tokens);
    });
}

QIcon tileIcon(Terrain terrain)
{
    return painted([terrain](QPainter& painter, QPointF centre) {
        paintTile(painter, centre, .9 * half, Orientation::Pointy, terrain);
    });
}

QIcon chanceTileIcon()
{
    return painted([](QPainter& painter, QPointF centre) {
        paintTile(painter, centre, .9 * half, Orientation::Pointy, Terrain::Desert, {.chance = true});
        paintChanceHex(painter, centre, .58 * half, Orientation::Pointy, true);
    });
}

QIcon chanceNumberIcon()
{
    return painted([](QPainter& painter, QPointF centre) { paintChanceDisc(painter, centre, .8 * half); });
}

QIcon harbourIcon(Harbour kind)
{
    return painted([kind](QPainter& painter, QPointF centre) {
        paintSign(painter, centre);
        if (kind == Harbour::Any)
            paintText(
                painter, centre + QPointF(0, .27 * half), QStringLiteral("3:1"), Face::CondensedBold, .78 * half,
                QColor(printInk));
        else
            paintResource(painter, centre, .6 * half, static_cast<Resource>(kind));
    });
}

QIcon chanceHarbourIcon()
{
    return painted([](QPainter& painter, QPointF centre) {
        paintSign(painter, centre);
        paintText(
            painter, centre + QPointF(0, .4 * half), QStringLiteral("?"), Face::SerifBold, 1.1 * half,
            QColor(printInk));
    });
}

}  // namespace inselwerk
