#include "app/common/painting/pieces.h"

#include "app/common/painting/drawing.h"
#include "app/common/painting/marks.h"
#include "app/common/painting/svg_path.h"

#include <QPainter>
#include <QPen>

namespace inselwerk {
namespace {

constexpr QRgb pieceShadow = rgb(0x1A120A, .3);

/// A building in its own unit, the same for all colours.
struct BuildingShape
{
    const char* outline;
    const char* roof;      ///< bands in the shade colour
    const char* roofEdge;  ///< drawn again above the bands
    qreal width;           ///< half width of the shadow
    qreal unit;            ///< in R
    QPointF mark;
    const char* door;  ///< dark opening, if any
};

constexpr const char* houseOutline = "M-.85 .85V-.18L0 -1.02L.85 -.18V.85Z";
constexpr const char* cityOutline = "M-1.25 .85V-.75L-.62 -1.4L0 -.75V-.2H.62L1.25 .25V.85Z";

const BuildingShape settlementShape{
    houseOutline,
    "M-.85 -.18L0 -1.02L.85 -.18L.85 .08L0 -.74L-.85 .08Z",
    "M-.85 -.18L0 -1.02L.85 -.18",
    1.15,
    .215,
    {0, .28},
    nullptr};
const BuildingShape cityShape{
    cityOutline,
    "M-1.25 -.75L-.62 -1.4L0 -.75V-.5L-.62 -1.12L-1.25 -.5ZM0 -.2H.62L1.25 .25V.46L.55 .02H0Z",
    cityOutline,
    1.5,
    .23,
    {-.62, .08},
    "M.42 .36H.72V.84H.42Z"};

/// Light at the top, the plain colour from 45 % on.
QBrush wallBrush(const PlayerColours& colours, qreal top, qreal bottom)
{
    QLinearGradient gradient(0, top, 0, bottom);
    gradient.setColorAt(0, colours.light);
    gradient.setColorAt(.45, colours.fill);
    gradient.setColorAt(1, colours.fill);
    return gradient;
}

Drawing building(const BuildingShape& shape, const PlayerColours& colours)
{
    const qreal edge = .035 / shape.unit;
    const qreal halo = edge + 2 * .017 / shape.unit;
    const QPainterPath outline = svgPath(shape.outline);
    QColor band = colours.shade;
    band.setAlphaF(.75f);
    Drawing d;
    d.ellipse({.1, .92}, shape.width, .28, 0, filled(pieceShadow));
    d.add(outline, line(haloColour, halo));
    d.add(outline, {wallBrush(colours, outline.boundingRect().top(), .85), QColor(outlineColour), edge});
    d.add(shape.roof, {band, {}, 0});
    d.add(shape.roofEdge, line(outlineColour, edge));
    if (shape.door) d.add(shape.door, filled(rgb(0x20170F, .55)));
    return d;
}

void paintBuilding(
    QPainter& painter, QPointF at, qreal R, Colour colour, qreal opacity, const BuildingShape& shape,
    const std::array<Drawing, colourCount>& drawings)
{
    const PlayerColours& colours = playerColours(colour);
    const qreal unit = R * shape.unit;
    paintTranslucent(painter, buildingBounds(R).translated(at), opacity, [&](QPainter& p) {
        drawings[static_cast<std::size_t>(colour)].paint(p, at, unit);
        paintMark(p, at + shape.mark * unit, .36 * unit, colours.shape, colours.mark);
    });
}

std::array<Drawing, colourCount> inAllColours(const BuildingShape& shape)
{
    std::array<Drawing, colourCount> drawings;
    for (int c = 0; c < colourCount; ++c)
        drawings[static_cast<std::size_t>(c)] = building(shape, playerColours(static_cast<Colour>(c)));
    return drawings;
}

Drawing robber()
{
    const QPainterPath body = svgPath(
        "M-.62 .95C-.7 .72 -.5 .66 -.46 .5C-.62 .2 -.62 -.14 -.36 -.34C-.48 -.44 -.52 -.58 -.52 -.68C-.52 -.98 -.28 "
        "-1.2 0 -1.2S.52 -.98 .52 -.68C.52 -.58 .48 -.44 .36 -.34C.62 -.14 .62 .2 .46 .5C.5 .66 .7 .72 .62 .95C.4 1.06 "
        "-.4 "
        "1.06 -.62 .95Z");
    const QRectF box = body.boundingRect();
    QLinearGradient cloth(box.left(), 0, box.right(), 0);
    cloth.setColorAt(0, rgb(0x5B5560));
    cloth.setColorAt(.35, rgb(0x47424C));
    cloth.setColorAt(1, rgb(0x211E26));
    Drawing d;
    d.ellipse({.12, .95}, .85, .24, 0, filled(rgb(0x1A120A, .4)));
    d.add(body, line(rgb(0xF5EAD0), .2));
    d.add(body, {cloth, QColor(rgb(0x15121A)), .09});
    d.add("M-.5 -.74C-.3 -.86 .3 -.86 .5 -.74L.49 -.52C.3 -.64 -.3 -.64 -.49 -.52Z", filled(rgb(0xEADFC4)));
    d.circle({-.2, -.7}, .07, filled(rgb(0x15121A)));
    d.circle({.2, -.7}, .07, filled(rgb(0x15121A)));
    d.add("M-.46 .5Q0 .66 .46 .5", line(rgb(0x8B8492), .08));
    d.add("M-.3 -.08Q-.44 .14 -.34 .36", line(rgb(0x8B8492), .1));
    return d;
}

}  // namespace

void paintRoad(QPainter& painter, QPointF middle, qreal degrees, qreal R, Colour colour, qreal opacity)
{
    const PlayerColours& colours = playerColours(colour);
    const QRectF bar(-.28 * R, -.0675 * R, .56 * R, .135 * R);
    const qreal round = bar.height() * .3;
    const qreal reach = .35 * R;
    const QRectF bounds(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach);
    paintTranslucent(painter, bounds, opacity, [&](QPainter& p) {
        const QTransform before = p.transform();
        p.translate(middle);
        p.rotate(degrees);
        p.setPen(Qt::NoPen);
        p.setBrush(QColor::fromRgba(pieceShadow));
        p.drawRoundedRect(bar.translated(.01 * R, .03 * R), round, round);
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(QColor::fromRgba(haloColour), .069 * R));
        p.drawRoundedRect(bar, round, round);
        p.setBrush(colours.fill);
        p.setPen(QPen(QColor(outlineColour), .035 * R));
        p.drawRoundedRect(bar, round, round);
        QColor shine = colours.light;
        shine.setAlphaF(.9f);
        p.setPen(Qt::NoPen);
        p.setBrush(shine);
        const qreal shineHeight = bar.height() * .24;
        p.drawRoundedRect(
            QRectF(bar.left() + .03 * R, bar.top() + .022 * R, bar.width() - .06 * R, shineHeight), shineHeight / 2,
            shineHeight / 2);
        p.setTransform(before);
        paintMark(p, middle, .042 * R, colours.shape, colours.mark);
    });
}

