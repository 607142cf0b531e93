#include "session_fixture.h"

#include "app/common/layers/volcano/volcano_layer.h"
#include "app/play/volcano/volcano_model.h"

#include "engine/rules/volcano/volcano.h"

#include <QAbstractItemModelTester>

using namespace inselwerk;

namespace {

/// A corner of a hex where a settlement may stand, or −1.
int freeCorner(const View& v, int hex)
{
    for (const CornerId c : v.topology().hex(hex).corners)
        if (!v.pub().blocked.has(c)) return c;
    return -1;
}

/// A hex without the robber where only a seat lives and another may settle.
int hexWithRoomBeside(const View& v, Seat s)
{
    for (int h = 0; h < v.topology().hexCount(); ++h) {
        const auto hex = static_cast<HexId>(h);
        if (h != v.pub().robber && v.livesAt(s, hex) && !v.livesAt(0, hex) && !v.livesAt(2, hex) &&
            freeCorner(v, h) >= 0)
            return h;
    }
    return 0;
}

}  // namespace

class TableModelsTest : public QObject
{
    Q_OBJECT

private slots:
    void rowsThatStayKeepTheirPlace();
    void setUp();
    void buildingButtons();
    void reasonsFitWhatIsShown();
    void roadIsBuiltBySpot();
    void robberThenVictim();
    void developmentCards();
    void yearOfPlenty();
    void tradeWithAnswers();
    void counterOffer();
    void offersNobodyCanMeet();
    void bankRates();
    void declineAll();
    void volcanoPanel();
    void eruption();
    void explosionAndTheftAfterIt();
    void lavaOnTheBoard();
    void rolls();
    void logAndRollsAfterLoading();
    void modelsAreSound();
};

void TableModelsTest::rowsThatStayKeepTheirPlace()
{
    RowModel model({"key", "text"});
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.setRows({{1, "a"}, {2, "b"}, {3, "c"}});
    QCOMPARE(inserted.count(), 1);
    model.setRows({{1, "a"}, {2, "B"}, {3, "c"}});
    QCOMPARE(changed.count(), 1);
    model.setRows({{1, "a"}, {3, "c"}});
    QCOMPARE(removed.count(), 1);
    model.setRows({{1, "a"}, {4, "d"}, {3, "c"}});
    QCOMPARE(inserted.count(), 2);
    QCOMPARE(reset.count(), 0);
    QCOMPARE(model.get(1, "text").toString(), QStringLiteral("d"));
    QCOMPARE(model.at("3", "text").toString(), QStringLiteral("c"));
    QVERIFY(!model.get(7, "text").isValid());
    QVERIFY(!model.get(0, "nonsense").isValid());
    model.truncate(1);
    QCOMPARE(model.count(), 1);
}

void TableModelsTest::setUp()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "human", "human"}));
    QCOMPARE(f.status(), QStringLiteral("Anna: place your first settlement."));
    QCOMPARE(f.session->table()->phase(), QStringLiteral("setup"));
    QCOMPARE(f.session->table()->mode(), QStringLiteral("settlement"));
    QVERIFY(!f.session->table()->canCancel());
    SpotsModel& spots = *f.session->spots();
    QVERIFY(spots.count() > 20);
    QCOMPARE(spots.get(0, "kind").toString(), QStringLiteral("corner"));
    QCOMPARE(spots.get(0, "piece").toString(), QStringLiteral("settlement"));
    QCOMPARE(spots.get(0, "colour").toString(), QStringLiteral("red"));
    QVERIFY(spots.get(0, "name").toString().startsWith("Settlement: "));
    spots.point(spots.get(0, "key").toString());
    QVERIFY(spots.hover().contains("yields"));
    QVERIFY(spots.choose(spots.get(0, "key").toString()));
    QVERIFY(spots.hover().isEmpty());
    QCOMPARE(f.status(), QStringLiteral("Anna: place a road beside it."));
    QCOMPARE(spots.get(0, "kind").toString(), QStringLiteral("edge"));
    QVERIFY(!spots.choose("edge 9999"));
    QVERIFY(!spots.choose("nonsense"));
    QVERIFY(spots.choose(spots.get(0, "key").toString()));
    QCOMPARE(f.session->viewer(), 1);
}

