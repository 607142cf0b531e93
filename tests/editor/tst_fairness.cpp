#include "editor/canvas/board_canvas.h"
#include "editor/docks/fairness_dock.h"
#include "editor/forms/hint_line.h"
#include "tests/editor/dock_window.h"
#include "tests/editor/fixed_name.h"

#include <QLabel>
#include <QListWidget>
#include <QSpinBox>

#include <numeric>

using namespace inselwerk;

/// Fairness: numbers computed by hand on small boards, known ones of the beginners' island, and the panel.
class FairnessTest : public QObject
{
    Q_OBJECT

private slots:
    void threeHexesByHand();
    void theBeginnersIsland();
    void goldAndBarrenLand();
    void stacksCountWithTheirTopToken();
    void harboursRaiseTheScore();
    void theDraftKeepsTheDistanceRule();
    void aCityCountsTwice();
    void regionsAreKept();
    void chanceIsTheMeanOfDraws();
    void brokenBoardsAreSurvived_data();
    void brokenBoardsAreSurvived();
    void drawsInVainAreGivenUp();
    void numbersOfDrawsInVainAreUncertain();
    void drawsLeaveTimeForOtherEvents();
    void theKeyShowsTheBadges();
    void thePanelFollowsChanges();
    void aClickGoesToACorner();
    void theLanguageIsSwitched();

private:
    static Scenario rarelyMet(bool ever);
};

namespace {

HexEntry land(HexCoord at, Terrain terrain, int number = 0)
{
    return {.at = at, .terrain = terrain, .terrainPool = {}, .number = number, .numberPool = {}, .stack = {}};
}

Board boardOf(std::vector<HexEntry> hexes)
{
    Board board;
    board.id = "b";
    board.hexes = std::move(hexes);
    return board;
}

Fairness judge(const Board& board, int players = 2) { return fairnessOf({}, board, players); }

double pipsAt(const Fairness& fairness, const Board& board, CornerName wanted)
{
    const auto names = namesOf(wanted, board.orientation);
    for (const Fairness::Corner& corner : fairness.corners)
        if (std::find(names.begin(), names.end(), corner.name) != names.end()) return corner.pips;
    qFatal("no such corner");
}

double sumOf(const Fairness& fairness)
{
    return std::accumulate(fairness.resources.begin(), fairness.resources.end(), fairness.gold);
}

constexpr int north = 0;
constexpr int northEast = 1;
constexpr int south = 3;
constexpr int northWest = 5;

}  // namespace

/// Forest 6, hills 8, desert in a row. The two corners between forest and hills have 10 pips; who comes second gets 5.
void FairnessTest::threeHexesByHand()
{
    const Board board =
        boardOf({land({0, 0}, Terrain::Forest, 6), land({1, 0}, Terrain::Hills, 8), land({2, 0}, Terrain::Desert)});
    const Fairness f = judge(board);
    QCOMPARE(f.draws, 1);
    QVERIFY(!f.drawn);
    QCOMPARE(f.corners.size(), std::size_t{14});
    QCOMPARE(pipsAt(f, board, {{0, 0}, northEast}), 10.0);
    QCOMPARE(pipsAt(f, board, {{0, 0}, north}), 5.0);
    QCOMPARE(pipsAt(f, board, {{1, 0}, northEast}), 5.0);
    QCOMPARE(pipsAt(f, board, {{2, 0}, northEast}), 0.0);
    QCOMPARE(f.resources[static_cast<std::size_t>(Resource::Lumber)], 5.0);
    QCOMPARE(f.resources[static_cast<std::size_t>(Resource::Brick)], 5.0);
    QCOMPARE(f.averageResource(), 2.0);
    QCOMPARE(f.bestPips(), 10.0);
    QCOMPARE(f.poorestPips(), 0.0);
    QCOMPARE(f.redNeighbours, (std::vector<Fairness::Pair>{{{0, 0}, {1, 0}}}));
    QVERIFY(f.equalNeighbours.empty());
    QCOMPARE(f.corners[f.best[0]].score, 12.0);  // 10 pips and two resources
    QCOMPARE(f.seats.size(), std::size_t{2});
    QCOMPARE(f.seats[0].pips, 15.0);
    QCOMPARE(f.seats[1].pips, 10.0);
    QCOMPARE(f.spread, 5.0);
    QCOMPARE(f.seats[0].corners.front(), (CornerName{{0, 0}, northEast}));
    QCOMPARE(f.seats[1].corners.front(), (CornerName{{0, 0}, south}));
}

