#include "app/play/shapes/board_layout.h"

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

}  // namespace inselwerk
