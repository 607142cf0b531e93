#include "editor/help/shortcut_list.h"

#include "editor/tools/tool_set.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace inselwerk {
namespace {

/// A text of a menu without the mark of its key.
QString plain(QString text)
{
    text.replace(QStringLiteral("&&"), QStringLiteral("\x01"));
    text.remove(QLatin1Char('&'));
    return text.replace(QLatin1Char('\x01'), QLatin1Char('&'));
}

QString keysOf(const QAction& action)
{
    QStringList keys;
    for (const QKeySequence& sequence : action.shortcuts()) keys << sequence.toString(QKeySequence::NativeText);
    return keys.join(QStringLiteral(", "));
}

QString keyText(int key) { return QKeySequence(key).toString(QKeySequence::NativeText); }

}  // namespace

ShortcutList::ShortcutList(const QMenuBar& menus, const ToolSet& tools, QWidget* parent)
    : QDialog(parent), m_list(new QTreeWidget)
{
    setWindowTitle(tr("Keyboard shortcuts"));
    m_list->setObjectName(QStringLiteral("shortcuts"));
    m_list->setAccessibleName(windowTitle());
    m_list->setColumnCount(2);
    m_list->setHeaderLabels({tr("What"), tr("Keys")});
    m_list->setRootIsDecorated(false);
    addMenus(menus);
    addTools(tools);
    addBoardKeys();
    m_list->expandAll();
    m_list->resizeColumnToContents(0);
    auto* buttons = new QDialogButtonBox;
    auto* close = buttons->addButton(tr("&Close"), QDialogButtonBox::RejectRole);
    close->setObjectName(QStringLiteral("close"));
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_list);
    column->addWidget(buttons);
    resize(560, 560);
}

QTreeWidgetItem& ShortcutList::addGroup(const QString& title)
{
    auto* group = new QTreeWidgetItem(m_list, {title});
    QFont bold = font();
    bold.setBold(true);
    group->setFont(0, bold);
    return *group;
}

void ShortcutList::addRow(QTreeWidgetItem& group, const QString& what, const QString& keys)
{
    group.addChild(new QTreeWidgetItem({what, keys}));
}

void ShortcutList::addMenus(const QMenuBar& menus)
{
    for (const QAction* entry : menus.actions()) {
        if (!entry->menu()) continue;
        QTreeWidgetItem& group = addGroup(plain(entry->text()));
        for (const QAction* action : entry->menu()->findChildren<QAction*>())
            if (!action->shortcut().isEmpty()) addRow(group, plain(action->text()), keysOf(*action));
        if (group.childCount() == 0) delete &group;
    }
}

void ShortcutList::addTools(const ToolSet& tools)
{
    QTreeWidgetItem& group = addGroup(tr("Tools"));
    for (const Tool* tool : tools.tools())
        if (!tool->shortcut().isEmpty()) addRow(group, tool->name(), tool->shortcut().toString(QKeySequence::NativeText));
}

void ShortcutList::addBoardKeys()
{
    QTreeWidgetItem& group = addGroup(tr("On the board"));
    addRow(group, tr("Move the cursor"), tr("Arrow keys"));
    addRow(group, tr("Do there what a click does"), keyText(Qt::Key_Return) + QStringLiteral(", ") + keyText(Qt::Key_Space));
    addRow(group, tr("Take back what is under way"), keyText(Qt::Key_Escape));
    addRow(group, tr("Move the board"), tr("Space and drag, or drag with the right button"));
}

}  // namespace inselwerk
