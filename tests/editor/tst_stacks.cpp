#include "editor/docks/id_field.h"
#include "editor/docks/number_discs.h"
#include "editor/docks/stacks_curve.h"
#include "editor/docks/stacks_dock.h"
#include "editor/model/stacks.h"
#include "tests/editor/dock_window.h"
#include "tests/editor/fixed_name.h"

#include <QComboBox>
#include <QToolButton>

using namespace inselwerk;

/// The dock of number-token stacks, worked by mouse and keys.
class StacksTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_shown.reset(); }
    void commands_data();
    void commands();
    void tokensAreAddedByDisc();
    void tokensAreAddedByKeys();
    void tokensMoveByAltAndArrows();
    void tokensMoveByDragging();
    void escapeStopsADrag();
    void undoDuringADragIsSafe();
    void deleteRemovesWhatIsSelected();
    void aNewNameIsTakenEverywhere();
    void lettersThatNamesHaveNotAreWrittenOut();
    void aTakenNameIsRefused();
    void anEventKeepsItsStack();
    void rulesOfTheStack();
    void laysOnTheSelection();
    void stacksAreReordered();
    void theCurveSaysWhenANumberIsLive();
    void chancesAreComputedOnceAChange();
    void everythingHasANameInBothLanguages();
    void aBoardWithoutStacks();

private:
    StacksDock& dock() { return *m_shown->find<StacksDock>(); }
    TokenList& tokens() { return *dock().findChild<TokenList*>(); }
    std::vector<int> numbers() { return m_shown->board().findStack(dock().chosen())->tokens; }
    void select(int row) { QTest::mouseClick(tokens().viewport(), Qt::LeftButton, {}, middle(row)); }
    QPoint middle(int row) { return tokens().visualItemRect(tokens().item(row)).center(); }

    std::unique_ptr<test::DockWindow> m_shown;
};

void StacksTest::init()
{
    m_shown = std::make_unique<test::DockWindow>("catakatoa");
    m_shown->window.focus().setBoardIndex(1);  // ten tokens, 2 to 12
    dock().raise();
    QCOMPARE(dock().chosen(), std::string("volcano"));
    QCOMPARE(numbers().size(), std::size_t{10});
}

void StacksTest::commands_data()
{
    QTest::addColumn<QByteArray>("button");
    QTest::addColumn<std::size_t>("stacks");
    QTest::addColumn<std::size_t>("tokens");
    QTest::newRow("new") << QByteArray("add") << std::size_t{2} << std::size_t{10};
    QTest::newRow("duplicate") << QByteArray("duplicate") << std::size_t{2} << std::size_t{10};
    QTest::newRow("remove") << QByteArray("remove") << std::size_t{0} << std::size_t{0};
    QTest::newRow("reverse") << QByteArray("reverse") << std::size_t{1} << std::size_t{10};
    QTest::newRow("shuffle") << QByteArray("shuffle") << std::size_t{1} << std::size_t{10};
}

void StacksTest::commands()
{
    QFETCH(QByteArray, button);
    QFETCH(std::size_t, stacks);
    QFETCH(std::size_t, tokens);
    m_shown->step([&] { QTest::mouseClick(dock().findChild<QToolButton*>(QLatin1String(button)), Qt::LeftButton); });
    QCOMPARE(m_shown->board().stacks.size(), stacks);
    if (stacks > 0) QCOMPARE(numbers().size(), tokens);
    if (button == "remove") QVERIFY(hexesOfStack(m_shown->board(), "volcano").empty());
    if (button == "shuffle") {
        std::vector<int> sorted;
        m_shown->step([&] { QTest::mouseClick(dock().findChild<QToolButton*>("sort"), Qt::LeftButton); });
        sorted = numbers();
        QVERIFY(std::is_sorted(sorted.begin(), sorted.end()));
        m_shown->nothing([&] { QTest::mouseClick(dock().findChild<QToolButton*>("sort"), Qt::LeftButton); });
    }
}

void StacksTest::tokensAreAddedByDisc()
{
    select(2);
    auto* six = dock().findChild<NumberDiscs*>()->findChildren<QToolButton*>().at(4);
    QCOMPARE(six->accessibleName(), QStringLiteral("Add number token 6"));
    m_shown->step([&] { QTest::mouseClick(six, Qt::LeftButton); });
    QCOMPARE(numbers(), (std::vector<int>{2, 3, 4, 6, 5, 6, 8, 9, 10, 11, 12}));
    QCOMPARE(tokens().chosen(), TokenList::Places{3});
}

