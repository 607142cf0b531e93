#include "tests/editor/editor_window.h"

#include "editor/docks/draw_preview.h"
#include "editor/docks/fairness_dock.h"
#include "editor/docks/stacks_dock.h"
#include "editor/docks/token_list.h"
#include "editor/model/island_draws.h"
#include "editor/model/selection.h"
#include "editor/model/stack_odds.h"
#include "editor/tools/line_tool.h"
#include "editor/tools/number_tool.h"
#include "editor/tools/paint_tool.h"
#include "editor/tools/pieces_tool.h"
#include "editor/tools/select_tool.h"

#include "engine/rules/registry.h"
#include "engine/scenario/check.h"
#include "tests/editor/fixed_name.h"

#include <QEventLoop>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace inselwerk;

namespace {

double ownMilliseconds()
{
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// 397 hexes: 127 of land in the middle, numbered, with sea around them.
Scenario largeBoard()
{
    Scenario scenario = test::included("catakatoa");
    Board board = scenario.boards.front();
    board.hexes.clear();
    board.harbours.clear();
    layGround(board, hexesAround({}, 11), {Ground::Kind::Fixed, Terrain::Sea, {}});
    constexpr std::array terrains{
        Terrain::Forest, Terrain::Hills, Terrain::Pasture, Terrain::Fields, Terrain::Mountains};
    constexpr std::array numbers{2, 3, 4, 5, 6, 8, 9, 10, 11, 12};
    std::size_t i = 0;
    for (const HexCoord hex : hexesAround({}, 6)) {
        layGround(board, {hex}, {Ground::Kind::Fixed, terrains[i % terrains.size()], {}});
        layNumber(board, {hex}, {numbers[i++ % numbers.size()], {}, {}});
    }
    scenario.boards = {board};
    return scenario;
}

/// The same board, its land and numbers drawn from pools so that constraints are rarely met by chance, or never.
Scenario rarelyMet(bool ever)
{
    Scenario scenario = largeBoard();
    Board& board = scenario.boards.front();
    TerrainPool land{"land", {}};
    NumberPool tokens{"tokens", {}, NumberPool::Lay::Shuffled, {}};
    for (HexEntry& hex : board.hexes) {
        if (!isLand(hex.terrain)) continue;
        ++land.tiles[static_cast<std::size_t>(hex.terrain)];
        tokens.tokens.push_back(ever || tokens.tokens.size() % 3 ? hex.number : 6);
        hex.terrainPool = land.id;
        hex.numberPool = tokens.id;
        hex.number = 0;
    }
    board.terrainPools = {land};
    board.numberPools = {tokens};
    board.constraints = {
        Constraint::NoAdjacentRed, Constraint::NoAdjacentEqualNumbers, Constraint::NoAdjacentEqualTerrain};
    board.pieces.clear();
    board.robber = {RobberStart::Kind::None, {}, 0};
    return scenario;
}

void report(const char* name, std::vector<double> times, const char* unit)
{
    std::ranges::sort(times);
    std::printf(
        "%-38s median %5.1f ms, 95 %% %5.1f ms, longest %5.1f ms %s\n", name, times[times.size() / 2],
        times[times.size() * 95 / 100], times.back(), unit);
}

/// Does something over and over.
template <class Act>
void measureTimes(const char* name, int times, const char* unit, Act&& act)
{
    std::vector<double> each;
    for (int i = 0; i < times; ++i) {
        const double before = ownMilliseconds();
        act(i);
        QCoreApplication::processEvents();
        each.push_back(ownMilliseconds() - before);
    }
    report(name, std::move(each), unit);
}

/// Lets pass what lies between two moves of a mouse; what timers do meanwhile is counted as if the move had done it.
void waitForNextMove()
{
    constexpr int untilNextMove = 8;  // milliseconds
    QEventLoop loop;
    QTimer::singleShot(untilNextMove, Qt::PreciseTimer, &loop, &QEventLoop::quit);
    loop.exec();
}

/// What a move of the pointer costs until it is seen, over a zigzag across the board, a hand's breadth a move.
void measure(const char* name, test::EditorWindow& window, bool pressed)
{
    const QSize size = window.canvas().size();
    if (pressed) window.press(QPoint(size.width() / 2, size.height() / 2));
    constexpr int moves = 200;
    measureTimes(name, moves, "a move", [&](int i) {
        constexpr int there = 12;  // moves from one side to the other
        const int along = i / there % 2 ? there - i % there : i % there;
        const QPoint to(size.width() * (20 + along * 60 / there) / 100, size.height() * (10 + i * 80 / moves) / 100);
        pressed ? window.move(to) : window.pointAt(to);
        waitForNextMove();
    });
    if (pressed) window.release(QPoint(size.width() / 2, size.height() / 2));
    QCoreApplication::processEvents();
}

/// A stroke, which is taken back.
void measureStroke(const char* name, test::EditorWindow& window)
{
    measure(name, window, true);
    window.document().undo();
    QCoreApplication::processEvents();
}

void lay(test::EditorWindow& window, Terrain terrain) { window.brush().setGround({Ground::Kind::Fixed, terrain, {}}); }

void measureTools()
{
    test::EditorWindow w(largeBoard(), {1600, 1000});
    w.choose<PaintTool>();
    lay(w, Terrain::Gold);
    measure("hover, brush of 1", w, false);
    measureStroke("stroke, brush of 1", w);
    w.brush().setSize(2);
    measureStroke("stroke, brush of 3", w);
    w.brush().setSize(Brush::maxSize);
    measure("hover, brush of 5", w, false);
    measureStroke("stroke, brush of 5", w);
    w.brush().setSize(0);
    w.brush().setSymmetry({6, true, false, {}});
    measureStroke("stroke, twelve images", w);
    w.brush().setSymmetry({});
    w.choose<LineTool>();
    measureStroke("line", w);
    w.choose<NumberTool>();
    measureStroke("stroke of numbers", w);
    w.choose<PiecesTool>();
    measure("hover, pieces", w, false);
    w.choose<SelectTool>();
    w.focus().select(allHexes(w.board()));
    measureStroke("the whole board moved", w);
    measureTimes("zoom", 20, "a step", [&](int i) { w.canvas().zoomBy(i % 2 ? .9 : 1.1, {500, 400}); });
}

/// The numbers in a spiral, which is laid anew for every step of the search for a draw.
Scenario spiralNeverMet()
{
    Scenario scenario = rarelyMet(false);
    scenario.boards.front().numberPools.front().lay = NumberPool::Lay::Spiral;
    return scenario;
}

/// Strokes while what is drawn at random is shown: the fairness of the corners, the preview of a draw.
void measureDraws()
{
    for (const bool ever : {true, false}) {
        test::EditorWindow w(rarelyMet(ever), {1600, 1000});
        w.choose<PaintTool>();
        lay(w, Terrain::Sea);
        auto* fairness = w.window.findChild<FairnessDock*>();
        fairness->overlayAction()->setChecked(true);
        measureStroke(ever ? "stroke, fairness, rare constraints" : "stroke, fairness, none can be met", w);
        measureTimes(
            ever ? "fairness, rare constraints" : "fairness, none can be met", 5, "until it is shown", [&](int i) {
                w.focus().change("robber"_step, [i](Board& board) {
                    board.robber = {RobberStart::Kind::Hex, {i, 0}, 0};
                });
                while (fairness->isBusy()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            });
        fairness->overlayAction()->setChecked(false);
        DrawPreview& preview = *w.canvas().findChild<DrawPreview*>();
        measureTimes(
            ever ? "another draw, rare constraints" : "another draw, none can be met", 10, "a draw",
            [&](int i) { preview.setSeed(static_cast<std::uint64_t>(i)); });
        measureStroke(ever ? "stroke, preview, rare constraints" : "stroke, preview, none can be met", w);
    }
    IslandDrawing spirals(spiralNeverMet().boards.front());
    measureTimes("fairness, a spiral, none can be met", 10, "a draw", [&](int) { spirals.next(); });
}

void measureStacks()
{
    Scenario scenario = largeBoard();
    NumberStack& stack = scenario.boards.front().stacks.front();
    stack.tokens.clear();
    for (int i = 0; i < maxStackTokens; ++i) stack.tokens.push_back(i % 2 ? 8 + i % 5 : 2 + i % 5);
    stack.shuffled = true;
    const NumberStack stackOfAll = stack;
    test::EditorWindow w(std::move(scenario), {1600, 1000});
    measureTimes("chances of 64 tokens in 300 rolls", 5, "a stack", [&](int) { oddsOf(stackOfAll, 300); });
    auto* stacks = w.window.findChild<StacksDock*>();
    auto* other = w.window.findChild<FairnessDock*>();
    measureTimes(
        "stacks panel comes forward", 10, "each time", [&](int i) { i % 2 ? other->raise() : stacks->raise(); });
    stacks->raise();
    auto* tokens = stacks->findChild<TokenList*>();
    measureTimes("another token of the stack", 30, "a row", [&](int i) { tokens->setCurrentRow(i); });
    measureTimes("change of the stack", 10, "a change", [&](int i) {
        w.focus().change(
            "stack"_step, [i](Board& board) { board.stacks.front().tokens[static_cast<std::size_t>(i)] = 6; });
    });
    w.choose<PaintTool>();
    lay(w, Terrain::Gold);
    measureStroke("stroke, stacks panel", w);
}

void measureChecks()
{
    const ModuleDescriptions modules = descriptionsOf(moduleTypes());
    const std::pair<const char*, Scenario> scenarios[] = {
        {"checks, gifts for the robber", test::included("gifts-for-the-robber")},
        {"checks, 397 hexes", largeBoard()},
        {"checks, 397 hexes, all drawn", rarelyMet(false)}};
    for (const auto& [name, scenario] : scenarios)
        measureTimes(name, 20, "a check", [&](int) { checkScenario(scenario, modules); });
}

}  // namespace

/// What a move of the pointer costs on a board of 397 hexes, 127 of them land, in a window of 1600 x 1000, and what
/// panels cost that compute: own time of the main thread from the event until nothing is left to be done.
int main(int argc, char* argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    measureTools();
    measureDraws();
    measureStacks();
    measureChecks();
    return 0;
}
