#pragma once

#include "editor/document/focus.h"
#include "editor/model/pools.h"

#include <QWidget>

class QCheckBox;
class QLabel;

namespace inselwerk {

/// What a draw of the board in sight must satisfy, to be ticked.
class ConstraintsBox : public QWidget
{
    Q_OBJECT

public:
    explicit ConstraintsBox(Focus&, QWidget* parent = nullptr);

    void refresh();
    void retranslate();
    /// What ticks the constraint `index` of the board.
    QWidget* fieldFor(std::size_t index) const;

private:
    Focus& m_focus;
    QLabel* m_head;
    std::array<QCheckBox*, allConstraints.size()> m_checks{};
};

}  // namespace inselwerk
