#include "app/play/shapes/dashed_frame.h"

#include <QPainter>
#include <QPen>

#include <cmath>

namespace inselwerk {

DashedFrame::DashedFrame(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    connect(this, &DashedFrame::changed, this, [this] { update(); });
}

void DashedFrame::paint(QPainter* painter)
{
    painter->setRenderHint(QPainter::Antialiasing);
    QPen pen(m_colour, m_lineWidth, Qt::CustomDashLine);
    pen.setDashPattern({4 / std::sqrt(m_lineWidth), 3 / std::sqrt(m_lineWidth)});
    painter->setPen(pen);
    const qreal inset = m_lineWidth / 2;
    painter->drawRoundedRect(boundingRect().adjusted(inset, inset, -inset, -inset), m_radius, m_radius);
}

}  // namespace inselwerk
