#include "tests/app/gifts_at_the_table.h"

#include "app/play/gifts/gifts_model.h"
#include "app/play/sentences/log_sentences.h"
#include "app/play/sentences/reason_sentences.h"

#include <QRegularExpression>

using namespace inselwerk;

/// Gifts for the Robber as the table shows it: wish list, boxes, track, what a gift would do, who is paid; and what
/// five or six players do between turns, in words.
class GiftsPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theWishList();
    void whyNotGiven();
    void theTrack();
    void laps();
    void nobodyLeadsAtTheStart();
    void aGiftSaysWhatItWouldDo();
    void aGiftIsGivenAndUndone();
    void theReward();
    void theRobberWhereNothingIsBlocked();
    void noRewardForFood();
    void theGiverInALine();
    void aBlockedRollSaysWhoIsPaid();
    void theAwardOnTheCard();
    void pointsOfTheTile();
    void inGerman();
    void pairedPlayers();
    void specialBuilding();
    void theCoverOfAPartner();
    void botsTakeTheirPartOfATurn_data();
    void botsTakeTheirPartOfATurn();

private:
    void blockSomebody();
    const Position& position() const { return m_table->session->position(); }
    GiftsModel& panel() const { return *qobject_cast<GiftsModel*>(m_table->session->panels()->panel("gifts")); }
    void lay(const char* said);
    void sit(int seats, const char* scenario, const char* board, const char* between = "paired-players");
    QString player(int seat, const char* role) const;

    std::unique_ptr<SessionFixture> m_table;
};

void GiftsPanelTest::init()
{
    m_table = std::make_unique<SessionFixture>();
    QVERIFY(m_table->begin({"human", "human", "human"}, "gifts-for-the-robber", "beginner"));
    m_table->toActionPhase();
    lay("{wishes: [ore, wool, brick, grain, lumber]}");
}

void GiftsPanelTest::lay(const char* said)
{
    m_table->arrange([said](Turn& t) { layGifts(t, said); });
}

/// A game of five or six in the first action phase.
void GiftsPanelTest::sit(int seats, const char* scenario, const char* board, const char* between)
{
    GameSetup setup = SessionFixture::setup({"human", "human", "human", "human", "human"}, scenario, board);
    if (seats == 6) setup.seats.push_back({"Finja", Colour::Brown, "human"});
    betweenTurns(setup, between);
    m_table->remake();
    QVERIFY(m_table->session->begin(setup));
    m_table->toActionPhase();
}

QString GiftsPanelTest::player(int seat, const char* role) const
{
    return m_table->session->players()->get(seat, QLatin1String(role)).toString();
}

void GiftsPanelTest::theWishList()
{
    m_table->giveCards(0, cards(0, 0, 1, 0, 0));
    lay("{boxes: {small: blue}}");
    const RowModel& wishes = *panel().wishes();
    QCOMPARE(wishes.count(), 5);
    QCOMPARE(wishes.at("ore", "title").toString(), QStringLiteral("Big gift"));
    QCOMPARE(wishes.at("ore", "numbers").toList(), QVariantList({2, 3, 4, 5, 6}));
    QCOMPARE(wishes.at("ore", "owner").toString(), QStringLiteral("nobody yet"));
    QCOMPARE(wishes.at("ore", "colour").toString(), QString());
    QCOMPARE(wishes.at("wool", "title").toString(), QStringLiteral("Small gift"));
    QCOMPARE(wishes.at("wool", "detail").toString(), QStringLiteral("1 space forward on the gift track"));
    QCOMPARE(wishes.at("wool", "numbers").toList(), QVariantList({8, 9, 10, 11, 12}));
    QCOMPARE(wishes.at("wool", "owner").toString(), QStringLiteral("Benno"));
    QCOMPARE(wishes.at("wool", "colour").toString(), QStringLiteral("blue"));
    QVERIFY(wishes.at("wool", "possible").toBool());
    QCOMPARE(wishes.at("wool", "gift").toString(), QStringLiteral("Give 1 wool"));
    QCOMPARE(wishes.get(2, "key").toString(), QStringLiteral("brick"));
    QVERIFY(!wishes.get(2, "wished").toBool());
    QVERIFY(!wishes.get(2, "detail").toString().isEmpty());
    QVERIFY(wishes.get(3, "detail").toString().isEmpty());
}