void FairnessTest::theBeginnersIsland()
{
    const Scenario s = test::included("base");
    const Fairness f = fairnessOf(s, s.boards[0], 4);
    QCOMPARE(f.corners.size(), std::size_t{54});
    const std::array<double, resourceCount> expected{13, 12, 10, 13, 10};
    QCOMPARE(f.resources, expected);
    QCOMPARE(f.gold, 0.0);
    QCOMPARE(f.averageResource(), 11.6);
    QCOMPARE(f.bestPips(), 11.0);
    QCOMPARE(f.poorestPips(), 1.0);
    QVERIFY(f.redNeighbours.empty());
    QVERIFY(f.equalNeighbours.empty());
    // The wool harbour lies at a pasture, the others at foreign land.
    QCOMPARE(f.harbourEntries, std::vector<std::size_t>{4});
    QCOMPARE(pipsAt(f, s.boards[0], {{-2, 1}, north}), 11.0);  // 8, 9 and 11
    // The fixed pieces, not a draft.
    QCOMPARE(f.seats.size(), std::size_t{4});
    QCOMPARE(f.seats[0].colour, std::optional<Colour>(Colour::Red));
    QCOMPARE(f.seats[0].pips, pipsAt(f, s.boards[0], {{0, -2}, 2}) + pipsAt(f, s.boards[0], {{-2, 0}, 2}));
}

void FairnessTest::goldAndBarrenLand()
{
    const Board board = boardOf(
        {land({0, 0}, Terrain::Gold, 5), land({1, 0}, Terrain::Volcano, 6), land({2, 0}, Terrain::Desert, 8),
         land({3, 0}, Terrain::Sea)});
    const Fairness f = judge(board);
    QCOMPARE(f.gold, 4.0);
    QCOMPARE(sumOf(f), 4.0);
    QCOMPARE(pipsAt(f, board, {{0, 0}, northEast}), 4.0);
    QCOMPARE(f.corners.size(), std::size_t{14});
    QCOMPARE(f.corners[f.best[0]].score, 5.0);  // gold is a kind of its own
}

void FairnessTest::stacksCountWithTheirTopToken()
{
    Board board = boardOf({land({0, 0}, Terrain::Forest), land({5, 0}, Terrain::Hills)});
    board.stacks = {{"top", {6, 2, 3}}, {"any", {6, 2, 3}, true}};
    board.hexes[0].stack = "top";
    board.hexes[1].stack = "any";
    const Fairness f = judge(board);
    QCOMPARE(f.resources[static_cast<std::size_t>(Resource::Lumber)], 5.0);
    QCOMPARE(f.resources[static_cast<std::size_t>(Resource::Brick)], (5 + 1 + 2) / 3.0);
    QVERIFY(!f.drawn);
}

void FairnessTest::harboursRaiseTheScore()
{
    Board board = boardOf({land({0, 0}, Terrain::Forest, 6)});
    const double plain = judge(board).corners[0].score;
    QCOMPARE(plain, 6.0);
    board.harbours = {{{0, 0}, 0, Harbour::Any, {}}};  // side NE: corners N and NE
    QCOMPARE(judge(board).corners[north].score, 7.0);
    QCOMPARE(judge(board).corners[northWest].score, 6.0);
    board.harbours[0].kind = Harbour::Lumber;
    QCOMPARE(judge(board).corners[north].score, 6 + 5 / 2.0);
    board.harbours[0].kind = Harbour::Ore;
    QCOMPARE(judge(board).corners[north].score, 6.0);
    board.harbours[0].kind = Harbour::Lumber;
    QCOMPARE(judge(board).harboursAtHome, 1.0);
}

