#include "editor/docks/properties_dock.h"
#include "editor/model/painting.h"
#include "editor/model/pools.h"
#include "editor/model/properties.h"
#include "tests/editor/dock_window.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>
#include <QToolButton>
#include <QWheelEvent>

using namespace inselwerk;

/// Properties of hexes and boards, changed by mouse and keys.
class PropertiesTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { show("base"); }
    void cleanup() { m_shown.reset(); }
    void pagesFollowTheSelection();
    void tabGoesDownThePanel();
    void terrainAndNumberOfOneHex();
    void mixedValuesAreSaid();
    void aPoolKeepsItsPlaces();
    void cropsAreCounted();
    void cropsByNumberStay();
    void cropsLieOnlyOnFields();
    void cropsOnForestCanBeTakenAway();
    void harboursAtTheSides();
    void harboursInlandCanBeTakenAway();
    void theWheelChangesNothing();
    void typedIdsArriveBeforeAnotherBoard();
    void setupRegionAndRobber();
    void namesOfTheBoard();
    void playersPushEachOther();
    void theBoardTurnsAndReturns();
    void theRobberStartsAnywhere();
    void startingPiecesBringCards();
    void coloursHaveAnOrder();
    void countsAreInWords();
    void everythingHasANameInBothLanguages();

private:
    void show(const char* name) { m_shown = std::make_unique<test::DockWindow>(name); }
    PropertiesDock& dock() { return *m_shown->find<PropertiesDock>(); }
    template <class T>
    T* part(const char* name)
    {
        T* found = dock().findChild<T*>(QLatin1String(name));
        if (!found) qFatal("nothing is called %s", name);
        return found;
    }
    void select(std::set<HexCoord> hexes) { m_shown->window.focus().select(std::move(hexes)); }
    /// Chooses an entry of a drop-down list as a person at the keyboard does.
    void choose(QComboBox* box, const QString& text);
    const HexEntry& hex(HexCoord at) { return *m_shown->board().find(at); }

    std::unique_ptr<test::DockWindow> m_shown;
};

void PropertiesTest::choose(QComboBox* box, const QString& text)
{
    const int index = box->findText(text);
    QVERIFY2(index >= 0, qPrintable(text));
    box->setCurrentIndex(index);
    emit box->activated(index);
}

void PropertiesTest::pagesFollowTheSelection()
{
    QCOMPARE(dock().title(), QStringLiteral("Properties: board"));
    QVERIFY(part<QLineEdit>("name-en")->isVisible());
    select({{1, 0}});
    QCOMPARE(dock().title(), QStringLiteral("Properties: hex [1, 0]"));
    QVERIFY(part<QComboBox>("terrain")->isVisible());
    select({{1, 0}, {0, 0}});
    QCOMPARE(dock().title(), QStringLiteral("Properties: 2 hexes"));
    select({});
    QVERIFY(!part<QComboBox>("terrain")->isVisible());
}

/// Fields that come with the selection are passed where they stand.
void PropertiesTest::tabGoesDownThePanel()
{
    select({{2, 0}});
    QCoreApplication::processEvents();  // the fields appear
    auto* first = part<QComboBox>("terrain");
    const QWidget* panel = dock().widget();
    std::vector<int> heights;
    int boxes = 0;
    for (QWidget* next = first; panel->isAncestorOf(next); next = next->nextInFocusChain()) {
        if (!(next->focusPolicy() & Qt::TabFocus) || next->focusProxy() || !next->isVisibleTo(panel)) continue;
        heights.push_back(next->mapTo(panel, QPoint(0, 0)).y());
        boxes += qobject_cast<QComboBox*>(next) != nullptr;
    }
    QVERIFY(boxes > 3);  // terrain, number, harbours
    QVERIFY(std::ranges::is_sorted(heights));
}

