#pragma once

#include "engine/table/effect.h"

namespace inselwerk::volcano {

/// Effects of event tokens that need a volcano.
std::vector<const Effect*> effects();

}  // namespace inselwerk::volcano
