#include "engine/lab/simulation.h"
#include "engine/scenario/yaml_write.h"
#include "tests/engine/tst_property_boards.h"

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

constexpr std::array<const char*, 4> keys{"volcano", "gifts", "crops", "events"};
/// Something that happens only where the module is in the game.
constexpr std::array<const char*, 4> signs{"volcano-erupts", "gift-given", "crop-picked", "event-revealed"};

bool has(int set, int module) { return set >> module & 1; }

std::string hexLine(const HexEntry& h, int set)
{
    std::string out = "  - {at: [" + std::to_string(h.at.q) + ", " + std::to_string(h.at.r) + "], terrain: ";
    if (has(set, 0) && h.at == HexCoord{0, 0}) return out + "volcano, stack: fire}\n";
    out += std::string{nameOf(h.terrain)} + ", number: " + std::to_string(h.number);
    if (has(set, 2) && h.terrain == Terrain::Fields) out += ", tokens: {wheat: 2, rice: 1, beans: 1}";
    return out + "}\n";
}

/// Tokens of every general effect and of those of the other modules, under pieces, on cards and drawn on every
/// occasion.
std::string eventSection(int set)
{
    std::string out = "events:\n  under_pieces: true\n  on_cards: true\n  draw_on: [seven, turn-start, knight, city";
    out += has(set, 0) ? ", stack-token]\n" : "]\n";
    out += "  draw_on_rolls: [4, 10]\n  tokens:\n";
    std::vector<std::string> effects{
        "receive, who: all, random: 1",
        "receive, chosen: 2",
        "receive, who: beside, number: 9, cards: {ore: 1}",
        "give, who: leader, random: 2",
        "give, who: others, chosen: 1",
        "discard-above, limit: 5",
        "development-card, who: last",
        "move-robber",
        "move-robber, terrain: pasture",
        "yield, terrain: hills",
        "yield, number: 5, pays: twice",
        "draw-again",
        "victory-point"};
    if (has(set, 0)) {
        effects.emplace_back("volcano.erupt");
        effects.emplace_back("stack-token");
    }
    if (has(set, 2)) {
        effects.emplace_back("crops.loss, crop: wheat");
        effects.emplace_back("crops.regional-loss, crop: rice, numbers: [3, 10, 12]");
        effects.emplace_back("crops.monoculture");
    }
    for (std::size_t i = 0; i < effects.size(); ++i)
        out += "  - {id: e" + std::to_string(i) + ", count: 4, name: {en: x, de: x}, effects: [{effect: " + effects[i] +
               "}]}\n";
    return out;
}

/// An island of everything that a set of modules needs.
Reading scenarioOf(int set, int radius, const std::string& rules)
{
    const Board land = test::boardOf(test::roundLand(radius));
    std::string text =
        "format: 1\nid: together\nname: {en: x, de: x}\nsummary: {en: x, de: x}\nrules: {" + rules + "}\n";
    if (has(set, 0)) text += "volcano: {}\n";
    if (has(set, 1)) text += "gifts: {}\n";
    if (has(set, 2)) text += "crops: {kinds: [wheat, rice, beans], vault: [wheat, rice, beans]}\n";
    if (has(set, 3)) text += eventSection(set);
    text += "boards:\n- id: island\n  name: {en: x, de: x}\n  players: [2, 6]\n";
    if (has(set, 0)) text += "  stacks: {fire: {tokens: [6, 5, 4, 9, 10, 6, 5, 9]}}\n";
    text += "  robber: {number: 9}\n  hexes:\n";
    for (const HexEntry& h : land.hexes) text += hexLine(h, set);
    return readScenario(text, descriptionsOf(moduleTypes()));
}

std::string nameOfSet(int set)
{
    std::string out;
    for (int m = 0; m < 4; ++m)
        if (has(set, m)) out += std::string(out.empty() ? "" : "+") + keys[static_cast<std::size_t>(m)];
    return out.empty() ? "none" : out;
}

/// Plays games of each kind of bot and adds up what happens in them.
std::map<std::string, u64> played(int set, int radius, int players, const std::string& rules)
{
    Reading reading = scenarioOf(set, radius, rules);
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
    for (int set = 0; set < 16; ++set)
        for (const int radius : radii)
            QTest::addRow("%s, %d hexes", nameOfSet(set).c_str(), radius == 2 ? 19 : 37) << set << radius;
}

void PropertyModulesTest::everySetOfModules_data() { addSets({2, 3}); }

/// Four players on 19 hexes, six paired players on 37.
void PropertyModulesTest::everySetOfModules()
{
    QFETCH(int, set);
    QFETCH(int, radius);
    const auto happened = played(set, radius, radius == 2 ? 4 : 6, "turn_limit: 50");
    for (int m = 0; m < 4; ++m) QCOMPARE(happened.contains(signs[static_cast<std::size_t>(m)]), has(set, m));
    QCOMPARE(happened.contains("paired-started"), radius == 3);
}

/// The same with the special building phase, on larger and smaller supplies.
void PropertyModulesTest::everySetBetweenTheTurnsOfSix()
{
    QFETCH(int, set);
    QFETCH(int, radius);
    const auto happened = played(set, radius, 6, "turn_limit: 30, between_turns: special-building, supply: 9");
    QVERIFY(!happened.contains("paired-started"));
    for (int m = 0; m < 4; ++m) QCOMPARE(happened.contains(signs[static_cast<std::size_t>(m)]), has(set, m));
}

QTEST_GUILESS_MAIN(PropertyModulesTest)
#include "tst_property_modules.moc"
