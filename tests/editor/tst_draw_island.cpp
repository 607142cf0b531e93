#include "engine/lab/simulation.h"
#include "engine/setup/table.h"
#include "tests/editor/designer.h"

using namespace inselwerk;
using test::Designer;

/// The largest board there can be, drawn from the empty hexagon by mouse and keys alone; bots play it to its end.
class DrawIslandTest : public QObject
{
    Q_OBJECT

private slots:
    void theIslandIsDrawnAndPlayed();

private:
    void paintLand(Designer&);
    void layNumbers(Designer&);
    void layHarbours(Designer&);
    void leaveToChance(Designer&);
    void pileUp(Designer&);
    void makeEvents(Designer&);
    void setUpPieces(Designer&);
    void playToTheEnd(const Scenario&);
};

namespace {

constexpr int rings = 6;
constexpr int landHexes = 127;
constexpr HexCoord desert{2, 4};

/// A third of the board: with threefold symmetry the rest follows.
std::vector<HexCoord> third()
{
    std::vector<HexCoord> hexes;
    for (int r = 0; r <= rings; ++r)
        for (int q = 1 - r; q <= rings - r; ++q) hexes.push_back({q, r});
    return hexes;
}

}  // namespace

void DrawIslandTest::theIslandIsDrawnAndPlayed()
{
    Designer designer;
    designer.beginWithEmptyHexagon(rings);
    designer.write("scenario", "Name, English", "The wide island");
    designer.write("scenario", "Name, German", "Die weite Insel");
    designer.write("scenario", "Id of the scenario", "wide-island");
    designer.nameBoard("wide", "The wide island", "Die weite Insel");
    paintLand(designer);
    layNumbers(designer);
    layHarbours(designer);
    leaveToChance(designer);
    pileUp(designer);
    makeEvents(designer);
    setUpPieces(designer);

    const QString path = designer.saveAs("wide-island.yaml");
    QVERIFY(!designer.window().isWindowModified());
    const Reading saved = readScenarioFile(path.toStdString(), descriptionsOf(moduleTypes()));
    for (const Problem& problem : saved.problems) qWarning("%s", describe(problem, "saved").c_str());
    QVERIFY(saved.problems.empty());
    QVERIFY(saved.scenario == designer.scenario());
    const Board& board = saved.scenario.boards.front();
    QCOMPARE(
        std::count_if(
            board.hexes.begin(), board.hexes.end(),
            [&](const HexEntry& hex) { return !hex.terrainPool.empty() || isLand(hex.terrain); }),
        landHexes);
    QCOMPARE(board.harbours.size(), std::size_t{13});
    QCOMPARE(board.pieces.size(), std::size_t{4});
    playToTheEnd(saved.scenario);
}

/// Forest everywhere, and on it other lands, the same in each third.
void DrawIslandTest::paintLand(Designer& designer)
{
    designer.tool("Fill");
    designer.click("terrain", "forest");
    designer.click(HexCoord{0, 0});
    designer.choose("brush", "Symmetry by turns", "3-fold");
    designer.tool("Paint");
    designer.click("terrain", "pasture");
    designer.click("brush", "Size 2");
    designer.click(HexCoord{4, 0});
    designer.click("terrain", "fields");
    designer.click(HexCoord{0, 4});
    designer.click("brush", "Size 1");
    designer.click("terrain", "hills");
    designer.drag({{1, 1}, {2, 1}, {3, 1}, {3, 2}});
    designer.click(HexCoord{6, 0});
    designer.tool("Line");
    designer.click("terrain", "mountains");
    designer.drag({{1, 5}, {4, 2}});
    designer.click(HexCoord{-1, 2});
    designer.click(HexCoord{-4, 5});
    designer.tool("Paint");
    designer.click("terrain", "desert");
    designer.click(desert);
    designer.click("terrain", "gold");
    designer.click(HexCoord{0, 0});
}

/// Typed while the pointer moves from hex to hex.
void DrawIslandTest::layNumbers(Designer& designer)
{
    static constexpr std::array numbers{5, 9, 4, 10, 3, 11, 8, 2, 6, 12};
    std::size_t next = 0;
    designer.tool("Number");
    for (const HexCoord hex : third())
        if (hex != desert) designer.typeOn(hex, QString::number(numbers[next++ % numbers.size()]));
}

