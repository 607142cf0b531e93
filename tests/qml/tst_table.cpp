#include "tests/qml/table_window.h"

using namespace inselwerk;

/// The table page in a real window, used by pointer and by keys.
class TableTest : public QObject, TableWindow
{
    Q_OBJECT

private slots:
    void init() { seat(); }
    void cleanup() { leave(); }
    void buildByClick();
    void buildByKeys();
    void escapeLeavesTheChoice();
    void arrowsFollowDirections();
    void discardingIsCapped();
    void tradeWithTheBankByClicks();
    void offerByClicksAndAnswers();
    void aSwitchOfTheLanguageKeepsEverything();
    void aWholeTurnByKeys();
    void theCoverHidesTheHand();
    void theFocusFollowsTheCover();
    void theRobberNeedsTwoClicks();
    void theEndSaysWhoWon();
    void nothingCoversTheBoard_data();
    void nothingCoversTheBoard();
    void everythingHasAName();
    void theFocusFollowsWhatIsAsked();
    void theFirstClickSaysHowToConfirm();
    void theCoverShowsAsManyCardsAsAreHeld();
    void awardsStayInTheirCard();
    void answersFitTheNarrowPanel();
    void anEruptionIsSeenInEveryWindow_data();
    void anEruptionIsSeenInEveryWindow();
    void theVolcanoHasItsPanel();
    void arrowsEndAtTheLastTab();
    void windowsOfEverySizeFollowEachOther();
};

void TableTest::buildByClick()
{
    table().giveCards(0, cards(1, 1, 0, 0, 0));
    open();
    const int before = session().position().pub().seat[0].roadsLeft;
    click(find("BuildButton", "key", "road"));
    QTRY_VERIFY(session().spots()->count() > 0);
    QTRY_COMPARE(all("BoardSpot").size(), session().spots()->count());
    click(all("BoardSpot").first());   // the first click marks, the second builds
    QVERIFY(all("BoardSpot").first()->property("marked").toBool());
    QCOMPARE(int{session().position().pub().seat[0].roadsLeft}, before);
    click(all("BoardSpot").first());
    QTRY_COMPARE(int{session().position().pub().seat[0].roadsLeft}, before - 1);
    QCOMPARE(session().hand()->total(), 0);
    // What it cost is seen at once: no second road.
    QVERIFY(!find("BuildButton", "key", "road")->property("reason").toString().isEmpty());
}

void TableTest::buildByKeys()
{
    table().giveCards(0, cards(2, 2, 0, 0, 0));
    open();
    const int before = session().position().pub().seat[0].roadsLeft;
    key(Qt::Key_B);
    key(Qt::Key_R);
    QTRY_VERIFY(session().spots()->count() > 1);
    QTRY_VERIFY(focusIn("BoardSpot"));
    QVERIFY(!session().spots()->hover().isEmpty());   // the status tells about the spot in focus
    key(Qt::Key_Down);
    key(Qt::Key_Return);
    QTRY_COMPARE(int{session().position().pub().seat[0].roadsLeft}, before - 1);
    key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(int{session().position().pub().seat[0].roadsLeft}, before);
}

void TableTest::escapeLeavesTheChoice()
{
    table().giveCards(0, cards(1, 1, 0, 0, 0));
    open();
    key(Qt::Key_B);
    key(Qt::Key_R);
    QTRY_VERIFY(focusIn("BoardSpot"));
    key(Qt::Key_Escape);
    QTRY_COMPARE(session().spots()->count(), 0);
    QCOMPARE(session().hand()->total(), 2);
}

void TableTest::arrowsFollowDirections()
{
    table().giveCards(0, cards(1, 1, 0, 0, 0));
    open();
    key(Qt::Key_B);
    key(Qt::Key_R);
    QTRY_VERIFY(focusIn("BoardSpot"));
    const auto place = [this] { return m_view->activeFocusItem()->mapToScene({}); };
    for (const auto& [arrow, dx, dy] : {std::tuple{Qt::Key_Down, 0, 1}, {Qt::Key_Right, 1, 0}, {Qt::Key_Up, 0, -1}, {Qt::Key_Left, -1, 0}}) {
        const QPointF from = place();
        key(arrow);
        const QPointF way = place() - from;
        QVERIFY(way.isNull() || way.x() * dx + way.y() * dy > 0);
    }
}

