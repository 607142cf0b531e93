#include "app/common/settings/settings.h"
#include "app/common/text/languages.h"
#include "app/common/text/messages.h"
#include "editor/docks/problem_sentence.h"
#include "engine/table/effect.h"
#include "tests/editor/broken_scenarios.h"
#include "tests/engine/tst_scenario_support.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace inselwerk;

/// Whoever fills in forms reads of titles and panels, and nothing of how a file is written: whatever a check finds.
class ProblemSentencesTest : public QObject
{
    Q_OBJECT

private slots:
    void sentencesSpeakTheWordsOfTheForms_data();
    void sentencesSpeakTheWordsOfTheForms();
    void foundProblemsSpeakThem();
};

namespace {

/// What only files have.
const QRegularExpression ofFiles(
    QStringLiteral("`|\\{|[a-z]_[a-z]|[a-z]: [a-z\\[{]+[^a-z ,]|[“„]crops|[Ss]ection|Abschnitt|[a-z]+\\.[a-z]+"));

/// Every sentence and every title of a fix that checks have: true, if whoever fills in forms gets to read it.
QMap<QString, bool> sentencesOfChecks()
{
    static const QRegularExpression text(QStringLiteral(
        "(sayBoth\\(\\s*)?INSELWERK_TEXT(?:_N)?\\(\\s*\"Scenario\",\\s*((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+)\\)"));
    static const QRegularExpression part(QStringLiteral("\"((?:[^\"\\\\]|\\\\.)*)\""));
    QMap<QString, bool> sentences;
    for (const char* folder : {"/engine/scenario/checks", "/engine/rules"}) {
        QDirIterator files(
            QStringLiteral(INSELWERK_SOURCE_DIR) + QLatin1String(folder), {"*.cpp", "*.h"}, QDir::Files,
            QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly)) qFatal("a source cannot be read");
            for (auto found = text.globalMatch(QString::fromUtf8(file.readAll())); found.hasNext();) {
                const QRegularExpressionMatch match = found.next();
                QString sentence;
                for (auto parts = part.globalMatch(match.captured(2)); parts.hasNext();)
                    sentence += parts.next().captured(1);
                sentences[sentence] = sentences.value(sentence) || match.captured(1).isEmpty();
            }
        }
    }
    return sentences;
}

/// All words that files have for something that forms call otherwise: keys, effects, choices.
void addWords(const Schema& schema, QSet<QString>& words)
{
    const auto add = [&](std::string_view word, const Text& title) {
        if (!title.empty() && word != title.en) words << QString::fromUtf8(word.data(), static_cast<int>(word.size()));
    };
    add(schema.key, schema.title);
    for (const Field& field : schema.fields) {
        add(field.name, field.label);
        for (std::size_t i = 0; i < field.choiceLabels.size(); ++i) add(field.choices[i], field.choiceLabels[i]);
        if (field.element) addWords(*field.element, words);
    }
}

QSet<QString> wordsOfFiles()
{
    QSet<QString> words;
    addWords(rulesSchema(), words);
    for (const ModuleType& module : moduleTypes()) {
        addWords(*module.schema, words);
        for (const Effect* effect : module.effects) addWords(effect->schema(), words);
    }
    return words;
}

/// What a scenario calls its own things, which may be words of files as well.
QSet<QString> ownNames(const Scenario& scenario)
{
    QSet<QString> names;
    const auto add = [&](const std::string& name) { names << QString::fromStdString(name); };
    for (const Board& board : scenario.boards) {
        add(board.id);
        for (const NumberStack& stack : board.stacks) add(stack.id);
        for (const TerrainPool& pool : board.terrainPools) add(pool.id);
        for (const NumberPool& pool : board.numberPools) add(pool.id);
        for (const HarbourPool& pool : board.harbourPools) add(pool.id);
        for (const HarbourEntry& harbour : board.harbours) add(harbour.pool);
        for (const HexEntry& hex : board.hexes)
            for (const std::string* name : {&hex.stack, &hex.terrainPool, &hex.numberPool}) add(*name);
    }
    for (const Section& module : scenario.modules)
        for (const auto& [field, value] : module.values)
            if (const auto* elements = std::get_if<std::vector<Section>>(&value))
                for (const Section& element : *elements)
                    for (const char* key : {"id", "category"})
                        if (element.has(key)) add(std::get<std::string>(element.values.find(key)->second));
    return names;
}

