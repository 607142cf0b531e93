#include "editor/docks/choice_button.h"

#include <QPainter>

namespace inselwerk {

QToolButton* makeChoice(int side, Qt::ToolButtonStyle style)
{
    auto* button = new QToolButton;
    button->setIconSize({side, side});
    button->setCheckable(true);
    button->setToolButtonStyle(style);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return button;
}

QWidget* asPalette(QWidget* panel)
{
    panel->setStyleSheet(
        QStringLiteral("QToolButton { padding: 3px 2px; }"
                       "QToolButton:checked, QToolButton:focus { padding: 2px 1px; }"));
    return panel;
}

QPixmap paintedPixmap(const QWidget& widget, int side, const std::function<void(QPainter&, QRectF)>& paint)
{
    const qreal ratio = widget.devicePixelRatioF();
    QPixmap pixmap(QSize(side, side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, QRectF(0, 0, side, side));
    return pixmap;
}

}  // namespace inselwerk
