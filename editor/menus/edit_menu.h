#pragma once

#include "editor/menus/menu.h"

namespace inselwerk {

/// Undo and redo with the names of the steps.
class EditMenu : public Menu
{
    Q_OBJECT

public:
    EditMenu(const Studio&, QWidget* parent);

    void retranslate() override;

private:
    void update();

    QAction* m_undo;
    QAction* m_redo;
};

}  // namespace inselwerk
