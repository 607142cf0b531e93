#include "editor/window/main_window.h"

#include "app/common/text/languages.h"
#include "app/common/text/messages.h"
#include "editor/canvas/board_canvas.h"
#include "editor/docks/dock_set.h"
#include "editor/docks/fairness_dock.h"
#include "editor/docks/problem_counter.h"
#include "editor/docks/problems_dock.h"
#include "editor/menus/board_commands.h"
#include "editor/menus/board_menu.h"
#include "editor/menus/edit_menu.h"
#include "editor/menus/view_menu.h"
#include "editor/tools/tool_set.h"
#include "editor/window/board_tabs.h"
#include "editor/window/hex_sentence.h"
#include "editor/window/look.h"

#include <QEvent>
#include <QLabel>
#include <QMenuBar>
#include <QStatusBar>
#include <QVBoxLayout>

namespace inselwerk {

MainWindow::MainWindow(Settings& settings, Languages& languages, Look& look)
    : m_document(new Document({}, this)),
      m_focus(new Focus(*m_document, this)),
      m_brush(new Brush(this)),
      m_tools(new ToolSet({*m_focus, *m_brush}, this)),
      m_canvas(new BoardCanvas(*m_focus)),
      m_sentence(new QLabel),
      m_place(new QLabel)
{
    m_studio.reset(new Studio{{*m_focus, *m_brush}, *m_canvas, *m_tools, settings, languages, look});
    m_boardMenu = new BoardMenu(*m_studio, this);
    m_boards = new BoardTabs(*m_studio, m_boardMenu->commands(), m_boardMenu);
    auto* middle = new QWidget;
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_boards);
    column->addWidget(m_canvas, 1);
    setCentralWidget(middle);
    setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks);
    m_sentence->setTextFormat(Qt::PlainText);
    m_place->setTextFormat(Qt::PlainText);
    statusBar()->addWidget(m_sentence, 1);
    statusBar()->addPermanentWidget(m_place);
    addDocks();
    addMenus();

    m_canvas->setDark(look.dark());
    connect(&look, &Look::changed, this, [this, &look] { m_canvas->setDark(look.dark()); });
    connect(&m_boardMenu->commands(), &BoardCommands::said, this, &MainWindow::say);
    connect(m_canvas, &BoardCanvas::pointedAt, this, [this](std::optional<HexCoord> hex) {
        m_place->setText(hex && m_focus->board() ? hexSentence(*m_focus->board(), *hex) : QString());
    });
    for (Tool* tool : m_tools->tools()) {
        connect(tool, &Tool::said, this, &MainWindow::say);
        connect(tool, &Tool::lookChanged, this, &MainWindow::updateStatus);
    }
    connect(m_tools, &ToolSet::chosen, this, [this](Tool* tool) {
        m_canvas->setTool(tool);
        updateStatus();
    });
    m_canvas->setTool(m_tools->current());
    retranslate();
    resize(1600, 1000);
}

MainWindow::~MainWindow() = default;

void MainWindow::addDocks()
{
    for (Dock* dock : makeDocks(*m_studio)) addDockWidget(dock->homeArea(), dock);
    auto* problems = findChild<ProblemsDock*>();
    statusBar()->addPermanentWidget(new ProblemCounter(*problems));
    connect(&problems->watch(), &ProblemWatch::changed, m_boards, [this, problems] {
        for (std::size_t i = 0; i < m_focus->scenario().boards.size(); ++i)
            m_boards->setMark(i, problems->watch().worstOn(i));
    });
}

void MainWindow::addMenus()
{
    menuBar()->addMenu(new EditMenu(*m_studio, this));
    auto* view = new ViewMenu(*m_studio, this);
    menuBar()->addMenu(view);
    view->addSeparator();
    view->addAction(findChild<FairnessDock*>()->overlayAction());
    menuBar()->addMenu(m_boardMenu);
}

void MainWindow::updateStatus()
{
    // What a tool said stays until it is used again or has something else to tell.
    const QString status = m_tools->current() ? m_tools->current()->status() : QString();
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
}

void MainWindow::retranslate()
{
    m_canvas->setAccessibleName(tr("Board"));
    updateStatus();
}

}  // namespace inselwerk
