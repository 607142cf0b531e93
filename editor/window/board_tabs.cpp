#include "editor/window/board_tabs.h"

#include "app/common/text/messages.h"
#include "editor/common/line_icon.h"
#include "editor/common/plain_text.h"
#include "editor/docks/draw_preview.h"
#include "editor/menus/board_commands.h"

#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QTabBar>
#include <QToolButton>

namespace inselwerk {
namespace {

/// Keeps no room for arrows that it does not need, and gives way in a narrow window.
class BoardBar : public QTabBar
{
public:
    QSize minimumSizeHint() const override { return {1, QTabBar::minimumSizeHint().height()}; }
};

}  // namespace

BoardTabs::BoardTabs(const Studio& studio, BoardCommands& commands, QMenu* menu)
    : m_studio(studio),
      m_commands(commands),
      m_menu(menu),
      m_bar(new BoardBar),
      m_add(new QToolButton),
      m_preview(new QToolButton)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(4, 2, 4, 0);
    row->setSpacing(4);
    m_bar->setDrawBase(false);
    m_bar->setExpanding(false);
    m_bar->setMovable(true);
    m_bar->setUsesScrollButtons(true);
    m_bar->setElideMode(Qt::ElideNone);
    m_bar->installEventFilter(this);
    m_add->setObjectName(QStringLiteral("add-board"));
    m_add->setIcon(lineIcon(Icon::Plus));
    m_add->setIconSize({16, 16});
    row->addWidget(m_bar, 0, Qt::AlignBottom);
    row->addWidget(m_add);
    row->addStretch(1);
    row->addWidget(m_preview);
    m_preview->setObjectName(QStringLiteral("preview-draw"));
    m_preview->setIcon(lineIcon(Icon::Dice));
    m_preview->setIconSize({18, 18});
    m_preview->setCheckable(true);
    DrawPreview& preview = DrawPreview::of(studio);
    connect(m_preview, &QToolButton::clicked, &preview, &DrawPreview::setActive);
    connect(&preview, &DrawPreview::changed, this, &BoardTabs::refreshPreview);
    m_bar->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);

    Focus& focus = studio.focus();
    connect(m_bar, &QTabBar::currentChanged, this, [this](int index) {
        if (index >= 0 && !m_dragged) m_studio.focus().setBoardIndex(static_cast<std::size_t>(index));
    });
    connect(m_bar, &QTabBar::tabMoved, this, [this](int from, int to) {
        if (m_pressed && !m_dragged) m_dragged = static_cast<std::size_t>(m_bar->currentIndex() == to ? from : to);
    });
    connect(m_bar, &QTabBar::tabBarDoubleClicked, this, [this](int index) {
        if (index >= 0) m_commands.showProperties();
    });
    connect(m_add, &QToolButton::clicked, &commands, &BoardCommands::add);
    connect(&focus, &Focus::boardChanged, this, &BoardTabs::refresh);
    connect(&studio.document(), &Document::changed, this, &BoardTabs::refresh);
    retranslate();
}

void BoardTabs::setMark(std::size_t board, std::optional<Severity> worst)
{
    const auto mark = m_marks.find(board);
    if (mark == m_marks.end() ? !worst : worst == mark->second) return;
    if (worst)
        m_marks[board] = *worst;
    else
        m_marks.erase(board);
    const auto tabs = static_cast<std::size_t>(m_bar->count());
    if (board < std::min(tabs, m_studio.scenario().boards.size())) refreshTab(static_cast<int>(board));
}

void BoardTabs::refresh()
{
    const QSignalBlocker quiet(m_bar);
    m_dragged.reset();  // a change in the middle of a drag ends it
    const auto& boards = m_studio.scenario().boards;
    const int count = static_cast<int>(boards.size());
    while (m_bar->count() > count) m_bar->removeTab(m_bar->count() - 1);
    while (m_bar->count() < count) m_bar->addTab(QString());
    for (int i = 0; i < count; ++i) refreshTab(i);
    m_bar->setCurrentIndex(static_cast<int>(m_studio.focus().boardIndex()));
    m_bar->setVisible(count > 0);
    m_preview->setEnabled(count > 0);
}

