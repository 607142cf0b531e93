#pragma once

#include "engine/table/deal.h"
#include "engine/table/ruleset.h"

namespace inselwerk {

/// A look at a game: its rules, its deal, its state. Answers questions, changes nothing.
class View
{
public:
    View(const Ruleset& r, const Deal& d, const State& s) : m_rules(&r), m_deal(&d), m_state(&s) {}

    const Ruleset& rules() const { return *m_rules; }
    const Topology& topology() const { return m_rules->topology; }
    const Deal& deal() const { return *m_deal; }
    const State& state() const { return *m_state; }
    const Public& pub() const { return m_state->pub; }
    const SeatPublic& seat(Seat s) const { return m_state->pub.seat[s]; }
    const SeatHidden& hidden(Seat s) const { return m_state->hidden.seat[s]; }

    /// Who acts: whose turn it is, or the paired player who acts after it.
    Seat turnSeat() const { return m_state->pub.turnSeat; }
    /// Whose turn it is, also while a paired player acts.
    Seat turnOwner() const { return pub().pairedWith == nobody ? turnSeat() : pub().pairedWith; }
    Cards hand(Seat s) const { return m_state->hidden.seat[s].hand; }
    /// Who may decide now, as a set of seats; empty when the game is over.
    u8 deciders() const
    {
        const Agenda& a = m_state->pub.agenda;
        return m_state->pub.phase == Phase::Over || a.empty() ? u8{0} : a.top().seats;
    }
    /// The first of them, clockwise from the active seat; nobody when the game is over.
    Seat decider() const
    {
        const u8 who = deciders();
        return who >> turnSeat() & 1 ? turnSeat() : deciderAfter(who);
    }
    bool over() const { return m_state->pub.phase == Phase::Over; }

    /// Owner of the building in a corner, or nobody.
    Seat owner(int corner) const;
    bool hasBuilding(Seat s, int corner) const { return seat(s).settlements.has(corner) || seat(s).cities.has(corner); }
    /// Number of buildings of a seat at a hex, cities twice.
    int strengthAt(Seat, HexId) const;
    bool livesAt(Seat, HexId) const;
    /// Corners with another seat's building.
    CornerSet foreign(Seat) const;

    /// Points everybody can count, and with the seat's own victory point cards.
    int publicPoints(Seat s) const
    {
        const Parameters& p = m_rules->base;
        const SeatPublic& mine = seat(s);
        int points = onBoard(mine.settlements, p.settlements, mine.settlementsLeft) * p.settlementPoints +
                     onBoard(mine.cities, p.cities, mine.citiesLeft) * p.cityPoints;
        if (pub().longestRoad == s) points += p.longestRoadPoints;
        if (pub().largestArmy == s) points += p.largestArmyPoints;
        return m_rules->modules.empty() ? points : points + modulePoints(s);
    }
    int points(Seat s) const
    {
        constexpr auto vp = static_cast<std::size_t>(Card::VictoryPoint);
        return publicPoints(s) + hidden(s).cards[vp] + hidden(s).bought[vp];
    }
    /// Best rates at which a seat may give cards of each kind to the bank.
    Cards bankRates(Seat) const;
    int bankRate(Seat s, Resource r) const { return bankRates(s)[r]; }
    /// May the robber be moved here by this seat? (It must move, and may be friendly.)
    Refusal refuseRobber(Seat mover, HexId) const;
    /// Opponents who live at a hex and have a card.
    u8 victims(Seat mover, HexId) const;
    /// The top token of a stack, 0 when it is empty.
    int liveNumber(int stack) const;

    /// Who is entitled to what when a number is rolled: modules are heard, the shortage rule comes after.
    Yield due(int number) const;

private:
    /// Those that are not left; only where none is left there may be more, in a position that no game reaches.
    int onBoard(const CornerSet& pieces, int all, int left) const
    {
        return left > 0 ? all - left : pieces.count(topology().cornerWords());
    }
    Seat deciderAfter(u8 who) const;
    int modulePoints(Seat) const;

    const Ruleset* m_rules;
    const Deal* m_deal;
    const State* m_state;
};

}  // namespace inselwerk
