#include "engine/scenario/checks/board_check.h"

namespace inselwerk {
namespace {

void checkBoards(const Scenario& scenario, Findings& findings)
{
    for (std::size_t i = 0; i < scenario.boards.size(); ++i) {
        const BoardView view{scenario, i};
        for (const BoardChecks& group :
             {islandChecks(), numberChecks(), stackChecks(), poolChecks(), constraintChecks(), harbourChecks(),
              startChecks(), pieceChecks()})
            for (const BoardCheck* check : group) check->run(view, findings);
    }
}

}  // namespace

Problems checkScenario(const Scenario& scenario, const ModuleDescriptions& modules, const SourceMap& places)
{
    Findings findings(modules);
    for (const Checks& group : {documentChecks(), ruleChecks()})
        for (const Check* check : group) check->run(scenario, findings);
    checkBoards(scenario, findings);
    for (const ModuleDescription& module : modules)
        for (const Check* check : module.checks) check->run(scenario, findings);
    checkSections(scenario, findings);
    for (Problem& p : findings.problems()) p.at = places.find(p.path);
    return std::move(findings.problems());
}

}  // namespace inselwerk