void TableTest::discardingIsCapped()
{
    table().arrange([](Turn& t) {
        t.gain(0, cards(6, 3, 0, 0, 0));
        t.pub().phase = Phase::Roll;
        t.pub().dice = {0, 0};
        t.pub().seat[0].owed = 4;
        t.queue(task(TaskKind::Discard, only(0)));
        t.flush();
    });
    open();
    QCOMPARE(session().hand()->owed(), 4);
    QQuickItem* lumber = find("CardStack", "key", "lumber");
    const QPoint where = lumber->mapToScene({lumber->width() / 2, lumber->height() / 2}).toPoint();
    for (int i = 0; i < 12; ++i) QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, where);
    for (int i = 0; i < 6; ++i) QTest::mouseDClick(m_view.get(), Qt::LeftButton, {}, where);
    QCOMPARE(session().hand()->chosen(), 4);
    QCOMPARE(session().hand()->total(), 9);   // nothing is gone before it is confirmed
    click(lumber, Qt::RightButton);
    QCOMPARE(session().hand()->chosen(), 3);
    key(Qt::Key_2);
    QCOMPARE(session().hand()->chosen(), 4);
    for (QQuickItem* button : all("PushButton"))
        if (button->property("text") == QLatin1String("Discard")) click(button);
    QTRY_COMPARE(session().hand()->total(), 5);
}

void TableTest::tradeWithTheBankByClicks()
{
    table().giveCards(0, cards(4, 0, 0, 0, 0));
    open();
    key(Qt::Key_T);
    click(find("BankRate", "key", "lumber"));
    QTRY_VERIFY(find("BankRate", "key", "lumber")->property("open").toBool());
    QQuickItem* rate = find("BankRate", "key", "lumber");
    QList<QQuickItem*> offers;
    QTRY_VERIFY((offers.clear(), collect(rate, "TradeCard", offers), !offers.isEmpty()));
    click(offers.last());
    QTRY_VERIFY(session().hand()->at("ore", "count").toInt() == 1);
}

void TableTest::offerByClicksAndAnswers()
{
    table().arrange([](Turn& t) {
        t.gain(0, cards(0, 0, 2, 0, 0));
        t.gain(1, cards(0, 1, 0, 0, 0));
    });
    open();
    key(Qt::Key_T);
    const QList<QQuickItem*> sides = all("TradeSide");
    QCOMPARE(sides.size(), 2);
    const auto card = [](QQuickItem* side, const char* resource) {
        QList<QQuickItem*> found;
        collect(side, "TradeCard", found);
        for (QQuickItem* item : found)
            if (item->property("key") == QLatin1String(resource)) return item;
        return static_cast<QQuickItem*>(nullptr);
    };
    click(card(sides[0], "wool"));
    click(card(sides[0], "wool"));
    click(card(sides[0], "wool"));   // there are only two
    click(card(sides[0], "wool"), Qt::RightButton);
    click(card(sides[1], "brick"));
    QTRY_COMPARE(card(sides[0], "wool")->property("number").toInt(), 1);
    QCOMPARE(card(sides[1], "brick")->property("number").toInt(), 1);
    QVERIFY(session().trade()->canOffer());
    for (QQuickItem* button : all("PushButton"))
        if (button->property("text").toString().startsWith(QLatin1String("Offer"))) click(button);
    QTRY_VERIFY(session().position().pub().offersMade == 1);
}

