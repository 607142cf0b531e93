#pragma once

#include "editor/docks/fairness_dock.h"
#include "editor/docks/problems_dock.h"
#include "editor/tools/tool_set.h"
#include "editor/window/main_window.h"
#include "tests/editor/scenario_files.h"

#include <QAbstractItemView>
#include <QTest>

/// For tests that compare a whole window with another one.
namespace inselwerk::test {

/// Pools with too many pieces or too few, problems of every kind of place, stacks, event tokens.
inline Scenario troubled()
{
    Scenario scenario = included("smoking-crescent");
    Board drawn = included("base").boards[1];
    for (TerrainPool& pool : drawn.terrainPools) pool.tiles[0] += 3;
    for (NumberPool& pool : drawn.numberPools) pool.tokens.pop_back();
    for (HarbourPool& pool : drawn.harbourPools) pool.pieces[0] += 1;
    drawn.id = "drawn";
    drawn.stacks = scenario.boards.front().stacks;
    scenario.boards.insert(scenario.boards.begin(), drawn);
    scenario.summary.de.clear();
    return scenario;
}

inline void awaitFairness(const MainWindow& window)
{
    constexpr int patience = 60'000;
    const auto* fairness = window.findChild<FairnessDock*>();
    if (!QTest::qWaitFor([&] { return !fairness->isBusy(); }, patience)) qFatal("The fairness is never judged");
}

/// Shows every tool and every panel once, waits for what comes later, and chooses the first row of every list.
inline void settle(MainWindow& window)
{
    for (Tool* tool : window.tools().tools()) window.tools().choose(tool);
    window.tools().choose(window.tools().tools().front());
    for (Dock* dock : window.docks()) {
        dock->show();
        dock->raise();
        QCoreApplication::processEvents();
    }
    window.findChild<ProblemsDock*>()->watch().refresh();
    awaitFairness(window);
    for (QAbstractItemView* list : window.findChildren<QAbstractItemView*>())
        if (list->model() && list->model()->rowCount() > 0 && list->objectName() != QStringLiteral("colours"))
            list->setCurrentIndex(list->model()->index(0, 0));
}

}  // namespace inselwerk::test
