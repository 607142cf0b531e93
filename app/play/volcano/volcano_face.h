#pragma once

#include "app/play/table/panels/registry.h"

namespace inselwerk::volcano {

/// Panel and words of the volcano.
ModuleFace face();

}  // namespace inselwerk::volcano