void TableModelsTest::buildingButtons()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "human", "human"}));
    f.toActionPhase();
    BuildModel& build = *f.session->build();
    QCOMPARE(build.count(), 4);
    QVERIFY(!build.at("road", "possible").toBool());
    QCOMPARE(build.at("road", "reason").toString(), QStringLiteral("needs 1 lumber and 1 brick more"));
    QCOMPARE(build.at("road", "costs").toStringList(), (QStringList{"lumber", "brick"}));
    QCOMPARE(build.at("road", "leftText").toString(), QStringLiteral("13 left"));
    QVERIFY(!build.press("road"));
    f.giveCards(0, cards(1, 0, 0, 0, 0));
    QCOMPARE(build.at("road", "reason").toString(), QStringLiteral("needs 1 more brick"));
    f.giveCards(0, cards(0, 1, 0, 0, 0));
    QVERIFY(build.at("road", "possible").toBool());
    QVERIFY(build.at("road", "reason").toString().isEmpty());
    QVERIFY(!f.session->table()->canRoll());
    QCOMPARE(f.session->table()->rollReason(), QStringLiteral("the dice have been rolled"));
}

/// No reason outlives what it was about: not in the set-up, not behind the cover, not while the dice are shown.
void TableModelsTest::reasonsFitWhatIsShown()
{
    SessionFixture f;
    f.settings.setHandCover(true);
    QVERIFY(f.begin({"human", "human", "human"}));
    BuildModel& build = *f.session->build();
    if (f.session->coveredFor() >= 0) {
        QVERIFY(build.at("settlement", "reason").toString().isEmpty());
        f.session->reveal();
    }
    QVERIFY(!build.at("settlement", "possible").toBool());
    QCOMPARE(build.at("settlement", "reason").toString(), QStringLiteral("choose a place on the board"));
    f.settings.setHandCover(false);
    f.toActionPhase();
    f.settings.setLessMovement(false);
    f.arrange([](Turn& t) {
        t.gain(0, cards(1, 1, 0, 0, 0));
        t.pub().phase = Phase::Roll;
        t.pub().dice = {0, 0};
    });
    QCOMPARE(build.at("road", "reason").toString(), QStringLiteral("roll the dice first"));
    QVERIFY(f.session->course().actGiven(make(Do::Roll, 0), {}));
    QVERIFY(f.session->busy());
    if (f.session->position().mainTask() && f.session->position().pub().phase == Phase::Action) {
        QVERIFY(build.at("road", "possible").toBool());
        QVERIFY(build.at("road", "reason").toString().isEmpty());
    }
    f.session->skip();
    QVERIFY(build.at("road", "reason").toString() != QStringLiteral("roll the dice first"));
}

void TableModelsTest::roadIsBuiltBySpot()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "human", "human"}));
    f.toActionPhase();
    f.giveCards(0, cards(2, 2, 0, 0, 0));
    SpotsModel& spots = *f.session->spots();
    QCOMPARE(spots.count(), 0);
    QVERIFY(f.session->build()->press("road"));
    QVERIFY(f.session->build()->at("road", "active").toBool());
    QCOMPARE(f.session->table()->mode(), QStringLiteral("road"));
    QCOMPARE(spots.count(), f.session->build()->at("road", "spots").toInt());
    QVERIFY(f.session->table()->cancel());
    QCOMPARE(spots.count(), 0);
    QVERIFY(f.session->build()->press("road"));
    QVERIFY(f.session->build()->press("road"));  // again: leaves
    QCOMPARE(spots.count(), 0);
    QVERIFY(f.session->build()->press("road"));
    QVERIFY(spots.choose(spots.get(0, "key").toString()));
    QCOMPARE(f.game().view().hand(0).total(), 2);
    QCOMPARE(spots.count(), 0);
    QVERIFY(f.session->log()->latest().startsWith("Anna builds a road: "));
}

