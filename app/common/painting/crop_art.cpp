#include "app/common/painting/crop_art.h"

#include "app/common/painting/terrain_motifs.h"
#include "app/common/painting/text.h"

#include <QPainter>
#include <QPen>

#include <algorithm>
#include <numeric>

namespace inselwerk {
namespace {

struct Look
{
    std::string_view name;
    QRgb rim;
};

/// By Crop.
constexpr std::array<Look, cropCount> looks{{
    {"wheat", rgb(0xE9BE4A)},
    {"beans", rgb(0x8E4A5C)},
    {"maize", rgb(0xF4DD6A)},
    {"rice", rgb(0xF3EFE2)},
    {"quinoa", rgb(0xC96A4A)},
    {"barley", rgb(0xB7C46A)},
    {"potatoes", rgb(0x9A7A4E)},
    {"lentils", rgb(0x6E7F4A)},
}};

/// How tokens lie beside each other on a field: what looks alike lies together.
constexpr std::array<Crop, cropCount> layingOrder{Crop::Wheat, Crop::Barley, Crop::Quinoa,   Crop::Maize,
                                                  Crop::Beans, Crop::Rice,   Crop::Potatoes, Crop::Lentils};

void turned(Drawing& d, const Drawing& part, qreal degrees)
{
    d.add(part, QTransform::fromTranslate(0, .95).rotate(degrees).translate(0, -.95), 1);
}

Drawing wheat()
{
    const Drawing ear = Drawing().add(wheatEar(rgb(0x6E4A0C), rgb(0xEDBE3C)), {0, .2}, 1);
    Drawing d;
    for (const qreal turn : {-20, 20}) turned(d, ear, turn);
    return d;
}

/// An ear with long awns.
Drawing barley()
{
    const QRgb stem = rgb(0x55611F);
    Drawing ear;
    ear.add("M-.1 .1L-.62 -.72M-.06 -.2L-.34 -.98M.1 .1L.62 -.72M.06 -.2L.34 -.98M0 -.4V-1.05", line(stem, .075));
    ear.add(wheatEar(stem, rgb(0xC6D27A)), {0, .36}, .95);
    return ear;
}

Drawing beans()
{
    const QRgb edge = rgb(0x3A1620);
    return Drawing()
        .add(
            "M-.75 .1C-.8 -.5 -.2 -.8 .2 -.55C.45 -.4 .3 -.15 .05 -.1C-.2 -.05 -.1 .2 -.2 .35C-.35 .55 -.7 .45 -.75 "
            ".1Z",
            filled(rgb(0xA2566A), edge, .12))
        .add(
            "M-.1 .62C-.15 .1 .4 -.15 .75 .1C.95 .28 .8 .5 .56 .5C.36 .5 .36 .72 .2 .82C.05 .9 -.08 .8 -.1 .62Z",
            filled(rgb(0x84384E), edge, .12))
        .add("M-.5 -.15Q-.4 -.42 -.1 -.45", line(rgb(0xDDA9B4), .1));
}

Drawing maize()
{
    const Drawing cob =
        Drawing()
            .add("M0 -.95C.5 -.8 .5 .3 .26 .72H-.26C-.5 .3 -.5 -.8 0 -.95Z", filled(rgb(0xF6D24B), rgb(0x5A4108), .11))
            .add(
                "M-.26 -.5H.28M-.36 -.24H.37M-.38 .02H.39M-.34 .28H.35M-.14 -.86V.5M.15 -.86V.5",
                line(rgb(0xB98C1B), .065))
            .add(
                "M-.1 .85C-.75 .75 -.75 .1 -.6 -.25C-.4 .1 -.1 .3 0 .85C.1 .3 .4 .1 .6 -.25C.75 .1 .75 .75 .1 .85Z",
                filled(rgb(0x7FA54F), rgb(0x33491A), .1));
    return Drawing().add(cob, QTransform().rotate(14), 1);
}

Drawing rice()
{
    struct Grain
    {
        qreal x, y, turn;
    };
    Drawing d;
    d.add("M-.5 .88C-.2 .2 .05 -.35 .55 -.62", line(rgb(0x5C6B3C), .1));
    d.add("M-.5 .88C-.5 .3 -.6 -.1 -.75 -.3", line(rgb(0x7E9A4C), .14));
    for (const Grain& g :
         {Grain{.62, -.78, 40},
          {.36, -.72, 10},
          {.72, -.48, 75},
          {.08, -.5, 5},
          {.5, -.26, 80},
          {-.12, -.2, 5},
          {.26, .02, 75},
          {-.28, .12, 5},
          {.06, .32, 70}})
        d.ellipse({g.x, g.y}, .11, .21, g.turn, filled(rgb(0xFFFDF4), rgb(0x4C4530), .07));
    return d;
}

Drawing quinoa()
{
    Drawing d;
    d.add("M0 .9V.1", line(rgb(0x6E3A26), .13));
    d.add(
        "M0 .78C-.35 .8 -.55 .6 -.6 .4C-.3 .35 -.1 .5 0 .78C.1 .5 .3 .35 .6 .4C.55 .6 .35 .8 0 .78Z",
        filled(rgb(0x7D9C52), rgb(0x3A4A20), .08));
    for (const QPointF& p :
         {QPointF(0, -.78), QPointF(-.18, -.56), QPointF(.18, -.56), QPointF(0, -.42), QPointF(-.32, -.3),
          QPointF(.32, -.3), QPointF(-.12, -.16), QPointF(.14, -.14), QPointF(-.36, 0), QPointF(.36, .02),
          QPointF(0, .1), QPointF(-.2, .22), QPointF(.2, .24)})
        d.circle(p, .17, filled(rgb(0xDC7A52), rgb(0x5E2413), .075));
    return d;
}

Drawing potatoes()
{
    const QRgb edge = rgb(0x4A3216);
    Drawing d;
    d.ellipse({-.26, -.28}, .58, .42, -24, filled(rgb(0xC79A5E), edge, .11));
    d.ellipse({.24, .36}, .6, .42, 14, filled(rgb(0xB4854A), edge, .11));
    for (const QPointF& eye :
         {QPointF(-.46, -.34), QPointF(-.14, -.42), QPointF(-.02, .3), QPointF(.3, .5), QPointF(.48, .26)})
        d.circle(eye, .06, filled(edge));
    return d;
}

/// Flat seeds, each with its seam.
Drawing lentils()
{
    const Drawing seed = Drawing()
                             .circle({0, 0}, .34, filled(rgb(0x93A35C), rgb(0x2F3A16), .1))
                             .add("M-.2 .04Q0 .16 .2 .04", line(rgb(0x55632C), .08));
    Drawing d;
    for (const QPointF& p :
         {QPointF(0, -.5), QPointF(-.48, .0), QPointF(.48, -.04), QPointF(-.2, .54), QPointF(.36, .54)})
        d.add(seed, p, 1);
    return d;
}

Drawing vial()
{
    return Drawing()
        .add("M-.26 -.8H.26M-.18 -.75V.55C-.18 .9 .18 .9 .18 .55V-.75", line(rgb(0xF2E7CB), .16))
        .add("M-.1 .05V.55C-.1 .74 .1 .74 .1 .55V.05Z", filled(rgb(0xE7C766)))
        .circle({0, .4}, .07, filled(rgb(0x7A5A1A)))
        .circle({.03, .2}, .06, filled(rgb(0x7A5A1A)));
}

void paintDisc(QPainter& painter, QPointF centre, qreal radius, const QBrush& fill, QColor edge, qreal width)
{
    painter.setPen(width > 0 ? QPen(edge, width) : QPen(Qt::NoPen));
    painter.setBrush(fill);
    painter.drawEllipse(centre, radius, radius);
}

void paintShadow(QPainter& painter, QPointF centre, qreal radius)
{
    paintDisc(painter, centre + QPointF(.05, .12) * radius, radius, QColor::fromRgba(rgb(0x2A1D0E, .4)), {}, 0);
}

/// Places of `n` tokens in R: the upper row is shorter, for the pieces stand closer to it.
QPointF placeOf(int index, int n)
{
    constexpr qreal apart = .29;
    const int above = n / 2;
    const bool up = index < above;
    const int inRow = up ? above : n - above;
    const int column = up ? index : index - above;
    return {(column - (inRow - 1) / 2.0) * apart, up ? -.46 : .455};
}

void paintCount(QPainter& painter, QPointF centre, qreal radius, int count)
{
    paintDisc(painter, centre, radius, QColor(printInk), QColor(printCream), .16 * radius);
    paintText(
        painter, centre + QPointF(0, .38 * radius), QString::number(count), Face::SansBold, 1.1 * radius,
        QColor(printCream));
}

}  // namespace

std::string_view nameOf(Crop crop) { return looks[static_cast<std::size_t>(crop)].name; }

std::optional<Crop> cropFrom(std::string_view name)
{
    for (std::size_t i = 0; i < looks.size(); ++i)
        if (looks[i].name == name) return static_cast<Crop>(i);
    return std::nullopt;
}

QColor cropColour(Crop crop) { return QColor(looks[static_cast<std::size_t>(crop)].rim); }

const Drawing& cropDrawing(Crop crop)
{
    static const std::array<Drawing, cropCount> drawings{wheat(),  beans(),  maize(),    rice(),
                                                         quinoa(), barley(), potatoes(), lentils()};
    return drawings[static_cast<std::size_t>(crop)];
}

void paintCropToken(QPainter& painter, QPointF centre, qreal radius, Crop crop, bool picture)
{
    const QColor edge(rgb(0x33261A));
    if (!picture) {
        paintDisc(painter, centre, radius, cropColour(crop), edge, .2 * radius);
        return;
    }
    paintShadow(painter, centre, radius);
    paintDisc(painter, centre, radius, cropColour(crop), edge, .12 * radius);
    paintDisc(painter, centre, .78 * radius, QColor(rgb(0xFFF8E6)), QColor::fromRgba(rgb(0x33261A, .35)), .05 * radius);
    cropDrawing(crop).paint(painter, centre, .68 * radius);
}

void paintSeedBack(QPainter& painter, QPointF centre, qreal radius)
{
    static const Drawing drawing = vial();
    QLinearGradient slate(centre - QPointF(radius, radius), centre + QPointF(radius, radius));
    slate.setColorAt(0, rgb(0x6C7F86));
    slate.setColorAt(1, rgb(0x4F6168));
    paintShadow(painter, centre, radius);
    paintDisc(painter, centre, radius, slate, QColor(rgb(0x26313A)), .1 * radius);
    paintDisc(painter, centre, .8 * radius, Qt::NoBrush, QColor(rgb(0xD8C79E)), .09 * radius);
    drawing.paint(painter, centre, .52 * radius);
}

void paintTokenPlace(QPainter& painter, QPointF centre, qreal radius)
{
    QPen dashes(QColor::fromRgba(rgb(0x6B4E12, .75)), .11 * radius, Qt::CustomDashLine);
    dashes.setDashPattern({2.9, 2.6});
    painter.setPen(dashes);
    painter.setBrush(QColor::fromRgba(rgb(0xFFF4D0, .35)));
    painter.drawEllipse(centre, .9 * radius, .9 * radius);
}

void paintCrops(QPainter& painter, QPointF centre, qreal R, const CropsPicture& crops, Detail detail)
{
    constexpr int places = 7;
    const bool pictures = detail != Detail::Thumbnail;
    const int total = std::accumulate(crops.tokens.begin(), crops.tokens.end(), 0);
    const bool counted = total > places;
    std::vector<Crop> shown;
    for (const Crop crop : layingOrder) {
        const int n = crops.tokens[static_cast<std::size_t>(crop)];
        shown.insert(shown.end(), static_cast<std::size_t>(counted ? std::min(n, 1) : n), crop);
    }
    const auto n = static_cast<int>(shown.size());
    const qreal radius = .14 * R;
    for (int i = 0; i < std::max(places, n); ++i) {
        const QPointF at = centre + R * placeOf(i, std::max(places, n));
        if (i >= n) {
            if (pictures && !counted && i < crops.places) paintTokenPlace(painter, at, radius);
            continue;
        }
        const Crop crop = shown[static_cast<std::size_t>(i)];
        paintCropToken(painter, at, radius, crop, pictures);
        if (counted && pictures)
            paintCount(
                painter, at + QPointF(.6, .6) * radius, .62 * radius, crops.tokens[static_cast<std::size_t>(crop)]);
    }
}

}  // namespace inselwerk
