#include "editor/model/clipboard.h"
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
#include "editor/window/board_tabs.h"
#include "tests/editor/editor_window.h"
#include "tests/editor/fixed_name.h"

#include <QClipboard>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTabBar>

#include <map>

using namespace inselwerk;
using test::EditorWindow;

/// Every tool and every command of the edit menu in a real window: done by mouse or keys it changes the file in one
/// step; undone the file is as before to the byte; done again as after.
class ToolsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyToolCanBeUndone_data();
    void everyToolCanBeUndone();
    void stepsAreNamedInTheLanguageInUse_data() { everyToolCanBeUndone_data(); }
    void stepsAreNamedInTheLanguageInUse();
    void gesturesAreNamedWhenTheyEnd();
    void refusalsChangeNothing_data();
    void refusalsChangeNothing();
    void interruptedDragsAreSafe_data();
    void interruptedDragsAreSafe();
    void closingInADragIsSafe();
    void lettersChooseTools();
    void lettersStayInTextFields();
    void brushSizeByKeys();
    void pipetteGoesBackToTheBrush();
    void pipetteChoosesTheToolForWhatWasPicked_data();
    void pipetteChoosesTheToolForWhatWasPicked();
    void keysMoveTheSelectionLikeADrag();
    void aRowOfMovesIsOneStep();
    void whatEndsARowOfMoves_data();
    void whatEndsARowOfMoves();
    void undoOfARowOfMovesSelectsAgain();
    void theSelectionFollowsWhatIsUndone();
    void theSelectionStaysWhereItWasPut();
    void noMoveLeadsBeyondWhatFilesCanName();
    void fastStrokesLeaveNoHexOut();
    void selectionByMouseAndKeys();
    void clipboardBetweenWindows();
    void copiedHexesLandWhereTheClickIs();
    void carriedHexesCanBeDropped();
    void linesByTwoClicks();
    void symmetryIsPaintedEverywhere_data();
    void symmetryIsPaintedEverywhere();
    void lossesAreSaid();
    void panningChangesNothing();
};

namespace {

/// The boards: "island" of base (pointy or flat as it is) with fixed numbers, harbours and pieces.
const Board& firstBoard()
{
    static const Scenario scenario = test::included("base");
    return scenario.boards.front();
}

HexCoord hexOf(Terrain terrain, std::size_t nth = 0)
{
    for (const HexEntry& hex : firstBoard().hexes)
        if (hex.terrain == terrain && hex.terrainPool.empty() && nth-- == 0) return hex.at;
    qFatal("no such hex");
}

EdgeName coastWithoutHarbour()
{
    const Board& board = firstBoard();
    for (const HexEntry& hex : board.hexes)
        for (int side = 0; side < 6; ++side) {
            const EdgeName edge{hex.at, side};
            if (judgeHarbour(board, edge) == HarbourPlace::Fits && !harbourAt(board, edge)) return edge;
        }
    qFatal("no free coast");
}

EdgeName harbourEdge() { return {firstBoard().harbours.front().at, firstBoard().harbours.front().side}; }

EdgeName inlandEdge()
{
    for (int side = 0; side < 6; ++side)
        if (judgeHarbour(firstBoard(), {{0, 0}, side}) == HarbourPlace::Inland) return {{0, 0}, side};
    qFatal("no inland edge");
}

CornerName freeCorner(Colour colour)
{
    const Scenario scenario = test::included("base");
    for (const HexEntry& hex : scenario.boards.front().hexes)
        for (int i = 0; i < 6; ++i)
            if (judgeBuilding(scenario, scenario.boards.front(), PieceKind::Settlement, colour, {hex.at, i}) ==
                PiecePlace::Fits)
                return {hex.at, i};
    qFatal("no free corner");
}

EdgeName freeEdge(Colour colour)
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

void lay(EditorWindow& w, Terrain terrain) { w.brush().setGround({Ground::Kind::Fixed, terrain, {}}); }

const std::vector<Deed>& actions()
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

}  // namespace

