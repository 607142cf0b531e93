#include "app/common/painting/terrain_motifs.h"

namespace inselwerk {
namespace {

/// Where a part of a motif stands: position, size, and for ears the turn in degrees.
struct Place
{
    qreal x;
    qreal y;
    qreal size = 1;
    qreal turn = 0;
};

struct Box
{
    qreal x;  ///< middle of the foot
    qreal y;
    qreal width;
    qreal height;
};

void addLine(QPainterPath& path, qreal x1, qreal y1, qreal x2, qreal y2)
{
    path.moveTo(x1, y1);
    path.lineTo(x2, y2);
}

QTransform at(const Place& p) { return QTransform::fromTranslate(p.x, p.y).rotate(p.turn).scale(p.size, p.size); }
QTransform at(const Box& b) { return QTransform::fromTranslate(b.x, b.y).scale(b.width, b.height); }

Drawing forest()
{
    const Drawing tree =
        Drawing()
            .add("M-.07 -.05H.07V.21H-.07Z", filled(rgb(0x5A4028)))
            .add("M0 -1L.34 -.42H.2L.44 0H-.44L-.2 -.42H-.34Z", filled(rgb(0x35663C), rgb(0x15331C), .05))
            .add("M0 -1L.34 -.42H.2L.44 0H0Z", filled(rgb(0x1F4428, .75)));
    Drawing d;
    for (const Place& p :
         {Place{-.02, -.48, .3},
          {-.3, -.38, .3},
          {.28, -.4, .3},
          {-.58, -.12, .3},
          {.56, -.14, .3},
          {.42, -.02, .24},
          {-.44, .02, .24},
          {-.62, .24, .3},
          {.62, .24, .3},
          {-.42, .42, .32},
          {.4, .44, .32},
          {-.16, .6, .3},
          {.14, .62, .32}})
        d.add(tree, at(p), p.size);
    return d;
}

void addFurrows(Drawing& d)
{
    QPainterPath furrows;
    for (int i = -5; i <= 5; ++i) {
        const qreal y = i * .18;
        furrows.moveTo(-1, y + .1);
        furrows.quadTo(0, y - .16, 1, y + .06);
    }
    d.add(furrows, line(rgb(0xC79628, .8), .026));
}

Drawing fields()
{
    Drawing d;
    addFurrows(d);
    const Drawing ear = wheatEar(rgb(0x8F6413), rgb(0xFBE7A6));
    for (const Place& p :
         {Place{-.3, -.42, .23, -8},
          {0, -.5, .23, 0},
          {.3, -.42, .23, 8},
          {-.58, -.1, .23, -8},
          {.58, -.1, .23, 8},
          {-.6, .26, .23, -8},
          {.6, .26, .23, 8},
          {-.3, .5, .23, -6},
          {0, .58, .23, 0},
          {.3, .5, .23, 6},
          {-.44, -.26, .23, -6},
          {.45, -.26, .23, 6},
          {-.46, .42, .23, -6},
          {.46, .42, .23, 6}})
        d.add(ear, at(p), p.size);
    return d;
}

Drawing sparseFields()
{
    Drawing d;
    addFurrows(d);
    const Drawing ear = wheatEar(rgb(0x8F6413), rgb(0xFBE7A6), .75);
    for (const Place& p :
         {Place{-.52, .02, .18, -8},
          {-.66, .04, .18, -8},
          {.52, .02, .18, 8},
          {.66, .04, .18, 8},
          {-.6, -.3, .18, -6},
          {.6, -.3, .18, 6}})
        d.add(ear, at(p), p.size);
    return d;
}

Drawing pasture()
{
    Drawing d;
    d.add("M-1 -.2Q-.5 -.5 0 -.28T1 -.34V.1Q.5 -.1 0 .1T-1 .1Z", filled(rgb(0xB7D27B, .7)));
    d.add("M-1 .3Q-.5 .05 0 .32T1 .25V1H-1Z", filled(rgb(0x98BA5A, .55)));
    const Drawing tuft = Drawing().add("M-.06 -.07L-.02 .03L0 -.1L.02 .03L.07 -.06", line(rgb(0x5E8434), .028));
    for (const Place& p :
         {Place{-.12, -.62},
          {.5, -.34},
          {-.62, -.26},
          {.1, -.42},
          {-.64, .1},
          {.62, .06},
          {.1, .72},
          {-.42, .34},
          {.55, .42},
          {-.1, .48},
          {-.3, .66},
          {.35, .2},
          {.3, .66}})
        d.add(tuft, at(p), 1);
    const Drawing grazing = sheep(rgb(0x4C5A33), .06, rgb(0x4A3F33));
    struct Sheep
    {
        Place place;
        bool facesLeft;
    };
    for (const Sheep& s :
         {Sheep{{-.36, -.42, .3}, false}, {{.3, -.52, .25}, true}, {{.46, .46, .3}, true}, {{-.5, .52, .25}, false}})
        d.add(grazing, s.facesLeft ? QTransform::fromScale(-1, 1) * at(s.place) : at(s.place), s.place.size);
    return d;
}

Drawing hills()
{
    QPainterPath joints;
    for (int row = -6; row <= 6; ++row) {
        const qreal y = row * .15;
        addLine(joints, -1, y, 1, y);
        for (int i = -5; i <= 5; ++i) {
            const qreal x = i * .3 + (row % 2 ? .15 : 0);
            addLine(joints, x, y, x, y + .15);
        }
    }
    const Drawing mound =
        Drawing()
            .add("M-.5 0C-.4 -1.1 -.12 -1.08 0 -1C.16 -.98 .4 -.9 .5 0Z", filled(rgb(0xD4875C), rgb(0x7E3C20), .022))
            .add("M-.33 -.35Q0 -.2 .36 -.36M-.22 -.66Q0 -.52 .25 -.66", line(rgb(0x9B5330), .022));
    Drawing stack;  // six bricks, middle of the lowest row at (0, 0)
    struct Brick
    {
        qreal column;
        int row;
    };
    for (const Brick& b : {Brick{-1, 0}, {0, 0}, {1, 0}, {-.5, 1}, {.5, 1}, {0, 2}}) {
        const QPointF corner(b.column * .3 - .15, -b.row * .15 - .15);
        QPainterPath face, shine;
        face.addRoundedRect(QRectF(corner, QSizeF(.288, .141)), .02, .02);
        addLine(shine, corner.x() + .03, corner.y() + .042, corner.x() + .228, corner.y() + .042);
        stack.add(face, filled(rgb(0xB4593A), rgb(0x642E18), .024)).add(shine, line(rgb(0xE0A078), .03));
    }
    Drawing d;
    d.add(joints, line(rgb(0xA85733, .55), .018));
    const auto mounds = [&](std::initializer_list<Box> boxes) {
        for (const Box& b : boxes) d.add(mound, at(b), 1);
    };
    mounds({{-.34, -.28, .56, .3}, {.3, -.3, .6, .36}, {-.6, .2, .4, .26}, {.62, .16, .36, .24}});
    d.add(stack, {-.38, .58}, .6);
    mounds({{.05, .74, .44, .22}});
    d.add(stack, {.42, .56}, .6);
    return d;
}

Drawing mountains()
{
    const Drawing peak =
        Drawing()
            .add("M-.5 0L-.06 -1L.08 -.94L.5 0Z", filled(rgb(0x8D8A8B), rgb(0x45424A), .022))
            .add("M.02 -.98L.08 -.94L.5 0H.02L.1 -.4Z", filled(rgb(0x656168)))
            .add("M-.06 -1L.08 -.94L.22 -.64L.1 -.72L0 -.58L-.1 -.73L-.22 -.64Z", filled(rgb(0xFBFAF6)));
    Drawing d;
    d.add("M-1 .1Q-.4 -.2 0 .05T1 0V1H-1Z", filled(rgb(0x8F8A87, .45)));
    for (const Box& b :
         {Box{-.02, -.28, .5, .46},
          {-.36, -.22, .46, .36},
          {.36, -.24, .48, .4},
          {-.6, .2, .36, .3},
          {.62, .18, .36, .3},
          {-.36, .54, .5, .36},
          {.38, .56, .5, .38},
          {.02, .7, .42, .28}})
        d.add(peak, at(b), 1);
    return d;
}

Drawing desert()
{
    Drawing d;
    d.add(
        "M-.75 -.3Q-.45 -.5 -.1 -.34T.5 -.42M-.2 -.6Q.1 -.7 .3 -.58M-.7 .1Q-.5 0 -.35 .08M.3 .08Q.5 -.06 .72 .06"
        "M-.62 .4Q-.3 .22 0 .4T.6 .32M-.3 .66Q0 .54 .3 .66",
        line(rgb(0xC9AE72), .026));
    constexpr const char* stem = "M0 .5V-.5M-.3 -.15V.1H0M.3 -.3V-.05H0";
    const Drawing cactus = Drawing().add(stem, line(rgb(0x3B5633), .24)).add(stem, line(rgb(0x7FA35C), .15));
    for (const Place& p : {Place{-.42, -.22, .32}, {.48, .36, .36}, {-.3, .5, .22}}) d.add(cactus, at(p), p.size);
    for (const QPointF& p :
         {QPointF(.2, -.36), QPointF(.55, -.15), QPointF(-.6, -.05), QPointF(-.05, .62), QPointF(.15, .44),
          QPointF(-.62, .28)})
        d.circle(p, .02, filled(rgb(0xB79C62)));
    return d;
}

Drawing gold()
{
    const Drawing nugget =
        Drawing()
            .add("M-1 .3L-.6 -.7L.3 -.9L1 -.1L.5 .8L-.5 .9Z", filled(rgb(0xF4CC4A), rgb(0x3A2A10), .2))
            .add("M-.6 -.7L-.1 -.1L1 -.1M-.1 -.1L-.5 .9", line(rgb(0xA87E1C), .14));
    Drawing d;
    d.add(
        "M-.95 -.3C-.5 -.1 -.6 .35 -.1 .35S.5 .75 .95 .4V.2C.6 .5 .4 .1 0 .12S-.3 -.3 -.95 -.55Z",
        filled(rgb(0x7FA9B5, .85)));
    for (const Place& p :
         {Place{-.1, -.55, .11},
          {.35, -.42, .121},
          {.55, -.05, .099},
          {-.55, .5, .11},
          {-.2, .66, .099},
          {.35, .7, .088},
          {-.35, -.35, .088}})
        d.add(nugget, at(p), p.size);
    return d;
}

Drawing sea()
{
    const Drawing wave = Drawing().add("M-.16 0q.08 -.09 .16 0t.16 0", line(rgb(0x7FA5AE, .8), .03));
    Drawing d;
    for (const Place& p : {Place{-.4, -.4}, {.3, -.5}, {-.1, .02}, {.45, .1}, {-.5, .36}, {.15, .52}})
        d.add(wave, at(p), 1);
    return d;
}

Drawing hatching()
{
    QPainterPath lines;
    for (int i = -8; i <= 8; ++i) addLine(lines, i * .22 - .6, 1, i * .22 + .6, -1);
    return Drawing().add(lines, line(rgb(0xC3B697), .03));
}

}  // namespace

Drawing wheatEar(QRgb stem, QRgb grain, qreal opacity)
{
    const auto faded = [&](QRgb c) { return rgb(c, opacity); };
    Drawing d;
    d.add("M0 .55Q.03 .1 0 -.4", line(faded(stem), .09));
    for (int i = 0; i < 4; ++i)
        for (const int side : {-1, 1})
            d.ellipse({side * .13, -.02 - i * .19}, .085, .15, side * 28, filled(faded(grain), faded(stem), .045));
    d.ellipse({0, -.8}, .08, .16, 0, filled(faded(grain), faded(stem), .045));
    return d;
}

Drawing sheep(QRgb edge, qreal edgeWidth, QRgb head)
{
    return Drawing()
        .add("M-.3 .2V.46M-.12 .24V.48M.14 .24V.48M.3 .2V.46", line(rgb(0x3B3226), .1))
        .add(
            "M-.46 .12C-.62 .02 -.6 -.2 -.42 -.2C-.4 -.38 -.14 -.42 -.05 -.3C.06 -.44 .32 -.38 .33 -.22"
            "C.52 -.22 .56 .02 .44 .1C.44 .28 .2 .34 .1 .25C0 .36 -.22 .34 -.26 .24C-.36 .32 -.48 .24 -.46 .12Z",
            filled(rgb(0xFFFBF0), edge, edgeWidth))
        .add("M.42 -.2C.5 -.34 .74 -.28 .76 -.1C.76 .04 .6 .08 .52 .02C.44 -.02 .4 -.1 .42 -.2Z", filled(head));
}

const Drawing& terrainMotif(Terrain terrain)
{
    static const std::array<Drawing, terrainCount> motifs{sea(),    desert(),    forest(), hills(),  pasture(),
                                                          fields(), mountains(), gold(),   Drawing()};
    return motifs[static_cast<std::size_t>(terrain)];
}

const Drawing& sparseFieldsMotif()
{
    static const Drawing motif = sparseFields();
    return motif;
}

const Drawing& chanceMotif()
{
    static const Drawing motif = hatching();
    return motif;
}

}  // namespace inselwerk
