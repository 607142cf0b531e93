#include "editor/forms/tab_order.h"

#include <QLayout>
#include <QWidget>

#include <vector>

namespace inselwerk {
namespace {

using Fields = std::vector<QWidget*>;

void collect(const QLayout& layout, Fields& fields)
{
    for (int i = 0; i < layout.count(); ++i) {
        QLayoutItem* item = layout.itemAt(i);
        if (const QLayout* inner = item->layout()) collect(*inner, fields);
        QWidget* widget = item->widget();
        if (!widget) continue;
        if (widget->focusPolicy() & Qt::TabFocus && !widget->focusProxy()) fields.push_back(widget);
        if (const QLayout* inside = widget->layout()) collect(*inside, fields);
    }
}

}  // namespace

void orderTabs(QWidget& around, const QWidget& fixed)
{
    Fields fields;
    if (const QLayout* layout = around.layout()) collect(*layout, fields);
    QWidget* before = fixed.previousInFocusChain();
    while (before != &fixed && around.isAncestorOf(before)) before = before->previousInFocusChain();
    for (QWidget* field : fields) {
        QWidget::setTabOrder(before, field);
        before = field;
    }
}

}  // namespace inselwerk