void PropertiesTest::terrainAndNumberOfOneHex()
{
    select({{1, 0}});
    auto* terrain = part<QComboBox>("terrain");
    auto* number = part<QComboBox>("number");
    QCOMPARE(terrain->currentText(), QStringLiteral("forest"));
    QCOMPARE(number->currentText(), QStringLiteral("3"));
    m_shown->step([&] { choose(terrain, QStringLiteral("gold")); });
    QVERIFY(hex({1, 0}).terrain == Terrain::Gold);
    m_shown->step([&] { choose(number, QStringLiteral("8")); });
    QCOMPARE(hex({1, 0}).number, 8);
    number->setFocus();
    m_shown->step([&] { QTest::keyClick(number, Qt::Key_Down); });
    QCOMPARE(hex({1, 0}).number, 9);
    m_shown->step([&] { choose(number, QStringLiteral("no number")); });
    m_shown->step([&] { choose(terrain, QStringLiteral("no hex")); });
    QVERIFY(!m_shown->board().find({1, 0}));
    QVERIFY(!number->isEnabled());
    m_shown->step([&] { choose(terrain, QStringLiteral("hills")); });
    QVERIFY(hex({1, 0}).terrain == Terrain::Hills);
}

void PropertiesTest::mixedValuesAreSaid()
{
    select({{1, 0}, {0, -1}, {0, 0}});
    auto* terrain = part<QComboBox>("terrain");
    QCOMPARE(terrain->currentIndex(), -1);
    QCOMPARE(terrain->placeholderText(), QStringLiteral("several"));
    QCOMPARE(part<QComboBox>("number")->currentIndex(), -1);
    m_shown->step([&] { choose(terrain, QStringLiteral("pasture")); });
    QCOMPARE(terrain->currentText(), QStringLiteral("pasture"));
    m_shown->step([&] { choose(part<QComboBox>("number"), QStringLiteral("5")); });
    for (const HexCoord at : {HexCoord{1, 0}, {0, -1}, {0, 0}}) QCOMPARE(hex(at).number, 5);
}

void PropertiesTest::aPoolKeepsItsPlaces()
{
    m_shown->window.focus().setBoardIndex(1);
    select({{0, 0}, {1, 0}});
    QCOMPARE(part<QComboBox>("terrain")->currentText(), QStringLiteral("drawn from “land”"));
    QCOMPARE(part<QComboBox>("number")->currentText(), QStringLiteral("drawn from “tokens”"));
    m_shown->step([&] { choose(part<QComboBox>("terrain"), QStringLiteral("forest")); });
    m_shown->step([&] { choose(part<QComboBox>("number"), QStringLiteral("6")); });
    m_shown->step([&] { choose(part<QComboBox>("number"), QStringLiteral("drawn from “tokens”")); });
    m_shown->step([&] { choose(part<QComboBox>("terrain"), QStringLiteral("drawn from “land”")); });
    QCOMPARE(hex({0, 0}).terrainPool, std::string("land"));
    QCOMPARE(hex({0, 0}).numberPool, std::string("tokens"));
    const auto fits = [this] {
        QVERIFY(countOf(m_shown->board(), {PoolKind::Terrain, "land"}).fits());
        QVERIFY(countOf(m_shown->board(), {PoolKind::Numbers, "tokens"}).fits());
    };
    fits();
    select({{1, 0}});
    choose(part<QComboBox>("terrain"), QStringLiteral("hills"));
    choose(part<QComboBox>("number"), QStringLiteral("6"));
    fits();
}

/// On a board that names none, crops come by number. The first one of the designer's own leaves them where they are.
void PropertiesTest::cropsByNumberStay()
{
    Scenario scenario = test::included("crop-trust");
    for (HexEntry& each : scenario.boards[0].hexes) each.tokens.clear();
    m_shown = std::make_unique<test::DockWindow>(scenario);
    select({{-1, 2}});
    auto* rice = part<QSpinBox>("token-rice");
    QCOMPARE(rice->value(), 1);
    m_shown->step([&] { QTest::keyClick(rice, Qt::Key_Up); });
    QCOMPARE(hex({-1, 2}).tokens.at("rice"), 2);
    QCOMPARE(hex({0, 1}).tokens, test::included("crop-trust").boards[0].find({0, 1})->tokens);
}

void PropertiesTest::cropsLieOnlyOnFields()
{
    show("crop-trust");
    const HexCoord forest{1, -1};
    QVERIFY(hex(forest).terrain != Terrain::Fields);
    select({forest, {-1, -1}});
    auto* wheat = part<QSpinBox>("token-wheat");
    wheat->selectAll();
    m_shown->step([&] { QTest::keyClicks(wheat, QStringLiteral("3")); });
    QCOMPARE(hex({-1, -1}).tokens.at("wheat"), 3);
    QVERIFY(hex(forest).tokens.empty());
}

