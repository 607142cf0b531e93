#pragma once

#include "editor/model/motion.h"
#include "tests/editor/designer.h"

/// An included scenario made anew, and whether it is the same.
namespace inselwerk::test {

/// The texts are pasted from elsewhere.
inline void nameScenario(Designer& designer, const Scenario& like)
{
    designer.write("scenario", "Name, English", QString::fromStdString(like.name.en));
    designer.write("scenario", "Name, German", QString::fromStdString(like.name.de));
    designer.paste("scenario", "Summary, English", like.summary.en);
    designer.paste("scenario", "Summary, German", like.summary.de);
    designer.paste("scenario", "Rules page, English", like.rulesPage.en);
    designer.paste("scenario", "Rules page, German", like.rulesPage.de);
    designer.enter("scenario", "Length of a game", like.minutes);
    designer.write("scenario", "Id of the scenario", QString::fromStdString(like.id));
}

inline void renameThing(Designer& designer, const QString& thing, const QStringList& forms)
{
    designer.choose("scenario", "Thing that gets another name", thing);
    designer.click("scenario", "Give the chosen thing another name");
    const QStringList names{
        "English", "German, nominative (who?)", "German, accusative (whom?)", "German, dative (to whom?)"};
    for (int i = 0; i < names.size(); ++i) designer.write("scenario", thing + ": " + names[i], forms[i]);
}

/// What games see of a scenario: no comment at the head, and hexes in whatever order.
inline Scenario plain(Scenario scenario)
{
    scenario.leadingComment.clear();
    for (Board& board : scenario.boards) sortHexes(board);
    return scenario;
}

/// What was saved reads back without a word and is the included file.
inline void compareWithIncluded(const QString& path, const Scenario& included)
{
    const Reading made = readScenarioFile(path.toStdString(), descriptionsOf(moduleTypes()));
    for (const Problem& problem : made.problems) qWarning("%s", describe(problem, "saved").c_str());
    QVERIFY(made.problems.empty());
    const auto linesOf = [](const Scenario& scenario) {
        return QString::fromStdString(written(plain(scenario))).split(u'\n');
    };
    const QStringList got = linesOf(made.scenario), wanted = linesOf(included);
    for (qsizetype i = 0; i < std::min(got.size(), wanted.size()); ++i) QCOMPARE(got[i], wanted[i]);
    QCOMPARE(got.size(), wanted.size());
    QVERIFY(plain(made.scenario) == plain(included));
}

}  // namespace inselwerk::test
