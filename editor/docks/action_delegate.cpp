#include "editor/docks/action_delegate.h"

#include "editor/common/plain_text.h"

#include <QApplication>
#include <QPainter>

namespace inselwerk {
namespace {

constexpr int margin = 3;
constexpr int padding = 12;
constexpr int height = 28;
constexpr int letters = 48;    ///< more of a text stands in its tooltip
constexpr int sentence = 640;  ///< room for what stands beside it

}  // namespace

void ActionDelegate::paint(QPainter* painter, const QStyleOptionViewItem& given, const QModelIndex& index) const
{
    QStyleOptionViewItem cell = given;
    initStyleOption(&cell, index);
    const QString text = cell.text;
    cell.text.clear();
    const QWidget* widget = cell.widget;
    QStyle* style = widget ? widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, widget);
    if (text.isEmpty()) return;
    QStyleOptionButton button;
    button.rect = QRect(0, 0, cell.rect.width() - 2 * margin, height);
    button.rect.moveCenter(cell.rect.center());
    const int room = button.rect.width() - 2 * padding;
    button.text = asButtonText(cell.fontMetrics.elidedText(text, Qt::ElideRight, room));
    button.palette = cell.palette;
    button.fontMetrics = cell.fontMetrics;
    button.state = QStyle::State_Enabled | QStyle::State_Raised;
    if (cell.state & QStyle::State_MouseOver) button.state |= QStyle::State_MouseOver;
    style->drawControl(QStyle::CE_PushButton, &button, painter, nullptr);
}

QSize ActionDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QString text = index.data(Qt::DisplayRole).toString();
    if (text.isEmpty()) return {0, height + 2 * margin};
    int width = std::min(option.fontMetrics.horizontalAdvance(text), letters * option.fontMetrics.averageCharWidth());
    if (option.widget) {
        // The sentence beside it needs the room more: a quarter of it, and up to a third once that has enough.
        const int all = option.widget->width();
        width = std::min(width, std::max(all / 4, std::min(all / 3, all - sentence)));
    }
    return {width + 2 * (padding + margin), height + 2 * margin};
}

}  // namespace inselwerk