/// What a problem leads to can be put right by keys there, and its row goes with it.
void PropertiesTest::cropsOnForestCanBeTakenAway()
{
    Scenario scenario = test::included("crop-trust");
    HexEntry& wrong = *findHex(scenario.boards[0], {1, -1});
    wrong.tokens = {{"wheat", 1}};
    m_shown = std::make_unique<test::DockWindow>(scenario);
    select({{1, -1}});
    m_shown->step([&] { QTest::keyClick(part<QSpinBox>("token-wheat"), Qt::Key_Down); });
    QVERIFY(!dock().findChild<QSpinBox*>("token-wheat"));
    QVERIFY(hex({1, -1}).tokens.empty());
}

/// A harbour that faces no water has a row as long as it is there.
void PropertiesTest::harboursInlandCanBeTakenAway()
{
    Scenario scenario = test::included("base");
    scenario.boards[0].harbours.push_back({{0, 0}, 0, Harbour::Any, {}});
    m_shown = std::make_unique<test::DockWindow>(scenario);
    select({{0, 0}});
    auto* box = part<QComboBox>("harbour");
    box->setFocus();
    m_shown->step([&] { QTest::keyClick(box, Qt::Key_Home); });
    QVERIFY(!dock().findChild<QComboBox*>("harbour"));
    QCOMPARE(m_shown->board().harbours.size(), std::size_t{9});
}

/// The mouse wheel moves the panel and no number in it.
void PropertiesTest::theWheelChangesNothing()
{
    auto* least = part<QSpinBox>("players-least");
    least->clearFocus();
    m_shown->nothing([&] {
        const QPointF middle = least->rect().center();
        QWheelEvent turn(middle, least->mapToGlobal(middle), {}, {0, 120}, {}, {}, Qt::NoScrollPhase, false);
        QApplication::sendEvent(least, &turn);
    });
}

/// An id that is typed but not confirmed belongs to the board it was typed for.
void PropertiesTest::typedIdsArriveBeforeAnotherBoard()
{
    m_shown->window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_shown->window));
    auto* id = part<QLineEdit>("board-id");
    id->setFocus();
    id->selectAll();
    QTest::keyClicks(id, QStringLiteral("first"));
    m_shown->window.focus().setBoardIndex(1);
    QCOMPARE(m_shown->scenario().boards[0].id, std::string("first"));
    QCOMPARE(m_shown->scenario().boards[1].id, std::string("variable"));
    QCOMPARE(id->text(), QStringLiteral("variable"));
}

void PropertiesTest::cropsAreCounted()
{
    show("crop-trust");
    const auto& hexes = m_shown->board().hexes;
    const auto field = std::find_if(hexes.begin(), hexes.end(), [](const HexEntry& h) {
        return h.terrainPool.empty() && h.terrain == Terrain::Fields;
    });
    QVERIFY(field != hexes.end());
    const HexCoord at = field->at;
    select({at});
    auto* wheat = part<QSpinBox>("token-wheat");
    wheat->setFocus();
    const int before = wheat->value();
    m_shown->step([&] { QTest::keyClick(wheat, Qt::Key_Up); });
    QCOMPARE(m_shown->board().find(at)->tokens.at("wheat"), before + 1);
    select({{99, 99}});
    QVERIFY(!dock().findChild<QSpinBox*>("token-wheat"));
}

void PropertiesTest::harboursAtTheSides()
{
    select({{1, -2}});
    const auto boxes = [this] { return dock().findChildren<QComboBox*>("harbour"); };
    QCOMPARE(boxes().size(), 2);
    QCOMPARE(boxes().at(0)->accessibleName(), QStringLiteral("Harbour in the north-east"));
    QCOMPARE(boxes().at(0)->currentText(), QStringLiteral("2:1 grain"));
    m_shown->step([&] { choose(boxes().at(0), QStringLiteral("3:1")); });
    m_shown->step([&] { choose(boxes().at(0), QStringLiteral("no harbour")); });
    m_shown->step([&] { choose(boxes().at(1), QStringLiteral("2:1 ore")); });
    QCOMPARE(boxes().at(1)->currentText(), QStringLiteral("2:1 ore"));
    select({{0, 0}});
    QVERIFY(boxes().isEmpty());
}

