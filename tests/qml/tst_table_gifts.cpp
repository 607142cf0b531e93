#include "tests/app/gifts_at_the_table.h"
#include "tests/qml/table_window.h"

using namespace inselwerk;

/// Gifts for the Robber and tables of five and six, by pointer and by keys.
class GiftsTableTest : public QObject, TableWindow
{
    Q_OBJECT

private slots:
    void init() { seat("gifts-for-the-robber", "beginner"); }
    void cleanup() { leave(); }
    void givenInThePanel_data();
    void givenInThePanel();
    void givenByTheBottomBar();
    void givenByKeys();
    void escapeLeavesTheGift();
    void aGiftIsUndone();
    void theTrackIsWhole();
    void thePanelNeedsNoScrolling_data();
    void thePanelNeedsNoScrolling();
    void sixFit_data();
    void sixFit();
    void thePairedPhaseEndsByTheButton();
    void buildingBetweenTurns();
    void everythingHasAName();

private:
    void lay(const char* said);
    void sitSix(const char* scenario, const char* between = "paired-players");
    gifts::Standing standing();
    static QQuickItem* holder(QQuickItem* item, const char* type);
};

void GiftsTableTest::lay(const char* said)
{
    table().arrange([said](Turn& t) { layGifts(t, said); });
}

void GiftsTableTest::sitSix(const char* scenario, const char* between)
{
    GameSetup setup =
        SessionFixture::setup({"human", "human", "human", "human", "human", "human"}, scenario, "variable-5-6");
    betweenTurns(setup, between);
    table().remake();
    QVERIFY(session().begin(setup));
    table().toActionPhase();
}

gifts::Standing GiftsTableTest::standing()
{
    const Position& p = session().position();
    return gifts::standingOf(View(*p.rules, p.deal, p.state));
}

/// The item of a type that another lies in.
QQuickItem* GiftsTableTest::holder(QQuickItem* item, const char* type)
{
    while (item && !QByteArray(item->metaObject()->className()).startsWith(type)) item = item->parentItem();
    return item;
}

void GiftsTableTest::givenInThePanel_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QByteArray>("form");
    QTest::addRow("high") << QSize(1920, 1300) << QByteArray("WishRow");
    QTest::addRow("usual") << QSize(1600, 1000) << QByteArray("WishTile");
    QTest::addRow("small") << QSize(1024, 600) << QByteArray("WishButton");
}

/// The wishes change their form with the room there is; in each of them a gift is given.
void GiftsTableTest::givenInThePanel()
{
    QFETCH(QSize, size);
    QFETCH(QByteArray, form);
    const char* type = form.constData();
    table().giveCards(0, cards(0, 0, 1, 0, 1));
    lay("{wishes: [ore, wool, brick, grain, lumber]}");
    open(size);
    page()->setProperty("sideTab", QStringLiteral("gifts"));
    QTRY_VERIFY(find(type, "key", "ore"));
    QQuickItem* wish = find(type, "key", "ore");
    QList<QQuickItem*> buttons;
    collect(wish, "PushButton", buttons);
    click(buttons.isEmpty() ? wish : buttons.first());
    QTRY_COMPARE(int{standing().steps[0]}, 2);
    // One gift a turn: the other wish says so.
    QTRY_VERIFY(!find(type, "key", "wool")->property("possible").toBool());
    QCOMPARE(find(type, "key", "wool")->property("colour").toString(), QStringLiteral("red"));
    QVERIFY(!find("BuildButton", "key", "gift")->property("reason").toString().isEmpty());
}

void GiftsTableTest::givenByTheBottomBar()
{
    table().giveCards(0, cards(0, 0, 1, 0, 1));
    lay("{wishes: [ore, wool, brick, grain, lumber]}");
    for (const QSize size : {QSize(1600, 1000), QSize(1024, 600)}) {
        open(size);
        click(find("BuildButton", "key", "gift"));
        QTRY_COMPARE(all("ResourceChoice").size() + all("ChoiceRow").size(), 2);
        key(Qt::Key_Escape);
        QTRY_COMPARE(session().choices()->count(), 0);
    }
    click(find("BuildButton", "key", "gift"));
    QTRY_COMPARE(session().choices()->count(), 2);
    key(Qt::Key_1);  // wool comes before ore
    QTRY_COMPARE(int{standing().steps[0]}, 1);
}

