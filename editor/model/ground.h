#pragma once

#include "editor/model/painting.h"

namespace inselwerk {

/// The ground of a hex that is there; groundAt for any place.
Ground groundOf(const HexEntry&);

}  // namespace inselwerk
