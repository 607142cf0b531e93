#include "tests/engine/tst_property_boards.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace inselwerk;

class SetupTest : public QObject
{
    Q_OBJECT

private slots:
    void spiralsKeepRedNumbersApart();
    void spiralsForFiveAndSixKeepRedNumbersApart();
    void spiralsGoInwardsAlongNeighbours();
    void drawsUseEveryPiece_data();
    void drawsUseEveryPiece();
    void drawsForFiveAndSixUseEveryPiece_data();
    void drawsForFiveAndSixUseEveryPiece();
    void seedsDrawDifferentBoards();
    void boardsHaveHarboursAtBothCorners_data();
    void boardsHaveHarboursAtBothCorners();
    void theRobberStartsWhereTheBoardSays();
    void theRobberStartsOnOneOfSeveralNumbers();
    void boardsAreChosenByPlayers();
    void seatsThatDoNotFitAreNamed();
};

namespace {

constexpr std::array<u8, 18> letters{5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11};
/// A to Zc, for five and six players.
constexpr std::array<u8, 28> moreLetters{2, 5,  4,  6,  3,  9, 8, 11, 11, 10, 6,  3, 8, 4,
                                         8, 10, 11, 12, 10, 5, 4, 9,  5,  9,  12, 3, 2, 6};

template <std::size_t N>
bool redNeighbours(const Topology& island, const std::array<u8, N>& number)
{
    for (int h = 0; h < island.hexCount(); ++h)
        for (const HexId n : island.hex(h).neighbours)
            if (n != noHex && isRed(number[static_cast<std::size_t>(h)]) && isRed(number[n])) return true;
    return false;
}

test::Seated boardOf(const std::string& scenario, const std::string& board, int players = 4)
{
    Scenario included = test::included(scenario);
    const auto at =
        std::find_if(included.boards.begin(), included.boards.end(), [&](const Board& b) { return b.id == board; });
    return test::seatAt(included, static_cast<std::size_t>(at - included.boards.begin()), players);
}

test::Seated variableBoard() { return boardOf("base", "variable"); }

}  // namespace

/// Every place of the desert, every corner to begin at, and the mirror image of each: 19 × 6 × 2.
void SetupTest::spiralsKeepRedNumbersApart()
{
    const Topology island(test::roundLand(2), Orientation::Pointy);
    const auto orders = spiralOrders(island, std::nullopt);
    QCOMPARE(orders.size(), std::size_t{6});
    int boards = 0;
    for (const bool mirrored : {false, true})
        for (const std::vector<HexId>& order : orders)
            for (std::size_t desert = 0; desert < 19; ++desert) {
                std::array<u8, 19> number{};
                std::size_t next = 0;
                for (const HexId h : order) {
                    const HexCoord at = island.hex(h).at;
                    const HexId place = mirrored ? island.findHex({at.q + at.r, -at.r}) : h;
                    if (place != desert) number[place] = letters[next++];
                }
                QCOMPARE(next, letters.size());
                QVERIFY(!redNeighbours(island, number));
                ++boards;
            }
    QCOMPARE(boards, 228);
}

/// Rulings RB-7: every pair of deserts and every corner to begin at.
void SetupTest::spiralsForFiveAndSixKeepRedNumbersApart()
{
    const Topology island = boardOf("base", "variable-5-6", 6).table.rules->topology;
    const auto orders = spiralOrders(island, std::nullopt);
    QCOMPARE(orders.size(), std::size_t{6});
    for (const std::vector<HexId>& order : orders)
        for (std::size_t i = 1; i < order.size(); ++i)
            QCOMPARE(distance(island.hex(order[i - 1]).at, island.hex(order[i]).at), 1);
    int boards = 0;
    for (const std::vector<HexId>& order : orders)
        for (std::size_t one = 0; one < 30; ++one)
            for (std::size_t other = 0; other < one; ++other) {
                std::array<u8, 30> number{};
                std::size_t next = 0;
                for (const HexId h : order)
                    if (h != one && h != other) number[h] = moreLetters[next++];
                QCOMPARE(next, moreLetters.size());
                QVERIFY(!redNeighbours(island, number));
                ++boards;
            }
    QCOMPARE(boards, 6 * 435);
}