void TableTest::aSwitchOfTheLanguageKeepsEverything()
{
    table().giveCards(0, cards(1, 1, 2, 0, 0));
    open();
    key(Qt::Key_T);
    session().trade()->give(QStringLiteral("wool"), 2);
    session().build()->press(QStringLiteral("road"));
    const int spots = session().spots()->count();
    QVERIFY(spots > 0);
    const QString english = find("StatusBar")->property("second").toString();
    const QString left = page()->property("leftPanel").toString();
    speak("de");
    QTRY_COMPARE(find("BuildButton", "key", "road")->property("name").toString(), QStringLiteral("Straße"));
    QCOMPARE(session().spots()->count(), spots);
    QCOMPARE(all("BoardSpot").size(), spots);
    QCOMPARE(page()->property("leftPanel").toString(), left);
    QCOMPARE(session().trade()->editedRows()->at("wool", "give").toInt(), 2);
    speak("en");
    QTRY_COMPARE(find("BuildButton", "key", "road")->property("name").toString(), QStringLiteral("Road"));
    QCOMPARE(find("StatusBar")->property("second").toString(), english);
}

void TableTest::aWholeTurnByKeys()
{
    table().arrange([](Turn& t) {
        t.gain(0, cards(1, 1, 0, 0, 0));
        t.pub().phase = Phase::Roll;
        t.pub().dice = {0, 0};
    });
    open();
    key(Qt::Key_R);
    QTRY_VERIFY(session().position().pub().dice[0] > 0);
    // A seven asks for the robber, and perhaps for a victim: the focus is there.
    for (int i = 0; i < 20 && !session().position().mainTask(); ++i) {
        if (session().spots()->count() > 0) {
            QTRY_VERIFY(focusIn("BoardSpot"));
            key(Qt::Key_Return);
        } else {
            key(Qt::Key_1);
        }
        QTest::qWait(5);
    }
    QTRY_VERIFY(session().position().mainTask());
    key(Qt::Key_B);
    key(Qt::Key_R);
    QTRY_VERIFY(focusIn("BoardSpot"));
    const int before = session().position().pub().seat[0].roadsLeft;
    key(Qt::Key_Space);
    QTRY_COMPARE(int{session().position().pub().seat[0].roadsLeft}, before - 1);
    key(Qt::Key_E);
    QTRY_VERIFY(session().position().pub().turn == 1);
}

void TableTest::theCoverHidesTheHand()
{
    table().settings.setHandCover(true);
    table().giveCards(1, cards(3, 0, 0, 0, 0));
    open();
    if (session().coveredFor() >= 0) session().reveal();
    QTRY_VERIFY(find("HandPanel"));
    key(Qt::Key_E);
    QTRY_VERIFY(session().coveredFor() == 1);
    QTRY_VERIFY(find("HandCover"));
    QVERIFY(!find("HandPanel"));
    QVERIFY(all("DevelopmentCardItem").isEmpty());
    // The one button has the focus.
    QTRY_VERIFY(focusIn("HandCover"));
    key(Qt::Key_Return);
    QTRY_VERIFY(find("HandPanel"));
    QCOMPARE(session().viewer(), 1);
    QCOMPARE(session().hand()->total(), 3);
}

/// The cover has the focus when the table opens; without it the keyboard goes on at the board.
void TableTest::theFocusFollowsTheCover()
{
    table().settings.setHandCover(true);
    table().remake();
    QVERIFY(table().begin({"human", "human", "human"}));
    QVERIFY(session().coveredFor() >= 0);
    open();
    QTRY_VERIFY(focusIn("HandCover"));
    key(Qt::Key_Return);
    QTRY_VERIFY(session().coveredFor() < 0);
    QTRY_VERIFY(focusIn("BoardSpot"));
    QTRY_VERIFY(m_view->activeFocusItem()->property("seen").toBool());
}

