#include "tests/engine/tst_property_boards.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace inselwerk;

class TopologyTest : public QObject
{
    Q_OBJECT

private slots:
    void shapes_data();
    void countsOfShapes_data() { shapes_data(); }
    void countsOfShapes();
    void everyNameOfACornerFindsIt_data() { shapes_data(); }
    void everyNameOfACornerFindsIt();
    void everyNameOfAnEdgeFindsIt_data() { shapes_data(); }
    void everyNameOfAnEdgeFindsIt();
    void canonicalNamesComeFirstInReadingOrder_data() { shapes_data(); }
    void canonicalNamesComeFirstInReadingOrder();
    void neighboursAreMutual_data() { shapes_data(); }
    void neighboursAreMutual();
    void placesAgreeWithTheDrawing_data() { shapes_data(); }
    void placesAgreeWithTheDrawing();
    void orderOfLandDoesNotMatter();
    void wordsOfSidesAndCorners();
    void aFullLineOfHexesFits();
};

namespace {

struct Shape
{
    std::vector<HexCoord> land;
    int corners = 0, edges = 0, coast = 0;
};

/// A ring has water inside; two islands touch nowhere.
Shape shapeNamed(const QString& name)
{
    if (name == "one hex") return {{{0, 0}}, 6, 6, 6};
    if (name == "island of 19") return {test::roundLand(2), 54, 72, 30};
    if (name == "line of 127") return {test::lineOfLand(127), 510, 636, 510};
    if (name == "two islands") return {{{0, 0}, {5, -2}}, 12, 12, 12};
    std::vector<HexCoord> ring = test::roundLand(1);
    std::erase(ring, HexCoord{0, 0});
    return {ring, 24, 30, 24};
}

struct Fetched
{
    Shape shape;
    Topology topology;
};

Fetched fetched()
{
    QFETCH(QString, shape);
    QFETCH(bool, flat);
    Shape s = shapeNamed(shape);
    Topology t(s.land, flat ? Orientation::Flat : Orientation::Pointy);
    return {std::move(s), std::move(t)};
}

bool near(Point a, Point b) { return std::abs(a.x - b.x) < 1e-6 && std::abs(a.y - b.y) < 1e-6; }

}  // namespace

void TopologyTest::shapes_data()
{
    QTest::addColumn<QString>("shape");
    QTest::addColumn<bool>("flat");
    for (const char* name : {"one hex", "island of 19", "line of 127", "two islands", "ring"})
        for (const bool flat : {false, true})
            QTest::addRow("%s, %s", name, flat ? "flat" : "pointy") << QString(name) << flat;
}

void TopologyTest::countsOfShapes()
{
    const auto [shape, topology] = fetched();
    QCOMPARE(topology.hexCount(), static_cast<int>(shape.land.size()));
    QCOMPARE(topology.cornerCount(), shape.corners);
    QCOMPARE(topology.edgeCount(), shape.edges);
    int coast = 0;
    for (int e = 0; e < topology.edgeCount(); ++e) coast += topology.edge(e).hexes[1] == noHex;
    QCOMPARE(coast, shape.coast);
    const auto size = Topology::measure(shape.land, topology.orientation());
    QCOMPARE(size.hexes, topology.hexCount());
    QCOMPARE(size.corners, topology.cornerCount());
    QCOMPARE(size.edges, topology.edgeCount());
    QVERIFY(size.fits());
}

void TopologyTest::everyNameOfACornerFindsIt()
{
    const auto [shape, topology] = fetched();
    for (int h = 0; h < topology.hexCount(); ++h)
        for (int i = 0; i < 6; ++i) {
            const CornerId id = topology.hex(h).corners[static_cast<std::size_t>(i)];
            QVERIFY(topology.cornersOf(h).has(id));
            const auto names = namesOf(CornerName{topology.hex(h).at, i}, topology.orientation());
            for (const CornerName& name : names) QCOMPARE(topology.findCorner(name), id);
            QCOMPARE(std::set<CornerName>(names.begin(), names.end()).size(), std::size_t{3});
        }
    QCOMPARE(topology.findCorner({{90, 90}, 0}), noCorner);
}

void TopologyTest::everyNameOfAnEdgeFindsIt()
{
    const auto [shape, topology] = fetched();
    for (int h = 0; h < topology.hexCount(); ++h)
        for (int i = 0; i < 6; ++i) {
            const EdgeId id = topology.hex(h).edges[static_cast<std::size_t>(i)];
            for (const EdgeName& name : namesOf(EdgeName{topology.hex(h).at, i}, topology.orientation()))
                QCOMPARE(topology.findEdge(name), id);
        }
    QCOMPARE(topology.findEdge({{90, 90}, 0}), noEdge);
}

