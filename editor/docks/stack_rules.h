#pragma once

#include "editor/document/focus.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace inselwerk {

/// How a stack of number tokens lies, and what becomes of it: three choices.
class StackRules : public QWidget
{
    Q_OBJECT

public:
    explicit StackRules(Focus&, QWidget* parent = nullptr);

    void setStack(const NumberStack&);
    void retranslate();
    /// The choice for a field of stacks, or null.
    QWidget* fieldFor(std::string_view field) const;

private:
    struct Choice
    {
        QLabel* label;
        QComboBox* box;
    };
    Choice makeChoice(int row, const char* name);
    void change(const StepName&, const std::function<void(NumberStack&)>&);

    Focus& m_focus;
    std::string m_stack;  ///< its id
    Choice m_order, m_after, m_empty;
};

}  // namespace inselwerk
