#include "engine/scenario/check.h"

#include <utility>

namespace inselwerk {

Problems checkScenario(const Scenario& scenario, const ModuleDescriptions& modules, const SourceMap& places)
{
    Findings findings;
    for (const ModuleDescription& module : modules)
        if (scenario.findModule(module.schema->key))
            for (const Check* check : module.checks) check->run(scenario, findings);
    for (Problem& p : findings.problems()) p.at = places.find(p.path);
    return std::move(findings.problems());
}

}  // namespace inselwerk
