#pragma once

#include "engine/setup/table.h"
#include "engine/table/random.h"

/// Laying what is drawn.
namespace inselwerk {

/// Draws everything that is left to chance, heedless of constraints.
void drawAll(const DrawPlan&, Random&, Deal&);
/// Lays the tokens of a spiral along one of its orders, on the terrain that lies there.
void laySpiral(const DrawPlan::Numbers&, std::size_t order, Deal&);

}  // namespace inselwerk