void ToolsTest::everyToolCanBeUndone_data()
{
    QTest::addColumn<int>("action");
    int i = 0;
    for (const Deed& action : actions()) QTest::newRow(action.name) << i++;
}

void ToolsTest::everyToolCanBeUndone()
{
    QFETCH(int, action);
    const Deed& a = actions()[static_cast<std::size_t>(action)];
    EditorWindow w("base");
    const std::string before = w.file();
    a.run(w);
    const std::string after = w.file();
    QVERIFY(!w.document().inGesture());
    QCOMPARE(w.document().history().count(), a.steps);
    QVERIFY(a.steps > 1 || after != before);
    QVERIFY(!w.document().history().undoText().isEmpty());
    for (int i = 0; i < a.steps; ++i) w.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(w.file(), before);
    QVERIFY(!w.document().isModified());
    for (int i = 0; i < a.steps; ++i) w.document().redo();
    QCOMPARE(w.file(), after);
    // What was written is a file that reads back equal.
    const Reading reading = readScenario(after, descriptionsOf(moduleTypes()));
    QVERIFY(reading.wellFormed);
    QVERIFY(reading.scenario == w.document().scenario());
}

void ToolsTest::stepsAreNamedInTheLanguageInUse()
{
    QFETCH(int, action);
    const auto names = [action](const QString& madeIn) {
        EditorWindow w("base");
        w.speak(madeIn);
        actions()[static_cast<std::size_t>(action)].run(w);
        w.speak("de");
        QStringList texts;
        for (int i = 0; i < w.document().history().count(); ++i) texts << w.document().history().text(i);
        return texts;
    };
    const QStringList english = names("en"), german = names("de");
    QVERIFY(!german.isEmpty());
    QCOMPARE(english, german);
}

/// The language may be another by then; the menu says the name in whatever is in use.
void ToolsTest::gesturesAreNamedWhenTheyEnd()
{
    EditorWindow w("base");
    w.choose<PaintTool>();
    w.brush().setGround({Ground::Kind::Fixed, Terrain::Gold, {}});
    w.press(w.at(hexOf(Terrain::Forest)));
    w.speak("de");
    QVERIFY(w.document().inGesture());
    w.release(w.at(hexOf(Terrain::Forest)));
    auto* undo = w.window.findChild<QAction*>("undo");
    const QString german = w.history().undoText();
    QVERIFY(undo->text().contains(german));
    w.speak("en");
    const QString english = w.history().undoText();
    QCOMPARE(english, QString("Paint terrain"));
    QVERIFY(german != english);
    QCOMPARE(undo->text(), QString("&Undo: Paint terrain"));
    w.document().undo();
    w.speak("de");
    QCOMPARE(w.history().redoText(), german);
    QVERIFY(w.window.findChild<QAction*>("redo")->text().contains(german));
}

void ToolsTest::refusalsChangeNothing_data()
{
    QTest::addColumn<int>("refusal");
    for (int i = 0; i < 8; ++i) QTest::addRow("%d", i) << i;
}

void ToolsTest::refusalsChangeNothing()
{
    QFETCH(int, refusal);
    EditorWindow w("base");
    const HexCoord desert = hexOf(Terrain::Desert);
    const Colour colour = firstBoard().pieces.front().colour;
    std::vector<std::pair<Tool*, QPoint>> cases{
        {&w.choose<NumberTool>(), w.at(desert)},
        {&w.choose<NumberTool>(), QPoint(5, 5)},
        {&w.choose<HarbourTool>(), w.at(inlandEdge())},
        {&w.choose<HarbourTool>(), QPoint(5, 5)},
        {&w.choose<RobberTool>(), QPoint(5, 5)},
        {&w.choose<RegionTool>(), QPoint(5, 5)},
        {&w.choose<ChanceTool>(), QPoint(5, 5)},
        {&w.choose<PiecesTool>(), w.at(firstBoard().pieces.back().settlements.front())},
    };
    w.brush().setColour(colour);
    auto [tool, point] = cases[static_cast<std::size_t>(refusal)];
    w.window.tools().choose(tool);
    QSignalSpy said(tool, &Tool::said);
    const std::string before = w.file();
    w.click(point);
    QCOMPARE(w.file(), before);
    QCOMPARE(w.document().history().count(), 0);
    QVERIFY(!w.document().inGesture());
    QVERIFY(!said.isEmpty());
    QVERIFY(said.last().front().toString().endsWith(QLatin1Char('.')));
}