/// Sets only what differs: the bar arranges all its tabs anew for each thing that is set.
void BoardTabs::refreshTab(int tab)
{
    const Board& board = m_studio.scenario().boards[static_cast<std::size_t>(tab)];
    QString title = translate(board.name);
    if (title.isEmpty()) title = QString::fromStdString(board.id);
    const auto mark = m_marks.find(static_cast<std::size_t>(tab));
    const bool marked = mark != m_marks.end();
    const bool error = marked && mark->second == Severity::Error;
    const int shown = !marked ? 0 : error ? 2 : 1;
    if (m_bar->tabData(tab).toInt() != shown) {
        m_bar->setTabData(tab, shown);
        m_bar->setTabIcon(
            tab, !marked ? QIcon()
                 : error ? lineIcon(Icon::Error, &WindowPalette::bad)
                         : lineIcon(Icon::Warning, &WindowPalette::warn));
    }
    //: Board in the tabs, for screen readers. %1: its name
    const QString spoken = !marked ? title : fill(error ? tr("%1, has errors") : tr("%1, has warnings"), {title});
    if (m_bar->accessibleTabName(tab) != spoken) {
        m_bar->setAccessibleTabName(tab, spoken);
        m_bar->setTabToolTip(tab, plainTip(spoken));
    }
    if (const QString text = asButtonText(title); m_bar->tabText(tab) != text) m_bar->setTabText(tab, text);
}

void BoardTabs::refreshPreview()
{
    const DrawPreview& preview = DrawPreview::of(m_studio);
    m_preview->setEnabled(m_studio.focus().board() != nullptr);
    m_preview->setChecked(preview.isActive());
    m_preview->setToolButtonStyle(preview.isActive() ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    //: Button that is pressed while the canvas shows a draw. %1: its seed
    m_preview->setText(fill(tr("Preview, seed %1"), {QString::number(preview.seed())}));
    const QString name = preview.isActive() ? m_preview->text() : tr("Preview of a draw");
    m_preview->setAccessibleName(name);
    m_preview->setToolTip(plainTip(preview.sentence()));
}

void BoardTabs::endDrag()
{
    m_pressed = false;
    if (!m_dragged) return;
    const std::size_t from = *m_dragged;
    m_dragged.reset();
    m_commands.move(from, static_cast<std::size_t>(m_bar->currentIndex()));
}

bool BoardTabs::key(QKeyEvent& key)
{
    const bool alt = key.modifiers() == Qt::AltModifier;
    if (alt && key.key() == Qt::Key_Left)
        m_commands.moveBy(-1);
    else if (alt && key.key() == Qt::Key_Right)
        m_commands.moveBy(1);
    else if (key.key() == Qt::Key_F2)
        m_commands.showProperties();
    else if (key.key() == Qt::Key_Delete)
        m_commands.remove();
    else
        return false;
    return true;
}

bool BoardTabs::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_bar) return false;
    switch (event->type()) {
        case QEvent::MouseButtonPress: m_pressed = static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton; break;
        case QEvent::MouseButtonRelease:
            // After the bar has put the tab where it belongs.
            QMetaObject::invokeMethod(this, &BoardTabs::endDrag, Qt::QueuedConnection);
            break;
        case QEvent::KeyPress: return key(*static_cast<QKeyEvent*>(event));
        case QEvent::ShortcutOverride: {
            const int pressed = static_cast<QKeyEvent*>(event)->key();
            if (pressed == Qt::Key_Delete || pressed == Qt::Key_F2) event->accept();
            break;
        }
        case QEvent::ContextMenu: {
            const auto* context = static_cast<QContextMenuEvent*>(event);
            if (const int index = m_bar->tabAt(context->pos()); index >= 0) m_bar->setCurrentIndex(index);
            m_menu->popup(context->globalPos());
            return true;
        }
        default: break;
    }
    return false;
}

void BoardTabs::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void BoardTabs::retranslate()
{
    m_bar->setAccessibleName(tr("Boards of the scenario"));
    m_add->setAccessibleName(tr("New board"));
    m_add->setToolTip(tr("New board"));
    refresh();
    refreshPreview();
}

}  // namespace inselwerk
