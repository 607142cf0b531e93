#include "editor/menus/edit_menu.h"

#include "app/common/text/messages.h"
#include "editor/canvas/board_canvas.h"
#include "editor/common/line_icon.h"
#include "editor/common/plain_text.h"
#include "editor/menus/selection_commands.h"
#include "editor/tools/brush_symmetry.h"
#include "editor/tools/symmetry_sentence.h"

#include <QActionGroup>

namespace inselwerk {

EditMenu::EditMenu(const Studio& studio, QWidget* parent)
    : Menu(studio, parent), m_commands(new SelectionCommands(studio, this))
{
    addHistory();
    addSeparator();
    addClipboard();
    addSeparator();
    addSelection();
    addSeparator();
    addMotions();
    addSeparator();
    addSymmetry();
    retranslate();
}

void EditMenu::addHistory()
{
    Document& document = studio().document();
    m_undo = addAction(lineIcon(Icon::Undo), {}, &document, &Document::undo);
    m_undo->setObjectName(QStringLiteral("undo"));
    m_undo->setShortcut(QKeySequence::Undo);
    m_redo = addAction(lineIcon(Icon::Redo), {}, &document, &Document::redo);
    m_redo->setObjectName(QStringLiteral("redo"));
    m_redo->setShortcuts({Qt::CTRL | Qt::Key_Y, Qt::CTRL | Qt::SHIFT | Qt::Key_Z});  // every desktop has its own
    connect(&document.history(), &QUndoStack::indexChanged, this, &EditMenu::refresh);
    connect(&document, &Document::changed, this, &EditMenu::refresh);  // a gesture can be undone, too
}

QAction* EditMenu::addCanvasAction(QMenu* menu, const QKeySequence& shortcut, const std::function<void()>& command)
{
    BoardCanvas& canvas = studio().canvas;
    QAction* action = menu->addAction(QString(), this, [this, command] {
        // In the middle of a drag a command only takes the drag back.
        if (!studio().canvas.cancelDrag()) command();
    });
    action->setShortcut(shortcut);
    action->setShortcutContext(Qt::WidgetShortcut);
    canvas.addAction(action);
    return action;
}

void EditMenu::addClipboard()
{
    SelectionCommands* c = m_commands;
    m_cut = addCanvasAction(this, QKeySequence::Cut, [c] { c->cut(); });
    m_copy = addCanvasAction(this, QKeySequence::Copy, [c] { c->copy(); });
    m_copy->setIcon(lineIcon(Icon::Copy));
    m_paste = addCanvasAction(this, QKeySequence::Paste, [c] { c->paste(); });
    m_delete = addCanvasAction(this, QKeySequence::Delete, [c] { c->remove(); });
    m_delete->setIcon(lineIcon(Icon::Delete));
}

void EditMenu::addSelection()
{
    SelectionCommands* c = m_commands;
    m_select = addMenu(QString());
    m_selectAll = addCanvasAction(m_select, QKeySequence::SelectAll, [c] { c->selectAll(); });
    m_selectSame = addCanvasAction(m_select, Qt::CTRL | Qt::SHIFT | Qt::Key_A, [c] { c->selectSameTerrain(); });
    m_selectOthers = addCanvasAction(m_select, Qt::CTRL | Qt::SHIFT | Qt::Key_I, [c] { c->selectOthers(); });
}

void EditMenu::addMotions()
{
    SelectionCommands* c = m_commands;
    m_turnRight = addCanvasAction(this, Qt::Key_Period, [c] { c->turn(1); });
    m_turnRight->setIcon(lineIcon(Icon::Rotate));
    m_turnRight->setObjectName(QStringLiteral("rotate"));
    m_turnLeft = addCanvasAction(this, Qt::Key_Comma, [c] { c->turn(-1); });
    m_mirrorUpright = addCanvasAction(this, Qt::Key_X, [c] { c->mirror(Motion::Axis::Upright); });
    m_mirrorUpright->setIcon(lineIcon(Icon::Mirror));
    m_mirrorUpright->setObjectName(QStringLiteral("mirror"));
    m_mirrorLevel = addCanvasAction(this, Qt::Key_Y, [c] { c->mirror(Motion::Axis::Level); });
}

void EditMenu::addSymmetry()
{
    m_symmetry = addMenu(QString());
    m_symmetry->menuAction()->setObjectName(QStringLiteral("symmetry"));
    auto* group = new QActionGroup(this);
    Brush& brush = studio().bench.brush;
    const auto change = [this](const std::function<void(Symmetry&)>& edit) { changeSymmetry(studio().bench, edit); };
    for (const int fold : {1, 2, 3, 6}) {
        QAction* action =
            m_symmetry->addAction(QString(), this, [change, fold] { change([fold](Symmetry& s) { s.fold = fold; }); });
        action->setCheckable(true);
        group->addAction(action);
        m_folds.emplace_back(fold, action);
    }
    m_symmetry->addSeparator();
    const auto mirror = [&](bool Symmetry::*flag) {
        QAction* action = m_symmetry->addAction(QString());
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [change, flag](bool on) {
            change([flag, on](Symmetry& s) { s.*flag = on; });
        });
        return action;
    };
    m_upright = mirror(&Symmetry::upright);
    m_level = mirror(&Symmetry::level);
    m_symmetry->addSeparator();
    m_centreHere = addCanvasAction(m_symmetry, Qt::Key_M, [this] { putCentre(true); });
    m_centreMiddle = m_symmetry->addAction(QString(), this, [this] { putCentre(false); });
    connect(&brush, &Brush::changed, this, &EditMenu::updateSymmetry);
    updateSymmetry();
}

