#include "tests/editor/designer.h"

using namespace inselwerk;
using namespace inselwerk::test;

/// A scenario made by somebody who has no mouse.
class KeysAloneTest : public QObject
{
    Q_OBJECT

private slots:
    void everyPanelIsReached();
    void aScenarioIsMade();

private:
    void begin(Designer&);
    void drawLand(Designer&);
    void layHarbours(Designer&);
    void pileUp(Designer&);
    void makeEvents(Designer&);
};

namespace {

bool has(const QWidget& around, const QWidget* widget)
{
    return widget && (widget == &around || around.isAncestorOf(widget));
}

/// F6 until the focus is in that panel; without a name: until it is on the board.
void goTo(Designer& designer, const char* panel = nullptr)
{
    const QWidget& target =
        panel ? *designer.window().findChild<Dock*>(QLatin1String(panel)) : static_cast<QWidget&>(designer.canvas());
    constexpr int many = 20;
    for (int i = 0; i < many && !has(target, QApplication::focusWidget()); ++i)
        designer.hands().key(Qt::Key_F6, panel ? Qt::NoModifier : Qt::ShiftModifier);
    if (!has(target, QApplication::focusWidget())) qFatal("F6 does not lead to %s", panel ? panel : "the board");
}

/// Tab until the focus is on what is called so.
void tabTo(Designer& designer, const QString& called)
{
    QStringList passed;
    constexpr int many = 150;
    for (int i = 0; i < many; ++i) {
        if (test::isCalled(*QApplication::focusWidget(), called)) return;
        designer.hands().key(Qt::Key_Tab);
        passed << QApplication::focusWidget()->accessibleName();
    }
    qFatal("Tab does not lead to %s, but to %s", qPrintable(called), qPrintable(passed.join(", ")));
}

/// Tools have letters on the board.
void takeTool(Designer& designer, Qt::Key letter)
{
    goTo(designer);
    designer.hands().key(letter);
}

void press(Designer& designer, const char* panel, const QString& button)
{
    goTo(designer, panel);
    tabTo(designer, button);
    designer.hands().key(Qt::Key_Space);
}

}  // namespace

void KeysAloneTest::everyPanelIsReached()
{
    Designer designer;
    begin(designer);
    goTo(designer);
    std::set<QString> reached;
    constexpr int many = 20;
    for (int i = 0; i < many; ++i) {
        designer.hands().key(Qt::Key_F6);
        if (designer.canvas().hasFocus()) break;
        for (const Dock* dock : designer.window().docks())
            if (has(*dock, QApplication::focusWidget())) {
                reached.insert(dock->objectName());
                QVERIFY(!dock->visibleRegion().isEmpty());
            }
    }
    QVERIFY(designer.canvas().hasFocus());
    for (const char* name :
         {"tools", "terrain", "numbers", "properties", "stacks", "pools", "scenario", "rules", "fairness", "problems",
          "events"})
        QVERIFY2(reached.contains(QLatin1String(name)), name);
}

