#include "editor/model/scenario_name.h"

#include "editor/model/fresh_names.h"

namespace inselwerk {

const Text& nameOfNewScenario()
{
    static const Text name{"New scenario", "Neues Szenario"};
    return name;
}

std::string idOfScenario(const Text& name)
{
    const Text& usual = nameOfNewScenario();
    const bool german = (name.en.empty() || name.en == usual.en) && name.de != usual.de;
    for (const std::string* words : {german ? &name.de : &name.en, &name.en, &name.de})
        if (std::string id = idFromName(*words); !id.empty()) return id;
    return idFromName(usual.en);
}

void nameNewScenario(Scenario& scenario, const Text& name)
{
    if (scenario.id == idOfScenario(scenario.name)) scenario.id = idOfScenario(name);
    scenario.name = name;
}

}  // namespace inselwerk