void GiftsPanelTest::whyNotGiven()
{
    QVERIFY(!panel().wishes()->at("ore", "possible").toBool());
    QCOMPARE(panel().wishes()->at("ore", "reason").toString(), QStringLiteral("needs 1 more ore"));
    QVERIFY(!panel().give("ore"));
    QVERIFY(!panel().give("brick"));
    QVERIFY(!panel().give("nonsense"));
    m_table->giveCards(0, cards(0, 0, 1, 0, 1));
    QVERIFY(panel().give("ore"));
    QCOMPARE(panel().wishes()->at("wool", "reason").toString(), QStringLiteral("one gift a turn"));
    QCOMPARE(m_table->session->build()->at("gift", "reason").toString(), QStringLiteral("one gift a turn"));
}

void GiftsPanelTest::theTrack()
{
    lay("{track: {blue: 5, red: 5, white: 3}}");
    const RowModel& track = *panel().track();
    QCOMPARE(track.count(), 10);
    QCOMPARE(track.get(0, "label").toString(), QStringLiteral("9"));
    QCOMPARE(track.get(9, "label").toString(), QStringLiteral("Start"));
    const QVariantList five = track.at("5", "markers").toList();
    QCOMPARE(five.size(), 2);
    QCOMPARE(five[0].toMap()["colour"].toString(), QStringLiteral("blue"));  // it came first
    QCOMPARE(five[1].toMap()["colour"].toString(), QStringLiteral("red"));
    QVERIFY(track.at("5", "leads").toBool());
    QVERIFY(!track.at("3", "leads").toBool());
    QCOMPARE(track.at("5", "note").toString(), QStringLiteral("Benno leads: 5 steps"));
    QCOMPARE(panel().giverColour(), QStringLiteral("blue"));
    QCOMPARE(panel().points(), 1);
}

void GiftsPanelTest::laps()
{
    lay("{track: {red: 7, blue: 2, white: 12}}");
    const RowModel& track = *panel().track();
    const QVariantList two = track.at("2", "markers").toList();
    QCOMPARE(two.size(), 2);
    QCOMPARE(two[0].toMap()["lap"].toInt(), 1);
    QCOMPARE(two[1].toMap()["lap"].toInt(), 2);
    QVERIFY(track.at("2", "leads").toBool());
    QCOMPARE(track.at("2", "note").toString(), QStringLiteral("Clara leads: lap 2, 12 steps"));
    QCOMPARE(panel().giverText(), QStringLiteral("Belongs to Clara, who is furthest along with 12 steps."));
}

void GiftsPanelTest::nobodyLeadsAtTheStart()
{
    QCOMPARE(panel().track()->at("0", "markers").toList().size(), 3);
    QCOMPARE(panel().giverColour(), QString());
    QVERIFY(!panel().giverText().isEmpty());
    for (int i = 0; i < 10; ++i) QVERIFY(!panel().track()->get(i, "leads").toBool());
}

void GiftsPanelTest::aGiftSaysWhatItWouldDo()
{
    m_table->giveCards(0, cards(0, 0, 1, 0, 1));
    lay("{boxes: {big: white, small: red}, track: {red: 5, blue: 6, white: 3}}");
    QVERIFY(m_table->session->build()->press("gift"));
    const RowModel& choices = *m_table->session->choices();
    QCOMPARE(choices.count(), 2);
    QCOMPARE(
        choices.at("resource 4", "detail").toString(),
        QStringLiteral(
            "Big gift: 2 steps, then 7 in all. The marker of Clara leaves the box. That earns Greatest Giver."));
    QCOMPARE(choices.at("resource 2", "detail").toString(), QStringLiteral("Small gift: 1 step, then 6 in all."));
    QVERIFY(m_table->status().contains(QStringLiteral("what do you give the robber?")));
}

void GiftsPanelTest::aGiftIsGivenAndUndone()
{
    m_table->giveCards(0, cards(0, 0, 1, 0, 1));
    QVERIFY(panel().give("ore"));
    QCOMPARE(panel().wishes()->get(4, "key").toString(), QStringLiteral("ore"));
    QCOMPARE(panel().wishes()->at("wool", "title").toString(), QStringLiteral("Big gift"));
    QCOMPARE(panel().wishes()->at("wool", "colour").toString(), QStringLiteral("red"));
    QCOMPARE(panel().track()->at("2", "markers").toList().size(), 1);
    QCOMPARE(panel().giverColour(), QStringLiteral("red"));
    QVERIFY(m_table->session->canUndo());
    QVERIFY(m_table->session->undo());
    QCOMPARE(panel().wishes()->get(0, "key").toString(), QStringLiteral("ore"));
    QCOMPARE(panel().track()->at("0", "markers").toList().size(), 3);
    QCOMPARE(m_table->session->hand()->total(), 2);
}

