#pragma once

#include "engine/table/view.h"

namespace inselwerk {

/// What one seat may know of a game: everything public and its own hidden part, without a copy.
///
/// Nothing else can be asked, so whoever decides by an Observation (bots, interfaces) cannot look into other hands.
class Observation
{
public:
    Observation(const View& v, Seat s) : m_view(v), m_seat(s) {}

    Seat seat() const { return m_seat; }
    const Ruleset& rules() const { return m_view.rules(); }
    const Topology& topology() const { return m_view.topology(); }
    const Deal& deal() const { return m_view.deal(); }
    const Public& pub() const { return m_view.pub(); }
    const SeatPublic& of(Seat s) const { return m_view.seat(s); }

    Cards hand() const { return m_view.hand(m_seat); }
    /// Own development cards that may be played, and those bought this turn.
    int cards(Card c) const { return m_view.hidden(m_seat).cards[static_cast<std::size_t>(c)]; }
    int bought(Card c) const { return m_view.hidden(m_seat).bought[static_cast<std::size_t>(c)]; }
    /// Sizes of hands are for all to see.
    int handSize(Seat s) const { return m_view.hand(s).total(); }
    int cardCount(Seat s) const;
    /// Own points with own victory point cards; those of others without.
    int points(Seat s) const { return s == m_seat ? m_view.points(s) : m_view.publicPoints(s); }
    int bankRate(Resource r) const { return m_view.bankRate(m_seat, r); }
    Seat owner(int corner) const { return m_view.owner(corner); }
    u8 deciders() const { return m_view.deciders(); }
    bool decides() const { return m_view.deciders() >> m_seat & 1; }

    /// A State that this seat cannot tell from the real one: all that is hidden from it is dealt again at random.
    State imagine(Random&) const;

    // rules.h: what this seat may do now, and why not
    friend void legalActions(const Observation&, Actions& out);
    friend Refusal refuse(const Observation&, const Action&);

private:
    View m_view;
    Seat m_seat;
};

}  // namespace inselwerk
