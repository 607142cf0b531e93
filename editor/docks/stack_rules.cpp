#include "editor/docks/stack_rules.h"

#include "editor/forms/field_guard.h"
#include "editor/model/stacks.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>

namespace inselwerk {

StackRules::StackRules(Focus& focus, QWidget* parent) : QWidget(parent), m_focus(focus)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    m_order = makeChoice(0, "order");
    m_after = makeChoice(1, "after-roll");
    m_empty = makeChoice(2, "when-empty");
    connect(m_order.box, &QComboBox::activated, this, [this](int index) {
        change(
            [] { return tr("Change the order of the stack"); },
            [index](NumberStack& stack) { stack.shuffled = index == 1; });
    });
    connect(m_after.box, &QComboBox::activated, this, [this](int index) {
        change(
            [] { return tr("Change what the top token does"); },
            [index](NumberStack& stack) { stack.afterRoll = index == 1 ? AfterRoll::ToBottom : AfterRoll::Leaves; });
    });
    connect(m_empty.box, &QComboBox::activated, this, [this](int index) {
        change(
            [] { return tr("Change what the empty stack does"); },
            [index](NumberStack& stack) { stack.whenEmpty = index == 1 ? WhenEmpty::Again : WhenEmpty::Spent; });
    });
}

StackRules::Choice StackRules::makeChoice(int row, const char* name)
{
    const Choice choice{new QLabel, new QComboBox};
    choice.box->setObjectName(QLatin1String(name));
    choice.box->addItems({QString(), QString()});
    choice.box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice.box->setMinimumContentsLength(8);
    choice.label->setBuddy(choice.box);
    new FieldGuard(*choice.box, m_focus.document());
    auto* grid = static_cast<QGridLayout*>(layout());
    grid->addWidget(choice.label, row, 0);
    grid->addWidget(choice.box, row, 1);
    return choice;
}

void StackRules::change(const StepName& name, const std::function<void(NumberStack&)>& edit)
{
    m_focus.change(name, [&](Board& board) {
        if (NumberStack* stack = findStack(board, m_stack)) edit(*stack);
    });
}

void StackRules::setStack(const NumberStack& stack)
{
    m_stack = stack.id;
    m_order.box->setCurrentIndex(stack.shuffled ? 1 : 0);
    m_after.box->setCurrentIndex(stack.afterRoll == AfterRoll::ToBottom ? 1 : 0);
    m_empty.box->setCurrentIndex(stack.whenEmpty == WhenEmpty::Again ? 1 : 0);
    m_empty.box->setEnabled(stack.afterRoll == AfterRoll::Leaves);
    m_empty.label->setEnabled(m_empty.box->isEnabled());
}

QWidget* StackRules::fieldFor(std::string_view field) const
{
    if (field == "order") return m_order.box;
    if (field == "after_roll") return m_after.box;
    return field == "when_empty" ? m_empty.box : nullptr;
}

void StackRules::retranslate()
{
    m_order.label->setText(tr("Order"));
    m_order.box->setItemText(0, tr("as it lies here"));
    m_order.box->setItemText(1, tr("shuffled before each game"));
    m_order.box->setAccessibleName(tr("Order of the stack"));
    m_after.label->setText(tr("After its roll"));
    m_after.box->setItemText(0, tr("the top token leaves"));
    m_after.box->setItemText(1, tr("it goes to the bottom"));
    m_after.box->setAccessibleName(tr("What the top token does after its roll"));
    m_empty.label->setText(tr("When empty"));
    m_empty.box->setItemText(0, tr("the hex is spent"));
    m_empty.box->setItemText(1, tr("the stack starts again"));
    m_empty.box->setAccessibleName(tr("What happens when the stack is empty"));
}

}  // namespace inselwerk
