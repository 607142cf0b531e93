#pragma once

#include "editor/menus/menu.h"

namespace inselwerk {

class ExportCommands;
class FileCommands;

/// New, open, save, export and leave.
class FileMenu : public Menu
{
    Q_OBJECT

public:
    FileMenu(const Studio&, FileCommands&, QWidget* parent);

    void retranslate() override;
    ExportCommands& exports() { return *m_exports; }

private:
    void showRecent();
    void refresh();

    FileCommands& m_commands;
    QAction* m_new;
    QAction* m_open;
    QMenu* m_recent;
    QAction* m_save;
    QAction* m_saveAs;
    QAction* m_revert;
    ExportCommands* m_exports;
    QAction* m_picture;
    QAction* m_sheets;
    QAction* m_close;
    QAction* m_quit;
};

}  // namespace inselwerk
