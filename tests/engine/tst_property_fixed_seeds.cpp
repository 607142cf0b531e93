#include "engine/bots/bot.h"
#include "tests/engine/tst_property_boards.h"

#include <QTest>

#include <algorithm>

using namespace inselwerk;

/// The same seeds give the same games, on every machine and after every change that is not one of the rules. When a
/// rule or a bot is changed on purpose, the numbers here change with it.
class PropertyFixedSeedsTest : public QObject
{
    Q_OBJECT

private slots:
    void games_data();
    void games();
};

namespace {

/// A running number over everything that is done.
struct Digest
{
    u64 sum = 0xcbf29ce484222325;
    void add(u64 x)
    {
        sum = (sum ^ x) * 0x100000001b3;
        sum ^= sum >> 29;
    }
};

u64 digestOf(const Table& table, const char* kind, u64 games)
{
    Digest digest;
    const Ruleset& rules = *table.rules;
    for (u64 game = 0; game < games; ++game) {
        const Deal deal = table.deal(game);
        State state;
        start(rules, deal, state);
        const View v(rules, deal, state);
        std::vector<std::unique_ptr<Bot>> bots;
        std::vector<Random> random;
        for (Seat s = 0; s < rules.seats; ++s) {
            bots.push_back(makeBot(kind));
            random.push_back(botStream(game, s));
        }
        Actions legal;
        while (!v.over()) {
            const Observation seen(v, v.decider());
            legalActions(seen, legal);
            const Action a = bots[seen.seat()]->choose(seen, legal, random[seen.seat()]);
            for (const u64 x : {u64{legal.size()}, u64{a.kind}, u64{a.seat}, u64{a.a}, u64{a.b}}) digest.add(x);
            applyLegal(rules, deal, state, a);
        }
        digest.add(state.pub.turn);
        digest.add(state.pub.winners);
    }
    return digest.sum;
}

}  // namespace

void PropertyFixedSeedsTest::games_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<int>("board");
    QTest::addColumn<int>("players");
    QTest::addColumn<QString>("bot");
    QTest::addColumn<int>("games");
    QTest::addColumn<quint64>("digest");
    QTest::newRow("beginners") << "base" << 0 << 3 << "random" << 40 << quint64{0x37a59d72a174ab17};
    QTest::newRow("new island") << "base" << 1 << 4 << "random" << 80 << quint64{0xea592e4653b33a26};
    QTest::newRow("volcano") << "catakatoa" << 1 << 4 << "random" << 40 << quint64{0xe75be9114d2118b8};
    QTest::newRow("crops") << "crop-trust" << 0 << 4 << "random" << 40 << quint64{0x17b1ab531159880d};
    QTest::newRow("crops, new island") << "crop-trust" << 1 << 3 << "random" << 40 << quint64{0x7c9907505b71d737};
    QTest::newRow("beginners, five") << "base" << 2 << 5 << "random" << 20 << quint64{0x9f613a8db75c3250};
    QTest::newRow("new island, six") << "base" << 3 << 6 << "random" << 20 << quint64{0xf21b0de96167d386};
    QTest::newRow("gifts") << "gifts-for-the-robber" << 0 << 3 << "random" << 40 << quint64{0xe80680b0960183fc};
    QTest::newRow("gifts, new island") << "gifts-for-the-robber" << 1 << 4 << "random" << 40
                                       << quint64{0x9eb5d17f72e1ca82};
    QTest::newRow("gifts, five") << "gifts-for-the-robber" << 2 << 5 << "random" << 20 << quint64{0x3fddb4057ada7606};
    QTest::newRow("gifts, new island, six")
        << "gifts-for-the-robber" << 3 << 6 << "random" << 20 << quint64{0x345c426725843f16};
    QTest::newRow("bots, gifts, six") << "gifts-for-the-robber" << 3 << 6 << "one-ply" << 3
                                      << quint64{0xe3464cdbca2e02e9};
    QTest::newRow("bots") << "base" << 1 << 4 << "one-ply" << 5 << quint64{0xecc419be4269aa1a};
    QTest::newRow("easy bots") << "catakatoa" << 0 << 3 << "easy" << 5 << quint64{0x8cc2ced62ad984a4};
}

void PropertyFixedSeedsTest::games()
{
    QFETCH(QString, scenario);
    QFETCH(int, board);
    QFETCH(int, players);
    QFETCH(QString, bot);
    QFETCH(int, games);
    QFETCH(quint64, digest);
    const test::Seated seated =
        test::seatAt(test::included(scenario.toStdString()), static_cast<std::size_t>(board), players);
    const u64 found = digestOf(seated.table, bot.toUtf8().constData(), static_cast<u64>(games));
    QCOMPARE(QString::number(found, 16), QString::number(digest, 16));
}

QTEST_GUILESS_MAIN(PropertyFixedSeedsTest)
#include "tst_property_fixed_seeds.moc"