void StacksTest::tokensAreAddedByKeys()
{
    for (const auto& [keys, number] : {std::pair{"5", 5}, {"11", 11}, {"10", 10}, {"12", 12}, {"2", 2}}) {
        QTest::keyClick(&tokens(), Qt::Key_End);
        m_shown->step([&] { QTest::keyClicks(&tokens(), QLatin1String(keys)); });
        QCOMPARE(numbers().back(), number);
    }
    for (const char* keys : {"7", "0", "1"})
        m_shown->nothing([&] { QTest::keyClicks(&tokens(), QLatin1String(keys)); });
}

void StacksTest::tokensMoveByAltAndArrows()
{
    select(0);
    m_shown->step([&] { QTest::keyClick(&tokens(), Qt::Key_Down, Qt::AltModifier); });
    QCOMPARE(numbers()[1], 2);
    m_shown->step([&] { QTest::keyClick(&tokens(), Qt::Key_Down, Qt::AltModifier); });
    QCOMPARE(numbers()[2], 2);
    m_shown->step([&] { QTest::keyClick(&tokens(), Qt::Key_Up, Qt::AltModifier); });
    QCOMPARE(numbers()[1], 2);
    QCOMPARE(tokens().chosen(), TokenList::Places{1});
    select(9);
    m_shown->nothing([&] { QTest::keyClick(&tokens(), Qt::Key_Down, Qt::AltModifier); });
}

void StacksTest::tokensMoveByDragging()
{
    QWidget* area = tokens().viewport();
    select(1);
    QTest::mouseClick(area, Qt::LeftButton, Qt::ShiftModifier, middle(2));
    m_shown->step([&] {
        QTest::mousePress(area, Qt::LeftButton, {}, middle(1));
        QTest::mouseMove(area, middle(3));
        QTest::mouseMove(area, middle(4) + QPoint(0, 8));
        QTest::mouseRelease(area, Qt::LeftButton, {}, middle(4) + QPoint(0, 8));
    });
    QCOMPARE(numbers(), (std::vector<int>{2, 5, 6, 3, 4, 8, 9, 10, 11, 12}));
    QCOMPARE(tokens().chosen(), (TokenList::Places{3, 4}));
    m_shown->step([&] {
        QTest::mousePress(area, Qt::LeftButton, {}, middle(3));
        QTest::mouseMove(area, middle(1));
        QTest::mouseMove(area, middle(0) - QPoint(0, 8));
        QTest::mouseRelease(area, Qt::LeftButton, {}, middle(0) - QPoint(0, 8));
    });
    QCOMPARE(numbers(), (std::vector<int>{3, 4, 2, 5, 6, 8, 9, 10, 11, 12}));
}

void StacksTest::escapeStopsADrag()
{
    QWidget* area = tokens().viewport();
    m_shown->nothing([&] {
        QTest::mousePress(area, Qt::LeftButton, {}, middle(0));
        QTest::mouseMove(area, middle(2));
        QTest::mouseMove(area, middle(3));
        QTest::keyClick(&tokens(), Qt::Key_Escape);
        QTest::mouseRelease(area, Qt::LeftButton, {}, middle(3));
    });
}

void StacksTest::undoDuringADragIsSafe()
{
    QTest::keyClicks(&tokens(), QStringLiteral("6"));
    QWidget* area = tokens().viewport();
    QTest::mousePress(area, Qt::LeftButton, {}, middle(0));
    QTest::mouseMove(area, middle(2));
    QTest::mouseMove(area, middle(3));
    QTest::keyClick(&m_shown->window, Qt::Key_Z, Qt::ControlModifier);
    QTest::mouseRelease(area, Qt::LeftButton, {}, middle(3));
    QCOMPARE(m_shown->file(), test::written(test::included("catakatoa")));
}

