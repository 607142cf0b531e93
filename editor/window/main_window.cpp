#include "editor/window/main_window.h"

#include "app/common/settings/settings.h"
#include "app/common/text/languages.h"
#include "app/common/text/messages.h"
#include "editor/canvas/board_canvas.h"
#include "editor/common/elided_label.h"
#include "editor/common/line_icon.h"
#include "editor/common/look.h"
#include "editor/common/steady_label.h"
#include "editor/docks/dock_set.h"
#include "editor/docks/fairness_dock.h"
#include "editor/docks/problem_counter.h"
#include "editor/docks/problems_dock.h"
#include "editor/document/autosave.h"
#include "editor/export/export_commands.h"
#include "editor/menus/board_commands.h"
#include "editor/menus/board_menu.h"
#include "editor/menus/edit_menu.h"
#include "editor/menus/file_menu.h"
#include "editor/menus/help_menu.h"
#include "editor/menus/play_menu.h"
#include "editor/menus/selection_commands.h"
#include "editor/menus/view_menu.h"
#include "editor/tools/hex_sentence.h"
#include "editor/tools/tool_set.h"
#include "editor/window/board_tabs.h"
#include "editor/window/file_commands.h"
#include "editor/window/lead_to.h"
#include "editor/window/notices.h"
#include "editor/window/panel_area.h"
#include "editor/window/panel_of_tool.h"
#include "editor/window/qt_buttons.h"
#include "editor/window/status_facts.h"
#include "editor/window/toolbar.h"
#include "editor/window/window_layout.h"

#include <QAbstractSpinBox>
#include <QCloseEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QStatusBar>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace inselwerk {

MainWindow::MainWindow(Settings& settings, Languages& languages, Look& look)
    : m_document(new Document({}, this)),
      m_focus(new Focus(*m_document, this)),
      m_brush(new Brush(this)),
      m_tools(new ToolSet({*m_focus, *m_brush}, this)),
      m_canvas(new BoardCanvas(*m_focus)),
      m_file(new DocumentFile(*m_document, this)),
      m_autosave(new Autosave(*m_file, this)),
      m_studio(new Studio{{*m_focus, *m_brush}, *m_canvas, *m_tools, settings, languages, look, *m_file}),
      m_commands(new FileCommands(*this)),
      m_layout(new WindowLayout(*this, settings)),
      m_notices(new Notices(*m_file, *m_commands)),
      m_boardMenu(new BoardMenu(*m_studio, this)),
      m_boards(new BoardTabs(*m_studio, m_boardMenu->commands(), m_boardMenu)),
      m_sentence(new ElidedLabel),
      m_place(new SteadyLabel)
{
    setAcceptDrops(true);
    addMiddle();
    addStatusBar();
    addDocks();
    addMenus();
    m_toolbar = new Toolbar(*m_studio, *this);
    addToolBar(m_toolbar);
    follow();
    m_canvas->setTool(m_tools->current());
    m_canvas->setFocus();
    retranslate();
    const QRect last = settings.windowGeometry(QStringLiteral("editor"));
    constexpr QSize usual(1600, 1000), frame(8, 40);
    const QSize size = (last.isValid() ? last.size() : usual).boundedTo(screen()->availableSize() - frame);
    m_layout->fitTo(size);  // before it is shown: docks above each other would make it too high for small screens
    resize(size);
}

MainWindow::~MainWindow()
{
    // A drag that is under way ends when the canvas loses the focus: now, while everything that shows the board is
    // there.
    hide();
    // A field that goes while it has the keyboard tells the document that it was left: the document goes after it.
    qDeleteAll(std::exchange(m_docks, {}));
}

void MainWindow::addMiddle()
{
    auto* middle = new QWidget;
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_notices);
    column->addWidget(m_boards);
    m_boards->addButton().setMenu(&m_boardMenu->templates());
    m_boards->addButton().setPopupMode(QToolButton::MenuButtonPopup);
    column->addWidget(m_canvas, 1);
    setCentralWidget(middle);
    setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks);
}

