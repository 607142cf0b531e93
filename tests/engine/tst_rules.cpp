#include "tests/engine/tst_property_boards.h"

#include <QTest>

#include <algorithm>

using namespace inselwerk;

class RulesTest : public QObject
{
    Q_OBJECT

private slots:
    void diceAreFair();
    void discardsInAnyOrder();
    void theTurnLimitEndsTheGame();
    void aFullTinyIslandIsNoDeadEnd();
    void refusedActionsChangeNothing();
    void offersOutOfRangeAreRefused();
    void cascadesAreBounded();
    void onlyLandThatPaysIsToldAsBlocked();
};

namespace {

/// A game on the board, played at random to its first turn.
struct Begun
{
    explicit Begun(Scenario scenario, int players = 4, u64 seed = 1)
        : table(test::seatAt(std::move(scenario), 0, players).table), rules(*table.rules), deal(table.deal(seed))
    {
        start(rules, deal, state);
        Random random = Random::seeded(seed);
        Actions legal;
        while (state.pub.phase == Phase::Setup) {
            legalActions(view(), legal);
            applyLegal(
                rules, deal, state, legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))]);
        }
    }

    View view() const { return {rules, deal, state}; }
    Refusal act(const Action& a) { return apply(rules, deal, state, a); }
    void roll(u8 first, u8 second)
    {
        Chance chance;
        chance.given.push_back({Outcome::Kind::Dice, first, second});
        QVERIFY(!apply(rules, deal, state, make(Do::Roll, state.pub.turnSeat), nullptr, &chance));
    }

    Table table;
    const Ruleset& rules;
    Deal deal;
    State state;
};

}  // namespace

/// Both dice independent and even: chi-squared over the 36 pairs, far beyond chance only if it is above 80.
void RulesTest::diceAreFair()
{
    Begun game(test::scenarioOf(test::boardOf(test::roundLand(2))));
    Turn turn(game.rules, game.deal, game.state);
    constexpr int rolls = 360'000;
    std::array<int, 36> seen{};
    for (int i = 0; i < rolls; ++i) {
        const auto dice = turn.rollDice();
        QVERIFY(dice[0] >= 1 && dice[0] <= 6 && dice[1] >= 1 && dice[1] <= 6);
        ++seen[static_cast<std::size_t>((dice[0] - 1) * 6 + dice[1] - 1)];
    }
    double chiSquared = 0;
    for (const int n : seen) chiSquared += (n - rolls / 36.0) * (n - rolls / 36.0) / (rolls / 36.0);
    QVERIFY(chiSquared < 80);
}

void RulesTest::discardsInAnyOrder()
{
    Begun game(test::scenarioOf(test::boardOf(test::roundLand(2))));
    Turn turn(game.rules, game.deal, game.state);
    for (const Seat s : {Seat{0}, Seat{2}}) {
        turn.pay(s, turn.hand(s));
        turn.gain(s, Cards::of(Resource::Ore, 5) + Cards::of(Resource::Wool, 4));
    }
    game.roll(3, 4);
    const u8 due = game.view().deciders();
    QVERIFY((due & (only(0) | only(2))) == (only(0) | only(2)));

    const State before = game.state;
    std::vector<State> ends;
    for (const bool backwards : {false, true}) {
        game.state = before;
        std::vector<Action> discards;
        for (const Seat s : {Seat{0}, Seat{2}})
            for (int i = 0; i < game.state.pub.seat[s].owed; ++i)
                discards.push_back(make(Do::Discard, s, static_cast<u32>(i % 2 ? Resource::Wool : Resource::Ore)));
        if (backwards) std::reverse(discards.begin(), discards.end());
        for (const Action& a : discards) QVERIFY(!game.act(a));
        QVERIFY(game.act(make(Do::Discard, 0, static_cast<u32>(Resource::Ore))).reason != Reason::None);
        ends.push_back(game.state);
    }
    QVERIFY(same(ends[0], ends[1]));
    QCOMPARE(game.view().hand(0).total(), 5);
}

void RulesTest::theTurnLimitEndsTheGame()
{
    Scenario s = test::scenarioOf(test::boardOf(test::roundLand(2)));
    test::setRule(s, "turn_limit", std::int64_t{12});
    Begun game(s);
    for (int turn = 0; turn < 12; ++turn) {
        QVERIFY(!game.view().over());
        game.roll(1, 1);
        QVERIFY(!game.act(make(Do::EndTurn, game.state.pub.turnSeat)));
    }
    QVERIFY(game.view().over());
    QCOMPARE(game.state.pub.ending, EndReason::TurnLimit);
    QCOMPARE(game.state.pub.winners, u8{0});
    QCOMPARE(game.act(make(Do::Roll, 0)).reason, Reason::GameOver);
}

/// Two hexes have room for four or five buildings, not for twelve: who finds none is passed over.
void RulesTest::aFullTinyIslandIsNoDeadEnd()
{
    for (int players = minSeats; players <= maxSeats; ++players)
        for (u64 seed = 0; seed < 20; ++seed) {
            Begun game(test::scenarioOf(test::boardOf(test::lineOfLand(2))), players, seed);
            QCOMPARE(game.state.pub.phase, Phase::Roll);
            QCOMPARE(game.state.pub.turnSeat, Seat{0});
            QCOMPARE(QString::fromStdString(brokenInvariant(game.view())), QString());
        }
}