void TableModelsTest::robberThenVictim()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "human", "human"}));
    f.toActionPhase();
    int hex = -1;
    f.arrange([&](Turn& t) {
        t.gain(1, cards(0, 0, 0, 0, 2));
        t.gain(2, cards(0, 3, 0, 0, 0));
        hex = hexWithRoomBeside(t, 1);
        t.placeSettlement(2, freeCorner(t, hex));
        t.queue(task(TaskKind::MoveRobber, only(0)));
        t.flush();
    });
    SpotsModel& spots = *f.session->spots();
    QCOMPARE(spots.get(0, "kind").toString(), QStringLiteral("hex"));
    QCOMPARE(spots.get(0, "piece").toString(), QStringLiteral("robber"));
    QCOMPARE(f.status(), QStringLiteral("Anna: move the robber."));
    const QString key = QStringLiteral("hex %1").arg(hex);
    QVERIFY(spots.choose(key));
    ChoicesModel& choices = *f.session->choices();
    QCOMPARE(choices.count(), 2);
    QCOMPARE(choices.get(0, "text").toString(), QStringLiteral("Benno"));
    QCOMPARE(choices.get(0, "detail").toString(), QStringLiteral("2 cards"));
    QVERIFY(choices.prompt().contains("from whom"));
    QVERIFY(choices.canCancel());
    QVERIFY(choices.cancel());
    QCOMPARE(choices.count(), 0);
    QVERIFY(spots.count() > 0);
    QVERIFY(spots.choose(key));
    QVERIFY(choices.choose("seat 2"));
    QCOMPARE(f.game().view().hand(0), cards(0, 1, 0, 0, 0));
    QCOMPARE(int{f.game().state().pub.robber}, hex);
    QCOMPARE(f.session->log()->latest(), QStringLiteral("Anna steals 1 brick from Clara."));
}

void TableModelsTest::developmentCards()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "human", "human"}));
    f.toActionPhase();
    f.arrange([](Turn& t) {
        t.hidden().seat[0].cards[static_cast<std::size_t>(Card::Knight)] = 2;
        t.hidden().seat[0].bought[static_cast<std::size_t>(Card::Monopoly)] = 1;
        t.gain(1, cards(0, 0, 0, 0, 3));
    });
    CardsModel& held = *f.session->cards();
    QCOMPARE(held.count(), 2);
    QCOMPARE(held.at("knight", "count").toInt(), 2);
    QVERIFY(held.at("knight", "playable").toBool());
    QVERIFY(!held.at("monopoly new", "playable").toBool());
    QVERIFY(held.at("monopoly new", "fresh").toBool());
    QVERIFY(held.at("monopoly new", "reason").toString().startsWith("bought this turn"));
    QVERIFY(!held.play("monopoly new"));
    QVERIFY(held.play("knight"));
    QCOMPARE(f.session->table()->mode(), QStringLiteral("robber"));
    QCOMPARE(f.session->players()->get(0, "knights").toInt(), 1);
}

void TableModelsTest::yearOfPlenty()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "human", "human"}));
    f.toActionPhase();
    f.arrange([](Turn& t) { t.hidden().seat[0].cards[static_cast<std::size_t>(Card::YearOfPlenty)] = 1; });
    QVERIFY(f.session->cards()->play("year_of_plenty"));
    ChoicesModel& choices = *f.session->choices();
    QCOMPARE(choices.count(), 5);
    QCOMPARE(choices.get(4, "resource").toString(), QStringLiteral("ore"));
    QVERIFY(choices.choose("resource 4"));  // first ore …
    QCOMPARE(choices.count(), 5);
    QVERIFY(choices.choose("resource 0"));  // … then lumber
    QCOMPARE(f.game().view().hand(0), cards(1, 0, 0, 0, 1));
    QCOMPARE(choices.count(), 0);
    QCOMPARE(f.session->log()->latest(), QStringLiteral("Anna takes 1 lumber and 1 ore from the bank."));
}

