#pragma once

#include "editor/menus/menu.h"

namespace inselwerk {

class BoardCommands;

/// Whole boards: new ones, copies, their order, how their hexes stand, their size. Also the menu of the board tabs.
class BoardMenu : public Menu
{
    Q_OBJECT

public:
    BoardMenu(const Studio&, QWidget* parent);

    void retranslate() override;
    BoardCommands& commands() { return *m_commands; }
    /// New boards, empty or from a template.
    QMenu& templates() { return *m_templates; }

private:
    void addTemplates();
    void addOrientations();
    void addPreview();
    void refresh();

    BoardCommands* m_commands;
    QAction *m_add, *m_duplicate, *m_copy, *m_paste, *m_properties, *m_left, *m_right, *m_remove;
    QMenu* m_templates;
    QMenu* m_orientations;
    QAction *m_pointy, *m_flat;
    QAction *m_growSea, *m_growBrush, *m_shrink, *m_centre;
    QAction *m_preview, *m_next, *m_fix;
};

}  // namespace inselwerk