void PropertiesTest::setupRegionAndRobber()
{
    auto* setup = part<QCheckBox>("setup");
    auto* robber = part<QCheckBox>("robber-here");
    select({{1, 0}});
    m_shown->step([&] { QTest::keyClick(setup, Qt::Key_Space); });
    QCOMPARE(m_shown->board().setupHexes, (std::vector<HexCoord>{{1, 0}}));
    m_shown->step([&] { QTest::keyClick(robber, Qt::Key_Space); });
    QVERIFY(m_shown->board().robber.kind == RobberStart::Kind::Hex);
    m_shown->step([&] { QTest::keyClick(robber, Qt::Key_Space); });
    QVERIFY(m_shown->board().robber == RobberStart{});
    select({{1, 0}, {0, 0}});
    QCOMPARE(setup->checkState(), Qt::PartiallyChecked);
    QVERIFY(!robber->isVisible());
    m_shown->step([&] { QTest::keyClick(setup, Qt::Key_Space); });
    QVERIFY(setup->checkState() != Qt::PartiallyChecked);
    m_shown->step([&] { QTest::keyClick(setup, Qt::Key_Space); });
}

void PropertiesTest::namesOfTheBoard()
{
    for (const char* name : {"name-en", "name-de"}) {
        auto* field = part<QLineEdit>(name);
        field->setFocus();
        field->selectAll();
        m_shown->step([&] { QTest::keyClicks(field, QStringLiteral("Groesse %1 & <b>")); });
    }
    QCOMPARE(m_shown->board().name.de, std::string("Groesse %1 & <b>"));
    auto* id = part<QLineEdit>("board-id");
    id->setFocus();
    id->selectAll();
    m_shown->step([&] {
        QTest::keyClicks(id, QStringLiteral("first"));
        QTest::keyClick(id, Qt::Key_Return);
    });
    QCOMPARE(m_shown->board().id, std::string("first"));
    id->selectAll();
    m_shown->nothing([&] {
        QTest::keyClicks(id, QStringLiteral("variable"));
        QTest::keyClick(id, Qt::Key_Return);
    });
    QCOMPARE(id->text(), QStringLiteral("first"));
}

void PropertiesTest::playersPushEachOther()
{
    auto* least = part<QSpinBox>("players-least");
    auto* most = part<QSpinBox>("players-most");
    least->setFocus();
    m_shown->step([&] {
        QTest::keyClick(least, Qt::Key_Up);
        QTest::keyClick(least, Qt::Key_Up);
    });
    QCOMPARE(m_shown->board().minPlayers, 5);
    QCOMPARE(m_shown->board().maxPlayers, 5);
    QCOMPARE(most->value(), 5);
    most->setFocus();
    m_shown->step([&] { QTest::keyClick(most, Qt::Key_Down); });
    QCOMPARE(least->value(), 4);
}

void PropertiesTest::theBoardTurnsAndReturns()
{
    const std::string before = m_shown->file();
    auto* orientation = part<QComboBox>("orientation");
    orientation->setFocus();
    m_shown->step([&] { QTest::keyClick(orientation, Qt::Key_Down); });
    m_shown->step([&] { QTest::keyClick(orientation, Qt::Key_Up); });
    QCOMPARE(m_shown->file(), before);
}

void PropertiesTest::theRobberStartsAnywhere()
{
    auto* robber = part<QComboBox>("robber");
    m_shown->step([&] { choose(robber, QStringLiteral("on the number")); });
    QVERIFY(part<QComboBox>("robber-number")->isVisible());
    m_shown->step([&] { choose(part<QComboBox>("robber-number"), QStringLiteral("12")); });
    QCOMPARE(m_shown->board().robber.number, 12);
    m_shown->step([&] { choose(robber, QStringLiteral("on the hex")); });
    auto* q = part<QSpinBox>("robber-q");
    q->setFocus();
    m_shown->step([&] { QTest::keyClick(q, Qt::Key_Up); });
    QCOMPARE(m_shown->board().robber.hex, (HexCoord{1, 0}));
    m_shown->step([&] { choose(robber, QStringLiteral("nowhere")); });
    m_shown->step([&] { choose(robber, QStringLiteral("on the volcano")); });
    m_shown->step([&] { choose(robber, QStringLiteral("on the desert")); });
}

