#pragma once

#include "engine/scenario/reader.h"

namespace inselwerk {

/// A JSON Schema (draft 2020-12) of scenario files, for text editors that complete and check YAML. It is made from the
/// same tables as the reader; the finer checks are not in it.
std::string scenarioJsonSchema(const ModuleDescriptions&);

}  // namespace inselwerk