/// The robber stands on a hex with a number where the second seat lives.
void GiftsPanelTest::blockSomebody()
{
    m_table->arrange([](Turn& t) {
        for (HexId hex = 0; hex < t.topology().hexCount(); ++hex)
            if (t.pub().number[hex] > 1 && t.strengthAt(1, hex)) t.moveRobber(hex);
    });
}

void GiftsPanelTest::theReward()
{
    blockSomebody();
    QVERIFY(panel().rewardText().endsWith(QStringLiteral("Nobody receives what is blocked there.")));
    const int number = position().pub().number[position().pub().robber];
    lay(number < 7 ? "{boxes: {big: blue}}" : "{boxes: {small: blue}}");
    QVERIFY(panel().rewardText().endsWith(
        QStringLiteral("A roll of %1 pays Benno all that is blocked there.").arg(number)));
}

void GiftsPanelTest::theRobberWhereNothingIsBlocked()
{
    const auto move = [this](auto&& fits) {
        m_table->arrange([&](Turn& t) {
            for (HexId hex = 0; hex < t.topology().hexCount(); ++hex)
                if (fits(t, hex)) t.moveRobber(hex);
        });
    };
    lay("{boxes: {big: white, small: white}}");
    move([](const Turn& t, HexId hex) { return t.deal().terrain[hex] == Terrain::Desert; });
    QCOMPARE(
        panel().rewardText(),
        QStringLiteral("The robber stands on a hex without a number (desert) and blocks nothing there."));
    move([](const Turn& t, HexId hex) {
        bool lived = false;
        for (Seat s = 0; s < t.rules().seats; ++s) lived |= t.strengthAt(s, hex) > 0;
        return t.pub().number[hex] && !lived;
    });
    QVERIFY(panel().rewardText().endsWith(QStringLiteral("No cards are blocked there now.")));
    m_table->languages.setCurrent(QStringLiteral("de"));
    QVERIFY(panel().rewardText().startsWith(QStringLiteral("Der Räuber steht auf ")));
    m_table->languages.setCurrent(QStringLiteral("en"));
}

/// With crops a blocked field rewards nobody, whoever owns the boxes.
void GiftsPanelTest::noRewardForFood()
{
    m_table->remake();
    QVERIFY(m_table->begin({"human", "human", "human"}, "../tests/data/scenarios/gifts-and-crops", "island"));
    m_table->toActionPhase();
    m_table->arrange([](Turn& t) {
        layGifts(t, "{boxes: {big: white, small: white}}");
        const Topology& topology = t.topology();
        for (HexId hex = 0; hex < topology.hexCount(); ++hex) {
            if (t.deal().terrain[hex] != Terrain::Fields) continue;
            for (const CornerId c : topology.hex(hex).corners)
                if (!t.pub().occupied.has(c) && !t.strengthAt(1, hex)) t.placeCity(1, c);
            t.moveRobber(hex);
        }
    });
    QVERIFY(position().deal.terrain[position().pub().robber] == Terrain::Fields);
    QVERIFY(panel().rewardText().endsWith(QStringLiteral("Nobody receives what is blocked there.")));
}

void GiftsPanelTest::theGiverInALine()
{
    QCOMPARE(panel().giverLine(), QStringLiteral("Greatest Giver: nobody yet"));
    lay("{track: {white: 12, blue: 5, red: 6}}");
    QCOMPARE(panel().giverLine(), QStringLiteral("Greatest Giver: Clara, 12 steps"));
    QCOMPARE(panel().track()->at("2", "lineMarkers").toInt(), 1);  // the start and four spaces
    QCOMPARE(panel().track()->at("9", "lineMarkers").toInt(), 2);
}

void GiftsPanelTest::aBlockedRollSaysWhoIsPaid()
{
    blockSomebody();
    m_table->arrange([](Turn& t) {
        layGifts(t, "{boxes: {big: white, small: white}}");
        t.pub().phase = Phase::Roll;
    });
    const int number = position().pub().number[position().pub().robber];
    const auto first = static_cast<u8>(number > 6 ? 6 : 1);
    const int held = position().seen().handSize(2);
    QVERIFY(m_table->session->course().actGiven(
        make(Do::Roll, 0), {{Outcome::Kind::Dice, first, static_cast<u8>(number - first)}}));
    QVERIFY(position().seen().handSize(2) > held);
    bool told = false;
    for (int i = 0; i < m_table->session->log()->count(); ++i)
        told |=
            m_table->session->log()->get(i, "text").toString().startsWith(QStringLiteral("What the robber blocks on "));
    QVERIFY(told);
}

