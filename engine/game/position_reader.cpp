#include "engine/game/names.h"
#include "engine/game/position.h"
#include "engine/game/position_parts.h"
#include "engine/scenario/format_keys.h"
#include "engine/table/turn.h"

#include <algorithm>
#include <charconv>

namespace inselwerk {
namespace {

using names::problem;

const std::vector<std::string_view>& cardNames()
{
    static const std::vector<std::string_view> out = [] {
        std::vector<std::string_view> all;
        for (int i = 0; i < cardCount; ++i) all.push_back(nameOf(static_cast<Card>(i)));
        return all;
    }();
    return out;
}

using CardCounts = std::array<u8, cardCount>;

/// Reads a position as a patch. Parts that others follow from come first, whatever the order in the file.
class PositionReader
{
public:
    PositionReader(const YamlCursor& c, const View& base, bool mustBePossible)
        : m_cursor(c), m_rules(base.rules()), m_position{base.deal(), base.state()},
          m_turn(m_rules, m_position.deal, m_position.state), m_strict(mustBePossible)
    {
    }

    std::optional<Position> read()
    {
        const std::size_t before = m_cursor.problems().size();
        if (!m_cursor.isMapping()) return std::nullopt;
        refuseUnknownKeys();
        if (const YamlNode* at = find("impossible"))
            if (m_cursor.member(*at).flag().value_or(false)) m_strict = false;
        if (const YamlNode* at = find("clear"))
            if (m_cursor.member(*at).flag().value_or(false)) clear();
        eachMember("hexes", [this](const YamlCursor& c) { readHex(c); });
        eachSeat("pieces", [this](const YamlCursor& c, Seat s) { readPieces(c, s); });
        readTurn();
        eachSeat("hands", [this](const YamlCursor& c, Seat s) { readHand(c, s); });
        readBank();
        eachSeat("cards", [this](const YamlCursor& c, Seat s) { readCardCounts(c, hidden().seat[s].cards); });
        eachSeat("bought", [this](const YamlCursor& c, Seat s) { readCardCounts(c, hidden().seat[s].bought); });
        eachSeat("played", [this](const YamlCursor& c, Seat s) { readPlayed(c, s); });
        readDeck();
        eachMember("stacks", [this](const YamlCursor& c) { readStack(c); });
        readRobber();
        if (m_cursor.problems().size() > before) return std::nullopt;
        derive();
        readAwards();
        readModules();
        readRandom();
        if (m_cursor.problems().size() > before) return std::nullopt;
        return m_position;
    }

private:
    static constexpr std::array<std::string_view, 23> keys{
        "clear", "hexes", "pieces", "turn", "phase", "turns", "dice", "card_played", "offers_made", "ending", "winner", "hands",
        "bank", "cards", "bought", "played", "deck", "deck_left", "stacks", "robber", "awards", "random", "impossible"};

    Public& pub() { return m_position.state.pub; }
    Hidden& hidden() { return m_position.state.hidden; }
    const Topology& topology() const { return m_rules.topology; }
    const YamlNode* find(std::string_view key) const { return m_cursor.node().find(key); }

    template <class F>
    void eachMember(std::string_view key, F read)
    {
        const YamlNode* at = find(key);
        if (!at) return;
        const YamlCursor c = m_cursor.member(*at);
        if (!c.isMapping()) return;
        for (const YamlNode& value : at->items) read(c.member(value));
    }

    template <class F>
    void eachSeat(std::string_view key, F read)
    {
        eachMember(key, [&](const YamlCursor& c) {
            if (const auto s = names::seatOfKey(c, m_rules)) read(c, *s);
        });
    }

    template <class T>
    void number(std::string_view key, std::int64_t high, T& into)
    {
        const YamlNode* at = find(key);
        const auto n = at ? m_cursor.member(*at).integer(0, high) : std::nullopt;
        if (n) into = static_cast<T>(*n);
    }

    void refuseUnknownKeys() const
    {
        std::vector<std::string_view> known(keys.begin(), keys.end());
        for (const auto& m : m_rules.modules) known.push_back(m->facts().key);
        m_cursor.refuseUnknownKeys(known);
    }

    // ---- Board and pieces -------------------------------------------------------------------------------------------

    /// Takes away all pieces and cards; the turn begins anew.
    void clear()
    {
        Public& p = pub();
        p.seat = {};
        p.longestRoad = p.largestArmy = nobody;
        p.offer = {};
        p.cardPlayed = false;
        p.offersMade = 0;
        p.dice = {};
        p.turn = 0;
        p.bank = Cards::each(m_rules.base.supply);
        for (Seat s = 0; s < m_rules.seats; ++s) hidden().seat[s] = {};
        m_redeal = true;
    }