void TableTest::theRobberNeedsTwoClicks()
{
    table().arrange([](Turn& t) {
        t.queue(task(TaskKind::MoveRobber, only(0)));
        t.flush();
    });
    open();
    QTRY_VERIFY(all("BoardSpot").size() > 1);
    const int before = session().position().pub().robber;
    QQuickItem* spot = all("BoardSpot").first();
    click(spot);
    QTest::qWait(20);
    QCOMPARE(int{session().position().pub().robber}, before);
    QVERIFY(spot->property("marked").toBool());
    click(spot);
    QTRY_VERIFY(session().position().pub().robber != before);
}

void TableTest::theEndSaysWhoWon()
{
    open();
    table().arrange([](Turn& t) {
        t.pub().phase = Phase::Over;
        t.pub().ending = EndReason::Points;
        t.pub().winners = 2;
        t.pub().agenda = {};
    });
    QTRY_VERIFY(find("EndPanel"));
    QVERIFY(session().outcome()->sentence().contains(QLatin1String("Benno")));
    QVERIFY(!find("HandPanel"));
    QTRY_VERIFY(focusIn("EndPanel"));
}

void TableTest::nothingCoversTheBoard_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<qreal>("radius");   // of a hex, at least
    QTest::newRow("large") << QSize(1600, 1000) << 76.0;
    QTest::newRow("HD") << QSize(1920, 1080) << 84.0;
    QTest::newRow("middling") << QSize(1280, 800) << 56.0;
    QTest::newRow("small") << QSize(1024, 600) << 42.0;
    QTest::newRow("4K") << QSize(3840, 2160) << 190.0;
}

void TableTest::nothingCoversTheBoard()
{
    QFETCH(QSize, size);
    QFETCH(qreal, radius);
    open(size);
    QQuickItem* board = find("BoardView");
    const QRectF area = board->mapRectToScene(board->boundingRect());
    for (const char* type : {"StatusBar", "LeftColumn", "RightColumn", "BottomBar"})
        for (QQuickItem* item : all(type)) {
            const QRectF other = item->mapRectToScene(item->boundingRect());
            QVERIFY2(!other.intersects(area), type);
            QVERIFY2(QRectF(QPointF(), size).contains(other), type);
        }
    QVERIFY2(board->property("radius").toReal() >= radius, qPrintable(board->property("radius").toString()));
}

/// Whatever can have the keyboard focus tells a screen reader its name.
void TableTest::everythingHasAName()
{
    table().giveCards(0, cards(2, 2, 2, 2, 3));
    open();
    key(Qt::Key_T);
    session().build()->press(QStringLiteral("road"));
    QTest::qWait(50);
    QAccessible::setActive(true);
    for (const char* type : {"PushButton", "IconButton", "BuildButton", "CardStack", "DevelopmentCardItem", "BoardSpot",
                             "TradeCard", "SideTab", "PartnerChip"})
        for (QQuickItem* item : all(type)) {
            QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
            QVERIFY2(face, type);
            QVERIFY2(!face->text(QAccessible::Name).isEmpty(), type);
        }
}

/// Whatever is asked next has the keyboard focus, without a Tab.
void TableTest::theFocusFollowsWhatIsAsked()
{
    table().arrange([](Turn& t) {
        t.gain(0, cards(6, 3, 0, 0, 0));
        t.hidden().seat[0].cards[static_cast<std::size_t>(Card::Monopoly)] = 1;
    });
    open();
    QVERIFY(session().cards()->play(QStringLiteral("monopoly")));
    QTRY_VERIFY(focusIn("ResourceChoice"));
    key(Qt::Key_Right);
    QTRY_COMPARE(m_view->activeFocusItem()->property("resource").toString(), QStringLiteral("brick"));
    key(Qt::Key_Escape);
    QTRY_VERIFY(focusIn("BoardView"));
    session().trade()->give(QStringLiteral("lumber"), 1);
    session().trade()->get(QStringLiteral("ore"), 1);
    QVERIFY(session().trade()->offer());
    QTRY_VERIFY(focusIn("IncomingOffer"));
    // What the person asked lacks does not keep from a counter-offer.
    QVERIFY(!session().trade()->canAccept());
    QCOMPARE(m_view->activeFocusItem()->property("text").toString(), QStringLiteral("Decline"));
    key(Qt::Key_Return);
    QTRY_VERIFY(session().viewer() == 2);
    QTRY_VERIFY(focusIn("IncomingOffer"));
    key(Qt::Key_Return);
    QTRY_VERIFY(session().viewer() == 0);
    key(Qt::Key_E);
    QTRY_VERIFY(session().table()->canRoll());
    QTRY_VERIFY(focusIn("DicePanel"));
    QVERIFY(m_view->activeFocusItem()->property("visualFocus").toBool());
    table().arrange([](Turn& t) {
        t.gain(1, cards(8, 0, 0, 0, 0));
        t.pub().seat[1].owed = 4;
        t.queue(task(TaskKind::Discard, only(1)));
        t.flush();
    });
    QTRY_VERIFY(focusIn("CardStack"));
}

