#include "engine/setup/clashes.h"
#include "tests/engine/drawn/scenario.h"
#include "tests/engine/tst_property_boards.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace inselwerk;

/// Draws that must meet constraints: what can be met is met, what cannot is named.
class DealsTest : public QObject
{
    Q_OBJECT

private slots:
    void seedsKeepTheirBoards_data();
    void seedsKeepTheirBoards();
    void plantedBoardsAreSolved_data();
    void plantedBoardsAreSolved();
    void drawsAreWhatTheySay();
    void whatCannotBeMetIsNamed_data();
    void whatCannotBeMetIsNamed();
    void theFirstConstraintsComeFirst();
    void noTokenIsLeftWhileAHexLacksOne();
    void askingWhyChangesNothing();
    void searchedDrawsFavourNoPlace();
    void searchedDrawsAreLikeOthers();

private:
    using Set = std::vector<Constraint>;
};

namespace {

constexpr Constraint red = Constraint::NoAdjacentRed;
constexpr Constraint equal = Constraint::NoAdjacentEqualNumbers;
constexpr Constraint terrain = Constraint::NoAdjacentEqualTerrain;

Table tableOf(const Board& board) { return compile(test::scenarioOf(board), board, Seating::usual(board, 3), {}); }

bool beside(HexCoord a, HexCoord b)
{
    for (int side = 0; side < 6; ++side)
        if (neighbour(a, side, Orientation::Pointy) == b) return true;
    return false;
}

/// A board on which everything is drawn, and the constraints can be met: its pools hold what lay on a board that
/// meets them. With three kinds of terrain there is but one such pattern.
class PlantedBoard
{
public:
    PlantedBoard(int radius, int kinds, int redPercent, u64 seed)
        : m_lot(seed), m_board(test::boardOf(test::roundLand(radius)))
    {
        do {
            layTerrain(kinds);
        } while (!layNumbers(redPercent));
    }

    Board board(const std::vector<Constraint>& constraints)
    {
        Board board = m_board;
        TerrainPool tiles{"land", {}};
        NumberPool tokens{"tokens", {}, NumberPool::Lay::Shuffled, {}};
        for (HexEntry& hex : board.hexes) {
            ++tiles.tiles[static_cast<std::size_t>(hex.terrain)];
            if (hex.number) tokens.tokens.push_back(hex.number);
            hex.terrain = Terrain::Desert;
            hex.number = 0;
            hex.terrainPool = tiles.id;
            hex.numberPool = tokens.id;
        }
        board.terrainPools = {tiles};
        board.numberPools = {tokens};
        board.constraints = constraints;
        return board;
    }

private:
    template <class Fits>
    bool fitsBeside(std::size_t at, Fits&& fits) const
    {
        for (std::size_t other = 0; other < at; ++other)
            if (beside(m_board.hexes[at].at, m_board.hexes[other].at) && !fits(m_board.hexes[other])) return false;
        return true;
    }

    void layTerrain(int kinds)
    {
        static constexpr std::array all{Terrain::Forest, Terrain::Hills,     Terrain::Pasture,
                                        Terrain::Fields, Terrain::Mountains, Terrain::Desert};
        for (std::size_t i = 0; i < m_board.hexes.size(); ++i) {
            HexEntry& hex = m_board.hexes[i];
            std::vector<Terrain> fit;
            for (int kind = 0; kind < kinds; ++kind) {
                const Terrain t = all[static_cast<std::size_t>(kind)];
                if (fitsBeside(i, [t](const HexEntry& other) { return other.terrain != t; })) fit.push_back(t);
            }
            if (kinds == 3)
                hex.terrain = all[static_cast<std::size_t>(((hex.at.q - hex.at.r) % 3 + 3) % 3)];
            else if (fit.empty())
                return layTerrain(kinds);
            else
                hex.terrain = m_lot.of(fit);
        }
    }

    bool layNumbers(int redPercent)
    {
        for (std::size_t i = 0; i < m_board.hexes.size(); ++i) {
            HexEntry& hex = m_board.hexes[i];
            hex.number = 0;
            if (!takesNumber(hex.terrain)) continue;
            const bool wanted = m_lot.percent(redPercent);
            std::vector<int> fit;
            for (const int number : {2, 3, 4, 5, 6, 8, 9, 10, 11, 12})
                if (fitsBeside(i, [number](const HexEntry& other) {
                        return other.number != number && !(isRed(number) && isRed(other.number));
                    }))
                    fit.push_back(number);
            if (fit.empty()) return false;
            std::vector<int> reds = fit;
            std::erase_if(reds, [](int number) { return !isRed(number); });
            hex.number = m_lot.of(wanted && !reds.empty() ? reds : fit);
        }
        return true;
    }

