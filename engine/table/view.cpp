#include "engine/table/view.h"

#include <algorithm>

namespace inselwerk {

Seat View::decider() const
{
    const u8 who = deciders();
    if (!who) return nobody;
    Seat s = turnSeat();
    for (int i = 0; i < m_rules->seats; ++i, s = m_rules->after(s))
        if (who >> s & 1) return s;
    return nobody;
}

Seat View::owner(int corner) const
{
    for (Seat s = 0; s < m_rules->seats; ++s)
        if (hasBuilding(s, corner)) return s;
    return nobody;
}

int View::strengthAt(Seat s, HexId hex) const
{
    int n = 0;
    for (const CornerId c : topology().hex(hex).corners)
        n += seat(s).settlements.has(c) + 2 * seat(s).cities.has(c);
    return n;
}

bool View::livesAt(Seat s, HexId hex) const
{
    for (const CornerId c : topology().hex(hex).corners)
        if (hasBuilding(s, c)) return true;
    return false;
}

CornerSet View::foreign(Seat s) const
{
    CornerSet out = pub().occupied;
    const int words = topology().cornerWords();
    out.subtract(seat(s).settlements, words);
    out.subtract(seat(s).cities, words);
    return out;
}

int View::publicPoints(Seat s) const
{
    const Parameters& p = m_rules->base;
    const SeatPublic& mine = seat(s);
    int points = (p.settlements - mine.settlementsLeft) * p.settlementPoints + (p.cities - mine.citiesLeft) * p.cityPoints;
    if (pub().longestRoad == s) points += p.longestRoadPoints;
    if (pub().largestArmy == s) points += p.largestArmyPoints;
    for (const auto& m : m_rules->modules) points += m->points(*this, s);
    return points;
}

int View::points(Seat s) const
{
    constexpr auto vp = static_cast<std::size_t>(Card::VictoryPoint);
    return publicPoints(s) + hidden(s).cards[vp] + hidden(s).bought[vp];
}

int View::bankRate(Seat s, Resource r) const
{
    const u8 owned = seat(s).harbours;
    if (owned >> static_cast<int>(r) & 1) return std::min(2, m_rules->base.bankRate);
    if (owned >> static_cast<int>(Harbour::Any) & 1) return std::min(3, m_rules->base.bankRate);
    return m_rules->base.bankRate;
}

Refusal View::refuseRobber(Seat mover, HexId hex) const
{
    if (pub().robber == noHex) return {Reason::NoRobber};
    if (hex >= topology().hexCount()) return {Reason::UnknownAction};
    if (hex == pub().robber) return {Reason::RobberStays};
    if (!m_rules->base.friendlyRobber) return {};
    const auto spares = [&](HexId h) {
        for (Seat s = 0; s < m_rules->seats; ++s)
            if (s != mover && publicPoints(s) <= 2 && livesAt(s, h)) return true;
        return false;
    };
    if (!spares(hex)) return {};
    // Where every other hex is spared, the robber may go anywhere: it must move.
    for (int h = 0; h < topology().hexCount(); ++h)
        if (h != pub().robber && !spares(static_cast<HexId>(h))) return {Reason::FriendlyRobber};
    return {};
}

u8 View::victims(Seat mover, HexId hex) const
{
    u8 out = 0;
    for (Seat s = 0; s < m_rules->seats; ++s)
        if (s != mover && !hand(s).empty() && livesAt(s, hex)) out |= only(s);
    return out;
}

int View::liveNumber(int stack) const
{
    const auto at = static_cast<std::size_t>(stack);
    if (pub().stackLeft[at] == 0) return 0;
    return m_state->hidden.stackOrder[static_cast<std::size_t>(m_rules->stacks[at].first) + pub().stackTop[at]];
}

}  // namespace inselwerk
