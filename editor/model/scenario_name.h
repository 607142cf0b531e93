#pragma once

#include "engine/scenario/scenario.h"

namespace inselwerk {

/// What a scenario is called before its author names it.
const Text& nameOfNewScenario();
/// The id that goes with a name: made from the English words, or from the German ones where only these are the
/// author's.
std::string idOfScenario(const Text& name);

/// Gives a scenario that was never saved its name. The id goes along as long as it is the one made from the name.
void nameNewScenario(Scenario&, const Text& name);

}  // namespace inselwerk
