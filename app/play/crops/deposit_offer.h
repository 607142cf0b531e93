#pragma once

#include "app/play/table/panels/registry.h"

namespace inselwerk::crops {

/// The deposit as something that the viewer may do in the turn.
TurnOffer depositOffer(const Module&, const Position&);

}  // namespace inselwerk::crops
