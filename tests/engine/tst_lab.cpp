#include "engine/lab/simulation.h"
#include "tests/engine/tst_property_boards.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace inselwerk;

class LabTest : public QObject
{
    Q_OBJECT

private slots:
    void threadsDoNotMatter_data();
    void threadsDoNotMatter();
    void rangesAddUp();
    void listeningChangesNothing();
    void theShortWayPlaysLikeTheLongOne();
    void turnLimitCountsAsUnfinished();
    void resultIsOneJsonObject();
    void violationsAreReported();
    void savesAreCounted();
    void unknownBotsPlayAtRandom();
};

namespace {

const Table& island()
{
    static const Table table = test::seatAt(test::included("base"), 1, 4).table;
    return table;
}

SimulationSettings games(u64 from, u64 to, std::vector<std::string> bots = {"random"})
{
    SimulationSettings s;
    s.from = from;
    s.to = to;
    s.bots = std::move(bots);
    return s;
}

/// All that must be equal: everything but the time taken.
QString summary(SimulationResult r, int seats = 4)
{
    r.cpuSeconds = 0;
    return QString::fromStdString(toJson(r, seats));
}

/// A module that finds fault with every position from the third turn on.
class Grumbler final : public Module
{
public:
    const Facts& facts() const override
    {
        static const Facts f{.key = "grumbler"};
        return f;
    }
    std::string broken(const View& v) const override { return v.pub().turn >= 3 ? "it is all \"wrong\"" : ""; }
};

std::unique_ptr<Module> grumble(const ModuleContext&) { return std::make_unique<Grumbler>(); }

}  // namespace

void LabTest::threadsDoNotMatter_data()
{
    QTest::addColumn<QString>("bot");
    QTest::newRow("random") << "random";
    QTest::newRow("one-ply") << "one-ply";
}

void LabTest::threadsDoNotMatter()
{
    QFETCH(QString, bot);
    SimulationSettings s = games(3, bot == "random" ? 60 : 12, {bot.toStdString(), "random"});
    s.happenings = true;
    const QString alone = summary(simulate(island(), s));
    s.threads = 4;
    QCOMPARE(summary(simulate(island(), s)), alone);
}

void LabTest::rangesAddUp()
{
    const SimulationResult all = simulate(island(), games(0, 30));
    const SimulationResult first = simulate(island(), games(0, 10));
    const SimulationResult rest = simulate(island(), games(10, 30));
    QCOMPARE(all.games, u64{30});
    QCOMPARE(first.turns + rest.turns, all.turns);
    QCOMPARE(first.actions + rest.actions, all.actions);
    for (std::size_t s = 0; s < maxSeats; ++s) QCOMPARE(first.wins[s] + rest.wins[s], all.wins[s]);
    QCOMPARE(all.wins[0] + all.wins[1] + all.wins[2] + all.wins[3], all.finished * SimulationResult::wholeWin);
    QCOMPARE(simulate(island(), games(5, 5)).games, u64{0});
}

void LabTest::listeningChangesNothing()
{
    SimulationSettings s = games(0, 20);
    const SimulationResult quiet = simulate(island(), s);
    QVERIFY(quiet.happenings.empty());
    s.happenings = true;
    const SimulationResult told = simulate(island(), s);
    QCOMPARE(told.actions, quiet.actions);
    QCOMPARE(told.happenings.at("game-over"), u64{20});
    QVERIFY(told.happenings.at("rolled") <= told.turns + 20);
    QCOMPARE(told.happenings.at("harvested"), told.happenings.at("rolled"));
}

/// Random bots are played without the bots, unless the games are checked.
void LabTest::theShortWayPlaysLikeTheLongOne()
{
    SimulationSettings s = games(0, 2);
    const QString quick = summary(simulate(island(), s));
    s.check = true;
    QCOMPARE(summary(simulate(island(), s)), quick);
}

void LabTest::turnLimitCountsAsUnfinished()
{
    Scenario s = test::included("base");
    test::setRule(s, "turn_limit", std::int64_t{20});
    const SimulationResult r = simulate(test::seatAt(s, 1, 4).table, games(0, 10));
    QCOMPARE(r.unfinished, u64{10});
    QCOMPARE(r.finished, u64{0});
    QCOMPARE(r.endings.at("turn-limit"), u64{10});
    QCOMPARE(r.turns, u64{200});
}

void LabTest::resultIsOneJsonObject()
{
    SimulationResult r = simulate(island(), games(0, 5));
    r.wins = {30, 0, 270, 0};
    r.violations = {{3, 17, "a \"quoted\"\nsentence"}};
    const QJsonObject json = QJsonDocument::fromJson(QByteArray::fromStdString(toJson(r, 4))).object();
    const QStringList keys{"actions",    "endings", "finished",   "games",      "games_per_cpu_second",
                           "happenings", "turns",   "unfinished", "violations", "wins"};
    QCOMPARE(json.keys(), keys);
    QCOMPARE(json["games"].toInt(), 5);
    QCOMPARE(json["wins"].toArray(), (QJsonArray{0.5, 0, 4.5, 0}));
    QCOMPARE(json["turns"].toDouble(), static_cast<double>(r.turns) / 5);
    QCOMPARE(json["endings"].toObject()["points"].toInt(), 5);
    const QJsonObject violation = json["violations"].toArray().at(0).toObject();
    QCOMPARE(violation["game"].toInt(), 3);
    QCOMPARE(violation["action"].toInt(), 17);
    QCOMPARE(violation["what"].toString(), "a \"quoted\" sentence");
}

void LabTest::violationsAreReported()
{
    static const Schema schema{"grumbler", {"Grumbler", "Nörgler"}, {}};
    Scenario s = test::included("base");
    s.modules.push_back({"grumbler", {}});
    const Board& board = s.boards[1];
    const Table table = compile(s, board, Seating::usual(board, 4), {{&schema, {}, &grumble}});
    SimulationSettings settings = games(4, 7);
    settings.check = true;
    settings.threads = 2;
    const SimulationResult r = simulate(table, settings);
    QCOMPARE(r.violations.size(), std::size_t{3});
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(r.violations[i].game, u64{4 + i});
        QVERIFY(r.violations[i].action > 16);
        QVERIFY(r.violations[i].what.starts_with("it is all"));
    }
}

/// With a scenario that has errors no save is read, so that any shows.
void LabTest::savesAreCounted()
{
    const test::Seated seated = test::seatAt(test::scenarioOf(test::boardOf(test::lineOfLand(2))), 0, 2);
    QVERIFY(hasErrors(seated.problems));
    SimulationSettings settings = games(0, 2);
    settings.check = true;
    settings.scenario = seated.scenario;
    settings.saves = 0;
    QCOMPARE(simulate(seated.table, settings).violations.size(), std::size_t{0});
    settings.saves = 1;
    const SimulationResult r = simulate(seated.table, settings);
    QCOMPARE(r.violations.size(), std::size_t{2});
    QVERIFY(r.violations.front().what.starts_with("a saved game could not be loaded"));
}

void LabTest::unknownBotsPlayAtRandom()
{
    QCOMPARE(summary(simulate(island(), games(0, 5, {"no such bot"}))), summary(simulate(island(), games(0, 5))));
    QCOMPARE(summary(simulate(island(), games(0, 5, {}))), summary(simulate(island(), games(0, 5))));
}

QTEST_GUILESS_MAIN(LabTest)
#include "tst_lab.moc"