void SetupTest::spiralsGoInwardsAlongNeighbours()
{
    const Topology island(test::roundLand(3), Orientation::Flat);
    for (const std::vector<HexId>& order : spiralOrders(island, std::nullopt)) {
        QCOMPARE(std::set<HexId>(order.begin(), order.end()).size(), std::size_t{37});
        for (std::size_t i = 1; i < order.size(); ++i) {
            const HexCoord before = island.hex(order[i - 1]).at;
            const HexCoord here = island.hex(order[i]).at;
            QVERIFY(distance(here, {0, 0}) <= distance(before, {0, 0}));
            QCOMPARE(distance(before, here), 1);
        }
    }
    QCOMPARE(spiralOrders(island, HexCoord{3, 0}).size(), std::size_t{1});
    QCOMPARE(spiralOrders(island, HexCoord{3, 0}).front().front(), island.findHex({3, 0}));
}

void SetupTest::drawsUseEveryPiece_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("middle");  ///< the one land that bears no number token of the pool
    QTest::newRow("base") << "base"
                          << "variable"
                          << "desert";
    QTest::newRow("Catakatoa, full stack") << "catakatoa"
                                           << "full-stack"
                                           << "volcano";
    QTest::newRow("Catakatoa, short stack") << "catakatoa"
                                            << "short-stack"
                                            << "volcano";
}

/// 4 pasture, 3 hills, 4 fields, 4 forest, 3 mountains and the one in the middle; tokens 2 to 12; 9 harbours.
void SetupTest::drawsUseEveryPiece()
{
    QFETCH(QString, scenario);
    QFETCH(QString, board);
    QFETCH(QString, middle);
    const Terrain special = *terrainFrom(middle.toStdString());
    const Table table = boardOf(scenario.toStdString(), board.toStdString()).table;
    std::array<int, terrainCount> expected{};
    for (const auto& [terrain, n] : std::initializer_list<std::pair<Terrain, int>>{
             {Terrain::Pasture, 4},
             {Terrain::Hills, 3},
             {Terrain::Fields, 4},
             {Terrain::Forest, 4},
             {Terrain::Mountains, 3},
             {special, 1}})
        expected[static_cast<std::size_t>(terrain)] = n;
    for (u64 seed = 0; seed < 100; ++seed) {
        const Deal deal = table.deal(seed);
        std::array<int, terrainCount> terrains{};
        std::multiset<u8> numbers;
        std::array<int, harbourCount> harbours{};
        for (std::size_t h = 0; h < 19; ++h) {
            ++terrains[static_cast<std::size_t>(deal.terrain[h])];
            if (deal.terrain[h] != special) numbers.insert(deal.number[h]);
        }
        for (std::size_t i = 0; i < table.rules->harbours.size(); ++i)
            ++harbours[static_cast<std::size_t>(deal.harbour[i])];
        QCOMPARE(terrains, expected);
        QCOMPARE(numbers, std::multiset<u8>(letters.begin(), letters.end()));
        QCOMPARE(harbours, (std::array<int, harbourCount>{1, 1, 1, 1, 1, 4}));
    }
}

void SetupTest::drawsForFiveAndSixUseEveryPiece_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("board");
    for (const char* scenario : {"base", "gifts-for-the-robber"})
        for (const char* board : {"beginner-5-6", "variable-5-6"})
            QTest::addRow("%s, %s", scenario, board) << scenario << board;
}

