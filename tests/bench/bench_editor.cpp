#include "tests/editor/editor_window.h"

#include "editor/tools/line_tool.h"
#include "editor/tools/number_tool.h"
#include "editor/tools/paint_tool.h"
#include "editor/tools/pieces_tool.h"
#include "editor/tools/select_tool.h"

#include <QElapsedTimer>

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

/// What a move of the pointer costs until it is seen, over a zigzag across the board, a hand's breadth a move.
void measure(const char* name, test::EditorWindow& window, bool pressed)
{
    std::vector<double> times;
    const QSize size = window.canvas().size();
    if (pressed) window.press(QPoint(size.width() / 2, size.height() / 2));
    constexpr int moves = 200;
    for (int i = 0; i < moves; ++i) {
        constexpr int there = 12;  // moves from one side to the other
        const int along = i / there % 2 ? there - i % there : i % there;
        const QPoint to(size.width() * (20 + along * 60 / there) / 100, size.height() * (10 + i * 80 / moves) / 100);
        const double before = ownMilliseconds();
        pressed ? window.move(to) : window.pointAt(to);
        QCoreApplication::processEvents();
        times.push_back(ownMilliseconds() - before);
    }
    if (pressed) window.release(QPoint(size.width() / 2, size.height() / 2));
    QCoreApplication::processEvents();
    std::ranges::sort(times);
    std::printf(
        "%-28s median %5.1f ms, 95 %% %5.1f ms, longest %5.1f ms a move\n", name, times[moves / 2],
        times[moves * 95 / 100], times.back());
}

}  // namespace

/// What a move of the pointer costs on a board of 397 hexes, 127 of them land, in a window of 1600 x 1000: own time of
/// the main thread from the event to the painted window.
int main(int argc, char* argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    test::EditorWindow w(largeBoard(), {1600, 1000});
    const auto lay = [&](Terrain terrain) { w.brush().setGround({Ground::Kind::Fixed, terrain, {}}); };
    const auto measureStroke = [&](const char* name) {
        measure(name, w, true);
        w.document().undo();
        QCoreApplication::processEvents();
    };
    w.choose<PaintTool>();
    lay(Terrain::Gold);
    measure("hover, brush of 1", w, false);
    measureStroke("stroke, brush of 1");
    w.brush().setSize(2);
    measureStroke("stroke, brush of 3");
    w.brush().setSize(Brush::maxSize);
    measure("hover, brush of 5", w, false);
    measureStroke("stroke, brush of 5");
    w.brush().setSize(0);
    w.brush().setSymmetry({6, true, false, {}});
    measureStroke("stroke, twelve images");
    w.brush().setSymmetry({});
    w.choose<LineTool>();
    measureStroke("line");
    w.choose<NumberTool>();
    measureStroke("stroke of numbers");
    w.choose<PiecesTool>();
    measure("hover, pieces", w, false);
    w.choose<SelectTool>().selectAll();
    measureStroke("the whole board moved");
    const double before = ownMilliseconds();
    for (int i = 0; i < 20; ++i) {
        w.canvas().zoomBy(i % 2 ? .9 : 1.1, {500, 400});
        QCoreApplication::processEvents();
    }
    std::printf("%-28s %5.1f ms a step\n", "zoom", (ownMilliseconds() - before) / 20);
    return 0;
}
