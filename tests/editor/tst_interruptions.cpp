#include "editor/tools/select_tool.h"
#include "editor/window/board_tabs.h"
#include "tests/editor/editor_window.h"
#include "tests/editor/fixed_name.h"
#include "tests/editor/leaver.h"

#include <QTabBar>

using namespace inselwerk;
using test::EditorWindow;

namespace {

/// What comes in between.
struct Interruption
{
    const char* name;
    std::function<void(EditorWindow&)> act;
    bool endsWindow = false;
};

}  // namespace

/// Whatever comes in between while the button of the mouse is down, with whatever tool: a drag that was under way is
/// taken back as a whole, what was a step already stays exact, and the hand that then moves on and lets go does
/// nothing.
class InterruptionsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyToolInterrupted_data();
    void everyToolInterrupted();
    void windowGoesInADrag();

private:
    void interrupt(EditorWindow&, const Interruption&);
};

namespace {

const std::vector<Interruption>& interruptions()
{
    static const std::vector<Interruption> all{
        {"undo", [](EditorWindow& w) { w.key(Qt::Key_Z, Qt::ControlModifier); }},
        {"escape", [](EditorWindow& w) { w.key(Qt::Key_Escape); }},
        {"delete", [](EditorWindow& w) { w.key(Qt::Key_Delete); }},
        {"paste", [](EditorWindow& w) { w.key(Qt::Key_V, Qt::ControlModifier); }},
        {"rotate", [](EditorWindow& w) { w.key(Qt::Key_Period); }},
        {"another focus", [](EditorWindow& w) { w.window.boards().findChild<QTabBar*>()->setFocus(); }},
        {"another board", [](EditorWindow& w) { w.focus().setBoardIndex(1); }},
        {"an edit by a panel",
         [](EditorWindow& w) { w.document().change("minutes"_step, [](Scenario& s) { s.minutes = 99; }); }},
        {"hidden", [](EditorWindow& w) { w.window.hide(); }, true},
        {"closed", [](EditorWindow& w) { w.window.close(); }, true},
    };
    return all;
}

}  // namespace

void InterruptionsTest::everyToolInterrupted_data()
{
    QTest::addColumn<int>("tool");
    EditorWindow w("crop-trust");
    int tool = 0;
    for (const Tool* t : w.window.tools().tools()) QTest::newRow(qPrintable(t->name())) << tool++;
}

void InterruptionsTest::everyToolInterrupted()
{
    QFETCH(int, tool);
    const test::Leaver leaver;  // who has made a step is asked before the window closes
    std::unique_ptr<EditorWindow> window;
    for (const Interruption& interruption : interruptions()) {
        if (!window) window = std::make_unique<EditorWindow>("crop-trust");
        window->window.tools().choose(window->window.tools().tools()[static_cast<std::size_t>(tool)]);
        interrupt(*window, interruption);
        if (QTest::currentTestFailed()) QFAIL(interruption.name);
        if (interruption.endsWindow) window.reset();
    }
}

void InterruptionsTest::interrupt(EditorWindow& w, const Interruption& interruption)
{
    Document& document = w.document();
    document.replace(test::included("crop-trust"));
    w.focus().setBoardIndex(0);
    w.canvas().setFocus();
    w.brush().setGround({Ground::Kind::Fixed, Terrain::Gold, {}});
    w.brush().setNumber({12, {}, {}});
    const HexCoord from = w.board().hexes[9].at, to = w.board().hexes[4].at;
    w.key(Qt::Key_Escape);
    if (qobject_cast<SelectTool*>(w.window.tools().current())) w.click(w.at(from));
    const std::string before = w.file();
    document.change("prepared"_step, [](Scenario& s) { s.minutes = 42; });
    document.undo();

    const QPoint start = w.at(from), end = w.at(to);
    w.press(start);
    w.move((start + end) / 2);
    w.move(end);
    const bool dragged = document.inGesture();
    interruption.act(w);
    QVERIFY(!document.inGesture());
    const bool edited = document.scenario().minutes == 99;
    if (dragged && !edited) QCOMPARE(w.file(), before);
    // The hand moves on and lets go.
    const std::string after = w.file();
    w.move(start);
    w.move(end);
    w.release(end);
    QVERIFY(!document.inGesture());
    QCOMPARE(w.file(), after);
    QUndoStack& history = document.history();
    if (dragged) {  // what was taken back leaves the step that can be done again
        QCOMPARE(history.count(), 1);
        QCOMPARE(history.index(), edited ? 1 : 0);
    }
    const int index = history.index();
    while (history.canUndo()) document.undo();
    QCOMPARE(w.file(), before);
    while (history.index() < index) document.redo();
    QCOMPARE(w.file(), after);
}

/// A window that goes as a whole, without being closed before.
void InterruptionsTest::windowGoesInADrag()
{
    for (const bool carrying : {false, true}) {
        EditorWindow w("crop-trust");
        w.window.tools().choose(w.window.tools().tools()[carrying ? 0 : 2]);
        w.click(w.at(w.board().hexes[9].at));
        w.press(w.at(w.board().hexes[9].at));
        w.move(w.at(w.board().hexes[4].at));
        w.move(w.at(w.board().hexes[5].at));
        QVERIFY(w.document().inGesture());
    }
}

QTEST_MAIN(InterruptionsTest)
#include "tst_interruptions.moc"
