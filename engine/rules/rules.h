#pragma once

#include "engine/table/observation.h"
#include "engine/table/turn.h"

/// The engine's front door to the rules: what may be done, why not, and what comes of it.
namespace inselwerk {

/// Sets up a fresh game: pieces in the supplies, deck and stacks shuffled, modules dealt, first task on the agenda.
void start(const Ruleset&, const Deal&, State&, Listener* = nullptr);

/// Brings a position that was made rather than played to rest: runs what is due by itself, and ends the game if the
/// seat whose turn it is has the points.
void settle(const Ruleset&, const Deal&, State&);

/// All legal actions of all seats that may decide now, sorted; empty when the game is over. Offers and counter-offers,
/// which are too many to list, are judged by `refuse` alone.
void legalActions(const View&, Actions& out);
/// Those of the seat that looks.
void legalActions(const Observation&, Actions& out);

/// Why an action is not legal; no reason when it is. Any bytes may be asked about.
Refusal refuse(const View&, const Action&);
/// The same for one who may not see more than a seat; actions of other seats are never its decision.
Refusal refuse(const Observation&, const Action&);

/// Applies an action if it is legal, and everything that follows by itself, up to the next decision. A refused action
/// changes nothing.
Refusal apply(const Ruleset&, const Deal&, State&, const Action&, Listener* = nullptr, Chance* = nullptr);
/// The same for an action known to be legal.
void applyLegal(const Ruleset&, const Deal&, State&, const Action&, Listener* = nullptr, Chance* = nullptr);

/// Empty, or a sentence about what is wrong: cards and pieces conserved, derived tables right, modules' own invariants.
std::string brokenInvariant(const View&);
/// The part of this to which anything hidden matters: enough for a State whose public part is one that was looked at.
std::string brokenHidden(const View&);

/// The word for what has to be chosen now (`discard`, `move-robber`); empty when nothing is.
std::string_view choiceName(const View&);

}  // namespace inselwerk
