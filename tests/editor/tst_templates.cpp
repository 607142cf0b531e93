#include "editor/model/templates.h"
#include "engine/scenario/check.h"
#include "engine/setup/table.h"
#include "tests/editor/scenario_files.h"

#include <QTest>

using namespace inselwerk;

/// What a new scenario begins with can be played at once, or (empty) painted over.
class TemplatesTest : public QObject
{
    Q_OBJECT

private slots:
    void haveNoErrors_data();
    void haveNoErrors();
    void canBeDealt_data() { haveNoErrors_data(); }
    void canBeDealt();
    void readBackEqual_data() { haveNoErrors_data(); }
    void readBackEqual();
    void theEmptyHexagonHasItsSize();
};

void TemplatesTest::haveNoErrors_data()
{
    QTest::addColumn<int>("kind");
    for (const Template kind : allTemplates) QTest::addRow("%d", static_cast<int>(kind)) << static_cast<int>(kind);
}

void TemplatesTest::haveNoErrors()
{
    QFETCH(int, kind);
    const Problems problems =
        checkScenario(scenarioFrom(static_cast<Template>(kind)), descriptionsOf(moduleTypes()));
    for (const Problem& problem : problems) {
        const std::string line = describe(problem, "template");
        if (static_cast<Template>(kind) != Template::Empty) QFAIL(line.c_str());
    }
}

void TemplatesTest::canBeDealt()
{
    QFETCH(int, kind);
    if (static_cast<Template>(kind) == Template::Empty) return;
    const Scenario scenario = scenarioFrom(static_cast<Template>(kind));
    for (const Board& board : scenario.boards)
        for (int players = board.minPlayers; players <= board.maxPlayers; ++players) {
            Message problem;
            const auto table = compile(scenario, board, Seating::usual(board, players), moduleTypes(), &problem);
            QVERIFY2(table.rules, english(problem).c_str());
        }
}

void TemplatesTest::readBackEqual()
{
    QFETCH(int, kind);
    const Scenario scenario = scenarioFrom(static_cast<Template>(kind));
    const Reading reading = readScenario(test::written(scenario), descriptionsOf(moduleTypes()));
    QVERIFY(reading.scenario == scenario);
}

void TemplatesTest::theEmptyHexagonHasItsSize()
{
    for (int n = smallestRadius; n <= largestRadius; ++n)
        QCOMPARE(
            static_cast<int>(scenarioFrom(Template::Empty, n).boards.front().hexes.size()), 3 * n * (n + 1) + 1);
    QCOMPARE(scenarioFrom(Template::Empty, 99).boards.front().hexes.size(), std::size_t{maxHexes});
    QCOMPARE(scenarioFrom(Template::Empty, -3).boards.front().hexes.size(), std::size_t{1});
}

QTEST_GUILESS_MAIN(TemplatesTest)
#include "tst_templates.moc"
