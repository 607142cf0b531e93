#include "editor/model/painting.h"
#include "editor/model/symmetry.h"
#include "engine/board/topology.h"
#include "tests/editor/scenario_files.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace inselwerk;

/// Motions and symmetries of the grid, compared with turning and mirroring the drawn points.
class SymmetryTest : public QObject
{
    Q_OBJECT

private slots:
    void motionsMoveTheDrawnPoints_data();
    void motionsMoveTheDrawnPoints();
    void turnsAddUp();
    void groupsHaveTheirSize_data();
    void groupsHaveTheirSize();
    void centresAreWhereTheyMayBe_data();
    void centresAreWhereTheyMayBe();
    void sixTurnsOfABoardChangeNothing_data();
    void sixTurnsOfABoardChangeNothing();
    void orientationThereAndBackChangesNothing();
    void orientationKeepsNeighbours();
};

namespace {

constexpr double tolerance = 1e-9;

Point turned(Point p, Point about, double degrees)
{
    const double a = degrees * std::numbers::pi / 180, x = p.x - about.x, y = p.y - about.y;
    return {about.x + x * std::cos(a) - y * std::sin(a), about.y + x * std::sin(a) + y * std::cos(a)};
}

Point mirrored(Point p, Point about, bool upright)
{
    return upright ? Point{2 * about.x - p.x, p.y} : Point{p.x, 2 * about.y - p.y};
}

bool near(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y) < tolerance; }

Point edgeMiddle(EdgeName edge, Orientation o)
{
    const auto [a, b] = cornersOfSide(edge.side, o);
    const Point p = cornerPoint(edge.hex, a, o), q = cornerPoint(edge.hex, b, o);
    return {(p.x + q.x) / 2, (p.y + q.y) / 2};
}

/// Every kind of point that can be a centre.
std::vector<GridPoint> centres(Orientation o)
{
    std::vector<GridPoint> points{pointOf(HexCoord{0, 0}), pointOf(HexCoord{2, -3})};
    for (int i = 0; i < 6; ++i) {
        points.push_back(pointOf(CornerName{{1, 1}, i}, o));
        points.push_back(pointOf(EdgeName{{-1, 2}, i}, o));
    }
    return points;
}

constexpr std::array orientations{Orientation::Pointy, Orientation::Flat};

}  // namespace

void SymmetryTest::motionsMoveTheDrawnPoints_data()
{
    QTest::addColumn<int>("orientation");
    QTest::addColumn<int>("sixths");
    QTest::addColumn<int>("mirror");
    for (int o = 0; o < 2; ++o) {
        for (int n = 0; n < 6; ++n) QTest::addRow("%s turn %d", o ? "flat" : "pointy", n * 60) << o << n << 0;
        for (int m = 1; m < 3; ++m) QTest::addRow("%s mirror %d", o ? "flat" : "pointy", m) << o << 0 << m;
    }
}

void SymmetryTest::motionsMoveTheDrawnPoints()
{
    QFETCH(int, orientation);
    QFETCH(int, sixths);
    QFETCH(int, mirror);
    const Orientation o = orientations[static_cast<std::size_t>(orientation)];
    int fitting = 0;
    for (const GridPoint centre : centres(o)) {
        const Point about = drawn(centre, o);
        const auto axis = mirror == 1 ? Motion::Axis::Upright : Motion::Axis::Level;
        const Motion motion = mirror ? Motion::mirror(axis, centre, o) : Motion::turn(sixths, centre);
        const auto moved = [&](Point p) {
            return mirror ? mirrored(p, about, mirror == 1) : turned(p, about, 60 * sixths);
        };
        if (!motion.fits()) continue;
        ++fitting;
        for (const HexCoord hex : hexesAround({1, -1}, 3)) {
            QVERIFY(near(centreOf(motion.of(hex), o), moved(centreOf(hex, o))));
            for (int i = 0; i < 6; ++i) {
                const CornerName corner = motion.of(CornerName{hex, i}, o);
                QVERIFY(near(cornerPoint(corner.hex, corner.corner, o), moved(cornerPoint(hex, i, o))));
                const EdgeName edge = motion.of(EdgeName{hex, i}, o);
                QVERIFY(near(edgeMiddle(edge, o), moved(edgeMiddle({hex, i}, o))));
                QCOMPARE(edge.hex, motion.of(hex));
            }
        }
    }
    QVERIFY(fitting >= 2);                                  // hex centres always
    if (!mirror && sixths % 2 == 0) QVERIFY(fitting >= 8);  // corners, too
}

void SymmetryTest::turnsAddUp()
{
    const GridPoint centre = pointOf(HexCoord{3, -2});
    Motion all;
    for (int i = 0; i < 6; ++i) all = all.then(Motion::turn(1, centre));
    QVERIFY(all == Motion());
    QVERIFY(Motion::turn(2, centre).then(Motion::turn(-2, centre)) == Motion());
    const Motion mirror = Motion::mirror(3, centre);
    QVERIFY(mirror.then(mirror) == Motion());
}

