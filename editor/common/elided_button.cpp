#include "editor/common/elided_button.h"

#include <QStyleOptionToolButton>
#include <QStylePainter>

namespace inselwerk {

ElidedButton::ElidedButton(QWidget* parent) : QToolButton(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
}

QSize ElidedButton::minimumSizeHint() const
{
    constexpr int letters = 3;
    return {iconSize().width() + letters * fontMetrics().averageCharWidth(), sizeHint().height()};
}

void ElidedButton::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    constexpr int aroundText = 14;
    const int room = width() - iconSize().width() - aroundText;
    option.text = fontMetrics().elidedText(text(), Qt::ElideRight, room, Qt::TextShowMnemonic);
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
}

}  // namespace inselwerk
