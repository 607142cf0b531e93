#include "editor/model/boards.h"
#include "editor/model/event_tokens.h"
#include "editor/model/fresh_names.h"
#include "editor/model/pools.h"
#include "editor/model/scenario_name.h"
#include "editor/model/stacks.h"
#include "editor/model/templates.h"
#include "engine/table/effect.h"
#include "tests/editor/scenario_files.h"

#include <QTest>

using namespace inselwerk;

/// What a designer adds is born whole: with a name within the limits, and without an error where there is a choice.
class NewThingsTest : public QObject
{
    Q_OBJECT

private slots:
    void idsStayWithinTheirLimit();
    void namesStayWithinTheirLimit();
    void idsAreMadeFromNames_data();
    void idsAreMadeFromNames();
    void theIdFollowsTheName();
    void effectsAreBornWithoutErrors_data();
    void effectsAreBornWithoutErrors();
    void effectsFitTheScenario();
    void modulesAreBornWithoutErrors_data();
    void modulesAreBornWithoutErrors();
    void copiesOfThingsWithLongNamesAreValid();
};

namespace {

const ModuleDescriptions& modules()
{
    static const ModuleDescriptions all = descriptionsOf(moduleTypes());
    return all;
}

std::set<std::string> errorsOf(const Scenario& scenario)
{
    std::set<std::string> sentences;
    for (const Problem& problem : checkScenario(scenario, modules()))
        if (problem.severity == Severity::Error) sentences.insert(problem.path + ": " + english(problem.sentence));
    return sentences;
}

/// The errors that `edit` brings into a scenario.
QString newErrors(const Scenario& before, const std::function<void(Scenario&)>& edit)
{
    Scenario after = before;
    edit(after);
    const auto had = errorsOf(before);
    QStringList fresh;
    for (const std::string& error : errorsOf(after))
        if (!had.contains(error)) fresh << QString::fromStdString(error);
    return fresh.join(u'\n');
}

}  // namespace

void NewThingsTest::idsStayWithinTheirLimit()
{
    const std::string longest(longestId, 'a');
    std::set<std::string> taken{longest};
    for (int i = 0; i < 120; ++i) {
        const std::string id = freshId(longest, taken);
        QVERIFY2(isId(id), id.c_str());
        QVERIFY(taken.insert(id).second);
    }
}

void NewThingsTest::namesStayWithinTheirLimit()
{
    std::string longest;
    while (longest.size() < longestName) longest += "ä";
    std::set<std::string> taken{longest};
    for (int i = 0; i < 12; ++i) {
        const std::string name = freshName(longest, taken);
        QVERIFY(name.size() <= longestName);
        QVERIFY(!QString::fromStdString(name).contains(QChar::ReplacementCharacter));
        QVERIFY(taken.insert(name).second);
    }
    QCOMPARE(freshName("The stack (2)", {"The stack (2)"}), std::string("The stack (3)"));
}

void NewThingsTest::idsAreMadeFromNames_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("id");
    const auto row = [](const char* name, const char* id) {
        QTest::newRow(name) << QByteArray(name) << QByteArray(id);
    };
    row("My Island", "my-island");
    row("  Robber's \"gold\" #1 100% & more.v2", "robbers-gold-1-100-more-v2");
    row("Große grüne Ölinsel", "grosse-gruene-oelinsel");
    row("Île du Château", "ile-du-chateau");
    row("Остров", "");
    row("-", "");
    row("Остров 2", "2");
    row("A name that goes on and on and on, until nobody can remember how it began",
        "a-name-that-goes-on-and-on-and-on-until-nobody-can-remember-how");
}

void NewThingsTest::idsAreMadeFromNames()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, id);
    QCOMPARE(QByteArray::fromStdString(idFromName(name.toStdString())), id);
    QVERIFY(id.isEmpty() || isId(id.toStdString()));
}

