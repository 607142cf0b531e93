#include "engine/lab/simulation.h"
#include "tests/engine/tst_property_sets.h"

#include <QTest>

using namespace inselwerk;

/// Rule modules go together: games with every set of them, looked at after every action.
class PropertyModulesTest : public QObject
{
    Q_OBJECT

private slots:
    void everySetOfModules_data();
    void everySetOfModules();
    void everySetBetweenTheTurnsOfSix_data() { addSets({3}); }
    void everySetBetweenTheTurnsOfSix();

private:
    static void addSets(std::initializer_list<int> radii);
};

namespace {

/// Something that happens only where the module is in the game.
constexpr std::array<const char*, 4> signs{"volcano-erupts", "gift-given", "crop-picked", "event-revealed"};

/// Plays games of each kind of bot and adds up what happens in them.
std::map<std::string, u64> played(int set, int radius, int players, const std::string& rules)
{
    Reading reading = test::readModuleSet(set, radius, rules);
    std::map<std::string, u64> happened;
    if (!reading.problems.empty()) {
        QTest::qFail(describe(reading.problems.front(), "scenario").c_str(), __FILE__, __LINE__);
        return happened;
    }
    const test::Seated seated = test::seatAt(std::move(reading.scenario), 0, players);
    for (const char* kind : {"random", "one-ply"}) {
        SimulationSettings settings;
        settings.bots = {kind};
        settings.to = std::string_view(kind) == "random" ? 2 : 1;
        settings.check = true;
        settings.happenings = true;
        settings.scenario = seated.scenario;
        const SimulationResult r = simulate(seated.table, settings);
        for (const Violation& v : r.violations)
            QTest::qFail(
                qPrintable(
                    QString("%1: game %2, action %3: %4").arg(kind).arg(v.game).arg(v.action).arg(v.what.c_str())),
                __FILE__, __LINE__);
        for (const auto& [what, n] : r.happenings) happened[what] += n;
    }
    return happened;
}

}  // namespace

void PropertyModulesTest::addSets(std::initializer_list<int> radii)
{
    QTest::addColumn<int>("set");
    QTest::addColumn<int>("radius");
    for (int set = 0; set < test::moduleSets; ++set)
        for (const int radius : radii)
            QTest::addRow("%s, %d hexes", test::nameOfSet(set).c_str(), radius == 2 ? 19 : 37) << set << radius;
}

void PropertyModulesTest::everySetOfModules_data() { addSets({2, 3}); }

/// Four players on 19 hexes, six paired players on 37.
void PropertyModulesTest::everySetOfModules()
{
    QFETCH(int, set);
    QFETCH(int, radius);
    const auto happened = played(set, radius, radius == 2 ? 4 : 6, "turn_limit: 50");
    for (int m = 0; m < 4; ++m)
        QCOMPARE(happened.contains(signs[static_cast<std::size_t>(m)]), test::hasModule(set, m));
    QCOMPARE(happened.contains("paired-started"), radius == 3);
}

/// The same with the special building phase, on larger and smaller supplies.
void PropertyModulesTest::everySetBetweenTheTurnsOfSix()
{
    QFETCH(int, set);
    QFETCH(int, radius);
    const auto happened = played(set, radius, 6, "turn_limit: 30, between_turns: special-building, supply: 9");
    QVERIFY(!happened.contains("paired-started"));
    for (int m = 0; m < 4; ++m)
        QCOMPARE(happened.contains(signs[static_cast<std::size_t>(m)]), test::hasModule(set, m));
}

QTEST_GUILESS_MAIN(PropertyModulesTest)
#include "tst_property_modules.moc"
