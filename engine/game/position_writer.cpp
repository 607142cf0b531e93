#include "engine/game/names.h"
#include "engine/game/position.h"
#include "engine/game/position_parts.h"
#include "engine/scenario/yaml_write.h"

namespace inselwerk {
namespace position {

int setupStep(const Ruleset& rules, Seat s, int buildings) { return buildings == 0 ? s : 2 * rules.seats - 1 - s; }

Agenda impliedAgenda(const View& v)
{
    Agenda agenda;
    const auto add = [&agenda](Task t) { agenda.tasks[agenda.depth++] = t; };
    const Seat s = v.turnSeat();
    if (v.over()) return agenda;
    if (v.pub().phase != Phase::Setup) {
        add(task(TaskKind::Main, only(s)));
        return agenda;
    }
    const int words = v.topology().cornerWords();
    const int buildings = v.seat(s).settlements.count(words) + v.seat(s).cities.count(words);
    const bool second = buildings > 0;
    add(task(TaskKind::Main, only(0)));
    add(task(TaskKind::SetupStep, 0, static_cast<u16>(setupStep(v.rules(), s, buildings) + 1)));
    add(task(TaskKind::PlaceSettlement, only(s), second && v.rules().base.startWithCity, second));
    return agenda;
}

std::string stackName(const Ruleset& rules, std::size_t stack)
{
    const StackSite& site = rules.stacks[stack];
    int sameId = 0;
    for (const StackSite& other : rules.stacks) sameId += other.id == site.id;
    return sameId == 1 ? site.id : names::hex(rules.topology, site.hex);
}

std::string_view endingName(const Ruleset& rules, EndReason reason)
{
    static constexpr std::array<std::string_view, 3> base{"none", "points", "turn-limit"};
    const auto at = static_cast<std::size_t>(reason);
    if (at < base.size()) return base[at];
    for (const auto& m : rules.modules)
        for (std::size_t own = 0; own < m->facts().endings.size(); ++own)
            if (m->ending(static_cast<int>(own)) == reason) return m->facts().endings[own];
    return "unknown";
}

std::optional<EndReason> endingFrom(const Ruleset& rules, std::string_view word)
{
    for (int reason = 0; reason < 256; ++reason)
        if (const auto r = static_cast<EndReason>(reason); endingName(rules, r) == word && word != "unknown") return r;
    return std::nullopt;
}

}  // namespace position

namespace {

using Members = std::vector<std::pair<std::string_view, std::string>>;

class PositionWriter
{
public:
    explicit PositionWriter(const View& v) : m_view(v), m_rules(v.rules()), m_pub(v.pub()) {}

    std::string write()
    {
        add("clear", "true");
        add("turn", names::seat(m_rules, m_pub.turnSeat));
        add("phase", std::string{position::phaseWords[static_cast<std::size_t>(m_pub.phase)]});
        addTurn();
        addSeats();
        add("bank", countsOfBank());
        add("robber", names::hex(m_view.topology(), m_pub.robber));
        add("awards", yaml::flowMapping(
                          {{"longest_road", holder(m_pub.longestRoad)}, {"largest_army", holder(m_pub.largestArmy)}}));
        addStacks();
        addDeck();
        addPending();
        add("random", yaml::flowList({yaml::quoted(digestText(random().a)), yaml::quoted(digestText(random().b))}));
        for (const auto& m : m_rules.modules)
            if (std::string part = m->writePosition(m_view); !part.empty()) add(m->facts().key, std::move(part));
        return yaml::flowMapping(m_members);
    }

private:
    void add(std::string_view key, std::string value) { m_members.emplace_back(key, std::move(value)); }
    const Random& random() const { return m_view.state().hidden.random; }
    std::string holder(Seat s) const { return s == nobody ? "none" : names::seat(m_rules, s); }

    /// `{red: …, blue: …}` of the seats for which `text` has something to say.
    template <class F>
    void addPerSeat(std::string_view key, F text)
    {
        Members out;
        for (Seat s = 0; s < m_rules.seats; ++s)
            if (std::string value = text(s); !value.empty())
                out.emplace_back(nameOf(m_rules.colours[s]), std::move(value));
        if (!out.empty()) add(key, yaml::flowMapping(out));
    }

    void addTurn()
    {
        const auto number = [this](std::string_view key, unsigned n) {
            if (n) add(key, std::to_string(n));
        };
        number("turns", m_pub.turn);
        if (m_pub.pairedWith != nobody) add("paired_with", std::string{nameOf(m_rules.colours[m_pub.pairedWith])});
        if (m_pub.dice[0]) add("dice", yaml::flowList({std::to_string(m_pub.dice[0]), std::to_string(m_pub.dice[1])}));
        if (m_pub.cardPlayed) add("card_played", "true");
        number("offers_made", m_pub.offersMade);
        if (m_pub.ending == EndReason::None) return;
        add("ending", yaml::plain(position::endingName(m_rules, m_pub.ending)));
        add("winner", names::seats(m_rules, m_pub.winners));
    }

