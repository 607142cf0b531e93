#include "app/common/painting/drawing.h"

#include "app/common/painting/svg_path.h"

#include <QImage>
#include <QPainter>
#include <QPen>

namespace inselwerk {

Ink filled(QRgb fill) { return {QColor::fromRgba(fill), {}, 0}; }
Ink filled(QRgb fill, QRgb edge, qreal width) { return {QColor::fromRgba(fill), QColor::fromRgba(edge), width}; }
Ink line(QRgb colour, qreal width) { return {Qt::NoBrush, QColor::fromRgba(colour), width}; }

Drawing& Drawing::add(const QPainterPath& path, Ink ink)
{
    m_shapes.push_back({path, std::move(ink)});
    return *this;
}

Drawing& Drawing::add(std::string_view d, Ink ink) { return add(svgPath(d), std::move(ink)); }

Drawing& Drawing::circle(QPointF centre, qreal radius, Ink ink)
{
    return ellipse(centre, radius, radius, 0, std::move(ink));
}

Drawing& Drawing::ellipse(QPointF centre, qreal rx, qreal ry, qreal degrees, Ink ink)
{
    QPainterPath path;
    path.addEllipse(QPointF(0, 0), rx, ry);
    return add(QTransform::fromTranslate(centre.x(), centre.y()).rotate(degrees).map(path), std::move(ink));
}

Drawing& Drawing::add(const Drawing& other, const QTransform& place, qreal edgeScale)
{
    for (const Shape& shape : other.m_shapes)
        add(place.map(shape.path), {shape.ink.fill, shape.ink.edge, shape.ink.width * edgeScale});
    return *this;
}

Drawing& Drawing::add(const Drawing& other, QPointF at, qreal scale)
{
    return add(other, QTransform::fromTranslate(at.x(), at.y()).scale(scale, scale), scale);
}

void Drawing::paint(QPainter& painter) const
{
    for (const Shape& shape : m_shapes) {
        painter.setBrush(shape.ink.fill);
        if (shape.ink.edge.isValid())
            painter.setPen(QPen(shape.ink.edge, shape.ink.width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        else
            painter.setPen(Qt::NoPen);
        painter.drawPath(shape.path);
    }
}

void Drawing::paint(QPainter& painter, QPointF at, qreal scale) const
{
    const QTransform before = painter.transform();
    painter.translate(at);
    painter.scale(scale, scale);
    paint(painter);
    painter.setTransform(before);
}

void paintTranslucent(
    QPainter& painter, const QRectF& bounds, qreal opacity, const std::function<void(QPainter&)>& content)
{
    if (opacity >= 1) {
        content(painter);
        return;
    }
    const QTransform toDevice = painter.deviceTransform();
    const QRect pixels = toDevice.mapRect(bounds).toAlignedRect().adjusted(-1, -1, 1, 1);
    QImage layer(pixels.size(), QImage::Format_ARGB32_Premultiplied);
    if (layer.isNull()) return;  // no place that could be seen
    layer.fill(Qt::transparent);
    {
        QPainter layerPainter(&layer);
        layerPainter.setRenderHint(QPainter::Antialiasing);
        layerPainter.setTransform(toDevice * QTransform::fromTranslate(-pixels.x(), -pixels.y()));
        content(layerPainter);
    }
    painter.save();
    painter.setOpacity(painter.opacity() * opacity);
    painter.resetTransform();
    painter.setTransform(painter.deviceTransform().inverted());  // one unit = one pixel of the device
    painter.drawImage(pixels.topLeft(), layer);
    painter.restore();
}

}  // namespace inselwerk