void TopologyTest::canonicalNamesComeFirstInReadingOrder()
{
    const auto [shape, topology] = fetched();
    const Orientation o = topology.orientation();
    for (int h = 1; h < topology.hexCount(); ++h) QVERIFY(readsBefore(topology.hex(h - 1).at, topology.hex(h).at, o));
    const auto firstLand = [&](const auto& names) {
        auto best = names.begin();
        for (auto it = names.begin(); it != names.end(); ++it)
            if (topology.findHex(it->hex) != noHex &&
                (topology.findHex(best->hex) == noHex || readsBefore(it->hex, best->hex, o)))
                best = it;
        return *best;
    };
    for (int c = 0; c < topology.cornerCount(); ++c)
        QVERIFY(topology.corner(c).name == firstLand(namesOf(topology.corner(c).name, o)));
    for (int e = 0; e < topology.edgeCount(); ++e)
        QVERIFY(topology.edge(e).name == firstLand(namesOf(topology.edge(e).name, o)));
}

void TopologyTest::neighboursAreMutual()
{
    const auto [shape, topology] = fetched();
    for (int c = 0; c < topology.cornerCount(); ++c) {
        const Topology::Corner& corner = topology.corner(c);
        QVERIFY(corner.edgeCount >= 2 && corner.edgeCount <= 3);
        QVERIFY(corner.hexCount >= 1 && corner.hexCount <= 3);
        CornerSet zone;
        zone.add(c);
        for (u8 i = 0; i < corner.edgeCount; ++i) {
            const Topology::Edge& edge = topology.edge(corner.edges[i]);
            QVERIFY(topology.edgesAt(c).has(corner.edges[i]));
            const bool first = edge.corners[0] == c;
            QVERIFY(first || edge.corners[1] == c);
            QCOMPARE(edge.corners[first ? 1 : 0], corner.neighbours[i]);
            zone.add(corner.neighbours[i]);
        }
        QVERIFY(zone == topology.zoneOf(c));
        QCOMPARE(topology.edgesAt(c).count(topology.edgeWords()), int{corner.edgeCount});
    }
    for (int h = 0; h < topology.hexCount(); ++h)
        for (std::size_t i = 0; i < 6; ++i)
            if (const HexId n = topology.hex(h).neighbours[i]; n != noHex)
                QCOMPARE(int{topology.hex(n).neighbours[(i + 3) % 6]}, h);
}

void TopologyTest::placesAgreeWithTheDrawing()
{
    const auto [shape, topology] = fetched();
    const Orientation o = topology.orientation();
    for (int c = 0; c < topology.cornerCount(); ++c) {
        const auto names = namesOf(topology.corner(c).name, o);
        for (const CornerName& name : names)
            QVERIFY(near(cornerPoint(name.hex, name.corner, o), cornerPoint(names[0].hex, names[0].corner, o)));
    }
    for (int e = 0; e < topology.edgeCount(); ++e) {
        const EdgeName name = topology.edge(e).name;
        const auto [a, b] = cornersOfSide(name.side, o);
        const std::set<CornerId> ends(topology.edge(e).corners.begin(), topology.edge(e).corners.end());
        QCOMPARE(ends, (std::set{topology.findCorner({name.hex, a}), topology.findCorner({name.hex, b})}));
    }
}

void TopologyTest::orderOfLandDoesNotMatter()
{
    std::vector<HexCoord> land = test::roundLand(2);
    const Topology before(land, Orientation::Pointy);
    std::reverse(land.begin(), land.end());
    const Topology after(land, Orientation::Pointy);
    for (int c = 0; c < before.cornerCount(); ++c) QVERIFY(before.corner(c).name == after.corner(c).name);
    for (int e = 0; e < before.edgeCount(); ++e) QVERIFY(before.edge(e).name == after.edge(e).name);
}

void TopologyTest::wordsOfSidesAndCorners()
{
    for (const Orientation o : {Orientation::Pointy, Orientation::Flat})
        for (int i = 0; i < 6; ++i) {
            QCOMPARE(sideFrom(sideName(i, o), o), std::optional{i});
            QCOMPARE(cornerFrom(cornerName(i, o), o), std::optional{i});
            const HexCoord there = neighbour({3, -2}, i, o);
            QCOMPARE(distance({3, -2}, there), 1);
            QVERIFY((neighbour(there, (i + 3) % 6, o) == HexCoord{3, -2}));
        }
    QVERIFY(!sideFrom("N", Orientation::Pointy));
    QVERIFY(!cornerFrom("N", Orientation::Flat));
}

void TopologyTest::aFullLineOfHexesFits()
{
    QVERIFY(Topology::measure(test::lineOfLand(127), Orientation::Pointy).fits());
    QVERIFY(!Topology::measure(test::lineOfLand(128), Orientation::Pointy).fits());
}

QTEST_GUILESS_MAIN(TopologyTest)
#include "tst_topology.moc"
