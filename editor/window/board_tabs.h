#pragma once

#include "editor/docks/studio.h"
#include "engine/scenario/problem.h"

#include <QWidget>

#include <map>

class QMenu;
class QTabBar;
class QToolButton;

namespace inselwerk {

class BoardCommands;

/// The boards of the scenario as tabs above the canvas. Dragging a tab, or Alt with the arrow keys, changes their
/// order; a double click or F2 leads to the properties of the board, Delete removes it.
class BoardTabs : public QWidget
{
    Q_OBJECT

public:
    /// `menu`: what the tabs offer on the right button.
    BoardTabs(const Studio&, BoardCommands&, QMenu* menu);

    /// Marks a board whose problems somebody should look at; none: it has none.
    void setMark(std::size_t board, std::optional<Severity> worst);
    QTabBar& bar() { return *m_bar; }
    QToolButton& addButton() { return *m_add; }

protected:
    bool eventFilter(QObject*, QEvent*) override;
    void changeEvent(QEvent*) override;

private:
    void refresh();
    void refreshTab(int tab);
    void retranslate();
    void refreshPreview();
    bool key(QKeyEvent&);
    void endDrag();

    Studio m_studio;
    BoardCommands& m_commands;
    QMenu* m_menu;
    QTabBar* m_bar;
    QToolButton* m_add;
    QToolButton* m_preview;  ///< says that the canvas shows a draw
    std::map<std::size_t, Severity> m_marks;
    bool m_pressed = false;
    std::optional<std::size_t> m_dragged;  ///< the place from which a tab is being dragged
};

}  // namespace inselwerk
