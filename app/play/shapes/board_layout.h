#pragma once

#include "app/common/painting/board_painter.h"

#include <QObject>
#include <QtQml/qqml.h>

#include <memory>

namespace inselwerk {

/// Where hexes, corners and edges lie in a BoardItem, in its coordinates. A new value after every change of size or
/// picture, so bindings that ask it stay right.
class BoardLayout
{
    Q_GADGET
    QML_VALUE_TYPE(boardLayout)
    Q_PROPERTY(qreal radius READ radius)
    Q_PROPERTY(bool flat READ flat)

public:
    BoardLayout() = default;
    explicit BoardLayout(const BoardPainter&);

    /// R: centre of a hex to its corner.
    qreal radius() const;
    bool flat() const;
    Q_INVOKABLE QPointF hexCentre(int q, int r) const;
    Q_INVOKABLE QPointF cornerPoint(int q, int r, int corner) const;
    /// Middle of an edge.
    Q_INVOKABLE QPointF edgePoint(int q, int r, int side) const;
    /// Direction of an edge in degrees, clockwise from the right.
    Q_INVOKABLE qreal edgeAngle(int q, int r, int side) const;
    Q_INVOKABLE QPointF robberPlace(int q, int r) const;
    /// Where a box of this size hides least of the land: its place in one of the four corners, `margin` from the edges.
    Q_INVOKABLE QPointF freeCorner(qreal width, qreal height, qreal margin) const;

private:
    static qreal hidden(const QRectF& box, QPointF centre, qreal radius);

    std::shared_ptr<const BoardPainter> m_painter;
};

}  // namespace inselwerk
