#include "engine/bots/trading.h"

#include "engine/table/action.h"

#include <algorithm>

namespace inselwerk {
namespace {

constexpr int leastGain = 160;      ///< of one's own hand, for which it is worth to ask others
constexpr int leastAgreement = 30;  ///< for which one agrees
constexpr int perPointAhead = 25;   ///< more, for every point that the partner is ahead

/// Cards that the opponents hold together: what neither the bank nor the seat has.
Cards elsewhere(const Observation& o)
{
    Cards out;
    for (const Resource r : allResources)
        out.set(r, std::max(0, o.rules().base.supply - o.pub().bank[r] - o.hand()[r]));
    return out;
}

u8 partners(const Observation& o, const View& imagined)
{
    u8 out = 0;
    for (Seat s = 0; s < o.rules().seats; ++s)
        if (s != o.seat() && o.handSize(s) > 0 && !Evaluation::aboutToWin(imagined, s)) out |= only(s);
    return out;
}

int gain(const View& imagined, const Evaluation& evaluation, Cards hand, Cards give, Cards get)
{
    return evaluation.ofHand(imagined, hand - give + get) - evaluation.ofHand(imagined, hand);
}

int wantedFrom(const Observation& o, Seat partner)
{
    return leastAgreement + std::max(0, o.points(partner) - o.points(o.seat())) * perPointAhead;
}

Action answerAsPartner(const Observation& o, const View& imagined, const Evaluation& evaluation, const Actions& legal)
{
    const Action decline = make(Do::Decline, o.seat());
    const Action accept = make(Do::Accept, o.seat());
    if (std::find(legal.begin(), legal.end(), accept) == legal.end()) return decline;
    const Seat active = o.pub().turnSeat;
    if (Evaluation::aboutToWin(imagined, active)) return decline;
    const OfferOnTable& offer = o.pub().offer;
    const int worth = gain(imagined, evaluation, o.hand(), unpacked(offer.get), unpacked(offer.give));
    return worth >= wantedFrom(o, active) ? accept : decline;
}

Action pickPartner(const Observation& o, const View& imagined, const Evaluation& evaluation, const Actions& legal)
{
    Action best = make(Do::Withdraw, o.seat());
    int most = 0;
    for (const Action& a : legal) {
        if (!a.is(Do::Confirm)) continue;
        const auto partner = static_cast<Seat>(a.a);
        const OfferOnTable& offer = o.pub().offer;
        const bool countered = offer.answer[partner] == OfferOnTable::Countered;
        const Cards give = unpacked(countered ? offer.counterGet[partner] : offer.give);
        const Cards get = unpacked(countered ? offer.counterGive[partner] : offer.get);
        // Own terms stand; of several partners the one with the fewest points helps least.
        const int worth = gain(imagined, evaluation, o.hand(), give, get) - (countered ? wantedFrom(o, partner) : 0) -
                          o.points(partner);
        if (worth <= most || Evaluation::aboutToWin(imagined, partner)) continue;
        most = worth;
        best = a;
    }
    return best;
}

}  // namespace

void OfferMemory::enterTurn(u32 turn)
{
    if (turn == m_turn) return;
    m_turn = turn;
    m_made.clear();
}

bool OfferMemory::has(u32 give, u32 get) const
{
    return std::any_of(m_made.begin(), m_made.end(), [=](const Offer& o) { return o.give == give && o.get == get; });
}

void OfferMemory::add(u32 give, u32 get) { m_made.push_back({give, get}); }

std::optional<Action> findOffer(
    const Observation& o, const View& imagined, const Evaluation& evaluation, OfferMemory& memory)
{
    const Parameters& p = o.rules().base;
    const int limit = std::min(p.botOffersPerTurn, p.offersPerTurn);
    const u8 to = partners(o, imagined);
    if (!to || o.pub().pairedWith != nobody || memory.count() >= limit || o.pub().offersMade >= limit)
        return std::nullopt;
    const Cards hand = o.hand();
    const Cards theirs = elsewhere(o);
    std::optional<Action> best;
    int most = leastGain;
    for (const Resource wanted : allResources) {
        if (theirs[wanted] == 0) continue;
        for (const Resource spare : allResources)
            for (int n = 1; n <= 2 && n <= hand[spare]; ++n) {
                if (spare == wanted) continue;
                const Cards give = Cards::of(spare, n);
                const Cards get = Cards::of(wanted);
                if (memory.has(packed(give), packed(get))) continue;
                const int worth = gain(imagined, evaluation, hand, give, get);
                if (worth <= most) continue;
                most = worth;
                best = make(Do::Offer, o.seat(), packed(give), packed(get), to);
            }
    }
    if (best) memory.add(best->a, best->b);
    return best;
}

Action answerOffer(const Observation& o, const View& imagined, const Evaluation& evaluation, const Actions& legal)
{
    return o.seat() == o.pub().turnSeat ? pickPartner(o, imagined, evaluation, legal)
                                        : answerAsPartner(o, imagined, evaluation, legal);
}

}  // namespace inselwerk
