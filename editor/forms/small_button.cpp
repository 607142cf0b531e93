#include "editor/forms/small_button.h"

#include "editor/common/line_icon.h"

#include <QToolButton>

namespace inselwerk {

QToolButton* smallButton(Icon icon)
{
    auto* button = new QToolButton;
    button->setIcon(lineIcon(icon));
    button->setIconSize({16, 16});
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

void setNames(QToolButton& button, const QString& name)
{
    button.setToolTip(name);
    button.setAccessibleName(name);
}

}  // namespace inselwerk
