#include "app/play/crops/crops_model.h"
#include "tests/qml/table_window.h"

#include "engine/rules/crops/crops.h"
#include "engine/rules/events/events.h"
#include "engine/scenario/yaml_flow.h"

using namespace inselwerk;

/// Crop Trust at the table, by pointer and by keys.
class CropsTableTest : public QObject, TableWindow
{
    Q_OBJECT

private slots:
    void init() { seat("crop-trust", "first-game"); }
    void cleanup() { leave(); }
    void harvestByClicks();
    void harvestByKeys();
    void depositIsConfirmed();
    void depositCanBeLeft();
    void lossesAreChosenOnTheBoard();
    void anEventIsSeenInEveryWindow_data();
    void anEventIsSeenInEveryWindow();
    void aTokenTurnsOver();
    void aTokenIsSeenWithoutMovement();
    void aTokenOfAnAwardTurnsOver_data();
    void aTokenOfAnAwardTurnsOver();
    void aDrawnTokenTurnsOver();
    void severalTokensAtOnceAreAllTold();
    void theDepositHasAKey();
    void theRecordStandsOnTheCard();
    void tabsFitTheNarrowPanel();
    void everythingHasAName();

private:
    const Module& crops() { return *crops::find(*session().position().rules); }
    crops::Tokens tokens();
    void roll(int first, int second);
    void beginDeposit();
    void buildCity();
    void drawLots(const char* stack);
};

crops::Tokens CropsTableTest::tokens()
{
    const Position& p = session().position();
    return crops::tokensOf(View(*p.rules, p.deal, p.state));
}

/// The first seat rolls.
void CropsTableTest::roll(int first, int second)
{
    table().arrange([](Turn& t) { t.pub().phase = Phase::Roll; });
    const auto die = [](int n) { return static_cast<u8>(n); };
    QVERIFY(session().course().actGiven(make(Do::Roll, 0), {{Outcome::Kind::Dice, die(first), die(second)}}));
}

/// The first seat can pay a deposit; the window is open.
void CropsTableTest::beginDeposit()
{
    table().giveCards(0, cards(1, 0, 0, 0, 1));
    open();
    click(find("BuildButton", "key", "deposit"));
    QTRY_VERIFY(!all("BoardSpot").isEmpty());
}

void CropsTableTest::harvestByClicks()
{
    open();
    roll(3, 6);
    QTRY_VERIFY(find("HarvestOrder"));
    const int before = tokens().supply[1];
    QVERIFY(find("ChoiceRow", "text", QStringLiteral("Pass on the harvest")));
    QQuickItem* beans = find("ChoiceRow", "text", QStringLiteral("Beans"));
    QVERIFY(beans);
    QCOMPARE(beans->property("detail").toString(), QStringLiteral("1 here"));
    QCOMPARE(beans->property("picture").toString(), QStringLiteral("beans"));
    click(beans);
    QTRY_COMPARE(int{tokens().supply[1]}, before + 1);
    QCOMPARE(session().hand()->total(), 1);
}

void CropsTableTest::harvestByKeys()
{
    open();
    roll(3, 6);
    QTRY_VERIFY(find("HarvestOrder"));
    const int choices = session().choices()->count();
    key(Qt::Key_0 + choices);  // the last one: pass
    QTRY_VERIFY(session().choices()->count() != choices || !find("HarvestOrder"));
    QCOMPARE(session().hand()->total(), 0);
}

void CropsTableTest::depositIsConfirmed()
{
    beginDeposit();
    QQuickItem* field = all("BoardSpot").first();
    click(field);
    click(field);
    // Then the crop, then the confirmation, which says what it costs; until then nothing is paid.
    QTRY_VERIFY(find("ChoiceRow", "text", QStringLiteral("Beans")));
    click(find("ChoiceRow", "text", QStringLiteral("Beans")));
    const QString confirm = QStringLiteral("Deposit beans for 1 lumber and 1 ore");
    QTRY_VERIFY(find("ChoiceRow", "text", confirm));
    QCOMPARE(session().hand()->total(), 2);
    QCOMPARE(tokens().recorded(0), 0);
    click(find("ChoiceRow", "text", confirm));
    QTRY_COMPARE(tokens().recorded(0), 1);
    QCOMPARE(session().hand()->total(), 0);
    // What lies in the other space of the vault is planted by clicks on fields, each once.
    const int vial = tokens().vault[0][0].count;
    for (int left = vial; left > 0; --left) {
        QTRY_VERIFY(!all("BoardSpot").isEmpty());
        QQuickItem* spot = all("BoardSpot").first();
        click(spot);
        click(spot);
        QTRY_COMPARE(int{tokens().vault[0][0].count}, left - 1);
    }
    QTRY_VERIFY(session().position().mainTask());
}

