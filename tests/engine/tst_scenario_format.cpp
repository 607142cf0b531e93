#include "engine/rules/registry.h"
#include "engine/scenario/format_keys.h"
#include "engine/scenario/json_schema.h"
#include "tests/engine/tst_scenario_support.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

using namespace inselwerk;
using namespace scenario_tests;

/// The page and the JSON Schema about the format say what the reader does.
///
/// With INSELWERK_UPDATE set in the environment they are written anew instead of being compared.
class ScenarioFormatTest : public QObject
{
    Q_OBJECT

private slots:
    void tablesOfThePage();
    void examplesOfThePage();
    void jsonSchemaIsCurrent();
    void jsonSchemaKnowsAllKeys();
    void fieldsAreExplained();
};

namespace {

const ModuleDescriptions& programModules()
{
    static const ModuleDescriptions all = descriptionsOf(moduleTypes());
    return all;
}

bool updating() { return qEnvironmentVariableIsSet("INSELWERK_UPDATE"); }

void store(const QString& path, const QByteArray& text)
{
    QFile file(QString(INSELWERK_SOURCE_DIR "/") + path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

QString text(std::string_view s) { return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size())); }

template <class T>
QString keyTable(Keys<T> keys)
{
    QString out = "| key | needed | meaning |\n|---|---|---|\n";
    for (const KeyInfo& key : keys)
        out += QString("| `%1` | %2 | %3 |\n")
                   .arg(text(key.name), key.need == Need::Optional ? "" : "yes", text(key.explanation));
    return out;
}

QString words(const std::vector<std::string_view>& list)
{
    QStringList out;
    for (const std::string_view word : list) out << '`' + text(word) + '`';
    return out.join(' ');
}

QString range(const Field& f) { return QString("%1–%2").arg(f.low).arg(f.high); }

QString valuesOf(const Field& f)
{
    switch (f.type) {
        case Field::Type::Integer: return range(f);
        case Field::Type::Flag: return "`true` `false`";
        case Field::Type::Choice: return words(f.choices);
        case Field::Type::IntegerList: return "list of " + range(f);
        case Field::Type::ChoiceList:
            return QString("list of %1 to %2: %3").arg(f.minItems).arg(f.maxItems).arg(words(f.choices));
        case Field::Type::Counts: return QString("%1 of %2").arg(range(f), words(f.choices));
        case Field::Type::Name: return "a word";
        case Field::Type::Text: return "a text in both languages";
        case Field::Type::Sections: return "a list, see below";
        case Field::Type::Effects: return "a list of effects";
    }
    return {};
}

QString fallbackOf(const Field& f)
{
    if (const auto* n = std::get_if<std::int64_t>(&f.fallback)) return QString::number(*n);
    if (const auto* b = std::get_if<bool>(&f.fallback)) return *b ? "`true`" : "`false`";
    if (const auto* s = std::get_if<std::string>(&f.fallback)) return '`' + text(*s) + '`';
    if (const auto* counts = std::get_if<std::map<std::string, std::int64_t>>(&f.fallback)) {
        QStringList out;
        for (const std::string_view name : f.choices)
            if (const auto at = counts->find(std::string{name}); at != counts->end())
                out << QString("%1: %2").arg(text(name)).arg(at->second);
        return "`{" + out.join(", ") + "}`";
    }
    return "–";
}

QString schemaTable(const Schema& schema)
{
    QString out = "| key | values | if not said | meaning |\n|---|---|---|---|\n";
    for (const Field& f : schema.fields)
        out +=
            QString("| `%1` | %2 | %3 | %4 |\n").arg(text(f.name), valuesOf(f), fallbackOf(f), text(f.explanation.en));
    return out;
}

/// Every effect of event tokens with its fields.
QString effectTable()
{
    QString out = "| effect | field | values | if not said | meaning |\n|---|---|---|---|---|\n";
    for (const ModuleDescription& module : programModules())
        for (const EffectDescription* description : module.effects) {
            const Schema* effect = &description->schema();
            out += QString("| `%1` | | | | %2 |\n").arg(text(effect->key), text(effect->title.en));
            for (const Field& f : effect->fields)
                out += QString("| | `%1` | %2 | %3 | %4 |\n")
                           .arg(
                               text(f.name), valuesOf(f), f.required ? "must be said" : fallbackOf(f),
                               text(f.explanation.en));
        }
    return out;
}

QString tableFor(const QString& name)
{
    if (name == "scenario") return keyTable(scenarioKeys());
    if (name == "board") return keyTable(boardKeys());
    if (name == "hex") return keyTable(hexKeys());
    if (name == "number_pool") return keyTable(numberPoolKeys());
    if (name == "stack") return keyTable(stackKeys());
    if (name == "harbour") return keyTable(harbourKeys());
    if (name == "pieces") return keyTable(piecesKeys());
    if (name == "rules") return schemaTable(rulesSchema());
    for (const ModuleDescription& module : programModules()) {
        if (name == text(module.schema->key)) return schemaTable(*module.schema);
        for (const Field& f : module.schema->fields)
            if (f.element && name == text(module.schema->key) + '_' + text(f.name)) return schemaTable(*f.element);
    }
    return name == "effects" ? effectTable() : QString();
}

/// The schemas of the rules, of all modules, of elements of their lists and of effects.
std::vector<const Schema*> allSchemas()
{
    std::vector<const Schema*> schemas{&rulesSchema()};
    for (const ModuleDescription& module : programModules()) schemas.push_back(module.schema);
    for (const ModuleDescription& module : programModules()) {
        for (const EffectDescription* effect : module.effects) schemas.push_back(&effect->schema());
        for (const Field& f : module.schema->fields)
            if (f.element) schemas.push_back(f.element);
    }
    return schemas;
}

/// The page with every table made anew.
QString withTables(const QString& page, QStringList& tables)
{
    static const QRegularExpression place(
        "<!-- table: ([\\w-]+) -->\n(.*?)<!-- end -->", QRegularExpression::DotMatchesEverythingOption);
    QString out;
    qsizetype from = 0;
    for (auto matches = place.globalMatch(page); matches.hasNext();) {
        const auto match = matches.next();
        out += page.mid(from, match.capturedStart() - from);
        out += "<!-- table: " + match.captured(1) + " -->\n" + tableFor(match.captured(1)) + "<!-- end -->";
        from = match.capturedEnd();
        tables << match.captured(1);
    }
    return out + page.mid(from);
}

}  // namespace

