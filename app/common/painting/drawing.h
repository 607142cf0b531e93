#pragma once

#include "app/common/painting/palette.h"

#include <QBrush>
#include <QPainterPath>
#include <QTransform>

#include <functional>
#include <vector>

class QPainter;

namespace inselwerk {

/// How one shape of a Drawing is inked: a filling, an edge or both. Joins and caps are round.
struct Ink
{
    QBrush fill = Qt::NoBrush;
    QColor edge;  ///< invalid: no edge
    qreal width = 0;
};
Ink filled(QRgb fill);
Ink filled(QRgb fill, QRgb edge, qreal width);
Ink line(QRgb colour, qreal width);

/// A picture of vector shapes, painted in the order in which they were added, in units of its own.
///
/// Drawings are built once from tables and painted many times; a big one is put together from small ones.
class Drawing
{
public:
    Drawing& add(const QPainterPath&, Ink);
    /// `d`: path as SVG writes it (see svgPath).
    Drawing& add(std::string_view d, Ink);
    Drawing& circle(QPointF centre, qreal radius, Ink);
    /// An ellipse turned clockwise by `degrees`.
    Drawing& ellipse(QPointF centre, qreal rx, qreal ry, qreal degrees, Ink);
    /// Another drawing, its shapes put through `place`; its edges become `edgeScale` times as wide.
    Drawing& add(const Drawing&, const QTransform& place, qreal edgeScale);
    /// Another drawing, moved to `at` and scaled, edges included.
    Drawing& add(const Drawing&, QPointF at, qreal scale);

    void paint(QPainter&) const;
    /// Paints with the drawing's origin at `at`, one unit being `scale` long.
    void paint(QPainter&, QPointF at, qreal scale) const;

private:
    struct Shape
    {
        QPainterPath path;
        Ink ink;
    };
    std::vector<Shape> m_shapes;
};

/// Paints `content` with `opacity` as one layer, so that what is hidden behind its front shapes does not shine through.
/// `bounds`: what the content covers at most, in the units of the painter.
void paintTranslucent(QPainter&, const QRectF& bounds, qreal opacity, const std::function<void(QPainter&)>& content);

}  // namespace inselwerk
