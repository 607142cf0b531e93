#include "editor/tools/select_tool.h"
#include "tests/editor/editor_window.h"
#include "tests/editor/leaver.h"

#include <QTabBar>

using namespace inselwerk;
using test::EditorWindow;

/// Whatever comes in between while the button of the mouse is down, with whatever tool: a drag that was under way is
/// taken back as a whole, what was a step already stays exact, and the hand that then moves on and lets go does
/// nothing.
class InterruptionsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyToolInterrupted_data();
    void everyToolInterrupted();
};

namespace {

const std::vector<std::pair<const char*, std::function<void(EditorWindow&)>>>& interruptions()
{
    static const std::vector<std::pair<const char*, std::function<void(EditorWindow&)>>> all{
        {"undo", [](EditorWindow& w) { w.key(Qt::Key_Z, Qt::ControlModifier); }},
        {"escape", [](EditorWindow& w) { w.key(Qt::Key_Escape); }},
        {"delete", [](EditorWindow& w) { w.key(Qt::Key_Delete); }},
        {"paste", [](EditorWindow& w) { w.key(Qt::Key_V, Qt::ControlModifier); }},
        {"rotate", [](EditorWindow& w) { w.key(Qt::Key_Period); }},
        {"another focus", [](EditorWindow& w) { w.window.findChild<QTabBar*>()->setFocus(); }},
        {"another board", [](EditorWindow& w) { w.focus().setBoardIndex(1); }},
        {"an edit by a panel",
         [](EditorWindow& w) { w.document().change("minutes", [](Scenario& s) { s.minutes = 99; }); }},
        {"hidden", [](EditorWindow& w) { w.window.hide(); }},
        {"closed", [](EditorWindow& w) { w.window.close(); }},
        {"nothing, and the window goes", [](EditorWindow&) {}},
    };
    return all;
}

}  // namespace

void InterruptionsTest::everyToolInterrupted_data()
{
    QTest::addColumn<int>("tool");
    QTest::addColumn<int>("interruption");
    EditorWindow w("crop-trust");
    int tool = 0;
    for (const Tool* t : w.window.tools().tools()) {
        int how = 0;
        for (const auto& interruption : interruptions())
            QTest::addRow("%s, %s", qPrintable(t->name()), interruption.first) << tool << how++;
        ++tool;
    }
}

void InterruptionsTest::everyToolInterrupted()
{
    QFETCH(int, tool);
    QFETCH(int, interruption);
    const test::Leaver leaver;  // who has made a step is asked before the window closes
    EditorWindow w("crop-trust");
    w.brush().setGround({Ground::Kind::Fixed, Terrain::Gold, {}});
    w.brush().setNumber({12, {}, {}});
    w.window.tools().choose(w.window.tools().tools()[static_cast<std::size_t>(tool)]);
    const HexCoord from = w.board().hexes[9].at, to = w.board().hexes[4].at;
    if (qobject_cast<SelectTool*>(w.window.tools().current())) w.click(w.at(from));
    const std::string before = w.file();
    w.document().change("prepared", [](Scenario& s) { s.minutes = 42; });
    w.document().undo();
    const QPoint start = w.at(from), end = w.at(to);
    w.press(start);
    w.move((start + end) / 2);
    w.move(end);
    const bool dragged = w.document().inGesture();
    interruptions()[static_cast<std::size_t>(interruption)].second(w);
    if (w.document().inGesture() && interruption + 1 == static_cast<int>(interruptions().size())) return;
    QVERIFY(!w.document().inGesture());
    const int minutes = w.document().scenario().minutes;
    const bool edited = minutes == 99 || minutes == 42;
    if (dragged && !edited) QCOMPARE(w.file(), before);
    const std::string after = w.file();
    w.move(start);
    w.move(end);
    w.release(end);
    QVERIFY(!w.document().inGesture());
    QCOMPARE(w.file(), after);
    QUndoStack& history = w.document().history();
    // What was taken back leaves the step that can be done again.
    if (dragged) QCOMPARE(history.count(), 1);
    if (dragged) QCOMPARE(history.index(), edited ? 1 : 0);
    const int index = history.index();
    while (history.canUndo()) w.document().undo();
    QCOMPARE(w.file(), before);
    while (history.index() < index) w.document().redo();
    QCOMPARE(w.file(), after);
}

QTEST_MAIN(InterruptionsTest)
#include "tst_interruptions.moc"