void SymmetryTest::groupsHaveTheirSize_data()
{
    QTest::addColumn<int>("fold");
    QTest::addColumn<bool>("upright");
    QTest::addColumn<bool>("level");
    QTest::addColumn<int>("size");
    QTest::newRow("none") << 1 << false << false << 1;
    QTest::newRow("half turn") << 2 << false << false << 2;
    QTest::newRow("three") << 3 << false << false << 3;
    QTest::newRow("six") << 6 << false << false << 6;
    QTest::newRow("mirror") << 1 << true << false << 2;
    QTest::newRow("other mirror") << 1 << false << true << 2;
    QTest::newRow("both mirrors") << 1 << true << true << 4;
    QTest::newRow("three and mirror") << 3 << true << false << 6;
    QTest::newRow("six and mirror") << 6 << true << false << 12;
    QTest::newRow("everything") << 3 << true << true << 12;
}

void SymmetryTest::groupsHaveTheirSize()
{
    QFETCH(int, fold);
    QFETCH(bool, upright);
    QFETCH(bool, level);
    QFETCH(int, size);
    for (const Orientation o : orientations) {
        const Symmetry symmetry{fold, upright, level, pointOf(HexCoord{1, 2})};
        const auto motions = motionsOf(symmetry, o);
        QCOMPARE(static_cast<int>(motions.size()), size);
        QVERIFY(motions.front() == Motion());
        // A hex in no special place has as many images; the images of an image are the same.
        const std::vector<HexCoord> images = imagesOf(std::vector{HexCoord{6, 3}}, motions);
        QCOMPARE(static_cast<int>(images.size()), size);
        const std::vector<HexCoord> again = imagesOf(std::vector{images.back()}, motions);
        QCOMPARE((std::set<HexCoord>(again.begin(), again.end())), (std::set<HexCoord>(images.begin(), images.end())));
    }
}

void SymmetryTest::centresAreWhereTheyMayBe_data() { groupsHaveTheirSize_data(); }

void SymmetryTest::centresAreWhereTheyMayBe()
{
    QFETCH(int, fold);
    QFETCH(bool, upright);
    QFETCH(bool, level);
    for (const Orientation o : orientations)
        for (int i = 0; i < 200; ++i) {
            const Point wanted{std::sin(i) * 9, std::cos(i * 1.7) * 9};
            Symmetry symmetry{fold, upright, level, {}};
            symmetry.centre = centreNear(symmetry, wanted, o);
            QVERIFY(isCentre(symmetry, symmetry.centre, o));
            // Never farther than the nearest hex centre, which is always one.
            const Point centre = drawn(symmetry.centre, o);
            QVERIFY(std::hypot(centre.x - wanted.x, centre.y - wanted.y) <= 1 + tolerance);
        }
}

void SymmetryTest::sixTurnsOfABoardChangeNothing_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char* name : {"base", "catakatoa", "crop-trust"}) QTest::newRow(name) << QByteArray(name);
}

void SymmetryTest::sixTurnsOfABoardChangeNothing()
{
    QFETCH(QByteArray, name);
    Scenario scenario = test::included(name);
    const std::string before = test::written(scenario);
    for (Board& board : scenario.boards) {
        const Motion turn = Motion::turn(1, pointOf(HexCoord{1, 0}));
        const auto places = board.harbours.size();
        for (int i = 0; i < 6; ++i) {
            moveBoard(board, turn);
            QCOMPARE(board.harbours.size(), places);
            for (const HarbourEntry& h : board.harbours)
                QVERIFY(isLandAt(board, h.at) && !isLandAt(board, neighbour(h.at, h.side, board.orientation)));
        }
        for (int i = 0; i < 2; ++i) moveBoard(board, Motion::mirror(Motion::Axis::Level, {}, board.orientation));
    }
    QCOMPARE(test::written(scenario), before);
}

void SymmetryTest::orientationThereAndBackChangesNothing()
{
    Scenario scenario = test::included("base");
    const std::string before = test::written(scenario);
    for (Board& board : scenario.boards) {
        const Orientation was = board.orientation;
        setOrientation(board, was == Orientation::Flat ? Orientation::Pointy : Orientation::Flat);
        QVERIFY(board.orientation != was);
        setOrientation(board, was);
    }
    QCOMPARE(test::written(scenario), before);
}

void SymmetryTest::orientationKeepsNeighbours()
{
    Board board = test::included("base").boards.front();
    const auto facing = [&] {
        std::set<std::pair<HexCoord, HexCoord>> sides;
        for (const HarbourEntry& h : board.harbours) sides.insert({h.at, neighbour(h.at, h.side, board.orientation)});
        for (const StartingPieces& p : board.pieces)
            for (const EdgeName& e : p.roads) sides.insert({e.hex, neighbour(e.hex, e.side, board.orientation)});
        return sides;
    };
    const auto corners = [&] {
        std::set<std::set<HexCoord>> all;
        for (const StartingPieces& p : board.pieces)
            for (const CornerName& c : p.settlements) {
                std::set<HexCoord> hexes;
                for (const CornerName& name : namesOf(c, board.orientation)) hexes.insert(name.hex);
                all.insert(hexes);
            }
        return all;
    };
    const auto sidesBefore = facing();
    const auto cornersBefore = corners();
    QVERIFY(!sidesBefore.empty() && !cornersBefore.empty());
    setOrientation(board, board.orientation == Orientation::Flat ? Orientation::Pointy : Orientation::Flat);
    QVERIFY(facing() == sidesBefore);
    QVERIFY(corners() == cornersBefore);
}

QTEST_GUILESS_MAIN(SymmetryTest)
#include "tst_symmetry.moc"
