#include "editor/model/clipboard.h"
#include "editor/model/left_to_chance.h"
#include "editor/model/selection.h"
#include "editor/model/starting_pieces.h"
#include "engine/scenario/check.h"
#include "tests/editor/scenario_files.h"

#include <QTest>

#include <numeric>

using namespace inselwerk;

/// What tools do to a board, without a window.
class EditsTest : public QObject
{
    Q_OBJECT

private slots:
    void numbersStayWhereTheyCan_data();
    void numbersStayWhereTheyCan();
    void tidyTakesWhatHasNoLand();
    void lineIsTheSameBothWays();
    void fillStaysInTheBox();
    void fillOfAnOceanIsRefused();
    void fillOfA400HexBoardIsIterative();
    void digitsDecideWithoutATimer();
    void numbersAreRefusedWithAReason();
    void countsAndNeeds();
    void harboursFaceWater();
    void piecesKeepTheRules();
    void chanceMovesWhatLayThere();
    void chanceMakesPools();
    void cutOutTakesWhatBelongs();
    void movingThereAndBackChangesNothing();
    void movedHexesTakeEverythingAlong();
    void pastingReplacesAndSaysSo();
    void clippingsAreTextForAnyBoard();
    void noScenarioTextIsNoClipping();
    void sameTerrainAndOthers();
};

namespace {

constexpr Ground fixedGround(Terrain terrain) { return {Ground::Kind::Fixed, terrain, {}}; }

/// Three hexes of land in a row, numbered 5, 6, 8; a harbour on the first.
Board row()
{
    Board board;
    board.id = "row";
    layGround(board, {{0, 0}, {1, 0}, {2, 0}}, fixedGround(Terrain::Forest));
    for (std::size_t i = 0; i < 3; ++i) board.hexes[i].number = std::array{5, 6, 8}[i];
    board.harbours = {{{0, 0}, 4, Harbour::Any, {}}};
    return board;
}

}  // namespace

void EditsTest::numbersStayWhereTheyCan_data()
{
    QTest::addColumn<int>("terrain");
    QTest::addColumn<int>("number");
    for (int t = 0; t < terrainCount; ++t) {
        const auto terrain = static_cast<Terrain>(t);
        const bool keeps = terrain != Terrain::Sea && terrain != Terrain::Desert;
        QTest::newRow(std::string(nameOf(terrain)).c_str()) << t << (keeps ? 6 : 0);
    }
}

void EditsTest::numbersStayWhereTheyCan()
{
    QFETCH(int, terrain);
    QFETCH(int, number);
    Board board = row();
    layGround(board, {{1, 0}}, fixedGround(static_cast<Terrain>(terrain)));
    QCOMPARE(board.find({1, 0})->number, number);
    QCOMPARE(board.find({2, 0})->number, 8);
}

void EditsTest::tidyTakesWhatHasNoLand()
{
    Board board = row();
    board.robber = {RobberStart::Kind::Hex, {0, 0}, 0};
    putBuilding(board, PieceKind::Settlement, Colour::Red, {{0, 0}, 5});
    putRoad(board, Colour::Red, {{0, 0}, 5});
    board.setupHexes = {{0, 0}, {1, 0}};
    layGround(board, {{0, 0}}, {Ground::Kind::Nothing, {}, {}});
    const Loss loss = tidy(board);
    QCOMPARE(loss.harbours, 1);
    QVERIFY(loss.robber);
    QCOMPARE(loss.pieces, 2);
    QCOMPARE(board.setupHexes, (std::vector<HexCoord>{{1, 0}}));
}

void EditsTest::lineIsTheSameBothWays()
{
    for (const HexCoord end : hexesAround({}, 6)) {
        auto there = hexesBetween({}, end), back = hexesBetween(end, {});
        std::reverse(back.begin(), back.end());
        QCOMPARE(there, back);
        QCOMPARE(static_cast<int>(there.size()), distance({}, end) + 1);
        for (std::size_t i = 1; i < there.size(); ++i) QCOMPARE(distance(there[i - 1], there[i]), 1);
    }
}

