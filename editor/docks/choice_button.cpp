#include "editor/docks/choice_button.h"

#include "editor/common/elided_button.h"

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

QToolButton* makeNamedChoice(int side)
{
    auto* button = new ElidedButton;
    button->setIconSize({side, side});
    button->setCheckable(true);
    return button;
}

QWidget* asPalette(QWidget* panel)
{
    panel->setStyleSheet(
        QStringLiteral("QToolButton { padding: 3px 2px; }"
                       "QToolButton:checked, QToolButton:focus { padding: 2px 1px; }"));
    return panel;
}

}  // namespace inselwerk