void TableTest::theFirstClickSaysHowToConfirm()
{
    table().giveCards(0, cards(1, 1, 0, 0, 0));
    open();
    click(find("BuildButton", "key", "road"));
    QTRY_VERIFY(session().spots()->count() > 1);
    const auto told = [this] { return find("StatusBar")->property("second").toString(); };
    click(all("BoardSpot").first());
    QTRY_VERIFY2(told().contains(QLatin1String("Click there again")), qPrintable(told()));
    // Arrows go on from the place that was clicked.
    key(Qt::Key_Down);
    QTRY_VERIFY2(told().contains(QLatin1String("Enter confirms.")), qPrintable(told()));
    QVERIFY(focusIn("BoardSpot"));
    key(Qt::Key_Escape);
    QTRY_VERIFY(!told().contains(QLatin1String("Enter")));
}

void TableTest::theCoverShowsAsManyCardsAsAreHeld()
{
    table().settings.setHandCover(true);
    table().giveCards(1, cards(2, 0, 0, 0, 1));
    open();
    if (session().coveredFor() >= 0) session().reveal();
    key(Qt::Key_E);
    QTRY_VERIFY(find("HandCover"));
    QTRY_COMPARE(find("HandCover")->property("cards").toInt(), 3);
}

void TableTest::awardsStayInTheirCard()
{
    table().arrange([](Turn& t) { t.pub().longestRoad = t.pub().largestArmy = 1; });
    speak("de");
    for (const QSize size : {QSize(1024, 600), QSize(1280, 800), QSize(1600, 1000)}) {
        open(size);
        for (const char* type : {"AwardChip", "PlayerStat"})
            for (QQuickItem* item : all(type)) {
                QQuickItem* card = item;
                while (!QByteArray(card->metaObject()->className()).startsWith("PlayerCard")) card = card->parentItem();
                QVERIFY(card->boundingRect().contains(item->mapRectToItem(card, item->boundingRect())));
            }
    }
    speak("en");
}

/// German is the longest: no button of the trade panel is wider than the panel.
void TableTest::answersFitTheNarrowPanel()
{
    table().arrange([](Turn& t) {
        t.gain(0, cards(2, 0, 0, 0, 0));
        t.gain(1, cards(0, 2, 0, 0, 0));
    });
    speak("de");
    for (const QSize size : {QSize(1024, 600), QSize(1280, 800)}) {
        open(size);
        if (session().trade()->stage() == QLatin1String("edit")) {
            session().trade()->give(QStringLiteral("lumber"), 1);
            session().trade()->get(QStringLiteral("brick"), 1);
            QVERIFY(session().trade()->offer());
        }
        QTRY_VERIFY(find("IncomingOffer"));
        QTest::qWait(50);
        QQuickItem* panel = find("TradeView");
        QList<QQuickItem*> buttons;
        collect(panel, "PushButton", buttons);
        QVERIFY(buttons.size() >= 4);
        for (QQuickItem* button : buttons) {
            const QRectF place = button->mapRectToItem(panel, button->boundingRect());
            QVERIFY2(place.left() >= 0 && place.right() <= panel->width(), qPrintable(button->property("text").toString()));
        }
    }
    speak("en");
}