void EditsTest::fillStaysInTheBox()
{
    Board board = row();
    const auto land = hexesOfFill(board, {1, 0});
    QCOMPARE(land.size(), std::size_t{3});
    const auto water = hexesOfFill(board, {0, 1});
    QVERIFY(water.size() >= 8 && water.size() < 20);  // one ring, the corners of the box included
    for (const HexCoord hex : water) QVERIFY(!board.find(hex));
    QCOMPARE(hexesOfFill(board, {50, 50}), (std::vector<HexCoord>{{50, 50}}));
    QCOMPARE(hexesOfFill({}, {3, 3}), (std::vector<HexCoord>{{3, 3}}));
}

void EditsTest::fillOfAnOceanIsRefused()
{
    Board board;
    layGround(board, {{0, 0}, {400, 400}}, fixedGround(Terrain::Forest));
    QVERIFY(hexesOfFill(board, {200, 200}).empty());
    QCOMPARE(hexesOfFill(board, {0, 0}).size(), std::size_t{1});
}

void EditsTest::fillOfA400HexBoardIsIterative()
{
    Board board;
    layGround(board, hexesAround({}, 11), fixedGround(Terrain::Sea));
    QCOMPARE(hexesOfFill(board, {}).size(), std::size_t{397});
}

void EditsTest::digitsDecideWithoutATimer()
{
    using Kind = NumberTyping::Kind;
    const auto typed = [](std::initializer_list<int> digits) {
        NumberTyping typing;
        NumberTyping::Answer last;
        for (const int digit : digits) last = typing.type(digit);
        return last;
    };
    for (int n = 2; n <= 9; ++n) {
        if (n == 7) continue;
        QVERIFY(typed({n}).kind == Kind::Number && typed({n}).number == n);
    }
    QVERIFY(typed({7}).kind == Kind::Refused);
    QVERIFY(typed({1}).kind == Kind::Waits);
    QVERIFY(typed({0}).kind == Kind::None);
    for (int n = 0; n <= 2; ++n) QVERIFY(typed({1, n}).kind == Kind::Number && typed({1, n}).number == 10 + n);
    QVERIFY(typed({1, 5}).number == 5);
    QVERIFY(typed({1, 2, 2}).number == 2);
    QVERIFY(typed({1, 1, 1}).kind == Kind::Waits);
    QVERIFY(typed({1, 7}).kind == Kind::Refused);
    NumberTyping typing;
    typing.type(1);
    typing.forget();
    QCOMPARE(typing.type(2).number, 2);
}

void EditsTest::numbersAreRefusedWithAReason()
{
    Board board = row();
    layGround(board, {{1, 0}}, fixedGround(Terrain::Desert));
    layGround(board, {{2, 0}}, fixedGround(Terrain::Volcano));
    QVERIFY(judgeNumber(board, {0, 0}, {9, {}, {}}) == NumberPlace::Fits);
    QVERIFY(judgeNumber(board, {1, 0}, {9, {}, {}}) == NumberPlace::Desert);
    QVERIFY(judgeNumber(board, {2, 0}, {9, {}, {}}) == NumberPlace::Fits);
    QVERIFY(judgeNumber(board, {2, 0}, {0, "pool", {}}) == NumberPlace::VolcanoTakesNoPool);
    QVERIFY(judgeNumber(board, {9, 9}, {9, {}, {}}) == NumberPlace::NoHex);
    layNumber(board, {{0, 0}, {1, 0}, {9, 9}}, {9, {}, {}});
    QCOMPARE(board.find({0, 0})->number, 9);
    QCOMPARE(board.find({1, 0})->number, 0);
    layNumber(board, {{0, 0}}, {0, {}, "stack"});
    QVERIFY(board.find({0, 0})->number == 0 && board.find({0, 0})->stack == "stack");
    layNumber(board, {{0, 0}}, {});
    QVERIFY(numberOn(*board.find({0, 0})).nothing());
}

