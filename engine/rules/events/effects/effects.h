#pragma once

#include "engine/table/effect.h"

/// The effects of event tokens that any scenario can use.
namespace inselwerk::events::effects {

/// All of them, in the order of FORMAT.md.
std::vector<const Effect*> all();

// One group a file.
std::vector<const Effect*> ofCards();   // card_effects.cpp
std::vector<const Effect*> ofBoard();   // board_effects.cpp
std::vector<const Effect*> ofTokens();  // token_effects.cpp

/// Fields that effects share.
Field whoField();
Field terrainField(Text explanation);
Field numberField(Text explanation);

/// An effect with a `who`, and the terrain and number that it may need.
class AimedEffect : public Effect
{
public:
    void check(const Section&, const Scenario&, const std::string& path, Findings&) const override;
    std::optional<u8> choice(const View&, const Section&, Seat revealer) const override;

protected:
    /// Can it do something to this seat, as far as everybody sees?
    virtual bool touches(const View&, const Section&, Seat) const { return true; }
};

/// The seats that an effect's `who` names, with its `terrain` and `number`; `seat` turned the token over or was picked.
u8 seatsOf(const View&, const Section&, const Schema&, Seat seat);
/// The same as a word for sentences.
Argument whoWord(const Section&, const Schema&);
/// A terrain and a number must be on some board of the scenario; `who: beside` needs one of them.
void checkPlaces(const Section&, const Schema&, const Scenario&, const std::string& path, Findings&);

/// The hexes of that terrain or with that number now, in reading order.
std::vector<HexId> hexesOf(const View&, const Section&, const Schema&);

}  // namespace inselwerk::events::effects
