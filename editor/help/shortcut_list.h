#pragma once

#include <QDialog>

class QMenuBar;
class QTreeWidget;
class QTreeWidgetItem;

namespace inselwerk {

class ToolSet;

/// All keys of a window: of its menus, of its tools, and of the board.
class ShortcutList : public QDialog
{
    Q_OBJECT

public:
    ShortcutList(const QMenuBar&, const ToolSet&, QWidget* parent);

private:
    void addMenus(const QMenuBar&);
    void addTools(const ToolSet&);
    void addBoardKeys();
    void addRow(QTreeWidgetItem& group, const QString& what, const QString& keys);
    QTreeWidgetItem& addGroup(const QString& title);

    QTreeWidget* m_list;
};

}  // namespace inselwerk
