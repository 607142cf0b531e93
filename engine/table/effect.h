#pragma once

#include "engine/scenario/check.h"
#include "engine/table/turn.h"

#include <optional>

namespace inselwerk {

/// One kind of effect that an event token can have. Immutable; what a token says of it comes as a Section with the
/// fields of `schema`. A new effect is one class, and one line in the list of the module that brings it.
class Effect : public EffectDescription
{
public:
    /// What it does, as players read it.
    virtual Message sentence(const Section&) const = 0;
    /// Is it about something that is out of the game? Then the token leaves the game and another is drawn.
    virtual bool outdated(const View&, const Section&) const { return false; }
    /// Is it about this hex, as far as its parameters name one by terrain or number? Interfaces mark such hexes.
    virtual bool concerns(const View&, const Section&, HexId) const;
    /// The seats among which whoever turned the token over picks the one that it is for; no value: nobody is picked.
    virtual std::optional<u8> choice(const View&, const Section&, Seat revealer) const
    {
        static_cast<void>(revealer);
        return std::nullopt;
    }
    /// Does it, or queues what has to be decided first; `seat` turned the token over, or was picked by who did. False:
    /// it finds no target.
    virtual bool apply(Turn&, const Section&, Seat seat) const = 0;
};

}  // namespace inselwerk
