#include "app/common/painting/board_painter.h"
#include "app/common/painting/cards.h"
#include "app/common/painting/crop_art.h"
#include "app/common/painting/dice.h"
#include "app/common/painting/event_art.h"
#include "app/common/painting/harbour_sign.h"
#include "app/common/painting/line_icons.h"
#include "app/common/painting/logo.h"
#include "app/common/painting/marks.h"
#include "app/common/painting/number_disc.h"
#include "app/common/painting/pieces.h"
#include "app/common/painting/resource_icons.h"
#include "app/common/painting/spots.h"
#include "app/common/painting/svg_path.h"
#include "app/common/painting/text.h"
#include "app/common/painting/tile.h"
#include "app/common/painting/volcano_art.h"
#include "engine/board/topology.h"
#include "engine/rules/crops/crops.h"

#include <QPainter>
#include <QTest>

#include <cmath>
#include <functional>

using namespace inselwerk;

namespace {

using PaintFunction = std::function<void(QPainter&)>;
constexpr int canvas = 160;
const QPointF middle(canvas / 2.0, canvas / 2.0);
const QRectF whole(0, 0, canvas, canvas);
const QRectF inside(40, 40, 80, 80);

QImage painted(const PaintFunction& paint)
{
    QImage image(canvas, canvas, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter);
    return image;
}

int inkedPixels(const QImage& image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) count += qAlpha(image.pixel(x, y)) > 0;
    return count;
}

/// A hexagonal island of the given size, terrains in turn, with a ring of sea around it.
BoardPicture island(Orientation orientation, int size)
{
    BoardPicture picture;
    picture.orientation = orientation;
    int i = 0;
    for (int q = -size - 1; q <= size + 1; ++q)
        for (int r = -size - 1; r <= size + 1; ++r) {
            const int far = distance({q, r}, {0, 0});
            if (far > size + 1) continue;
            HexPicture hex;
            hex.at = {q, r};
            hex.terrain = far > size ? Terrain::Sea : static_cast<Terrain>(1 + i++ % (terrainCount - 1));
            if (far <= size) hex.number = 2 + i % 5;
            picture.hexes.push_back(hex);
        }
    return picture;
}

std::vector<HexCoord> landOf(const BoardPicture& picture)
{
    std::vector<HexCoord> land;
    for (const HexPicture& hex : picture.hexes)
        if (isLand(hex.terrain)) land.push_back(hex.at);
    return land;
}

void addOrientations()
{
    QTest::addColumn<Orientation>("orientation");
    QTest::newRow("pointy") << Orientation::Pointy;
    QTest::newRow("flat") << Orientation::Flat;
}

bool isNear(QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()) < 1e-6; }

}  // namespace

Q_DECLARE_METATYPE(inselwerk::Orientation)
Q_DECLARE_METATYPE(PaintFunction)

class TestPainting : public QObject
{
    Q_OBJECT

public:
    static void initMain() { qputenv("QT_QPA_PLATFORM", "offscreen"); }

private slots:
    void cropsAreInTheOrderOfTheRules();
    void svgPathEnds_data();
    void svgPathEnds();
    void svgPathKeepsWhatItUnderstood();
    void svgArcIsACircle();
    void everythingPaints_data();
    void everythingPaints();
    void ghostsAreFainter();
    void iconNames();
    void coloursOfPlayersDiffer();
    void pointsComeBack_data() { addOrientations(); }
    void pointsComeBack();
    void spotsReachOnlySoFar_data() { addOrientations(); }
    void spotsReachOnlySoFar();
    void edgesLieUpright_data() { addOrientations(); }
    void edgesLieUpright();
    void islandFits_data() { addOrientations(); }
    void islandFits();
    void harboursMakeTheIslandSmaller();
    void harboursSayTheirRatioWhereItCanBeRead();
    void renderingIsRepeatable();
    void groundAndPiecesMakeTheWhole();
    void pixelRatioDoesNotMoveAnything();
    void largestBoard();
    void emptyBoard();
    void robberAvoidsPieces();
    void detailFollowsSize();
    void lavaGrows();
};

