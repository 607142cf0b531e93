#include "editor/model/boards.h"
#include "tests/editor/scenario_files.h"

#include <QTest>

using namespace inselwerk;

/// Whole boards: copies, order, text, size.
class BoardsModelTest : public QObject
{
    Q_OBJECT

private slots:
    void aCopyHasNamesOfItsOwn();
    void boardsMoveToEitherSide();
    void aBoardSurvivesTheClipboard_data();
    void aBoardSurvivesTheClipboard();
    void whatIsNoScenarioHoldsNoBoard();
    void growingAndShrinkingIsTheSameBoard();
    void shrinkingTakesWhatItSaid_data();
    void shrinkingTakesWhatItSaid();
    void aBoardOfOneHexShrinksToNothing();
    void theCentreIsInTheMiddle();
    void countsAreThoseOfTheEngine();
};

namespace {

Scenario twoBoards()
{
    Scenario scenario = test::included("base");
    scenario.boards.resize(2);
    return scenario;
}

Board base(std::size_t index = 0) { return test::included("base").boards[index]; }

}  // namespace

void BoardsModelTest::aCopyHasNamesOfItsOwn()
{
    Scenario scenario = twoBoards();
    QCOMPARE(duplicateBoard(scenario, 0), std::size_t{1});
    QCOMPARE(duplicateBoard(scenario, 1), std::size_t{2});
    QCOMPARE(scenario.boards.size(), std::size_t{4});
    QCOMPARE(scenario.boards[1].id, std::string("beginner-2"));
    QCOMPARE(scenario.boards[1].name.en, std::string("For beginners (2)"));
    QCOMPARE(scenario.boards[2].id, std::string("beginner-3"));
    QCOMPARE(scenario.boards[2].name.de, std::string("Für Einsteiger (3)"));
    QCOMPARE(scenario.boards[2].hexes.size(), scenario.boards[0].hexes.size());
    QCOMPARE(scenario.boards[3].id, std::string("variable"));
}

void BoardsModelTest::boardsMoveToEitherSide()
{
    Scenario scenario = twoBoards();
    duplicateBoard(scenario, 1);
    const auto ids = [&] { return scenario.boards[0].id + " " + scenario.boards[1].id + " " + scenario.boards[2].id; };
    moveBoard(scenario, 0, 2);
    QCOMPARE(ids(), std::string("variable variable-2 beginner"));
    moveBoard(scenario, 2, 1);
    QCOMPARE(ids(), std::string("variable beginner variable-2"));
    moveBoard(scenario, 2, 3);
    QCOMPARE(ids(), std::string("variable beginner variable-2"));
}

void BoardsModelTest::aBoardSurvivesTheClipboard_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char* name : {"base", "catakatoa", "crop-trust", "ebbing-isles"})
        QTest::newRow(name) << QByteArray(name);
}

void BoardsModelTest::aBoardSurvivesTheClipboard()
{
    QFETCH(QByteArray, name);
    const Scenario scenario = test::included(name);
    for (const Board& board : scenario.boards) {
        const std::string text = boardText(scenario, board, descriptionsOf(moduleTypes()));
        const std::vector<Board> boards = boardsInText(text, descriptionsOf(moduleTypes()));
        QCOMPARE(boards.size(), std::size_t{1});
        QVERIFY(boards[0] == board);
    }
}

void BoardsModelTest::whatIsNoScenarioHoldsNoBoard()
{
    for (const char* text : {"", "hello", "boards: 7", "format: 1\nid: x\n", "\xff\xfe"})
        QVERIFY(boardsInText(text, descriptionsOf(moduleTypes())).empty());
}

void BoardsModelTest::growingAndShrinkingIsTheSameBoard()
{
    for (const std::size_t index : {0, 1}) {
        Board board = base(index);
        growByRing(board, {Ground::Kind::Fixed, Terrain::Sea, {}});
        QCOMPARE(board.hexes.size(), std::size_t{37});
        QCOMPARE(lossOfShrinking(board).sea, 18);
        QVERIFY(!lossOfShrinking(board).any());
        shrinkByRing(board);
        QVERIFY(board == base(index));
    }
    Board land = base();
    growByRing(land, {Ground::Kind::Fixed, Terrain::Gold, {}});
    QVERIFY(land.harbours.empty());  // their coast is inland now
    Board none;
    growByRing(none, {Ground::Kind::Fixed, Terrain::Forest, {}});
    QCOMPARE(none.hexes.size(), std::size_t{1});
}

void BoardsModelTest::shrinkingTakesWhatItSaid_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char* name : {"base", "catakatoa", "crop-trust", "ebbing-isles"})
        QTest::newRow(name) << QByteArray(name);
}

void BoardsModelTest::shrinkingTakesWhatItSaid()
{
    QFETCH(QByteArray, name);
    const auto pieces = [](const Board& board) {
        std::size_t count = 0;
        for (const StartingPieces& p : board.pieces) count += p.settlements.size() + p.cities.size() + p.roads.size();
        return static_cast<int>(count);
    };
    for (const Board& board : test::included(name).boards) {
        const ShrinkLoss loss = lossOfShrinking(board);
        QVERIFY(loss.any());
        Board left = board;
        shrinkByRing(left);
        const BoardCounts before = countsOf(board), after = countsOf(left);
        QCOMPARE(before.land - after.land, loss.land);
        QCOMPARE(before.sea - after.sea, loss.sea);
        QCOMPARE(before.harbours - after.harbours, loss.beside.harbours);
        QCOMPARE(pieces(board) - pieces(left), loss.beside.pieces);
    }
    if (name != "base") return;
    Board board = base();
    const ShrinkLoss loss = lossOfShrinking(board);
    QCOMPARE(loss.land, 12);
    QCOMPARE(loss.numbers, 12);
    QCOMPARE(loss.beside.harbours, 9);
}

void BoardsModelTest::aBoardOfOneHexShrinksToNothing()
{
    Board board;
    growByRing(board, {Ground::Kind::Fixed, Terrain::Forest, {}});
    shrinkByRing(board);
    QVERIFY(board.hexes.empty());
    shrinkByRing(board);
    QVERIFY(board == Board{});
}

void BoardsModelTest::theCentreIsInTheMiddle()
{
    QCOMPARE(wayToCentre(base()), HexCoord{});
    for (const HexCoord by : {HexCoord{7, -3}, HexCoord{-40, 12}, HexCoord{1, 0}}) {
        Board board = base();
        for (HexEntry& hex : board.hexes) hex.at = {hex.at.q + by.q, hex.at.r + by.r};
        QCOMPARE(wayToCentre(board), (HexCoord{-by.q, -by.r}));
    }
    QCOMPARE(wayToCentre(Board{}), HexCoord{});
}

void BoardsModelTest::countsAreThoseOfTheEngine()
{
    const BoardCounts counts = countsOf(base());
    QCOMPARE(counts.land, 19);
    QCOMPARE(counts.sea, 0);
    QCOMPARE(counts.corners, 54);
    QCOMPARE(counts.edges, 72);
    QCOMPARE(counts.harbours, 9);
    QCOMPARE(coastalSides(base(), {0, -2}).size(), std::size_t{3});
    QVERIFY(coastalSides(base(), {0, 0}).empty());
    QVERIFY(coastalSides(base(), {9, 9}).empty());
}

QTEST_GUILESS_MAIN(BoardsModelTest)
#include "tst_boards_model.moc"
