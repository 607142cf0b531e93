#include "tests/editor/tool_deeds.h"

#include <QAction>

#include <map>

using namespace inselwerk;
using namespace inselwerk::test;

/// Every tool and every command of the edit menu in a real window: done by mouse or keys it changes the file in one
/// step; undone the file is as before to the byte; done again as after. The step is named in the language in use, and
/// the selection follows what it moves.
class ToolStepsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyToolCanBeUndone_data();
    void everyToolCanBeUndone();
    void gesturesAreNamedWhenTheyEnd();
    void theSelectionFollowsWhatIsUndone();
    void theSelectionStaysWhereItWasPut();

private:
    std::map<QStringList, QStringList> m_german;  ///< names of steps, as they are when they are made in German
};

namespace {

QStringList namesOf(const QUndoStack& history)
{
    QStringList names;
    for (int i = 0; i < history.count(); ++i) names << history.text(i);
    return names;
}

QStringList namesInGerman(const Deed& deed)
{
    EditorWindow w("base");
    w.speak("de");
    deed.run(w);
    return namesOf(w.history());
}

}  // namespace

void ToolStepsTest::everyToolCanBeUndone_data()
{
    QTest::addColumn<int>("action");
    int i = 0;
    for (const Deed& action : actions()) QTest::newRow(action.name) << i++;
}

void ToolStepsTest::everyToolCanBeUndone()
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
    // The names are those that the steps would have if they had been made in the language that is in use now.
    const QStringList english = namesOf(w.history());
    w.speak("de");
    const QStringList switched = namesOf(w.history());
    QStringList& german = m_german[english];
    if (german.isEmpty()) german = namesInGerman(a);
    QVERIFY(!german.isEmpty());
    QCOMPARE(switched, german);
}

/// The language may be another by then; the menu says the name in whatever is in use.
void ToolStepsTest::gesturesAreNamedWhenTheyEnd()
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

void ToolStepsTest::theSelectionFollowsWhatIsUndone()
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

void ToolStepsTest::theSelectionStaysWhereItWasPut()
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

QTEST_MAIN(ToolStepsTest)
#include "tst_tool_steps.moc"
