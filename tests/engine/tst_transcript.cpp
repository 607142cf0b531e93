#include "engine/game/transcript.h"
#include "tests/engine/tst_game_support.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace inselwerk;

/// The runner itself; tests/acceptance holds the cases that it runs.
class TranscriptTest : public QObject
{
    Q_OBJECT

private slots:
    void whatHoldsIsQuiet();
    void modulePartsCanBeClosed();
    void whatFailsIsSaid_data();
    void whatFailsIsSaid();
    void whatCannotBeUnderstoodIsSaid_data();
    void whatCannotBeUnderstoodIsSaid();
    void scenariosAreFoundByPath();
    void missingFilesAreUnreadable();
    void everyActionAndReasonIsDocumented();

private:
    TranscriptResult run(const QString& text)
    {
        QFile file(m_folder.filePath("case.yaml"));
        if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write");
        file.write(text.toUtf8());
        file.close();
        return runTranscript(file.fileName().toStdString(), test::scenarioFolder(), moduleTypes());
    }

    QTemporaryDir m_folder;
};

namespace {

const QString head = "transcript: 1\nscenario: base\nboard: beginner\nplayers: [white, red, blue, orange]\n";

QString said(const Problems& problems)
{
    QString out;
    for (const Problem& p : problems) out += QString::fromStdString(describe(p, "case")) + '\n';
    return out;
}

}  // namespace

void TranscriptTest::whatHoldsIsQuiet()
{
    const TranscriptResult result = run(head + R"(
rule: whatever
note: free text
seed: 3
position: {turn: white, phase: roll, hands: {white: {wool: 4}}}
steps:
- note: a step may say what it is for
  do: [white, roll]
  chance: {dice: [1, 1]}
  expect: {decides: white}
- do: [white, bank-trade, {give: {wool: 4}, get: ore}]
- expect: {hands: {white: {ore: 1, exactly: true}}}
- refuse: [[red, roll], [blue, roll]]
  reason: not-your-turn
- legal: [white, end-turn]
- not-legal: [[white, buy card], [white, roll]]
)");
    QVERIFY2(result.holds(), qPrintable(said(result.unreadable) + said(result.failures)));
}

void TranscriptTest::modulePartsCanBeClosed()
{
    const QString catakatoa = "transcript: 1\nscenario: catakatoa\nposition: {stacks: {volcano: []}, robber: none}\n";
    QVERIFY(run(catakatoa + "steps: [{expect: {volcano: {exploded: true, exactly: true}}}]\n").holds());
    const TranscriptResult open = run(catakatoa + "steps: [{expect: {volcano: {exactly: true}}}]\n");
    QVERIFY2(
        said(open.failures).contains("Expected no exploded"), qPrintable(said(open.failures) + said(open.unreadable)));
}

