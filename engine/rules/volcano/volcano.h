#pragma once

#include "engine/table/module.h"

/// The volcano of *Catakatoa*: gifts for the brave, lava, and the explosion that ends the Witch-Doctor's power.
/// Rules: Catakatoa, "The Volcano" and "The Witch-Doctor".
namespace inselwerk::volcano {

ModuleType type();

/// Own happenings, counted from the module's base.
enum class What : u8 {
    Erupts,    ///< a: hex, b: number; before the gifts
    LavaRuns,  ///< a: hex, b: corner; cards empty. What it destroys follows as Returned
    LavaDie,   ///< a: hex, b: what the die showed
    Explodes   ///< a: hex
};

/// Own actions: `steal blue`, `steal nobody`.
enum class Do : u8 { Steal };

/// What an interface may want to know of a table's volcano module; null-safe lookups.
struct Facts
{
    bool allCorners = false;      ///< the explosion strikes every corner
    std::array<int, 6> corner{};  ///< see `cornersOf`
};
/// Index of the corner that each face of the die names (0: face 1), as a section says or as usual.
std::array<int, 6> cornersOf(const Section&, Orientation);

/// The volcano module of a Ruleset, or null.
const Module* find(const Ruleset&);
Facts factsOf(const Module&);
/// Every volcano with a number erupts, as if it had been rolled. False when there is none.
bool erupt(Turn&);
/// Has a volcano of this table exploded, that is: lost its last token?
bool exploded(const View&);

}  // namespace inselwerk::volcano