void CropsTableTest::depositCanBeLeft()
{
    beginDeposit();
    QQuickItem* field = all("BoardSpot").first();
    click(field);
    click(field);
    QTRY_VERIFY(find("ChoiceRow", "text", QStringLiteral("Beans")));
    click(find("ChoiceRow", "text", QStringLiteral("Beans")));
    QTRY_COMPARE(session().choices()->count(), 1);
    key(Qt::Key_Escape);
    QTRY_VERIFY(find("ChoiceRow", "text", QStringLiteral("Beans")));
    key(Qt::Key_Escape);
    QTRY_VERIFY(!all("BoardSpot").isEmpty());
    key(Qt::Key_Escape);
    QTRY_VERIFY(all("BoardSpot").isEmpty());
    QCOMPARE(session().hand()->total(), 2);
}

void CropsTableTest::lossesAreChosenOnTheBoard()
{
    for (int own = 0; own < 8; ++own) {
        const Task lose{crops().taskKind(own), only(0), 1, 0};
        if (crops().choiceName(lose) != "lose") continue;
        table().arrange([&](Turn& t) {
            t.queue(lose);
            t.flush();
        });
    }
    open();
    QTRY_VERIFY(!all("BoardSpot").isEmpty());
    QVERIFY(table().status().contains(QStringLiteral("loses wheat")));
    const int before = tokens().supply[0];
    QQuickItem* spot = all("BoardSpot").first();
    click(spot);
    click(spot);
    QTRY_COMPARE(int{tokens().supply[0]}, before + 1);
}

void CropsTableTest::anEventIsSeenInEveryWindow_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << QSize(1024, 600);
    QTest::newRow("middling") << QSize(1280, 800);
    QTest::newRow("HD") << QSize(1920, 1080);
}

void CropsTableTest::anEventIsSeenInEveryWindow()
{
    QFETCH(QSize, size);
    table().giveCards(0, cards(0, 0, 0, 2, 3));
    table().settings.setLessMovement(false);
    speak("de");
    open(size);
    buildCity();
    QTRY_COMPARE_WITH_TIMEOUT(session().event().value("kind").toString(), QStringLiteral("event"), 5000);
    QTRY_VERIFY(find("EventFace"));
    QQuickItem* panel = find("EventsPanel");
    QVERIFY(panel);
    QVERIFY(find("EventFace")->mapToItem(panel, {}).y() < panel->height() / 2);
    session().skip();
    speak("en");
}

/// The first seat builds a city, which turns a token over.
void CropsTableTest::buildCity()
{
    session().build()->press(QStringLiteral("city"));
    QVERIFY(session().spots()->count() > 0);
    const QString key = session().spots()->get(0, QStringLiteral("key")).toString();
    QVERIFY(session().act(make(Do::BuildCity, 0, key.section(QLatin1Char(' '), 1).toUInt())));
}

void CropsTableTest::aTokenTurnsOver()
{
    table().giveCards(0, cards(1, 1, 0, 2, 3));
    table().settings.setLessMovement(false);
    m_program->settings().setLessMovement(false);
    open();
    buildCity();
    QQuickItem* show = find("EventShow");
    QVERIFY(show);
    QTRY_VERIFY_WITH_TIMEOUT(show->property("open").toBool(), 5000);
    // Face down at the new city; then open, beside its sentence.
    QVERIFY(show->property("turn").toReal() < 0.5);
    QQuickItem* board = find("BoardView");
    QVERIFY(board->boundingRect().contains(show->property("origin").toPointF()));
    QTRY_COMPARE(show->property("turn").toReal(), 1.0);
    QTRY_COMPARE(show->property("way").toReal(), 1.0);
    // What it is about is known, and everything can be used meanwhile.
    QVERIFY(!session().event().value("effect").toString().isEmpty());
    QVERIFY(session().event().contains(QStringLiteral("hexes")));
    session().build()->press(QStringLiteral("road"));
    QVERIFY(!session().busy());
    QVERIFY(show->property("open").toBool());
    key(Qt::Key_Escape);
    QVERIFY(!show->property("open").toBool());
}

