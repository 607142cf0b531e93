#include "editor/document/problem_watch.h"
#include "tests/editor/broken_scenarios.h"
#include "tests/editor/fixed_name.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace inselwerk;

/// Quick fixes: for every one that a check offers, the problem is gone after it, no error is new, and undo restores the
/// file.
class FixesTest : public QObject
{
    Q_OBJECT

private slots:
    void aFixPutsItRight_data();
    void aFixPutsItRight();
    void includedScenariosHaveNoErrors_data();
    void includedScenariosHaveNoErrors();
    void aFixOfAnEarlierStateIsNotApplied();
    void fixesThatAffectEachOtherAreAppliedInTurn();
    void onlyWhatIsWantedIsPutRight();
    void aFixInAGestureTakesTheGestureBack();
};

namespace {

Problems check(const Scenario& s) { return checkScenario(s, descriptionsOf(moduleTypes())); }

/// Problems with such a sentence.
int countOf(const Problems& problems, const Problem& like)
{
    return static_cast<int>(std::count_if(problems.begin(), problems.end(), [&](const Problem& p) {
        return std::string_view(p.sentence.source) == like.sentence.source && p.severity == like.severity;
    }));
}

/// Sentences of errors, each as often as it stands there.
std::map<std::string, int> errorsOf(const Problems& problems)
{
    std::map<std::string, int> errors;
    for (const Problem& p : problems)
        if (p.severity == Severity::Error) ++errors[english(p.sentence)];
    return errors;
}

}  // namespace

void FixesTest::aFixPutsItRight_data()
{
    QTest::addColumn<int>("row");
    int i = 0;
    for (const test::Broken* row : test::brokenScenarios()) QTest::newRow(row->name) << i++;
}

void FixesTest::aFixPutsItRight()
{
    QFETCH(int, row);
    const test::Broken& broken = *test::brokenScenarios()[static_cast<std::size_t>(row)];
    Scenario scenario = test::included(broken.file);
    broken.breakIt(scenario);
    Document document(scenario);
    ProblemWatch watch(document);
    const std::string before = test::written(scenario);
    const Problems problems = check(scenario);
    const auto found = std::find_if(problems.begin(), problems.end(), [&](const Problem& p) {
        return english(p.sentence).starts_with(broken.sentence);
    });
    std::string all;
    for (const Problem& p : problems) all += describe(p, broken.file) + " → " + english(p.fix.title) + "\n";
    QVERIFY2(found != problems.end(), all.c_str());
    QVERIFY2(found->fix, all.c_str());
    QCOMPARE(QString::fromStdString(english(found->fix.title)), QString::fromUtf8(broken.title));

    QVERIFY(watch.fix({*found}, "fix"_step));
    const Problems left = check(document.scenario());
    QVERIFY2(countOf(left, *found) < countOf(problems, *found), all.c_str());
    const auto errorsBefore = errorsOf(problems);
    for (const auto& [sentence, n] : errorsOf(left)) {
        const auto old = errorsBefore.find(sentence);
        QVERIFY2(old != errorsBefore.end() && old->second >= n, sentence.c_str());
    }
    QVERIFY(test::written(document.scenario()) != before);
    QCOMPARE(document.history().count(), 1);
    document.undo();
    QCOMPARE(test::written(document.scenario()), before);
}

void FixesTest::includedScenariosHaveNoErrors_data()
{
    QTest::addColumn<QByteArray>("file");
    for (const char* file :
         {"base", "catakatoa", "crop-trust", "gifts-for-the-robber", "smoking-crescent", "ebbing-isles"})
        QTest::newRow(file) << QByteArray(file);
}

/// Translations are complete, too: their lack is a warning.
void FixesTest::includedScenariosHaveNoErrors()
{
    QFETCH(QByteArray, file);
    for (const Problem& problem : check(test::included(file.constData()))) {
        QVERIFY2(problem.severity == Severity::Warning, describe(problem, file.constData()).c_str());
        QVERIFY2(english(problem.sentence).find("is missing") == std::string::npos, "a translation is missing");
    }
}

/// A fix that was seen a moment before something else changed.
void FixesTest::aFixOfAnEarlierStateIsNotApplied()
{
    Scenario scenario = test::included("base");
    scenario.boards[0].harbours.push_back(scenario.boards[0].harbours[0]);
    Document document(scenario);
    ProblemWatch watch(document);
    const Problem problem = watch.problems().front();
    document.change("gone"_step, [](Scenario& s) { s.boards[0].harbours.pop_back(); });
    QVERIFY(!watch.fix({problem}, "fix"_step));
    QCOMPARE(document.history().count(), 1);
    QCOMPARE(document.scenario().boards[0].harbours.size(), std::size_t{9});
}

/// The second fix is another one once the first is done: both tokens would be called the same.
void FixesTest::fixesThatAffectEachOtherAreAppliedInTurn()
{
    Scenario scenario = test::included("crop-trust");
    const std::string id = std::get<std::string>(test::tokens(scenario)[0].values.find("id")->second);
    for (const std::size_t i : {std::size_t{1}, std::size_t{2}}) test::tokens(scenario)[i].values["id"] = id;
    Document document(scenario);
    ProblemWatch watch(document);
    Problems wanted;
    for (const Problem& p : watch.problems())
        if (english(p.sentence).starts_with("A second token has the id")) wanted.push_back(p);
    QCOMPARE(wanted.size(), std::size_t{2});
    QVERIFY(watch.fix(wanted, "fix"_step));
    QCOMPARE(watch.count().errors, 0);
    QCOMPARE(document.history().count(), 1);
    document.undo();
    QVERIFY(document.scenario() == scenario);
}

/// Wanted are these, and no others that are equal to them afterwards.
void FixesTest::onlyWhatIsWantedIsPutRight()
{
    Scenario scenario = test::included("base");
    for (int i = 0; i < 3; ++i) scenario.boards[0].harbours.push_back(scenario.boards[0].harbours[0]);
    Document document(scenario);
    ProblemWatch watch(document);
    const Problem first = watch.problems().front();
    QVERIFY(first.fix);
    const std::size_t before = scenario.boards[0].harbours.size();
    QVERIFY(watch.fix({first}, "fix"_step));
    QCOMPARE(document.scenario().boards[0].harbours.size(), before - 1);
}

void FixesTest::aFixInAGestureTakesTheGestureBack()
{
    Scenario scenario = test::included("base");
    scenario.boards[0].harbours.push_back(scenario.boards[0].harbours[0]);
    Document document(scenario);
    ProblemWatch watch(document);
    document.beginGesture("stroke"_step);
    document.extend([](Scenario& s) { s.boards[0].hexes.clear(); });
    const Problem problem = watch.problems().front();
    QVERIFY(watch.fix({problem}, "fix"_step));
    QVERIFY(!document.inGesture());
    QCOMPARE(document.scenario().boards[0].hexes.size(), std::size_t{19});
    document.undo();
    QVERIFY(document.scenario() == scenario);
}

QTEST_GUILESS_MAIN(FixesTest)
#include "tst_fixes.moc"