void paintSettlement(QPainter& painter, QPointF at, qreal R, Colour colour, qreal opacity)
{
    static const std::array<Drawing, colourCount> drawings = inAllColours(settlementShape);
    paintBuilding(painter, at, R, colour, opacity, settlementShape, drawings);
}

void paintCity(QPainter& painter, QPointF at, qreal R, Colour colour, qreal opacity)
{
    static const std::array<Drawing, colourCount> drawings = inAllColours(cityShape);
    paintBuilding(painter, at, R, colour, opacity, cityShape, drawings);
}

void paintRobber(QPainter& painter, QPointF at, qreal R, qreal opacity)
{
    static const Drawing drawing = robber();
    paintTranslucent(
        painter, robberBounds(R).translated(at), opacity, [&](QPainter& p) { drawing.paint(p, at, .33 * R); });
}

void paintPieceIcon(QPainter& painter, const QRectF& box, PieceIcon piece, Colour colour, qreal opacity)
{
    const QPointF centre = box.center();
    const qreal unit = std::min(box.width(), box.height()) / 36;
    switch (piece) {
        case PieceIcon::Road: paintRoad(painter, centre, -24, 52 * unit, colour, opacity); break;
        case PieceIcon::Settlement:
            paintSettlement(painter, centre + QPointF(0, 2 * unit), 62 * unit, colour, opacity);
            break;
        case PieceIcon::City: paintCity(painter, centre + QPointF(0, 4 * unit), 52 * unit, colour, opacity); break;
    }
}

QRectF buildingBounds(qreal R) { return {-.4 * R, -.37 * R, .8 * R, .66 * R}; }
QRectF robberBounds(qreal R) { return {-.26 * R, -.44 * R, .6 * R, .86 * R}; }

}  // namespace inselwerk
