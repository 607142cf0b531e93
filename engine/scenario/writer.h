#pragma once

#include "engine/scenario/reader.h"

namespace inselwerk {

/// The scenario as YAML: fixed key order, one hex a line, free text quoted, defaults not written, LF line ends, the
/// leading comment kept. What it writes reads back equal.
std::string writeScenario(const Scenario&, const ModuleDescriptions&);

}  // namespace inselwerk
