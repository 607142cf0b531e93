#include "engine/lab/simulation.h"
#include "tests/engine/tst_property_boards.h"

#include <QTest>

#include <algorithm>

using namespace inselwerk;

/// Random games and games of bots on all kinds of boards, looked at after every action.
class PropertyGamesTest : public QObject
{
    Q_OBJECT

private slots:
    void noViolation_data();
    void noViolation();
    void tablesAgreeWithTheBoard_data() { noViolation_data(); }
    void tablesAgreeWithTheBoard();
    void nobodySeesFaceDownTokens();
};

namespace {

/// Scenarios whose event tokens are made in YAML only.
std::filesystem::path eventScenarios() { return INSELWERK_SOURCE_DIR "/tests/data/scenarios"; }

bool usesOwnEvents(const QString& name) { return name.startsWith("events-"); }

Scenario eventScenario(const std::string& name)
{
    return readScenarioFile(eventScenarios() / (name + ".yaml"), descriptionsOf(moduleTypes())).scenario;
}

/// The boards that games are played on, by name. Games are cut off early: what can go wrong goes wrong early, too.
test::Seated tableNamed(const QString& name, int players)
{
    const QStringList words = name.split('/');
    Scenario s = words[0] == "gold"     ? test::scenarioOf(test::goldBoard())
                 : words[0] == "stacks" ? test::scenarioOf(test::stackBoard())
                 : words[0] == "tiny"   ? test::scenarioOf(test::boardOf(test::lineOfLand(2)))
                 : words[0] == "line"   ? test::scenarioOf(test::boardOf(test::lineOfLand(127), Orientation::Flat))
                 : words[0] == "large"  ? test::scenarioOf(test::boardOf(test::roundLand(6)))
                 : words[0] == "round"  ? test::scenarioOf(test::boardOf(test::roundLand(3), Orientation::Flat))
                 : usesOwnEvents(name)  ? eventScenario(words[0].toStdString())
                                        : test::included(words[0].toStdString());
    test::setRule(s, "turn_limit", std::int64_t{words[0] == "large" || words[0] == "line" ? 40 : 120});
    if (words.contains("friendly")) test::setRule(s, "friendly_robber", true);
    if (words.contains("city")) test::setRule(s, "start", std::string("settlement-and-city"));
    if (words.contains("scarce")) test::setRule(s, "supply", std::int64_t{3});
    if (words.contains("building")) test::setRule(s, "between_turns", std::string("special-building"));
    if (words.contains("nothing")) test::setRule(s, "between_turns", std::string("nothing"));
    if (words.contains("free")) test::setRule(s, "road_cost", std::map<std::string, std::int64_t>{});
    const std::size_t board = words.size() > 1 ? words[1].toULongLong() : 0;
    return test::seatAt(std::move(s), board, players);
}

}  // namespace

void PropertyGamesTest::noViolation_data()
{
    QTest::addColumn<int>("players");
    for (const auto& file : std::filesystem::directory_iterator(test::scenarioFolder())) {
        if (file.path().extension() != ".yaml") continue;
        const std::string name = file.path().stem().string();
        const Scenario s = test::included(name);
        for (std::size_t b = 0; b < s.boards.size(); ++b)
            QTest::addRow("%s/%d", name.c_str(), static_cast<int>(b)) << s.boards[b].maxPlayers;
    }
    for (const auto& file : std::filesystem::directory_iterator(eventScenarios())) {
        const std::string name = file.path().stem().string();
        if (file.path().extension() == ".yaml" && usesOwnEvents(QString::fromStdString(name)))
            QTest::addRow("%s/0", name.c_str()) << eventScenario(name).boards[0].maxPlayers;
    }
    QTest::newRow("gold/0") << 4;
    QTest::newRow("stacks/0") << 3;
    QTest::newRow("tiny/0") << 6;
    QTest::newRow("line/0") << 5;
    QTest::newRow("large/0") << 6;
    QTest::newRow("round/0/friendly") << 2;
    QTest::newRow("round/0/city") << 6;
    QTest::newRow("round/0/scarce") << 4;
    QTest::newRow("round/0/free") << 3;
    QTest::newRow("round/0/free/building") << 6;
    QTest::newRow("base/2/building") << 5;
    QTest::newRow("base/3/building/city") << 6;
    QTest::newRow("base/2/nothing") << 5;
    QTest::newRow("base/3/five") << 5;
    QTest::newRow("gifts-for-the-robber/3/five") << 5;
    QTest::newRow("gifts-for-the-robber/3/building") << 5;
}

