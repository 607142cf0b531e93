#include "editor/docks/constraints_box.h"

#include "app/common/text/messages.h"

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace inselwerk {

ConstraintsBox::ConstraintsBox(Focus& focus, QWidget* parent) : QWidget(parent), m_focus(focus), m_head(new QLabel)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_head);
    for (std::size_t i = 0; i < allConstraints.size(); ++i) {
        const Constraint constraint = allConstraints[i];
        auto* check = new QCheckBox;
        check->setObjectName(QStringLiteral("constraint-%1").arg(i));
        connect(check, &QCheckBox::clicked, this, [this, constraint](bool on) {
            const auto name = [constraint, on] {
                const QString pattern = on ? tr("Add constraint “%1”") : tr("Remove constraint “%1”");
                return inselwerk::fill(pattern, {translateWord(wordOf(constraint))});
            };
            m_focus.change(name, [=](Board& board) { setConstraint(board, constraint, on); });
        });
        column->addWidget(check);
        m_checks[i] = check;
    }
}

void ConstraintsBox::refresh()
{
    const Board* board = m_focus.board();
    for (std::size_t i = 0; i < allConstraints.size(); ++i) {
        m_checks[i]->setEnabled(board != nullptr);
        m_checks[i]->setChecked(board && hasConstraint(*board, allConstraints[i]));
    }
}

QWidget* ConstraintsBox::fieldFor(std::size_t index) const
{
    const Board* board = m_focus.board();
    if (!board || index >= board->constraints.size()) return m_checks.front();
    const auto at = std::find(allConstraints.begin(), allConstraints.end(), board->constraints[index]);
    return m_checks[static_cast<std::size_t>(at - allConstraints.begin()) % m_checks.size()];
}

void ConstraintsBox::retranslate()
{
    m_head->setText(tr("A draw must satisfy:"));
    for (std::size_t i = 0; i < allConstraints.size(); ++i) {
        m_checks[i]->setText(translateWord(wordOf(allConstraints[i])));
        m_checks[i]->setAccessibleName(m_checks[i]->text());
    }
}

}  // namespace inselwerk
