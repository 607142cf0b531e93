#pragma once

#include "app/play/table/panels/registry.h"

namespace inselwerk::crops {

/// Panel and words of the crops.
ModuleFace face();

}  // namespace inselwerk::crops
