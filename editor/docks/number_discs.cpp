#include "editor/docks/number_discs.h"

#include "editor/docks/token_icons.h"

#include <QGridLayout>
#include <QToolButton>

namespace inselwerk {

const std::array<int, 10>& NumberDiscs::numbers()
{
    static constexpr std::array<int, 10> numbers{2, 3, 4, 5, 6, 8, 9, 10, 11, 12};
    return numbers;
}

NumberDiscs::NumberDiscs(QWidget* parent) : QWidget(parent)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(2);
    constexpr int perRow = 5;
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const int number = numbers()[i];
        auto* button = new QToolButton;
        button->setIcon(numberIcon(number));
        button->setIconSize({26, 26});
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        connect(button, &QToolButton::clicked, this, [this, number] { emit picked(number); });
        grid->addWidget(button, static_cast<int>(i) / perRow, static_cast<int>(i) % perRow);
        m_buttons[i] = button;
    }
}

void NumberDiscs::setAction(const QString& sentence)
{
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const QString text = sentence.arg(numbers()[i]);
        m_buttons[i]->setAccessibleName(text);
        m_buttons[i]->setToolTip(text);
    }
}

void NumberDiscs::setCaption(int number, const QString& caption)
{
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        if (numbers()[i] != number) continue;
        m_buttons[i]->setText(caption);
        m_buttons[i]->setToolButtonStyle(caption.isEmpty() ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextUnderIcon);
        m_buttons[i]->setAccessibleDescription(caption);
    }
}

}  // namespace inselwerk
