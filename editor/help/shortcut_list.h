#pragma once

#include <QDialog>

class QTreeWidget;
class QTreeWidgetItem;

namespace inselwerk {

class MainWindow;

/// All keys of a window: of its menus, of its tools, and of the board.
class ShortcutList : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutList(const MainWindow&, QWidget* parent);

private:
    void addMenus(const MainWindow&);
    void addTools(const MainWindow&);
    void addBoardKeys();
    void addRow(QTreeWidgetItem& group, const QString& what, const QString& keys);
    QTreeWidgetItem& addGroup(const QString& title);

    QTreeWidget* m_list;
};

}  // namespace inselwerk