void ToolsTest::interruptedDragsAreSafe_data()
{
    QTest::addColumn<QByteArray>("tool");
    QTest::addColumn<QByteArray>("how");
    for (const char* tool : {"paint", "line", "select", "band", "number", "chance", "region"})
        for (const char* how : {"undo", "escape", "delete", "alt-tab", "tool", "board", "right button"})
            QTest::addRow("%s, %s", tool, how) << QByteArray(tool) << QByteArray(how);
}

void ToolsTest::interruptedDragsAreSafe()
{
    QFETCH(QByteArray, tool);
    QFETCH(QByteArray, how);
    EditorWindow w("base");
    lay(w, Terrain::Gold);
    const QPoint from = w.at(hexOf(Terrain::Forest)), to = w.at(hexOf(Terrain::Hills));
    if (tool == "paint") w.choose<PaintTool>();
    if (tool == "line") w.choose<LineTool>();
    if (tool == "number") w.choose<NumberTool>();
    if (tool == "chance") w.choose<ChanceTool>();
    if (tool == "region") w.choose<RegionTool>();
    if (tool == "select") w.choose<SelectTool>(), w.click(from);
    if (tool == "band") w.choose<SelectTool>();
    const std::string before = w.file();
    const QPoint start = tool == "band" ? QPoint(3, 3) : from;
    w.press(start);
    w.move((start + to) / 2);
    w.move(to);
    const bool changes = tool != "band";
    if (changes) QVERIFY(w.file() != before);
    if (how == "undo") w.key(Qt::Key_Z, Qt::ControlModifier);
    if (how == "escape") w.key(Qt::Key_Escape);
    if (how == "delete") w.key(Qt::Key_Delete);
    if (how == "alt-tab") w.window.boards().findChild<QTabBar*>()->setFocus();
    if (how == "tool") w.choose<PanTool>();
    if (how == "board") w.focus().setBoardIndex(1);
    if (how == "right button") {
        QTest::mousePress(&w.canvas(), Qt::RightButton, {}, to);
        QTest::mouseRelease(&w.canvas(), Qt::RightButton, {}, to);
        w.key(Qt::Key_Escape);
    }
    QVERIFY(!w.document().inGesture());
    QCOMPARE(w.file(), before);
    // The hand still moves and then lets go.
    w.move(from);
    w.move(to);
    w.release(to);
    QVERIFY(!w.document().inGesture());
    QCOMPARE(w.file(), before);
    QCOMPARE(w.document().history().count(), 0);
    // And the next stroke works.
    if (how == "board") w.focus().setBoardIndex(0);
    w.choose<PaintTool>();
    w.canvas().setFocus();
    w.click(from);
    QCOMPARE(w.document().history().count(), 1);
}

void ToolsTest::closingInADragIsSafe()
{
    for (int kind = 0; kind < 3; ++kind) {
        auto w = std::make_unique<EditorWindow>("base");
        if (kind == 0) w->choose<PaintTool>();
        if (kind == 1) w->choose<SelectTool>(), w->click(w->at(HexCoord{0, 0}));
        if (kind == 2) w->choose<LineTool>();
        w->press(w->at(HexCoord{0, 0}));
        w->move(w->at(HexCoord{1, 0}));
        w->window.hide();
        QVERIFY(!w->document().inGesture());
        QCOMPARE(w->document().history().count(), 0);
        w.reset();
    }
}

void ToolsTest::lettersChooseTools()
{
    EditorWindow w("base");
    std::set<QString> letters;
    for (Tool* tool : w.window.tools().tools()) {
        QVERIFY(letters.insert(tool->shortcut().toString()).second);
        w.canvas().setFocus();
        w.key(static_cast<Qt::Key>(tool->shortcut()[0].key()));
        QCOMPARE(w.window.tools().current(), tool);
        QVERIFY(!tool->name().isEmpty() && !tool->help().isEmpty() && !tool->status().isEmpty());
    }
}