void RulesTest::refusedActionsChangeNothing()
{
    Begun game(test::scenarioOf(test::boardOf(test::roundLand(2))));
    Random random = Random::seeded(5);
    Actions legal;
    legalActions(game.view(), legal);
    for (int i = 0; i < 20'000; ++i) {
        const u64 x = random.next();
        const u64 y = random.next();
        const Action a{
            static_cast<u16>(x % (i % 2 ? 200 : 65536)), static_cast<Seat>(x >> 16), static_cast<u8>(x >> 24),
            static_cast<u32>(i % 3 ? y & 127 : y), static_cast<u32>(y >> 32)};
        if (std::binary_search(legal.begin(), legal.end(), a)) continue;
        const State before = game.state;
        QVERIFY(game.act(a).reason != Reason::None);
        QVERIFY(same(before, game.state));
    }
}

void RulesTest::offersOutOfRangeAreRefused()
{
    Begun game(test::scenarioOf(test::boardOf(test::roundLand(2))));
    Turn turn(game.rules, game.deal, game.state);
    game.roll(1, 1);
    turn.gain(0, Cards::of(Resource::Ore, 2));
    const u32 ore = packed(Cards::of(Resource::Ore));
    const u32 wool = packed(Cards::of(Resource::Wool));
    const auto reason = [&](u32 give, u32 get, u8 seats) {
        return refuse(game.view(), make(Do::Offer, 0, give, get, seats)).reason;
    };
    QCOMPARE(reason(ore, wool, only(1)), Reason::None);
    QCOMPARE(reason(ore, wool, 0), Reason::NoPartner);
    QCOMPARE(reason(ore, wool, only(0)), Reason::NoPartner);
    QCOMPARE(reason(ore, wool, only(5)), Reason::NoPartner);
    QCOMPARE(reason(0, wool, only(1)), Reason::EmptySide);
    QCOMPARE(reason(ore, 0, only(1)), Reason::EmptySide);
    QCOMPARE(reason(ore, ore | wool, only(1)), Reason::SameResource);
    QCOMPARE(reason(packed(Cards::of(Resource::Ore, 60)), wool, only(1)), Reason::NotEnoughCards);
    QVERIFY(reason(ore | 1U << 30, wool, only(1)) != Reason::None);
}

/// More tasks than the agenda can hold are cut off, never written beyond it.
void RulesTest::cascadesAreBounded()
{
    Begun game(test::scenarioOf(test::boardOf(test::roundLand(2))));
    Turn turn(game.rules, game.deal, game.state);
    for (int i = 0; i < 3 * Agenda::capacity; ++i) turn.queue(task(TaskKind::ChooseCard, only(0), 1));
    turn.flush();
    QCOMPARE(int{game.state.pub.agenda.depth}, Agenda::capacity);
}

/// The Witch-Doctor blocks nothing on the volcano, so nothing is told there; on land it is.
void RulesTest::onlyLandThatPaysIsToldAsBlocked()
{
    struct Heard final : Listener
    {
        int blocked = 0;
        void hear(const Happening& h, const State&) override { blocked += h.is(What::BlockedByRobber); }
    };
    Begun begun(test::included("catakatoa"));
    const Topology& island = begun.rules.topology;
    const auto blockedAt = [&](HexId hex) {
        State state = begun.state;
        Turn(begun.rules, begun.deal, state).moveRobber(hex);
        for (const CornerId c : island.hex(hex).corners)
            if (state.pub.occupied.has(c)) {
                Chance chance;
                const u8 number = state.pub.number[hex];
                const auto first = static_cast<u8>(std::max(1, number - 6));
                chance.given.push_back({Outcome::Kind::Dice, first, static_cast<u8>(number - first)});
                Heard heard;
                apply(begun.rules, begun.deal, state, make(Do::Roll, state.pub.turnSeat), &heard, &chance);
                return heard.blocked;
            }
        return -1;
    };
    int told = 0;
    for (int h = 0; h < island.hexCount(); ++h) {
        const int blocked = blockedAt(static_cast<HexId>(h));
        if (blocked < 0) continue;
        const bool volcano = begun.deal.terrain[static_cast<std::size_t>(h)] == Terrain::Volcano;
        QCOMPARE(blocked, volcano ? 0 : 1);
        told += blocked;
    }
    QVERIFY(told > 0);
    // Somebody beside the volcano, to be sure.
    const auto volcano = static_cast<HexId>(
        std::find(begun.deal.terrain.begin(), begun.deal.terrain.end(), Terrain::Volcano) - begun.deal.terrain.begin());
    for (const CornerId c : island.hex(volcano).corners)
        if (!begun.state.pub.blocked.has(c)) {
            Turn(begun.rules, begun.deal, begun.state).placeSettlement(0, c);
            break;
        }
    QVERIFY(blockedAt(volcano) <= 0);
}

QTEST_GUILESS_MAIN(RulesTest)
#include "tst_rules.moc"