void TableModelsTest::tradeWithAnswers()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "human", "human"}));
    f.toActionPhase();
    f.arrange([](Turn& t) {
        t.gain(0, cards(0, 0, 2, 0, 0));
        t.gain(1, cards(0, 1, 0, 0, 0));
        t.gain(2, cards(0, 1, 0, 1, 0));
    });
    TradeModel& trade = *f.session->trade();
    QCOMPARE(trade.stage(), QStringLiteral("edit"));
    QVERIFY(!trade.canOffer());
    trade.give("wool");
    trade.give("wool");
    trade.give("wool");  // has only two
    trade.get("brick");
    trade.get("wool");  // not both ways
    QCOMPARE(trade.terms(), QStringLiteral("2 wool for 1 brick"));
    QVERIFY(trade.toAll());
    QVERIFY(trade.canOffer());
    QVERIFY(trade.offerHint().isEmpty());
    QVERIFY(trade.offer());
    // Benno is asked, then Clara; only then Anna may choose.
    QCOMPARE(f.session->viewer(), 1);
    QCOMPARE(trade.stage(), QStringLiteral("incoming"));
    QCOMPARE(trade.incoming(), QStringLiteral("Anna offers you 2 wool for 1 brick."));
    QCOMPARE(trade.incomingGet(), (QList<int>{0, 0, 2, 0, 0}));
    QVERIFY(trade.canAccept());
    QVERIFY(trade.accept());
    QCOMPARE(f.session->viewer(), 2);
    QVERIFY(trade.decline());
    QCOMPARE(f.session->viewer(), 0);
    QCOMPARE(trade.stage(), QStringLiteral("offered"));
    QCOMPARE(trade.answers()->count(), 2);
    QCOMPARE(trade.answers()->at("1", "state").toString(), QStringLiteral("agrees"));
    QVERIFY(trade.answers()->at("1", "canTake").toBool());
    QCOMPARE(trade.answers()->at("2", "state").toString(), QStringLiteral("declined"));
    QVERIFY(!trade.answers()->at("2", "canTake").toBool());
    QVERIFY(!trade.take(2));
    QVERIFY(trade.take(1));
    QCOMPARE(f.game().view().hand(0), cards(0, 1, 0, 0, 0));
    QCOMPARE(f.game().view().hand(1), cards(0, 0, 2, 0, 0));
    QCOMPARE(f.session->log()->latest(), QStringLiteral("Anna gives 2 wool to Benno for 1 brick."));
    QCOMPARE(trade.stage(), QStringLiteral("edit"));
}

void TableModelsTest::counterOffer()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "human", "human"}));
    f.toActionPhase();
    f.arrange([](Turn& t) {
        t.gain(0, cards(0, 0, 2, 1, 0));
        t.gain(1, cards(0, 1, 0, 0, 0));
    });
    TradeModel& trade = *f.session->trade();
    trade.togglePartner(2);
    QVERIFY(!trade.toAll());
    trade.give("wool");
    trade.get("brick");
    QVERIFY(trade.offer());
    QCOMPARE(f.session->viewer(), 1);
    trade.beginCounter();
    QCOMPARE(trade.stage(), QStringLiteral("counter"));
    QCOMPARE(trade.terms(), QStringLiteral("1 brick for 1 wool"));
    trade.get("grain");
    QVERIFY(trade.counter());
    QCOMPARE(f.session->viewer(), 0);
    QCOMPARE(trade.answers()->at("1", "state").toString(), QStringLiteral("counter"));
    QCOMPARE(trade.answers()->at("1", "text").toString(), QStringLiteral("would give 1 brick for 1 wool and 1 grain"));
    QVERIFY(trade.take(1));
    QCOMPARE(f.game().view().hand(0), cards(0, 1, 1, 0, 0));
}

void TableModelsTest::offersNobodyCanMeet()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "human", "human"}));
    f.toActionPhase();
    f.arrange([](Turn& t) {
        t.gain(0, cards(0, 0, 2, 0, 0));
        t.gain(1, cards(0, 1, 0, 0, 0));
    });
    TradeModel& trade = *f.session->trade();
    trade.give("wool");
    trade.get("ore");
    QCOMPARE(trade.offerHint(), QStringLiteral("Nobody can have that much: ore."));
    trade.clear();
    trade.give("wool");
    trade.get("brick");
    QVERIFY(trade.offerHint().isEmpty());
    trade.togglePartner(1);
    QCOMPARE(trade.offerHint(), QStringLiteral("None of those asked has that many cards."));
}

void TableModelsTest::bankRates()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "human", "human"}));
    f.toActionPhase();
    f.giveCards(0, cards(4, 3, 0, 0, 0));
    const RowModel& rates = *f.session->trade()->rates();
    QCOMPARE(rates.count(), 5);
    QVERIFY(rates.get(0, "possible").toBool());
    QVERIFY(rates.get(0, "best").toBool());
    QCOMPARE(f.session->trade()->bankOffers(rates.get(0, "key").toString()).size(), 4);
    if (rates.at("lumber", "rate").toInt() == 4 && rates.at("brick", "rate").toInt() == 4) {
        QCOMPARE(rates.get(0, "key").toString(), QStringLiteral("lumber"));
        QCOMPARE(rates.at("brick", "reason").toString(), QStringLiteral("needs 1 more brick"));
    }
    QVERIFY(f.session->trade()->bankTrade("lumber", "ore"));
    QVERIFY(!f.session->trade()->bankTrade("lumber", "nonsense"));
}

