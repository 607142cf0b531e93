#include "editor/canvas/accessible_canvas.h"

#include "editor/canvas/board_canvas.h"

#include <QAccessibleWidget>

namespace inselwerk {
namespace {

/// The value is the description, too: some readers speak the one when it changes, some the other.
class AccessibleCanvas : public QAccessibleWidget
{
public:
    explicit AccessibleCanvas(QWidget* canvas) : QAccessibleWidget(canvas, QAccessible::Canvas) {}

    QString text(QAccessible::Text kind) const override
    {
        return QAccessibleWidget::text(kind == QAccessible::Value ? QAccessible::Description : kind);
    }
};

QAccessibleInterface* make(const QString&, QObject* object)
{
    auto* canvas = qobject_cast<BoardCanvas*>(object);
    return canvas ? new AccessibleCanvas(canvas) : nullptr;
}

}  // namespace

void installAccessibleCanvas()
{
    static const bool once = [] {
        QAccessible::installFactory(make);
        return true;
    }();
    Q_UNUSED(once);
}

}  // namespace inselwerk
