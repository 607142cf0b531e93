#include "editor/menus/edit_menu.h"

#include "app/common/text/messages.h"
#include "editor/window/line_icon.h"

namespace inselwerk {

EditMenu::EditMenu(const Studio& studio, QWidget* parent) : Menu(studio, parent)
{
    Document& document = studio.document();
    m_undo = addAction(lineIcon(Icon::Undo), {}, &document, &Document::undo);
    m_undo->setObjectName(QStringLiteral("undo"));
    m_undo->setShortcut(QKeySequence::Undo);
    m_redo = addAction(lineIcon(Icon::Redo), {}, &document, &Document::redo);
    m_redo->setObjectName(QStringLiteral("redo"));
    m_redo->setShortcut(QKeySequence::Redo);
    connect(&document.history(), &QUndoStack::indexChanged, this, &EditMenu::update);
    retranslate();
}

void EditMenu::retranslate()
{
    setTitle(tr("&Edit"));
    update();
}

void EditMenu::update()
{
    const QUndoStack& history = studio().document().history();
    //: %1: name of a step, such as "Paint terrain"
    m_undo->setText(history.canUndo() ? fill(tr("&Undo: %1"), {history.undoText()}) : tr("&Undo"));
    //: %1: name of a step, such as "Paint terrain"
    m_redo->setText(history.canRedo() ? fill(tr("&Redo: %1"), {history.redoText()}) : tr("&Redo"));
    m_redo->setEnabled(history.canRedo());
}

}  // namespace inselwerk