void MainWindow::addStatusBar()
{
    m_sentence->setTextFormat(Qt::PlainText);
    m_place->setTextFormat(Qt::PlainText);
    constexpr int apart = 14;  // from the facts beside it
    m_place->setContentsMargins(0, 0, apart, 0);
    statusBar()->addWidget(m_sentence, 1);
    statusBar()->addPermanentWidget(m_place);
    m_facts = new StatusFacts(*m_focus, *m_autosave, *statusBar());
}

void MainWindow::addDocks()
{
    m_docks = makeDocks(*m_studio);
    for (Dock* dock : m_docks) {
        dock->setWidget(new PanelArea(dock->widget()));
        addDockWidget(dock->homeArea(), dock);
        connect(dock, &Dock::said, this, &MainWindow::say);
        connect(dock, &QDockWidget::visibilityChanged, this, [this, dock](bool inFront) {
            const bool alive = isVisible() && !isMinimized();
            if (alive && !inFront && dock->isAncestorOf(focusWidget())) m_canvas->setFocus();
        });
    }
    auto* problems = findChild<ProblemsDock*>();
    statusBar()->addPermanentWidget(new ProblemCounter(*problems));
    connect(&problems->watch(), &ProblemWatch::changed, m_boards, [this, problems] {
        for (std::size_t i = 0; i < m_focus->scenario().boards.size(); ++i)
            m_boards->setMark(i, problems->watch().worstOn(i));
    });
}

void MainWindow::addMenus()
{
    auto* files = new FileMenu(*m_studio, *m_commands, this);
    connect(&files->exports(), &ExportCommands::said, this, &MainWindow::say);
    menuBar()->addMenu(files);
    auto* edit = new EditMenu(*m_studio, this);
    connect(&edit->commands(), &SelectionCommands::said, this, &MainWindow::say);
    menuBar()->addMenu(edit);
    auto* view = new ViewMenu(*m_studio, this);
    menuBar()->addMenu(view);
    view->addSeparator();
    view->addAction(findChild<FairnessDock*>()->overlayAction());
    menuBar()->addMenu(m_boardMenu);
    menuBar()->addMenu(new PlayMenu(*m_studio, this));
    menuBar()->addMenu(new HelpMenu(*m_studio, this));
}

/// Keeps what the window shows in step with document, tools and look.
void MainWindow::follow()
{
    Look& look = m_studio->look;
    m_canvas->setDark(look.dark());
    connect(&look, &Look::changed, this, [this, &look] { m_canvas->setDark(look.dark()); });
    connect(&m_boardMenu->commands(), &BoardCommands::said, this, &MainWindow::say);
    connect(m_document, &Document::settling, this, &MainWindow::finishTyping);
    connect(m_document, &Document::changed, this, &MainWindow::updateTitle);
    connect(&m_document->history(), &QUndoStack::cleanChanged, this, &MainWindow::updateTitle);
    connect(m_file, &DocumentFile::pathChanged, this, &MainWindow::updateTitle);
    connect(m_file, &DocumentFile::saved, this, &MainWindow::updateTitle);
    connect(m_commands, &FileCommands::said, this, &MainWindow::say);
    connect(m_canvas, &BoardCanvas::pointedAt, this, [this](std::optional<HexCoord> hex) {
        m_place->change(hex && m_focus->board() ? hexSentence(*m_focus->board(), *hex) : QString());
    });
    for (Tool* tool : m_tools->tools()) {
        connect(tool, &Tool::said, this, &MainWindow::say);
        connect(tool, &Tool::lookChanged, this, &MainWindow::updateStatus);
    }
    connect(m_focus, &Focus::wanted, this, [this](const Place& place) { leadTo(place, *this); });
    connect(m_tools, &ToolSet::chosen, this, [this](Tool* tool) {
        m_canvas->setTool(tool);
        raisePanelOf(*tool, *this);
        updateStatus();
    });
}

/// Fields take what is typed when they are left.
void MainWindow::finishTyping()
{
    QWidget* field = focusWidget();
    if (!qobject_cast<QLineEdit*>(field) && !qobject_cast<QAbstractSpinBox*>(field)) return;
    field->clearFocus();
    field->setFocus();
}