void ToolsTest::lettersStayInTextFields()
{
    EditorWindow w("base");
    w.choose<SelectTool>();
    w.key(Qt::Key_A, Qt::ControlModifier);
    auto* field = new QLineEdit(&w.window);
    field->show();
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("vhbglnfzrsium.,xy12+-"));
    QCOMPARE(field->text(), QStringLiteral("vhbglnfzrsium.,xy12+-"));
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(field, Qt::Key_Delete);
    QVERIFY(field->text().isEmpty());
    QCOMPARE(w.document().history().count(), 0);
    QVERIFY(qobject_cast<SelectTool*>(w.window.tools().current()));
}

void ToolsTest::brushSizeByKeys()
{
    EditorWindow w("base");
    w.choose<PaintTool>();
    w.key(Qt::Key_Plus);
    w.key(Qt::Key_Plus);
    QCOMPARE(w.brush().size(), 2);
    w.key(Qt::Key_Minus);
    QCOMPARE(w.brush().size(), 1);
    w.key(Qt::Key_5);
    QCOMPARE(w.brush().size(), Brush::maxSize);
    w.key(Qt::Key_Plus);
    QCOMPARE(w.brush().size(), Brush::maxSize);
}

void ToolsTest::pipetteGoesBackToTheBrush()
{
    EditorWindow w("base");
    w.choose<FillTool>();
    w.choose<PipetteTool>();
    const HexCoord hills = hexOf(Terrain::Hills);
    w.click(w.at(hills));
    QVERIFY(qobject_cast<FillTool*>(w.window.tools().current()));
    QCOMPARE(w.brush().ground(), (Ground{Ground::Kind::Fixed, Terrain::Hills, {}}));
    QCOMPARE(w.brush().number().token, firstBoard().find(hills)->number);
    w.choose<PipetteTool>();
    w.click(w.at(harbourEdge()));
    QCOMPARE(w.brush().harbour(), harbourChoiceOf(firstBoard().harbours.front()));
    QCOMPARE(w.document().history().count(), 0);
}

void ToolsTest::pipetteChoosesTheToolForWhatWasPicked_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("clicked");
    QTest::addColumn<QByteArray>("after");
    for (const char* before : {"select", "chance", "harbour", "robber"}) {
        QTest::addRow("%s, terrain", before) << QByteArray(before) << QByteArray("terrain") << QByteArray("paint");
        QTest::addRow("%s, number", before) << QByteArray(before) << QByteArray("number") << QByteArray("number");
        QTest::addRow("%s, harbour", before) << QByteArray(before) << QByteArray("harbour") << QByteArray("harbour");
        QTest::addRow("%s, water", before) << QByteArray(before) << QByteArray("water") << QByteArray("paint");
    }
    for (const char* drawn : {"drawn terrain", "drawn number", "drawn harbour"})
        QTest::addRow("select, %s", drawn) << QByteArray("select") << QByteArray(drawn) << QByteArray("chance");
    // What was in use goes on where it can lay what was picked.
    QTest::newRow("line, number") << QByteArray("line") << QByteArray("number") << QByteArray("line");
    QTest::newRow("number, terrain") << QByteArray("number") << QByteArray("terrain") << QByteArray("number");
    QTest::newRow("fill, harbour") << QByteArray("fill") << QByteArray("harbour") << QByteArray("harbour");
    QTest::newRow("paint, drawn terrain") << QByteArray("paint") << QByteArray("drawn terrain") << QByteArray("paint");
}