void TestPainting::svgPathEnds_data()
{
    QTest::addColumn<QString>("d");
    QTest::addColumn<QPointF>("end");
    QTest::newRow("lines") << "M1 2L3 4" << QPointF(3, 4);
    QTest::newRow("relative lines") << "m1 2l3 4" << QPointF(4, 6);
    QTest::newRow("repeated command") << "M0 0L1 1 2 3" << QPointF(2, 3);
    QTest::newRow("repeated move draws lines") << "M0 0 1 1 5 -2" << QPointF(5, -2);
    QTest::newRow("horizontal and vertical") << "M1 1H5V7h-1v-2" << QPointF(4, 5);
    QTest::newRow("numbers without separators") << "M.5.5L-1-2" << QPointF(-1, -2);
    QTest::newRow("cubic") << "M0 0C1 1 2 2 3 0s1 1 2 2" << QPointF(5, 2);
    QTest::newRow("quadratic") << "M0 0Q1 1 2 0T4 0t2 1" << QPointF(6, 1);
    QTest::newRow("arc") << "M0 0A1 1 0 0 1 2 0a1 1 0 00-1 1" << QPointF(1, 1);
    QTest::newRow("line after close starts at the start") << "M1 1H3V3Zl0 5" << QPointF(1, 6);
}

void TestPainting::svgPathEnds()
{
    QFETCH(QString, d);
    QFETCH(QPointF, end);
    const QPointF found = svgPath(d.toStdString()).currentPosition();
    QVERIFY2(isNear(found, end), qPrintable(QStringLiteral("%1 %2").arg(found.x()).arg(found.y())));
}

void TestPainting::svgPathKeepsWhatItUnderstood()
{
    QCOMPARE(svgPath("").elementCount(), 0);
    QCOMPARE(svgPath("M0 0L1 1 L nonsense").elementCount(), 2);
    QCOMPARE(svgPath("M0 0X1 1L2 2").elementCount(), 1);
    QCOMPARE(svgPath("Z 1 2").currentPosition(), QPointF(0, 0));
}

void TestPainting::svgArcIsACircle()
{
    const QPainterPath path = svgPath("M3 0A3 3 0 1 1 -3 0A3 3 0 1 1 3 0Z");
    for (int i = 0; i <= 50; ++i) {
        const QPointF p = path.pointAtPercent(i / 50.0);
        QVERIFY(std::abs(std::hypot(p.x(), p.y()) - 3) < .01);
    }
    // The long way round and the short way round lie on different sides.
    QVERIFY(svgPath("M0 0A1 1 0 0 1 1 1").boundingRect().top() > -.01);
    QVERIFY(svgPath("M0 0A1 1 0 1 1 1 1").boundingRect().top() < -.9);
}

