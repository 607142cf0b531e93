#include "app/common/painting/spots.h"

#include "app/common/painting/hex_shape.h"
#include "app/common/painting/palette.h"
#include "app/common/painting/pieces.h"
#include "app/common/painting/svg_path.h"

#include <QPainter>
#include <QPen>

namespace inselwerk {
namespace {

constexpr qreal ghost = .95;

QPen outline(qreal width) { return QPen(QColor(outlineColour), width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin); }
qreal edgeOf(SpotState state) { return state == SpotState::Chosen ? .04 : .028; }

void paintGround(QPainter& p, QPointF at, qreal radius, qreal edge)
{
    p.setBrush(QColor::fromRgba(rgb(spotColour, .85)));
    p.setPen(outline(edge));
    p.drawEllipse(at, radius, radius);
}

/// Strokes dark, then light inside it.
void paintDouble(QPainter& p, const QPainterPath& path, qreal dark, qreal lightWidth, const QColor& light)
{
    p.strokePath(path, outline(dark));
    p.strokePath(path, QPen(light, lightWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

}  // namespace

void paintCornerSpot(QPainter& p, QPointF at, qreal R, SpotState state, Colour colour)
{
    if (state != SpotState::Legal) {
        paintGround(p, at, .29 * R, edgeOf(state) * R);
        paintSettlement(p, at, R, colour, ghost);
        return;
    }
    static const QPainterPath house = svgPath("M-.85 .8V-.15L0 -.95L.85 -.15V.8Z");
    p.setBrush(QColor(spotColour));
    p.setPen(outline(.03 * R));
    p.drawEllipse(at, .15 * R, .15 * R);
    const QTransform before = p.transform();
    p.translate(at + QPointF(0, .01 * R));
    p.scale(.075 * R, .075 * R);
    p.strokePath(house, outline(.34));
    p.setTransform(before);
}

void paintEdgeSpot(QPainter& p, QPointF middle, qreal degrees, qreal R, SpotState state, Colour colour)
{
    const bool legal = state == SpotState::Legal;
    const qreal length = (legal ? .5 : .7) * R;
    const qreal width = (legal ? .125 : .27) * R;
    const QTransform before = p.transform();
    p.translate(middle);
    p.rotate(degrees);
    p.setBrush(QColor::fromRgba(rgb(spotColour, legal ? 1 : .85)));
    p.setPen(outline(edgeOf(state) * R));
    p.drawRoundedRect(QRectF(-length / 2, -width / 2, length, width), width / 2, width / 2);
    if (legal) {
        QPen dashes(QColor(outlineColour), .028 * R, Qt::CustomDashLine, Qt::FlatCap);
        dashes.setDashPattern({.06 / .028, .045 / .028});
        p.setPen(dashes);
        p.drawLine(QPointF(-.135 * R, 0), QPointF(.135 * R, 0));  // three dashes
    }
    p.setTransform(before);
    if (!legal) paintRoad(p, middle, degrees, R, colour, ghost);
}

void paintCitySpot(QPainter& p, QPointF at, qreal R, SpotState state, Colour colour)
{
    if (state != SpotState::Legal) {
        paintGround(p, at - QPointF(0, .04 * R), .36 * R, edgeOf(state) * R);
        paintCity(p, at, R, colour, ghost);
        return;
    }
    const QPointF badge = at + QPointF(.17, -.2) * R;
    p.setBrush(QColor(spotColour));
    p.setPen(outline(.026 * R));
    p.drawEllipse(badge, .1 * R, .1 * R);
    QPainterPath chevron(badge + QPointF(-.045, .02) * R);
    chevron.lineTo(badge + QPointF(0, -.035) * R);
    chevron.lineTo(badge + QPointF(.045, .02) * R);
    p.strokePath(chevron, outline(.03 * R));
}

void paintHexSpot(QPainter& p, QPointF centre, qreal R, Orientation orientation, SpotState state)
{
    const QPainterPath path = hexPath(centre, .9 * R, orientation);
    const qreal width = (state == SpotState::Chosen ? .06 : .042) * R;
    p.strokePath(path, outline(width + .033 * R));
    QPen light(QColor(spotColour), width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (state == SpotState::Legal) light.setDashPattern({.16 * R / width, .09 * R / width});
    p.strokePath(path, light);
}

void paintFocusRing(QPainter& p, QPointF at, qreal R)
{
    QPainterPath ring;
    ring.addEllipse(at, .25 * R, .25 * R);
    paintDouble(p, ring, .085 * R, .04 * R, Qt::white);
}

void paintHexFocus(QPainter& p, QPointF centre, qreal R, Orientation orientation)
{
    paintDouble(p, hexPath(centre, .8 * R, orientation), .085 * R, .04 * R, Qt::white);
}

}  // namespace inselwerk