void CropsTableTest::aTokenIsSeenWithoutMovement()
{
    table().giveCards(0, cards(0, 0, 0, 2, 3));
    open();
    buildCity();
    QQuickItem* show = find("EventShow");
    QTRY_VERIFY(show->property("open").toBool());
    QCOMPARE(show->property("turn").toReal(), 1.0);
    QVERIFY(!session().busy());
    click(find("BoardView"));
    QTRY_VERIFY(!show->property("open").toBool());
}

void CropsTableTest::aTokenOfAnAwardTurnsOver_data()
{
    QTest::addColumn<bool>("moves");
    QTest::addRow("moving") << true;
    QTest::addRow("still") << false;
}

/// Whoever becomes the largest army turns over the token on it: it comes from its line in the panel of events.
void CropsTableTest::aTokenOfAnAwardTurnsOver()
{
    QFETCH(bool, moves);
    table().settings.setLessMovement(!moves);
    m_program->settings().setLessMovement(!moves);
    table().arrange([](Turn& t) {
        t.pub().seat[0].knights = 2;
        t.hidden().seat[0].cards[static_cast<std::size_t>(Card::Knight)] = 1;
    });
    open();
    QVERIFY(session().cards()->play(QStringLiteral("knight")));
    QQuickItem* show = find("EventShow");
    const auto place = [&] {  // the robber goes to the first place; if somebody is to be stolen from, to the next
        session().skip();
        if (session().spots()->count() > 0)
            session().spots()->choose(session().spots()->get(0, QStringLiteral("key")).toString());
        return show->property("open").toBool();
    };
    QTRY_VERIFY(place());
    QCOMPARE(session().position().pub().largestArmy, Seat{0});
    const QVariantMap event = show->property("event").toMap();
    QCOMPARE(event.value("place").toString(), QStringLiteral("largestArmy"));
    QVERIFY(!event.value("effect").toString().isEmpty());
    // It lay in the panel at the left, in the last line of the places.
    QCOMPARE(page()->property("leftPanel").toString(), QStringLiteral("events"));
    QQuickItem* places = find("EventPlaces");
    QVERIFY(places);
    const QPointF origin = show->mapToScene(show->property("origin").toPointF());
    const QRectF panel = places->mapRectToScene(places->boundingRect());
    QVERIFY(panel.contains(origin));
    QVERIFY(origin.y() > panel.bottom() - 30);
    QTRY_COMPARE(show->property("way").toReal(), 1.0);
    QTRY_VERIFY(find("EventSentence"));
}

/// Rolls a five in the lottery, where that draws a token; `stack`: the tokens on top.
void CropsTableTest::drawLots(const char* stack)
{
    m_table = std::make_unique<SessionFixture>();
    QVERIFY(table().begin({"human", "human", "human"}, "../tests/data/scenarios/events-lottery", "island"));
    table().toActionPhase();
    table().arrange([stack](Turn& t) {
        const auto node = parseYamlFlow(stack);
        QVERIFY(node && events::find(t.rules())->readPosition(t, *node));
    });
}

void CropsTableTest::aDrawnTokenTurnsOver()
{
    drawLots("{stack: [prize]}");
    table().settings.setLessMovement(false);
    m_program->settings().setLessMovement(false);
    open();
    page()->setProperty("wantedPanel", QStringLiteral("events"));
    roll(2, 3);
    QQuickItem* show = find("EventShow");
    const auto shown = [&] {
        if (session().event().value("kind") != QLatin1String("event")) session().skip();
        return show->property("open").toBool();
    };
    QTRY_VERIFY_WITH_TIMEOUT(shown(), 5000);
    QCOMPARE(show->property("event").toMap().value("place").toString(), QStringLiteral("stack"));
    QCOMPARE(show->property("event").toMap().value("name").toString(), QStringLiteral("Prize"));
    // It comes from the chip that counts the stack, face down at first.
    QVERIFY(find("EventsPanel"));
    const QPointF origin = show->mapToScene(show->property("origin").toPointF());
    bool fromTheStack = false;
    for (QQuickItem* chip : all("Chip")) fromTheStack |= chip->mapRectToScene(chip->boundingRect()).contains(origin);
    QVERIFY(fromTheStack);
    QTRY_COMPARE_WITH_TIMEOUT(show->property("way").toReal(), 1.0, 5000);
}