void FairnessTest::theDraftKeepsTheDistanceRule()
{
    Scenario s = test::included("base");
    s.boards[2].pieces.clear();
    const Board& board = s.boards[2];
    const Fairness f = fairnessOf(s, board, 6);
    QCOMPARE(f.seats.size(), std::size_t{6});
    const std::optional<Island> island = IslandDrawing(board).island();
    CornerSet taken;
    std::vector<double> first;
    for (const Fairness::Seat& seat : f.seats) {
        QCOMPARE(seat.corners.size(), std::size_t{2});
        for (const CornerName& name : seat.corners) {
            const CornerId c = island->topology.findCorner(name);
            CornerSet zone = island->topology.zoneOf(c);
            zone.intersect(taken, island->topology.cornerWords());
            QVERIFY(!zone.any(island->topology.cornerWords()));
            taken.add(c);
        }
    }
    // The first player takes the best corner of all.
    QCOMPARE(f.seats[0].corners[0], f.corners[f.best[0]].name);
    QVERIFY(f.spread > 0);
}

void FairnessTest::aCityCountsTwice()
{
    const Board board =
        boardOf({land({0, 0}, Terrain::Forest, 6), land({1, 0}, Terrain::Hills, 8), land({2, 0}, Terrain::Desert)});
    Scenario s;
    s.rules.set(*rulesSchema().find("start"), std::string("settlement-and-city"));
    const Fairness f = fairnessOf(s, board, 2);
    QCOMPARE(f.seats[0].pips, 20.0);
    QCOMPARE(f.seats[1].pips, 15.0);
}

void FairnessTest::regionsAreKept()
{
    Board board =
        boardOf({land({0, 0}, Terrain::Forest, 6), land({1, 0}, Terrain::Hills, 8), land({2, 0}, Terrain::Desert)});
    board.setupHexes = {{2, 0}};
    const Fairness f = judge(board);
    QCOMPARE(f.corners[f.best[0]].pips, 5.0);
    for (const std::size_t c : f.best) QVERIFY(f.corners[c].foundable);
    QCOMPARE(f.best.size(), std::size_t{6});
}

/// All 18 tokens lie somewhere in every draw, whatever is drawn where.
void FairnessTest::chanceIsTheMeanOfDraws()
{
    Scenario s = test::included("base");
    const Fairness f = fairnessOf(s, s.boards[1], 4);
    QVERIFY(f.drawn);
    QCOMPARE(f.draws, islandDraws);
    QVERIFY(std::abs(sumOf(f) - 58) < 1e-6);
    QVERIFY(std::abs(f.resources[0] - 4 * 58 / 18.0) < 1.5);  // four of eighteen lands
    QVERIFY(f.redNeighbours.empty());
    QVERIFY(f.spread > 0);
    QCOMPARE(fairnessOf(s, s.boards[1], 4).resources, f.resources);  // the same every time
    s.boards[1].numberPools[0].lay = NumberPool::Lay::Shuffled;
    QVERIFY(fairnessOf(s, s.boards[1], 4).redPairs > 0.3);
    s.boards[1].constraints = {Constraint::NoAdjacentRed};
    QCOMPARE(fairnessOf(s, s.boards[1], 4).redPairs, 0.0);
}

void FairnessTest::brokenBoardsAreSurvived_data()
{
    QTest::addColumn<int>("row");
    for (int row = 0; row < 9; ++row) QTest::addRow("%d", row) << row;
}

void FairnessTest::brokenBoardsAreSurvived()
{
    QFETCH(int, row);
    Scenario s = test::included("base");
    Board& board = s.boards[1];
    switch (row) {
        case 0: board.hexes.clear(); break;
        case 1: board.hexes.push_back(board.hexes.front()); break;
        case 2: board.numberPools[0].tokens.assign(1000, 6); break;
        case 3: board.terrainPools[0].tiles = {}; break;
        case 4: board.harbourPools[0].pieces[0] = 500; break;
        case 5:
            for (int q = 10; q < 400; ++q) board.hexes.push_back(land({q, 0}, Terrain::Forest, 5));
            break;
        case 6:
            board.constraints = {Constraint::NoAdjacentEqualTerrain};
            board.terrainPools[0].tiles = {0, 0, 19};
            break;
        case 7: board.harbours.push_back({{50, 50}, 2, Harbour::Any, "none"}); break;
        default:
            for (HexEntry& hex : board.hexes) hex.stack = "none", hex.terrainPool = "none", hex.number = 99;
            board.stacks = {{"none", {}}};
    }
    const Fairness f = fairnessOf(s, board, 4);
    QCOMPARE(f.draws == 0, row == 0 || row == 5);
}

