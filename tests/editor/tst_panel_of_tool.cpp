#include "editor/tools/tool_set.h"
#include "tests/editor/fixed_name.h"
#include "tests/editor/hands.h"
#include "tests/editor/scenario_files.h"
#include "tests/editor/window_fixture.h"

#include "editor/canvas/board_canvas.h"
#include "editor/forms/hint_line.h"

#include <QToolButton>

#include <algorithm>

using namespace inselwerk;

/// What a tool lays down is chosen in a panel that comes forward with the tool; and palettes that grow disturb nothing.
class PanelOfToolTest : public QObject
{
    Q_OBJECT

private slots:
    void thePanelComesForward_data();
    void thePanelComesForward();
    void nobodyIsDisturbedWhileTyping();
    void closedPanelsStayClosed();
    void poolsMakeNoPanelWider_data();
    void poolsMakeNoPanelWider();
    void theBoardStaysWhereItIsDuringAStroke();
    void missingNumbersAreSaid();
};

namespace {

struct Desk
{
    explicit Desk(QSize size = {1600, 1000})
    {
        window->file().begin(test::included("base"));
        window->resize(size);
        window->activateWindow();
        if (!QTest::qWaitForWindowActive(window.get())) qFatal("The window does not become active");
        QTest::qWait(30);
    }
    Dock& dock(const char* name) { return *window->findChild<Dock*>(QLatin1String(name)); }
    bool isInFront(const char* name)
    {
        QCoreApplication::processEvents();
        return !dock(name).visibleRegion().isEmpty();
    }
    void key(Qt::Key key) { QTest::keyClick(&window->canvas(), key); }

    test::Program program;
    std::unique_ptr<MainWindow> window = program.window();
    test::Hands hands{*window};
};

}  // namespace

void PanelOfToolTest::thePanelComesForward_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("large") << QSize(1600, 1000);
    QTest::newRow("medium") << QSize(1280, 800);
    QTest::newRow("small") << QSize(1024, 600);
}

void PanelOfToolTest::thePanelComesForward()
{
    QFETCH(QSize, size);
    Desk desk(size);
    const std::pair<Qt::Key, const char*> panels[] = {
        {Qt::Key_F, "brush"}, {Qt::Key_N, "numbers"}, {Qt::Key_S, "brush"},   {Qt::Key_T, "tokens"},
        {Qt::Key_Z, "brush"}, {Qt::Key_B, "terrain"}, {Qt::Key_N, "numbers"}, {Qt::Key_L, "terrain"}};
    for (const auto& [letter, panel] : panels) {
        desk.key(letter);
        QVERIFY2(desk.isInFront(panel), panel);
    }
    // By mouse as well.
    for (QToolButton* button : desk.dock("tools").findChildren<QToolButton*>())
        if (button->accessibleName() == "Harbour") desk.hands.click(*button);
    QVERIFY(desk.isInFront("brush"));
    // Tools that lay nothing change nothing.
    desk.key(Qt::Key_V);
    QVERIFY(desk.isInFront("brush"));
}

void PanelOfToolTest::nobodyIsDisturbedWhileTyping()
{
    Desk desk;
    auto* field = new QLineEdit(desk.dock("numbers").widget());
    field->show();
    desk.hands.bringIntoSight(*field);
    field->setFocus();
    desk.window->tools().choose(desk.window->tools().tools()[6]);  // the harbours
    QVERIFY(desk.window->tools().current()->uses(Tool::Option::Harbours));
    QVERIFY(desk.isInFront("numbers"));
    QVERIFY(field->hasFocus());
}

void PanelOfToolTest::closedPanelsStayClosed()
{
    Desk desk;
    desk.dock("brush").close();
    desk.key(Qt::Key_F);
    QVERIFY(!desk.isInFront("brush"));
    QVERIFY(!desk.dock("brush").isVisible());
}

void PanelOfToolTest::poolsMakeNoPanelWider_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << "en";
    QTest::newRow("de") << "de";
}

