#pragma once

#include "engine/scenario/check.h"

namespace inselwerk::volcano {

/// What can be wrong with a scenario that uses the volcano.
std::vector<const Check*> checks();

}  // namespace inselwerk::volcano
