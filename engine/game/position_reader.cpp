#include "engine/game/position_parts.h"
#include "engine/game/position_patch.h"

#include <algorithm>
#include <bit>
#include <charconv>

namespace inselwerk {
namespace position {
namespace {

using names::problem;

void refuseUnknownKeys(const Patch& patch)
{
    std::vector<std::string_view> known{"clear",  "hexes",       "pieces",      "turn",   "phase",      "turns",
                                        "dice",   "card_played", "offers_made", "ending", "winner",     "hands",
                                        "bank",   "cards",       "bought",      "played", "deck",       "deck_left",
                                        "stacks", "robber",      "awards",      "random", "impossible", "paired_with"};
    for (const auto& m : patch.rules().modules) known.push_back(m->facts().key);
    patch.cursor().refuseUnknownKeys(known);
}

/// Takes away all pieces and cards; the turn begins anew.
void clear(Patch& patch)
{
    Public& p = patch.pub();
    p.seat = {};
    p.cardPlayed = false;
    p.offersMade = 0;
    p.dice = {};
    p.turn = 0;
    clearCards(patch);
}

// ---- Turn -----------------------------------------------------------------------------------------------------------

/// Whose turn it is in the set-up after so many buildings.
Seat nextToFound(Patch& patch)
{
    const int words = patch.topology().cornerWords();
    const int seats = patch.rules().seats;
    int founded = 0;
    for (Seat s = 0; s < seats; ++s)
        founded += patch.pub().seat[s].settlements.count(words) + patch.pub().seat[s].cities.count(words);
    if (founded >= 2 * seats)
        patch.cursor().error(
            problem("The set-up is over once everybody has two buildings. Write `clear: true` to begin it anew."));
    return static_cast<Seat>(std::clamp(founded < seats ? founded : 2 * seats - 1 - founded, 0, seats - 1));
}

void readPhase(Patch& patch)
{
    const YamlNode* at = patch.find("phase");
    const auto word = at ? patch.cursor().member(*at).word(phaseWords) : std::nullopt;
    if (!word) return;
    const auto index = std::find(phaseWords.begin(), phaseWords.end(), *word) - phaseWords.begin();
    patch.pub().phase = static_cast<Phase>(index);
    if (patch.pub().phase == Phase::Setup) patch.pub().turnSeat = nextToFound(patch);
}

void readEnding(Patch& patch)
{
    Public& p = patch.pub();
    if (const YamlNode* at = patch.find("ending")) {
        const auto reason = endingFrom(patch.rules(), at->text);
        if (!reason) patch.cursor().member(*at).error(problem("“%1” is no reason for the end of a game.", {at->text}));
        p.ending = reason.value_or(EndReason::None);
    }
    if (const YamlNode* at = patch.find("winner"))
        p.winners = names::readSeats(patch.cursor().member(*at), patch.rules()).value_or(0);
    if ((p.phase == Phase::Over) != (p.ending != EndReason::None))
        patch.cursor().error(problem("A game that is over has a reason under `ending`, and no other has."));
}

/// The first of a pair, while the second one acts.
void readPaired(Patch& patch)
{
    const YamlNode* at = patch.find("paired_with");
    const auto first = at ? names::readSeat(patch.cursor().member(*at), patch.rules()) : std::nullopt;
    if (!first) return;
    const Ruleset& rules = patch.rules();
    const bool acting = patch.pub().phase == Phase::Action || patch.pub().phase == Phase::Over;
    if (!rules.pairs() || patch.pub().turnSeat != rules.partnerOf(*first) || !acting)
        return patch.cursor().member(*at).error(problem(
            "Only in the action phase of the third player to the left of %1, and only with five or six paired players, "
            "can this be.",
            {nameOf(rules.colours[*first])}));
    patch.pub().pairedWith = *first;
}

void readTurn(Patch& patch)
{
    Public& p = patch.pub();
    readPhase(patch);
    if (const YamlNode* at = patch.find("turn"))
        if (const auto s = names::readSeat(patch.cursor().member(*at), patch.rules())) {
            p.turnSeat = *s;
            p.pairedWith = nobody;
        }
    readPaired(patch);
    patch.number("turns", 0xffff'ffff, p.turn);
    patch.number("offers_made", 255, p.offersMade);
    if (patch.find("card_played")) p.cardPlayed = patch.flag("card_played");
    readEnding(patch);
    const YamlNode* at = patch.find("dice");
    if (!at) return;
    const YamlCursor c = patch.cursor().member(*at);
    if (!c.isList()) return;
    if (at->items.size() != 2)
        return c.error(problem("Two dice are expected, such as [4, 5], found %1.", {found(*at)}));
    for (std::size_t i = 0; i < 2; ++i) p.dice[i] = static_cast<u8>(c.item(i).integer(1, 6).value_or(0));
}

// ---- Awards ---------------------------------------------------------------------------------------------------------

/// The seats with the largest size that is large enough.
template <class F>
u8 leaders(int seats, int minimum, F size)
{
    int best = minimum;
    u8 out = 0;
    for (Seat s = 0; s < seats; ++s) {
        if (size(s) < best) continue;
        if (size(s) > best) out = 0;
        best = size(s);
        out |= only(s);
    }
    return out;
}

u8 roadLeaders(Patch& patch)
{
    const auto length = [&patch](Seat s) { return int{patch.pub().seat[s].roadLength}; };
    return leaders(patch.rules().seats, patch.rules().base.longestRoadMinimum, length);
}

u8 armyLeaders(Patch& patch)
{
    const auto knights = [&patch](Seat s) { return int{patch.pub().seat[s].knights}; };
    return leaders(patch.rules().seats, patch.rules().base.largestArmyMinimum, knights);
}

Seat single(u8 set) { return std::popcount(set) == 1 ? static_cast<Seat>(std::countr_zero(set)) : nobody; }

/// Everything that follows from what was read.
void derive(Patch& patch)
{
    Public& p = patch.pub();
    for (SeatPublic& seat : p.seat) seat.owed = 0;
    p.offer = {};
    p.agenda = impliedAgenda(patch.turn());
    patch.turn().rebuild();
    p.longestRoad = single(roadLeaders(patch));
    p.largestArmy = single(armyLeaders(patch));
}

/// Awards lie where pieces and cards say; where those leave it open, as the file says.
void readAwards(Patch& patch)
{
    static constexpr std::array<std::string_view, 2> known{"longest_road", "largest_army"};
    const YamlNode* at = patch.find("awards");
    if (std::popcount(armyLeaders(patch)) > 1 && !(at && at->find("largest_army")))
        patch.cursor().error(
            problem("Several seats have equally many knights. Say under `awards` who has the largest army."));
    if (!at) return;
    const YamlCursor c = patch.cursor().member(*at);
    if (!c.isMapping()) return;
    c.refuseUnknownKeys(known);
    const auto take = [&](std::string_view key, u8 best, bool maySetAside, Seat& into) {
        const YamlNode* node = at->find(key);
        const auto s = node ? names::readSeatOrNobody(c.member(*node), patch.rules()) : std::nullopt;
        if (!s) return;
        const bool open = best == 0 || (maySetAside && std::popcount(best) > 1);
        const bool fits = *s == nobody ? open : (best >> *s & 1) != 0;
        if (patch.strict && !fits)
            c.member(*node).error(
                problem("By the pieces and cards this award lies elsewhere. No game gets there; "
                        "write `impossible: true` if that is meant."));
        into = *s;
    };
    take("longest_road", roadLeaders(patch), true, patch.pub().longestRoad);
    take("largest_army", armyLeaders(patch), false, patch.pub().largestArmy);
}

// ---- Modules, generator ---------------------------------------------------------------------------------------------

void readModules(Patch& patch)
{
    for (const auto& m : patch.rules().modules) {
        const YamlNode* at = patch.find(m->facts().key);
        if (at && !m->readPosition(patch.turn(), *at))
            patch.cursor().member(*at).error(problem("This is no position of the module “%1”.", {m->facts().key}));
        m->positionRead(patch.turn(), at);
        const std::string wrong = patch.strict ? m->broken(patch.turn()) : std::string{};
        if (!wrong.empty())
            patch.cursor().error(
                problem("No game gets there: %1. Write `impossible: true` if that is meant.", {wrong}));
    }
}

void readRandom(Patch& patch)
{
    const YamlNode* at = patch.find("random");
    if (!at) return;
    const YamlCursor c = patch.cursor().member(*at);
    std::array<u64, 2> words{};
    bool good = c.isList() && at->items.size() == 2;
    for (std::size_t i = 0; good && i < 2; ++i) {
        const std::string& text = at->items[i].text;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), words[i], 16);
        good = error == std::errc{} && end == text.data() + text.size();
    }
    if (!good || !(words[0] | words[1])) c.error(problem("Two hexadecimal numbers are expected."));
    patch.hidden().random = {words[0], words[1]};
}

}  // namespace
}  // namespace position

/// Parts that others follow from come first, whatever the order in the file.
std::optional<GamePosition> readPosition(const YamlCursor& c, const View& base, Possible possible)
{
    using namespace position;
    const std::size_t before = c.problems().size();
    const auto failed = [&] { return c.problems().size() > before; };
    if (!c.isMapping()) return std::nullopt;
    Patch patch(c, base, possible == Possible::Required);
    refuseUnknownKeys(patch);
    if (patch.flag("impossible")) patch.strict = false;
    if (patch.flag("clear")) clear(patch);
    readHexes(patch);
    readPieces(patch);
    readTurn(patch);
    readCards(patch);
    readStacks(patch);
    readRobber(patch);
    if (failed()) return std::nullopt;
    derive(patch);
    readAwards(patch);
    readModules(patch);
    readRandom(patch);
    if (failed()) return std::nullopt;
    return patch.result();
}

}  // namespace inselwerk
