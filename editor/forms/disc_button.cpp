#include "editor/forms/disc_button.h"

#include "app/common/painting/number_disc.h"

#include <QPainter>

#include <algorithm>

namespace inselwerk {

DiscButton::DiscButton(int number, QWidget* parent) : QCheckBox(parent), m_number(number)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
}

void DiscButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF centre = QRectF(rect()).center();
    const qreal radius = std::min(width(), height()) / 2. - 4;
    constexpr qreal pale = .4;
    paintNumberDisc(painter, centre, radius, m_number, true, isChecked() || underMouse() ? 1 : pale);
    const QColor accent = palette().color(QPalette::Highlight);
    painter.setBrush(Qt::NoBrush);
    if (isChecked()) {
        painter.setPen(QPen(accent, 2.5));
        painter.drawEllipse(centre, radius + 1.5, radius + 1.5);
    }
    if (!hasFocus()) return;
    painter.setPen(QPen(accent, 1.5, Qt::DotLine));
    painter.drawRoundedRect(QRectF(rect()).adjusted(.75, .75, -.75, -.75), 5, 5);
}

}  // namespace inselwerk