void EditsTest::countsAndNeeds()
{
    const Scenario scenario = test::included("base");
    for (const Board& board : scenario.boards) {
        const auto counts = countNumbers(board);
        int onHexes = 0, inPools = 0;
        for (int n = 2; n <= 12; ++n)
            onHexes += counts[static_cast<std::size_t>(n)].onHexes,
                inPools += counts[static_cast<std::size_t>(n)].inPools;
        QVERIFY(onHexes + inPools >= 18);
        for (const NumberPool& pool : board.numberPools) {
            const PoolNeed need = needOf(board, pool);
            const auto tokens = static_cast<int>(pool.tokens.size());
            QVERIFY(need.least <= tokens && tokens <= need.most);
        }
    }
}

void EditsTest::harboursFaceWater()
{
    Board board = row();
    QVERIFY(judgeHarbour(board, {{0, 0}, 1}) == HarbourPlace::Inland);
    QVERIFY(judgeHarbour(board, {{5, 5}, 1}) == HarbourPlace::NoLand);
    setHarbour(board, {{0, 0}, 1}, {Harbour::Ore, {}});
    QCOMPARE(board.harbours.size(), std::size_t{1});
    // Named from the water, it is laid as seen from the land.
    setHarbour(board, {{3, 0}, 4}, {Harbour::Ore, {}});
    QVERIFY((board.harbours.back() == HarbourEntry{{2, 0}, 1, Harbour::Ore, {}}));
    setHarbour(board, {{2, 0}, 1}, {Harbour::Any, "pool"});
    QCOMPARE(board.harbours.size(), std::size_t{2});
    QCOMPARE(board.harbours.back().pool, std::string("pool"));
    removeHarbour(board, {{3, 0}, 4});
    QCOMPARE(board.harbours.size(), std::size_t{1});
    while (board.harbours.size() < static_cast<std::size_t>(maxHarbours)) board.harbours.push_back(board.harbours[0]);
    QVERIFY(judgeHarbour(board, {{2, 0}, 1}) == HarbourPlace::Full);
}

void EditsTest::piecesKeepTheRules()
{
    Scenario scenario = test::included("base");
    Board board = row();
    const auto building = [&](CornerName corner, Colour colour, PieceKind kind) {
        return judgeBuilding(scenario, board, kind, colour, corner);
    };
    const auto settlement = PieceKind::Settlement;
    QVERIFY(building({{0, 0}, 0}, Colour::Red, settlement) == PiecePlace::Fits);
    QVERIFY(building({{9, 9}, 0}, Colour::Red, settlement) == PiecePlace::NoLand);
    QVERIFY(judgeRoad(scenario, board, Colour::Red, {{0, 0}, 0}) == PiecePlace::Unconnected);
    putBuilding(board, settlement, Colour::Red, {{0, 0}, 0});
    QVERIFY(building({{0, 0}, 1}, Colour::Blue, settlement) == PiecePlace::TooClose);
    QVERIFY(building({{0, 0}, 0}, Colour::Blue, settlement) == PiecePlace::Taken);
    QVERIFY(building({{0, 0}, 0}, Colour::Red, PieceKind::City) == PiecePlace::Fits);
    QVERIFY(building({{0, 0}, 2}, Colour::Blue, settlement) == PiecePlace::Fits);
    QVERIFY(judgeRoad(scenario, board, Colour::Red, {{0, 0}, 0}) == PiecePlace::Fits);
    QVERIFY(judgeRoad(scenario, board, Colour::Blue, {{0, 0}, 0}) == PiecePlace::Unconnected);
    putRoad(board, Colour::Red, {{0, 0}, 0});
    QVERIFY(judgeRoad(scenario, board, Colour::Red, {{0, 0}, 0}) == PiecePlace::Taken);
    QVERIFY(judgeRoad(scenario, board, Colour::Red, {{0, 0}, 1}) == PiecePlace::Fits);
    putBuilding(board, PieceKind::City, Colour::Red, {{0, 0}, 0});
    QCOMPARE(placedOf(board, settlement, Colour::Red), 0);
    QCOMPARE(placedOf(board, PieceKind::City, Colour::Red), 1);
    // No more than the rules give.
    scenario.rules.values["settlements"] = std::int64_t{2};
    putBuilding(board, settlement, Colour::Blue, {{0, 0}, 2});
    putBuilding(board, settlement, Colour::Blue, {{0, 0}, 4});
    QVERIFY(building({{2, 0}, 1}, Colour::Blue, settlement) == PiecePlace::NoneLeft);
    // Named by a hex in the water they are the same places.
    const CornerName inWater = {{-1, 0}, 1};
    QVERIFY((pieceAt(board, inWater) == pieceAt(board, CornerName{{0, 0}, 5})));
    removePieceAt(board, CornerName{{0, 0}, 0});
    removePieceAt(board, EdgeName{{0, 0}, 0});
    QCOMPARE(board.pieces.size(), std::size_t{1});
}

