#include "editor/help/shortcut_list.h"

#include "editor/tools/tool_set.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScreen>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace inselwerk {
namespace {

QString keysOf(const QAction& action)
{
    QStringList keys;
    for (const QKeySequence& sequence : action.shortcuts()) keys << sequence.toString(QKeySequence::NativeText);
    return keys.join(QStringLiteral(", "));
}

QString keyText(QKeyCombination key) { return QKeySequence(key).toString(QKeySequence::NativeText); }

QString either(std::initializer_list<Qt::Key> keys)
{
    QStringList texts;
    for (const Qt::Key key : keys) texts << keyText(key);
    return texts.join(QStringLiteral(", "));
}

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
    addListKeys();
    addPanels(*parent);
    m_list->expandAll();
    m_list->resizeColumnToContents(0);
    auto* buttons = new QDialogButtonBox;
    auto* close = buttons->addButton(tr("&Close"), QDialogButtonBox::RejectRole);
    close->setObjectName(QStringLiteral("close"));
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_list);
    column->addWidget(buttons);
    constexpr QSize usual(680, 620), frame(8, 40);
    resize(usual.boundedTo(screen()->availableSize() - frame));
}

QTreeWidgetItem& ShortcutList::addGroup(const QString& title)
{
    auto* group = new QTreeWidgetItem(m_list, {title});
    QFont bold = font();
    bold.setBold(true);
    group->setFont(0, bold);
    return *group;
}

/// What panels have beside the menus.
void ShortcutList::addPanels(const QWidget& window)
{
    QTreeWidgetItem& group = addGroup(tr("Panels"));
    for (const QAction* action : window.findChildren<QAction*>()) {
        const QString keys = keysOf(*action);
        if (keys.isEmpty() || action->text().isEmpty()) continue;
        if (m_list->findItems(keys, Qt::MatchExactly | Qt::MatchRecursive, 1).isEmpty())
            addRow(group, action->iconText(), keys);
    }
    if (group.childCount() == 0) delete &group;
}

void ShortcutList::addRow(QTreeWidgetItem& group, const QString& what, const QString& keys)
{
    group.addChild(new QTreeWidgetItem({what, keys}));
}

void ShortcutList::addMenus(const QMenuBar& menus)
{
    for (const QAction* entry : menus.actions()) {
        if (!entry->menu()) continue;
        QTreeWidgetItem& group = addGroup(entry->iconText());
        addActions(*entry->menu(), group);
        if (group.childCount() == 0) delete &group;
    }
}

/// Of a menu and of those in it.
void ShortcutList::addActions(const QMenu& menu, QTreeWidgetItem& group)
{
    for (const QAction* action : menu.actions()) {
        if (action->menu())
            addActions(*action->menu(), group);
        else if (!action->shortcut().isEmpty())
            addRow(group, action->iconText(), keysOf(*action));
    }
}

void ShortcutList::addTools(const ToolSet& tools)
{
    QTreeWidgetItem& group = addGroup(tr("Tools"));
    for (const Tool* tool : tools.tools())
        if (!tool->shortcut().isEmpty())
            addRow(group, tool->name(), tool->shortcut().toString(QKeySequence::NativeText));
}

void ShortcutList::addBoardKeys()
{
    QTreeWidgetItem& keys = addGroup(tr("On the board, with the keyboard"));
    addRow(keys, tr("Move the cursor"), tr("Arrow keys"));
    addRow(keys, tr("Do there what a click does"), either({Qt::Key_Return, Qt::Key_Space}));
    addRow(keys, tr("Take back what is under way"), keyText(Qt::Key_Escape));
    addRow(keys, tr("Move the selection"), tr("Alt and an arrow key"));
    addRow(keys, tr("Lay a number (tools “Select” and “Number”)"), tr("2 to 12"));
    addRow(keys, tr("Take a number away"), either({Qt::Key_0, Qt::Key_Delete}));
    addRow(keys, tr("Size of the brush (tool “Paint”)"), tr("1 to 5"));
    addRow(keys, tr("Larger and smaller brush"), either({Qt::Key_Plus, Qt::Key_Equal, Qt::Key_Minus}));
    addRow(keys, tr("Kind of token (tool “Tokens”)"), tr("1 to 9"));
    QTreeWidgetItem& mouse = addGroup(tr("On the board, with the mouse"));
    addRow(mouse, tr("Zoom at the pointer"), tr("Mouse wheel"));
    addRow(mouse, tr("Move the board"), tr("Space and drag, or drag with the right or the middle button"));
    addRow(mouse, tr("Add to the selection"), tr("Shift and click or drag"));
    addRow(mouse, tr("Add a hex to the selection, or take it out"), tr("Ctrl and click"));
    addRow(mouse, tr("Straight row from the last place (brushes)"), tr("Shift and click"));
    addRow(mouse, tr("Pick up terrain (tool “Paint”)"), tr("Alt and click"));
    addRow(mouse, tr("Take a token away (tool “Tokens”)"), tr("Ctrl and click or drag"));
}

void ShortcutList::addListKeys()
{
    QTreeWidgetItem& lists = addGroup(tr("In lists and tables"));
    addRow(lists, tr("Move the chosen entry"), tr("Alt and an arrow key"));
    addRow(lists, tr("Remove it"), keyText(Qt::Key_Delete));
    addRow(lists, tr("Add a number token (stacks and pools)"), tr("2 to 12"));
    addRow(lists, tr("New event token"), keyText(Qt::Key_Insert));
    addRow(lists, tr("Duplicate the event token"), keyText(Qt::CTRL | Qt::Key_D));
    addRow(lists, tr("More and fewer of an event token"), either({Qt::Key_Plus, Qt::Key_Minus}));
    addRow(lists, tr("Go to the place of a problem"), keyText(Qt::Key_Return));
    addRow(lists, tr("Mend a problem, where it can be done safely"), keyText(Qt::ALT | Qt::Key_Return));
    addRow(lists, tr("Name of the board (on its tab)"), keyText(Qt::Key_F2));
}

}  // namespace inselwerk
