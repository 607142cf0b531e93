#include "editor/docks/palette.h"

#include <QEvent>
#include <QScrollBar>

namespace inselwerk {

Palette::Palette(QWidget* panel)
{
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    // Four or five choices stand in a row: less air than other buttons have.
    panel->setStyleSheet(
        QStringLiteral("QToolButton { padding: 3px 2px; }"
                       "QToolButton:checked, QToolButton:focus { padding: 2px 1px; }"));
    setWidget(panel);
    panel->installEventFilter(this);
}

QSize Palette::sizeHint() const { return widget()->sizeHint().expandedTo(minimumSizeHint()); }

QSize Palette::minimumSizeHint() const
{
    constexpr int leastHeight = 64;
    return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(), leastHeight};
}

bool Palette::eventFilter(QObject* object, QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest) updateGeometry();
    return QScrollArea::eventFilter(object, event);
}

}  // namespace inselwerk
