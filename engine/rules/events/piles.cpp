#include "engine/rules/events/events_module.h"

#include <algorithm>
#include <utility>

/// Where tokens lie: the stack, under pieces, on the bonus cards, the discard.
namespace inselwerk::events {

/// Stands where a token was taken, so that what came to light shows in the hidden part of the State: it ends undo.
constexpr u8 noToken = 255;

void Events::deal(Turn& t) const
{
    Open open;
    FaceDown down;
    for (std::size_t type = 0; type < m_types.size(); ++type)
        for (int i = 0; i < m_types[type].count && open.stack < maxTokens; ++i)
            down.stack[open.stack++] = static_cast<u8>(type);
    t.hidden().random.shuffle(down.stack.data(), open.stack);
    keep(t, open);
    keep(t, down);
}

/// Once the set-up is done: under the pieces that are left, and on the cards.
void Events::layAll(Turn& t) const
{
    for (Seat s = 0; m_underPieces && s < t.rules().seats; ++s) {
        for (int i = 0; i < t.seat(s).settlementsLeft; ++i) lay(t, Place::Settlement, s);
        for (int i = 0; i < t.seat(s).citiesLeft; ++i) lay(t, Place::City, s);
    }
    if (!m_onCards) return;
    lay(t, Place::LongestRoad, nobody);
    lay(t, Place::LargestArmy, nobody);
}

std::optional<u8> Events::take(Turn& t, Place place, Seat s) const
{
    if (place == Place::Stack) return draw(t);
    Open open = this->open(t);
    FaceDown down = faceDown(t.state());
    std::optional<u8> type;
    if (place == Place::LongestRoad || place == Place::LargestArmy) {
        const std::size_t card = place == Place::LargestArmy;
        if (std::exchange(open.onCard[card], u8{0})) type = std::exchange(down.onCard[card], noToken);
    } else {
        const std::size_t kind = place == Place::City;
        if (u8& n = open.under[s][kind]; n > 0) type = std::exchange(down.under[s][kind][--n], noToken);
    }
    keep(t, open);
    keep(t, down);
    return type;
}

/// The discard becomes the stack only when a token must be drawn and none is left (rulings R3-18).
std::optional<u8> Events::draw(Turn& t) const
{
    Open open = this->open(t);
    FaceDown down = faceDown(t.state());
    if (open.stack == 0) {
        for (std::size_t type = 0; type < maxTypes; ++type)
            for (; open.discard[type]; --open.discard[type]) down.stack[open.stack++] = static_cast<u8>(type);
        if (open.stack == 0) return std::nullopt;
        // Given top first, kept top last.
        t.shuffle(std::span(down.stack).first(open.stack));
        std::reverse(down.stack.begin(), down.stack.begin() + open.stack);
        t.raise(happened(What::Shuffled, nobody, open.stack));
    }
    const u8 type = std::exchange(down.stack[--open.stack], noToken);
    keep(t, open);
    keep(t, down);
    return type;
}

/// Not more tokens than pieces; none when supply and discard are empty (rulings R3-19).
void Events::lay(Turn& t, Place place, Seat s) const
{
    const bool card = place == Place::LongestRoad || place == Place::LargestArmy;
    const std::size_t kind = place == Place::City || place == Place::LargestArmy;
    const auto full = [&](const Open& open) {
        if (card) return open.onCard[kind] > 0;
        const int pieces = kind ? t.seat(s).citiesLeft : t.seat(s).settlementsLeft;
        return open.under[s][kind] >= std::min(pieces, maxUnder);
    };
    if (full(open(t))) return;
    const auto type = draw(t);
    if (!type) return;
    Open open = this->open(t);
    FaceDown down = faceDown(t.state());
    if (card) {
        open.onCard[kind] = 1;
        down.onCard[kind] = *type;
    } else {
        down.under[s][kind][open.under[s][kind]++] = *type;
    }
    keep(t, open);
    keep(t, down);
    t.raise(happened(What::Laid, s, 0, static_cast<int>(place)));
}

void Events::discard(Turn& t, u8 type) const
{
    Open open = this->open(t);
    ++open.discard[type];
    keep(t, open);
}

/// All face-down tokens are the same to everybody.
void Events::imagine(const View& v, Seat, State& out, Random& random) const
{
    const Open open = this->open(v);
    FaceDown down = faceDown(out);
    std::vector<u8> unseen;
    eachFaceDown(open, down, [&](u8& type) { unseen.push_back(type); });
    random.shuffle(unseen.data(), static_cast<int>(unseen.size()));
    eachFaceDown(open, down, [&](u8& type) {
        type = unseen.back();
        unseen.pop_back();
    });
    m_faceDown.set(out.hidden.arena, down);
}

std::string Events::broken(const View& v) const
{
    const Open open = this->open(v);
    FaceDown down = faceDown(v.state());
    std::array<int, maxTypes> sum{};
    eachFaceDown(open, down, [&](const u8& type) { ++sum[type % maxTypes]; });
    for (std::size_t type = 0; type < maxTypes; ++type) {
        sum[type] += open.discard[type] + open.resolving[type] + open.gone[type];
        const int all = type < m_types.size() ? m_types[type].count : 0;
        if (sum[type] != all) return "event tokens are not conserved";
    }
    const bool atRest = !v.over() && !v.pub().agenda.empty() && v.pub().agenda.top().is(TaskKind::Main);
    if (atRest && open.resolving != decltype(open.resolving){}) return "an event token is never done";
    for (Seat s = 0; s < v.rules().seats; ++s)
        if (open.under[s][0] > v.seat(s).settlementsLeft || open.under[s][1] > v.seat(s).citiesLeft)
            return v.over() ? "" : "an event token lies under no piece";
    return {};
}

}  // namespace inselwerk::events
