#include "editor/model/fairness.h"
#include "editor/model/motion.h"
#include "tests/editor/scenario_files.h"

#include <QTest>

#include <cmath>
#include <map>
#include <numbers>
#include <numeric>

using namespace inselwerk;

/// The numbers of the fairness panel against a second computation that shares nothing with the first: corners are
/// points in the plane, neighbours are hexes whose centres are near, and the draft is followed pick by pick.
class FairnessByHandTest : public QObject
{
    Q_OBJECT

private slots:
    void numbersAgree_data();
    void numbersAgree();
};

namespace {

/// A point in the plane, in thousandths of a hex's radius, so that equal points compare equal.
using Spot = std::pair<long, long>;

struct Plane
{
    Orientation orientation;

    std::pair<double, double> centre(HexCoord at) const
    {
        const double along = std::numbers::sqrt3, across = 1.5;
        return orientation == Orientation::Pointy ? std::pair(along * (at.q + at.r / 2.0), across * at.r)
                                                  : std::pair(across * at.q, along * (at.r + at.q / 2.0));
    }
    /// Corners go clockwise, from the top of a pointy hex and from the upper right of a flat one.
    Spot corner(HexCoord at, int i) const
    {
        const double first = orientation == Orientation::Pointy ? -90 : -60;
        const double angle = (first + 60 * i) * std::numbers::pi / 180;
        const auto [x, y] = centre(at);
        return {std::lround((x + std::cos(angle)) * 1000), std::lround((y + std::sin(angle)) * 1000)};
    }
    /// Sides go clockwise from the upper right of a pointy hex and from the top of a flat one.
    std::pair<Spot, Spot> side(HexCoord at, int i) const
    {
        const int first = orientation == Orientation::Pointy ? i : i + 5;
        return {corner(at, first % 6), corner(at, (first + 1) % 6)};
    }
    bool beside(HexCoord a, HexCoord b) const
    {
        const auto [ax, ay] = centre(a);
        const auto [bx, by] = centre(b);
        return std::abs(std::hypot(ax - bx, ay - by) - std::numbers::sqrt3) < .01;
    }
};

int pipsOf(int number) { return number == 0 ? 0 : 6 - std::abs(7 - number); }

/// Gold is a kind of its own, what yields nothing is none.
int kindOf(Terrain terrain)
{
    switch (terrain) {
        case Terrain::Forest: return 0;
        case Terrain::Hills: return 1;
        case Terrain::Pasture: return 2;
        case Terrain::Fields: return 3;
        case Terrain::Mountains: return 4;
        case Terrain::Gold: return 5;
        default: return -1;
    }
}

int kindOf(Harbour harbour)
{
    switch (harbour) {
        case Harbour::Lumber: return 0;
        case Harbour::Brick: return 1;
        case Harbour::Wool: return 2;
        case Harbour::Grain: return 3;
        case Harbour::Ore: return 4;
        default: return -1;
    }
}

struct Place
{
    std::array<double, 6> pips{};  ///< by kind
    std::vector<Harbour> harbours;
    double sum() const { return std::accumulate(pips.begin(), pips.end(), 0.0); }
};

std::map<Spot, Place> placesOf(const Board& board)
{
    const Plane plane{board.orientation};
    std::map<Spot, Place> places;
    for (const HexEntry& hex : board.hexes)
        for (int i = 0; i < 6 && hex.terrain != Terrain::Sea; ++i) {
            Place& place = places[plane.corner(hex.at, i)];
            if (const int kind = kindOf(hex.terrain); kind >= 0)
                place.pips[static_cast<std::size_t>(kind)] += pipsOf(hex.number);
        }
    for (const HarbourEntry& harbour : board.harbours) {
        const auto [a, b] = plane.side(harbour.at, harbour.side);
        places.at(a).harbours.push_back(harbour.kind);
        places.at(b).harbours.push_back(harbour.kind);
    }
    return places;
}

/// Pips, a point for each new kind, one for a 3:1 harbour, half the pips that one has for its 2:1 harbour.
double worth(const Place& place, const std::array<double, 6>& owned)
{
    double score = place.sum();
    for (std::size_t kind = 0; kind < owned.size(); ++kind) score += place.pips[kind] > 0 && owned[kind] == 0 ? 1 : 0;
    for (const Harbour harbour : place.harbours) {
        const int kind = kindOf(harbour);
        score +=
            kind < 0 ? 1 : (owned[static_cast<std::size_t>(kind)] + place.pips[static_cast<std::size_t>(kind)]) / 2;
    }
    return score;
}

bool near(Spot a, Spot b) { return std::hypot(a.first - b.first, a.second - b.second) < 1010; }

}  // namespace