void ToolsTest::pipetteChoosesTheToolForWhatWasPicked()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, clicked);
    QFETCH(QByteArray, after);
    const std::map<QByteArray, Qt::Key> letters{{"select", Qt::Key_V}, {"chance", Qt::Key_Z}, {"harbour", Qt::Key_F},
                                                {"robber", Qt::Key_R}, {"line", Qt::Key_L},   {"number", Qt::Key_N},
                                                {"fill", Qt::Key_G},   {"paint", Qt::Key_B}};
    EditorWindow w("base");
    const bool drawn = clicked.startsWith("drawn");
    if (drawn) w.focus().setBoardIndex(1);
    const HexEntry& hex = w.board().hexes[1];
    const QPoint middle = w.at(hex.at), beside = middle + QPoint(0, w.canvas().boardGeometry().radius() * .6);
    w.key(letters.at(before));
    w.key(Qt::Key_I);
    if (clicked.endsWith("harbour"))
        w.click(w.at(EdgeName{w.board().harbours.front().at, w.board().harbours.front().side}));
    else if (clicked == "water")
        w.click(QPoint(5, 5));
    else
        w.click(clicked.endsWith("number") ? middle : beside);
    const Tool* tool = w.window.tools().current();
    QCOMPARE(Qt::Key(tool->shortcut()[0].key()), letters.at(after));
    if (clicked == "drawn terrain") QCOMPARE(w.brush().ground().pool, hex.terrainPool);
    if (clicked == "drawn number") QCOMPARE(w.brush().number().pool, hex.numberPool);
    if (!drawn && clicked == "number") QCOMPARE(w.brush().number().token, hex.number);
    const std::map<QByteArray, Brush::Chance> chances{
        {"drawn terrain", Brush::Chance::Terrain},
        {"drawn number", Brush::Chance::Number},
        {"drawn harbour", Brush::Chance::Harbour}};
    if (after == "chance") QCOMPARE(w.brush().chance(), chances.at(clicked));
    QCOMPARE(w.document().history().count(), 0);
}

void ToolsTest::keysMoveTheSelectionLikeADrag()
{
    const HexCoord from = hexOf(Terrain::Forest);
    const HexCoord to{from.q + 2, from.r};
    EditorWindow dragged("base"), pressed("base");
    for (EditorWindow* w : {&dragged, &pressed}) {
        w->choose<SelectTool>();
        w->click(w->at(from));
    }
    dragged.drag(dragged.at(from), dragged.at(to));
    const std::string before = pressed.file();
    pressed.key(Qt::Key_Right, Qt::AltModifier);
    pressed.key(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(pressed.file(), dragged.file());
    QCOMPARE(pressed.focus().selection(), (std::set{to}));
    // Back again: all of it lies as it did, and nothing is left to be undone.
    pressed.key(Qt::Key_Left, Qt::AltModifier);
    pressed.key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(pressed.file(), before);
    QCOMPARE(pressed.document().history().index(), 0);
    QVERIFY(!pressed.document().isModified());
}

void ToolsTest::aRowOfMovesIsOneStep()
{
    EditorWindow w("base");
    const std::string before = w.file();
    w.choose<SelectTool>();
    w.click(w.at(hexOf(Terrain::Forest)));
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Up, Qt::Key_Right}) w.key(key, Qt::AltModifier);
    const std::string after = w.file();
    QVERIFY(after != before);
    QCOMPARE(w.document().history().count(), 1);
    w.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(w.file(), before);
    w.key(Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(w.file(), after);
}

void ToolsTest::whatEndsARowOfMoves_data()
{
    QTest::addColumn<QByteArray>("what");
    for (const char* what : {"selection", "command", "undo", "focus", "tool"}) QTest::newRow(what) << QByteArray(what);
}