void DrawIslandTest::layHarbours(Designer& designer)
{
    designer.tool("Harbour");
    designer.click("brush", "3:1 harbour");
    designer.click(EdgeName{{6, 0}, 0});
    designer.click(EdgeName{{6, -3}, 1});
    designer.click("brush", "2:1 harbour: wool");
    designer.click(EdgeName{{4, 2}, 1});
    designer.click("brush", "2:1 harbour: ore");
    designer.click(EdgeName{{2, 4}, 2});
    designer.choose("brush", "Symmetry by turns", "None");
    designer.click("brush", "2:1 harbour: brick");
    designer.click(EdgeName{{6, -6}, 0});
}

/// Some lands, numbers and harbours change from game to game; what lay there goes into pools.
void DrawIslandTest::leaveToChance(Designer& designer)
{
    designer.tool("Chance");
    designer.drag({{-2, -2}, {-1, -2}, {0, -2}, {0, -1}, {-1, -1}});
    designer.click("brush", "Number");
    designer.drag({{-3, 0}, {-2, 0}, {-1, 0}});
    designer.click("brush", "Harbour");
    designer.click(EdgeName{{6, -6}, 0});
    designer.click(EdgeName{{6, 0}, 0});
    // One of the drawn lands is richer than what lay there.
    designer.enter("pools", "forest", 2);
    designer.enter("pools", "gold", 1);
}

/// The gold in the middle has a stack.
void DrawIslandTest::pileUp(Designer& designer)
{
    designer.click("stacks", "New stack");
    designer.write("stacks", "Name of the stack", "treasure");
    designer.choose("stacks", "What happens when the stack is empty", "the stack starts again");
    designer.click("stacks", "Reverse the order");
    designer.click("numbers", "Stack “treasure”, tokens: 10");
    designer.click(HexCoord{0, 0});
}

void DrawIslandTest::makeEvents(Designer& designer)
{
    designer.click("events", "New event token");
    designer.choose("events", "Effect 1", "Receive cards");
    designer.enter("events", "Cards of choice", 1);
    designer.write("events", "Id", "windfall");
    designer.write("events", "Category", "luck");
    designer.enter("events", "Count", 14);
    designer.write("events", "Name, English", "Windfall");
    designer.write("events", "Name, German", "Glücksfall");
    designer.click("events", "Duplicate the event token");
    designer.write("events", "Id", "drought");
    designer.write("events", "Name, English", "Drought");
    designer.write("events", "Name, German", "Dürre");
    designer.choose("events", "Effect 1", "Yields for a round");
    designer.choose("events", "Terrain", "pasture");
    designer.turnTo("events", "Placement and triggers");
    designer.tick("events", "Under settlements and cities");
    designer.click("events", "Add to the list: Drawn on");
    designer.choose("events", "Drawn on, place 1", "a token leaving a number stack");
}

/// Two settlements and roads for each of four; the robber begins on a desert.
void DrawIslandTest::setUpPieces(Designer& designer)
{
    const std::pair<const char*, std::array<HexCoord, 2>> homes[] = {
        {"red", {{{4, 0}, {-1, 3}}}},
        {"blue", {{{2, 2}, {-3, 0}}}},
        {"white", {{{0, 4}, {3, -3}}}},
        {"orange", {{{-3, 4}, {0, -3}}}},
    };
    designer.tool("Pieces");
    for (const auto& [colour, hexes] : homes) {
        designer.click("brush", colour);
        for (const HexCoord hex : hexes) {
            designer.click("brush", "settlement");
            designer.click(CornerName{hex, 0});
            designer.click("brush", "road");
            designer.click(EdgeName{hex, 0});
        }
    }
    designer.tool("Robber");
    designer.click(desert);
}

void DrawIslandTest::playToTheEnd(const Scenario& scenario)
{
    const auto shared = std::make_shared<const Scenario>(scenario);
    const Board& board = shared->boards.front();
    for (int players = board.minPlayers; players <= board.maxPlayers; ++players) {
        const Table table = compile(*shared, board, Seating::usual(board, players), moduleTypes());
        QVERIFY(table.rules);
        SimulationSettings games;
        games.to = 3;
        games.check = true;
        games.scenario = shared;
        games.saves = 1;
        const SimulationResult checked = simulate(table, games);
        for (const Violation& violation : checked.violations) qWarning("%s", violation.what.c_str());
        QVERIFY(checked.violations.empty());
        QCOMPARE(checked.finished, games.to);
        games = {};
        games.bots = {"one-ply"};
        games.to = 1;
        QCOMPARE(simulate(table, games).finished, u64{1});
    }
}

QTEST_MAIN(DrawIslandTest)
#include "tst_draw_island.moc"
