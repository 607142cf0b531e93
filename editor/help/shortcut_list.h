#pragma once

#include <QDialog>

class QMenu;
class QMenuBar;
class QTreeWidget;
class QTreeWidgetItem;

namespace inselwerk {

class ToolSet;

/// All keys of a window: of its menus, its tools, the board, lists and panels.
class ShortcutList : public QDialog
{
    Q_OBJECT

public:
    ShortcutList(const QMenuBar&, const ToolSet&, QWidget* parent);

private:
    void addMenus(const QMenuBar&);
    void addActions(const QMenu&, QTreeWidgetItem& group);
    void addTools(const ToolSet&);
    void addBoardKeys();
    void addListKeys();
    void addPanels(const QWidget& window);
    void addRow(QTreeWidgetItem& group, const QString& what, const QString& keys);
    QTreeWidgetItem& addGroup(const QString& title);

    QTreeWidget* m_list;
};

}  // namespace inselwerk