/// Tab passes the fields of panels that lie behind others: nobody types into what cannot be seen.
bool MainWindow::focusNextPrevChild(bool next)
{
    const auto isBehind = [this](const QWidget* field) {
        return std::ranges::any_of(m_docks, [field](const Dock* dock) {
            return dock->isAncestorOf(field) && dock->visibleRegion().isEmpty();
        });
    };
    if (!isVisible()) return QMainWindow::focusNextPrevChild(next);
    // Some fields hand the focus on to others before them, so that it could go round among those of one panel for ever.
    constexpr int mostPassed = 300;
    for (int passed = 0; passed < mostPassed; ++passed) {
        if (!QMainWindow::focusNextPrevChild(next)) return false;
        if (!isBehind(focusWidget())) return true;
    }
    m_canvas->setFocus();
    return true;
}

MainWindow* MainWindow::makeSibling() const
{
    auto* sibling = new MainWindow(m_studio->settings, m_studio->languages, m_studio->look);
    sibling->setAttribute(Qt::WA_DeleteOnClose);
    sibling->resize(size());
    constexpr QPoint aside(32, 32);
    sibling->move(pos() + aside);
    return sibling;
}

void MainWindow::appear()
{
    show();
    raise();
    activateWindow();
    m_canvas->setFocus();
}

void MainWindow::resetLayout() { m_layout->reset(); }

void MainWindow::updateTitle()
{
    //: Title of a window: %1 is the name of a file; [*] becomes the mark of unsaved changes
    setWindowTitle(fill(tr("%1[*] – Inselwerk editor"), {m_file->name()}));
    setWindowFilePath(m_file->path());
    setWindowModified(m_document->isModified());
}

void MainWindow::updateStatus()
{
    const Tool* tool = m_tools->current();
    m_canvas->setWhatsThis(tool ? tool->help() : QString());
    // What a tool said stays until it is used again or has something else to tell.
    const QString status = tool ? tool->status() : QString();
    if (status != m_status) m_sentence->setText(m_status = status);
}

void MainWindow::say(const QString& sentence)
{
    m_status = m_tools->current() ? m_tools->current()->status() : QString();
    m_sentence->setText(sentence.isEmpty() ? m_status : sentence);
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
    // Where nobody tells of changes (network drives), a look when the designer comes back.
    if (event->type() == QEvent::ActivationChange && isActiveWindow()) m_file->lookAtDisk();
}

bool MainWindow::event(QEvent* event)
{
    const bool done = QMainWindow::event(event);
    if (event->type() == QEvent::LayoutRequest) addIconsToTabs();  // there may be other tabs now
    return done;
}

void MainWindow::addIconsToTabs()
{
    for (QTabBar* bar : findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
        for (int tab = 0; tab < bar->count(); ++tab)
            for (const Dock* dock : m_docks)
                if (bar->tabIcon(tab).isNull() && bar->tabText(tab) == dock->windowTitle())
                    bar->setTabIcon(tab, lineIcon(dock->icon()));
}

/// Docks that are tabs of each other keep their names whole, or show their icons; were there more than fit even so, one
/// scrolls.
void MainWindow::childEvent(QChildEvent* event)
{
    QMainWindow::childEvent(event);
    if (!event->polished()) return;
    if (auto* tabs = qobject_cast<QTabBar*>(event->child())) {
        tabs->setElideMode(Qt::ElideNone);
        tabs->setUsesScrollButtons(true);
        tabs->setExpanding(false);
    }
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_commands->mayClose()) return event->ignore();
    m_studio->settings.setWindowGeometry(QStringLiteral("editor"), geometry());
    m_layout->remember();
    m_autosave->discard();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile()) m_commands->openFile(url.toLocalFile());
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    m_layout->fitTo(event->size());
}

void MainWindow::retranslate()
{
    m_document->retranslate();
    m_canvas->setAccessibleName(tr("Board"));
    m_notices->retranslate();
    m_facts->retranslate();
    m_toolbar->retranslate();
    retranslateQtButtons(*this);
    updateTitle();
    updateStatus();
}

}  // namespace inselwerk