void TestPainting::everythingPaints_data()
{
    QTest::addColumn<PaintFunction>("paint");
    const auto row = [](const std::string& name, PaintFunction paint) {
        QTest::newRow(name.c_str()) << std::move(paint);
    };
    for (int t = 0; t < terrainCount; ++t)
        for (const Orientation o : {Orientation::Pointy, Orientation::Flat}) {
            const auto terrain = static_cast<Terrain>(t);
            row("tile " + std::string(nameOf(terrain)) + (o == Orientation::Flat ? " flat" : " pointy"),
                [=](QPainter& p) { paintTile(p, middle, 70, o, terrain); });
        }
    row("tile left to chance",
        [](QPainter& p) { paintTile(p, middle, 70, Orientation::Flat, Terrain::Sea, {.chance = true}); });
    for (int i = 0; i < colourCount; ++i) {
        const auto c = static_cast<Colour>(i);
        const std::string name(nameOf(c));
        row("road " + name, [=](QPainter& p) { paintRoad(p, middle, 30, 100, c); });
        row("settlement " + name, [=](QPainter& p) { paintSettlement(p, middle, 100, c); });
        row("city " + name, [=](QPainter& p) { paintCity(p, middle, 100, c); });
        row("chip " + name, [=](QPainter& p) { paintSeatChip(p, middle, 30, c); });
    }
    row("robber", [](QPainter& p) { paintRobber(p, middle, 100); });
    for (int i = 0; i < 3; ++i)
        row("piece icon " + std::to_string(i),
            [=](QPainter& p) { paintPieceIcon(p, inside, static_cast<PieceIcon>(i), Colour::Red); });
    for (std::size_t i = 0; i < cropCount; ++i) {
        const auto crop = static_cast<Crop>(i);
        row("crop " + std::string(nameOf(crop)), [=](QPainter& p) { paintCropToken(p, middle, 30, crop); });
    }
    row("crops of a field", [](QPainter& p) { paintCrops(p, middle, 70, {{2, 1, 1, 2, 1}}, Detail::Full); });
    row("many crops", [](QPainter& p) { paintCrops(p, middle, 70, {{9, 3, 1, 2, 1, 2, 2, 2}, 15}, Detail::Full); });
    row("an empty field", [](QPainter& p) { paintCrops(p, middle, 70, {}, Detail::Full); });
    row("regional event", [](QPainter& p) { paintEventToken(p, middle, 30, {"regional", Crop::Beans, 1, {5, 6, 8}}); });
    row("small event", [](QPainter& p) { paintEventToken(p, middle, 30, {"small", Crop::Rice, 2}); });
    row("monoculture", [](QPainter& p) { paintEventToken(p, middle, 30, {"monoculture", {}}); });
    row("event of its own kind", [](QPainter& p) { paintEventToken(p, middle, 30, {"weather", {}}); });
    row("seed back", [](QPainter& p) { paintSeedBack(p, middle, 30); });
    row("disc", [](QPainter& p) { paintNumberDisc(p, middle, 30, 8); });
    row("pile", [](QPainter& p) { paintNumberPile(p, middle, 30, 12, 9); });
    row("chance disc", [](QPainter& p) { paintChanceDisc(p, middle, 30); });
    row("chance hex", [](QPainter& p) { paintChanceHex(p, middle, 30, Orientation::Pointy, true); });
    row("spent ring", [](QPainter& p) { paintSpentRing(p, middle, 30); });
    for (const Resource r : allResources) {
        const std::string name(nameOf(r));
        row("resource " + name, [=](QPainter& p) { paintResource(p, middle, 30, r); });
        row("card " + name, [=](QPainter& p) { paintResourceCard(p, inside, r, QStringLiteral("Name")); });
        row("cost " + name, [=](QPainter& p) { paintCostChip(p, inside, r); });
    }
    for (int i = 0; i < cardCount; ++i) {
        const auto c = static_cast<Card>(i);
        const std::string name(nameOf(c));
        row("head " + name, [=](QPainter& p) { paintCardHead(p, inside, c); });
        row("card " + name, [=](QPainter& p) { paintDevelopmentCard(p, inside, c, QStringLiteral("Name")); });
    }
    row("resource back", [](QPainter& p) { paintCardBack(p, inside, CardBack::Resource); });
    row("development back", [](QPainter& p) { paintCardBack(p, inside, CardBack::Development, Colour::Blue); });
    for (int face = 1; face <= 6; ++face)
        row("die " + std::to_string(face), [=](QPainter& p) { paintDie(p, inside, face, DieColour::Red); });
    for (int i = 0; i < iconCount; ++i) {
        const auto icon = static_cast<Icon>(i);
        row("icon " + std::string(nameOf(icon)), [=](QPainter& p) { paintIcon(p, inside, icon, Qt::black); });
    }
    for (const SpotState s : {SpotState::Legal, SpotState::Hover, SpotState::Chosen}) {
        const std::string state = std::to_string(static_cast<int>(s));
        row("corner spot " + state, [=](QPainter& p) { paintCornerSpot(p, middle, 100, s, Colour::Red); });
        row("edge spot " + state, [=](QPainter& p) { paintEdgeSpot(p, middle, 90, 100, s, Colour::Red); });
        row("city spot " + state, [=](QPainter& p) { paintCitySpot(p, middle, 100, s, Colour::Red); });
        row("hex spot " + state, [=](QPainter& p) { paintHexSpot(p, middle, 70, Orientation::Flat, s); });
    }
    row("focus ring", [](QPainter& p) { paintFocusRing(p, middle, 100); });
    row("hex focus", [](QPainter& p) { paintHexFocus(p, middle, 70, Orientation::Pointy); });
    row("logo", [](QPainter& p) { paintLogo(p, inside); });
    row("plaques", [](QPainter& p) {
        paintVolcanoPlaques(p, middle, 70, Orientation::Flat, {1, 2, 3, 4, 5, 6}, 2, true);
    });
    row("volcano diagram", [](QPainter& p) {
        paintVolcanoDiagram(p, middle, 60, Orientation::Pointy, {1, 2, 3, 4, 5, 6}, 2);
    });
    row("side pile", [](QPainter& p) { paintSidePile(p, inside, 6, 4); });
    row("empty side pile", [](QPainter& p) { paintSidePile(p, inside, 0, 0); });
    row("text", [](QPainter& p) { paintText(p, middle, QStringLiteral("8"), Face::SerifBold, 30, Qt::black); });
}

