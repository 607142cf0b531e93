#pragma once

#include <QColor>
#include <QQuickPaintedItem>

namespace inselwerk {

/// A dashed frame with round corners: an empty place, or something that is not possible.
class DashedFrame : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor colour MEMBER m_colour NOTIFY changed)
    Q_PROPERTY(qreal radius MEMBER m_radius NOTIFY changed)
    Q_PROPERTY(qreal lineWidth MEMBER m_lineWidth NOTIFY changed)

public:
    explicit DashedFrame(QQuickItem* parent = nullptr);

    void paint(QPainter*) override;

signals:
    void changed();

private:
    QColor m_colour = Qt::black;
    qreal m_radius = 8;
    qreal m_lineWidth = 1;
};

}  // namespace inselwerk