void TranscriptTest::whatFailsIsSaid_data()
{
    QTest::addColumn<QString>("step");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* step, const char* expected) { QTest::newRow(step) << step << expected; };
    row("{do: [red, roll]}", "found refused (not-your-turn)");
    row("{do: [white, roll]}", "named and {dice:");
    row("{do: [white, roll], chance: {dice: [1, 1], die: 3}}", "die: 3");
    row("{refuse: [white, roll]}", "found legal");
    row("{refuse: [red, roll], reason: roll-first}", "expected the reason roll-first, found not-your-turn");
    row("{legal: [red, roll]}", "expected to be legal, found refused");
    row("{not-legal: [white, roll]}", "expected not to be legal");
    row("{expect: {turn: red}}", "Expected red, found white");
    row("{expect: {phase: action}}", "Expected action, found roll");
    row("{expect: {decides: red}}", "Expected [red], found [white]");
    row("{expect: {decides: [white, red]}}", "found [white]");
    row("{expect: {decides: none}}", "Expected [], found [white]");
    row("{expect: {choice: discard}}", "Expected discard, found turn");
    row("{expect: {hands: {white: {ore: 7}}}}", "Expected 7, found 1");
    row("{expect: {hands: {white: {exactly: true, ore: 1}}}}", "Expected no lumber, found 1");
    row("{expect: {hands: {exactly: true, white: 3}}}", "found 2");
    row("{expect: {hands: {white: 4}}}", "Expected 4, found 3");
    row("{expect: {cards: {white: {knight: 1}}}}", "Expected 1, found 0");
    row("{expect: {bank: {ore: 1}}}", "Expected 1, found 16");
    row("{expect: {points: {white: 3}}}", "Expected 3, found 2");
    row("{expect: {pieces: {red: {settlements: [[0, 0, N]]}}}}", "Expected one of the settlements, found none");
    row("{expect: {pieces: {red: {settlements: []}}}}", "Expected 0 settlements, found 2");
    row("{expect: {pieces: {red: {exactly: true, settlements: [[0, -2, SE]]}}}}", "Expected 1 settlements, found 2");
    row("{expect: {supply: {red: {roads: 15}}}}", "Expected 15, found 13");
    row("{expect: {roads: {red: 2}}}", "Expected 2, found 1");
    row("{expect: {longest_road: red}}", "Expected red, found nobody");
    row("{expect: {largest_army: red}}", "Expected red, found nobody");
    row("{expect: {robber: [0, -2]}}", "Expected [0, -2], found [0, 0]");
    row("{expect: {robber: none}}", "Expected none, found [0, 0]");
    row("{expect: {winner: white}}", "Expected [white], found []");
    row("{expect: {ending: points}}", "Expected points, found none");
    row("{expect: {owed: {red: 4}}}", "Expected 4, found 0");
    row("{expect: {played: {red: {knights: 1}}}}", "Expected 1, found 0");
    row("{expect: {offer: {give: {ore: 1}}}}", "Expected 1, found 0");
    row("{expect: {rates: {red: {ore: 2}}}}", "Expected 2, found 4");
    row("{expect: {numbers: {\"[0, -2]\": 9}}}", "Expected 9, found 10");
    row("{expect: {numbers: {exactly: true, \"[0, -2]\": 10}}}", "Expected no number on [1, -2], found 2");
    row("{expect: {deck_left: 3}}", "Expected 3, found 25");
}

void TranscriptTest::whatFailsIsSaid()
{
    QFETCH(QString, step);
    QFETCH(QString, expected);
    const TranscriptResult result = run(head + "steps:\n- " + step + '\n');
    QVERIFY2(result.unreadable.empty(), qPrintable(said(result.unreadable)));
    QVERIFY(!result.failures.empty());
    QVERIFY2(said(result.failures).contains(expected), qPrintable(said(result.failures)));
    QVERIFY(said(result.failures).contains("step 1"));
    QCOMPARE(result.failures.front().at.line, 6);
}

void TranscriptTest::whatCannotBeUnderstoodIsSaid_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const QString& text) { QTest::newRow(name) << text; };
    row("nothing", "");
    row("a list", "- a");
    row("no version", "scenario: base\nsteps: []\n");
    row("another version", "transcript: 2\nscenario: base\nsteps: []\n");
    row("no steps", "transcript: 1\nscenario: base\n");
    row("no scenario", "transcript: 1\nsteps: []\n");
    row("no such scenario", "transcript: 1\nscenario: atlantis\nsteps: []\n");
    row("no such board", "transcript: 1\nscenario: base\nboard: atlantis\nsteps: []\n");
    row("unplayable inline scenario", "transcript: 1\nscenario: {format: 1, id: x}\nsteps: []\n");
    row("no such colour", "transcript: 1\nscenario: base\nplayers: [pink]\nsteps: []\n");
    row("unknown key", head + "stps: []\nsteps: []\n");
    row("unknown step", head + "steps:\n- {doo: [white, roll]}\n");
    row("unknown expectation", head + "steps:\n- {expect: {hand: 3}}\n");
    row("unknown resource", head + "steps:\n- {expect: {hands: {red: {gold: 3}}}}\n");
    row("unknown seat", head + "steps:\n- {expect: {hands: {green: {ore: 3}}}}\n");
    row("unknown ending", head + "steps:\n- {expect: {ending: boredom}}\n");
    row("unknown action", head + "steps:\n- {do: [white, sing]}\n");
    row("unknown chance", head + "steps:\n- {do: [white, roll], chance: {luck: 7}}\n");
    row("reason alone", head + "steps:\n- {reason: roll-first}\n");
    row("chance alone", head + "steps:\n- {chance: {die: 1}}\n");
    row("impossible position", head + "position: {hands: {red: {ore: 90}}}\nsteps: []\n");
    row("key twice", head + "steps: []\nsteps: []\n");
}

