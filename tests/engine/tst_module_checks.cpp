#include "engine/rules/registry.h"
#include "engine/scenario/writer.h"
#include "tests/engine/tst_scenario_support.h"

#include <QDir>

using namespace inselwerk;
using namespace scenario_tests;

/// The checks that the program's rule modules bring, and their sections.
class ModuleChecksTest : public QObject
{
    Q_OBJECT

private slots:
    void cases_data() { addCases("tests/data/scenarios/modules.cases"); }
    void cases();
    void gifts_data() { addCases("tests/data/scenarios/gifts.cases"); }
    void gifts() { cases(); }
    void theSoundScenarioIsSound();
    void includedScenariosAreSound();
    void includedScenariosAreWrittenAsTheyAre();

private:
    static const ModuleDescriptions& programModules()
    {
        static const ModuleDescriptions all = descriptionsOf(moduleTypes());
        return all;
    }
    static Reading readWithModules(const QByteArray& text)
    {
        return readScenario(text.toStdString(), programModules());
    }
    static QStringList scenarioFiles()
    {
        QStringList files;
        for (const QString& name : QDir(INSELWERK_SOURCE_DIR "/scenarios").entryList({"*.yaml"}))
            files << "scenarios/" + name;
        return files;
    }
};

void ModuleChecksTest::cases()
{
    QFETCH(QByteArray, text);
    QFETCH(QStringList, expected);
    const Reading reading = readWithModules(text);
    QCOMPARE(described(reading.problems).join('\n'), expected.join('\n'));
    QCOMPARE(reading.playable(), expected.filter(": error: ").isEmpty());
}

void ModuleChecksTest::theSoundScenarioIsSound()
{
    for (const char* file : {"tests/data/scenarios/modules.cases", "tests/data/scenarios/gifts.cases"}) {
        const Reading reading = readWithModules(CaseFile{file}.sound());
        QCOMPARE(described(reading.problems), QStringList());
    }
}

void ModuleChecksTest::includedScenariosAreSound()
{
    QVERIFY(scenarioFiles().size() >= 4);
    for (const QString& path : scenarioFiles())
        QCOMPARE(described(readWithModules(contentsOf(path)).problems), QStringList());
}

void ModuleChecksTest::includedScenariosAreWrittenAsTheyAre()
{
    for (const QString& path : scenarioFiles()) {
        const QByteArray text = contentsOf(path);
        QCOMPARE(QByteArray::fromStdString(writeScenario(readWithModules(text).scenario, programModules())), text);
    }
}

QTEST_GUILESS_MAIN(ModuleChecksTest)
#include "tst_module_checks.moc"
