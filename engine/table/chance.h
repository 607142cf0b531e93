#pragma once

#include "engine/table/random.h"

#include <algorithm>
#include <vector>

namespace inselwerk {

/// One outcome of chance. What `first` and `second` hold depends on the kind.
struct Outcome
{
    enum class Kind : u8 {
        Dice,    ///< two dice
        Die,     ///< one die, first
        Draw,    ///< a development card, first: Card
        Stolen,  ///< a resource card, first: Resource
        Option,  ///< anything a module draws, first
        Shuffle  ///< what a module shuffled: one outcome a piece, in their new order, top first
    };
    Kind kind = Kind::Dice;
    u8 first = 0;
    u8 second = 0;
    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// Outcomes given from outside (tests, search, replays, dice typed in at a real table) and those that happened.
///
/// The generator in the State moves on all the same when an outcome is given, so a replay with recorded outcomes
/// continues exactly as the game did.
struct Chance
{
    std::vector<Outcome> given;
    std::size_t used = 0;
    std::vector<Outcome> happened;
    bool missing = false;     ///< an outcome was needed that was not given (only noted; it was drawn instead)
    bool impossible = false;  ///< a given outcome could not be (a card that is not there); it was drawn instead

    /// The next given outcome of this kind; the order of different kinds does not matter. One that is certain anyway
    /// need not be given.
    const Outcome* next(Outcome::Kind kind, bool certain = false)
    {
        const auto from = given.begin() + static_cast<std::ptrdiff_t>(used);
        const auto found = std::find_if(from, given.end(), [kind](const Outcome& o) { return o.kind == kind; });
        if (found == given.end()) {
            missing |= !certain;
            return nullptr;
        }
        std::rotate(from, found, found + 1);
        return &given[used++];
    }
};

}  // namespace inselwerk