void TableModelsTest::declineAll()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "human", "human"}));
    f.toActionPhase();
    f.arrange([](Turn& t) {
        t.gain(0, cards(0, 0, 5, 0, 0));
        t.gain(1, cards(0, 3, 0, 0, 0));
        t.gain(2, cards(0, 3, 0, 0, 0));
    });
    TradeModel& trade = *f.session->trade();
    const auto offer = [&trade] {
        trade.give("wool");
        trade.get("brick");
        return trade.offer();
    };
    QVERIFY(offer());
    QCOMPARE(f.session->viewer(), 1);
    QVERIFY(trade.declineAll());
    QCOMPARE(f.session->viewer(), 2);
    QVERIFY(trade.decline());
    QCOMPARE(f.session->viewer(), 0);
    trade.clear();
    QVERIFY(offer());
    QCOMPARE(f.session->viewer(), 2);  // Benno is not asked again
    QCOMPARE(trade.answers()->at("1", "text").toString(), QStringLiteral("no more offers this turn"));
}

namespace {

/// A volcano with a settlement at corner 1, a city at corner 3, about to be rolled.
void arrangeEruption(SessionFixture& f)
{
    f.toActionPhase();
    f.arrange([](Turn& t) {
        const int hex = t.pub().robber;  // begins on the volcano
        const volcano::Facts facts = volcano::factsOf(*volcano::find(t.rules()));
        const auto corner = [&](std::size_t face) {
            return t.topology().hex(hex).corners[static_cast<std::size_t>(facts.corner[face - 1])];
        };
        for (const std::size_t face : {1U, 2U, 3U, 4U, 5U, 6U})
            if (t.owner(corner(face)) != nobody) t.removeBuilding(corner(face));
        t.placeSettlement(0, corner(1));
        t.placeSettlement(1, corner(3));
        t.upgrade(1, corner(3));
        t.pub().phase = Phase::Roll;
    });
}

}  // namespace

void TableModelsTest::volcanoPanel()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "human", "human"}, "catakatoa", "short-stack"));
    const PanelsModel& panels = *f.session->panels();
    QCOMPARE(panels.count(), 1);
    QCOMPARE(panels.get(0, "key").toString(), QStringLiteral("volcano"));
    QCOMPARE(panels.get(0, "title").toString(), QStringLiteral("Volcano"));
    auto* volcano = qobject_cast<VolcanoModel*>(panels.panel("volcano"));
    QVERIFY(volcano);
    QCOMPARE(volcano->number(), 2);
    QCOMPARE(volcano->nextNumber(), 3);
    QCOMPARE(volcano->pips(), 1);
    QCOMPARE(volcano->tokens(), volcano->tokensLeft());
    QCOMPARE(volcano->stack()->count(), volcano->tokens());
    QCOMPARE(volcano->stack()->get(0, "state").toString(), QStringLiteral("live"));
    QVERIFY(volcano->explosionText().contains("Witch-Doctor"));
    QVERIFY(!volcano->exploded());
    QCOMPARE(volcano->corners()->count(), 6);
    QVERIFY(!volcano->erupting());
    QCOMPARE(f.session->table()->robberName(), QStringLiteral("Witch-Doctor"));
}

void TableModelsTest::eruption()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "human", "human"}, "catakatoa", "short-stack"));
    arrangeEruption(f);
    auto* volcano = qobject_cast<VolcanoModel*>(f.session->panels()->panel("volcano"));
    QCOMPARE(volcano->corners()->at("3", "piece").toString(), QStringLiteral("city"));
    QCOMPARE(volcano->corners()->at("3", "text").toString(), QStringLiteral("Corner 3: city of Benno"));
    // The dice and the lava die are given; they stay in the game's own record.
    QVERIFY(f.session->course().actGiven(make(Do::Roll, 0), {{Outcome::Kind::Dice, 1, 1}, {Outcome::Kind::Die, 3, 0}}));
    QVERIFY(volcano->erupting());
    QCOMPARE(volcano->course()->at("gifts", "state").toString(), QStringLiteral("now"));
    QCOMPARE(volcano->gifts()->count(), 2);
    QCOMPARE(volcano->gifts()->get(0, "left").toInt(), 1);
    QCOMPARE(volcano->gifts()->get(1, "left").toInt(), 2);
    QCOMPARE(volcano->gifts()->get(1, "text").toString(), QStringLiteral("City at corner 3"));
    QVERIFY(volcano->gifts()->get(0, "now").toBool());
    QCOMPARE(f.status(), QStringLiteral("Anna: choose 1 card from the gifts of the natives."));
    QCOMPARE(f.session->choices()->left(), 1);
    QVERIFY(f.session->choices()->choose("resource 4"));
    QCOMPARE(f.session->viewer(), 1);
    QCOMPARE(f.status(), QStringLiteral("Benno: choose 2 cards from the gifts of the natives."));
    QVERIFY(f.session->choices()->choose("resource 3"));
    QVERIFY(f.session->course().actGiven(make(Do::ChooseCard, 1, 3), {{Outcome::Kind::Die, 3, 0}}));
    QCOMPARE(volcano->lavaDie(), 3);
    QVERIFY(volcano->lavaText().startsWith("The lava runs to corner 3. A city of Benno becomes a settlement"));
    QCOMPARE(volcano->corners()->at("3", "piece").toString(), QStringLiteral("settlement"));
    QVERIFY(volcano->corners()->at("3", "struck").toBool());
    QCOMPARE(volcano->number(), 3);
    QCOMPARE(volcano->course()->at("token", "state").toString(), QStringLiteral("done"));
    QVERIFY(volcano->gifts()->get(1, "done").toBool());
    QCOMPARE(volcano->stack()->get(0, "state").toString(), QStringLiteral("spent"));
}

