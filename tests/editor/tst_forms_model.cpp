#include "editor/model/event_tokens.h"
#include "editor/model/fresh_names.h"
#include "editor/model/sections.h"
#include "engine/table/effect.h"
#include "tests/editor/scenario_files.h"

#include <QTest>

using namespace inselwerk;

/// What forms do to the sections of a scenario, without any window.
class FormsModelTest : public QObject
{
    Q_OBJECT

private slots:
    void elementsOfUsualListsAreWrittenOut();
    void boardsKeepUsualValues();
    void pathsThatLeadNowhere();
    void modulesKeepTheOrderOfTheRegistry();
    void freshNames();
    void freshEffectsTakeOverWhatTheyShare();
    void freshElementsAreComplete();
    void freshElementsAreNamed();
    void tokensMove();
};

namespace {

const Schema& schemaOf(const char* module)
{
    for (const ModuleType& type : moduleTypes())
        if (type.schema->key == module) return *type.schema;
    qFatal("no module %s", module);
}

const Schema& effectSchema(const char* key) { return findEffect(moduleTypes(), key)->schema(); }

Section freshLike(const char* key, const Section& other)
{
    return freshEffect(
        *findEffect(moduleTypes(), key), test::included("crop-trust"), descriptionsOf(moduleTypes()), &other);
}

QString idOf(const Section& token)
{
    return QString::fromStdString(token.choice(*event_tokens::listField().element, "id"));
}

}  // namespace

void FormsModelTest::elementsOfUsualListsAreWrittenOut()
{
    Scenario scenario = test::included("crop-trust");
    const Scenario before = scenario;
    const Field& start = *schemaOf("crops").find("start");
    const Field& numbers = *start.element->find("numbers");
    const SectionPath second = SectionPath::module("crops").element(start, 1);
    QVERIFY(!scenario.findModule("crops")->has("start"));
    QCOMPARE(second.find(scenario)->integers(*start.element, "numbers"), (std::vector<std::int64_t>{3, 11}));
    setValue(scenario, second, numbers, std::vector<std::int64_t>{3});
    QVERIFY(scenario.findModule("crops")->has("start"));
    QCOMPARE(scenario.findModule("crops")->sections(schemaOf("crops"), "start").size(), std::size_t{5});
    setValue(scenario, second, numbers, std::vector<std::int64_t>{3, 11});
    QVERIFY(scenario == before);
}

void FormsModelTest::boardsKeepUsualValues()
{
    Scenario scenario = test::included("base");
    const Field& supply = *rulesSchema().find("supply");
    setValue(scenario, SectionPath::rules(), supply, std::int64_t{19});
    QVERIFY(!scenario.rules.has("supply"));
    setValue(scenario, SectionPath::rulesOfBoard(0), supply, std::int64_t{19});
    QVERIFY(scenario.boards[0].rules.has("supply"));
    resetValue(scenario, SectionPath::rulesOfBoard(0), supply);
    QVERIFY(!scenario.boards[0].rules.has("supply"));
}

void FormsModelTest::pathsThatLeadNowhere()
{
    Scenario scenario = test::included("base");
    const Scenario before = scenario;
    for (const SectionPath& path :
         {SectionPath::module("crops"), SectionPath::rulesOfBoard(99), event_tokens::path(0),
          SectionPath::module("crops").element(*schemaOf("crops").find("start"), 0)})
    {
        QVERIFY(!path.find(scenario));
        setValue(scenario, path, *rulesSchema().find("supply"), std::int64_t{3});
        resetValue(scenario, path, *rulesSchema().find("supply"));
    }
    QVERIFY(scenario == before);
}

void FormsModelTest::modulesKeepTheOrderOfTheRegistry()
{
    Scenario scenario = test::included("base");
    const ModuleDescriptions modules = descriptionsOf(moduleTypes());
    for (auto module = modules.rbegin(); module != modules.rend(); ++module)
        QVERIFY(addModule(scenario, module->schema->key, modules));
    for (std::size_t i = 0; i < modules.size(); ++i) QVERIFY(scenario.modules[i].key == modules[i].schema->key);
    QVERIFY(!addModule(scenario, "crops", modules));
    QVERIFY(removeModule(scenario, "crops"));
    QVERIFY(!removeModule(scenario, "crops"));
}