void PropertyGamesTest::noViolation()
{
    QFETCH(int, players);
    const test::Seated seated = tableNamed(QTest::currentDataTag(), players);
    QVERIFY(seated.table.rules);
    // A scenario with errors can be played by tests, but no save with it is read.
    QCOMPARE(hasErrors(seated.problems), QString(QTest::currentDataTag()).startsWith("tiny"));
    const bool ownEvents = usesOwnEvents(QTest::currentDataTag());
    QVERIFY(!ownEvents || seated.problems.empty());
    const bool random = seated.table.rules->topology.hexCount() > 100;  // bots take long on huge boards
    for (const char* kind : {"random", "one-ply"}) {
        if (random && std::string_view(kind) != "random") continue;
        SimulationSettings settings;
        settings.bots = {kind};
        settings.to = ownEvents ? 4 : 1;
        settings.check = true;
        settings.happenings = ownEvents;
        if (!hasErrors(seated.problems)) settings.scenario = seated.scenario;
        const SimulationResult r = simulate(seated.table, settings);
        for (const Violation& v : r.violations)
            QFAIL(qPrintable(
                QString("%1: game %2, action %3: %4").arg(kind).arg(v.game).arg(v.action).arg(v.what.c_str())));
        QCOMPARE(r.games, settings.to);
        QCOMPARE(r.endings.count("action-limit"), std::size_t{0});
        if (ownEvents) QVERIFY(r.happenings.contains("event-revealed"));
    }
}

namespace {

/// What a number pays a seat, counted from the board.
Cards paid(const View& v, Seat s, int number)
{
    Cards out;
    for (int h = 0; h < v.topology().hexCount(); ++h) {
        const auto r = resourceOf(v.deal().terrain[static_cast<std::size_t>(h)]);
        if (r && h != v.pub().robber && v.pub().number[static_cast<std::size_t>(h)] == number)
            out += Cards::of(*r, v.strengthAt(s, static_cast<HexId>(h)));
    }
    return out;
}

/// The longest trail over a seat's roads: every order of edges is tried, from every edge and in both directions.
int longestTrail(const View& v, Seat s, int corner, std::vector<int>& left)
{
    int best = 0;
    for (std::size_t i = 0; i < left.size(); ++i) {
        const auto [a, b] = v.topology().edge(left[i]).corners;
        if (a != corner && b != corner) continue;
        const int there = a == corner ? b : a;
        const int edge = left[i];
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
        const Seat owner = v.owner(there);
        const int further = owner == nobody || owner == s ? longestTrail(v, s, there, left) : 0;
        best = std::max(best, 1 + further);
        left.insert(left.begin() + static_cast<std::ptrdiff_t>(i), edge);
    }
    return best;
}

int longestTrail(const View& v, Seat s)
{
    std::vector<int> roads;
    v.seat(s).roads.each(v.topology().edgeWords(), [&](int e) { roads.push_back(e); });
    int best = 0;
    for (int c = 0; c < v.topology().cornerCount(); ++c) best = std::max(best, longestTrail(v, s, c, roads));
    return best;
}

}  // namespace

/// The tables that grow with every action say what one counts on the board, by other means than the engine's own.
void PropertyGamesTest::tablesAgreeWithTheBoard()
{
    QFETCH(int, players);
    const test::Seated seated = tableNamed(QTest::currentDataTag(), players);
    const Ruleset& rules = *seated.table.rules;
    const Deal deal = seated.table.deal(11);
    State state;
    start(rules, deal, state);
    const View v(rules, deal, state);
    Random random = Random::seeded(11);
    Actions legal;
    for (int action = 0; !v.over(); ++action) {
        legalActions(v, legal);
        applyLegal(rules, deal, state, legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))]);
        if (action % 5) continue;
        for (Seat s = 0; s < rules.seats; ++s) {
            for (int number = 2; number <= 12; ++number)
                QVERIFY(v.pub().yield[static_cast<std::size_t>(number)][s] == paid(v, s, number).lanes);
            if (rules.topology.hexCount() < 100) QCOMPARE(int{v.seat(s).roadLength}, longestTrail(v, s));
        }
    }
}

/// Crop Trust R3-32: what lies face down, also under one's own pieces, is dealt again for whoever imagines the game.
void PropertyGamesTest::nobodySeesFaceDownTokens()
{
    const test::Seated seated = tableNamed("crop-trust/0", 4);
    const Ruleset& rules = *seated.table.rules;
    const Module* events = rules.findModule("events");
    QVERIFY(events);
    const Deal deal = seated.table.deal(5);
    State state;
    start(rules, deal, state);
    const View v(rules, deal, state);
    Problems problems;
    const auto written = [&](const View& of, Seat s) {
        const auto part = parseYaml(events->writePosition(of), problems);
        const YamlNode* own = part->find("under")->find(nameOf(rules.colours[s]));
        std::string ids;
        for (const YamlNode& token : own->find("cities")->items) ids += token.text + ' ';
        return ids;
    };
    Random random = Random::seeded(5);
    for (Seat s = 0; s < rules.seats; ++s) {
        bool differs = false;
        for (int i = 0; i < 5; ++i) {
            const State imagined = Observation(v, s).imagine(random);
            differs |= written(View(rules, deal, imagined), s) != written(v, s);
        }
        QVERIFY(differs);
    }
}

QTEST_GUILESS_MAIN(PropertyGamesTest)
#include "tst_property_games.moc"