/// The last token is rolled; from then on a seven steals from anybody: a choice of the module's own, without QML of its
/// own.
void TableModelsTest::explosionAndTheftAfterIt()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "human", "human"}, "catakatoa", "short-stack"));
    arrangeEruption(f);
    f.arrange([](Turn& t) {
        const auto size = static_cast<u8>(t.rules().stacks[0].tokens.size());
        t.pub().stackTop[0] = static_cast<u8>(size - 1);
        t.pub().stackLeft[0] = 1;
        for (const CornerId c : t.topology().hex(t.pub().robber).corners)
            if (t.owner(c) != nobody) t.removeBuilding(c);
    });
    auto* volcano = qobject_cast<VolcanoModel*>(f.session->panels()->panel("volcano"));
    QCOMPARE(volcano->number(), 12);
    QCOMPARE(volcano->nextNumber(), 0);
    QVERIFY(f.session->course().actGiven(make(Do::Roll, 0), {{Outcome::Kind::Dice, 6, 6}, {Outcome::Kind::Die, 1, 0}}));
    QVERIFY(volcano->exploded());
    QCOMPARE(volcano->number(), 0);
    QCOMPARE(volcano->countText(), QStringLiteral("dormant"));
    QCOMPARE(volcano->explosionText(), QStringLiteral("The volcano has exploded; the Witch-Doctor is gone."));
    QVERIFY(f.session->log()->asText().contains("The Witch-Doctor leaves the island."));
    QVERIFY(!f.session->board()->picture().robber);
    QVERIFY(f.session->table()->endTurn());
    f.giveCards(0, cards(0, 0, 0, 0, 2));
    QVERIFY(f.session->course().actGiven(make(Do::Roll, 1), {{Outcome::Kind::Dice, 3, 4}}));
    ChoicesModel& choices = *f.session->choices();
    QCOMPARE(f.session->spots()->count(), 0);
    QCOMPARE(choices.prompt(), QStringLiteral("Benno: from whom will you steal a card?"));
    QVERIFY(choices.find("seat 0") >= 0);
    QCOMPARE(choices.get(choices.count() - 1, "text").toString(), QStringLiteral("Nobody"));
    QVERIFY(choices.choose("seat 0"));
    QCOMPARE(f.session->log()->latest(), QStringLiteral("Benno steals 1 ore from Anna."));
}

void TableModelsTest::lavaOnTheBoard()
{
    SessionFixture f;
    f.settings.setLessMovement(false);
    QVERIFY(f.begin({"human", "human", "human"}, "catakatoa", "short-stack"));
    f.session->skip();
    arrangeEruption(f);
    f.arrange([](Turn& t) {
        for (const CornerId c : t.topology().hex(t.pub().robber).corners)
            if (t.owner(c) != nobody) t.removeBuilding(c);
    });
    QSignalSpy started(f.session.get(), &GameSession::eventStarted);
    QVERIFY(f.session->course().actGiven(make(Do::Roll, 0), {{Outcome::Kind::Dice, 1, 1}, {Outcome::Kind::Die, 5, 0}}));
    QTRY_COMPARE_WITH_TIMEOUT(f.session->event().value("kind").toString(), QStringLiteral("lava"), 5000);
    QCOMPARE(f.session->event().value("index").toInt(), 3);  // corner 5 of the flat volcano: lower left
    BoardModel& board = *f.session->board();
    const auto lavaCorner = [&board] {
        for (const HexPicture& hex : board.picture().hexes)
            if (const auto* layer = hex.layers.find<volcano::VolcanoLayer>()) return layer->lavaCorner;
        return -2;
    };
    QCOMPARE(lavaCorner(), 3);
    board.setProgress(0.5);
    QCOMPARE(board.progress(), 0.5);
    f.session->skip();
    QCOMPARE(board.progress(), 1.0);
    QVERIFY(!board.description().isEmpty());
}

