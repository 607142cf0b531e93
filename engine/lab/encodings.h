#pragma once

#include "engine/table/ruleset.h"

namespace inselwerk {

/// Every spelling of every kind of action that is ever listed, for every seat of a table: operands take all values that
/// name something on its board, and one that does not. Offers and counter-offers, which are not listed, are left out.
Actions everyEncoding(const Ruleset&);

}  // namespace inselwerk
