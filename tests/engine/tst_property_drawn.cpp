#include "engine/lab/simulation.h"
#include "tests/engine/drawn/scenario.h"

#include <QTest>

using namespace inselwerk;

/// Short games on boards drawn at random. Long ones are played by tests/bench/soak.cpp.
class PropertyDrawnTest : public QObject
{
    Q_OBJECT

private slots:
    void boardsDiffer();
    void writtenAsRead();
    void noViolation_data();
    void noViolation();
};

namespace {

constexpr u64 boards = 40;

const test::DrawnScenario& drawn(u64 number)
{
    static std::map<u64, test::DrawnScenario> all;
    if (!all.contains(number)) all[number] = test::drawScenario(number);
    return all[number];
}

}  // namespace

/// What a board can have, some have and others lack.
void PropertyDrawnTest::boardsDiffer()
{
    std::map<std::string, u64> with;
    for (u64 n = 0; n < boards; ++n)
        for (const std::string& feature : test::featuresOf(drawn(n))) ++with[feature];
    QCOMPARE(with.size(), std::size_t{35});
    for (const auto& [feature, n] : with) QVERIFY2(n < boards, feature.c_str());
}

void PropertyDrawnTest::writtenAsRead()
{
    const ModuleDescriptions modules = descriptionsOf(moduleTypes());
    for (u64 n = 0; n < boards; ++n) {
        const Reading again = readScenario(writeScenario(drawn(n).scenario, modules), modules);
        QVERIFY(again.playable());
        QVERIFY(again.scenario == drawn(n).scenario);
    }
}

void PropertyDrawnTest::noViolation_data()
{
    QTest::addColumn<quint64>("number");
    for (u64 n = 0; n < boards; ++n) QTest::addRow("%d", static_cast<int>(n)) << quint64{n};
}

void PropertyDrawnTest::noViolation()
{
    QFETCH(quint64, number);
    Scenario scenario = drawn(number).scenario;
    test::setRule(scenario, "turn_limit", std::int64_t{25});
    const test::Seated seated = test::seatAt(std::move(scenario), 0, drawn(number).players);
    QVERIFY(seated.table.rules);
    SimulationSettings settings;
    settings.to = 2;
    settings.check = true;
    settings.scenario = seated.scenario;
    settings.saves = 2;
    const SimulationResult r = simulate(seated.table, settings);
    for (const Violation& v : r.violations)
        QFAIL(qPrintable(QString("game %1, action %2: %3").arg(v.game).arg(v.action).arg(v.what.c_str())));
    QCOMPARE(r.games, settings.to);
    QCOMPARE(r.endings.count("action-limit"), std::size_t{0});
}

QTEST_GUILESS_MAIN(PropertyDrawnTest)
#include "tst_property_drawn.moc"