void GiftsPanelTest::theAwardOnTheCard()
{
    lay("{track: {red: 3, blue: 4}}");
    QCOMPARE(player(1, "awards"), QStringLiteral("Greatest Giver"));
    QCOMPARE(player(0, "awards"), QString());
    QVERIFY(player(1, "summary").contains(QStringLiteral("4 steps on the gift track, Greatest Giver")));
    const QVariantMap count = m_table->session->players()->get(1, "counts").toList().value(0).toMap();
    QCOMPARE(count["icon"].toString(), QStringLiteral("gift"));
    QCOMPARE(count["value"].toInt(), 4);
    QVERIFY(count["award"].toBool());
}

void GiftsPanelTest::pointsOfTheTile()
{
    m_table->arrange([](Turn& t) {
        layGifts(t, "{track: {blue: 4}}");
        t.finish(EndReason::Points, 2);
    });
    const OutcomeModel& outcome = *m_table->session->outcome();
    QCOMPARE(outcome.moduleSources(), QStringList(QStringLiteral("Greatest Giver")));
    QCOMPARE(outcome.get(0, "name").toString(), QStringLiteral("Benno"));
    QCOMPARE(outcome.get(0, "modules").toList(), QVariantList{1});
    QCOMPARE(outcome.get(1, "modules").toList(), QVariantList{0});
}

void GiftsPanelTest::inGerman()
{
    m_table->giveCards(0, cards(0, 0, 1, 0, 0));
    m_table->languages.setCurrent(QStringLiteral("de"));
    lay("{track: {white: 12}, boxes: {big: white}}");
    QCOMPARE(panel().wishes()->at("wool", "title").toString(), QStringLiteral("Kleines Geschenk"));
    QCOMPARE(panel().wishes()->at("ore", "owner").toString(), QStringLiteral("Clara"));
    QVERIFY(panel().track()->at("2", "note").toString().contains(QStringLiteral("Clara")));
    QVERIFY(panel().giverText().contains(QStringLiteral("12")));
    QCOMPARE(player(2, "awards"), QStringLiteral("Größter Gönner"));
    QVERIFY(m_table->session->build()->press("gift"));
    QVERIFY(m_table->session->choices()->at("resource 2", "detail").toString().contains(QStringLiteral("Geschenk")));
    m_table->languages.setCurrent(QStringLiteral("en"));
}

void GiftsPanelTest::pairedPlayers()
{
    sit(6, "base", "variable-5-6");
    QCOMPARE(player(3, "order"), QStringLiteral("acts next"));
    QCOMPARE(m_table->session->table()->endTurnText(), QStringLiteral("End turn"));
    QVERIFY(m_table->session->table()->endTurn());
    // Deniz is the third to the left of Anna.
    QCOMPARE(m_table->session->viewer(), 3);
    QCOMPARE(
        m_table->status(), QStringLiteral("Deniz, partner of Anna: build, trade with the bank or end your phase."));
    QCOMPARE(m_table->session->table()->endTurnText(), QStringLiteral("End phase"));
    QCOMPARE(player(3, "order"), QStringLiteral("partner of Anna"));
    QVERIFY(m_table->session->players()->get(3, "isTurn").toBool());
    QVERIFY(!m_table->session->players()->get(0, "isTurn").toBool());
    QCOMPARE(player(1, "order"), QStringLiteral("next turn"));
    // Cards go to the bank only.
    m_table->giveCards(3, cards(0, 0, 1, 0, 0));
    m_table->session->trade()->give("wool");
    m_table->session->trade()->get("ore");
    QVERIFY(!m_table->session->trade()->canOffer());
    QCOMPARE(m_table->session->trade()->offerHint(), QStringLiteral("a paired player trades with the bank only"));
    QVERIFY(m_table->session->table()->endTurn());
    QCOMPARE(m_table->session->viewer(), 1);
    QCOMPARE(player(4, "order"), QStringLiteral("acts next"));
}

void GiftsPanelTest::specialBuilding()
{
    sit(5, "base", "variable-5-6", "special-building");
    QCOMPARE(player(3, "order"), QString());
    m_table->arrange([](Turn& t) {
        t.gain(2, cards(1, 1, 0, 0, 0));
        t.gain(4, cards(1, 1, 0, 0, 0));
    });
    QVERIFY(m_table->session->table()->endTurn());
    QCOMPARE(m_table->session->viewer(), 2);
    QCOMPARE(m_table->status(), QStringLiteral("Clara: special building phase – build, buy or end it."));
    QCOMPARE(m_table->session->table()->endTurnText(), QStringLiteral("End phase"));
    QVERIFY(m_table->session->players()->get(2, "isTurn").toBool());
    QCOMPARE(player(1, "order"), QStringLiteral("next turn"));
    QVERIFY(m_table->session->build()->at("road", "possible").toBool());
    QVERIFY(m_table->session->table()->endTurn());
    QCOMPARE(m_table->session->viewer(), 4);
    QVERIFY(m_table->session->table()->endTurn());
    QCOMPARE(m_table->session->viewer(), 1);
    QCOMPARE(m_table->session->table()->endTurnText(), QStringLiteral("End turn"));
}

