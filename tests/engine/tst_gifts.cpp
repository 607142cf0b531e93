#include "engine/rules/gifts/gifts.h"
#include "tests/engine/tst_property_boards.h"

#include "engine/scenario/yaml_flow.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace inselwerk;

/// Gifts for the Robber: what no single position shows.
class GiftsTest : public QObject
{
    Q_OBJECT

private slots:
    void wishesAreShuffled();
    void eachNumberStandsAtOneBox();
    void theFurthestIsTheGreatestGiver();
    void greatestGiverGrowsOnlyByMore();
    void rewardsAreTold();
    void wishesAreForAllToSee();
    void aGiftIsWorthSomethingToBots();
    void blockedFoodIsWorthNothingToBots();
};

namespace {

const Table& table()
{
    static const Table t = test::seatAt(test::included("gifts-for-the-robber"), 0, 4).table;
    return t;
}

/// The first position of a game, before the first roll.
struct Begun
{
    explicit Begun(u64 seed = 1) : deal(table().deal(seed)) { start(rules, deal, state); }
    View view() const { return {rules, deal, state}; }
    Refusal act(const Action& a, Listener* listener = nullptr, Chance* chance = nullptr)
    {
        return apply(rules, deal, state, a, listener, chance);
    }
    void roll(int sum, Listener* listener = nullptr)
    {
        const auto first = static_cast<u8>(std::max(1, sum - 6));
        Chance chance;
        chance.given.push_back({Outcome::Kind::Dice, first, static_cast<u8>(sum - first)});
        QVERIFY(!act(make(Do::Roll, state.pub.turnSeat), listener, &chance));
    }
    /// Gives a card that is put into the hand for it.
    void gift(gifts::Box box, Listener* listener = nullptr)
    {
        const auto wish = gifts::standingOf(view()).wishes[static_cast<std::size_t>(box)];
        const Seat s = state.pub.turnSeat;
        Turn(rules, deal, state).gain(s, Cards::of(static_cast<Resource>(wish)));
        QVERIFY(!act({rules.findModule("gifts")->action(0), s, 0, wish, 0}, listener));
    }
    /// The seat's marker comes into both boxes.
    void fillBoxes()
    {
        for (const gifts::Box box : {gifts::Box::Big, gifts::Box::Small}) {
            roll(2);
            gift(box);
            for (int i = 0; i < rules.seats; ++i) {
                QVERIFY(!act(make(Do::EndTurn, state.pub.turnSeat)));
                if (i + 1 < rules.seats) roll(2);
            }
        }
    }

    const Ruleset& rules = *table().rules;
    Deal deal;
    State state;
};

struct Heard final : Listener
{
    std::vector<Happening> all;
    void hear(const Happening& h, const State&) override { all.push_back(h); }
    int count(const Module& m, gifts::What w) const
    {
        return static_cast<int>(std::count_if(
            all.begin(), all.end(), [&](const Happening& h) { return h.what == m.happening(static_cast<int>(w)); }));
    }
};

}  // namespace

/// "Setup": the five cards come onto the list in any order.
void GiftsTest::wishesAreShuffled()
{
    std::array<std::array<int, resourceCount>, resourceCount> seen{};
    std::set<std::array<u8, resourceCount>> orders;
    for (u64 seed = 0; seed < 1000; ++seed) {
        const gifts::Standing s = gifts::standingOf(Begun(seed).view());
        orders.insert(s.wishes);
        for (Seat seat = 0; seat < 4; ++seat) QCOMPARE(s.arrival[seat], seat);  // R1-2: in turn order at the start
        for (std::size_t place = 0; place < resourceCount; ++place) ++seen[place][s.wishes[place]];
    }
    QCOMPARE(orders.size(), std::size_t{120});
    for (const auto& place : seen)
        for (const int n : place) QVERIFY(n > 140 && n < 260);
}

