#include "engine/table/view.h"

#include <algorithm>

namespace inselwerk {

Seat View::deciderAfter(u8 who) const
{
    Seat s = turnSeat();
    for (int i = 0; i < m_rules->seats && who; ++i, s = m_rules->after(s))
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
    for (const CornerId c : topology().hex(hex).corners) n += seat(s).settlements.has(c) + 2 * seat(s).cities.has(c);
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

int View::modulePoints(Seat s) const
{
    int points = 0;
    for (const auto& m : m_rules->modules) points += m->points(*this, s);
    return points;
}

namespace {

/// Lets modules change what is due.
[[gnu::noinline]] void askModules(const View& v, Yield& yield)
{
    for (const auto& m : v.rules().modules) m->yields(v, yield);
    for (std::size_t t = 0; t < terrainCount; ++t) {
        const int times = yield.times[t];
        const auto terrain = static_cast<Terrain>(t);
        const auto r = resourceOf(terrain);
        for (std::size_t s = 0; times != 1 && s < maxSeats; ++s)
            if (r)
                yield.due[s].set(*r, yield.due[s][*r] * times);
            else if (terrain == Terrain::Gold)
                yield.gold[s] = static_cast<u8>(yield.gold[s] * times);
    }
}

}  // namespace

Yield View::due(int number) const
{
    const auto at = static_cast<std::size_t>(number);
    Yield yield;
    yield.number = number;
    for (std::size_t s = 0; s < maxSeats; ++s) yield.due[s].lanes = pub().yield[at][s];
    yield.gold = pub().gold[at];
    if (rules().yieldsChange) askModules(*this, yield);
    return yield;
}

Cards View::bankRates(Seat s) const
{
    // The harbours' bits, spread over the lanes of the resources.
    static constexpr auto spread = [] {
        std::array<Cards, 1 << resourceCount> out{};
        for (std::size_t set = 0; set < out.size(); ++set)
            for (const Resource r : allResources)
                if (set >> static_cast<int>(r) & 1) out[set].set(r, 1);
        return out;
    }();
    constexpr int anyHarbour = 3;
    constexpr int ownHarbour = 2;
    const u8 owned = seat(s).harbours;
    const bool any = owned >> static_cast<int>(Harbour::Any) & 1;
    const int usual = any ? std::min(anyHarbour, m_rules->base.bankRate) : m_rules->base.bankRate;
    return Cards::each(usual) - spread[owned % spread.size()] * std::max(0, usual - ownHarbour);
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
