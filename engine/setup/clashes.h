#pragma once

#include "engine/scenario/scenario.h"
#include "engine/table/deal.h"

/// Neighbours that break the constraints on a draw.
namespace inselwerk {

/// A set of constraints: bit per Constraint.
using ConstraintBits = u8;

constexpr ConstraintBits bitOf(Constraint c) { return static_cast<ConstraintBits>(1U << static_cast<int>(c)); }
ConstraintBits bitsOf(const std::vector<Constraint>&);

/// How many of the constraints two neighbours break.
int clashesBetween(ConstraintBits, const Deal&, HexId, HexId);
/// The same of a hex with all its neighbours.
int clashesAround(const Topology&, ConstraintBits, const Deal&, HexId);
/// The same of all neighbours of the island.
int clashesOn(const Topology&, ConstraintBits, const Deal&);
/// Are all constraints met?
bool meets(const Topology&, ConstraintBits, const Deal&);

}  // namespace inselwerk