    void readHex(const YamlCursor& c)
    {
        const auto id = hexOfKey(c);
        if (!id || !c.isMapping()) return;
        static constexpr std::array<std::string_view, 2> known{"terrain", "number"};
        c.refuseUnknownKeys(known);
        if (const YamlNode* at = c.node().find("terrain")) {
            const auto word = c.member(*at).word(terrainNames());
            const auto terrain = word ? terrainFrom(*word) : std::nullopt;
            if (terrain && !isLand(*terrain)) c.member(*at).error(problem("Land cannot become sea in a position."));
            if (terrain) m_position.deal.terrain[*id] = *terrain;
        }
        if (const YamlNode* at = c.node().find("number"))
            if (const auto n = c.member(*at).integer(0, 12)) {
                if (*n == 1 || *n == 7) c.member(*at).error(problem("No number token shows %1.", {*n}));
                m_position.deal.number[*id] = static_cast<u8>(*n);
            }
    }

    /// The hex that a key such as "[0, -2]" names.
    std::optional<HexId> hexOfKey(const YamlCursor& c) const
    {
        Problems problems;
        const auto node = parseYaml(c.node().key, problems);
        const auto id = node ? names::readHex({*node, c.path(), problems}, topology()) : std::nullopt;
        if (id && *id != noHex) return id;
        c.error(problem("“%1” is no land hex of this board. A key such as \"[0, -2]\" is expected.", {c.node().key}));
        return std::nullopt;
    }

    void readPieces(const YamlCursor& c, Seat s)
    {
        static constexpr std::array<std::string_view, 3> known{"settlements", "cities", "roads"};
        if (!c.isMapping()) return;
        c.refuseUnknownKeys(known);
        const auto each = [&c](std::string_view key, auto&& place) {
            const YamlNode* at = c.node().find(key);
            if (!at) return;
            const YamlCursor list = c.member(*at);
            if (!list.isList()) return;
            for (std::size_t i = 0; i < at->items.size(); ++i) place(list.item(i));
        };
        SeatPublic& mine = pub().seat[s];
        each("settlements", [&](const YamlCursor& place) { readBuilding(place, s, mine.settlements); });
        each("cities", [&](const YamlCursor& place) { readBuilding(place, s, mine.cities); });
        each("roads", [&](const YamlCursor& place) { readRoad(place, s); });
        const auto tooMany = [&](int have, int most, const char* sentence) {
            if (m_strict && have > most) c.error(problem(sentence, {have, most}));
        };
        tooMany(mine.settlements.count(topology().cornerWords()), m_rules.base.settlements, "There are %1 settlements here, but only %2 pieces.");
        tooMany(mine.cities.count(topology().cornerWords()), m_rules.base.cities, "There are %1 cities here, but only %2 pieces.");
        tooMany(mine.roads.count(topology().edgeWords()), m_rules.base.roads, "There are %1 roads here, but only %2 pieces.");
    }

    void readBuilding(const YamlCursor& c, Seat s, CornerSet& into)
    {
        const auto corner = names::readCorner(c, topology());
        if (!corner) return;
        if (*corner == noCorner) {
            c.error(problem("This corner touches no land."));
            return;
        }
        const Topology::Corner& at = topology().corner(*corner);
        const Seat owner = m_turn.owner(*corner);
        if (owner != nobody && owner != s) {
            c.error(problem("Here stands a building of %1 already.", {nameOf(m_rules.colours[owner])}));
            return;
        }
        for (u8 i = 0; m_strict && i < at.edgeCount; ++i)
            if (m_turn.owner(at.neighbours[i]) != nobody) {
                c.error(problem("A building stands on a neighbouring corner. No game gets there; write `impossible: true` if that is meant."));
                return;
            }
        SeatPublic& mine = pub().seat[s];
        mine.settlements.remove(*corner);
        mine.cities.remove(*corner);
        into.add(*corner);
    }

    void readRoad(const YamlCursor& c, Seat s)
    {
        const auto edge = names::readEdge(c, topology());
        if (!edge) return;
        if (*edge == noEdge) {
            c.error(problem("This edge touches no land."));
            return;
        }
        for (Seat other = 0; other < m_rules.seats; ++other)
            if (other != s && pub().seat[other].roads.has(*edge)) {
                c.error(problem("Here lies a road of %1 already.", {nameOf(m_rules.colours[other])}));
                return;
            }
        pub().seat[s].roads.add(*edge);
    }