void FairnessByHandTest::numbersAgree_data()
{
    QTest::addColumn<int>("board");
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("flat");
    QTest::newRow("beginners, four players") << 0 << 4 << false;
    QTest::newRow("beginners, three players, flat") << 0 << 3 << true;
    QTest::newRow("large island, six players") << 2 << 6 << false;
    QTest::newRow("large island, five players, flat") << 2 << 5 << true;
}

void FairnessByHandTest::numbersAgree()
{
    QFETCH(int, board);
    QFETCH(int, players);
    QFETCH(bool, flat);
    Scenario scenario = test::included("base");
    Board& b = scenario.boards[static_cast<std::size_t>(board)];
    b.pieces.clear();  // a draft instead
    if (flat) setOrientation(b, Orientation::Flat);
    const Fairness fairness = fairnessOf(scenario, b, players);
    const Plane plane{b.orientation};
    const std::map<Spot, Place> places = placesOf(b);

    QCOMPARE(fairness.corners.size(), places.size());
    std::map<Spot, const Fairness::Corner*> judged;
    for (const Fairness::Corner& corner : fairness.corners) {
        const Spot spot = plane.corner(corner.name.hex, corner.name.corner);
        QVERIFY(places.contains(spot));
        QCOMPARE(corner.pips, places.at(spot).sum());
        QCOMPARE(corner.score, worth(places.at(spot), {}));
        QCOMPARE(corner.harbour, !places.at(spot).harbours.empty());
        QVERIFY(judged.emplace(spot, &corner).second);
    }

    std::size_t red = 0, equal = 0;
    for (std::size_t i = 0; i < b.hexes.size(); ++i)
        for (std::size_t j = i + 1; j < b.hexes.size(); ++j) {
            const HexEntry &one = b.hexes[i], &other = b.hexes[j];
            if (!one.number || !other.number || !plane.beside(one.at, other.at)) continue;
            const auto isRed = [](int n) { return n == 6 || n == 8; };
            red += isRed(one.number) && isRed(other.number);
            equal += one.number == other.number;
        }
    QCOMPARE(fairness.redNeighbours.size(), red);
    QCOMPARE(fairness.equalNeighbours.size(), equal);

    // Every pick of the draft is one of the best that are free and keep the distance.
    std::vector<std::array<double, 6>> owned(static_cast<std::size_t>(players));
    std::vector<Spot> taken;
    for (std::size_t pick = 0; pick < 2 * owned.size(); ++pick) {
        const std::size_t seat = pick < owned.size() ? pick : 2 * owned.size() - 1 - pick;
        double best = 0;
        for (const auto& [spot, place] : places)
            if (std::none_of(taken.begin(), taken.end(), [&, s = spot](Spot t) { return near(t, s); }))
                best = std::max(best, worth(place, owned[seat]));
        const CornerName name = fairness.seats[seat].corners[pick < owned.size() ? 0 : 1];
        const Spot chosen = plane.corner(name.hex, name.corner);
        QVERIFY(std::none_of(taken.begin(), taken.end(), [&](Spot t) { return near(t, chosen); }));
        QCOMPARE(worth(places.at(chosen), owned[seat]), best);
        for (std::size_t kind = 0; kind < 6; ++kind) owned[seat][kind] += places.at(chosen).pips[kind];
        taken.push_back(chosen);
    }
    double most = 0, least = 1000;
    for (std::size_t seat = 0; seat < owned.size(); ++seat) {
        const double pips = std::accumulate(owned[seat].begin(), owned[seat].end(), 0.0);
        QCOMPARE(fairness.seats[seat].pips, pips);
        most = std::max(most, pips);
        least = std::min(least, pips);
    }
    QCOMPARE(fairness.spread, most - least);
}

QTEST_MAIN(FairnessByHandTest)
#include "tst_fairness_by_hand.moc"