    test::Lot m_lot;
    Board m_board;
};

/// The constraints that a deal breaks.
std::set<Constraint> brokenBy(const Table& table, const Deal& deal)
{
    std::set<Constraint> broken;
    for (const Constraint c : {red, equal, terrain})
        if (!meets(table.rules->topology, bitOf(c), deal)) broken.insert(c);
    return broken;
}

/// A running number over some deals of a board.
u64 digestOf(const Table& table)
{
    u64 sum = 0xcbf29ce484222325;
    const auto add = [&sum](u64 x) {
        sum = (sum ^ x) * 0x100000001b3;
        sum ^= sum >> 29;
    };
    for (u64 seed = 0; seed < 500; ++seed) {
        const Deal deal = table.deal(seed);
        for (std::size_t h = 0; h < static_cast<std::size_t>(table.rules->topology.hexCount()); ++h) {
            add(static_cast<u64>(deal.terrain[h]));
            add(deal.number[h]);
        }
        for (std::size_t i = 0; i < table.rules->harbours.size(); ++i) add(static_cast<u64>(deal.harbour[i]));
        add(deal.robber);
    }
    return sum;
}

/// Four hexes, of which the second and the third touch all others and the ends do not touch; all drawn.
Board rhombus(const std::vector<int>& tokens, std::array<int, terrainCount> tiles)
{
    Board board = test::boardOf({{0, 0}, {1, 0}, {0, 1}, {1, 1}});
    for (HexEntry& hex : board.hexes) {
        hex.number = 0;
        hex.numberPool = "tokens";
        hex.terrainPool = "land";
    }
    board.numberPools = {{"tokens", tokens, NumberPool::Lay::Shuffled, {}}};
    board.terrainPools = {{"land", tiles}};
    return board;
}

constexpr std::array<int, terrainCount> tilesOf(std::initializer_list<Terrain> terrains)
{
    std::array<int, terrainCount> tiles{};
    for (const Terrain t : terrains) ++tiles[static_cast<std::size_t>(t)];
    return tiles;
}

}  // namespace

void DealsTest::seedsKeepTheirBoards_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<int>("board");
    QTest::addColumn<quint64>("digest");
    QTest::newRow("spiral") << "base" << 1 << quint64{0x134b840a428ee114};
    QTest::newRow("one constraint") << "ebbing-isles" << 0 << quint64{0xaefce28dad21f9a6};
    QTest::newRow("two constraints") << "smoking-crescent" << 0 << quint64{0xf7d28e9611039868};
}

/// Games that were begun with a seed can be begun again.
void DealsTest::seedsKeepTheirBoards()
{
    QFETCH(QString, scenario);
    QFETCH(int, board);
    QFETCH(quint64, digest);
    const Scenario included = test::included(scenario.toStdString());
    const auto at = static_cast<std::size_t>(board);
    const Table table = test::seatAt(included, at, included.boards[at].maxPlayers).table;
    QCOMPARE(QString::number(digestOf(table), 16), QString::number(digest, 16));
}

void DealsTest::plantedBoardsAreSolved_data()
{
    QTest::addColumn<int>("radius");
    QTest::addColumn<int>("kinds");
    QTest::addColumn<int>("reds");
    QTest::addColumn<Set>("constraints");
    QTest::addColumn<int>("seeds");
    QTest::newRow("37 hexes, red and equal") << 3 << 6 << 20 << Set{red, equal} << 200;
    QTest::newRow("37 hexes, all") << 3 << 6 << 20 << Set{red, equal, terrain} << 200;
    QTest::newRow("61 hexes, all") << 4 << 6 << 20 << Set{red, equal, terrain} << 50;
    QTest::newRow("61 hexes, as many red ones as can be") << 4 << 6 << 100 << Set{red} << 50;
    QTest::newRow("127 hexes, all") << 6 << 6 << 20 << Set{red, equal, terrain} << 10;
    QTest::newRow("19 hexes, one pattern") << 2 << 3 << 10 << Set{terrain} << 100;
    QTest::newRow("37 hexes, one pattern") << 3 << 3 << 10 << Set{equal, terrain} << 20;
    QTest::newRow("61 hexes, four terrains") << 4 << 4 << 20 << Set{red, equal, terrain} << 20;
}

