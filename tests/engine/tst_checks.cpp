#include "engine/scenario/check.h"
#include "tests/engine/tst_scenario_support.h"

using namespace inselwerk;
using namespace scenario_tests;

/// Every check, with the smallest scenario that it objects to.
class ChecksTest : public QObject
{
    Q_OBJECT

private slots:
    void includedScenariosAreSound_data();
    void includedScenariosAreSound();
    void cases_data() { addCases("tests/data/scenarios/checks.cases"); }
    void cases();
    void tooManyHexes();
    void tooManyCorners();
    void tooManyTokens();
    void tooLongTexts();
    void editedScenarioIsCheckedWithoutPlaces();
    void modulesBringChecks();
};

namespace {

/// The sound scenario of the cases, to be changed.
Scenario soundScenario() { return read(CaseFile{"tests/data/scenarios/checks.cases"}.sound()).scenario; }

QStringList check(const Scenario& s) { return described(checkScenario(s, modules())); }

}  // namespace

void ChecksTest::includedScenariosAreSound_data()
{
    QTest::addColumn<QString>("path");
    for (const QString& path : includedScenarios()) QTest::newRow(qPrintable(path)) << path;
}

void ChecksTest::includedScenariosAreSound()
{
    QFETCH(QString, path);
    const Reading reading = read(contentsOf(path));
    QCOMPARE(described(reading.problems), QStringList());
    QVERIFY(reading.playable());
}

void ChecksTest::cases()
{
    QFETCH(QByteArray, text);
    QFETCH(QStringList, expected);
    const Reading reading = read(text);
    QCOMPARE(described(reading.problems).join('\n'), expected.join('\n'));
    QVERIFY(reading.wellFormed);
    QCOMPARE(reading.playable(), expected.filter(": error: ").isEmpty());
}

void ChecksTest::tooManyHexes()
{
    Scenario s = soundScenario();
    for (int q = 0; q < 25; ++q)
        for (int r = 2; r < 7; ++r) s.boards[0].hexes.push_back({{q, r}, Terrain::Hills, "", 5, "", ""});
    QCOMPARE(
        check(s),
        QStringList{
            "error: boards[0].hexes: The board has 128 land hexes; at most 127 are possible. Sea does not count."});
    s.boards[0].hexes.back().terrain = Terrain::Sea;
    s.boards[0].hexes.back().number = 0;
    QCOMPARE(check(s), QStringList());
}

void ChecksTest::tooManyCorners()
{
    Scenario s = soundScenario();
    for (int i = 0; i < 90; ++i) s.boards[0].hexes.push_back({{3 * i, 5}, Terrain::Hills, "", 5, "", ""});
    QCOMPARE(
        check(s),
        QStringList{
            "error: boards[0].hexes: The land has 553 corners and 555 edges; at most 512 and 640 are possible. Bring "
            "the hexes closer together or remove some."});
}

void ChecksTest::tooManyTokens()
{
    Scenario s = soundScenario();
    Board& b = s.boards[0];
    b.stacks.push_back({"pile", std::vector<int>(65, 4), false, AfterRoll::Leaves, WhenEmpty::Spent});
    b.hexes[0].number = 0;
    b.hexes[0].stack = "pile";
    QCOMPARE(
        check(s),
        QStringList{"error: boards[0].stacks.pile.tokens: The stack has 65 tokens; at most 64 are possible."});
    b.stacks[0].tokens.resize(64);
    QCOMPARE(check(s), QStringList());
    for (int q = 0; q < 32; ++q) b.hexes.push_back({{q, 2}, Terrain::Hills, "", 0, "", "pile"});
    QCOMPARE(
        check(s), (QStringList{
                      "error: boards[0].stacks: 33 hexes have a stack; at most 32 can.",
                      "error: boards[0].stacks: All stacks together have 2112 tokens; at most 256 are possible."}));
}

void ChecksTest::tooLongTexts()
{
    Scenario s = soundScenario();
    s.name.de = std::string(201, 'x');
    s.rulesPage = {std::string(100'001, 'x'), "y"};
    QCOMPARE(
        check(s),
        (QStringList{
            "error: name.de: The text has 201 bytes; at most 200 are allowed here. Shorten it.",
            "error: rules_page.en: The text has 100001 bytes; at most 100000 are allowed here. Shorten it."}));
}

void ChecksTest::editedScenarioIsCheckedWithoutPlaces()
{
    Scenario s = soundScenario();
    QCOMPARE(check(s), QStringList());
    s.boards[0].minPlayers = 5;
    s.boards[0].hexes[0].at = {501, 0};
    s.boards[0].hexes[1].number = 7;
    const QStringList found = check(s);
    QVERIFY(found.contains(
        "error: boards[0].players: A board is for 2 to 6 players, the smaller number first; found 5 to 2."));
    QVERIFY(found.contains("error: boards[0].hexes[0].at: [501, 0] is too far out; coordinates go from -500 to 500."));
    QVERIFY(found.contains("error: boards[0].hexes[1].number: 7 is no number token. Use 2 to 6 or 8 to 12."));
    QCOMPARE(found.size(), 3);
}

void ChecksTest::modulesBringChecks()
{
    class Grumble final : public Check
    {
        void run(const Scenario&, Findings& found) const override
        {
            found.warning("boards[0].robber", Message{"Test", "Grumble.", {}, -1});
        }
    };
    static const Grumble grumble;
    ModuleDescriptions grumbling = modules();
    grumbling[0].checks.push_back(&grumble);
    const QByteArray text = CaseFile{"tests/data/scenarios/checks.cases"}.sound();
    const Reading reading = readScenario(text.toStdString(), grumbling);
    QCOMPARE(described(reading.problems), QStringList{"9:11: warning: boards[0].robber: Grumble."});
    QVERIFY(reading.playable());
}

QTEST_GUILESS_MAIN(ChecksTest)
#include "tst_checks.moc"
