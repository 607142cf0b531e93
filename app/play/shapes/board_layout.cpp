#include "app/play/shapes/board_layout.h"

#include <QLineF>

#include <algorithm>
#include <limits>

namespace inselwerk {

BoardLayout::BoardLayout(const BoardPainter& painter) : m_painter(std::make_shared<BoardPainter>(painter)) {}

qreal BoardLayout::radius() const { return m_painter ? m_painter->geometry().radius() : 1; }

bool BoardLayout::flat() const { return m_painter && m_painter->geometry().orientation() == Orientation::Flat; }

QPointF BoardLayout::hexCentre(int q, int r) const
{
    return m_painter ? m_painter->geometry().hexCentre({q, r}) : QPointF();
}

QPointF BoardLayout::cornerPoint(int q, int r, int corner) const
{
    return m_painter ? m_painter->geometry().cornerPoint({{q, r}, corner}) : QPointF();
}

QPointF BoardLayout::edgePoint(int q, int r, int side) const
{
    return m_painter ? m_painter->geometry().edgeMiddle({{q, r}, side}) : QPointF();
}

qreal BoardLayout::edgeAngle(int q, int r, int side) const
{
    return m_painter ? m_painter->geometry().edgeAngle({{q, r}, side}) : 0;
}

QPointF BoardLayout::robberPlace(int q, int r) const { return m_painter ? m_painter->robberPlace({q, r}) : QPointF(); }

/// How far a disc reaches into a box.
qreal BoardLayout::hidden(const QRectF& box, QPointF centre, qreal radius)
{
    const QPointF nearest(
        std::clamp(centre.x(), box.left(), box.right()), std::clamp(centre.y(), box.top(), box.bottom()));
    return std::max(0.0, radius - QLineF(centre, nearest).length());
}

QPointF BoardLayout::freeCorner(qreal width, qreal height, qreal margin) const
{
    if (!m_painter) return {margin, margin};
    const BoardGeometry& board = m_painter->geometry();
    const QRectF area = board.area();
    QPointF best;
    qreal leastHidden = std::numeric_limits<qreal>::max();
    for (const qreal x : {area.left() + margin, area.right() - margin - width})
        for (const qreal y : {area.top() + margin, area.bottom() - margin - height}) {
            const QRectF box(x, y, width, height);
            qreal sum = 0;
            for (const HexPicture& hex : m_painter->picture().hexes)
                if (hex.terrain != Terrain::Sea) sum += hidden(box, board.hexCentre(hex.at), 0.87 * board.radius());
            for (const HarbourPicture& harbour : m_painter->picture().harbours) {
                const EdgePoints edge = board.edgePoints(harbour.at);
                sum += hidden(box, edge.middle() + edge.outward() * 0.5 * board.radius(), 0.4 * board.radius());
            }
            if (sum >= leastHidden) continue;
            leastHidden = sum;
            best = {x, y};
        }
    return best;
}

}  // namespace inselwerk
