#include "editor/window/panel_area.h"

#include <QEvent>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace inselwerk {

PanelArea::PanelArea(QWidget* panel) : ScrollPage(panel) {}

QSize PanelArea::minimumSizeHint() const
{
    constexpr int widest = 340;
    constexpr int lowest = 80;
    if (!widget()) return {lowest, lowest};
    const int wanted = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
    return {std::min(wanted, widest), lowest};
}

/// Most changes of a panel leave it as large as it was: those are no matter of the window's.
bool PanelArea::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        const std::pair hints(sizeHint(), minimumSizeHint());
        if (std::exchange(m_hints, hints) != hints) updateGeometry();
    }
    return ScrollPage::eventFilter(watched, event);
}

}  // namespace inselwerk