void EditsTest::chanceMovesWhatLayThere()
{
    Board board = row();
    board.terrainPools = {{"land", {}}};
    board.numberPools = {{"tokens", {3}, NumberPool::Lay::Shuffled, {}}};
    board.harbourPools = {{"docks", {}}};
    const Board before = board;
    drawTerrain(board, {1, 0}, "land");
    QCOMPARE(board.terrainPools[0].tiles[static_cast<std::size_t>(Terrain::Forest)], 1);
    QCOMPARE(board.find({1, 0})->terrainPool, std::string("land"));
    QCOMPARE(board.find({1, 0})->number, 6);
    drawNumber(board, {1, 0}, "tokens");
    QCOMPARE(board.numberPools[0].tokens, (std::vector{3, 6}));
    drawHarbour(board, {{0, 0}, 4}, "docks");
    QCOMPARE(board.harbourPools[0].pieces[static_cast<std::size_t>(Harbour::Any)], 1);
    fixHarbour(board, {{0, 0}, 4});
    fixTerrain(board, {1, 0});
    QVERIFY(board.terrainPools == before.terrainPools && board.harbourPools == before.harbourPools);
    QVERIFY(board.harbours == before.harbours);
    fixNumber(board, {1, 0});
    QCOMPARE(board.numberPools[0].tokens.size(), std::size_t{1});
    QCOMPARE(board.find({1, 0})->terrain, Terrain::Forest);
    QVERIFY(!canDrawTerrain(board, {9, 9}));
}

void EditsTest::chanceMakesPools()
{
    Board board = row();
    QCOMPARE(terrainPoolFor(board, {}), std::string("terrain"));
    QCOMPARE(terrainPoolFor(board, "gone"), std::string("terrain"));
    QCOMPARE(board.terrainPools.size(), std::size_t{1});
    board.terrainPools.push_back({"other", {}});
    QCOMPARE(terrainPoolFor(board, "other"), std::string("other"));
    QCOMPARE(numberPoolFor(board, {}), std::string("numbers"));
    QCOMPARE(harbourPoolFor(board, {}), std::string("harbours"));
}

void EditsTest::cutOutTakesWhatBelongs()
{
    Board board = row();
    board.hexes[0].stack = "crater", board.hexes[0].number = 0;
    board.stacks = {{"crater", {2, 3}}, {"other", {4}}};
    board.numberPools = {{"tokens", {3}, NumberPool::Lay::Shuffled, {}}};
    board.robber = {RobberStart::Kind::Hex, {0, 0}, 0};
    putBuilding(board, PieceKind::Settlement, Colour::Red, {{0, 0}, 5});  // touches this hex only
    putBuilding(board, PieceKind::Settlement, Colour::Red, {{0, 0}, 1});  // touches the next one, too
    const Board part = cutOut(board, {{0, 0}});
    QCOMPARE(part.hexes.size(), std::size_t{1});
    QCOMPARE(part.harbours.size(), std::size_t{1});
    QCOMPARE(part.stacks.size(), std::size_t{1});
    QVERIFY(part.numberPools.empty());
    QCOMPARE(part.pieces.front().settlements, (std::vector<CornerName>{{{0, 0}, 5}}));
    QVERIFY(part.robber.kind == RobberStart::Kind::Hex);
    QVERIFY(cutOut(board, {{1, 0}}).robber.kind == RobberStart::Kind::None);
}