void TestPainting::everythingPaints()
{
    QFETCH(PaintFunction, paint);
    const QImage image = painted(paint);
    QVERIFY(inkedPixels(image) > 60);
    for (int i = 0; i < canvas; ++i) {  // nothing runs out of its place
        QCOMPARE(qAlpha(image.pixel(i, 0)), 0);
        QCOMPARE(qAlpha(image.pixel(i, canvas - 1)), 0);
        QCOMPARE(qAlpha(image.pixel(0, i)), 0);
        QCOMPARE(qAlpha(image.pixel(canvas - 1, i)), 0);
    }
    QCOMPARE(painted(paint), image);
}

void TestPainting::ghostsAreFainter()
{
    const auto alphaInside = [](qreal opacity) {
        const QImage image = painted([=](QPainter& p) { paintSettlement(p, middle, 100, Colour::Blue, opacity); });
        return qAlpha(image.pixel(canvas / 2 + 12, canvas / 2 + 10));
    };
    QCOMPARE(alphaInside(1), 255);
    QVERIFY(std::abs(alphaInside(.5) - 128) <= 2);
    QCOMPARE(alphaInside(0), 0);
}

void TestPainting::iconNames()
{
    for (int i = 0; i < iconCount; ++i) {
        const auto icon = static_cast<Icon>(i);
        QVERIFY(!nameOf(icon).empty());
        QVERIFY(iconFrom(nameOf(icon)) == icon);
        const QRectF lines = iconPath(icon).boundingRect().adjusted(-.5, -.5, .5, .5);
        QVERIFY2(QRectF(0, 0, 24, 24).contains(lines), nameOf(icon).data());
    }
    QVERIFY(!iconFrom("no such icon"));
}

void TestPainting::coloursOfPlayersDiffer()
{
    for (int a = 0; a < colourCount; ++a)
        for (int b = 0; b < a; ++b) {
            const PlayerColours& first = playerColours(static_cast<Colour>(a));
            const PlayerColours& second = playerColours(static_cast<Colour>(b));
            QVERIFY(first.fill != second.fill);
            QVERIFY(first.shape != second.shape);
        }
}