    std::string piecesOf(Seat s) const
    {
        const Topology& t = m_view.topology();
        const SeatPublic& seat = m_pub.seat[s];
        std::vector<std::string> settlements, cities, roads;
        seat.settlements.each(t.cornerWords(), [&](int c) { settlements.push_back(names::corner(t, c)); });
        seat.cities.each(t.cornerWords(), [&](int c) { cities.push_back(names::corner(t, c)); });
        seat.roads.each(t.edgeWords(), [&](int e) { roads.push_back(names::edge(t, e)); });
        Members out;
        if (!settlements.empty()) out.emplace_back("settlements", yaml::flowList(settlements));
        if (!cities.empty()) out.emplace_back("cities", yaml::flowList(cities));
        if (!roads.empty()) out.emplace_back("roads", yaml::flowList(roads));
        return out.empty() ? "" : yaml::flowMapping(out);
    }

    static std::string developmentCards(const std::array<u8, cardCount>& cards)
    {
        Members out;
        for (std::size_t c = 0; c < cardCount; ++c)
            if (cards[c]) out.emplace_back(nameOf(static_cast<Card>(c)), std::to_string(cards[c]));
        return out.empty() ? "" : yaml::flowMapping(out);
    }

    void addSeats()
    {
        addPerSeat("pieces", [this](Seat s) { return piecesOf(s); });
        addPerSeat("hands", [this](Seat s) { return m_view.hand(s).empty() ? "" : names::cards(m_view.hand(s)); });
        addPerSeat("cards", [this](Seat s) { return developmentCards(m_view.hidden(s).cards); });
        addPerSeat("bought", [this](Seat s) { return developmentCards(m_view.hidden(s).bought); });
        addPerSeat("played", [this](Seat s) {
            return m_pub.seat[s].knights ? "{knights: " + std::to_string(m_pub.seat[s].knights) + "}" : "";
        });
    }

    std::string countsOfBank() const
    {
        Members out;
        for (const Resource r : allResources) out.emplace_back(nameOf(r), std::to_string(m_pub.bank[r]));
        return yaml::flowMapping(out);
    }

    std::string tokensOf(std::size_t stack) const
    {
        const StackSite& site = m_rules.stacks[stack];
        const int size = static_cast<int>(site.tokens.size());
        const bool again = position::comesAgain(site);
        std::vector<std::string> tokens;
        for (int i = again ? 0 : size - m_pub.stackLeft[stack]; i < size; ++i)
            tokens.push_back(
                std::to_string(m_view.state().hidden.stackOrder[static_cast<std::size_t>(site.first + i)]));
        if (!again) return yaml::flowList(tokens);
        return yaml::flowMapping({{"order", yaml::flowList(tokens)}, {"top", std::to_string(m_pub.stackTop[stack])}});
    }

    void addStacks()
    {
        std::vector<std::string> keys;
        for (std::size_t i = 0; i < m_rules.stacks.size(); ++i) keys.push_back(position::stackName(m_rules, i));
        Members out;
        for (std::size_t i = 0; i < keys.size(); ++i) out.emplace_back(keys[i], tokensOf(i));
        if (!out.empty()) add("stacks", yaml::flowMapping(out));
    }

    void addDeck()
    {
        std::vector<std::string> cards;
        for (int i = m_pub.deckLeft - 1; i >= 0; --i)
            cards.emplace_back(nameOf(m_view.state().hidden.deck[static_cast<std::size_t>(i)]));
        add("deck", yaml::flowList(cards));
        add("deck_left", std::to_string(m_pub.deckLeft));
    }

    /// What a position that is to be read back cannot have: told so that digests see it.
    void addPending()
    {
        if (isRestorable(m_view)) return;
        std::vector<std::string> tasks;
        const Agenda& agenda = m_pub.agenda;
        for (int i = agenda.depth - 1; i >= 0; --i) {
            const Task& t = agenda.tasks[static_cast<std::size_t>(i)];
            tasks.push_back(yaml::flowList(
                {std::to_string(t.kind), names::seats(m_rules, t.seats), std::to_string(t.a), std::to_string(t.b)}));
        }
        add("pending", yaml::flowList(tasks));
        addPerSeat("owed", [this](Seat s) { return m_pub.seat[s].owed ? std::to_string(m_pub.seat[s].owed) : ""; });
        const OfferOnTable& o = m_pub.offer;
        if (o == OfferOnTable{}) return;
        add("offer",
            yaml::flowMapping({{"give", names::cards(unpacked(o.give))}, {"get", names::cards(unpacked(o.get))}}));
        addPerSeat("answers", [&o](Seat s) {
            if (o.answer[s] == OfferOnTable::None) return std::string{};
            return yaml::flowList(
                {std::to_string(o.answer[s]), names::cards(unpacked(o.counterGive[s])),
                 names::cards(unpacked(o.counterGet[s]))});
        });
    }

    const View& m_view;
    const Ruleset& m_rules;
    const Public& m_pub;
    Members m_members;
};

}  // namespace

std::string writePosition(const View& v) { return PositionWriter(v).write(); }

bool isRestorable(const View& v)
{
    const Agenda implied = position::impliedAgenda(v);
    const Agenda& agenda = v.pub().agenda;
    return agenda.depth == implied.depth && agenda.tasks == implied.tasks && v.pub().offer == OfferOnTable{};
}

u64 digest(const View& v) { return digestOf(writePosition(v)); }

u64 digestOf(std::string_view position)
{
    u64 hash = 0xcbf29ce484222325;  // FNV-1a
    for (const char c : position) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    return hash;
}

std::string digestText(u64 n)
{
    std::string out(16, '0');
    for (std::size_t i = 16; i-- > 0; n >>= 4) out[i] = "0123456789abcdef"[n & 15];
    return out;
}

}  // namespace inselwerk