void StacksTest::deleteRemovesWhatIsSelected()
{
    select(1);
    QTest::mouseClick(tokens().viewport(), Qt::LeftButton, Qt::ControlModifier, middle(3));
    m_shown->step([&] { QTest::keyClick(&tokens(), Qt::Key_Delete); });
    QCOMPARE(numbers(), (std::vector<int>{2, 4, 6, 8, 9, 10, 11, 12}));
    tokens().selectAll();
    m_shown->step([&] { QTest::keyClick(&tokens(), Qt::Key_Delete); });
    QVERIFY(numbers().empty());
    m_shown->nothing([&] { QTest::keyClick(&tokens(), Qt::Key_Delete); });
    m_shown->step([&] { QTest::keyClicks(&tokens(), QStringLiteral("8")); });
    QCOMPARE(numbers(), std::vector<int>{8});
}

void StacksTest::aNewNameIsTakenEverywhere()
{
    auto* name = dock().findChild<IdField*>();
    name->setFocus();
    name->selectAll();
    m_shown->step([&] {
        QTest::keyClicks(name, QStringLiteral("CrAter"));
        QTest::keyClick(name, Qt::Key_Return);
    });
    QCOMPARE(dock().chosen(), std::string("crater"));
    QCOMPARE(hexesOfStack(m_shown->board(), "crater").size(), std::size_t{1});
    QVERIFY(hexesOfStack(m_shown->board(), "volcano").empty());
    name->selectAll();
    m_shown->nothing([&] {
        QTest::keyClicks(name, QStringLiteral("other"));
        QTest::keyClick(name, Qt::Key_Escape);
    });
    QCOMPARE(name->text(), QStringLiteral("crater"));
}

void StacksTest::lettersThatNamesHaveNotAreWrittenOut()
{
    auto* name = dock().findChild<IdField*>();
    name->setFocus();
    name->selectAll();
    m_shown->step([&] {
        for (const QChar letter : QString::fromUtf8("Geröll Süd!"))
            QTest::sendKeyEvent(QTest::Click, name, Qt::Key_unknown, QString(letter), Qt::NoModifier);
        QCOMPARE(name->text(), QStringLiteral("geroell-sued"));
        QTest::keyClick(name, Qt::Key_Return);
    });
    QCOMPARE(dock().chosen(), std::string("geroell-sued"));
}

void StacksTest::aTakenNameIsRefused()
{
    QTest::mouseClick(dock().findChild<QToolButton*>("add"), Qt::LeftButton);
    auto* name = dock().findChild<IdField*>();
    QString why;
    connect(name, &IdField::refused, this, [&why](const QString& sentence) { why = sentence; });
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("volcano"));
    QVERIFY(why.contains(QStringLiteral("volcano")));
    m_shown->nothing([&] { QTest::keyClick(name, Qt::Key_Return); });
    QCOMPARE(name->text(), QStringLiteral("stack"));
}

void StacksTest::anEventKeepsItsStack()
{
    Scenario scenario = test::included("catakatoa");
    Section effect{"stack-token", {{"stack", std::string("volcano")}}};
    Section token{"", {{"effects", std::vector<Section>{effect}}}};
    scenario.modules.push_back({"events", {{"tokens", std::vector<Section>{token}}}});
    const auto named = [](const Scenario& s) {
        const auto& tokens = std::get<std::vector<Section>>(s.modules.back().values.at("tokens"));
        const auto& effects = std::get<std::vector<Section>>(tokens[0].values.at("effects"));
        return std::get<std::string>(effects[0].values.at("stack"));
    };
    renameStack(scenario, 1, "volcano", "crater");
    QCOMPARE(named(scenario), std::string("volcano"));  // the other board has one of that name
    renameStack(scenario, 0, "volcano", "crater");
    QCOMPARE(named(scenario), std::string("crater"));
}

void StacksTest::rulesOfTheStack()
{
    for (const char* name : {"order", "when-empty", "after-roll"}) {
        auto* box = dock().findChild<QComboBox*>(QLatin1String(name));
        box->setFocus();
        m_shown->step([&] { QTest::keyClick(box, Qt::Key_Down); });
        m_shown->nothing([&] { QTest::keyClick(box, Qt::Key_Down); });
    }
    const NumberStack& stack = m_shown->board().stacks[0];
    QVERIFY(stack.shuffled);
    QCOMPARE(stack.afterRoll, AfterRoll::ToBottom);
    QCOMPARE(stack.whenEmpty, WhenEmpty::Again);
}