void NewThingsTest::theIdFollowsTheName()
{
    Scenario scenario = scenarioFrom(Template::BaseIsland);
    const auto idAfter = [&](const Text& name) {
        nameNewScenario(scenario, name);
        return scenario.id;
    };
    QCOMPARE(scenario.id, std::string("new-scenario"));
    QCOMPARE(idAfter({"New scenario", "Kleine Insel"}), std::string("kleine-insel"));
    QCOMPARE(idAfter({"Small island", "Kleine Insel"}), std::string("small-island"));
    QCOMPARE(idAfter({"", "Kleine Insel"}), std::string("kleine-insel"));
    QCOMPARE(idAfter({"", ""}), std::string("new-scenario"));
    QCOMPARE(idAfter({"Остров", ""}), std::string("new-scenario"));
    scenario.id = "my-own";
    QCOMPARE(idAfter({"Small island", ""}), std::string("my-own"));
}

void NewThingsTest::effectsAreBornWithoutErrors_data()
{
    QTest::addColumn<QByteArray>("key");
    for (const ModuleDescription& module : modules())
        for (const EffectDescription* effect : module.effects)
            QTest::newRow(effect->schema().key.data()) << QByteArray(effect->schema().key.data());
}

void NewThingsTest::effectsAreBornWithoutErrors()
{
    QFETCH(QByteArray, key);
    const EffectDescription& effect = *findEffect(moduleTypes(), key.toStdString());
    Scenario scenario = test::included(effect.module() == "volcano" ? "catakatoa" : "crop-trust");
    if (!effect.module().empty() && !scenario.findModule(effect.module()))
        addModule(scenario, effect.module(), modules());
    event_tokens::add(scenario, 0, modules());
    const QString errors = newErrors(scenario, [&](Scenario& s) {
        setValue(
            s, event_tokens::path(0), event_tokens::field("effects"),
            std::vector<Section>{freshEffect(effect, s, modules())});
    });
    QVERIFY2(errors.isEmpty(), qPrintable(errors));
}

/// Crops that a game does not have are not offered first.
void NewThingsTest::effectsFitTheScenario()
{
    Scenario scenario = test::included("crop-trust");
    const Field& kinds = *findEffect(moduleTypes(), "crops.loss")->schema().find("crop");
    const std::string last{kinds.choices.back()};
    for (Section& module : scenario.modules)
        if (module.key == "crops") module.values["kinds"] = std::vector{last};
    const EffectDescription& loss = *findEffect(moduleTypes(), "crops.loss");
    QCOMPARE(freshEffect(loss, scenario, modules()).choice(loss.schema(), "crop"), last);
}

void NewThingsTest::modulesAreBornWithoutErrors_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<int>("from");
    for (const ModuleDescription& module : modules())
        for (const Template kind : allTemplates)
            QTest::addRow("%s %d", module.schema->key.data(), static_cast<int>(kind))
                << QByteArray(module.schema->key.data()) << static_cast<int>(kind);
}

void NewThingsTest::modulesAreBornWithoutErrors()
{
    QFETCH(QByteArray, key);
    QFETCH(int, from);
    Scenario scenario = scenarioFrom(static_cast<Template>(from));
    std::erase_if(scenario.modules, [&](const Section& module) { return module.key == key.toStdString(); });
    const QString errors = newErrors(scenario, [&](Scenario& s) { addModule(s, key.toStdString(), modules()); });
    QVERIFY2(errors.isEmpty(), qPrintable(errors));
}

void NewThingsTest::copiesOfThingsWithLongNamesAreValid()
{
    Scenario scenario = test::included("catakatoa");
    Board& board = scenario.boards[0];
    renameStack(scenario, 0, "volcano", std::string(longestId, 's'));
    board.id = std::string(longestId, 'b');
    board.name = {std::string(longestName, 'n'), std::string(longestName, 'm')};
    duplicateStack(board, board.stacks[0].id);
    duplicateBoard(scenario, 0);
    const auto errors = errorsOf(scenario);
    QVERIFY2(errors.empty(), errors.empty() ? "" : errors.begin()->c_str());
}

QTEST_APPLESS_MAIN(NewThingsTest)
#include "tst_new_things.moc"
