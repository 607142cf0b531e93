#include "editor/window/toolbar.h"

#include "app/common/text/messages.h"
#include "editor/canvas/board_canvas.h"
#include "editor/common/line_icon.h"
#include "editor/common/plain_text.h"

#include <QAction>
#include <QMenu>
#include <QToolButton>

namespace inselwerk {
namespace {

/// A button of the toolbar: an action of a menu.
struct Command
{
    const char* action;      ///< name of the action; null: a separator
    bool words = false;      ///< its text stands beside its icon
};
constexpr Command separator{nullptr};

/// One line a button.
constexpr Command commands[] = {
    {"new"},
    {"open"},
    {"save"},
    separator,
    {"undo"},
    {"redo"},
    separator,
    {"rotate"},
    {"mirror"},
    {"symmetry", true},
    separator,
    {"fairness", true},
};

}  // namespace

Toolbar::Toolbar(const Studio& studio, const QObject& menus) : m_studio(studio)
{
    setObjectName(QStringLiteral("toolbar"));
    setMovable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    constexpr int iconSize = 20;
    setIconSize({iconSize, iconSize});
    addCommands(menus);
    auto* space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(space);
    if (auto* fit = menus.findChild<QAction*>(QStringLiteral("fit"))) addButton(*fit, Qt::ToolButtonIconOnly);
    addZoom();
    if (auto* play = menus.findChild<QAction*>(QStringLiteral("playTest"))) addPlayTest(*play);
    retranslate();
}

void Toolbar::addCommands(const QObject& menus)
{
    bool separate = false;  // before the next button
    for (const Command& command : commands) {
        if (!command.action) {
            separate = !actions().isEmpty();
            continue;
        }
        auto* action = menus.findChild<QAction*>(QLatin1String(command.action));
        if (!action) continue;
        if (separate) addSeparator();
        separate = false;
        QToolButton& button =
            addButton(*action, command.words ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
        if (action->menu()) button.setPopupMode(QToolButton::InstantPopup);
    }
}

QToolButton& Toolbar::addButton(QAction& action, Qt::ToolButtonStyle style)
{
    addAction(&action);
    auto* button = qobject_cast<QToolButton*>(widgetForAction(&action));
    button->setToolButtonStyle(style);
    nameAfter(action, *button);
    // After the button itself, which takes over texts without the key.
    connect(&action, &QAction::changed, button, [&action, button] { nameAfter(action, *button); });
    return *button;
}

void Toolbar::nameAfter(const QAction& action, QToolButton& button)
{
    const QString tip = action.toolTip();
    const QString key = action.shortcut().toString(QKeySequence::NativeText);
    const bool words = button.toolButtonStyle() != Qt::ToolButtonIconOnly;
    button.setAccessibleName(action.menu() ? tip : words ? action.iconText() : withoutMark(action.text()));
    //: Tooltip of a button: %1 is its name, %2 its key
    button.setToolTip(plainTip(key.isEmpty() || tip.contains(key) ? tip : fill(tr("%1 (%2)"), {tip, key})));
}

void Toolbar::addZoom()
{
    m_zoom = new QToolButton;
    m_zoom->setObjectName(QStringLiteral("zoom"));
    m_zoom->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("1000 %")) + 12);
    addWidget(m_zoom);
    BoardCanvas& canvas = m_studio.canvas;
    connect(m_zoom, &QToolButton::clicked, &canvas, [&canvas] { canvas.setZoom(100); });
    connect(&canvas, &BoardCanvas::zoomChanged, this, &Toolbar::retranslate);
}

void Toolbar::addPlayTest(QAction& action)
{
    addSeparator();
    m_playAction = &action;
    m_play = new QToolButton;
    m_play->setObjectName(QStringLiteral("mainButton"));
    m_play->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    // Not the icon of the action: this button has another ground.
    m_play->setIcon(lineIcon(Icon::Play, &WindowPalette::onAccent));
    addWidget(m_play);
    connect(m_play, &QToolButton::clicked, &action, &QAction::trigger);
}

void Toolbar::retranslate()
{
    setWindowTitle(tr("Toolbar"));
    //: A zoom: %1 is a number
    m_zoom->setText(tr("%1 %").arg(m_studio.canvas.zoom()));
    m_zoom->setToolTip(tr("Zoom; a click makes it 100 %"));
    m_zoom->setAccessibleName(tr("Zoom"));
    m_zoom->setWhatsThis(tr("How large the board is shown. A click makes it 100 %."));
    if (!m_play) return;
    m_play->setText(tr("Play-test"));
    nameAfter(*m_playAction, *m_play);
    m_play->setWhatsThis(m_playAction->whatsThis());
}

}  // namespace inselwerk