void GiftsTableTest::givenByKeys()
{
    table().giveCards(0, cards(0, 0, 1, 0, 1));
    lay("{wishes: [ore, wool, brick, grain, lumber]}");
    open();
    key(Qt::Key_B);
    key(Qt::Key_G);
    QTRY_VERIFY(focusIn("ChoiceRow"));
    key(Qt::Key_Down);
    key(Qt::Key_Return);
    QTRY_COMPARE(int{standing().steps[0]}, 2);
}

void GiftsTableTest::escapeLeavesTheGift()
{
    table().giveCards(0, cards(0, 0, 1, 0, 1));
    lay("{wishes: [ore, wool, brick, grain, lumber]}");
    open();
    click(find("BuildButton", "key", "gift"));
    QTRY_COMPARE(session().choices()->count(), 2);
    QVERIFY(find("BuildButton", "key", "gift")->property("chosen").toBool());
    key(Qt::Key_Escape);
    QTRY_COMPARE(session().choices()->count(), 0);
    QCOMPARE(int{standing().steps[0]}, 0);
    QCOMPARE(session().hand()->total(), 2);
}

void GiftsTableTest::aGiftIsUndone()
{
    table().giveCards(0, cards(0, 0, 0, 0, 1));
    lay("{wishes: [ore, wool, brick, grain, lumber], boxes: {big: blue}}");
    open();
    QVERIFY(session().build()->press("gift"));
    QTRY_COMPARE(session().choices()->count(), 1);
    session().choices()->choose(QStringLiteral("resource 4"));
    QTRY_COMPARE(int{standing().box[0]}, 0);
    key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(int{standing().box[0]}, 1);
    QCOMPARE(session().hand()->total(), 1);
}

/// All markers lie in the panel, even where six share a space.
void GiftsTableTest::theTrackIsWhole()
{
    sitSix("gifts-for-the-robber");
    lay("{track: {blue: 15, red: 5, white: 15, orange: 5, green: 5, brown: 25}}");
    speak("de");
    for (const QSize size : {QSize(1024, 600), QSize(1280, 800), QSize(1920, 1080)}) {
        open(size);
        page()->setProperty(size.width() < 1200 ? "sideTab" : "wantedPanel", QStringLiteral("gifts"));
        QTRY_COMPARE(all("GiftMarker").size(), 6);
        QTest::qWait(50);
        QQuickItem* track = find("GiftLines");
        QVERIFY(track);
        for (QQuickItem* marker : all("GiftMarker"))
            QVERIFY(track->boundingRect().contains(marker->mapRectToItem(track, marker->boundingRect())));
    }
    speak("en");
}

void GiftsTableTest::thePanelNeedsNoScrolling_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("seats");
    for (const QSize size :
         {QSize(1024, 600), QSize(1280, 800), QSize(1440, 900), QSize(1600, 1000), QSize(1920, 1080)})
        for (const int seats : {3, 6}) QTest::addRow("%d for %d", size.width(), seats) << size << seats;
}

/// Wishes, track and Greatest Giver are seen at once, in German, which is the longest. Only with six players in the
/// smallest window the sentence about the robber, the last of all, has to be scrolled to.
void GiftsTableTest::thePanelNeedsNoScrolling()
{
    QFETCH(QSize, size);
    QFETCH(int, seats);
    if (seats == 6) sitSix("gifts-for-the-robber");
    lay(seats == 6
            ? "{boxes: {big: blue, small: brown}, track: {blue: 15, red: 5, white: 15, orange: 5, green: 5, brown: 25}}"
            : "{boxes: {big: blue, small: white}, track: {blue: 15, red: 5, white: 15}}");
    table().arrange([](Turn& t) {
        for (HexId hex = 0; hex < t.topology().hexCount(); ++hex)
            if (t.pub().number[hex] > 1 && t.strengthAt(1, hex)) t.moveRobber(hex);
    });
    speak("de");
    open(size);
    page()->setProperty(size.width() < 1200 ? "sideTab" : "wantedPanel", QStringLiteral("gifts"));
    QTRY_VERIFY(find("GiftsPanel"));
    QTest::qWait(50);
    QQuickItem* panel = find("GiftsPanel");
    QList<QQuickItem*> needed;
    for (const char* type : {"WishList", "GiftLines", "GreatestGiver", "GiverLine", "GiftMarker", "Dislike"})
        needed << all(type);
    QVERIFY(needed.size() >= 3 + seats + 3);
    for (QQuickItem* item : needed)
        QVERIFY2(
            panel->boundingRect().contains(item->mapRectToItem(panel, item->boundingRect())),
            item->metaObject()->className());
    if (size.width() > 1200 || seats < 6) QVERIFY(panel->property("contentHeight").toReal() <= panel->height() + 1);
    speak("en");
}

