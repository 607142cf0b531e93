#pragma once

#include "editor/docks/dock.h"

namespace inselwerk {

/// The docks of a window, in the order in which they are stacked.
std::vector<Dock*> makeDocks(const Studio&);

}  // namespace inselwerk