void PanelOfToolTest::poolsMakeNoPanelWider()
{
    QFETCH(QString, language);
    Desk desk;
    desk.program.speak(language);
    const auto raise = [&](const char* name) {
        desk.dock(name).raise();
        QTest::qWait(30);
    };
    for (const char* name : {"numbers", "brush", "terrain"}) raise(name);
    const QRect before = desk.window->canvas().geometry();
    const int zoom = desk.window->canvas().zoom();
    desk.window->focus().change("Pools"_step, [](Board& board) {
        board.terrainPools.push_back({"a-pool-with-quite-a-long-name", {}});
        NumberPool numbers;
        numbers.id = "numbers-with-quite-a-long-name-too";
        board.numberPools.push_back(numbers);
        board.harbourPools.push_back({"harbours-with-a-long-name", {}});
    });
    for (const char* name : {"numbers", "brush", "terrain"}) {
        raise(name);
        QCOMPARE(desk.window->canvas().geometry(), before);
        QCOMPARE(desk.window->canvas().zoom(), zoom);
    }
    // The counts of the numbers fit, and the name can be read all the same.
    int counts = 0, named = 0;
    for (const QToolButton* button : desk.dock("numbers").findChildren<QToolButton*>()) {
        if (button->toolButtonStyle() != Qt::ToolButtonTextUnderIcon) continue;
        ++counts;
        QVERIFY(button->fontMetrics().horizontalAdvance(QStringLiteral("18 + 18")) < button->width());
    }
    QCOMPARE(counts, 10);
    for (const QToolButton* button : desk.window->findChildren<QToolButton*>())
        if (button->toolTip().contains("a-pool-with-quite-a-long-name") && !button->accessibleName().isEmpty()) ++named;
    QCOMPARE(named, 1);
}

void PanelOfToolTest::theBoardStaysWhereItIsDuringAStroke()
{
    Desk desk;
    BoardCanvas& canvas = desk.window->canvas();
    desk.key(Qt::Key_Z);
    const HexCoord first = desk.window->focus().board()->hexes[0].at, next = desk.window->focus().board()->hexes[1].at;
    const QPoint from = canvas.boardGeometry().hexCentre(first).toPoint();
    const QPoint to = canvas.boardGeometry().hexCentre(next).toPoint();
    QTest::mousePress(&canvas, Qt::LeftButton, {}, from);
    const QPointF origin = canvas.boardGeometry().origin();
    const qreal radius = canvas.boardGeometry().radius();
    desk.window->resize(desk.window->size() - QSize(120, 60));  // whatever it comes from
    QTest::qWait(30);
    QMouseEvent move(QEvent::MouseMove, to, canvas.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(&canvas, &move);
    QCOMPARE(canvas.boardGeometry().origin(), origin);
    QCOMPARE(canvas.boardGeometry().radius(), radius);
    QVERIFY(!desk.window->focus().board()->find(next)->terrainPool.empty());
    QTest::mouseRelease(&canvas, Qt::LeftButton, {}, to);
    QVERIFY(!desk.window->focus().board()->terrainPools.empty());
    // Then the whole board is in the middle again.
    QTRY_VERIFY(canvas.boardGeometry().origin() != origin);
}

void PanelOfToolTest::missingNumbersAreSaid()
{
    Desk desk;
    desk.key(Qt::Key_N);
    const auto* hint = desk.dock("numbers").findChild<HintLine*>();
    QVERIFY(!hint->isVisible());
    // Sand over a number, and then forest over the sand: its number is gone.
    BoardCanvas& canvas = desk.window->canvas();
    const std::vector<HexEntry> hexes = desk.window->focus().board()->hexes;
    const auto first = std::ranges::find_if(hexes, [](const HexEntry& hex) { return hex.number > 0; });
    const QPoint there = canvas.boardGeometry().hexCentre(first->at).toPoint();
    for (const char* terrain : {"desert", "forest"}) {
        for (QToolButton* button : desk.dock("terrain").findChildren<QToolButton*>())
            if (button->accessibleName() == QLatin1String(terrain)) desk.hands.click(*button);
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, there);
    }
    desk.key(Qt::Key_N);
    QVERIFY(desk.isInFront("numbers"));
    QVERIFY(hint->isVisible());
    QCOMPARE(hint->text(), QString("One hex without a number"));
    desk.hands.pointAt(canvas, there);
    QTest::keyClicks(&canvas, "8");
    QVERIFY(!hint->isVisible());
}

QTEST_MAIN(PanelOfToolTest)
#include "tst_panel_of_tool.moc"