/// Some of these are never met by chance.
void DealsTest::plantedBoardsAreSolved()
{
    QFETCH(int, radius);
    QFETCH(int, kinds);
    QFETCH(int, reds);
    QFETCH(Set, constraints);
    QFETCH(int, seeds);
    const Table table = tableOf(PlantedBoard(radius, kinds, reds, 4711).board(constraints));
    const ConstraintBits asked = bitsOf(constraints);
    for (u64 seed = 0; seed < static_cast<u64>(seeds); ++seed) {
        Unmet unmet;
        const Deal deal = table.deal(seed, &unmet);
        QVERIFY2(unmet.empty(), qPrintable(QString::number(seed)));
        QVERIFY(meets(table.rules->topology, asked, deal));
    }
}

/// On whatever board: a draw lays the pieces of the pools and nothing else, it meets what is not named as unmet, and of
/// every set that is named it breaks something.
void DealsTest::drawsAreWhatTheySay()
{
    int searched = 0, failed = 0;
    for (u64 number = 0; number < 150; ++number) {
        Board board = test::drawScenario(number).scenario.boards.front();
        board.minPlayers = minSeats;
        board.maxPlayers = maxSeats;
        board.pieces.clear();
        test::Lot lot(number);
        board.constraints = lot.some(std::vector{red, equal, terrain}, 1);
        const Table table = tableOf(board);
        QVERIFY(table.rules);
        Unmet unmet;
        const Deal deal = table.deal(number, &unmet, {5, 2000});
        searched += !meets(table.rules->topology, bitsOf(board.constraints), table.deal(number, nullptr, {5, 0}));
        failed += !unmet.empty();
        std::set<Constraint> named;
        for (const Set& set : unmet) named.insert(set.begin(), set.end());
        const std::set<Constraint> broken = brokenBy(table, deal);
        for (const Constraint c : board.constraints) QVERIFY(!broken.contains(c) || named.contains(c));
        for (const Set& set : unmet)
            QVERIFY(std::ranges::any_of(set, [&](Constraint c) { return broken.contains(c); }));
        for (const auto& pool : table.draw.terrains) {
            std::multiset<Terrain> laid;
            for (const HexId h : pool.places) laid.insert(deal.terrain[h]);
            QCOMPARE(laid, std::multiset<Terrain>(pool.tiles.begin(), pool.tiles.end()));
        }
        for (const auto& pool : table.draw.numbers) {
            std::multiset<u8> laid;
            std::size_t takers = 0;
            for (const HexId h : pool.places) {
                QVERIFY(takesNumber(deal.terrain[h]) || deal.number[h] == 0);
                takers += takesNumber(deal.terrain[h]);
                if (deal.number[h]) laid.insert(deal.number[h]);
            }
            const std::multiset<u8> tokens(pool.tokens.begin(), pool.tokens.end());
            QCOMPARE(laid.size(), std::min(takers, tokens.size()));
            QVERIFY(std::ranges::includes(tokens, laid));
        }
    }
    QVERIFY2(
        searched > 50 && failed > 10 && failed < searched, qPrintable(QString("%1, %2").arg(searched).arg(failed)));
}

