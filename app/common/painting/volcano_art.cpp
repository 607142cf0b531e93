#include "app/common/painting/volcano_art.h"

#include "app/common/painting/drawing.h"
#include "app/common/painting/hex_shape.h"
#include "app/common/painting/text.h"
#include "app/common/painting/tile.h"

#include <QPainter>
#include <QPen>

#include <cmath>
#include <numbers>

namespace inselwerk {
namespace {

constexpr qreal craterRadius = .33;

QPointF polar(qreal radius, qreal degrees)
{
    const qreal angle = degrees * std::numbers::pi / 180;
    return {radius * std::cos(angle), radius * std::sin(angle)};
}

/// A closed outline of `points` points, with the radius that `reach` gives for each.
template <class Reach>
QPainterPath ragged(int points, qreal firstDegrees, Reach&& reach)
{
    QPainterPath path;
    for (int i = 0; i < points; ++i) {
        const QPointF p = polar(reach(i), firstDegrees + i * 360.0 / points);
        i ? path.lineTo(p) : path.moveTo(p);
    }
    path.closeSubpath();
    return path;
}

/// The bed of the lava from `start` to `end` (in R from the centre): a curve that bends left or right by turns.
struct Bed
{
    QPointF from;
    QPointF bend;
    QPointF to;
    /// The first part of it.
    QPainterPath path(qreal share = 1) const
    {
        const QPointF half = from + (bend - from) * share;
        const QPointF nearEnd = bend + (to - bend) * share;
        QPainterPath p(from);
        p.quadTo(half, half + (nearEnd - half) * share);
        return p;
    }
};

Bed bed(int corner, Orientation orientation, qreal start, qreal end)
{
    const QPointF direction = unitCorner(corner, orientation);
    const QPointF along = direction * (end - start);
    const qreal lean = corner % 2 ? -.07 : .07;
    return {direction * start, direction * .66 + QPointF(-along.y(), along.x()) * lean, direction * end};
}

Drawing cone(Orientation orientation)
{
    struct Rock
    {
        qreal x, y, size;
    };
    Drawing d;
    const Drawing rock = Drawing().add("M-1 .4L-.4 -.7L.5 -.6L1 .3L.3 .8L-.6 .8Z", filled(rgb(0x4A3D3A, .55)));
    for (const Rock& r :
         {Rock{-.72, -.3, .1},
          {.5, -.66, .09},
          {-.1, .74, .1},
          {.76, .22, .08},
          {-.66, .5, .07},
          {.06, -.74, .07},
          {-.5, -.6, .07},
          {.5, .7, .07}})
        d.add(rock, {r.x, r.y}, r.size);
    d.add(
        ragged(24, 0, [](int i) { return (i % 2 ? .63 : .68) + (i % 3 ? 0 : .03); }),
        filled(rgb(0x6A5952), rgb(0x2E2424), .02));
    d.add(ragged(20, 6, [](int i) { return i % 2 ? .47 : .51; }), filled(rgb(0x85736A), rgb(0x3A2E2C), .018));
    QPainterPath ridges;
    for (int i = 0; i < 24; ++i) {
        if (i % 4 == 1) continue;
        ridges.moveTo(polar(.42, i * 15 + 7));
        ridges.lineTo(polar(.55 + .06 * (i % 3), i * 15 + 7));
    }
    d.add(ridges, line(rgb(0x4B3E3A), .02));
    for (int corner = 0; corner < 6; ++corner) {
        const QPainterPath channel = bed(corner, orientation, .34, 1).path();
        d.add(channel, line(rgb(0x2A2122), .13)).add(channel, line(rgb(0x5B3A30), .07));
    }
    return d;
}

Drawing crater(bool cold)
{
    QRadialGradient glow(QPointF(0, 0), 1.2 * craterRadius);
    glow.setColorAt(0, cold ? rgb(0x6A5952) : rgb(0xFFE08A));
    glow.setColorAt(.5, cold ? rgb(0x554743) : rgb(0xF39A35));
    glow.setColorAt(1, cold ? rgb(0x3D3230) : rgb(0xC93A1C));
    return Drawing().circle({0, 0}, .36, filled(rgb(0x2E2424))).circle({0, 0}, craterRadius, {glow, {}, 0});
}

const Drawing& craterDrawing(bool cold)
{
    static const std::array<Drawing, 2> drawings{crater(false), crater(true)};
    return drawings[cold];
}

/// Splash of lava, in its own unit (0.37 R).
const Drawing& splash()
{
    static const Drawing drawing =
        Drawing()
            .add(
                "M-1.1 .2C-1.2 -.5 -.7 -.6 -.45 -.95C-.2 -1.2 .05 -.95 .35 -1.05C.8 -1.15 .85 -.6 1.05 -.35C"
                "1.3 -.05 1.0 .25 1.05 .5C1.0 .95 .6 .85 .3 1.02C0 1.15 -.2 .95 -.55 .98C-.95 .95 -1.0 .6 -1.1 .2Z",
                filled(rgb(0xD9481C), rgb(0x7A1709), .11))
            .add(
                "M-.75 .15C-.8 -.35 -.4 -.45 -.25 -.65C0 -.8 .5 -.75 .65 -.3C.85 0 .7 .5 .3 .65"
                "C-.1 .8 -.7 .7 -.75 .15Z",
                filled(rgb(0xF79A34)))
            .add("M-.4 .1C-.4 -.3 .3 -.4 .38 0C.4 .35 -.35 .45 -.4 .1Z", filled(rgb(0xFFE08A)));
    return drawing;
}

void paintPlaque(QPainter& p, QPointF centre, qreal radius, qreal edge, int number, bool lit, bool digits)
{
    p.setBrush(QColor(lit ? rgb(0xFFE9B0) : rgb(0x3A2F2D)));
    p.setPen(QPen(QColor(lit ? rgb(0x8E1F10) : rgb(0xE7D7B4)), edge));
    p.drawEllipse(centre, radius, radius);
    if (digits)
        paintText(
            p, centre + QPointF(0, .42 * radius), QString::number(number), Face::SansBold, 1.2 * radius,
            QColor(lit ? rgb(0x7A1709) : rgb(0xF3E6C8)));
}

}  // namespace

void paintVolcano(QPainter& painter, QPointF centre, qreal R, Orientation orientation, bool cold)
{
    static const std::array<Drawing, 2> cones{cone(Orientation::Pointy), cone(Orientation::Flat)};
    cones[static_cast<std::size_t>(orientation)].paint(painter, centre, R);
    craterDrawing(cold).paint(painter, centre, R);
}

void paintLava(QPainter& painter, QPointF centre, qreal R, Orientation orientation, int corner, qreal progress)
{
    const qreal run = std::clamp(progress / lavaArrives, 0.0, 1.0);
    const QPainterPath path = bed(corner, orientation, .3, 1.02).path(run);
    struct Stroke
    {
        QRgb colour;
        qreal width;
    };
    painter.save();
    painter.setClipPath(printedArea(centre, R, orientation), Qt::IntersectClip);
    painter.translate(centre);
    painter.scale(R, R);
    for (const Stroke& s : {Stroke{rgb(0x8E1F10), .3}, {rgb(0xDD4B1E), .23}, {rgb(0xF79A34), .14}})
        painter.strokePath(path, QPen(QColor(s.colour), s.width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    QPen sparks(QColor(rgb(0xFFE08A)), .045, Qt::CustomDashLine, Qt::RoundCap);
    sparks.setDashPattern({.12 / .045, .1 / .045});
    painter.strokePath(path, sparks);
    painter.restore();
    craterDrawing(false).paint(painter, centre, R);

    const qreal spread = std::clamp((progress - lavaArrives) / (1 - lavaArrives), 0.0, 1.0);
    if (spread > 0) splash().paint(painter, centre + R * unitCorner(corner, orientation), .37 * R * spread);
}

QPointF plaqueCentre(QPointF centre, qreal R, Orientation orientation, int corner)
{
    return centre + .575 * R * unitCorner(corner, orientation);
}

void paintVolcanoPlaques(
    QPainter& painter, QPointF centre, qreal R, Orientation orientation, const std::array<int, 6>& cornerNumbers,
    int lavaCorner, bool digits)
{
    for (int corner = 0; corner < 6; ++corner) {
        if (cornerNumbers[static_cast<std::size_t>(corner)] == 0) continue;  // a file that names one corner twice
        const bool lit = corner == lavaCorner;
        paintPlaque(
            painter, plaqueCentre(centre, R, orientation, corner), (lit ? .115 : .105) * R, .022 * R,
            cornerNumbers[static_cast<std::size_t>(corner)], lit, digits);
    }
}

void paintVolcanoDiagram(
    QPainter& painter, QPointF centre, qreal R, Orientation orientation, const std::array<int, 6>& cornerNumbers,
    int lavaCorner)
{
    const TerrainColours& colours = terrainColours(Terrain::Volcano);
    const QPainterPath outline = roundedHexPath(centre, R, orientation, .06);
    painter.setBrush(printBrush(colours, outline.boundingRect()));
    painter.setPen(QPen(colours.edge, R / 29));
    painter.drawPath(outline);
    for (int corner = 0; corner < 6; ++corner) {
        const bool lit = corner == lavaCorner;
        const QPointF end = R * unitCorner(corner, orientation);
        painter.setPen(
            QPen(QColor(lit ? rgb(0xE2561F) : rgb(0x2A2122)), (lit ? 10 : 7) * R / 58, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(centre + .3 * end, centre + end);
    }
    craterDrawing(false).paint(painter, centre, R * 17 / 58 / craterRadius);
    for (int corner = 0; corner < 6; ++corner)
        paintPlaque(
            painter, centre + .62 * R * unitCorner(corner, orientation), R * 10 / 58, R * 1.8 / 58,
            cornerNumbers[static_cast<std::size_t>(corner)], corner == lavaCorner, true);
}

void paintSidePile(QPainter& painter, const QRectF& box, int number, int tokens)
{
    constexpr int most = 6;
    constexpr qreal step = 20, rx = 72, ry = 33, thick = 14;  // in the units of the sketch, 147 wide
    const qreal unit = std::min(box.width() / (2 * rx + 4), box.height() / (2 * ry + thick + (most - 1) * step + 12));
    const int shown = std::min(tokens, most);
    const QColor edge(rgb(0x4F3B1E));
    painter.save();
    painter.translate(box.center().x(), box.bottom() - (ry + thick + 10) * unit);  // middle of the lowest face
    painter.scale(unit, unit);
    if (shown == 0) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(edge, 1.8, Qt::DashLine));
        painter.drawEllipse(QPointF(0, 0), rx, ry);
    }
    for (int i = 0; i < shown; ++i) {
        const QPointF face(0, -i * step);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor::fromRgba(rgb(0x2A1D0E, .22)));
        painter.drawEllipse(face + QPointF(0, thick + 2), rx, ry);
        QPainterPath rim(face + QPointF(-rx, 0));
        rim.lineTo(face + QPointF(-rx, thick));
        rim.arcTo(QRectF(-rx, face.y() + thick - ry, 2 * rx, 2 * ry), 180, 180);
        rim.lineTo(face + QPointF(rx, 0));
        rim.closeSubpath();
        painter.setPen(QPen(edge, 1.8));
        painter.setBrush(QColor(rgb(0xCDB27C)));
        painter.drawPath(rim);
        painter.setBrush(QColor(rgb(0xF8ECCF)));
        painter.drawEllipse(face, rx, ry);
    }
    if (shown > 0) {
        const QColor ink = isRed(number) ? redNumber : rgb(0x2F261C);
        const qreal y = -(shown - 1) * step;
        paintText(painter, {0, y + 10}, QString::number(number), Face::SerifBold, 34, ink);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        const int count = pips(number);
        for (int i = 0; i < count; ++i) painter.drawEllipse(QPointF((i - (count - 1) / 2.0) * 8, y + 20), 2.8, 2.8);
    }
    painter.restore();
}

}  // namespace inselwerk