/// Rulings 4.10: 6 forest, pasture and fields, 5 hills and mountains, 2 deserts; tokens A to Zc; 11 harbours.
void SetupTest::drawsForFiveAndSixUseEveryPiece()
{
    QFETCH(QString, scenario);
    QFETCH(QString, board);
    const Table table = boardOf(scenario.toStdString(), board.toStdString(), 6).table;
    QCOMPARE(table.rules->topology.hexCount(), 30);
    QCOMPARE(table.rules->topology.cornerCount(), 80);
    QCOMPARE(table.rules->topology.edgeCount(), 109);
    QCOMPARE(table.rules->base.supply, 24);
    QCOMPARE(table.rules->base.deck, (std::array<int, cardCount>{20, 3, 3, 3, 5}));
    std::array<int, terrainCount> expected{};
    for (const Terrain t : {Terrain::Forest, Terrain::Pasture, Terrain::Fields})
        expected[static_cast<std::size_t>(t)] = 6;
    for (const Terrain t : {Terrain::Hills, Terrain::Mountains}) expected[static_cast<std::size_t>(t)] = 5;
    expected[static_cast<std::size_t>(Terrain::Desert)] = 2;
    for (u64 seed = 0; seed < 50; ++seed) {
        const Deal deal = table.deal(seed);
        std::array<int, terrainCount> terrains{};
        std::multiset<u8> numbers;
        std::array<int, harbourCount> harbours{};
        std::array<u8, 30> number{};
        for (std::size_t h = 0; h < 30; ++h) {
            ++terrains[static_cast<std::size_t>(deal.terrain[h])];
            number[h] = deal.number[h];
            QCOMPARE(deal.number[h] == 0, deal.terrain[h] == Terrain::Desert);
            if (deal.number[h]) numbers.insert(deal.number[h]);
        }
        for (std::size_t i = 0; i < table.rules->harbours.size(); ++i)
            ++harbours[static_cast<std::size_t>(deal.harbour[i])];
        QCOMPARE(terrains, expected);
        QCOMPARE(numbers, std::multiset<u8>(moreLetters.begin(), moreLetters.end()));
        QCOMPARE(harbours, (std::array<int, harbourCount>{1, 1, 2, 1, 1, 5}));
        QVERIFY(!redNeighbours(table.rules->topology, number));
    }
}

void SetupTest::seedsDrawDifferentBoards()
{
    const Table table = variableBoard().table;
    std::set<std::pair<std::array<Terrain, maxHexes + 1>, std::array<u8, maxHexes + 1>>> boards;
    for (u64 seed = 0; seed < 50; ++seed) {
        const Deal deal = table.deal(seed);
        boards.insert({deal.terrain, deal.number});
        QCOMPARE(table.deal(seed).terrain, deal.terrain);
        QCOMPARE(table.deal(seed).number, deal.number);
    }
    QVERIFY(boards.size() >= 49);
}

void SetupTest::boardsHaveHarboursAtBothCorners_data()
{
    QTest::addColumn<QString>("name");
    for (const auto& file : std::filesystem::directory_iterator(test::scenarioFolder()))
        if (file.path().extension() == ".yaml")
            QTest::newRow(file.path().stem().c_str()) << QString::fromStdString(file.path().stem().string());
}

/// Building at either end of every harbour of every board gives its rate at once, and at no other corner.
void SetupTest::boardsHaveHarboursAtBothCorners()
{
    QFETCH(QString, name);
    const Scenario scenario = test::included(name.toStdString());
    for (std::size_t at = 0; at < scenario.boards.size(); ++at) {
        const Table table = test::seatAt(scenario, at, scenario.boards[at].maxPlayers).table;
        const Ruleset& rules = *table.rules;
        const Deal deal = table.deal(7);
        QCOMPARE(rules.harbours.size(), scenario.boards[at].harbours.size());
        std::vector<u8> expected(static_cast<std::size_t>(rules.topology.cornerCount()));
        for (std::size_t h = 0; h < rules.harbours.size(); ++h)
            for (const CornerId c : rules.harbours[h].corners)
                expected[c] |= static_cast<u8>(1 << static_cast<int>(deal.harbour[h]));
        for (int c = 0; c < rules.topology.cornerCount(); ++c) {
            State state{};
            Turn turn(rules, deal, state);
            turn.rebuild();
            turn.placeSettlement(0, c);
            for (const Resource r : allResources) {
                const u8 here = expected[static_cast<std::size_t>(c)];
                const bool own = here >> static_cast<int>(r) & 1;
                const bool any = here >> static_cast<int>(Harbour::Any) & 1;
                QCOMPARE(turn.bankRate(0, r), own ? 2 : any ? 3 : 4);
            }
        }
    }
}