void DealsTest::whatCannotBeMetIsNamed_data()
{
    QTest::addColumn<Board>("board");
    QTest::addColumn<Set>("constraints");
    QTest::addColumn<Unmet>("unmet");
    constexpr auto different = tilesOf({Terrain::Forest, Terrain::Hills, Terrain::Pasture, Terrain::Fields});
    constexpr auto deserts = tilesOf({Terrain::Desert, Terrain::Desert, Terrain::Hills, Terrain::Pasture});
    constexpr auto forests = tilesOf({Terrain::Forest, Terrain::Forest, Terrain::Forest, Terrain::Pasture});
    const Board sixes = rhombus({6, 6, 6, 6}, different);
    QTest::newRow("only sixes, red") << sixes << Set{red} << Unmet{{red}};
    QTest::newRow("only sixes, terrain too") << sixes << Set{terrain, red} << Unmet{{red}};
    QTest::newRow("only sixes, both of numbers") << sixes << Set{equal, red} << Unmet{{red}, {equal}};
    const Board twins = rhombus({6, 8, 5, 5}, different);
    QTest::newRow("twins, red") << twins << Set{red} << Unmet{};
    QTest::newRow("twins, equal") << twins << Set{equal} << Unmet{};
    QTest::newRow("twins, together") << twins << Set{red, equal} << Unmet{{red, equal}};
    QTest::newRow("twins, the other way round") << twins << Set{terrain, equal, red} << Unmet{{equal, red}};
    QTest::newRow("named twice") << twins << Set{red, equal, red} << Unmet{{red, equal}};
    const Board barren = rhombus({6, 8}, deserts);
    QTest::newRow("deserts, red") << barren << Set{red} << Unmet{};
    QTest::newRow("deserts, together") << barren << Set{terrain, red} << Unmet{{terrain, red}};
    QTest::newRow("each for itself") << rhombus({6, 6, 8, 8}, forests) << Set{red, equal, terrain}
                                     << Unmet{{red}, {equal}, {terrain}};
    Board fixed = test::boardOf({{0, 0}, {1, 0}, {0, 1}, {1, 1}});
    for (HexEntry& hex : fixed.hexes) hex.number = 8;
    QTest::newRow("nothing is drawn") << fixed << Set{red, terrain} << Unmet{{red}};
}

void DealsTest::whatCannotBeMetIsNamed()
{
    QFETCH(Board, board);
    QFETCH(Set, constraints);
    QFETCH(Unmet, unmet);
    board.constraints = constraints;
    const Table table = tableOf(board);
    for (u64 seed = 0; seed < 10; ++seed) {
        Unmet said;
        const Deal deal = table.deal(seed, &said);
        QCOMPARE(said, unmet);
        // Of constraints that are not met together the deal breaks one, and it breaks no other.
        const std::vector<Constraint> broken = table.unmetBy(deal);
        const std::set<Constraint> brokenOnce(broken.begin(), broken.end());
        QCOMPARE(broken.size(), brokenOnce.size());
        std::set<Constraint> named;
        for (const auto& together : unmet) {
            named.insert(together.begin(), together.end());
            QVERIFY(std::ranges::any_of(together, [&](Constraint c) { return brokenOnce.contains(c); }));
        }
        QVERIFY(std::ranges::includes(named, brokenOnce));
    }
}

/// Of two that cannot be met together the one that stands first is met.
void DealsTest::theFirstConstraintsComeFirst()
{
    Board board = rhombus({6, 8, 5, 5}, tilesOf({Terrain::Forest, Terrain::Hills, Terrain::Pasture, Terrain::Fields}));
    for (const Set& order : {Set{red, equal, terrain}, Set{equal, red, terrain}}) {
        board.constraints = order;
        const Table table = tableOf(board);
        for (u64 seed = 0; seed < 10; ++seed)
            QCOMPARE(brokenBy(table, table.deal(seed)), std::set<Constraint>{order[1]});
    }
}

/// A pool of terrain over two pools of numbers: deserts may come to lie in either half. As many numbers are laid as
/// there are tokens and hexes for them.
void DealsTest::noTokenIsLeftWhileAHexLacksOne()
{
    Board board = test::boardOf(test::roundLand(2));
    const std::vector<Terrain> kinds{
        Terrain::Forest, Terrain::Hills, Terrain::Pasture, Terrain::Fields, Terrain::Mountains};
    TerrainPool land{"land", tilesOf({Terrain::Desert, Terrain::Desert, Terrain::Desert, Terrain::Desert})};
    for (std::size_t i = 0; i < 15; ++i) ++land.tiles[static_cast<std::size_t>(kinds[i % kinds.size()])];
    board.terrainPools = {land};
    board.numberPools = {
        {"first", {6, 8, 6, 8, 3, 4, 5, 9}, NumberPool::Lay::Shuffled, {}},
        {"second", {6, 8, 6, 10, 11, 3, 2}, NumberPool::Lay::Shuffled, {}}};
    std::vector<HexCoord> halves[2];
    for (std::size_t i = 0; i < board.hexes.size(); ++i) {
        const std::size_t half = i < 10 ? 0 : 1;
        board.hexes[i].terrainPool = land.id;
        board.hexes[i].number = 0;
        board.hexes[i].numberPool = board.numberPools[half].id;
        halves[half].push_back(board.hexes[i].at);
    }
    board.constraints = {red, equal, terrain};
    const Table table = tableOf(board);
    for (u64 seed = 0; seed < 100; ++seed) {
        const Deal deal = table.deal(seed);
        for (std::size_t half = 0; half < 2; ++half) {
            std::size_t places = 0, laid = 0;
            for (const HexCoord at : halves[half]) {
                const HexId hex = table.rules->topology.findHex(at);
                places += takesNumber(deal.terrain[hex]);
                laid += deal.number[hex] != 0;
            }
            QCOMPARE(laid, std::min(places, board.numberPools[half].tokens.size()));
        }
    }
}

