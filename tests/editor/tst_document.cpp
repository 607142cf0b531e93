#include "editor/document/focus.h"
#include "editor/model/boards.h"
#include "editor/model/painting.h"
#include "tests/editor/fixed_name.h"
#include "tests/editor/scenario_files.h"

#include <QSignalSpy>
#include <QTest>

using namespace inselwerk;

/// A document and its history: every change can be undone, exactly; a change of nothing leaves no trace.
class DocumentTest : public QObject
{
    Q_OBJECT

private slots:
    void undoRestoresTheFile_data();
    void undoRestoresTheFile();
    void nothingChangedLeavesNoTrace();
    void nothingChangedKeepsRedo();
    void aGestureIsOneStep();
    void aGestureThatReturnsIsNoStep();
    void undoInAGestureCancelsIt();
    void aChangeInAGestureCancelsIt();
    void lettersMergeUntilTheFieldIsLeft();
    void lettersTakenBackAreNoStep();
    void changesNameWhatTheyTouch();
    void removingTheBoardInSightKeepsAnother();
    void theNextBoardDoesNotInheritTheSelection();
    void theBoardInSightStaysInSight();
    void undoShowsTheBoardItChanges();
    void anotherScenarioBeginsWithoutASelection();
    void whatIsTypedForTwoBoardsAreTwoSteps();
};

namespace {

void paint(Board& board, HexCoord at, Terrain terrain) { layGround(board, {at}, {Ground::Kind::Fixed, terrain, {}}); }

Document::Edit naming(const char* name)
{
    return [name](Scenario& s) { s.name.en = name; };
}

struct NamedEdit
{
    const char* name;
    Document::Edit edit;
};

std::vector<NamedEdit> edits()
{
    return {
        {"text", naming("Another")},
        {"terrain", [](Scenario& s) { paint(s.boards[0], {0, 0}, Terrain::Gold); }},
        {"new hex", [](Scenario& s) { paint(s.boards[0], {9, 0}, Terrain::Hills); }},
        {"hex removed", [](Scenario& s) { layGround(s.boards[0], {{0, 0}, {1, 0}}, {Ground::Kind::Nothing, {}, {}}); }},
        {"harbours", [](Scenario& s) { s.boards[0].harbours.pop_back(); }},
        {"rest of a board", [](Scenario& s) { s.boards[0].maxPlayers = 6, s.boards[0].stacks.push_back({"x", {2}}); }},
        {"board removed", [](Scenario& s) { s.boards.erase(s.boards.begin()); }},
        {"boards reordered", [](Scenario& s) { std::reverse(s.boards.begin(), s.boards.end()); }},
        {"module", [](Scenario& s) { s.modules.push_back({"gifts", {}}); }},
        {"everything", [](Scenario& s) { s = {}; }},
    };
}

}  // namespace

void DocumentTest::undoRestoresTheFile_data()
{
    QTest::addColumn<int>("edit");
    int i = 0;
    for (const NamedEdit& edit : edits()) QTest::newRow(edit.name) << i++;
}

void DocumentTest::undoRestoresTheFile()
{
    QFETCH(int, edit);
    Document document(test::included("catakatoa"));
    const std::string before = test::written(document.scenario());
    QVERIFY(document.change("edit"_step, edits()[static_cast<std::size_t>(edit)].edit));
    const std::string after = test::written(document.scenario());
    QVERIFY(before != after);
    document.undo();
    QCOMPARE(test::written(document.scenario()), before);
    QVERIFY(!document.isModified());
    document.redo();
    QCOMPARE(test::written(document.scenario()), after);
    QVERIFY(document.isModified());
}

void DocumentTest::nothingChangedLeavesNoTrace()
{
    Document document(test::included("base"));
    const QSignalSpy changed(&document, &Document::changed);
    QVERIFY(!document.change("nothing"_step, [](Scenario& s) { s.name = Text(s.name); }));
    QCOMPARE(document.history().count(), 0);
    QCOMPARE(changed.count(), 0);
}

void DocumentTest::nothingChangedKeepsRedo()
{
    Document document(test::included("base"));
    document.change("name"_step, naming("A"));
    document.undo();
    document.change("nothing"_step, [](Scenario&) {});
    document.beginGesture("nothing"_step);
    document.commitGesture();
    QVERIFY(document.history().canRedo());
}

void DocumentTest::aGestureIsOneStep()
{
    Document document(test::included("base"));
    const Scenario before = document.scenario();
    document.beginGesture("stroke"_step);
    for (int q = 0; q < 3; ++q) document.extend([q](Scenario& s) { paint(s.boards[0], {q, 0}, Terrain::Gold); });
    QVERIFY(document.isModified());
    QVERIFY(document.commitGesture());
    QCOMPARE(document.history().count(), 1);
    document.undo();
    QVERIFY(document.scenario() == before);
}

void DocumentTest::aGestureThatReturnsIsNoStep()
{
    Document document(test::included("base"));
    document.beginGesture("there and back"_step);
    document.preview(naming("A"));
    document.preview([](Scenario&) {});
    bool heardAsModified = true;
    connect(&document, &Document::changed, this, [&] { heardAsModified = document.isModified(); });
    QVERIFY(!document.commitGesture());
    QCOMPARE(document.history().count(), 0);
    QVERIFY(!document.isModified());
    QVERIFY(!heardAsModified);
}

void DocumentTest::undoInAGestureCancelsIt()
{
    Document document(test::included("base"));
    document.change("name"_step, naming("A"));
    document.beginGesture("stroke"_step);
    document.extend(naming("B"));
    document.undo();
    QCOMPARE(document.scenario().name.en, std::string("A"));
    QVERIFY(!document.inGesture());
    QCOMPARE(document.history().index(), 1);
    QVERIFY(!document.commitGesture());
}