void TestPainting::pointsComeBack()
{
    QFETCH(Orientation, orientation);
    const BoardPicture picture = island(orientation, 2);
    const BoardGeometry geometry(picture, QRectF(17, 5, 640, 480));
    const Topology topology(landOf(picture), orientation);
    for (const HexPicture& hex : picture.hexes) QVERIFY(geometry.nearestHex(geometry.hexCentre(hex.at)) == hex.at);
    for (int i = 0; i < topology.cornerCount(); ++i) {
        const CornerName name = topology.corner(i).name;
        for (const CornerName& alias : namesOf(name, orientation)) {
            QVERIFY(isNear(geometry.cornerPoint(alias), geometry.cornerPoint(name)));
            QVERIFY(geometry.cornerAt(geometry.cornerPoint(alias)) == name);
        }
    }
    for (int i = 0; i < topology.edgeCount(); ++i) {
        const EdgeName name = topology.edge(i).name;
        for (const EdgeName& alias : namesOf(name, orientation)) {
            QVERIFY(isNear(geometry.edgeMiddle(alias), geometry.edgeMiddle(name)));
            QVERIFY(geometry.edgeAt(geometry.edgeMiddle(alias)) == name);
            QVERIFY(std::abs(geometry.edgeAngle(alias) - geometry.edgeAngle(name)) < 1e-6);
        }
    }
}

void TestPainting::spotsReachOnlySoFar()
{
    QFETCH(Orientation, orientation);
    const BoardGeometry geometry(island(orientation, 1), QRectF(0, 0, 500, 500));
    const qreal R = geometry.radius();
    const CornerName corner{{0, 0}, 0};
    const QPointF inwards = geometry.hexCentre({0, 0}) - geometry.cornerPoint(corner);
    QVERIFY(geometry.cornerAt(geometry.cornerPoint(corner) + .27 * inwards));
    QVERIFY(!geometry.cornerAt(geometry.cornerPoint(corner) + .29 * inwards));
    const EdgeName edge{{0, 0}, 0};
    const QPointF across = geometry.edgePoints(edge).outward() * R;
    QVERIFY(geometry.edgeAt(geometry.edgeMiddle(edge) + .27 * across));
    QVERIFY(!geometry.edgeAt(geometry.edgeMiddle(edge) + .29 * across));
    QVERIFY(!geometry.cornerAt(geometry.hexCentre({0, 0})));
    QVERIFY(!geometry.edgeAt(geometry.hexCentre({0, 0})));
    QVERIFY(!geometry.cornerAt(geometry.cornerPoint({{9, 0}, 0})));  // no land there
}

void TestPainting::edgesLieUpright()
{
    QFETCH(Orientation, orientation);
    const BoardGeometry geometry(island(orientation, 1), QRectF(0, 0, 500, 500));
    for (int side = 0; side < 6; ++side) {
        const qreal degrees = geometry.edgeAngle({{0, 0}, side});
        QVERIFY(degrees > -90 && degrees <= 90 + 1e-6);
        const QPointF outward = geometry.edgePoints({{0, 0}, side}).outward();
        QVERIFY(std::abs(std::hypot(outward.x(), outward.y()) - 1) < 1e-9);
        QVERIFY(
            geometry.nearestHex(geometry.edgeMiddle({{0, 0}, side}) + outward) == neighbour({0, 0}, side, orientation));
    }
}

void TestPainting::islandFits()
{
    QFETCH(Orientation, orientation);
    const BoardPicture picture = island(orientation, 2);
    for (const QRectF area : {QRectF(0, 0, 900, 300), QRectF(50, 20, 300, 900), QRectF(-40, -40, 400, 400)}) {
        const BoardGeometry geometry(picture, area);
        QRectF land;
        for (const HexCoord hex : landOf(picture))
            for (int i = 0; i < 6; ++i) land |= QRectF(geometry.cornerPoint({hex, i}) - QPointF(.5, .5), QSizeF(1, 1));
        land.adjust(.5, .5, -.5, -.5);
        const qreal margin = .35 * geometry.radius();
        QVERIFY(area.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(land.adjusted(-margin, -margin, margin, margin)));
        QVERIFY(isNear(land.center(), area.center()));
        QVERIFY(
            std::abs(land.width() + 2 * margin - area.width()) < 1e-6 ||
            std::abs(land.height() + 2 * margin - area.height()) < 1e-6);
    }
}