void DealsTest::askingWhyChangesNothing()
{
    Board board = test::boardOf(test::roundLand(2));
    NumberPool sixes{"sixes", std::vector<int>(19, 6), NumberPool::Lay::Shuffled, {}};
    for (HexEntry& hex : board.hexes) hex.number = 0, hex.numberPool = sixes.id;
    board.numberPools = {sixes};
    board.robber = {RobberStart::Kind::Number, {}, 6};
    board.constraints = {equal, red};
    const Table table = tableOf(board);
    std::set<HexId> robbers;
    for (u64 seed = 0; seed < 10; ++seed) {
        Unmet unmet{{terrain}};
        const Deal why = table.deal(seed, &unmet);
        QCOMPARE(unmet, (Unmet{{red}, {equal}}));
        const Deal deal = table.deal(seed);
        QCOMPARE(deal.robber, why.robber);
        QCOMPARE(deal.number, why.number);
        QCOMPARE(deal.terrain, why.terrain);
        robbers.insert(deal.robber);
    }
    QVERIFY(robbers.size() > 3);
}

/// On a round island a piece is as likely on each of the six corners, and on each side between two.
void DealsTest::searchedDrawsFavourNoPlace()
{
    const Table table = tableOf(PlantedBoard(2, 5, 30, 7).board({red, equal, terrain}));
    constexpr int deals = 1500;
    std::map<HexCoord, int> reds, forests;
    for (u64 seed = 0; seed < deals; ++seed) {
        const Deal deal = table.deal(seed, nullptr, {0, 5000});
        for (int h = 0; h < table.rules->topology.hexCount(); ++h) {
            const HexCoord at = table.rules->topology.hex(h).at;
            reds[at] += isRed(deal.number[static_cast<std::size_t>(h)]);
            forests[at] += deal.terrain[static_cast<std::size_t>(h)] == Terrain::Forest;
        }
    }
    // The place that is as far on around the middle.
    const auto turned = [](HexCoord at) { return HexCoord{-at.r, at.q + at.r}; };
    for (const auto& counts : {reds, forests})
        for (const HexCoord first : {HexCoord{1, 0}, HexCoord{2, 0}, HexCoord{1, 1}}) {
            double mean = 0;
            HexCoord at = first;
            for (int i = 0; i < 6; ++i, at = turned(at)) mean += counts.at(at) / 6.;
            for (int i = 0; i < 6; ++i, at = turned(at)) {
                const double deviation = std::sqrt(mean * (1 - mean / deals));
                QVERIFY2(
                    std::abs(counts.at(at) - mean) < 4 * deviation,
                    qPrintable(QString("%1 at [%2, %3], mean %4").arg(counts.at(at)).arg(at.q).arg(at.r).arg(mean)));
            }
        }
}

/// Where both ways lead to draws, those that were searched for look like those that came by chance, all of which are
/// equally likely: red numbers lie at the coast as often.
void DealsTest::searchedDrawsAreLikeOthers()
{
    const Table table = tableOf(PlantedBoard(2, 5, 35, 7).board({red}));
    const Topology& island = table.rules->topology;
    constexpr u64 deals = 3000;
    const auto redsInside = [&](DrawEffort effort) {
        double inside = 0;
        for (u64 seed = 0; seed < deals; ++seed) {
            const Deal deal = table.deal(seed, nullptr, effort);
            for (int h = 0; h < island.hexCount(); ++h)
                if (std::ranges::find(island.hex(h).neighbours, noHex) == island.hex(h).neighbours.end())
                    inside += isRed(deal.number[static_cast<std::size_t>(h)]);
        }
        return inside / deals;
    };
    const double chance = redsInside({100000, 0});
    const double searched = redsInside({0, 5000});
    qInfo("red numbers inside: %.3f by chance, %.3f searched", chance, searched);
    QVERIFY(std::abs(chance - searched) < .1);
}

QTEST_GUILESS_MAIN(DealsTest)
#include "tst_deals.moc"