void TableModelsTest::rolls()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "human", "human"}));
    f.toActionPhase();
    f.arrange([](Turn& t) { t.pub().phase = Phase::Roll; });
    QVERIFY(f.session->course().actGiven(make(Do::Roll, 0), {{Outcome::Kind::Dice, 5, 3}}));
    const RollsModel& rolls = *f.session->rolls();
    QCOMPARE(rolls.count(), 11);
    QCOMPARE(rolls.at("8", "count").toInt(), 1);
    QVERIFY(rolls.at("8", "last").toBool());
    QVERIFY(rolls.at("8", "red").toBool());
    QCOMPARE(rolls.text(), QStringLiteral("1 roll"));
    QCOMPARE(f.session->table()->diceText(), QStringLiteral("Anna rolled 5 and\u00a03."));
    QCOMPARE(f.session->table()->sum(), 8);
}

/// A saved game holds its actions: what happened before is told again, and every roll counts.
void TableModelsTest::logAndRollsAfterLoading()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "human", "human"}));
    f.playSetup();
    for (const Seat s : {Seat{0}, Seat{1}}) {
        QVERIFY(f.session->course().actGiven(make(Do::Roll, s), {{Outcome::Kind::Dice, 5, 3}}));
        QVERIFY(f.session->table()->endTurn());
    }
    const QString told = f.session->log()->asText();
    QVERIFY(told.contains("Anna rolls 8"));
    const QString file = f.folder.filePath("log.yaml");
    QVERIFY(f.session->saveAs(file));
    f.remake();
    QVERIFY(f.session->load(file));
    QCOMPARE(f.session->log()->asText(), told);
    QCOMPARE(f.session->rolls()->total(), 2);
    QCOMPARE(f.session->rolls()->at("8", "count").toInt(), 2);
    QCOMPARE(f.session->table()->sum(), 8);
}

void TableModelsTest::modelsAreSound()
{
    SessionFixture f;
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
    GameSession& s = *f.session;
    for (QAbstractItemModel* model : std::initializer_list<QAbstractItemModel*>{
             s.spots(), s.choices(), s.hand(), s.cards(), s.build(), s.bank(), s.rolls(), s.players(), s.log(),
             s.outcome(), s.panels(), s.trade()->editedRows(), s.trade()->partners(), s.trade()->answers(),
             s.trade()->rates()})
        testers.push_back(
            std::make_unique<QAbstractItemModelTester>(model, QAbstractItemModelTester::FailureReportingMode::QtTest));
    QVERIFY(f.begin({"one-ply", "human", "easy"}, "catakatoa"));
    f.playSetup();
    for (int turn = 0; turn < 6; ++turn) {
        QTRY_VERIFY_WITH_TIMEOUT(s.table()->canRoll() || s.table()->myDecision() || s.over(), 20000);
        while (!s.table()->canEndTurn() && s.table()->myDecision()) {
            if (s.table()->canRoll())
                s.table()->roll();
            else if (s.spots()->count())
                s.spots()->choose(s.spots()->get(0, "key").toString());
            else if (s.choices()->count())
                s.choices()->choose(s.choices()->get(0, "key").toString());
            else if (s.hand()->owed()) {
                for (const char* r : {"lumber", "brick", "wool", "grain", "ore"})
                    while (s.hand()->mark(r)) {
                    }
                s.hand()->discard();
            } else if (s.trade()->stage() == "incoming")
                s.trade()->decline();
        }
        if (s.table()->canEndTurn()) s.table()->endTurn();
    }
    QVERIFY(s.table()->turn() > 6);
}

QTEST_GUILESS_MAIN(TableModelsTest)
#include "tst_table_models.moc"