void GiftsTableTest::sixFit_data()
{
    QTest::addColumn<QByteArray>("scenario");
    QTest::addColumn<QSize>("size");
    for (const char* scenario : {"base", "gifts-for-the-robber"})
        for (const QSize size : {QSize(1024, 600), QSize(1280, 800), QSize(1920, 1080)})
            QTest::addRow("%s %d", scenario, size.width()) << QByteArray(scenario) << size;
}

/// German is the longest: cards of players lie one below the other, all above the dice or the log.
void GiftsTableTest::sixFit()
{
    QFETCH(QByteArray, scenario);
    QFETCH(QSize, size);
    sitSix(scenario.constData());
    speak("de");
    open(size);
    const char* last = scenario == "base" ? "rolls" : "gifts";
    for (const char* tab : {"log", "trade", last}) {
        page()->setProperty("sideTab", QLatin1String(tab));
        QTest::qWait(50);
        const QList<QQuickItem*> players = all("PlayerCard");
        QCOMPARE(players.size(), 6);
        qreal bottom = 0;
        for (QQuickItem* card : players) {
            const QRectF place = card->mapRectToScene(card->boundingRect());
            QVERIFY(place.top() >= bottom);
            bottom = place.bottom();
            QVERIFY(bottom <= find("BottomBar")->mapToScene({}).y());
        }
        for (const char* type : {"DicePanel", "LogPanel"})
            for (QQuickItem* item : all(type)) QVERIFY(item->mapToScene({}).y() >= bottom);
        QVERIFY(find("LogPanel")->height() >= 120);
        for (QQuickItem* stat : all("PlayerStat")) {
            QQuickItem* card = holder(stat, "PlayerCard");
            QVERIFY(card->boundingRect().contains(stat->mapRectToItem(card, stat->boundingRect())));
        }
    }
    speak("en");
}

void GiftsTableTest::thePairedPhaseEndsByTheButton()
{
    sitSix("gifts-for-the-robber");
    open();
    const auto end = [this] {
        for (QQuickItem* button : all("PushButton"))
            if (button->property("iconName") == QLatin1String("end-turn")) return button;
        return static_cast<QQuickItem*>(nullptr);
    };
    QCOMPARE(end()->property("text").toString(), QStringLiteral("End turn"));
    click(end());
    QTRY_COMPARE(session().viewer(), 3);
    QTRY_COMPARE(end()->property("text").toString(), QStringLiteral("End phase"));
    QVERIFY(table().status().contains(QStringLiteral("partner of Anna")));
    QCOMPARE(find("PlayerCard", "seat", 3)->property("order").toString(), QStringLiteral("partner of Anna"));
    click(end());
    QTRY_COMPARE(session().viewer(), 1);
    QVERIFY(session().table()->canRoll());
}

void GiftsTableTest::buildingBetweenTurns()
{
    sitSix("base", "special-building");
    table().arrange([](Turn& t) { t.gain(2, cards(1, 1, 0, 0, 0)); });
    open();
    key(Qt::Key_E);
    QTRY_COMPARE(session().viewer(), 2);
    const int before = session().position().pub().seat[2].roadsLeft;
    key(Qt::Key_B);
    key(Qt::Key_R);
    QTRY_VERIFY(focusIn("BoardSpot"));
    key(Qt::Key_Return);
    // Nothing more can be paid, or the phase is ended.
    QTRY_COMPARE(int{session().position().pub().seat[2].roadsLeft}, before - 1);
    if (session().viewer() == 2) key(Qt::Key_E);
    QTRY_COMPARE(session().viewer(), 1);
    QVERIFY(session().table()->canRoll());
}

void GiftsTableTest::everythingHasAName()
{
    lay("{boxes: {big: blue}, track: {blue: 12}}");
    open();
    QAccessible::setActive(true);
    QTRY_VERIFY(find("GiftsPanel"));
    for (const char* type :
         {"WishList", "WishTile", "GiftLines", "GiftSpace", "GreatestGiver", "PushButton", "SideTab"})
        for (QQuickItem* item : all(type)) {
            QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
            QVERIFY2(face, type);
            QVERIFY2(!face->text(QAccessible::Name).isEmpty(), type);
        }
    QCOMPARE(
        QAccessible::queryAccessibleInterface(find("GreatestGiver"))->text(QAccessible::Description),
        QStringLiteral("Belongs to Benno, who is furthest along with 12 steps."));
}

QTEST_MAIN(GiftsTableTest)
#include "tst_table_gifts.moc"