void DocumentTest::aChangeInAGestureCancelsIt()
{
    Document document(test::included("base"));
    document.beginGesture("stroke"_step);
    document.extend(naming("B"));
    document.change("minutes"_step, [](Scenario& s) { s.minutes = 77; });
    QVERIFY(document.scenario().name.en != "B");
    document.undo();
    QVERIFY(document.scenario() == test::included("base"));
}

void DocumentTest::lettersMergeUntilTheFieldIsLeft()
{
    Document document(test::included("base"));
    for (const char* name : {"A", "Ab", "Abc"}) document.change("name"_step, naming(name), "name");
    document.breakMerging();
    for (const char* name : {"Abcd", "Abcde"}) document.change("name"_step, naming(name), "name");
    document.change(
        "summary"_step, [](Scenario& s) { s.summary.en = "x"; }, "summary");
    QCOMPARE(document.history().count(), 3);
    document.undo();
    document.undo();
    QCOMPARE(document.scenario().name.en, std::string("Abc"));
    document.undo();
    QVERIFY(document.scenario() == test::included("base"));
}

void DocumentTest::lettersTakenBackAreNoStep()
{
    Document document(test::included("base"));
    const std::string name = document.scenario().name.en;
    document.change("name"_step, naming("A"), "name");
    document.change(
        "name"_step, [&](Scenario& s) { s.name.en = name; }, "name");
    QVERIFY(!document.history().canUndo());
}

void DocumentTest::changesNameWhatTheyTouch()
{
    Document document(test::included("catakatoa"));
    std::vector<Touched> heard;
    connect(&document, &Document::changed, this, [&heard](const Touched& t) { heard.push_back(t); });
    document.change("name"_step, naming("A"));
    document.change("terrain"_step, [](Scenario& s) { paint(s.boards[1], {0, 0}, Terrain::Gold); });
    document.change("boards"_step, [](Scenario& s) { s.boards.pop_back(); });
    QCOMPARE(heard.size(), std::size_t{3});
    QVERIFY(heard[0].head && !heard[0].board(0));
    QVERIFY(!heard[1].head && !heard[1].board(0) && heard[1].board(1));
    QVERIFY(heard[2].board(0));
}

void DocumentTest::removingTheBoardInSightKeepsAnother()
{
    Document document(test::included("catakatoa"));
    Focus focus(document);
    focus.setBoardIndex(1);
    focus.select({{0, 0}});
    document.change("boards"_step, [](Scenario& s) { s.boards.pop_back(); });
    QCOMPARE(focus.boardIndex(), std::size_t{0});
    QVERIFY(focus.selection().empty());
    document.change("boards"_step, [](Scenario& s) { s.boards.clear(); });
    QVERIFY(!focus.board());
}

void DocumentTest::theNextBoardDoesNotInheritTheSelection()
{
    Document document(test::included("base"));
    Focus focus(document);
    focus.select({{0, 0}});
    document.change("remove"_step, [](Scenario& s) { s.boards.erase(s.boards.begin()); });
    QVERIFY(focus.board());
    QVERIFY(focus.selection().empty());
}

void DocumentTest::theBoardInSightStaysInSight()
{
    Document document(test::included("base"));
    Focus focus(document);
    focus.setBoardIndex(1);
    focus.select({{0, 0}});
    const std::string seen = focus.board()->id;
    document.change("reorder"_step, [](Scenario& s) { std::swap(s.boards[1], s.boards[2]); });
    QCOMPARE(focus.board()->id, seen);
    QCOMPARE(focus.boardIndex(), std::size_t{2});
    document.change("add"_step, [](Scenario& s) { s.boards.insert(s.boards.begin(), emptyBoard(s)); });
    QCOMPARE(focus.board()->id, seen);
    document.undo();
    document.undo();
    QCOMPARE(focus.board()->id, seen);
    QCOMPARE(focus.boardIndex(), std::size_t{1});
    QCOMPARE(focus.selection().size(), std::size_t{1});
    document.change("id"_step, [](Scenario& s) { s.boards[1].id = "other"; });
    QCOMPARE(focus.board()->id, std::string("other"));
    QCOMPARE(focus.selection().size(), std::size_t{1});
}

void DocumentTest::undoShowsTheBoardItChanges()
{
    Document document(test::included("base"));
    Focus focus(document);
    focus.change("terrain"_step, [](Board& board) { paint(board, {0, 0}, Terrain::Gold); });
    document.change("duplicate"_step, [](Scenario& s) { duplicateBoard(s, 0); });
    focus.setBoardIndex(1);
    document.undo();
    focus.setBoardIndex(2);
    document.redo();
    QCOMPARE(focus.boardIndex(), std::size_t{1});  // the copy
    document.undo();
    focus.setBoardIndex(2);
    document.undo();
    QCOMPARE(focus.boardIndex(), std::size_t{0});  // the paint
}

void DocumentTest::anotherScenarioBeginsWithoutASelection()
{
    Document document(test::included("base"));
    Focus focus(document);
    focus.select({{0, 0}});
    document.replace(test::included("base"));
    QVERIFY(focus.selection().empty());
}

void DocumentTest::whatIsTypedForTwoBoardsAreTwoSteps()
{
    Document document(test::included("base"));
    Focus focus(document);
    const auto type = [&](const char* name) {
        focus.change(
            "name"_step, [name](Board& board) { board.name.en = name; }, "name");
    };
    type("A");
    focus.setBoardIndex(1);
    type("B");
    QCOMPARE(document.history().count(), 2);
}

QTEST_GUILESS_MAIN(DocumentTest)
#include "tst_document.moc"