void EditMenu::putCentre(bool underPointer)
{
    const Board* board = studio().focus().board();
    if (!board) return;
    const BoardGeometry& geometry = studio().canvas.boardGeometry();
    const QPointF p = (studio().canvas.cursor().point - geometry.origin()) / geometry.radius();
    const std::optional<Point> point = underPointer ? std::optional(Point{p.x(), p.y()}) : std::nullopt;
    studio().bench.brush.setSymmetry(centred(studio().bench.brush.symmetry(), *board, point));
}

void EditMenu::retranslate()
{
    setTitle(tr("&Edit"));
    m_cut->setText(tr("Cu&t"));
    m_copy->setText(tr("&Copy"));
    m_paste->setText(tr("&Paste"));
    m_delete->setText(tr("&Delete"));
    m_select->setTitle(tr("&Select"));
    m_selectAll->setText(tr("&All hexes"));
    m_selectSame->setText(tr("Hexes of the same &terrain"));
    m_selectOthers->setText(tr("All &others instead"));
    m_turnRight->setText(tr("Rotate by 60° c&lockwise"));
    m_turnLeft->setText(tr("Rotate by 60° counter-clock&wise"));
    m_mirrorUpright->setText(tr("&Mirror left and right"));
    m_mirrorLevel->setText(tr("Mirror top and &bottom"));
    m_symmetry->setTitle(tr("S&ymmetry of the brush"));
    const std::array folds{tr("&None"), tr("&2-fold"), tr("&3-fold"), tr("&6-fold")};
    for (std::size_t i = 0; i < m_folds.size(); ++i) m_folds[i].second->setText(folds[i]);
    m_upright->setText(tr("Mirror &left and right"));
    m_level->setText(tr("Mirror &top and bottom"));
    m_centreHere->setText(tr("&Centre under the pointer"));
    m_centreMiddle->setText(tr("Centre in the &middle of the board"));
    m_undo->setIconText(tr("Undo"));
    m_redo->setIconText(tr("Redo"));
    updateSymmetry();
    refresh();
}

void EditMenu::refresh()
{
    const QUndoStack& history = studio().document().history();
    //: %1: name of a step, such as "Paint terrain"
    m_undo->setText(history.canUndo() ? fill(tr("&Undo: %1"), {asButtonText(history.undoText())}) : tr("&Undo"));
    //: %1: name of a step, such as "Paint terrain"
    m_redo->setText(history.canRedo() ? fill(tr("&Redo: %1"), {asButtonText(history.redoText())}) : tr("&Redo"));
    m_undo->setEnabled(history.canUndo() || studio().document().inGesture());
    m_redo->setEnabled(history.canRedo());
}

void EditMenu::updateSymmetry()
{
    const Symmetry& symmetry = studio().bench.brush.symmetry();
    for (const auto& [fold, action] : m_folds) action->setChecked(fold == symmetry.fold);
    m_upright->setChecked(symmetry.upright);
    m_level->setChecked(symmetry.level);
    QAction* all = m_symmetry->menuAction();
    all->setIcon(lineIcon(Icon::Symmetry, symmetry.any() ? &WindowPalette::accent : &WindowPalette::ink));
    all->setIconText(symmetryLabel(symmetry));
    all->setToolTip(symmetrySentence(symmetry));
}

}  // namespace inselwerk