void ScenarioFormatTest::tablesOfThePage()
{
    const QString page = QString::fromUtf8(contentsOf("scenarios/FORMAT.md"));
    QStringList tables;
    const QString fresh = withTables(page, tables);
    if (updating())
        store("scenarios/FORMAT.md", fresh.toUtf8());
    else
        QCOMPARE(page, fresh);
    for (const ModuleDescription& module : programModules())
        QVERIFY2(tables.contains(text(module.schema->key)), "a module without a table");
}

/// Whole scenarios on the page are playable; parts of boards are accepted in place of those of a sound scenario.
void ScenarioFormatTest::examplesOfThePage()
{
    static const QRegularExpression block("```yaml\n(.*?)```", QRegularExpression::DotMatchesEverythingOption);
    const QString page = QString::fromUtf8(contentsOf("scenarios/FORMAT.md"));
    int whole = 0;
    for (auto matches = block.globalMatch(page); matches.hasNext();) {
        const QByteArray example = matches.next().captured(1).toUtf8();
        QByteArray scenario = example;
        if (example.startsWith("format:"))
            ++whole;
        else
            scenario = "format: 1\nid: example\nname: {en: \"\", de: \"\"}\n" +
                       (example.startsWith(' ') ? "boards:\n- id: island\n" + example : example);
        QStringList faults =
            described(readScenario(scenario.toStdString(), programModules()).problems).filter(": error: ");
        if (!example.startsWith("format:")) {  // only what cannot be for want of context
            static const QRegularExpression context(
                "is missing here|No hex|There is no|The robber|no land|room for|Tiles in|Tokens in|Pieces in|Colours "
                "with|must face");
            faults.erase(
                std::remove_if(faults.begin(), faults.end(), [](const QString& f) { return f.contains(context); }),
                faults.end());
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n') + '\n' + scenario));
    }
    QCOMPARE(whole, 1);
}

void ScenarioFormatTest::jsonSchemaIsCurrent()
{
    const QByteArray fresh = QByteArray::fromStdString(scenarioJsonSchema(programModules()));
    if (updating())
        store("scenarios/scenario.schema.json", fresh);
    else
        QCOMPARE(contentsOf("scenarios/scenario.schema.json"), fresh);
}

void ScenarioFormatTest::jsonSchemaKnowsAllKeys()
{
    QJsonParseError fault;
    const QByteArray schema = QByteArray::fromStdString(scenarioJsonSchema(programModules()));
    const QJsonObject definitions = QJsonDocument::fromJson(schema, &fault).object()["$defs"].toObject();
    QVERIFY2(fault.error == QJsonParseError::NoError, qPrintable(fault.errorString()));

    const QJsonObject properties = definitions["scenario"].toObject()["properties"].toObject();
    for (const KeyInfo& key : scenarioKeys()) QVERIFY(properties.contains(text(key.name)));
    for (const ModuleDescription& module : programModules()) QVERIFY(properties.contains(text(module.schema->key)));
    for (const Field& f : rulesSchema().fields)
        QVERIFY(definitions["rules"].toObject()["properties"].toObject().contains(text(f.name)));

    static const QRegularExpression reference("#/\\$defs/(\\w+)");
    for (auto matches = reference.globalMatch(QString::fromUtf8(schema)); matches.hasNext();) {
        const QString name = matches.next().captured(1);
        QVERIFY2(definitions.contains(name), qPrintable(name));
    }
}

void ScenarioFormatTest::fieldsAreExplained()
{
    const auto inBoth = [](const Text& text) { return !text.en.empty() && !text.de.empty(); };
    for (const Schema* schema : allSchemas()) {
        QVERIFY(inBoth(schema->title));
        for (const Field& f : schema->fields) {
            QVERIFY2(inBoth(f.label), f.name.data());
            QVERIFY2(f.label.en.size() <= 40 && f.label.de.size() <= 44, f.label.de.c_str());
            QVERIFY2(inBoth(f.explanation), f.name.data());
        }
    }
    for (const ModuleDescription& module : programModules()) QVERIFY(inBoth(module.schema->explanation));
}

QTEST_GUILESS_MAIN(ScenarioFormatTest)
#include "tst_scenario_format.moc"