/// A board of 127 hexes with terrain that must lie apart: by chance it never does.
Scenario FairnessTest::rarelyMet(bool ever)
{
    Scenario s = test::included("base");
    Board& board = s.boards[0];
    board = boardOf({});
    TerrainPool pool{"land", {}};
    for (int i = 0; i < 127; ++i) {
        HexEntry hex = land({i % 12, i / 12}, Terrain::Forest, 2 + i % 5);
        hex.terrainPool = pool.id;
        ++pool.tiles[static_cast<std::size_t>(ever ? 2 + i % 5 : 2 + i % 2)];
        board.hexes.push_back(hex);
    }
    board.terrainPools = {pool};
    board.constraints = {Constraint::NoAdjacentEqualTerrain};
    return s;
}

/// Each draw in vain takes as long as many others.
void FairnessTest::drawsInVainAreGivenUp()
{
    const Scenario rare = rarelyMet(true), never = rarelyMet(false);
    QCOMPARE(fairnessOf(rare, rare.boards[0], 4).draws, islandDraws);
    QCOMPARE(fairnessOf(never, never.boards[0], 4).draws, 2);
}

void FairnessTest::numbersOfDrawsInVainAreUncertain()
{
    for (const bool met : {true, false}) {
        test::DockWindow open(rarelyMet(met));
        auto* dock = open.find<FairnessDock>();
        QTRY_VERIFY(!dock->isBusy());
        QTRY_VERIFY(dock->fairness().draws > 0);
        QCOMPARE(dock->fairness().missed, met ? 0 : 2);
        auto* hint = dock->findChild<HintLine*>();
        QCOMPARE(hint->isVisible(), !met);
        if (!met) QVERIFY(hint->text().startsWith("2 draws miss what"));
    }
}

/// It computes draw by draw, and lets other events pass in between; a change begins anew.
void FairnessTest::drawsLeaveTimeForOtherEvents()
{
    test::DockWindow open(rarelyMet(true));
    auto* dock = open.window.findChild<FairnessDock*>();
    FairnessJudge judge(open.scenario(), open.board(), 4);
    judge.addDraw();
    QVERIFY(!judge.isDone());
    QCOMPARE(judge.judgement().draws, 1);
    dock->overlayAction()->setChecked(true);
    open.window.focus().change("larger"_step, [](Board& board) { board.hexes.push_back(land({12, 0}, Terrain::Sea)); });
    open.window.focus().change("fixed"_step, [](Board& board) { board.hexes.front().terrainPool.clear(); });
    QVERIFY(dock->isBusy());
    QTRY_VERIFY(!dock->isBusy());
    const Fairness expected = fairnessOf(open.scenario(), open.board(), open.board().maxPlayers);
    QCOMPARE(dock->fairness().draws, expected.draws);
    QCOMPARE(dock->fairness().resources, expected.resources);
    // Nobody looks: nothing is computed.
    dock->overlayAction()->setChecked(false);
    dock->hide();
    open.window.focus().change("smaller"_step, [](Board& board) { board.hexes.resize(3); });
    QTRY_VERIFY(!dock->isBusy());
    QCOMPARE(dock->fairness().resources, expected.resources);
}