/// R1-10: 2 to 6 stand at the big box and 8 to 12 at the small one, each number at one of them.
void GiftsTest::eachNumberStandsAtOneBox()
{
    const gifts::Parameters& p = gifts::parametersOf(*gifts::find(*table().rules));
    for (int number = 2; number <= 12; ++number) {
        const auto box = gifts::boxShowing(p, number);
        QCOMPARE(box.has_value(), number != 7);
        if (box) QCOMPARE(*box, number < 7 ? gifts::Box::Big : gifts::Box::Small);
    }
}

/// R1-2, R1-3: nobody at the start; then whoever has gone furthest, and of equals whoever came there first.
void GiftsTest::theFurthestIsTheGreatestGiver()
{
    gifts::Standing s;
    s.arrival = {2, 0, 3, 1, 4, 5};
    QCOMPARE(gifts::greatestGiver(s, 4), nobody);
    s.steps = {3, 3, 3, 3, 9, 9};
    QCOMPARE(gifts::greatestGiver(s, 4), Seat{2});
    s.steps[1] = 4;
    QCOMPARE(gifts::greatestGiver(s, 4), Seat{1});
    s.steps[3] = 4;
    QCOMPARE(gifts::greatestGiver(s, 4), Seat{3});
    QCOMPARE(gifts::greatestGiver(s, 6), Seat{4});
}

/// R1-3: the holder loses the tile to a strictly larger number of steps only, over many laps.
void GiftsTest::greatestGiverGrowsOnlyByMore()
{
    Begun game;
    Random random = Random::seeded(3);
    std::array<int, maxSeats> steps{};
    Seat holder = nobody;
    int changes = 0;
    for (int i = 0; i < 200; ++i) {
        const Seat s = game.state.pub.turnSeat;
        game.roll(2);
        Turn turn(game.rules, game.deal, game.state);
        for (Seat other = 0; other < 4; ++other) turn.pay(other, turn.hand(other));
        const gifts::Box box = random.below(2) ? gifts::Box::Big : gifts::Box::Small;
        const Cards before = game.state.pub.bank;
        game.gift(box);
        QVERIFY(game.state.pub.bank == before);
        steps[s] += box == gifts::Box::Big ? 2 : 1;
        if (holder == nobody || steps[s] > steps[holder]) {
            changes += holder != s;
            holder = s;
        }
        for (Seat other = 0; other < 4; ++other) QCOMPARE(game.view().points(other), 2 + (other == holder));
        QCOMPARE(QString::fromStdString(brokenInvariant(game.view())), QString());
        QVERIFY(!game.act(make(Do::EndTurn, s)));
    }
    QVERIFY(changes > 5);
}

/// "Receive a Reward": what goes to the owner of a box is told before it is paid, with hex, number and cards; without a
/// reward nothing is told.
void GiftsTest::rewardsAreTold()
{
    Begun game;
    const Module& m = *gifts::find(game.rules);
    game.fillBoxes();
    QCOMPARE(gifts::standingOf(game.view()).box, (std::array<Seat, 2>{0, 0}));
    Turn(game.rules, game.deal, game.state).moveRobber(game.rules.topology.findHex({2, 0}));
    const gifts::Blocked blocked = gifts::blockedBy(game.view(), 8);
    QVERIFY(blocked.cards > 0);
    QCOMPARE(gifts::blockedBy(game.view(), 9).cards, 0);

    const State before = game.state;
    Heard heard;
    game.roll(8, &heard);
    QCOMPARE(heard.count(m, gifts::What::Redirected), 1);
    const auto at = std::find_if(heard.all.begin(), heard.all.end(), [&](const Happening& h) {
        return h.what == m.happening(static_cast<int>(gifts::What::Redirected));
    });
    QCOMPARE(at->seat, Seat{0});
    QCOMPARE(int{at->a}, int{blocked.hex});
    QCOMPARE(int{at->b}, 8);
    QVERIFY(at->cards == Cards::of(Resource::Ore, blocked.cards));

    game.state = before;
    Heard other;
    game.roll(9, &other);
    QCOMPARE(other.count(m, gifts::What::Redirected), 0);
}

