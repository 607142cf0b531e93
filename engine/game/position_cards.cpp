#include "engine/game/position_patch.h"
#include "engine/scenario/format_keys.h"

#include <algorithm>

namespace inselwerk::position {
namespace {

using names::problem;
using CardCounts = std::array<u8, cardCount>;

/// Of cards in one hand or in the bank: all of them together stay far from the end of a lane of Cards.
constexpr int mostOfAKind = 255;

/// What is not in hands lies in the bank, unless the file says how much does.
void readBank(Patch& patch)
{
    const YamlNode* at = patch.find("bank");
    if (!at && !patch.find("hands") && !patch.find("clear")) return;
    Cards held;
    for (Seat s = 0; s < patch.rules().seats; ++s) held += patch.hidden().seat[s].hand;
    Cards& bank = patch.pub().bank;
    const int supply = patch.rules().base.supply;
    for (const Resource r : allResources) {
        if (patch.strict && held[r] > supply)
            patch.cursor().error(problem("The hands hold %1 %2, but there are only %3.", {held[r], nameOf(r), supply}));
        bank.set(r, std::max(supply - held[r], 0));
    }
    if (!at) return;
    const YamlCursor c = patch.cursor().member(*at);
    if (!c.isMapping()) return;
    c.refuseUnknownKeys(resourceNames());
    for (const YamlNode& value : at->items) {
        const auto r = resourceFrom(value.key);
        const auto n = r ? c.member(value).integer(0, patch.strict ? bank[*r] : mostOfAKind) : std::nullopt;
        if (n) bank.set(*r, static_cast<int>(*n));
    }
}

void readCounts(const YamlCursor& c, CardCounts& into)
{
    if (!c.isMapping()) return;
    c.refuseUnknownKeys(names::developmentCards());
    into = {};
    for (const YamlNode& value : c.node().items) {
        const auto card = cardFrom(value.key);
        const auto n = card ? c.member(value).integer(0, maxDeck) : std::nullopt;
        if (n) into[static_cast<std::size_t>(*card)] = static_cast<u8>(*n);
    }
}

void readPlayed(const YamlCursor& c, u8& knights)
{
    static constexpr std::array<std::string_view, 1> known{"knights"};
    if (!c.isMapping()) return;
    c.refuseUnknownKeys(known);
    const YamlNode* at = c.node().find("knights");
    const auto n = at ? c.member(*at).integer(0, maxDeck) : std::nullopt;
    if (n) knights = static_cast<u8>(*n);
}

/// Cards of each kind that are neither held nor lie face up.
CardCounts undealt(Patch& patch)
{
    CardCounts left{};
    for (std::size_t kind = 0; kind < cardCount; ++kind) {
        int n = patch.rules().base.deck[kind];
        for (Seat s = 0; s < patch.rules().seats; ++s) {
            n -= patch.hidden().seat[s].cards[kind] + patch.hidden().seat[s].bought[kind];
            if (static_cast<Card>(kind) == Card::Knight) n -= patch.pub().seat[s].knights;
        }
        if (patch.strict && n < 0)
            patch.cursor().error(problem(
                "Of the card “%1” there are only %2 in the game.",
                {nameOf(static_cast<Card>(kind)), patch.rules().base.deck[kind]}));
        left[kind] = static_cast<u8>(std::max(n, 0));
    }
    return left;
}

/// The named cards on top, the others below in the order in which the deck was shuffled.
void readDeck(Patch& patch)
{
    CardCounts left = undealt(patch);
    std::vector<Card> deck;
    const auto take = [&](Card card) {
        u8& n = left[static_cast<std::size_t>(card)];
        if (n == 0) return false;
        deck.push_back(card);
        --n;
        return true;
    };
    const YamlNode* named = patch.find("deck");
    if (named && patch.cursor().member(*named).isList())
        for (std::size_t i = 0; i < named->items.size(); ++i) {
            const YamlCursor c = patch.cursor().member(*named).item(i);
            const auto word = c.word(names::developmentCards());
            if (word && !take(*cardFrom(*word)))
                c.error(problem("So many cards “%1” are not left for the deck.", {*word}));
        }
    Hidden& h = patch.hidden();
    std::size_t whole = 0;
    for (const int n : patch.rules().base.deck) whole += static_cast<std::size_t>(n);
    for (std::size_t i = whole; i-- > 0;) take(h.deck[i]);  // those drawn still lie above the rest
    std::size_t size = deck.size();
    patch.number("deck_left", static_cast<std::int64_t>(deck.size()), size);
    h.deck = {};
    for (std::size_t i = 0; i < size; ++i) h.deck[size - 1 - i] = deck[i];
    patch.pub().deckLeft = static_cast<u8>(size);
}

}  // namespace

void clearCards(Patch& patch)
{
    patch.pub().bank = Cards::each(patch.rules().base.supply);
    for (Seat s = 0; s < patch.rules().seats; ++s) patch.hidden().seat[s] = {};
}

void readCards(Patch& patch)
{
    auto& seats = patch.hidden().seat;
    patch.eachSeat("hands", [&](const YamlCursor& c, Seat s) {
        if (const auto cards = names::readCards(c, mostOfAKind)) seats[s].hand = *cards;
    });
    readBank(patch);
    patch.eachSeat("cards", [&](const YamlCursor& c, Seat s) { readCounts(c, seats[s].cards); });
    patch.eachSeat("bought", [&](const YamlCursor& c, Seat s) { readCounts(c, seats[s].bought); });
    patch.eachSeat("played", [&](const YamlCursor& c, Seat s) { readPlayed(c, patch.pub().seat[s].knights); });
    for (const std::string_view key : {"clear", "cards", "bought", "played", "deck", "deck_left"})
        if (patch.find(key)) return readDeck(patch);
}

}  // namespace inselwerk::position
