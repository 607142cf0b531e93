#include "editor/window/window_layout.h"

#include "app/common/settings/settings.h"
#include "editor/window/main_window.h"

#include <QScrollArea>

#include <algorithm>

namespace inselwerk {
namespace {

constexpr int layoutVersion = 1;

}  // namespace

WindowLayout::WindowLayout(MainWindow& window, Settings& settings)
    : QObject(&window), m_window(window), m_settings(settings)
{}

WindowLayout::Class WindowLayout::classOf(QSize size)
{
    constexpr int wide = 1400;
    constexpr int medium = 1200;
    constexpr int low = 720;
    if (size.width() < medium || size.height() < low) return Class::Small;
    return size.width() < wide ? Class::Medium : Class::Wide;
}

QString WindowLayout::keyOf(Class c)
{
    switch (c) {
        case Class::Wide: return QStringLiteral("editor-wide");
        case Class::Medium: return QStringLiteral("editor-medium");
        default: return QStringLiteral("editor-small");
    }
}

void WindowLayout::fitTo(QSize size)
{
    const Class wanted = classOf(size);
    if (wanted == m_class) return;
    if (m_class != Class::Unknown) remember();
    m_class = wanted;
    // What was remembered names docks; where a new version has others, it does not fit any more.
    const QByteArray state = m_settings.windowLayout(keyOf(wanted));
    if (state.isEmpty() || !m_window.restoreState(state, layoutVersion)) arrange(wanted);
}

void WindowLayout::remember() const
{
    if (m_class != Class::Unknown) m_settings.setWindowLayout(keyOf(m_class), m_window.saveState(layoutVersion));
}

void WindowLayout::reset()
{
    for (const Class c : {Class::Wide, Class::Medium, Class::Small}) m_settings.setWindowLayout(keyOf(c), {});
    arrange(m_class);
}

std::vector<Dock*> WindowLayout::docksIn(Qt::DockWidgetArea area) const
{
    std::vector<Dock*> docks;
    for (Dock* dock : m_window.docks())
        if (dock->homeArea() == area) docks.push_back(dock);
    return docks;
}

void WindowLayout::arrange(Class c)
{
    for (Dock* dock : m_window.docks()) {
        dock->setFloating(false);
        m_window.removeDockWidget(dock);
    }
    if (c == Class::Small) return arrangeSmall();
    const bool wide = c == Class::Wide;
    arrangeArea(Qt::LeftDockWidgetArea, 3);
    arrangeArea(Qt::RightDockWidgetArea, 2);
    arrangeArea(Qt::BottomDockWidgetArea, wide ? 2 : 1);
    QList<QDockWidget*> docks;
    QList<int> widths;
    const auto widen = [&](Qt::DockWidgetArea area, int width) {
        for (Dock* dock : docksIn(area)) docks.append(dock), widths.append(width);
    };
    widen(Qt::LeftDockWidgetArea, wide ? 220 : 180);
    widen(Qt::RightDockWidgetArea, wide ? 420 : 320);
    m_window.resizeDocks(docks, widths, Qt::Horizontal);
    stretch(Qt::LeftDockWidgetArea);
    stretch(Qt::RightDockWidgetArea);
    const std::vector<Dock*> bottom = docksIn(Qt::BottomDockWidgetArea);
    if (bottom.empty()) return;
    m_window.resizeDocks({bottom.front()}, {wide ? 298 : 230}, Qt::Vertical);
    if (wide && bottom.size() > 1) m_window.resizeDocks({bottom[0], bottom[1]}, {40, 60}, Qt::Horizontal);
}

/// The first `beside` docks side by side, the others as tabs behind the last of them.
void WindowLayout::arrangeArea(Qt::DockWidgetArea area, std::size_t beside)
{
    const std::vector<Dock*> docks = docksIn(area);
    for (std::size_t i = 0; i < docks.size(); ++i) {
        m_window.addDockWidget(area, docks[i]);
        docks[i]->show();
        if (i >= beside) m_window.tabifyDockWidget(docks[i - 1], docks[i]);
    }
    if (docks.size() > beside) docks[beside - 1]->raise();
}

/// Gives docks above each other height as their panels want it.
void WindowLayout::stretch(Qt::DockWidgetArea area)
{
    QList<QDockWidget*> docks;
    QList<int> heights;
    for (Dock* dock : docksIn(area)) {
        const auto* inside = qobject_cast<QScrollArea*>(dock->widget());
        if (!inside || !inside->widget()) continue;
        docks.append(dock);
        heights.append(std::max(1, inside->widget()->sizeHint().height()));
    }
    m_window.resizeDocks(docks, heights, Qt::Vertical);
}

/// One dock at a time on either side.
void WindowLayout::arrangeSmall()
{
    QList<QDockWidget*> docks;
    QList<int> widths;
    Dock* left = nullptr;
    Dock* right = nullptr;
    for (Dock* dock : m_window.docks()) {
        const bool isLeft = dock->homeArea() == Qt::LeftDockWidgetArea;
        Dock*& before = isLeft ? left : right;
        m_window.addDockWidget(isLeft ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea, dock);
        dock->show();
        if (before) m_window.tabifyDockWidget(before, dock);
        before = dock;
        docks.append(dock);
        widths.append(isLeft ? 184 : 284);
    }
    m_window.resizeDocks(docks, widths, Qt::Horizontal);
    for (const auto area : {Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea, Qt::BottomDockWidgetArea}) {
        const auto in = docksIn(area);
        if (!in.empty() && area != Qt::BottomDockWidgetArea) in.front()->raise();
    }
}

}  // namespace inselwerk