    void readRobber()
    {
        const YamlNode* at = find("robber");
        const auto hex = at ? names::readHex(m_cursor.member(*at), topology()) : std::nullopt;
        if (!hex) return;
        if (*hex == noHex && !at->isScalar()) m_cursor.member(*at).error(problem("The robber must stand on land, or `none`."));
        pub().robber = *hex;
    }

    // ---- Turn -------------------------------------------------------------------------------------------------------

    void readTurn()
    {
        Public& p = pub();
        readPhase();
        if (const YamlNode* at = find("turn"))
            if (const auto s = names::readSeat(m_cursor.member(*at), m_rules)) p.turnSeat = *s;
        number("turns", 0xffff'ffff, p.turn);
        number("offers_made", 255, p.offersMade);
        if (const YamlNode* at = find("card_played")) p.cardPlayed = m_cursor.member(*at).flag().value_or(false);
        if (const YamlNode* at = find("dice")) {
            const YamlCursor c = m_cursor.member(*at);
            if (!c.isList() || at->items.size() != 2) return;
            for (std::size_t i = 0; i < 2; ++i) p.dice[i] = static_cast<u8>(c.item(i).integer(1, 6).value_or(0));
        }
        readEnding();
    }

    void readPhase()
    {
        const YamlNode* at = find("phase");
        const auto word = at ? m_cursor.member(*at).word(position::phaseWords) : std::nullopt;
        if (!word) return;
        Public& p = pub();
        p.phase = static_cast<Phase>(std::find(position::phaseWords.begin(), position::phaseWords.end(), *word) - position::phaseWords.begin());
        if (p.phase == Phase::Setup) p.turnSeat = nextToFound();
    }

    /// Whose turn it is in the set-up after so many buildings.
    Seat nextToFound()
    {
        const int words = topology().cornerWords();
        int founded = 0;
        for (Seat s = 0; s < m_rules.seats; ++s)
            founded += pub().seat[s].settlements.count(words) + pub().seat[s].cities.count(words);
        if (founded >= 2 * m_rules.seats)
            m_cursor.error(problem("The set-up is over once everybody has two buildings. Write `clear: true` to begin it anew."));
        return static_cast<Seat>(std::clamp(founded < m_rules.seats ? founded : 2 * m_rules.seats - 1 - founded, 0, m_rules.seats - 1));
    }

    void readEnding()
    {
        Public& p = pub();
        if (const YamlNode* at = find("ending")) {
            const auto reason = position::endingFrom(m_rules, at->text);
            if (!reason) m_cursor.member(*at).error(problem("“%1” is no reason for the end of a game.", {at->text}));
            p.ending = reason.value_or(EndReason::None);
        }
        if (const YamlNode* at = find("winner")) p.winners = names::readSeats(m_cursor.member(*at), m_rules).value_or(0);
        if ((p.phase == Phase::Over) != (p.ending != EndReason::None))
            m_cursor.error(problem("A game that is over has a reason under `ending`, and no other has."));
    }

    // ---- Cards ------------------------------------------------------------------------------------------------------

    void readHand(const YamlCursor& c, Seat s)
    {
        if (const auto cards = names::readCards(c, mostOfAKind)) hidden().seat[s].hand = *cards;
    }

    /// What is not in hands lies in the bank, unless the file says how much does.
    void readBank()
    {
        Public& p = pub();
        const YamlNode* at = find("bank");
        const bool changed = at || find("hands") || find("clear");
        if (!changed) return;
        Cards held;
        for (Seat s = 0; s < m_rules.seats; ++s) held += hidden().seat[s].hand;
        for (const Resource r : allResources) {
            const int left = m_rules.base.supply - held[r];
            if (m_strict && left < 0)
                m_cursor.error(problem("The hands hold %1 %2, but there are only %3.", {held[r], nameOf(r), m_rules.base.supply}));
            p.bank.set(r, std::max(left, 0));
        }
        if (!at || !m_cursor.member(*at).isMapping()) return;
        m_cursor.member(*at).refuseUnknownKeys(resourceNames());
        for (const YamlNode& value : at->items) {
            const auto r = resourceFrom(value.key);
            const auto n = r ? m_cursor.member(*at).member(value).integer(0, m_strict ? p.bank[*r] : mostOfAKind) : std::nullopt;
            if (n) p.bank.set(*r, static_cast<int>(*n));
        }
    }

    void readCardCounts(const YamlCursor& c, CardCounts& into)
    {
        if (!c.isMapping()) return;
        c.refuseUnknownKeys(cardNames());
        into = {};
        for (const YamlNode& value : c.node().items)
            if (const auto card = cardFrom(value.key))
                if (const auto n = c.member(value).integer(0, maxDeck)) into[static_cast<std::size_t>(*card)] = static_cast<u8>(*n);
        m_redeal = true;
    }

    void readPlayed(const YamlCursor& c, Seat s)
    {
        static constexpr std::array<std::string_view, 1> known{"knights"};
        if (!c.isMapping()) return;
        c.refuseUnknownKeys(known);
        if (const YamlNode* at = c.node().find("knights"))
            if (const auto n = c.member(*at).integer(0, maxDeck)) pub().seat[s].knights = static_cast<u8>(*n);
        m_redeal = true;
    }

    /// Cards of each kind that are neither held nor lie face up.
    CardCounts undealt()
    {
        CardCounts left{};
        for (std::size_t kind = 0; kind < cardCount; ++kind) {
            int n = m_rules.base.deck[kind];
            for (Seat s = 0; s < m_rules.seats; ++s) {
                n -= hidden().seat[s].cards[kind] + hidden().seat[s].bought[kind];
                if (static_cast<Card>(kind) == Card::Knight) n -= pub().seat[s].knights;
            }
            if (m_strict && n < 0)
                m_cursor.error(problem("Of the card “%1” there are only %2 in the game.", {nameOf(static_cast<Card>(kind)), m_rules.base.deck[kind]}));
            left[kind] = static_cast<u8>(std::max(n, 0));
        }
        return left;
    }

    /// The named cards on top, the others below in the order in which the deck was shuffled.
    void readDeck()
    {
        const YamlNode* named = find("deck");
        if (!named && !m_redeal && !find("deck_left")) return;
        CardCounts left = undealt();
        std::vector<Card> deck;
        const auto take = [&](Card card) {
            u8& n = left[static_cast<std::size_t>(card)];
            if (n > 0) deck.push_back(card);
            return n > 0 ? (--n, true) : false;
        };
        if (named && m_cursor.member(*named).isList())
            for (std::size_t i = 0; i < named->items.size(); ++i) {
                const YamlCursor c = m_cursor.member(*named).item(i);
                const auto word = c.word(cardNames());
                if (word && !take(*cardFrom(*word))) c.error(problem("So many cards “%1” are not left for the deck.", {*word}));
            }
        std::size_t whole = 0;
        for (const int n : m_rules.base.deck) whole += static_cast<std::size_t>(n);
        for (std::size_t i = whole; i-- > 0;) take(hidden().deck[i]);  // those drawn still lie above the rest
        std::size_t size = deck.size();
        number("deck_left", static_cast<std::int64_t>(deck.size()), size);
        Hidden& h = hidden();
        h.deck = {};
        for (std::size_t i = 0; i < size; ++i) h.deck[size - 1 - i] = deck[i];
        pub().deckLeft = static_cast<u8>(size);
    }

    // ---- Stacks, awards, modules ------------------------------------------------------------------------------------

    void readStack(const YamlCursor& c)
    {
        bool known = false;
        for (std::size_t i = 0; i < m_rules.stacks.size(); ++i) {
            if (c.node().key != m_rules.stacks[i].id && c.node().key != names::hex(topology(), m_rules.stacks[i].hex)) continue;
            known = true;
            readTokens(c, i);
        }
        if (!known) c.error(problem("The board has no stack “%1”.", {c.node().key}));
    }

    void readTokens(const YamlCursor& c, std::size_t stack)
    {
        const StackSite& site = m_rules.stacks[stack];
        const bool whole = c.node().isMapping();
        static constexpr std::array<std::string_view, 2> known{"order", "top"};
        if (whole) c.refuseUnknownKeys(known);
        const YamlNode* order = whole ? c.node().find("order") : &c.node();
        if (!order || !order->isList() || order->items.size() > site.tokens.size() ||
            (position::comesAgain(site) && order->items.size() != site.tokens.size())) {
            c.error(problem("A list of tokens is expected, top first; the stack has %1 of them.", {site.tokens.size()}));
            return;
        }
        const std::size_t first = site.tokens.size() - order->items.size();
        std::vector<u8> left = site.tokens;
        const YamlCursor list = whole ? c.member(*order) : c;
        for (std::size_t i = 0; i < order->items.size(); ++i) {
            const auto token = list.item(i).integer(2, 12);
            if (!token) return;
            const auto at = std::find(left.begin(), left.end(), *token);
            if (at != left.end())
                left.erase(at);
            else if (m_strict)
                list.item(i).error(problem("So many tokens %1 are not in the stack.", {*token}));
            hidden().stackOrder[site.first + first + i] = static_cast<u8>(*token);
        }
        std::int64_t top = static_cast<std::int64_t>(first);
        if (const YamlNode* at = whole ? c.node().find("top") : nullptr)
            top = c.member(*at).integer(0, static_cast<std::int64_t>(site.tokens.size()) - 1).value_or(0);
        const std::size_t tokens = position::comesAgain(site) && site.afterRoll == AfterRoll::Leaves
                                       ? site.tokens.size() - static_cast<std::size_t>(top)
                                       : order->items.size();
        pub().stackTop[stack] = static_cast<u8>(tokens ? top : 0);
        pub().stackLeft[stack] = static_cast<u8>(tokens);
    }

    /// Everything that follows from what was read.
    void derive()
    {
        Public& p = pub();
        for (Seat s = 0; s < m_rules.seats; ++s) p.seat[s].owed = 0;
        p.offer = {};
        p.agenda = position::impliedAgenda(m_turn);
        m_turn.rebuild();
        p.longestRoad = single(roadLeaders());
        p.largestArmy = single(armyLeaders());
    }

    /// The seats with the largest size that is large enough.
    template <class F>
    u8 leaders(int minimum, F size)
    {
        int best = minimum;
        u8 out = 0;
        for (Seat s = 0; s < m_rules.seats; ++s) {
            if (size(s) < best) continue;
            if (size(s) > best) out = 0;
            best = size(s);
            out |= only(s);
        }
        return out;
    }
    u8 roadLeaders() { return leaders(m_rules.base.longestRoadMinimum, [this](Seat s) { return pub().seat[s].roadLength; }); }
    u8 armyLeaders() { return leaders(m_rules.base.largestArmyMinimum, [this](Seat s) { return pub().seat[s].knights; }); }
    static Seat single(u8 set) { return std::popcount(set) == 1 ? static_cast<Seat>(std::countr_zero(set)) : nobody; }

    /// Awards lie where pieces and cards say; where those leave it open, as the file says.
    void readAwards()
    {
        static constexpr std::array<std::string_view, 2> known{"longest_road", "largest_army"};
        const YamlNode* at = find("awards");
        if (std::popcount(armyLeaders()) > 1 && !(at && at->find("largest_army")))
            m_cursor.error(problem("Several seats have equally many knights. Say under `awards` who has the largest army."));
        if (!at) return;
        const YamlCursor c = m_cursor.member(*at);
        if (!c.isMapping()) return;
        c.refuseUnknownKeys(known);
        const auto take = [&](std::string_view key, u8 leaders, bool maySetAside, Seat& into) {
            const YamlNode* node = at->find(key);
            const auto s = node ? names::readSeatOrNobody(c.member(*node), m_rules) : std::nullopt;
            if (!s) return;
            const bool fits = *s == nobody ? leaders == 0 || (maySetAside && std::popcount(leaders) > 1) : (leaders >> *s & 1) != 0;
            if (m_strict && !fits)
                c.member(*node).error(problem("By the pieces and cards this award lies elsewhere. No game gets there; write "
                                              "`impossible: true` if that is meant."));
            into = *s;
        };
        take("longest_road", roadLeaders(), true, pub().longestRoad);
        take("largest_army", armyLeaders(), false, pub().largestArmy);
    }

    void readModules()
    {
        for (const auto& m : m_rules.modules)
            if (const YamlNode* at = find(m->facts().key))
                if (!m->readPosition(m_turn, *at))
                    m_cursor.member(*at).error(problem("This is no position of the module “%1”.", {m->facts().key}));
    }

    void readRandom()
    {
        const YamlNode* at = find("random");
        if (!at) return;
        const YamlCursor c = m_cursor.member(*at);
        std::array<u64, 2> words{};
        bool good = c.isList() && at->items.size() == 2;
        for (std::size_t i = 0; good && i < 2; ++i) {
            const std::string& text = at->items[i].text;
            const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), words[i], 16);
            good = error == std::errc{} && end == text.data() + text.size();
        }
        if (!good || !(words[0] | words[1])) c.error(problem("Two hexadecimal numbers are expected."));
        hidden().random = {words[0], words[1]};
    }

    static constexpr int mostOfAKind = 255;  // of cards in one hand or in the bank: far from the end of a lane of Cards

    const YamlCursor& m_cursor;
    const Ruleset& m_rules;
    Position m_position;
    Turn m_turn;
    bool m_strict;
    bool m_redeal = false;  ///< the deck must be made anew
};

}  // namespace

std::optional<Position> readPosition(const YamlCursor& c, const View& base, Possible possible)
{
    return PositionReader(c, base, possible == Possible::Required).read();
}

}  // namespace inselwerk
