#include "editor/common/icon_label.h"

#include <QPainter>

namespace inselwerk {

IconLabel::IconLabel(QIcon icon, int side, QWidget* parent) : QWidget(parent), m_icon(std::move(icon)), m_side(side)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void IconLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    m_icon.paint(&painter, rect(), Qt::AlignCenter, isEnabled() ? QIcon::Normal : QIcon::Disabled);
}

}  // namespace inselwerk