void FormsModelTest::freshNames()
{
    const std::set<std::string> ids{"wheat", "wheat-2", "x-9", "-5"};
    QCOMPARE(freshId("rice", ids), std::string("rice"));
    QCOMPARE(freshId("wheat", ids), std::string("wheat-3"));
    QCOMPARE(freshId("wheat-2", ids), std::string("wheat-3"));
    QCOMPARE(freshId("Ä b", ids), std::string("new"));
    QCOMPARE(freshId("-5", ids), std::string("new"));
    QVERIFY(isId("a-1_b") && !isId("") && !isId("-a") && !isId("A") && !isId("a b") && !isId(std::string(65, 'a')));
}

void FormsModelTest::freshEffectsTakeOverWhatTheyShare()
{
    const Section regional{
        "crops.regional-loss", {{"crop", std::string("rice")}, {"numbers", std::vector<std::int64_t>{2, 6}}}};
    const Section loss = freshLike("crops.loss", regional);
    QCOMPARE(loss.key, std::string("crops.loss"));
    QCOMPARE(loss.choice(effectSchema("crops.loss"), "crop"), std::string("rice"));
    QVERIFY(!loss.has("numbers"));
    const Section again = freshLike("crops.regional-loss", loss);
    QCOMPARE(again.choice(effectSchema("crops.regional-loss"), "crop"), std::string("rice"));
    QVERIFY(!again.integers(effectSchema("crops.regional-loss"), "numbers").empty());
}

/// Every new element of every list can be read again.
void FormsModelTest::freshElementsAreNamed()
{
    const ModuleDescriptions modules = descriptionsOf(moduleTypes());
    const Field& tokens = *schemaOf("events").find("tokens");
    const Scenario scenario = test::included("base");
    const Section first = freshElement(tokens, {}, scenario, modules);
    QCOMPARE(idOf(first), QString("token-1"));
    QCOMPARE(idOf(freshElement(tokens, {first}, scenario, modules)), QString("token-2"));
}

void FormsModelTest::freshElementsAreComplete()
{
    const ModuleDescriptions modules = descriptionsOf(moduleTypes());
    for (const ModuleDescription& module : modules)
        for (const Field& field : module.schema->fields) {
            if (field.type != Field::Type::Sections) continue;
            Scenario scenario = test::included("base");
            addModule(scenario, module.schema->key, modules);
            setValue(
                scenario, SectionPath::module(module.schema->key), field,
                std::vector<Section>{freshElement(field, {}, scenario, modules)});
            const Reading reading = readScenario(writeScenario(scenario, modules), modules);
            QVERIFY(reading.scenario == scenario);
            QVERIFY(!hasErrors(reading.problems));
        }
}

void FormsModelTest::tokensMove()
{
    Scenario scenario = test::included("crop-trust");
    const Scenario before = scenario;
    const auto& tokens = [&]() -> const std::vector<Section>& { return event_tokens::of(scenario); };
    const QString first = idOf(tokens()[0]);
    event_tokens::move(scenario, 0, 3);
    QCOMPARE(idOf(tokens()[3]), first);
    event_tokens::move(scenario, 3, 0);
    QVERIFY(scenario == before);
    event_tokens::duplicate(scenario, 0);
    QCOMPARE(idOf(tokens()[0]), first);
    QVERIFY(idOf(tokens()[1]) != first);
    QVERIFY(event_tokens::effectsOf(tokens()[1]) == event_tokens::effectsOf(tokens()[0]));
    event_tokens::remove(scenario, {1});
    QVERIFY(scenario == before);
    std::vector<std::size_t> all(tokens().size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
    event_tokens::remove(scenario, all);
    QVERIFY(!scenario.findModule("events")->has("tokens"));
}

QTEST_GUILESS_MAIN(FormsModelTest)
#include "tst_forms_model.moc"
