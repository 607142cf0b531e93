#pragma once

#include <QStyledItemDelegate>

namespace inselwerk {

/// Shows the text of a cell as a push button; empty cells stay empty. A click is the view's `clicked`.
class ActionDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter*, const QStyleOptionViewItem&, const QModelIndex&) const override;
    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override;
};

}  // namespace inselwerk
