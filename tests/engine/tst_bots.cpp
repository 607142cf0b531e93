#include "engine/lab/simulation.h"
#include "tests/engine/tst_property_boards.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace inselwerk;

class BotsTest : public QObject
{
    Q_OBJECT

private slots:
    void kindsCanBeMade();
    void randomRefusesEveryOffer();
    void onePlyBeatsRandom_data();
    void onePlyBeatsRandom();
    void easyLiesBetween();
    void onePlyIsBriefAndNeverRepeatsAnOffer();
    void onePlyTrades();
    void nobodyFeedsAWinner();
    void winsAtOnce();
    void withoutOffersNoneAreMade();
};

namespace {

test::Seated seated(const char* scenario, std::size_t board, int players = 4)
{
    return test::seatAt(test::included(scenario), board, players);
}

/// Games of one kind of bot in one seat against another kind in the three others, seats rotated; wins of the one.
double wins(const Table& table, const std::string& one, const std::string& others, u64 games)
{
    double won = 0;
    for (std::size_t seat = 0; seat < 4; ++seat) {
        SimulationSettings s;
        s.bots = {others, others, others, others};
        s.bots[seat] = one;
        s.from = seat * games / 4;
        s.to = (seat + 1) * games / 4;
        won += static_cast<double>(simulate(table, s).wins[seat]) / static_cast<double>(SimulationResult::wholeWin);
    }
    return won;
}

/// A game that is played by bots, action by action.
struct Match
{
    Match(const Table& at, u64 seed, const char* kind)
        : table(at), rules(*table.rules), deal(table.deal(seed)), view(rules, deal, state)
    {
        start(rules, deal, state);
        for (Seat s = 0; s < rules.seats; ++s) {
            bots.push_back(makeBot(kind));
            random.push_back(botStream(seed, s));
        }
    }
    Action next()
    {
        const Seat s = view.decider();
        const Observation seen(view, s);
        legalActions(seen, legal);
        return bots[s]->choose(seen, legal, random[s]);
    }

    Table table;
    const Ruleset& rules;
    Deal deal;
    State state;
    View view;
    std::vector<std::unique_ptr<Bot>> bots;
    std::vector<Random> random;
    Actions legal;
};

}  // namespace

void BotsTest::kindsCanBeMade()
{
    for (const std::string_view kind : botKinds()) QVERIFY(makeBot(kind));
    QVERIFY(!makeBot("genius"));
    QVERIFY(!(botStream(1, 0) == botStream(1, 1)));
    QVERIFY(!(botStream(1, 0) == botStream(2, 0)));
}

void BotsTest::randomRefusesEveryOffer()
{
    const Actions answers{make(Do::Accept, 1), make(Do::Decline, 1)};
    Random random;
    for (int i = 0; i < 20; ++i) QVERIFY(chooseUniformly(answers, random).is(Do::Decline));
    const Table table = seated("base", 1).table;
    SimulationSettings s;
    s.to = 5;
    s.bots = {"one-ply", "random", "random", "random"};
    s.happenings = true;
    QCOMPARE(simulate(table, s).happenings.count("traded"), std::size_t{0});
}

void BotsTest::onePlyBeatsRandom_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<int>("board");
    QTest::newRow("new island") << "base" << 1;
    QTest::newRow("volcano") << "catakatoa" << 0;
}

void BotsTest::onePlyBeatsRandom()
{
    QFETCH(QString, scenario);
    QFETCH(int, board);
    const Table table = seated(scenario.toUtf8().constData(), static_cast<std::size_t>(board)).table;
    QVERIFY(wins(table, "one-ply", "random", 100) >= 95);
}

void BotsTest::easyLiesBetween()
{
    const Table table = seated("base", 1).table;
    QVERIFY(wins(table, "easy", "random", 40) >= 30);
    QVERIFY(wins(table, "easy", "one-ply", 40) <= 6);
}

/// At most 15 actions and three offers in a turn, and no offer twice.
void BotsTest::onePlyIsBriefAndNeverRepeatsAnOffer()
{
    const Table table = seated("base", 1).table;
    for (u64 seed = 0; seed < 6; ++seed) {
        Match match(table, seed, "one-ply");
        u32 turn = 0;
        int actions = 0;
        std::set<std::pair<u32, u32>> offers;
        while (!match.view.over()) {
            const Action a = match.next();
            QVERIFY(!refuse(match.view, a));
            if (match.state.pub.turn != turn) {
                turn = match.state.pub.turn;
                actions = 0;
                offers.clear();
            }
            if (match.state.pub.phase != Phase::Setup && a.seat == match.view.turnSeat() && !a.is(Do::Discard))
                ++actions;
            if (a.is(Do::Offer)) QVERIFY(offers.insert({a.a, a.b}).second);
            QVERIFY(offers.size() <= 3);
            QVERIFY2(actions <= 15, qPrintable(QString::number(actions)));
            applyLegal(match.rules, match.deal, match.state, a);
        }
    }
}

void BotsTest::onePlyTrades()
{
    SimulationSettings s;
    s.to = 8;
    s.bots = {"one-ply"};
    s.happenings = true;
    const SimulationResult r = simulate(seated("base", 1).table, s);
    QVERIFY(r.happenings.at("traded") >= 8);
    QVERIFY(r.happenings.at("bank-traded") >= 8);
}

void BotsTest::nobodyFeedsAWinner()
{
    const Table table = seated("base", 1).table;
    for (u64 seed = 0; seed < 8; ++seed) {
        Match match(table, seed, "one-ply");
        while (!match.view.over()) {
            const Action a = match.next();
            const int near = match.rules.base.victoryPoints - 2;
            if (a.is(Do::Accept)) QVERIFY(match.view.publicPoints(match.view.turnSeat()) < near);
            if (a.is(Do::Confirm)) QVERIFY(match.view.publicPoints(static_cast<Seat>(a.a)) < near);
            applyLegal(match.rules, match.deal, match.state, a);
        }
    }
}

/// Whoever can win by what it holds does so, rather than anything else.
void BotsTest::winsAtOnce()
{
    Scenario s = test::included("base");
    test::setRule(s, "victory_points", std::int64_t{3});
    Match match(test::seatAt(s, 0, 3).table, 1, "one-ply");
    Turn turn(match.rules, match.deal, match.state);
    turn.gain(0, match.rules.base.cityCost);
    match.state.pub.phase = Phase::Action;
    const Action a = match.next();
    QVERIFY(a.is(Do::BuildCity));
    applyLegal(match.rules, match.deal, match.state, a);
    QVERIFY(match.view.over());
}

void BotsTest::withoutOffersNoneAreMade()
{
    SimulationSettings s;
    s.to = 4;
    s.bots = {"one-ply"};
    s.offers = false;
    s.happenings = true;
    QCOMPARE(simulate(seated("base", 1).table, s).happenings.count("offered"), std::size_t{0});
}

QTEST_GUILESS_MAIN(BotsTest)
#include "tst_bots.moc"