void TranscriptTest::whatCannotBeUnderstoodIsSaid()
{
    QFETCH(QString, text);
    const TranscriptResult result = run(text);
    QVERIFY(!result.unreadable.empty());
    QVERIFY(result.failures.empty());
}

void TranscriptTest::scenariosAreFoundByPath()
{
    QDir(m_folder.path()).mkpath("Übung #1");
    const QString copy = m_folder.filePath("Übung #1/own.yaml");
    QVERIFY(QFile::copy(QString::fromStdString((test::scenarioFolder() / "base.yaml").string()), copy));
    const TranscriptResult result =
        run("transcript: 1\nscenario: \"Übung #1/own.yaml\"\nsteps: [{expect: {phase: roll}}]\n");
    QVERIFY2(result.holds(), qPrintable(said(result.unreadable)));
}

void TranscriptTest::missingFilesAreUnreadable()
{
    const TranscriptResult result = runTranscript("/nowhere.yaml", test::scenarioFolder(), moduleTypes());
    QCOMPARE(result.unreadable.size(), std::size_t{1});
    QVERIFY(!runTranscript("/", test::scenarioFolder(), moduleTypes()).holds());
}

void TranscriptTest::everyActionAndReasonIsDocumented()
{
    QFile file(QString::fromStdString((test::scenarioFolder() / "TRANSCRIPTS.md").string()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    const auto documented = [&text](std::string_view word) {
        return text.contains(QString::fromUtf8(word.data(), static_cast<int>(word.size())));
    };
    for (const ActionForm& form : baseActionForms()) QVERIFY2(documented(form.words), std::string(form.words).c_str());
    for (const auto& [scenario, board] :
         {std::pair{"catakatoa", "short-stack"}, std::pair{"crop-trust", "first-game"},
          std::pair{"gifts-for-the-robber", "beginner"}})
        for (const auto game = test::begin(scenario, board, 1); const auto& m : game->rules().modules) {
            QVERIFY2(documented("`" + std::string(m->facts().key) + "`"), std::string(m->facts().key).c_str());
            for (const ActionForm& form : m->facts().actions)
                QVERIFY2(documented(", " + std::string(form.words)), std::string(form.words).c_str());
            for (const std::string_view ending : m->facts().endings)
                QVERIFY2(documented("`" + std::string(ending) + "`"), std::string(ending).c_str());
            for (const std::string_view reason : m->facts().reasons)
                QVERIFY2(documented("`" + std::string(reason) + "`"), std::string(reason).c_str());
        }
    for (const std::string_view word : {"`already-given`", "`not-wished`", "`paired_with`", "`special-build`"})
        QVERIFY2(documented(word), std::string(word).c_str());
    for (int reason = 1; reason < static_cast<int>(Reason::Module); ++reason) {
        const std::string_view word = nameOf(static_cast<Reason>(reason));
        QVERIFY2(documented("`" + std::string(word) + "`"), std::string(word).c_str());
    }
}

QTEST_GUILESS_MAIN(TranscriptTest)
#include "tst_transcript.moc"