void FairnessTest::theKeyShowsTheBadges()
{
    test::DockWindow open(test::included("base"));
    BoardCanvas& canvas = open.window.canvas();
    auto* dock = open.window.findChild<FairnessDock*>();
    const QImage before = canvas.grab().toImage();
    QTest::keyClick(&canvas, Qt::Key_F9);
    QVERIFY(dock->overlayAction()->isChecked());
    const QImage with = canvas.grab().toImage();
    // A corner with 11 pips is the darkest blue, one with 1 pip is cream: beside the number.
    const auto colourAt = [&](CornerName corner) {
        const QPointF at = canvas.boardGeometry().cornerPoint(corner) * with.devicePixelRatio();
        return with.pixelColor((at + QPointF(0, -7.5)).toPoint());
    };
    QCOMPARE(colourAt({{-2, 1}, north}).name(), QStringLiteral("#0f4a5c"));
    QCOMPARE(colourAt({{1, -2}, north}).name(), QStringLiteral("#f4eedf"));
    QTest::keyClick(&canvas, Qt::Key_F9);
    QCOMPARE(canvas.grab().toImage(), before);
}

void FairnessTest::thePanelFollowsChanges()
{
    test::DockWindow open(test::included("base"));
    auto* dock = open.window.findChild<FairnessDock*>();
    dock->show();
    dock->raise();
    QTRY_COMPARE(dock->fairness().bestPips(), 11.0);
    open.window.focus().change("no red"_step, [](Board& board) {
        for (HexEntry& hex : board.hexes)
            if (isRed(hex.number)) hex.number = 12;
    });
    QTRY_VERIFY(dock->fairness().bestPips() != 11.0);
    open.window.document().undo();
    QTRY_COMPARE(dock->fairness().bestPips(), 11.0);
    // Players of a board that is drafted.
    open.window.focus().setBoardIndex(3);
    auto* players = dock->findChild<QSpinBox*>();
    QCOMPARE(players->minimum(), 5);
    QCOMPARE(players->maximum(), 6);
    players->setValue(5);
    QTRY_COMPARE(dock->fairness().seats.size(), std::size_t{5});
    players->setValue(6);
    QTRY_COMPARE(dock->fairness().seats.size(), std::size_t{6});
}

void FairnessTest::aClickGoesToACorner()
{
    test::DockWindow open(test::included("base"));
    auto* dock = open.window.findChild<FairnessDock*>();
    dock->show();
    dock->raise();
    auto* best = dock->findChild<QListWidget*>();
    QTRY_COMPARE(best->count(), static_cast<int>(Fairness::bestCorners));
    QTest::mouseClick(best->viewport(), Qt::LeftButton, {}, best->visualItemRect(best->item(0)).center());
    const CornerName corner = dock->fairness().corners[dock->fairness().best[0]].name;
    QCOMPARE(open.window.focus().selection(), (std::set<HexCoord>{corner.hex}));
    // The list keeps the keyboard, so that one can walk on.
    QWidget* keyboard = open.window.focusWidget();
    QCOMPARE(keyboard, best);
    QTest::keyClick(keyboard, Qt::Key_Down);
    QTest::keyClick(keyboard, Qt::Key_Return);
    const CornerName second = dock->fairness().corners[dock->fairness().best[1]].name;
    QCOMPARE(open.window.focus().selection(), (std::set<HexCoord>{second.hex}));
    QCOMPARE(open.window.document().history().count(), 0);
    // Esc on the board takes the ring around the corner away, with the selection.
    auto* overlay = dock->findChild<FairnessOverlay*>();
    QCOMPARE(overlay->chosen(), std::optional(second));
    QTest::keyClick(&open.window.canvas(), Qt::Key_Escape);
    QCOMPARE(overlay->chosen(), std::nullopt);
}

void FairnessTest::theLanguageIsSwitched()
{
    test::DockWindow open(test::included("base"));
    auto* dock = open.window.findChild<FairnessDock*>();
    dock->show();
    dock->raise();
    QTRY_COMPARE(dock->fairness().bestPips(), 11.0);
    open.languages.setCurrent("de");
    QCoreApplication::processEvents();
    QCOMPARE(dock->title(), QStringLiteral("Ausgewogenheit"));
    QString all;
    for (const QLabel* label : dock->findChildren<QLabel*>()) all += label->text() + QLatin1Char('\n');
    QVERIFY2(all.contains(QStringLiteral("Keine roten Zahlen liegen nebeneinander.")), qPrintable(all));
    QVERIFY2(all.contains(QStringLiteral("11,6")), qPrintable(all));
}

QTEST_MAIN(FairnessTest)
#include "tst_fairness.moc"