/// Without movement tokens that follow from one another turn over at once: every sentence is there.
void CropsTableTest::severalTokensAtOnceAreAllTold()
{
    drawLots("{stack: [two-more, prize, blank]}");
    for (const QSize size : {QSize(1600, 1000), QSize(1024, 600)}) {
        table().arrange([](Turn& t) {
            const auto node = parseYamlFlow("{stack: [two-more, prize, blank]}");
            QVERIFY(node && events::find(t.rules())->readPosition(t, *node));
        });
        open(size);
        roll(2, 3);
        QTRY_COMPARE(all("EventSentence").size(), 3);
        QStringList names;
        for (QQuickItem* sentence : all("EventSentence"))
            names << sentence->property("event").toMap().value("name").toString();
        QCOMPARE(names, QStringList({"Two more lots", "Prize", "Blank"}));
        QQuickItem* show = find("EventShow");
        for (QQuickItem* sentence : all("EventSentence"))
            QVERIFY(show->boundingRect().contains(sentence->mapRectToItem(show, sentence->boundingRect())));
        key(Qt::Key_Escape);
        QTRY_VERIFY(!show->property("open").toBool());
    }
}

void CropsTableTest::theDepositHasAKey()
{
    table().giveCards(0, cards(1, 0, 0, 0, 1));
    open();
    key(Qt::Key_B);
    key(Qt::Key_V);
    QTRY_VERIFY(focusIn("BoardSpot"));
    QVERIFY(find("BuildButton", "key", "deposit")->property("chosen").toBool());
    QVERIFY(table().status().contains(QStringLiteral("step 1 of 4")));
    click(find("BuildButton", "key", "deposit"));
    QTRY_VERIFY(all("BoardSpot").isEmpty());
    QCOMPARE(session().hand()->total(), 2);
}

void CropsTableTest::theRecordStandsOnTheCard()
{
    QAccessible::setActive(true);
    for (const QSize size : {QSize(1024, 600), QSize(1280, 800), QSize(1600, 1000)}) {
        open(size);
        page()->setProperty("sideTab", "log");
        QTRY_COMPARE(all("RecordStrip").size(), 3);
        for (QQuickItem* strip : all("RecordStrip")) {
            QQuickItem* card = strip;
            while (!QByteArray(card->metaObject()->className()).startsWith("PlayerCard")) card = card->parentItem();
            QVERIFY(card->boundingRect().contains(strip->mapRectToItem(card, strip->boundingRect())));
            QStringList names;
            for (QQuickItem* record : strip->childItems())
                if (record->isVisible())
                    if (QAccessibleInterface* face = QAccessible::queryAccessibleInterface(record))
                        names << face->text(QAccessible::Name);
            QCOMPARE(names.size(), 1);
            QVERIFY2(names.first().contains(card->property("name").toString()), qPrintable(names.first()));
        }
    }
}

/// German is the longest; whichever tab is open, all lie in the panel.
void CropsTableTest::tabsFitTheNarrowPanel()
{
    speak("de");
    for (const QSize size : {QSize(1024, 600), QSize(1280, 800)}) {
        open(size);
        for (const char* tab : {"log", "trade", "leaf", "token", "chart"}) {
            for (QQuickItem* item : all("SideTab"))
                if (item->property("iconName") == QLatin1String(tab)) click(item);
            QTest::qWait(50);
            for (QQuickItem* item : all("SideTab")) {
                QQuickItem* panel = item;
                while (panel && !panel->property("pages").isValid()) panel = panel->parentItem();
                QVERIFY(panel);
                const QRectF place = item->mapRectToItem(panel, item->boundingRect());
                QVERIFY2(place.right() <= panel->width(), qPrintable(item->property("text").toString()));
                QVERIFY(place.width() >= 28);
            }
        }
    }
    speak("en");
}

void CropsTableTest::everythingHasAName()
{
    table().giveCards(0, cards(1, 0, 0, 0, 1));
    open();
    QTRY_VERIFY(find("CropsPanel"));
    QAccessible::setActive(true);
    for (const char* type :
         {"HarvestOrder", "CropEndings", "StorageRecords", "SeedVault", "CropTable", "CropFields", "Chip", "ChoiceRow",
          "SideTab"})
        for (QQuickItem* item : all(type)) {
            QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
            QVERIFY2(face, type);
            QVERIFY2(!face->text(QAccessible::Name).isEmpty(), type);
        }
    auto* model = qobject_cast<CropsModel*>(session().panels()->panel(QStringLiteral("crops")));
    QVERIFY(model);
    QVERIFY(!model->fields()->get(0, QStringLiteral("text")).toString().isEmpty());
}

QTEST_MAIN(CropsTableTest)
#include "tst_table_crops.moc"
