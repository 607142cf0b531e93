#include "engine/lab/game_check.h"

#include "engine/lab/encodings.h"

#include <algorithm>

namespace inselwerk {
namespace {

std::string spelled(const Ruleset& rules, const Action& a)
{
    const ActionForm* form = rules.form(a.kind);
    return (form ? std::string(form->words) : "action " + std::to_string(a.kind)) + " by seat " +
           std::to_string(a.seat) + " (" + std::to_string(a.a) + ", " + std::to_string(a.b) + ")";
}

bool isOffer(const Action& a) { return a.is(Do::Offer) || a.is(Do::Counter); }

/// Any bytes, but mostly such that come near to an action.
Action garbage(const Ruleset& rules, Random& random)
{
    const auto sometimes = [&random](int usual, u32 seldom) {
        return random.below(4) ? static_cast<u32>(random.below(usual)) : seldom;
    };
    const auto noise = static_cast<u32>(random.next() >> 32);
    Action a;
    a.kind = static_cast<u16>(sometimes(100, noise >> 16));
    a.seat = static_cast<Seat>(sometimes(rules.seats, noise & 0xff));
    a.seats = static_cast<u8>(sometimes(1 << rules.seats, noise >> 8 & 0xff));
    a.a = sometimes(130, noise ^ 0x5a5a5a5a);
    a.b = sometimes(130, noise * 31);
    return a;
}

}  // namespace

GameCheck::GameCheck(const Ruleset& rules, u64 seed)
    : m_rules(rules), m_encodings(static_cast<std::size_t>(rules.seats)), m_random(Random::seeded(seed))
{
    for (const Action& a : everyEncoding(rules)) m_encodings[a.seat].push_back(a);
}

std::string GameCheck::position(const View& v)
{
    if (std::string said = brokenInvariant(v); !said.empty()) return said;
    legalActions(v, m_legal);
    if (std::string said = listedOrRefused(v); !said.empty()) return said;
    if (std::string said = garbageRefused(v); !said.empty()) return said;
    for (Seat s = 0; s < m_rules.seats; ++s)
        if (std::string said = hiddenFrom(v, s); !said.empty()) return said;
    return {};
}

/// Asks for everything that a seat could do which decides now. Of the others, who may do nothing whatever they say,
/// it asks for a part, the next one each time: half of the time went into their refusals otherwise.
std::string GameCheck::listedOrRefused(const View& v)
{
    constexpr std::size_t parts = 16;
    if (!std::is_sorted(m_legal.begin(), m_legal.end())) return "the legal actions are not sorted";
    std::string said;
    std::size_t allowed = 0;
    ++m_looks;
    for (Seat s = 0; s < m_rules.seats; ++s) {
        const bool decides = v.deciders() >> s & 1;
        const Actions& all = m_encodings[s];
        for (std::size_t i = decides ? 0 : m_looks % parts; i < all.size(); i += decides ? 1 : parts) {
            if (refuse(v, all[i])) continue;
            ++allowed;
            if (!std::binary_search(m_legal.begin(), m_legal.end(), all[i]))
                said = "allowed but not listed: " + spelled(m_rules, all[i]);
        }
    }
    for (const Action& a : m_legal)
        if (const Refusal r = refuse(v, a))
            said = "listed but refused: " + spelled(m_rules, a) + ", " + std::string(r.name());
    if (said.empty() && allowed != m_legal.size())
        said = "the list of legal actions names one twice, or one in no known spelling";
    return said;
}

std::string GameCheck::garbageRefused(const View& v)
{
    constexpr int tries = 6;
    for (int i = 0; i < tries; ++i) {
        const Action a = garbage(m_rules, m_random);
        const bool listed = std::binary_search(m_legal.begin(), m_legal.end(), a);
        State state = v.state();
        if (apply(m_rules, v.deal(), state, a)) {
            if (listed) return "listed but refused: " + spelled(m_rules, a);
            if (!same(state, v.state())) return "refused, but it changed the game: " + spelled(m_rules, a);
        } else {
            if (!listed && !isOffer(a)) return "garbage was taken for an action: " + spelled(m_rules, a);
            if (std::string said = brokenInvariant(View(m_rules, v.deal(), state)); !said.empty())
                return said + " after " + spelled(m_rules, a);
        }
    }
    return {};
}

/// Deals again what is hidden from a seat: it must see and be able to do the same as before.
std::string GameCheck::hiddenFrom(const View& v, Seat s)
{
    const Observation seen(v, s);
    const State state = seen.imagine(m_random);
    const View imagined(m_rules, v.deal(), state);
    const auto at = [s](std::string_view said) { return std::string(said) + ", seen by seat " + std::to_string(s); };
    if (std::memcmp(&state.pub, &v.pub(), sizeof(Public)) != 0) return at("imagining changed what all can see");
    if (std::memcmp(&state.hidden.seat[s], &v.hidden(s), sizeof(SeatHidden)) != 0)
        return at("imagining changed what the seat itself holds");
    for (Seat other = 0; other < m_rules.seats; ++other)
        if (imagined.hand(other).total() != v.hand(other).total() ||
            Observation(imagined, s).cardCount(other) != seen.cardCount(other))
            return at("imagining changed the size of a hand");
    legalActions(seen, m_own);
    legalActions(Observation(imagined, s), m_imagined);
    if (m_own != m_imagined) return at("legal actions depend on what is hidden");
    if (std::string said = brokenHidden(imagined); !said.empty()) return at("imagined: " + said);
    return {};
}

std::string GameCheck::again(const Deal& deal, const State& before, const Action& a, const State& after)
{
    State state = before;
    if (apply(m_rules, deal, state, a)) return "refused the second time: " + spelled(m_rules, a);
    return same(state, after) ? std::string() : "another outcome the second time: " + spelled(m_rules, a);
}

}  // namespace inselwerk
