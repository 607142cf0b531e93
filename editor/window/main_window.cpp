#include "editor/window/main_window.h"

#include "app/common/text/languages.h"
#include "app/common/text/messages.h"
#include "editor/canvas/board_canvas.h"
#include "editor/docks/dock_set.h"
#include "editor/docks/fairness_dock.h"
#include "editor/docks/problem_counter.h"
#include "editor/docks/problems_dock.h"
#include "editor/menus/edit_menu.h"
#include "editor/menus/view_menu.h"
#include "editor/tools/tool_set.h"
#include "editor/window/hex_sentence.h"
#include "editor/window/line_icon.h"
#include "editor/window/look.h"

#include <QEvent>
#include <QLabel>
#include <QMenuBar>
#include <QStatusBar>
#include <QTabBar>
#include <QVBoxLayout>

namespace inselwerk {

MainWindow::MainWindow(Settings& settings, Languages& languages, Look& look)
    : m_document(new Document({}, this)),
      m_focus(new Focus(*m_document, this)),
      m_brush(new Brush(this)),
      m_tools(new ToolSet({*m_focus, *m_brush}, this)),
      m_canvas(new BoardCanvas(*m_focus)),
      m_boards(new QTabBar),
      m_sentence(new QLabel),
      m_place(new QLabel)
{
    m_studio.reset(new Studio{{*m_focus, *m_brush}, *m_canvas, *m_tools, settings, languages, look});
    auto* middle = new QWidget;
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_boards->setDrawBase(false);
    m_boards->setExpanding(false);
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
    connect(m_boards, &QTabBar::currentChanged, this, [this](int index) {
        if (index >= 0) m_focus->setBoardIndex(static_cast<std::size_t>(index));
    });
    connect(m_focus, &Focus::boardChanged, this, &MainWindow::updateBoards);
    connect(m_document, &Document::changed, this, &MainWindow::updateBoards);
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
    updateBoards();
    retranslate();
    resize(1600, 1000);
}

MainWindow::~MainWindow() = default;

void MainWindow::addDocks()
{
    for (Dock* dock : makeDocks(*m_studio)) addDockWidget(dock->homeArea(), dock);
    m_problems = findChild<ProblemsDock*>();
    statusBar()->addPermanentWidget(new ProblemCounter(*m_problems));
    connect(&m_problems->watch(), &ProblemWatch::changed, this, &MainWindow::markBoards);
}

void MainWindow::addMenus()
{
    menuBar()->addMenu(new EditMenu(*m_studio, this));
    auto* view = new ViewMenu(*m_studio, this);
    menuBar()->addMenu(view);
    view->addSeparator();
    view->addAction(findChild<FairnessDock*>()->overlayAction());
}

void MainWindow::updateBoards()
{
    const QSignalBlocker quiet(m_boards);
    const auto& boards = m_focus->scenario().boards;
    const int count = static_cast<int>(boards.size());
    while (m_boards->count() > count) m_boards->removeTab(m_boards->count() - 1);
    for (int i = 0; i < count; ++i) {
        const Board& board = boards[static_cast<std::size_t>(i)];
        QString title = translate(board.name);
        if (title.isEmpty()) title = QString::fromStdString(board.id);
        title.replace(QLatin1Char('&'), QStringLiteral("&&"));
        if (i == m_boards->count())
            m_boards->addTab(title);
        else
            m_boards->setTabText(i, title);
    }
    m_boards->setCurrentIndex(static_cast<int>(m_focus->boardIndex()));
    markBoards();
}

/// A board with problems has their mark in its tab.
void MainWindow::markBoards()
{
    for (int i = 0; i < m_boards->count(); ++i) {
        const ProblemWatch::Count count = m_problems->watch().countOn(static_cast<std::size_t>(i));
        QIcon mark;
        if (count.errors > 0)
            mark = lineIcon(Icon::Error, &WindowPalette::bad);
        else if (count.warnings > 0)
            mark = lineIcon(Icon::Warning, &WindowPalette::warn);
        m_boards->setTabIcon(i, mark);
    }
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
    m_boards->setAccessibleName(tr("Boards of the scenario"));
    updateBoards();
    updateStatus();
}

}  // namespace inselwerk