void PropertiesTest::startingPiecesBringCards()
{
    show("crop-trust");
    auto* colours = part<QListWidget>("colours");
    QTest::mouseClick(colours->viewport(), Qt::LeftButton, {}, colours->visualItemRect(colours->item(1)).center());
    const auto red = [this] { return m_shown->board().pieces[1]; };
    QVERIFY(red().colour == Colour::Red);
    auto* lumber = part<QSpinBox>("card-0");
    QCOMPARE(lumber->accessibleName(), QStringLiteral("lumber"));
    QCOMPARE(lumber->value(), 2);
    lumber->setFocus();
    lumber->selectAll();
    m_shown->step([&] { QTest::keyClicks(lumber, QStringLiteral("13")); });
    QCOMPARE(red().cards[0], 13);
    auto* optional = part<QCheckBox>("optional");
    QVERIFY(!optional->isChecked());
    m_shown->step([&] { QTest::keyClick(optional, Qt::Key_Space); });
    QVERIFY(red().optional);
    QVERIFY(colours->item(1)->text().contains(QStringLiteral("stays out first")));
    m_shown->window.focus().setBoardIndex(1);
    QVERIFY(!colours->isVisible());  // the usual set-up phase
}

void PropertiesTest::coloursHaveAnOrder()
{
    show("crop-trust");
    auto* colours = part<QListWidget>("colours");
    const auto order = [this] {
        std::string all;
        for (const StartingPieces& pieces : m_shown->board().pieces) all += std::string(nameOf(pieces.colour)) + ' ';
        return all;
    };
    QCOMPARE(order(), std::string("white red blue orange "));
    colours->setFocus();
    QTest::keyClick(colours, Qt::Key_End);
    m_shown->step([&] { QTest::keyClick(colours, Qt::Key_Up, Qt::AltModifier); });
    QCOMPARE(order(), std::string("white red orange blue "));
    m_shown->step([&] { QTest::keyClick(colours, Qt::Key_Up, Qt::AltModifier); });
    QCOMPARE(order(), std::string("white orange red blue "));
    m_shown->step([&] { QTest::keyClick(colours, Qt::Key_Down, Qt::AltModifier); });
    m_shown->step([&] { QTest::mouseClick(part<QToolButton>("colour-up"), Qt::LeftButton); });
    m_shown->step([&] { QTest::mouseClick(part<QToolButton>("colour-up"), Qt::LeftButton); });
    QCOMPARE(order(), std::string("orange white red blue "));
    QVERIFY(!part<QToolButton>("colour-up")->isEnabled());
    m_shown->nothing([&] { QTest::keyClick(colours, Qt::Key_Up, Qt::AltModifier); });
    m_shown->step([&] { QTest::mouseClick(part<QToolButton>("colour-down"), Qt::LeftButton); });
    m_shown->step([&] { QTest::mouseClick(part<QToolButton>("remove-colour"), Qt::LeftButton); });
    QCOMPARE(order(), std::string("white red blue "));
    m_shown->step([&] { QTest::keyClick(colours, Qt::Key_Delete); });
    QCOMPARE(order(), std::string("white blue "));
}

void PropertiesTest::countsAreInWords()
{
    QCOMPARE(
        part<QLabel>("counts")->text(), QStringLiteral("Land hexes: 19 of at most 127\nCorners: 54 of at most 512\n"
                                                       "Edges: 72 of at most 640\nHarbours: 9 of at most 64"));
}

void PropertiesTest::everythingHasANameInBothLanguages()
{
    for (const char* language : {"en", "de"}) {
        m_shown->speak(language);
        for (const std::set<HexCoord>& selection : {std::set<HexCoord>{}, std::set<HexCoord>{{1, -2}}}) {
            select(selection);
            for (const QWidget* widget : dock().findChildren<QWidget*>())
                if (widget->isVisible() &&
                    (qobject_cast<const QCheckBox*>(widget) || qobject_cast<const QComboBox*>(widget) ||
                     qobject_cast<const QSpinBox*>(widget)))
                    QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
        }
    }
    QCOMPARE(dock().title(), QStringLiteral("Eigenschaften: Feld [1, -2]"));
}

QTEST_MAIN(PropertiesTest)
#include "tst_properties.moc"