void GiftsPanelTest::theCoverOfAPartner()
{
    sit(5, "gifts-for-the-robber", "variable-5-6");
    m_table->giveCards(3, cards(1, 1, 1, 1, 1));
    m_table->settings.setHandCover(true);
    QVERIFY(m_table->session->table()->endTurn());
    QCOMPARE(m_table->session->coveredFor(), 3);
    QCOMPARE(m_table->status(), QStringLiteral("Deniz, you act as the partner of Anna."));
    m_table->session->reveal();
    QVERIFY(panel().give(panel().wishes()->get(0, "key").toString()));  // one gift in each action phase
}

void GiftsPanelTest::botsTakeTheirPartOfATurn_data()
{
    QTest::addColumn<QByteArray>("scenario");
    QTest::addColumn<QByteArray>("between");
    QTest::addColumn<int>("bots");
    for (const char* scenario : {"base", "gifts-for-the-robber"})
        for (const char* between : {"paired-players", "special-building"})
            for (const int bots : {4, 5})
                QTest::addRow("%s %s %d", scenario, between, bots)
                    << QByteArray(scenario) << QByteArray(between) << bots;
}

/// One person among bots: the status names whoever acts between turns and says what it may do; a bot with cards uses
/// them there, and the game comes back to the person.
void GiftsPanelTest::botsTakeTheirPartOfATurn()
{
    QFETCH(QByteArray, scenario);
    QFETCH(QByteArray, between);
    QFETCH(int, bots);
    GameSetup setup = SessionFixture::setup({"human"}, scenario.constData(), "variable-5-6");
    static const char* const names[] = {"Benno", "Clara", "Deniz", "Emil", "Finja"};
    static const Colour colours[] = {Colour::Blue, Colour::White, Colour::Orange, Colour::Green, Colour::Brown};
    for (int i = 0; i < bots; ++i) setup.seats.push_back({names[i], colours[i], "one-ply"});
    betweenTurns(setup, between.constData());
    m_table->remake();
    QVERIFY(m_table->session->begin(setup));
    m_table->toActionPhase();
    m_table->giveCards(3, cards(2, 2, 2, 2, 3));
    const int before = position().seen().handSize(3);

    QStringList lines;
    int left = before;
    connect(m_table->session.get(), &GameSession::changed, this, [&] {
        const TableModel& table = *m_table->session->table();
        lines << table.status() + QLatin1Char('|') + table.detail();
        if (position().afterTurn() && position().actor() == 3) left = std::min(left, position().seen().handSize(3));
    });
    QVERIFY(m_table->session->table()->endTurn());
    const auto back = [this] {
        GameSession& game = *m_table->session;
        if (position().viewerDecides() && position().pub().pairedWith != nobody) game.table()->endTurn();
        if (game.trade()->stage() == QLatin1String("incoming")) game.trade()->decline();
        for (int i = 0; game.hand()->owed() > 0 && i < 20; ++i)
            for (const char* r : {"lumber", "brick", "wool", "grain", "ore"})
                if (!game.hand()->mark(QLatin1String(r)) || game.hand()->discard()) break;
        return position().over() || (game.table()->turn() > 2 && game.table()->canRoll() && game.table()->myTurn());
    };
    QVERIFY2(QTest::qWaitFor(back, 60000), qPrintable(lines.join(QLatin1Char('\n'))));
    const QString wanted = between == "paired-players"
                               ? QStringLiteral(
                                     "Deniz acts as the partner of Anna.|Deniz may build and trade with the "
                                     "bank. The next turn is that of Benno.")
                               : QStringLiteral(
                                     "Special building phase: Deniz.|Deniz may build and buy. The next turn "
                                     "is that of Benno.");
    QVERIFY2(lines.contains(wanted), qPrintable(lines.join(QLatin1Char('\n'))));
    QVERIFY(left < before);
    if (between == "paired-players")
        QVERIFY(!lines.filter(QRegularExpression(QStringLiteral("^Anna, partner of \\w+: build"))).isEmpty());
}

QTEST_MAIN(GiftsPanelTest)
#include "tst_gifts_panel.moc"