void KeysAloneTest::begin(Designer& designer)
{
    const NextDialog dialog([&](QWidget& chooser) {
        if (!QTest::qWaitFor([&] { return has(chooser, QApplication::focusWidget()); })) qFatal("No focus");
        designer.hands().key(Qt::Key_End);
        tabTo(designer, "Rings around the middle");
        designer.hands().type("2");
        designer.hands().key(Qt::Key_Return);
    });
    designer.hands().key(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(dialog.came());
    QCOMPARE(designer.window().focus().board()->hexes.size(), std::size_t{19});
}

/// Forest with a row of fields; the desert stays in the middle. The cursor begins there.
void KeysAloneTest::drawLand(Designer& designer)
{
    Hands& hands = designer.hands();
    press(designer, "terrain", "forest");
    takeTool(designer, Qt::Key_G);
    hands.key(Qt::Key_Return);
    press(designer, "terrain", "fields");
    takeTool(designer, Qt::Key_B);
    for (int i = 0; i < 2; ++i) {
        hands.key(Qt::Key_Right);
        hands.key(Qt::Key_Return);
    }
    for (int i = 0; i < 2; ++i) hands.key(Qt::Key_Left);
    hands.key(Qt::Key_V);
    hands.key(Qt::Key_A, Qt::ControlModifier);
    hands.type("5");
    hands.key(Qt::Key_Escape);
    press(designer, "terrain", "desert");
    goTo(designer);
    hands.key(Qt::Key_Return);
    takeTool(designer, Qt::Key_N);
    hands.key(Qt::Key_Left);
    hands.type("12");
    hands.key(Qt::Key_Left);
    hands.type("6");
}

void KeysAloneTest::layHarbours(Designer& designer)
{
    takeTool(designer, Qt::Key_F);
    press(designer, "brush", "2:1 harbour: grain");
    goTo(designer);
    for (int i = 0; i < 9; ++i) designer.hands().key(Qt::Key_Left);
    designer.hands().key(Qt::Key_Return);
}

/// A stack on the hex at the left end, where the cursor is.
void KeysAloneTest::pileUp(Designer& designer)
{
    Hands& hands = designer.hands();
    press(designer, "stacks", "New stack");
    hands.type("pile");
    hands.key(Qt::Key_Return);
    takeTool(designer, Qt::Key_V);
    hands.key(Qt::Key_Right);
    hands.key(Qt::Key_Return);
    press(designer, "stacks", "Lays the stack on the selected hexes");
}

void KeysAloneTest::makeEvents(Designer& designer)
{
    Hands& hands = designer.hands();
    press(designer, "events", "New event token");
    QCOMPARE(QApplication::focusWidget()->accessibleName(), QStringLiteral("Effect 1"));
    hands.type("Rec");
    tabTo(designer, "Cards of choice");
    hands.type("2");
    tabTo(designer, "Id");
    hands.key(Qt::Key_A, Qt::ControlModifier);
    hands.type("windfall");
    tabTo(designer, "Count");
    hands.type("30");
    press(designer, "rules", "Under settlements and cities");
}

void KeysAloneTest::aScenarioIsMade()
{
    Designer designer;
    begin(designer);
    drawLand(designer);
    layHarbours(designer);
    pileUp(designer);
    makeEvents(designer);
    const NextDialog dialog(choosing(designer.pathOf("by-keys.yaml")));
    designer.hands().key(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(dialog.came());

    const Reading saved =
        readScenarioFile(designer.pathOf("by-keys.yaml").toStdString(), descriptionsOf(moduleTypes()));
    for (const Problem& problem : saved.problems) qWarning("%s", describe(problem, "saved").c_str());
    QVERIFY(saved.problems.empty());
    const Board& board = saved.scenario.boards.front();
    const auto land = [&](Terrain terrain) {
        return std::count_if(
            board.hexes.begin(), board.hexes.end(), [terrain](const HexEntry& hex) { return hex.terrain == terrain; });
    };
    QCOMPARE(land(Terrain::Forest), 16);
    QCOMPARE(land(Terrain::Fields), 2);
    QCOMPARE(land(Terrain::Desert), 1);
    QCOMPARE(board.find({-1, 0})->number, 12);
    QCOMPARE(board.find({-2, 0})->stack, std::string("pile"));
    QCOMPARE(board.harbours.size(), std::size_t{1});
    QVERIFY((board.harbours.front() == HarbourEntry{{-2, 0}, 4, Harbour::Grain, {}}));
    const std::string file = written(saved.scenario);
    QVERIFY(file.find("under_pieces: true") != std::string::npos);
    QVERIFY(file.find("{id: windfall, count: 30, effects: [{effect: receive, chosen: 2}]}") != std::string::npos);
}

QTEST_MAIN(KeysAloneTest)
#include "tst_keys_alone.moc"
