#include "editor/window/window_layout.h"

#include "app/common/settings/settings.h"
#include "editor/window/main_window.h"

#include <QCoreApplication>
#include <QResizeEvent>
#include <QTimer>

#include <algorithm>

namespace inselwerk {
namespace {

constexpr int layoutVersion = 3;
constexpr int headLines = 2;  ///< the head of a dock takes as much room as so many lines of text

}  // namespace

WindowLayout::WindowLayout(MainWindow& window, Settings& settings)
    : QObject(&window), m_window(window), m_settings(settings)
{
    // Not the window's: its layout would already have squeezed the docks into the new size.
    QCoreApplication::instance()->installEventFilter(this);
}

/// Remembers an arrangement at the last size that it was made for.
bool WindowLayout::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_window && event->type() == QEvent::Resize)
        if (classOf(static_cast<QResizeEvent*>(event)->size()) != m_class) remember();
    return QObject::eventFilter(watched, event);
}

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

std::vector<WindowLayout::Group> WindowLayout::groupsOf(Class c)
{
    constexpr auto left = Qt::LeftDockWidgetArea, right = Qt::RightDockWidgetArea, bottom = Qt::BottomDockWidgetArea;
    switch (c) {
        case Class::Wide:
            return {
                {left, {"tools"}, 15},
                {left, {"terrain"}, 17},
                {left, {"numbers", "brush", "tokens"}},
                {right, {"properties", "scenario", "rules"}},
                {right, {"stacks", "pools", "fairness"}},
                {bottom, {"problems"}},
                {bottom, {"events"}}};
        case Class::Medium:
            return {
                {left, {"tools"}, 15},
                {left, {"terrain"}, 17},
                {left, {"numbers", "brush", "tokens"}},
                {right, {"properties", "scenario", "rules"}},
                {right, {"stacks", "pools", "fairness"}},
                {bottom, {"problems", "events"}}};
        default:
            return {
                {left, {"tools"}, 15},
                {left, {"terrain", "numbers", "brush", "tokens"}},
                {right, {"properties", "stacks", "pools", "scenario", "rules", "fairness", "problems", "events"}}};
    }
}

std::vector<Dock*> WindowLayout::docksOf(const Group& group, const std::vector<Group>& all) const
{
    const auto names = [](const Group& g, const Dock& dock) {
        return std::find(g.docks.begin(), g.docks.end(), dock.objectName()) != g.docks.end();
    };
    const auto ofArea = [&](const Group& g) { return g.area == group.area; };
    const bool last = &*std::find_if(all.rbegin(), all.rend(), ofArea) == &group;
    std::vector<Dock*> docks;
    for (Dock* dock : m_window.docks()) {
        const bool named = std::any_of(all.begin(), all.end(), [&](const Group& g) { return names(g, *dock); });
        if (names(group, *dock) || (!named && last && dock->homeArea() == group.area)) docks.push_back(dock);
    }
    std::sort(docks.begin(), docks.end(), [&](const Dock* a, const Dock* b) {
        const auto at = [&](const Dock* d) { return std::find(group.docks.begin(), group.docks.end(), d->objectName()); };
        return at(a) < at(b);
    });
    return docks;
}

void WindowLayout::arrange(Class c)
{
    for (Dock* dock : m_window.docks()) {
        dock->setFloating(false);
        m_window.removeDockWidget(dock);
    }
    // The palettes need all the height there is; the wide right side can spare some.
    m_window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    m_window.setCorner(
        Qt::BottomRightCorner, c == Class::Medium ? Qt::RightDockWidgetArea : Qt::BottomDockWidgetArea);
    const std::vector<Group> groups = groupsOf(c);
    std::vector<Dock*> fronts;
    for (const Group& group : groups) {
        Dock* before = nullptr;
        for (Dock* dock : docksOf(group, groups)) {
            m_window.addDockWidget(group.area, dock);
            dock->show();
            if (before) m_window.tabifyDockWidget(before, dock);
            if (!before) fronts.push_back(dock);
            before = dock;
        }
        fronts.back()->raise();
    }
    setSizes(c, groups, fronts);
    // Once more when what is around the docks has found its size.
    QTimer::singleShot(0, this, [this, c, groups, fronts] {
        if (c == m_class) setSizes(c, groups, fronts);
    });
}

/// Widths and heights as the look of the editor has them.
void WindowLayout::setSizes(Class c, const std::vector<Group>& groups, const std::vector<Dock*>& fronts)
{
    const bool wide = c == Class::Wide;
    constexpr int bars = 110;
    const int line = m_window.fontMetrics().height();
    int room = m_window.height() - bars;
    QList<QDockWidget*> left, right, bottom;
    QList<int> heights;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const Qt::DockWidgetArea area = groups[i].area;
        (area == Qt::LeftDockWidgetArea ? left : area == Qt::RightDockWidgetArea ? right : bottom).append(fronts[i]);
        if (area != Qt::LeftDockWidgetArea) continue;
        heights.append(groups[i].lines > 0 ? (groups[i].lines + headLines) * line : std::max(room, line));
        room -= heights.back();
    }
    m_window.resizeDocks({left.front(), right.front()}, {wide ? 220 : 180, wide ? 420 : 340}, Qt::Horizontal);
    m_window.resizeDocks(left, heights, Qt::Vertical);
    if (right.size() > 1) m_window.resizeDocks(right, {42, 58}, Qt::Vertical);
    if (bottom.isEmpty()) return;
    m_window.resizeDocks({bottom.front()}, {wide ? 298 : 190}, Qt::Vertical);
    if (bottom.size() > 1) m_window.resizeDocks({bottom[0], bottom[1]}, {40, 60}, Qt::Horizontal);
}

}  // namespace inselwerk
