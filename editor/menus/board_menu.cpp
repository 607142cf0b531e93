#include "editor/menus/board_menu.h"

#include "editor/common/line_icon.h"
#include "editor/docks/draw_preview.h"
#include "editor/menus/board_commands.h"
#include "editor/window/template_chooser.h"

#include <QActionGroup>

namespace inselwerk {

BoardMenu::BoardMenu(const Studio& studio, QWidget* parent)
    : Menu(studio, parent), m_commands(new BoardCommands(studio, this))
{
    BoardCommands* c = m_commands;
    m_add = addAction(lineIcon(Icon::Plus), {}, c, &BoardCommands::add);
    addTemplates();
    m_duplicate = addAction(lineIcon(Icon::Copy), {}, c, &BoardCommands::duplicate);
    m_copy = addAction({}, c, &BoardCommands::copy);
    m_copy->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_C);
    m_paste = addAction({}, c, &BoardCommands::paste);
    m_paste->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_V);
    m_properties = addAction({}, c, &BoardCommands::showProperties);
    m_left = addAction({}, c, [c] { c->moveBy(-1); });
    m_left->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_PageUp);
    m_right = addAction({}, c, [c] { c->moveBy(1); });
    m_right->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_PageDown);
    m_remove = addAction(lineIcon(Icon::Delete), {}, c, &BoardCommands::remove);
    addSeparator();
    addOrientations();
    addSeparator();
    m_growSea = addAction({}, c, [c] { c->grow({Ground::Kind::Fixed, Terrain::Sea, {}}); });
    m_growBrush = addAction({}, c, [this, c] { c->grow(this->studio().bench.brush.ground()); });
    m_shrink = addAction({}, c, &BoardCommands::shrink);
    m_centre = addAction({}, c, &BoardCommands::centre);
    addSeparator();
    addPreview();
    connect(&studio.focus(), &Focus::boardChanged, this, &BoardMenu::refresh);
    connect(&studio.document(), &Document::changed, this, &BoardMenu::refresh);
    retranslate();
}

void BoardMenu::addTemplates()
{
    m_templates = addMenu(QString());
    for (const Template kind : allTemplates) {
        QAction* action = m_templates->addAction({}, m_commands, [this, kind] { m_commands->addFrom(kind); });
        action->setObjectName(QStringLiteral("add-board-%1").arg(static_cast<int>(kind)));
    }
}

void BoardMenu::addOrientations()
{
    m_orientations = addMenu(QString());
    auto* group = new QActionGroup(this);
    const auto add = [&](Orientation orientation) {
        QAction* action =
            m_orientations->addAction({}, m_commands, [this, orientation] { m_commands->orient(orientation); });
        action->setCheckable(true);
        group->addAction(action);
        return action;
    };
    m_pointy = add(Orientation::Pointy);
    m_flat = add(Orientation::Flat);
}

void BoardMenu::addPreview()
{
    DrawPreview* preview = &DrawPreview::of(studio());
    m_preview = addAction(lineIcon(Icon::Dice), {}, preview, &DrawPreview::setActive);
    m_preview->setCheckable(true);
    m_preview->setShortcut(Qt::Key_F7);
    m_next = addAction({}, preview, &DrawPreview::next);
    m_next->setShortcut(Qt::SHIFT | Qt::Key_F7);
    m_fix = addAction({}, preview, &DrawPreview::fix);
    connect(preview, &DrawPreview::changed, this, &BoardMenu::refresh);
}

void BoardMenu::refresh()
{
    const DrawPreview& preview = DrawPreview::of(studio());
    m_preview->setEnabled(studio().focus().board() != nullptr);
    m_next->setEnabled(studio().focus().board() != nullptr);
    m_preview->setChecked(preview.isActive());
    m_fix->setEnabled(preview.canFix());
    const Board* board = studio().focus().board();
    for (QAction* action :
         {m_duplicate, m_copy, m_properties, m_remove, m_growSea, m_growBrush, m_shrink, m_centre,
          m_orientations->menuAction()})
        action->setEnabled(board != nullptr);
    const std::size_t index = studio().focus().boardIndex();
    m_left->setEnabled(board && index > 0);
    m_right->setEnabled(board && index + 1 < studio().scenario().boards.size());
    if (!board) return;
    (board->orientation == Orientation::Pointy ? m_pointy : m_flat)->setChecked(true);
    m_shrink->setEnabled(!board->hexes.empty());
    m_centre->setEnabled(wayToCentre(*board) != HexCoord{});
}

void BoardMenu::retranslate()
{
    //: Menu
    setTitle(tr("&Board"));
    m_add->setText(tr("&New board"));
    m_templates->setTitle(tr("New &board from a template"));
    m_templates->setToolTipsVisible(true);
    const QList<QAction*> templates = m_templates->actions();
    for (qsizetype i = 0; i < templates.size(); ++i) {
        const Template kind = allTemplates[static_cast<std::size_t>(i)];
        templates[i]->setText(TemplateChooser::nameOf(kind));
        templates[i]->setToolTip(TemplateChooser::sentenceOf(kind));
    }
    m_duplicate->setText(tr("&Duplicate the board"));
    m_copy->setText(tr("&Copy the board as text"));
    m_paste->setText(tr("&Paste boards from text"));
    m_properties->setText(tr("P&roperties of the board"));
    m_left->setText(tr("Move the board to the &left"));
    m_right->setText(tr("Move the board to the ri&ght"));
    m_remove->setText(tr("Re&move the board"));
    m_orientations->setTitle(tr("&Orientation"));
    m_pointy->setText(tr("&Pointy top"));
    m_flat->setText(tr("&Flat top"));
    m_growSea->setText(tr("Grow by a ring of &sea"));
    m_growBrush->setText(tr("Grow by a ring of the chosen &terrain"));
    m_shrink->setText(tr("S&hrink by a ring"));
    m_centre->setText(tr("Shift to the c&entre"));
    m_preview->setText(tr("Pre&view of a draw"));
    m_next->setText(tr("Ne&xt draw"));
    m_fix->setText(tr("Make this draw &fixed"));
    refresh();
}

}  // namespace inselwerk