void TestPainting::harboursMakeTheIslandSmaller()
{
    BoardPicture picture = island(Orientation::Pointy, 2);
    const QRectF area(0, 0, 1200, 600);
    const qreal without = BoardGeometry(picture, area).radius();
    picture.harbours = {{{{0, -2}, 0}, Harbour::Any}, {{{0, 2}, 2}, Harbour::Wool}};
    const BoardGeometry geometry(picture, area);
    QVERIFY(geometry.radius() < without);
    for (const HarbourPicture& harbour : picture.harbours) {
        const EdgePoints edge = geometry.edgePoints(harbour.at);
        QVERIFY(area.contains(edge.middle() + edge.outward() * .8 * geometry.radius()));
    }
}

/// At the radius of the island of thirty in the smallest window (33 px) a 3:1 harbour is no blank disc.
void TestPainting::harboursSayTheirRatioWhereItCanBeRead()
{
    const auto inkAt = [](qreal R) {
        QImage image(QSize(4 * int(R), 4 * int(R)), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        const QPointF middle(2 * R, 2 * R);
        const EdgePoints edge{middle + QPointF(-R / 2, R / 2), middle + QPointF(R / 2, R / 2), middle};
        paintHarbour(painter, edge, R, Harbour::Any, Detail::Thumbnail);
        painter.end();
        const QPointF sign = edge.middle() + edge.outward() * harbourDistance * R;
        int dark = 0;
        for (int x = -int(.15 * R); x <= int(.15 * R); ++x)
            for (int y = -int(.15 * R); y <= int(.15 * R); ++y)
                dark += image.pixelColor((sign + QPointF(x, y)).toPoint()).lightness() < 110;
        return dark;
    };
    QVERIFY(inkAt(33) > 8);
    QCOMPARE(inkAt(15), 0);  // in the pictures of the gallery there is no room
}

void TestPainting::renderingIsRepeatable()
{
    const BoardPicture picture = island(Orientation::Flat, 2);
    QCOMPARE(render(picture, {300, 260}, 1), render(picture, {300, 260}, 1));
    BoardPicture dark = picture;
    dark.dark = true;
    QVERIFY(render(dark, {300, 260}, 1) != render(picture, {300, 260}, 1));
}

void TestPainting::groundAndPiecesMakeTheWhole()
{
    BoardPicture picture = island(Orientation::Pointy, 1);
    picture.settlements = {{{{0, 0}, 0}, Colour::Red}};
    picture.cities = {{{{0, 0}, 2}, Colour::Blue}};
    picture.roads = {{{{0, 0}, 0}, Colour::Green}};
    picture.robber = HexCoord{0, 0};
    const BoardPainter board(picture, QRectF(0, 0, canvas, canvas));
    const QImage ground = painted([&](QPainter& p) { board.paintGround(p); });
    const QImage both = painted([&](QPainter& p) {
        board.paintGround(p);
        board.paintPieces(p);
    });
    QCOMPARE(painted([&](QPainter& p) { board.paint(p); }), both);
    QVERIFY(ground != both);
    const QImage pieces = painted([&](QPainter& p) { board.paintPieces(p); });
    QCOMPARE(qAlpha(pieces.pixel(1, 1)), 0);
    QVERIFY(inkedPixels(pieces) < canvas * canvas / 3);
}

void TestPainting::pixelRatioDoesNotMoveAnything()
{
    const BoardPicture picture = island(Orientation::Pointy, 1);
    const QImage once = render(picture, {200, 160}, 1);
    const QImage twice = render(picture, {200, 160}, 2);
    QCOMPARE(once.size(), QSize(200, 160));
    QCOMPARE(twice.size(), QSize(400, 320));
    const QImage halved = twice.scaled(once.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    qint64 difference = 0;
    for (int y = 0; y < once.height(); ++y)
        for (int x = 0; x < once.width(); ++x)
            difference += std::abs(qGreen(once.pixel(x, y)) - qGreen(halved.pixel(x, y)));
    QVERIFY2(difference < 5LL * once.width() * once.height(), qPrintable(QString::number(difference)));
}

void TestPainting::largestBoard()
{
    const BoardPicture picture = island(Orientation::Flat, 6);
    QCOMPARE(static_cast<int>(landOf(picture).size()), maxHexes);
    QVERIFY(inkedPixels(render(picture, {400, 400}, 1)) == 400 * 400);
}

void TestPainting::emptyBoard()
{
    const BoardPicture nothing;
    QVERIFY(!render(nothing, {100, 80}, 1).isNull());
    BoardPicture onlySea;
    onlySea.hexes = {HexPicture{.at = {0, 0}, .terrain = Terrain::Sea}};
    QVERIFY(BoardGeometry(onlySea, whole).nearestHex(middle) == HexCoord{});
    BoardPicture noWater = island(Orientation::Pointy, 1);
    noWater.sea = false;
    QCOMPARE(qAlpha(render(noWater, {300, 100}, 1).pixel(2, 2)), 0);
}

void TestPainting::robberAvoidsPieces()
{
    BoardPicture picture = island(Orientation::Pointy, 1);
    const QRectF area(0, 0, 400, 400);
    const auto side = [&] {
        const BoardPainter board(picture, area);
        return board.robberPlace({0, 0}).x() - board.geometry().hexCentre({0, 0}).x();
    };
    QVERIFY(side() > 0);
    picture.settlements = {{{{1, 0}, 5}, Colour::Red}};  // another name of corner NE of [0, 0]
    QVERIFY(side() < 0);
    picture.cities = {{{{0, 0}, 4}, Colour::Red}};  // both sides are taken
    QVERIFY(side() > 0);
}

void TestPainting::detailFollowsSize()
{
    const BoardPicture picture = island(Orientation::Pointy, 0);
    const auto detailAt = [&](qreal R) {
        BoardPainter board(picture, QRectF(0, 0, 10000, 2.7 * R));
        return board.detail();
    };
    QVERIFY(detailAt(61) == Detail::Full);
    QVERIFY(detailAt(59) == Detail::Small);
    QVERIFY(detailAt(35) == Detail::Small);
    QVERIFY(detailAt(33) == Detail::Thumbnail);
    BoardPicture fixed = picture;
    fixed.detail = Detail::Full;
    QVERIFY(BoardPainter(fixed, QRectF(0, 0, 20, 20)).detail() == Detail::Full);
}

void TestPainting::lavaGrows()
{
    const auto inkAt = [](qreal progress) {
        return inkedPixels(painted([=](QPainter& p) { paintLava(p, middle, 60, Orientation::Flat, 1, progress); }));
    };
    QVERIFY(inkAt(0) < inkAt(.4));
    QVERIFY(inkAt(.4) < inkAt(lavaArrives));
    QVERIFY(inkAt(lavaArrives) < inkAt(1));
}

/// A kind of crop is an index, in the rules and in the pictures.
void TestPainting::cropsAreInTheOrderOfTheRules()
{
    const auto& kinds = crops::kindNames();
    QCOMPARE(kinds.size(), cropCount);
    for (std::size_t i = 0; i < kinds.size(); ++i) QVERIFY(nameOf(static_cast<Crop>(i)) == kinds[i]);
}

QTEST_MAIN(TestPainting)
#include "tst_painting.moc"
