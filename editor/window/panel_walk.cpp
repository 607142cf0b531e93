#include "editor/window/panel_walk.h"

#include "editor/canvas/board_canvas.h"
#include "editor/window/main_window.h"

#include <QAction>
#include <QApplication>

#include <vector>

namespace inselwerk {
namespace {

bool isInside(const QWidget& around, const QWidget* widget)
{
    return widget && (widget == &around || around.isAncestorOf(widget));
}

/// What the Tab key would come to first in a panel; null: it has nothing for the keyboard.
QWidget* firstFieldIn(Dock& dock)
{
    for (QWidget* next = dock.nextInFocusChain(); next && next != &dock; next = next->nextInFocusChain()) {
        const bool reached = next->focusPolicy() & Qt::TabFocus && !next->focusProxy();
        if (reached && isInside(*dock.widget(), next) && next->isEnabled() && next->isVisibleTo(&dock)) return next;
    }
    return nullptr;
}

bool enter(Dock& dock)
{
    QWidget* field = firstFieldIn(dock);
    if (!field) return false;
    dock.raise();
    field->setFocus(Qt::TabFocusReason);
    return true;
}

}  // namespace

void walkPanels(MainWindow& window, int step)
{
    std::vector<Dock*> stops{nullptr};  // the board
    for (Dock* dock : window.docks())
        if (dock->toggleViewAction()->isChecked()) stops.push_back(dock);
    const auto count = static_cast<int>(stops.size());
    int at = 0;
    for (int i = 1; i < count; ++i)
        if (isInside(*stops[static_cast<std::size_t>(i)], QApplication::focusWidget())) at = i;
    for (int passed = 0; passed < count; ++passed) {
        at = (at + step + count) % count;
        Dock* dock = stops[static_cast<std::size_t>(at)];
        if (!dock) return window.canvas().setFocus(Qt::TabFocusReason);
        if (enter(*dock)) return;
    }
}

}  // namespace inselwerk
