#pragma once

#include "engine/table/module.h"

namespace inselwerk {

/// The rule modules of the program: an explicit list, one line each, in the order in which they hear things.
const ModuleTypes& moduleTypes();

}  // namespace inselwerk