void ToolsTest::whatEndsARowOfMoves()
{
    QFETCH(QByteArray, what);
    EditorWindow w("base");
    w.choose<SelectTool>();
    w.click(w.at(hexOf(Terrain::Forest)));
    w.key(Qt::Key_Right, Qt::AltModifier);
    w.key(Qt::Key_Right, Qt::AltModifier);
    const std::set<HexCoord> there = w.focus().selection();
    if (what == "selection") w.click(w.at(*there.begin()), Qt::ShiftModifier), w.click(w.at(hexOf(Terrain::Hills)));
    if (what == "command") w.type("8");
    if (what == "undo") w.key(Qt::Key_Z, Qt::ControlModifier), w.focus().select({hexOf(Terrain::Hills)});
    if (what == "focus") w.window.boards().findChild<QTabBar*>()->setFocus(), w.canvas().setFocus();
    if (what == "tool") w.key(Qt::Key_B), w.key(Qt::Key_V);
    const std::string before = w.file();
    const int steps = w.document().history().index();
    w.key(Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(w.document().history().index(), steps + 1);
    w.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(w.file(), before);
}

/// The hexes are where they were, and so is the selection: the next press moves them again.
void ToolsTest::undoOfARowOfMovesSelectsAgain()
{
    EditorWindow w("base");
    const HexCoord forest = hexOf(Terrain::Forest);
    w.choose<SelectTool>();
    w.click(w.at(forest));
    w.key(Qt::Key_Right, Qt::AltModifier);
    const std::string moved = w.file();
    w.document().undo();
    QCOMPARE(w.focus().selection(), std::set<HexCoord>{forest});
    w.key(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(w.file(), moved);
}

void ToolsTest::theSelectionFollowsWhatIsUndone()
{
    EditorWindow w("base");
    const HexCoord forest = hexOf(Terrain::Forest);
    const HexCoord there{forest.q + 1, forest.r}, beyond{forest.q + 2, forest.r};
    const auto& selection = w.focus().selection();
    const auto undo = [&] { w.key(Qt::Key_Z, Qt::ControlModifier); };
    const auto redo = [&] { w.key(Qt::Key_Y, Qt::ControlModifier); };
    w.choose<SelectTool>();
    w.click(w.at(forest));
    w.drag(w.at(forest), w.at(there));
    w.key(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(selection, std::set{beyond});
    undo();
    QCOMPARE(selection, std::set{there});
    undo();
    QCOMPARE(selection, std::set{forest});
    redo();
    QCOMPARE(selection, std::set{there});
    redo();
    QCOMPARE(selection, std::set{beyond});
    // Another step takes the place of those that were undone, with no hexes that moved.
    undo();
    undo();
    w.type("8");
    undo();
    redo();
    QCOMPARE(selection, std::set{forest});
    // Selected hexes that are turned.
    w.focus().select({forest, {forest.q, forest.r + 1}});
    const std::set<HexCoord> before = selection;
    w.key(Qt::Key_Period);
    const std::set<HexCoord> turned = selection;
    QVERIFY(turned != before);
    undo();
    QCOMPARE(selection, before);
    redo();
    QCOMPARE(selection, turned);
}

void ToolsTest::theSelectionStaysWhereItWasPut()
{
    EditorWindow w("base");
    const HexCoord forest = hexOf(Terrain::Forest), hills = hexOf(Terrain::Hills);
    w.choose<SelectTool>();
    w.click(w.at(forest));
    w.drag(w.at(forest), w.at(HexCoord{forest.q + 1, forest.r}));
    w.focus().select({hills});
    w.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(w.focus().selection(), std::set{hills});
    w.key(Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(w.focus().selection(), std::set{hills});
}

/// What is written must be read again.
void ToolsTest::noMoveLeadsBeyondWhatFilesCanName()
{
    EditorWindow w("base");
    w.document().change("far out"_step, [](Scenario& s) { s.boards[0].hexes[0].at = {499, 0}; });
    w.focus().select({{499, 0}});
    w.key(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(w.focus().selection(), (std::set<HexCoord>{{500, 0}}));
    const std::string before = w.file();
    w.key(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(w.file(), before);
    w.key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(w.focus().selection(), (std::set<HexCoord>{{499, 0}}));
}

/// Two events of a fast hand may lie several hexes apart.
void ToolsTest::fastStrokesLeaveNoHexOut()
{
    EditorWindow w("base");
    w.choose<ChanceTool>();
    w.press(w.at(HexCoord{-2, 0}));
    w.move(w.at(HexCoord{-1, 0}) + QPoint(2, 0));
    w.move(w.at(HexCoord{2, 0}));
    w.release(w.at(HexCoord{2, 0}));
    for (int q = -2; q <= 2; ++q) QVERIFY2(!w.board().find({q, 0})->terrainPool.empty(), std::to_string(q).c_str());
}

void ToolsTest::selectionByMouseAndKeys()
{
    EditorWindow w("base");
    w.choose<SelectTool>();
    const HexCoord a{0, 0}, b{1, 0}, c{-1, 0};
    const auto& selection = w.focus().selection();
    w.click(w.at(a));
    QCOMPARE(selection, (std::set{a}));
    w.click(w.at(b), Qt::ShiftModifier);
    QCOMPARE(selection, (std::set{a, b}));
    w.click(w.at(a), Qt::ControlModifier);
    QCOMPARE(selection, (std::set{b}));
    w.click(w.at(c));
    QCOMPARE(selection, (std::set{c}));
    w.click(QPoint(4, 4));
    QVERIFY(selection.empty());
    w.drag(w.at(c) - QPoint(30, 30), w.at(b) + QPoint(30, 30));
    QVERIFY(selection.contains(a) && selection.contains(b) && selection.contains(c));
    w.key(Qt::Key_Escape);
    QVERIFY(selection.empty());
    w.canvas().setCursorHex(a);
    w.key(Qt::Key_Return);
    w.key(Qt::Key_Right);
    w.key(Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(selection.size(), std::size_t{2});
    w.key(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(selection.size(), firstBoard().hexes.size());
    w.key(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(selection.empty());
    w.click(w.at(hexOf(Terrain::Forest)));
    w.key(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(selection.contains(hexOf(Terrain::Forest, 1)) && !selection.contains(hexOf(Terrain::Hills)));
    QCOMPARE(w.document().history().count(), 0);
}

void ToolsTest::clipboardBetweenWindows()
{
    EditorWindow from("catakatoa");
    from.choose<SelectTool>();
    from.key(Qt::Key_A, Qt::ControlModifier);
    from.key(Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("volcano")));
    Scenario empty;
    empty.id = "new";
    empty.boards.emplace_back();
    empty.boards[0].id = "board";
    EditorWindow to(empty);
    const std::string before = to.file();
    to.key(Qt::Key_V, Qt::ControlModifier);
    to.click(to.canvas().rect().center());
    QCOMPARE(to.board().hexes.size(), from.board().hexes.size());
    QCOMPARE(to.board().harbours.size(), from.board().harbours.size());
    QCOMPARE(to.board().numberPools, from.board().numberPools);
    QCOMPARE(to.board().stacks, from.board().stacks);
    to.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(to.file(), before);
}

void ToolsTest::copiedHexesLandWhereTheClickIs()
{
    EditorWindow w("base");
    w.choose<SelectTool>();
    const HexCoord forest = hexOf(Terrain::Forest), place{4, 0};
    w.click(w.at(forest));
    w.key(Qt::Key_C, Qt::ControlModifier);
    w.key(Qt::Key_V, Qt::ControlModifier);
    w.pointAt(w.at(place));
    QVERIFY(!w.board().find(place));  // it floats
    w.click(w.at(place));
    QVERIFY(w.board().find(place));
    QCOMPARE(w.board().find(place)->number, firstBoard().find(forest)->number);
    QCOMPARE(w.focus().selection(), (std::set{place}));
}

void ToolsTest::carriedHexesCanBeDropped()
{
    EditorWindow w("base");
    w.choose<SelectTool>();
    w.key(Qt::Key_A, Qt::ControlModifier);
    w.key(Qt::Key_C, Qt::ControlModifier);
    const std::string before = w.file();
    w.key(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(w.choose<SelectTool>().busy());
    w.key(Qt::Key_Escape);
    QVERIFY(!w.choose<SelectTool>().busy());
    w.key(Qt::Key_V, Qt::ControlModifier);
    w.key(Qt::Key_B);
    w.choose<SelectTool>();
    QVERIFY(!w.choose<SelectTool>().busy());
    QGuiApplication::clipboard()->setText(QStringLiteral("no hexes"));
    w.key(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(!w.choose<SelectTool>().busy());
    QCOMPARE(w.file(), before);
    QCOMPARE(w.document().history().count(), 0);
}

void ToolsTest::linesByTwoClicks()
{
    EditorWindow w("base");
    w.choose<LineTool>();
    lay(w, Terrain::Gold);
    w.click(w.at(HexCoord{-1, 0}));
    QCOMPARE(w.document().history().count(), 0);
    w.click(w.at(HexCoord{1, 0}));
    QCOMPARE(w.document().history().count(), 1);
    for (int q = -1; q <= 1; ++q) QCOMPARE(w.board().find({q, 0})->terrain, Terrain::Gold);
    w.click(w.at(HexCoord{0, 1}));
    w.key(Qt::Key_Escape);
    w.click(w.at(HexCoord{0, -1}));
    QCOMPARE(w.document().history().count(), 1);
}

void ToolsTest::symmetryIsPaintedEverywhere_data()
{
    QTest::addColumn<int>("fold");
    QTest::addColumn<bool>("mirror");
    for (const int fold : {1, 2, 3, 6})
        for (const bool mirror : {false, true}) QTest::addRow("%d %d", fold, mirror) << fold << mirror;
}

void ToolsTest::symmetryIsPaintedEverywhere()
{
    QFETCH(int, fold);
    QFETCH(bool, mirror);
    EditorWindow w("base");
    const std::string before = w.file();
    w.brush().setSymmetry({fold, mirror, false, pointOf(HexCoord{0, 0})});
    const auto motions = motionsOf(w.brush().symmetry(), w.board().orientation);
    QCOMPARE(static_cast<int>(motions.size()), fold * (mirror ? 2 : 1));
    w.choose<PaintTool>();
    lay(w, Terrain::Gold);
    w.click(w.at(HexCoord{2, -1}));
    w.choose<NumberTool>();
    w.brush().setNumber({12, {}, {}});
    w.click(w.at(HexCoord{2, -1}));
    w.choose<HarbourTool>();
    const EdgeName coast = coastWithoutHarbour();
    w.click(w.at(coast));
    w.choose<ChanceTool>();
    w.click(w.at(HexCoord{1, -1}));
    for (const Motion& motion : motions) {
        const HexEntry* hex = w.board().find(motion.of(HexCoord{2, -1}));
        QVERIFY(hex && hex->terrain == Terrain::Gold && hex->number == 12);
        QVERIFY(harbourAt(w.board(), motion.of(coast, w.board().orientation)));
        QVERIFY(!w.board().find(motion.of(HexCoord{1, -1}))->terrainPool.empty());
    }
    QCOMPARE(w.document().history().count(), 4);
    for (int i = 0; i < 4; ++i) w.document().undo();
    QCOMPARE(w.file(), before);
}

void ToolsTest::lossesAreSaid()
{
    EditorWindow w("base");
    auto& paint = w.choose<PaintTool>();
    lay(w, Terrain::Sea);
    QSignalSpy said(&paint, &Tool::said);
    w.click(w.at(harbourEdge().hex));
    QVERIFY(said.last().front().toString().contains(QStringLiteral("harbour")));
}

void ToolsTest::panningChangesNothing()
{
    EditorWindow w("base");
    w.choose<PanTool>();
    const QPointF origin = w.canvas().boardGeometry().origin();
    w.drag(QPoint(200, 200), QPoint(260, 230));
    QCOMPARE(w.canvas().boardGeometry().origin(), origin + QPointF(60, 30));
    w.key(Qt::Key_Right);
    QVERIFY(w.canvas().boardGeometry().origin().x() < origin.x() + 60);
    w.choose<PaintTool>();
    const QPointF next = w.canvas().boardGeometry().origin();
    QTest::mousePress(&w.canvas(), Qt::RightButton, {}, QPoint(100, 100));
    w.pointAt(QPoint(140, 100));
    QTest::mouseRelease(&w.canvas(), Qt::RightButton, {}, QPoint(140, 100));
    QCOMPARE(w.canvas().boardGeometry().origin(), next + QPointF(40, 0));
    QCOMPARE(w.document().history().count(), 0);
}

QTEST_MAIN(ToolsTest)
#include "tst_tools.moc"