void TableTest::anEruptionIsSeenInEveryWindow_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << QSize(1024, 600);
    QTest::newRow("middling") << QSize(1280, 800);   // its layout once never came to an end
    QTest::newRow("HD") << QSize(1920, 1080);
}

void TableTest::anEruptionIsSeenInEveryWindow()
{
    QFETCH(QSize, size);
    table().remake();
    QVERIFY(table().begin({"human", "human", "human"}, "catakatoa", "short-stack"));
    table().toActionPhase();
    table().arrange([](Turn& t) {
        for (const CornerId c : t.topology().hex(t.pub().robber).corners)
            if (t.owner(c) != nobody) t.removeBuilding(c);
        t.pub().phase = Phase::Roll;
    });
    speak("de");
    table().settings.setLessMovement(false);
    open(size);
    QVERIFY(session().course().actGiven(make(Do::Roll, 0), {{Outcome::Kind::Dice, 1, 1}, {Outcome::Kind::Die, 3, 0}}));
    QTRY_COMPARE_WITH_TIMEOUT(session().event().value("kind").toString(), QStringLiteral("lavaDie"), 5000);
    // The panel that tells it is there, and the die can be seen in it.
    QTRY_VERIFY(find("VolcanoPanel"));
    QTest::qWait(50);
    QQuickItem* panel = find("VolcanoPanel");
    QQuickItem* roll = find("LavaRoll");
    QVERIFY(roll);
    const qreal top = roll->mapToItem(panel, {}).y();
    QVERIFY2(top >= 0 && top + 100 <= panel->height(), qPrintable(QString::number(top)));
    session().skip();
    speak("en");
}

void TableTest::theVolcanoHasItsPanel()
{
    table().remake();
    QVERIFY(table().begin({"human", "human", "human"}, "catakatoa"));
    table().toActionPhase();
    open();
    QTRY_VERIFY(find("VolcanoPanel"));
    QVERIFY(find("StackOrder"));
    key(Qt::Key_T);
    QTRY_VERIFY(find("TradeView"));
    QVERIFY(!find("VolcanoPanel"));
    open({1024, 600});
    QVERIFY(!find("LeftColumn"));
    QVERIFY(find("LogList"));
}

/// Beyond the first and the last tab arrows do nothing, and nothing is wrong with that.
void TableTest::arrowsEndAtTheLastTab()
{
    for (const QSize size : {QSize(1600, 1000), QSize(1024, 600)}) {
        open(size);
        const QList<QQuickItem*> tabs = all("SideTab");
        QVERIFY(!tabs.isEmpty());
        tabs.first()->forceActiveFocus(Qt::TabFocusReason);
        for (int i = 0; i < 12; ++i) key(Qt::Key_Right);
        QVERIFY(focusIn("SideTab"));
        for (int i = 0; i < 12; ++i) key(Qt::Key_Left);
        QCOMPARE(m_view->activeFocusItem(), all("SideTab").first());
    }
}

/// While the window changes its size everything finds its place, without a binding that goes round in a circle.
void TableTest::windowsOfEverySizeFollowEachOther()
{
    open();
    for (const char* tab : {"log", "trade", "rolls"}) {
        page()->setProperty("sideTab", QLatin1String(tab));
        for (const QSize size : {QSize(1024, 600), QSize(1280, 800), QSize(1100, 1000), QSize(1280, 640), QSize(1920, 1080), QSize(1024, 600), QSize(1600, 1000)}) {
            m_view->resize(size);
            QTRY_COMPARE(QSizeF(page()->size()).toSize(), size);
            QTest::qWait(20);
            QQuickItem* log = find("LogPanel");
            QVERIFY(log->height() >= 120);
            QVERIFY(log->mapToScene({0, log->height()}).y() <= find("BottomBar")->mapToScene({}).y());
        }
    }
}

QTEST_MAIN(TableTest)
#include "tst_table.moc"
