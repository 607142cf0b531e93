#pragma once

#include <QLabel>
#include <QPainter>
#include <QStyle>

namespace inselwerk {

/// A label for one line that is shortened with “…” where there is no room for it; screen readers hear all of it.
class ElidedLabel : public QLabel
{
public:
    using QLabel::QLabel;

    QSize minimumSizeHint() const override { return {1, QLabel::minimumSizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const QRect box = contentsRect();
        style()->drawItemText(
            &painter, box, Qt::AlignLeft | Qt::AlignVCenter, palette(), isEnabled(),
            fontMetrics().elidedText(text(), Qt::ElideRight, box.width()), foregroundRole());
    }
};

}  // namespace inselwerk