void StacksTest::laysOnTheSelection()
{
    m_shown->window.focus().select({{1, 0}, {2, 0}, {9, 9}});
    m_shown->step([&] { m_shown->click("lay"); });
    QCOMPARE(hexesOfStack(m_shown->board(), "volcano").size(), std::size_t{3});
    QVERIFY(m_shown->board().find({1, 0})->numberPool.empty());
    m_shown->click("select");
    QCOMPARE(m_shown->window.focus().selection(), (std::set<HexCoord>{{0, 0}, {1, 0}, {2, 0}}));
    m_shown->window.focus().select({{2, 0}});
    m_shown->step([&] { m_shown->click("take-off"); });
    QCOMPARE(hexesOfStack(m_shown->board(), "volcano").size(), std::size_t{2});
    QVERIFY(!m_shown->find<QWidget>("take-off")->isEnabled());
}

void StacksTest::stacksAreReordered()
{
    QTest::mouseClick(dock().findChild<QToolButton*>("duplicate"), Qt::LeftButton);
    QCOMPARE(dock().chosen(), std::string("volcano-2"));
    auto* piles = m_shown->find<QListWidget>("piles");
    m_shown->step([&] { QTest::keyClick(piles, Qt::Key_Left, Qt::AltModifier); });
    QCOMPARE(m_shown->board().stacks[0].id, std::string("volcano-2"));
    QCOMPARE(dock().chosen(), std::string("volcano-2"));
    m_shown->nothing([&] { QTest::keyClick(piles, Qt::Key_Left, Qt::AltModifier); });
    QTest::keyClick(piles, Qt::Key_Right);
    QCOMPARE(dock().chosen(), std::string("volcano"));
}

void StacksTest::theCurveSaysWhenANumberIsLive()
{
    auto* curve = dock().findChild<StackCurve*>();
    select(4);
    QVERIFY2(
        curve->accessibleName().startsWith(QStringLiteral("The 6 is most likely live at roll ")),
        qPrintable(curve->accessibleName()));
    curve->setFocus();
    QTest::keyClick(curve, Qt::Key_Home);
    QCOMPARE(curve->accessibleDescription(), QStringLiteral("Roll 1: 0 %"));
    select(0);
    QVERIFY(curve->accessibleName().contains(QStringLiteral("roll 1,")));
}

void StacksTest::chancesAreComputedOnceAChange()
{
    const int computed = dock().odds().computed();
    for (int row = 0; row < tokens().count(); ++row) select(row);
    QTest::keyClick(&tokens(), Qt::Key_Up);
    m_shown->window.focus().change("brush"_step, [](Board& board) { board.hexes.front().number = 5; });
    m_shown->speak("de");
    QCOMPARE(dock().odds().computed(), computed);
    QTest::keyClick(&tokens(), Qt::Key_Delete);
    QCOMPARE(numbers().size(), std::size_t{9});
    QCOMPARE(dock().odds().computed(), computed + 1);
    m_shown->window.document().undo();
    QCOMPARE(dock().odds().computed(), computed + 2);
}

void StacksTest::everythingHasANameInBothLanguages()
{
    for (const char* language : {"en", "de"}) {
        m_shown->speak(language);
        for (const QWidget* widget : dock().findChildren<QWidget*>())
            if (widget->focusPolicy() != Qt::NoFocus &&
                widget->objectName() != QLatin1String("qt_scrollarea_viewport") &&
                !qobject_cast<const QAbstractScrollArea*>(widget->parentWidget()) &&
                QByteArray(widget->metaObject()->className()) != "QScrollArea" &&
                QByteArray(widget->metaObject()->className()) != "QComboBoxListView")
                QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
    }
    QCOMPARE(dock().findChild<QToolButton*>("shuffle")->toolTip(), QStringLiteral("Chips jetzt mischen"));
}

void StacksTest::aBoardWithoutStacks()
{
    m_shown->window.document().replace(test::included("base"));
    QVERIFY(dock().chosen().empty());
    QVERIFY(!dock().findChild<QToolButton*>("sort")->isEnabled());
    QVERIFY(!tokens().isVisible());
    m_shown->step([&] { QTest::mouseClick(dock().findChild<QToolButton*>("add"), Qt::LeftButton); });
    QVERIFY(tokens().isVisible());
}

QTEST_MAIN(StacksTest)
#include "tst_stacks.moc"
