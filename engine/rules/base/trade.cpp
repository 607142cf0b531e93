#include "engine/rules/base/base.h"

namespace inselwerk::base {
namespace {

using Answer = OfferOnTable::Answer;

bool answered(const View& v, Seat s, Answer a) { return v.pub().offer.answer[s] == a; }

/// Has somebody agreed or named own terms?
bool hasPartner(const View& v)
{
    for (Seat s = 0; s < v.rules().seats; ++s)
        if (answered(v, s, Answer::Accepted) || answered(v, s, Answer::Countered)) return true;
    return false;
}

Refusal refuseTerms(const View& v, Seat giver, Cards give, Cards get)
{
    if (give.empty() || get.empty()) return {Reason::EmptySide};
    if (give.overlaps(get)) return {Reason::SameResource};
    if (!v.hand(giver).covers(give)) return {Reason::NotEnoughCards, v.hand(giver).missingFor(give)};
    return {};
}

/// What the active seat gives and gets if it takes this partner's answer.
struct Terms
{
    Cards give, get;
};
Terms termsWith(const View& v, Seat partner)
{
    const OfferOnTable& o = v.pub().offer;
    if (o.answer[partner] == Answer::Countered)
        return {unpacked(o.counterGet[partner]), unpacked(o.counterGive[partner])};
    return {unpacked(o.give), unpacked(o.get)};
}

Refusal refuseConfirm(const View& v, u32 partner)
{
    if (partner >= static_cast<u32>(v.rules().seats)) return {Reason::UnknownAction};
    const auto p = static_cast<Seat>(partner);
    if (!answered(v, p, Answer::Accepted) && !answered(v, p, Answer::Countered)) return {Reason::NoPartner};
    const Terms terms = termsWith(v, p);
    const Cards mine = v.hand(v.turnSeat());
    if (!mine.covers(terms.give)) return {Reason::NotEnoughCards, mine.missingFor(terms.give)};
    return v.hand(p).covers(terms.get) ? Refusal{} : Refusal{Reason::NoPartner};
}

}  // namespace

// ---- Bank and harbours
// --------------------------------------------------------------------------------------------------

void bankOptions(const View& v, Seat s, Actions& out)
{
    const Cards spare = v.hand(s).enoughFor(v.bankRates(s));
    if (spare.empty()) return;
    for (u32 give = 0; give < static_cast<u32>(resourceCount); ++give) {
        if (!spare[static_cast<Resource>(give)]) continue;
        for (u32 get = 0; get < static_cast<u32>(resourceCount); ++get)
            if (get != give && v.pub().bank[static_cast<Resource>(get)])
                out.push_back(make(Do::BankTrade, s, give, get));
    }
}

Refusal refuseBankTrade(const View& v, const Action& a)
{
    if (a.a >= static_cast<u32>(resourceCount) || a.b >= static_cast<u32>(resourceCount))
        return {Reason::UnknownAction};
    if (a.a == a.b) return {Reason::SameResource};
    const auto give = static_cast<Resource>(a.a);
    const Cards price = Cards::of(give, v.bankRate(a.seat, give));
    if (!v.hand(a.seat).covers(price)) return {Reason::NotEnoughCards, v.hand(a.seat).missingFor(price)};
    return v.pub().bank[static_cast<Resource>(a.b)] ? Refusal{} : Refusal{Reason::SupplyEmpty};
}

void bankTrade(Turn& t, const Action& a)
{
    const auto give = static_cast<Resource>(a.a);
    const Cards price = Cards::of(give, t.bankRate(a.seat, give));
    const Cards got = Cards::of(static_cast<Resource>(a.b));
    t.pay(a.seat, price);
    t.gain(a.seat, got);
    t.raise({what(What::BankTraded), a.seat, nobody, 0, 0, price, got});
}

// ---- Between players
// ------------------------------------------------------------------------------------------------------

Refusal refuseOffer(const View& v, const Action& a)
{
    const u8 others = static_cast<u8>(v.rules().allSeats() & ~only(a.seat));
    if (a.seats == 0 || (a.seats & ~others)) return {Reason::NoPartner};
    if ((a.a | a.b) >> 30) return {Reason::TooManyCards};
    if (v.pub().pairedWith != nobody) return {Reason::PairedTrade};
    if (v.pub().offersMade >= v.rules().base.offersPerTurn) return {Reason::TooManyOffers};
    return refuseTerms(v, a.seat, unpacked(a.a), unpacked(a.b));
}

void offer(Turn& t, const Action& a)
{
    OfferOnTable& o = t.pub().offer;
    o = {};
    o.give = a.a;
    o.get = a.b;
    for (Seat s = 0; s < t.rules().seats; ++s)
        if (a.seats >> s & 1) o.answer[s] = Answer::Waiting;
    ++t.pub().offersMade;
    t.raise({what(What::Offered), a.seat, nobody, a.seats, 0, unpacked(a.a), unpacked(a.b)});
    t.queue(task(TaskKind::Answer, a.seats));
}

void answerOptions(const View& v, const Task& top, Actions& out)
{
    const Seat active = v.turnSeat();
    const Cards wanted = unpacked(v.pub().offer.get);
    for (Seat s = 0; s < v.rules().seats; ++s)
        if (s != active && (top.seats >> s & 1) && v.hand(s).covers(wanted)) out.push_back(make(Do::Accept, s));
    for (Seat s = 0; s < v.rules().seats; ++s)
        if (s != active && (top.seats >> s & 1)) out.push_back(make(Do::Decline, s));
    if (!(top.seats >> active & 1)) return;
    for (u32 p = 0; p < static_cast<u32>(v.rules().seats); ++p)
        if (!refuseConfirm(v, p)) out.push_back(make(Do::Confirm, active, p));
    out.push_back(make(Do::Withdraw, active));
}

Refusal refuseAnswer(const View& v, const Action& a)
{
    if (a.seat == v.turnSeat()) {
        if (a.is(Do::Confirm)) return refuseConfirm(v, a.a);
        return a.is(Do::Withdraw) ? Refusal{} : Refusal{Reason::NotYourDecision};
    }
    if (!answered(v, a.seat, Answer::Waiting)) return {Reason::AlreadyAnswered};
    if (a.is(Do::Decline)) return {};
    if (a.is(Do::Accept)) {
        const Cards wanted = unpacked(v.pub().offer.get);
        if (!v.hand(a.seat).covers(wanted)) return {Reason::NotEnoughCards, v.hand(a.seat).missingFor(wanted)};
        return {};
    }
    if (!a.is(Do::Counter)) return {Reason::NotYourDecision};
    if ((a.a | a.b) >> 30) return {Reason::UnknownAction};
    return refuseTerms(v, a.seat, unpacked(a.a), unpacked(a.b));
}

void answer(Turn& t, const Action& a)
{
    OfferOnTable& o = t.pub().offer;
    Task& top = t.pub().agenda.top();
    if (a.is(Do::Withdraw)) {
        t.pub().agenda.pop();
        endOffer(t);
        return;
    }
    if (a.is(Do::Confirm)) {
        const auto partner = static_cast<Seat>(a.a);
        const Terms terms = termsWith(t, partner);
        t.pub().agenda.pop();
        o = {};
        t.give(a.seat, partner, terms.give);
        t.give(partner, a.seat, terms.get);
        t.raise({what(What::Traded), a.seat, partner, 0, 0, terms.give, terms.get});
        return;
    }
    o.answer[a.seat] = a.is(Do::Accept) ? Answer::Accepted : a.is(Do::Decline) ? Answer::Declined : Answer::Countered;
    if (a.is(Do::Counter)) {
        o.counterGive[a.seat] = a.a;
        o.counterGet[a.seat] = a.b;
    }
    top.seats = static_cast<u8>(top.seats & ~only(a.seat));
    if (hasPartner(t)) top.seats |= only(t.turnSeat());
    t.raise({what(What::Answered), a.seat, nobody, o.answer[a.seat], 0, unpacked(a.a), unpacked(a.b)});
    if (top.seats == 0) {
        t.pub().agenda.pop();
        endOffer(t);
    }
}

void endOffer(Turn& t)
{
    t.pub().offer = {};
    t.raise({what(What::OfferEnded), t.turnSeat()});
}

}  // namespace inselwerk::base