void SetupTest::theRobberStartsWhereTheBoardSays()
{
    const Table table = variableBoard().table;
    for (u64 seed = 0; seed < 20; ++seed) {
        const Deal deal = table.deal(seed);
        QVERIFY(deal.terrain[deal.robber] == Terrain::Desert);
    }
    Board b = test::boardOf(test::roundLand(1));
    const auto startOf = [&b] { return test::seatAt(test::scenarioOf(b), 0, 3).table.deal(1).robber; };
    const Topology island(test::roundLand(1), Orientation::Pointy);
    b.robber = {RobberStart::Kind::Hex, {1, 0}, 0};
    QCOMPARE(startOf(), island.findHex({1, 0}));
    b.robber = {RobberStart::Kind::Number, {}, b.hexes[3].number};
    QCOMPARE(startOf(), island.findHex(b.hexes[3].at));
    b.robber = {RobberStart::Kind::None, {}, 0};
    QCOMPARE(startOf(), noHex);
}

/// Rulings R1-16: drawn boards for five and six have two lands with the 2, and the robber starts on either of them; on
/// printed ones he starts on the first.
void SetupTest::theRobberStartsOnOneOfSeveralNumbers()
{
    const auto firstTwo = [](const Table& table, const Deal& deal) {
        int h = 0;
        while (deal.number[static_cast<std::size_t>(h)] != 2) ++h;
        return h < table.rules->topology.hexCount() ? h : -1;
    };
    const Table drawn = boardOf("gifts-for-the-robber", "variable-5-6", 5).table;
    int first = 0;
    constexpr int deals = 200;
    for (u64 seed = 0; seed < deals; ++seed) {
        const Deal deal = drawn.deal(seed);
        QCOMPARE(int{deal.number[deal.robber]}, 2);
        QCOMPARE(drawn.deal(seed).robber, deal.robber);
        first += deal.robber == firstTwo(drawn, deal);
    }
    QVERIFY(first > deals / 3 && first < deals - deals / 3);
    const Table printed = boardOf("gifts-for-the-robber", "beginner-5-6", 5).table;
    for (u64 seed = 0; seed < 20; ++seed) {
        const Deal deal = printed.deal(seed);
        QCOMPARE(int{deal.robber}, firstTwo(printed, deal));
    }
}

void SetupTest::boardsAreChosenByPlayers()
{
    const Scenario base = test::included("base");
    QCOMPARE(defaultPlayers(base), 4);
    QVERIFY(defaultBoard(base, 4) == &base.boards.front());
    QCOMPARE(defaultBoard(base, 5)->id, std::string("beginner-5-6"));
    QVERIFY(!defaultBoard(base, 9));
    Board small = test::boardOf(test::roundLand(1));
    small.minPlayers = 2;
    small.maxPlayers = 3;
    QCOMPARE(defaultPlayers(test::scenarioOf(small)), 3);
}

void SetupTest::seatsThatDoNotFitAreNamed()
{
    const Scenario base = test::included("base");
    const Board& beginners = base.boards.front();
    for (const std::vector<Colour>& colours :
         {std::vector<Colour>{Colour::Red}, std::vector<Colour>{Colour::Red, Colour::Red, Colour::Blue},
          std::vector<Colour>{Colour::Red, Colour::Blue, Colour::Brown}})
    {
        Message problem;
        QVERIFY(!compile(base, beginners, {colours}, moduleTypes(), &problem).rules);
        QVERIFY(problem.source && *problem.source);
    }
}

QTEST_GUILESS_MAIN(SetupTest)
#include "tst_setup.moc"
