#include "editor/model/clipboard.h"
#include "editor/window/board_tabs.h"
#include "tests/editor/fixed_name.h"
#include "tests/editor/tool_deeds.h"

#include <QClipboard>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTabBar>

#include <map>

using namespace inselwerk;
using namespace inselwerk::test;

/// The tools in a real window, by mouse and keys: what they refuse, what interrupts them, what they choose and say.
class ToolsTest : public QObject
{
    Q_OBJECT

private slots:
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
