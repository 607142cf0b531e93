#pragma once

#include "editor/menus/menu.h"
#include "editor/model/motion.h"

#include <functional>

namespace inselwerk {

class SelectionCommands;

/// Undo and redo with the names of the steps, the clipboard, the selection and what is done with it, the symmetry.
class EditMenu : public Menu
{
    Q_OBJECT

public:
    EditMenu(const Studio&, QWidget* parent);

    void retranslate() override;
    SelectionCommands& commands() { return *m_commands; }

private:
    void addHistory();
    void addClipboard();
    void addSelection();
    void addMotions();
    void addSymmetry();
    /// A command that works while the canvas has the focus, so that its keys do in fields and lists what they do there.
    QAction* addCanvasAction(QMenu*, const QKeySequence&, const std::function<void()>&);
    void refresh();
    void updateSymmetry();
    void putCentre(bool underPointer);

    SelectionCommands* m_commands;
    QAction* m_undo;
    QAction* m_redo;
    QAction* m_cut;
    QAction* m_copy;
    QAction* m_paste;
    QAction* m_delete;
    QMenu* m_select;
    QAction* m_selectAll;
    QAction* m_selectSame;
    QAction* m_selectOthers;
    QAction* m_turnRight;
    QAction* m_turnLeft;
    QAction* m_mirrorUpright;
    QAction* m_mirrorLevel;
    QMenu* m_symmetry;
    std::vector<std::pair<int, QAction*>> m_folds;
    QAction* m_upright;
    QAction* m_level;
    QAction* m_centreHere;
    QAction* m_centreMiddle;
};

}  // namespace inselwerk