/// Every scenario that the tests have to break something in, broken.
std::vector<std::pair<QString, Scenario>> brokenOnes()
{
    std::vector<std::pair<QString, Scenario>> all;
    for (const test::Broken* row : test::brokenScenarios()) {
        Scenario scenario = test::included(row->file);
        row->breakIt(scenario);
        all.emplace_back(row->name, std::move(scenario));
    }
    const QString folder = QStringLiteral("tests/data/scenarios/");
    for (const QString& name : QDir(INSELWERK_SOURCE_DIR "/" + folder).entryList({"*.cases"})) {
        const scenario_tests::CaseFile file(folder + name);
        for (const scenario_tests::Case& one : file.cases()) {
            Reading reading = readScenario(one.text.toStdString(), descriptionsOf(moduleTypes()));
            if (reading.wellFormed) all.emplace_back(name + ": " + one.name, std::move(reading.scenario));
        }
    }
    return all;
}

/// Is there something that only files have, but for the names of the scenario's own?
bool speaksOfFiles(const QString& sentence, const QSet<QString>& own)
{
    static const QRegularExpression quoted(QStringLiteral("[“„]([^“”„]+)[”“]"));
    static const QSet<QString> words = wordsOfFiles();
    for (auto found = quoted.globalMatch(sentence); found.hasNext();) {
        const QString word = found.next().captured(1);
        if (words.contains(word) && !own.contains(word)) return true;
    }
    return QString(sentence).remove(quoted).contains(ofFiles);
}

struct English
{
    QTemporaryDir folder;
    Settings settings{folder.filePath("settings.ini")};
    Languages languages{settings, "en"};
};

}  // namespace

void ProblemSentencesTest::sentencesSpeakTheWordsOfTheForms_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<bool>("inForms");
    const QMap<QString, bool> sentences = sentencesOfChecks();
    QVERIFY(sentences.size() > 110);
    QVERIFY(sentences.values().contains(false));
    for (auto at = sentences.begin(); at != sentences.end(); ++at)
        QTest::newRow(qPrintable(at.key().left(80))) << at.key() << at.value();
}

void ProblemSentencesTest::sentencesSpeakTheWordsOfTheForms()
{
    QFETCH(QString, sentence);
    QFETCH(bool, inForms);
    const QByteArray source = sentence.toUtf8();
    English start;
    for (const char* language : {"en", "de"}) {
        start.languages.setCurrent(language);
        for (const char* path : {"", "events.tokens[0].effects[0]", "crops.start", "boards[0].rules"}) {
            Problem problem;
            problem.path = path;
            problem.sentence = {"Scenario", source.constData(), {"Ä", "Ö", "Ü"}, sentence.contains("%n") ? 2 : -1};
            problem.fix.title = problem.sentence;
            for (const QString& shown : {problemSentence(problem), fixTitle(problem)})
                QVERIFY2(!inForms || !shown.contains(ofFiles), qPrintable(shown));
        }
        // Whoever reads the file finds its words.
        Problem read;
        read.at = {3, 1};
        read.sentence = {"Scenario", source.constData(), {"a", "b", "c"}, sentence.contains("%n") ? 2 : -1};
        read.inForms = {"Scenario", "something else"};
        QCOMPARE(problemSentence(read), translate(read.sentence));
    }
}

/// With the words that checks put into their sentences.
void ProblemSentencesTest::foundProblemsSpeakThem()
{
    QVERIFY(wordsOfFiles().contains("crops.regional-loss") && wordsOfFiles().contains("under_pieces"));
    English start;
    QStringList faults;
    QSet<QByteArray> seen;
    for (const auto& [name, scenario] : brokenOnes())
        for (const Problem& problem : checkScenario(scenario, descriptionsOf(moduleTypes()))) {
            seen << QByteArray(problem.sentence.source);
            QSet<QString> own = ownNames(scenario);
            // A new name that is offered.
            for (const Argument& argument : problem.fix.title.arguments)
                if (QLatin1String(problem.fix.title.source).startsWith(QLatin1String("Call it")))
                    own << QString::fromStdString(argument.text);
            for (const char* language : {"en", "de"}) {
                start.languages.setCurrent(language);
                for (const QString& shown : {problemSentence(problem), fixTitle(problem)})
                    if (speaksOfFiles(shown, own)) faults << name + ": " + shown;
            }
        }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
    QVERIFY2(seen.size() > 90, qPrintable(QString::number(seen.size())));
}

QTEST_MAIN(ProblemSentencesTest)
#include "tst_problem_sentences.moc"
