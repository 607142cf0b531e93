#include "engine/table/observation.h"

#include <algorithm>

namespace inselwerk {
namespace {

/// Cards that a seat has promised in its answer to the offer on the table, and therefore holds.
Cards promised(const View& v, Seat s)
{
    const OfferOnTable& o = v.pub().offer;
    if (o.answer[s] == OfferOnTable::Accepted) return unpacked(o.get);
    if (o.answer[s] == OfferOnTable::Countered) return unpacked(o.counterGive[s]);
    return {};
}

void imagineHands(const View& v, Seat mine, State& out, Random& random)
{
    std::vector<Resource> unseen;
    for (Seat s = 0; s < v.rules().seats; ++s) {
        if (s == mine) continue;
        const Cards rest = v.hand(s) - promised(v, s);
        for (const Resource r : allResources) unseen.insert(unseen.end(), static_cast<std::size_t>(rest[r]), r);
    }
    random.shuffle(unseen.data(), static_cast<int>(unseen.size()));
    for (Seat s = 0; s < v.rules().seats; ++s) {
        if (s == mine) continue;
        const Cards kept = promised(v, s);
        out.hidden.seat[s].hand = kept;
        for (int n = v.hand(s).total() - kept.total(); n > 0; --n) {
            out.hidden.seat[s].hand += Cards::of(unseen.back());
            unseen.pop_back();
        }
    }
}

void imagineCards(const View& v, Seat mine, State& out, Random& random)
{
    std::array<Card, maxDeck> unseen{};
    int n = 0;
    for (int i = 0; i < v.pub().deckLeft; ++i)
        unseen[static_cast<std::size_t>(n++)] = v.state().hidden.deck[static_cast<std::size_t>(i)];
    for (Seat s = 0; s < v.rules().seats; ++s)
        for (std::size_t c = 0; s != mine && c < cardCount; ++c)
            for (int k = v.hidden(s).cards[c] + v.hidden(s).bought[c]; k > 0 && n < maxDeck; --k)
                unseen[static_cast<std::size_t>(n++)] = static_cast<Card>(c);
    random.shuffle(unseen.data(), n);
    const auto take = [&](std::array<u8, cardCount>& pile) {
        int many = 0;
        for (const u8 k : pile) many += k;
        pile = {};
        for (; many > 0; --many) ++pile[static_cast<std::size_t>(unseen[static_cast<std::size_t>(--n)])];
    };
    for (Seat s = 0; s < v.rules().seats; ++s) {
        if (s == mine) continue;
        take(out.hidden.seat[s].cards);
        take(out.hidden.seat[s].bought);
    }
    for (int i = 0; i < v.pub().deckLeft; ++i)
        out.hidden.deck[static_cast<std::size_t>(i)] = unseen[static_cast<std::size_t>(i)];
}

/// The tokens below the top one of a shuffled stack are unknown to all. Where tokens come back, this forgets what has
/// been seen of an earlier round: too little is known then, never too much.
void imagineStacks(const View& v, State& out, Random& random)
{
    for (std::size_t i = 0; i < v.rules().stacks.size(); ++i) {
        const StackSite& site = v.rules().stacks[i];
        if (!site.shuffled || v.pub().stackLeft[i] < 3) continue;
        const int below = v.pub().stackTop[i] + 1;
        const int end = std::min(static_cast<int>(site.tokens.size()), below + v.pub().stackLeft[i] - 1);
        if (end > below) random.shuffle(out.hidden.stackOrder.data() + site.first + below, end - below);
    }
}

}  // namespace

int Observation::cardCount(Seat s) const
{
    int n = 0;
    for (std::size_t c = 0; c < inselwerk::cardCount; ++c) n += m_view.hidden(s).cards[c] + m_view.hidden(s).bought[c];
    return n;
}

State Observation::imagine(Random& random) const
{
    State out = m_view.state();
    imagineHands(m_view, m_seat, out, random);
    imagineCards(m_view, m_seat, out, random);
    imagineStacks(m_view, out, random);
    for (const auto& m : m_view.rules().modules) m->imagine(m_view, m_seat, out, random);
    out.hidden.random = Random::seeded(random.next() % seedLimit);
    return out;
}

}  // namespace inselwerk