void EditsTest::movingThereAndBackChangesNothing()
{
    for (const char* name : {"base", "catakatoa", "crop-trust"}) {
        Scenario scenario = test::included(name);
        for (Board& board : scenario.boards) sortHexes(board);  // hexes that come anew stand in reading order
        const std::string before = test::written(scenario);
        for (Board& board : scenario.boards) {
            const auto all = allHexes(board);
            QVERIFY(!moveHexes(board, all, Motion::shift({3, -5})).any());
            QVERIFY(!moveHexes(board, allHexes(board), Motion::shift({-3, 5})).any());
        }
        QCOMPARE(test::written(scenario), before);
    }
}

void EditsTest::movedHexesTakeEverythingAlong()
{
    Board board = row();
    board.robber = {RobberStart::Kind::Hex, {0, 0}, 0};
    board.setupHexes = {{0, 0}};
    putBuilding(board, PieceKind::Settlement, Colour::Red, {{0, 0}, 5});
    const Loss loss = moveHexes(board, {{0, 0}}, Motion::shift({0, 5}));
    QVERIFY(!loss.any());
    QCOMPARE(board.find({0, 5})->number, 5);
    QVERIFY(!board.find({0, 0}));
    QCOMPARE(board.harbours.front().at, (HexCoord{0, 5}));
    QCOMPARE(board.robber.hex, (HexCoord{0, 5}));
    QCOMPARE(board.setupHexes.front(), (HexCoord{0, 5}));
    QCOMPARE(board.pieces.front().settlements.front().hex, (HexCoord{0, 5}));
    // Turned, the harbour turns with its hex.
    moveHexes(board, {{0, 5}}, Motion::turn(1, pointOf(HexCoord{0, 5})));
    QCOMPARE(board.harbours.front().side, 5);
}

void EditsTest::pastingReplacesAndSaysSo()
{
    Board board = row();
    const Board part = cutOut(board, {{0, 0}});
    const Loss loss = putDown(board, part, Motion::shift({2, 0}));
    QCOMPARE(loss.hexes, 1);
    QCOMPARE(loss.harbours, 1);  // the one of the copy faces land there
    QCOMPARE(board.find({2, 0})->number, 5);
    QCOMPARE(board.hexes.size(), std::size_t{3});
    QVERIFY(inReadingOrder(board));
}

void EditsTest::clippingsAreTextForAnyBoard()
{
    Scenario scenario = test::included("catakatoa");
    for (Board& board : scenario.boards) {
        sortHexes(board);
        const Board part = cutOut(board, allHexes(board));
        const auto back = clippingFrom(clippingText(part), board.orientation);
        QVERIFY(back);
        QVERIFY(back->hexes == part.hexes && back->harbours == part.harbours && back->stacks == part.stacks);
        QVERIFY(back->numberPools == part.numberPools && back->terrainPools == part.terrainPools);
        Board empty;
        empty.orientation = board.orientation;
        QVERIFY(!putDown(empty, *back, {}).any());
        QVERIFY(empty.hexes == board.hexes && empty.harbours == board.harbours && empty.stacks == board.stacks);
    }
    const Board turned = *clippingFrom(clippingText(cutOut(row(), {{0, 0}})), Orientation::Flat);
    QVERIFY(turned.orientation == Orientation::Flat);
    QCOMPARE(turned.harbours.front().side, 5);
}

void EditsTest::noScenarioTextIsNoClipping()
{
    for (const char* text : {"", "hello", "{", "boards: []", "format: 1\nboards: 7\n", "\xff\xfe"})
        QVERIFY(!clippingFrom(text, Orientation::Pointy));
}

void EditsTest::sameTerrainAndOthers()
{
    Board board = row();
    layGround(board, {{1, 0}}, fixedGround(Terrain::Hills));
    QCOMPARE(hexesOfSameGround(board, {{0, 0}}), (std::set<HexCoord>{{0, 0}, {2, 0}}));
    QCOMPARE(otherHexes(board, {{1, 0}, {8, 8}}), (std::set<HexCoord>{{0, 0}, {2, 0}}));
    const auto all = allHexes(board);
    const HexCoord middle = middleHex(all, board.orientation);
    QCOMPARE(middle, (HexCoord{1, 0}));
}

QTEST_GUILESS_MAIN(EditsTest)
#include "tst_edits.moc"
