#pragma once

#include "app/play/table/panels/registry.h"

namespace inselwerk::gifts {

/// Panel and words of the gifts for the robber.
ModuleFace face();

}  // namespace inselwerk::gifts
