#include "engine/rules/base/base.h"

namespace inselwerk::base {

void callRobber(Turn& t, Seat s, bool knight)
{
    t.raise({what(What::RobberDue), s, nobody, knight});
    if (t.pub().robber != noHex) t.queue(task(TaskKind::MoveRobber, only(s)));
}

void seven(Turn& t)
{
    u8 owing = 0;
    for (Seat s = 0; s < t.rules().seats; ++s) {
        const int cards = t.hand(s).total();
        if (cards <= t.rules().base.discardLimit) continue;
        const int due = cards / 2;
        t.pub().seat[s].owed = static_cast<u8>(std::min(due, 255));
        if (due == 0) continue;
        owing |= only(s);
        t.raise({what(What::MustDiscard), s, nobody, static_cast<u16>(due)});
    }
    if (owing) t.queue(task(TaskKind::Discard, owing));
    callRobber(t, t.turnSeat(), false);
}

// ---- Discards: everybody chooses their own, in any order
// ----------------------------------------------------------------

void discardOptions(const View& v, u8 seats, Actions& out)
{
    for (Seat s = 0; s < v.rules().seats; ++s) {
        if (!(seats >> s & 1)) continue;
        for (u32 r = 0; r < static_cast<u32>(resourceCount); ++r)
            if (v.hand(s)[static_cast<Resource>(r)]) out.push_back(make(Do::Discard, s, r));
    }
}

Refusal refuseDiscard(const View& v, const Action& a)
{
    if (a.a >= static_cast<u32>(resourceCount)) return {Reason::UnknownAction};
    const auto r = static_cast<Resource>(a.a);
    if (v.hand(a.seat)[r] == 0) return {Reason::NotEnoughCards, Cards::of(r)};
    return {};
}

void discard(Turn& t, const Action& a)
{
    const Cards card = Cards::of(static_cast<Resource>(a.a));
    t.pay(a.seat, card);
    t.raise({what(What::Discarded), a.seat, nobody, 0, 0, card});
    if (--t.pub().seat[a.seat].owed > 0) return;
    Task& top = t.pub().agenda.top();
    top.seats = static_cast<u8>(top.seats & ~only(a.seat));
    if (top.seats == 0) t.pub().agenda.pop();
}

// ---- Robber
// -------------------------------------------------------------------------------------------------------------

namespace {

/// Opponents with a card, by the hexes at which they live. Corners at the coast mark `noHex` as well, which is free.
using Victims = std::array<u8, noHex + 1>;

Victims victimsByHex(const View& v, Seat mover)
{
    Victims out{};
    const Topology& island = v.topology();
    for (Seat s = 0; s < v.rules().seats; ++s) {
        if (s == mover || v.hand(s).empty()) continue;
        const auto mark = [&island, &out, seat = only(s)](int c) {
            for (const HexId h : island.corner(c).hexes) out[h] |= seat;
        };
        v.seat(s).settlements.each(island.cornerWords(), mark);
        v.seat(s).cities.each(island.cornerWords(), mark);
    }
    return out;
}

}  // namespace

void robberOptions(const View& v, Seat mover, Actions& out)
{
    const Victims victims = victimsByHex(v, mover);
    const bool friendly = v.rules().base.friendlyRobber;
    const auto hexes = static_cast<u32>(v.topology().hexCount());
    const u32 robber = v.pub().robber;
    for (u32 h = 0; h < hexes; ++h) {
        if (h == robber || (friendly && v.refuseRobber(mover, static_cast<HexId>(h)))) continue;
        u32 here = victims[h];
        do {  // at least once: with nobody to steal from, for nobody
            out.push_back(
                make(Do::MoveRobber, mover, h, here ? static_cast<u32>(std::countr_zero(here)) : u32{nobody}));
            here &= here - 1;
        } while (here);
    }
}

Refusal refuseMoveRobber(const View& v, const Action& a)
{
    if (a.a >= static_cast<u32>(v.topology().hexCount())) return {Reason::UnknownAction};
    const auto hex = static_cast<HexId>(a.a);
    if (const Refusal r = v.refuseRobber(a.seat, hex)) return r;
    const u8 victims = v.victims(a.seat, hex);
    const bool fits = victims ? a.b < maxSeats && (victims >> a.b & 1) : a.b == nobody;
    return fits ? Refusal{} : Refusal{Reason::WrongVictim};
}

void moveRobber(Turn& t, const Action& a)
{
    t.pub().agenda.pop();
    t.moveRobber(static_cast<HexId>(a.a));
    t.raise({what(What::RobberMoved), a.seat, nobody, static_cast<u16>(a.a)});
    if (a.b != nobody)
        t.steal(static_cast<Seat>(a.b), a.seat);
    else
        t.raise({what(What::NothingToSteal), a.seat});
}

// ---- Cards of one's choice: gold, and what modules grant
// ------------------------------------------------------------------

void chooseOptions(const View& v, u8 seats, Actions& out)
{
    const auto s = static_cast<Seat>(std::countr_zero(seats));
    for (u32 r = 0; r < static_cast<u32>(resourceCount); ++r)
        if (v.pub().bank[static_cast<Resource>(r)]) out.push_back(make(Do::ChooseCard, s, r));
}

Refusal refuseChoose(const View& v, const Action& a)
{
    if (a.a >= static_cast<u32>(resourceCount)) return {Reason::UnknownAction};
    return v.pub().bank[static_cast<Resource>(a.a)] ? Refusal{} : Refusal{Reason::SupplyEmpty};
}

void choose(Turn& t, const Action& a)
{
    Task& top = t.pub().agenda.top();
    const Cards card = Cards::of(static_cast<Resource>(a.a));
    const auto source = static_cast<u16>(top.b);
    if (--top.a == 0) t.pub().agenda.pop();
    t.gain(a.seat, card);
    t.raise({what(What::TookFromBank), a.seat, nobody, 1, source, card});
}

}  // namespace inselwerk::base
