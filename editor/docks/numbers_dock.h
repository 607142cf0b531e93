#pragma once

#include "editor/docks/dock.h"

class QGridLayout;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace inselwerk {

/// The number tokens that a brush can lay, with how often each is used; below them the pools and stacks of the board.
class NumbersDock : public Dock
{
    Q_OBJECT

public:
    explicit NumbersDock(const Studio&);

    Qt::DockWidgetArea homeArea() const override { return Qt::LeftDockWidgetArea; }
    void retranslate() override;
    bool serves(const Tool& tool) const override { return tool.uses(Tool::Option::Number); }
    void recolour() override { updateChips(); }

private:
    struct Entry
    {
        NumberChoice choice;
        QToolButton* button;
    };
    void addEntry(const NumberChoice&, QToolButton*);
    /// Makes the chips of pools and stacks anew when the board has others.
    void rebuild();
    void updateCounts();
    void updateChips();
    void choose(const NumberChoice&);
    void check();

    QGridLayout* m_grid;
    QVBoxLayout* m_chips;
    QLabel* m_legend;
    std::vector<Entry> m_numbers;
    std::vector<Entry> m_piles;  ///< pools, then stacks
    std::vector<int> m_shown;    ///< top tokens of the stacks shown
};

}  // namespace inselwerk