/// The wish list and the track are public: whoever imagines the game sees them as they are.
void GiftsTest::wishesAreForAllToSee()
{
    Begun game(4);
    game.fillBoxes();
    const gifts::Standing real = gifts::standingOf(game.view());
    Random random = Random::seeded(9);
    for (Seat s = 0; s < 4; ++s) {
        const State imagined = Observation(game.view(), s).imagine(random);
        const gifts::Standing seen = gifts::standingOf(View(game.rules, game.deal, imagined));
        QVERIFY(seen.wishes == real.wishes && seen.box == real.box && seen.steps == real.steps);
        QVERIFY(seen.arrival == real.arrival && seen.given == real.given);
    }
    // Gifts are options of whoever acts only.
    game.roll(2);
    Turn turn(game.rules, game.deal, game.state);
    for (Seat s = 0; s < 4; ++s) turn.gain(s, Cards::of(static_cast<Resource>(real.wishes[0])));
    for (Seat s = 0; s < 4; ++s) {
        Actions legal;
        legalActions(Observation(game.view(), s), legal);
        const u16 gift = game.rules.findModule("gifts")->action(0);
        const bool mayGive = std::any_of(legal.begin(), legal.end(), [&](const Action& a) { return a.kind == gift; });
        QCOMPARE(mayGive, s == game.state.pub.turnSeat);
    }
}

/// Bots judge a gift by what it leads to, so that they give at all.
void GiftsTest::aGiftIsWorthSomethingToBots()
{
    Begun game;
    game.roll(2);
    constexpr int point = 1000;
    const auto worth = [&game] {
        return game.view().points(0) * point + gifts::find(game.rules)->worth(game.view(), 0);
    };
    const int before = worth();
    game.gift(gifts::Box::Big);
    QVERIFY(worth() > before + point / 2);
}

/// RC-2: food is harvested, so a blocked field rewards nobody, and a bot counts on nothing there.
void GiftsTest::blockedFoodIsWorthNothingToBots()
{
    const auto file = std::filesystem::path(INSELWERK_SOURCE_DIR) / "tests/data/scenarios/gifts-and-crops.yaml";
    const test::Seated seated = test::seatAt(readScenarioFile(file, descriptionsOf(moduleTypes())).scenario, 0, 4);
    const Ruleset& rules = *seated.table.rules;
    const Module& module = *gifts::find(rules);
    const Deal deal = seated.table.deal(1);
    State state;
    start(rules, deal, state);
    Turn turn(rules, deal, state);
    turn.placeCity(1, rules.topology.findCorner({{-2, 0}, 0}));
    turn.placeCity(1, rules.topology.findCorner({{2, -2}, 0}));
    QVERIFY(module.readPosition(turn, *parseYamlFlow("{boxes: {small: red}}")));
    const Seat owner = gifts::standingOf(turn).box[1];
    const auto worthAt = [&](HexCoord robber) {
        turn.moveRobber(rules.topology.findHex(robber));
        return module.worth(turn, owner);
    };
    const int nothing = worthAt({0, 0});  // the desert
    QVERIFY(gifts::blockedBy(turn, 9).cards == 0);
    QCOMPARE(worthAt({-2, 0}), nothing);  // a field with a 9
    QVERIFY(gifts::blockedBy(turn, 9).cards > 0);
    QCOMPARE(gifts::rewardAt(turn, 9).seat, nobody);
    QVERIFY(worthAt({2, -2}) > nothing);  // a forest with a 9
    QCOMPARE(gifts::rewardAt(turn, 9).seat, owner);
    QCOMPARE(gifts::rewardAt(turn, 9).amount, 2);
}

QTEST_GUILESS_MAIN(GiftsTest)
#include "tst_gifts.moc"
