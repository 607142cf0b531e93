#include "engine/rules/base/base.h"

namespace inselwerk::base {
namespace {

Card cardOf(const Action& a)
{
    if (a.is(Do::PlayKnight)) return Card::Knight;
    if (a.is(Do::PlayRoadBuilding)) return Card::RoadBuilding;
    if (a.is(Do::PlayYearOfPlenty)) return Card::YearOfPlenty;
    return Card::Monopoly;
}

int held(const View& v, Seat s, Card c) { return v.hidden(s).cards[static_cast<std::size_t>(c)]; }

/// The cards that year of plenty would take; empty when the operands name none.
Cards plenty(const Action& a)
{
    if (a.a >= static_cast<u32>(resourceCount)) return {};
    Cards c = Cards::of(static_cast<Resource>(a.a));
    if (a.b < static_cast<u32>(resourceCount)) c += Cards::of(static_cast<Resource>(a.b));
    return c;
}

void plentyOptions(const View& v, Seat s, Actions& out)
{
    const Cards bank = v.pub().bank;
    if (bank.total() == 1) {
        for (const Resource r : allResources)
            if (bank[r]) out.push_back(make(Do::PlayYearOfPlenty, s, static_cast<u32>(r), noResource));
        return;
    }
    for (u32 a = 0; a < static_cast<u32>(resourceCount); ++a)
        for (u32 b = a; b < static_cast<u32>(resourceCount); ++b)
            if (bank.covers(Cards::of(static_cast<Resource>(a)) + Cards::of(static_cast<Resource>(b))))
                out.push_back(make(Do::PlayYearOfPlenty, s, a, b));
}

Refusal refusePlenty(const View& v, const Action& a)
{
    const Cards wanted = plenty(a);
    if (wanted.empty() || a.b > noResource || (a.b < noResource && a.b < a.a)) return {Reason::UnknownAction};
    if (v.pub().bank.empty() || !v.pub().bank.covers(wanted)) return {Reason::SupplyEmpty};
    // Two cards are taken whenever the bank has two.
    if (a.b == noResource && v.pub().bank.total() > 1) return {Reason::UnknownAction};
    return {};
}

}  // namespace

Refusal refuseBuyCard(const View& v, Seat s)
{
    if (v.pub().deckLeft == 0) return {Reason::DeckEmpty};
    const Cards cost = v.rules().base.cardCost;
    if (!v.hand(s).covers(cost)) return {Reason::NotEnoughCards, v.hand(s).missingFor(cost)};
    return {};
}

Refusal refusePlay(const View& v, const Action& a)
{
    const Card card = cardOf(a);
    if (v.pub().cardPlayed) return {Reason::CardAlreadyPlayed};
    if (!held(v, a.seat, card)) {
        const bool fresh = v.hidden(a.seat).bought[static_cast<std::size_t>(card)] > 0;
        return {fresh ? Reason::BoughtThisTurn : Reason::NoSuchCard};
    }
    switch (card) {
        case Card::RoadBuilding: return refuseRoadAnywhere(v, a.seat) ? Refusal{Reason::NoRoadPossible} : Refusal{};
        case Card::YearOfPlenty: return refusePlenty(v, a);
        case Card::Monopoly: return a.a < static_cast<u32>(resourceCount) ? Refusal{} : Refusal{Reason::UnknownAction};
        default: return {};
    }
}

void cardOptions(const View& v, Seat s, Actions& out)
{
    if (v.hidden(s).cards == std::array<u8, cardCount>{}) return;
    if (held(v, s, Card::Knight)) out.push_back(make(Do::PlayKnight, s));
    if (held(v, s, Card::RoadBuilding) && !refuseRoadAnywhere(v, s)) out.push_back(make(Do::PlayRoadBuilding, s));
    if (held(v, s, Card::YearOfPlenty)) plentyOptions(v, s, out);
    if (held(v, s, Card::Monopoly))
        for (u32 r = 0; r < static_cast<u32>(resourceCount); ++r) out.push_back(make(Do::PlayMonopoly, s, r));
}

void buyCard(Turn& t, Seat s)
{
    t.pay(s, t.rules().base.cardCost);
    t.drawCard(s);
}

void playCard(Turn& t, const Action& a)
{
    const Seat s = a.seat;
    const Card card = cardOf(a);
    t.pub().cardPlayed = true;
    --t.hidden().seat[s].cards[static_cast<std::size_t>(card)];
    t.raise({what(What::PlayedCard), s, nobody, static_cast<u16>(card)});
    switch (card) {
        case Card::Knight:
            callRobber(t, s, true);
            t.countKnight(s);
            t.raise({what(What::KnightDone), s});
            break;
        case Card::RoadBuilding:
            t.queue(task(TaskKind::FreeRoad, only(s), std::min<u16>(2, t.seat(s).roadsLeft)));
            break;
        case Card::YearOfPlenty:
            t.gain(s, plenty(a));
            t.raise({what(What::TookFromBank), s, nobody, 0, 0, plenty(a)});
            break;
        default: {
            const auto r = static_cast<Resource>(a.a);
            int taken = 0;
            for (Seat other = 0; other < t.rules().seats; ++other)
                if (const int n = t.hand(other)[r]; other != s && n > 0) {
                    t.give(other, s, Cards::of(r, n));
                    taken += n;
                }
            t.raise({what(What::Monopolised), s, nobody, static_cast<u16>(a.a), static_cast<u16>(taken)});
        }
    }
}

void ripenCards(Turn& t, Seat s)
{
    SeatHidden& mine = t.hidden().seat[s];
    for (std::size_t i = 0; i < cardCount; ++i) mine.cards[i] = static_cast<u8>(mine.cards[i] + mine.bought[i]);
    mine.bought = {};
}

}  // namespace inselwerk::base
