#pragma once

#include "editor/tools/chance_tool.h"
#include "editor/tools/fill_tool.h"
#include "editor/tools/harbour_tool.h"
#include "editor/tools/line_tool.h"
#include "editor/tools/number_tool.h"
#include "editor/tools/paint_tool.h"
#include "editor/tools/pan_tool.h"
#include "editor/tools/pieces_tool.h"
#include "editor/tools/pipette_tool.h"
#include "editor/tools/region_tool.h"
#include "editor/tools/robber_tool.h"
#include "editor/tools/select_tool.h"
#include "tests/editor/editor_window.h"

/// What can be done with the tools and with the commands of the edit menu, on the first board of the base game.
namespace inselwerk::test {

/// The boards: "island" of base (pointy or flat as it is) with fixed numbers, harbours and pieces.
inline const Board& firstBoard()
{
    static const Scenario scenario = test::included("base");
    return scenario.boards.front();
}

inline HexCoord hexOf(Terrain terrain, std::size_t nth = 0)
{
    for (const HexEntry& hex : firstBoard().hexes)
        if (hex.terrain == terrain && hex.terrainPool.empty() && nth-- == 0) return hex.at;
    qFatal("no such hex");
}

inline EdgeName coastWithoutHarbour()
{
    const Board& board = firstBoard();
    for (const HexEntry& hex : board.hexes)
        for (int side = 0; side < 6; ++side) {
            const EdgeName edge{hex.at, side};
            if (judgeHarbour(board, edge) == HarbourPlace::Fits && !harbourAt(board, edge)) return edge;
        }
    qFatal("no free coast");
}

inline EdgeName harbourEdge() { return {firstBoard().harbours.front().at, firstBoard().harbours.front().side}; }

inline EdgeName inlandEdge()
{
    for (int side = 0; side < 6; ++side)
        if (judgeHarbour(firstBoard(), {{0, 0}, side}) == HarbourPlace::Inland) return {{0, 0}, side};
    qFatal("no inland edge");
}

inline CornerName freeCorner(Colour colour)
{
    const Scenario scenario = test::included("base");
    for (const HexEntry& hex : scenario.boards.front().hexes)
        for (int i = 0; i < 6; ++i)
            if (judgeBuilding(scenario, scenario.boards.front(), PieceKind::Settlement, colour, {hex.at, i}) ==
                PiecePlace::Fits)
                return {hex.at, i};
    qFatal("no free corner");
}

inline EdgeName freeEdge(Colour colour)
{
    const Scenario scenario = test::included("base");
    for (const HexEntry& hex : scenario.boards.front().hexes)
        for (int i = 0; i < 6; ++i)
            if (judgeRoad(scenario, scenario.boards.front(), colour, {hex.at, i}) == PiecePlace::Fits)
                return {hex.at, i};
    qFatal("no free edge");
}

struct Deed
{
    const char* name;
    std::function<void(EditorWindow&)> run;
    int steps = 1;
};

inline void lay(EditorWindow& w, Terrain terrain) { w.brush().setGround({Ground::Kind::Fixed, terrain, {}}); }

inline const std::vector<Deed>& actions()
{
    static const HexCoord forest = hexOf(Terrain::Forest), hills = hexOf(Terrain::Hills);
    static const std::vector<Deed> all{
        {"paint click", [](EditorWindow& w) { w.choose<PaintTool>(), lay(w, Terrain::Gold), w.click(w.at(forest)); }},
        {"paint drag",
         [](EditorWindow& w) { w.choose<PaintTool>(), lay(w, Terrain::Gold), w.drag(w.at(forest), w.at(hills)); }},
        {"paint large",
         [](EditorWindow& w) {
             w.choose<PaintTool>(), lay(w, Terrain::Sea);
             w.key(Qt::Key_3);
             w.click(w.at(forest));
         }},
        {"paint row",
         [](EditorWindow& w) {
             w.choose<PaintTool>(), lay(w, Terrain::Gold);
             w.click(w.at(forest));
             w.click(w.at(hills), Qt::ShiftModifier);
         },
         2},
        {"paint by key",
         [](EditorWindow& w) {
             w.choose<PaintTool>(), lay(w, Terrain::Gold);
             w.canvas().setCursorHex(forest);
             w.key(Qt::Key_Return);
         }},
        {"paint by space",
         [](EditorWindow& w) {
             w.choose<PaintTool>(), lay(w, Terrain::Volcano);
             w.canvas().setCursorHex({0, 0});
             w.key(Qt::Key_Left);
             w.key(Qt::Key_Space);
         }},
        {"erase",
         [](EditorWindow& w) {
             w.choose<PaintTool>();
             w.brush().setGround({Ground::Kind::Nothing, {}, {}});
             w.drag(w.at(forest), w.at(hills));
         }},
        {"fill", [](EditorWindow& w) { w.choose<FillTool>(), lay(w, Terrain::Gold), w.click(w.at(forest)); }},
        {"fill by key",
         [](EditorWindow& w) {
             w.choose<FillTool>(), lay(w, Terrain::Gold);
             w.canvas().setCursorHex(hills);
             w.key(Qt::Key_Return);
         }},
        {"line drag",
         [](EditorWindow& w) {
             w.choose<LineTool>(), lay(w, Terrain::Gold);
             w.drag(w.at(HexCoord{-2, 0}), w.at(HexCoord{2, 0}));
         }},
        {"line by two keys",
         [](EditorWindow& w) {
             w.choose<LineTool>(), lay(w, Terrain::Gold);
             w.canvas().setCursorHex({0, 0});
             w.key(Qt::Key_Return);
             w.key(Qt::Key_Right);
             w.key(Qt::Key_Right);
             w.key(Qt::Key_Return);
         }},
        {"number click",
         [](EditorWindow& w) {
             w.choose<NumberTool>(), w.brush().setNumber({12, {}, {}}), w.click(w.at(forest));
         }},
        {"number typed",
         [](EditorWindow& w) {
             w.choose<NumberTool>();
             w.pointAt(w.at(forest));
             w.type("12");
         }},
        {"number by keys alone",
         [](EditorWindow& w) {
             w.choose<NumberTool>();
             w.canvas().setCursorHex(forest);
             w.type("2");
         }},
        {"number deleted",
         [](EditorWindow& w) {
             w.choose<NumberTool>();
             w.pointAt(w.at(forest));
             w.key(Qt::Key_Delete);
         }},
        {"number clicked away",
         [](EditorWindow& w) {
             w.choose<NumberTool>();
             w.brush().setNumber(numberOn(*w.board().find(forest)));
             w.click(w.at(forest));
         }},
        {"harbour", [](EditorWindow& w) { w.choose<HarbourTool>(), w.click(w.at(coastWithoutHarbour())); }},
        {"harbour changed",
         [](EditorWindow& w) {
             w.choose<HarbourTool>();
             const auto kind = firstBoard().harbours.front().kind;
             w.brush().setHarbour({kind == Harbour::Ore ? Harbour::Wool : Harbour::Ore, {}});
             w.click(w.at(harbourEdge()));
         }},
        {"harbour clicked away",
         [](EditorWindow& w) {
             w.choose<HarbourTool>();
             w.brush().setHarbour(harbourChoiceOf(firstBoard().harbours.front()));
             w.click(w.at(harbourEdge()));
         }},
        {"harbour deleted",
         [](EditorWindow& w) {
             w.choose<HarbourTool>();
             w.pointAt(w.at(harbourEdge()));
             w.key(Qt::Key_Delete);
         }},
        {"terrain to chance", [](EditorWindow& w) { w.choose<ChanceTool>(), w.drag(w.at(forest), w.at(hills)); }},
        {"number to chance",
         [](EditorWindow& w) {
             w.choose<ChanceTool>();
             w.brush().setChance(Brush::Chance::Number);
             w.click(w.at(forest));
         }},
        {"harbour to chance",
         [](EditorWindow& w) {
             w.choose<ChanceTool>();
             w.brush().setChance(Brush::Chance::Harbour);
             w.click(w.at(harbourEdge()));
         }},
        {"chance there and fixed",
         [](EditorWindow& w) {
             w.choose<ChanceTool>();
             w.click(w.at(forest));
             w.click(w.at(forest));
         },
         2},
        {"robber", [](EditorWindow& w) { w.choose<RobberTool>(), w.click(w.at(forest)); }},
        {"robber left out", [](EditorWindow& w) { w.choose<RobberTool>(), w.key(Qt::Key_Delete); }},
        {"settlement",
         [](EditorWindow& w) {
             w.choose<PiecesTool>();
             w.brush().setColour(Colour::Brown);
             w.click(w.at(freeCorner(Colour::Brown)));
         }},
        {"settlement becomes city",
         [](EditorWindow& w) {
             w.choose<PiecesTool>();
             w.brush().setColour(firstBoard().pieces.front().colour);
             w.brush().setPiece(PieceKind::City);
             w.click(w.at(firstBoard().pieces.front().settlements.front()));
         }},
        {"settlement deleted",
         [](EditorWindow& w) {
             w.choose<PiecesTool>();
             w.pointAt(w.at(firstBoard().pieces.front().settlements.front()));
             w.key(Qt::Key_Delete);
         }},
        {"road",
         [](EditorWindow& w) {
             w.choose<PiecesTool>();
             w.brush().setPiece(PieceKind::Road);
             w.brush().setColour(firstBoard().pieces.front().colour);
             w.click(w.at(freeEdge(firstBoard().pieces.front().colour)));
         }},
        {"road clicked away",
         [](EditorWindow& w) {
             w.choose<PiecesTool>();
             w.brush().setPiece(PieceKind::Road);
             w.brush().setColour(firstBoard().pieces.front().colour);
             w.click(w.at(firstBoard().pieces.front().roads.front()));
         }},
        {"set-up hexes", [](EditorWindow& w) { w.choose<RegionTool>(), w.drag(w.at(forest), w.at(hills)); }},
        {"alt picks, then paint",
         [](EditorWindow& w) {
             w.choose<PaintTool>();
             w.click(w.at(forest), Qt::AltModifier);
             w.click(w.at(hills));
         }},
        {"move by drag",
         [](EditorWindow& w) {
             w.choose<SelectTool>();
             w.click(w.at(forest));
             w.drag(w.at(forest), w.at(HexCoord{3, 1}));
         }},
        {"move by key",
         [](EditorWindow& w) {
             w.choose<SelectTool>();
             w.click(w.at(forest));
             w.key(Qt::Key_Right, Qt::AltModifier);
         }},
        {"selection numbered",
         [](EditorWindow& w) {
             w.choose<SelectTool>();
             w.key(Qt::Key_A, Qt::ControlModifier);
             w.type("11");
         }},
        {"selection deleted",
         [](EditorWindow& w) {
             w.choose<SelectTool>();
             w.drag(w.at(HexCoord{-1, -2}) - QPoint(60, 60), w.at(HexCoord{0, 0}) + QPoint(5, 5));
             w.key(Qt::Key_Delete);
         }},
        {"cut",
         [](EditorWindow& w) {
             w.choose<SelectTool>();
             w.click(w.at(forest));
             w.key(Qt::Key_X, Qt::ControlModifier);
         }},
        {"copy and paste",
         [](EditorWindow& w) {
             w.choose<SelectTool>();
             w.click(w.at(forest));
             w.key(Qt::Key_C, Qt::ControlModifier);
             w.pointAt(w.at(hills));
             w.key(Qt::Key_V, Qt::ControlModifier);
             w.click(w.at(hills));
         }},
        {"copy, turn and paste by keys",
         [](EditorWindow& w) {
             w.choose<SelectTool>();
             w.key(Qt::Key_A, Qt::ControlModifier);
             w.key(Qt::Key_C, Qt::ControlModifier);
             w.canvas().setCursorHex({1, 1});
             w.key(Qt::Key_V, Qt::ControlModifier);
             w.key(Qt::Key_Period);
             w.key(Qt::Key_X);
             w.key(Qt::Key_Right);
             w.key(Qt::Key_Return);
         }},
        {"rotate selection",
         [](EditorWindow& w) {
             w.choose<SelectTool>();
             w.drag(w.at(HexCoord{-1, -2}) - QPoint(60, 60), w.at(HexCoord{0, 0}) + QPoint(5, 5));
             w.key(Qt::Key_Period);
         }},
        {"rotate the board back", [](EditorWindow& w) { w.choose<SelectTool>(), w.key(Qt::Key_Comma); }},
        {"mirror the board", [](EditorWindow& w) { w.choose<PaintTool>(), w.key(Qt::Key_X); }},
        {"mirror upside down", [](EditorWindow& w) { w.choose<SelectTool>(), w.key(Qt::Key_Y); }},
    };
    return all;
}

}  // namespace inselwerk::test
