#include "engine/rules/events/events_module.h"
#include "engine/scenario/yaml_write.h"
#include "engine/table/position_values.h"

#include <algorithm>

/// The event tokens' part of a position, as TRANSCRIPTS.md describes it. Piles are written in the order in which their
/// tokens are taken.
namespace inselwerk::events {
namespace {

using Members = std::vector<std::pair<std::string_view, std::string>>;
using Pile = std::vector<u8>;

constexpr std::array<std::string_view, 2> pieces{"settlements", "cities"};
constexpr std::array<std::string_view, 2> cards{"longest_road", "largest_army"};

/// A position being read: what is said of each pile, and how many tokens of each type are not placed yet.
struct Layout
{
    const std::vector<TokenType>& types;
    std::array<int, maxTypes> left{};
    bool good = true;

    explicit Layout(const std::vector<TokenType>& t) : types(t)
    {
        for (std::size_t i = 0; i < types.size(); ++i) left[i] = types[i].count;
    }

    std::optional<u8> place(const YamlNode& node)
    {
        for (std::size_t i = 0; i < types.size(); ++i)
            if (node.isScalar() && types[i].id == node.text) return place(static_cast<u8>(i));
        good = false;
        return std::nullopt;
    }
    std::optional<u8> place(u8 type)
    {
        if (left[type] == 0) return std::nullopt;
        --left[type];
        return type;
    }
    /// The token that lay there, or any that is left.
    std::optional<u8> keepOrAny(u8 type)
    {
        if (const auto same = place(type)) return same;
        for (std::size_t i = 0; i < types.size(); ++i)
            if (left[i]) return place(static_cast<u8>(i));
        return std::nullopt;
    }
    /// A pile as named, its last token taken first.
    Pile pile(const YamlNode& node, std::size_t most)
    {
        Pile out;
        good &= node.isList() && node.items.size() <= most;
        for (const YamlNode& item : node.items)
            if (const auto type = place(item))
                out.push_back(*type);
            else
                good = false;
        std::reverse(out.begin(), out.end());
        return out;
    }
    void counts(const YamlNode* node, std::array<u8, maxTypes>& into)
    {
        if (!node) return;
        into = {};
        good &= node->isMapping();
        for (const YamlNode& member : node->items) {
            const auto at =
                std::find_if(types.begin(), types.end(), [&](const TokenType& t) { return t.id == member.key; });
            const auto n = numberFrom(member, 60);
            if (at == types.end() || !n) {
                good = false;
                return;
            }
            const auto type = static_cast<std::size_t>(at - types.begin());
            into[type] = static_cast<u8>(*n);
            left[type] -= *n;
            good &= left[type] >= 0;
        }
    }
};

std::optional<int> numberIn(const YamlNode& of, std::string_view key, int high)
{
    const YamlNode* node = of.find(key);
    return node ? numberFrom(*node, high) : std::nullopt;
}

std::string roundText(const Round& r)
{
    Members members;
    if (r.kind == Round::OfTerrain)
        members.emplace_back("terrain", std::string{nameOf(static_cast<Terrain>(r.value))});
    else
        members.emplace_back("number", std::to_string(r.value));
    members.emplace_back("times", std::to_string(r.times));
    members.emplace_back("until", std::to_string(r.until));
    return yaml::flowMapping(members);
}

std::optional<Round> roundFrom(const YamlNode& node)
{
    const auto times = numberIn(node, "times", 8), until = numberIn(node, "until", 1'000'000);
    const auto number = numberIn(node, "number", 12);
    const YamlNode* word = node.find("terrain");
    const auto terrain = word ? terrainFrom(word->text) : std::nullopt;
    if (!times || !until || (!number && !terrain)) return std::nullopt;
    Round round;
    round.kind = terrain ? Round::OfTerrain : Round::OfNumber;
    round.value = static_cast<u32>(terrain ? static_cast<int>(*terrain) : *number) & 15;
    round.times = static_cast<u32>(*times) & 15;
    round.until = static_cast<u32>(*until) & 0x3fffff;
    return round;
}

}  // namespace

std::string Events::writePosition(const View& v) const
{
    const Open open = this->open(v);
    const FaceDown down = faceDown(v.state());
    const auto id = [this](u8 type) { return yaml::plain(m_types[type].id); };
    const auto pile = [&](const u8* first, int n) {
        std::vector<std::string> ids;
        for (int i = n; i-- > 0;) ids.push_back(id(first[i]));
        return yaml::flowList(ids);
    };
    const auto counts = [&](const std::array<u8, maxTypes>& of) {
        std::vector<std::string> keys;
        Members out;
        for (std::size_t i = 0; i < m_types.size(); ++i)
            if (of[i]) out.emplace_back(m_types[i].id, std::to_string(of[i]));
        return yaml::flowMapping(out);
    };
    Members under, onCard, points;
    for (Seat s = 0; s < v.rules().seats; ++s) {
        Members piles;
        for (std::size_t kind = 0; kind < 2; ++kind)
            piles.emplace_back(pieces[kind], pile(down.under[s][kind].data(), open.under[s][kind]));
        under.emplace_back(nameOf(v.rules().colours[s]), yaml::flowMapping(piles));
        if (open.points[s]) points.emplace_back(nameOf(v.rules().colours[s]), std::to_string(open.points[s]));
    }
    for (std::size_t card = 0; card < 2; ++card)
        onCard.emplace_back(cards[card], open.onCard[card] ? id(down.onCard[card]) : "none");
    std::vector<std::string> rounds;
    for (const Round& r : open.rounds)
        if (r.kind != Round::None) rounds.push_back(roundText(r));
    return yaml::flowMapping(
        {{"stack", pile(down.stack.data(), open.stack)},
         {"under", yaml::flowMapping(under)},
         {"cards", yaml::flowMapping(onCard)},
         {"discard", counts(open.discard)},
         {"resolving", counts(open.resolving)},
         {"gone", counts(open.gone)},
         {"points", yaml::flowMapping(points)},
         {"rounds", yaml::flowList(rounds)},
         {"revealed", std::to_string(open.revealed)}});
}

/// Piles that are not named keep their size; tokens that lie nowhere then go below the stack, or where `rest` says.
bool Events::readPosition(Turn& t, const YamlNode& node) const
{
    static constexpr std::array<std::string_view, 10> known{"stack", "under",  "cards",  "discard",  "resolving",
                                                            "gone",  "points", "rounds", "revealed", "rest"};
    if (!node.isMapping()) return false;
    for (const YamlNode& member : node.items)
        if (std::find(known.begin(), known.end(), member.key) == known.end()) return false;
    Open open = this->open(t);
    FaceDown down = faceDown(t.state());
    Layout layout(m_types);
    layout.counts(node.find("discard"), open.discard);
    layout.counts(node.find("resolving"), open.resolving);
    layout.counts(node.find("gone"), open.gone);
    const auto keepCounts = [&](std::string_view key, std::array<u8, maxTypes>& of) {
        for (std::size_t i = 0; !node.find(key) && i < m_types.size(); ++i) {
            of[i] = static_cast<u8>(std::min<int>(of[i], std::max(0, layout.left[i])));
            layout.left[i] -= of[i];
        }
    };
    // What is named comes first, so that it finds its tokens.
    std::array<std::array<bool, 2>, maxSeats> named{};
    const auto readUnder = [&](Seat s, const YamlNode& seat) {
        for (std::size_t kind = 0; kind < 2; ++kind)
            if (const YamlNode* at = seat.find(pieces[kind])) {
                const Pile pile = layout.pile(*at, maxUnder);
                std::copy(pile.begin(), pile.end(), down.under[s][kind].begin());
                open.under[s][kind] = static_cast<u8>(pile.size());
                named[s][kind] = true;
            }
        return true;
    };
    if (const YamlNode* under = node.find("under"); under && !eachSeat(t, *under, readUnder)) return false;
    std::array<bool, 2> namedCard{};
    if (const YamlNode* onCard = node.find("cards"))
        for (std::size_t card = 0; card < 2; ++card)
            if (const YamlNode* at = onCard->find(cards[card])) {
                namedCard[card] = true;
                open.onCard[card] = at->text != "none";
                if (open.onCard[card]) down.onCard[card] = layout.place(*at).value_or(0);
            }
    Pile stack;
    if (const YamlNode* at = node.find("stack")) stack = layout.pile(*at, maxTokens);
    keepCounts("discard", open.discard);
    keepCounts("resolving", open.resolving);
    keepCounts("gone", open.gone);

    for (std::size_t card = 0; card < 2; ++card)
        if (!namedCard[card] && open.onCard[card]) {
            const auto type = layout.keepOrAny(down.onCard[card]);
            open.onCard[card] = type.has_value();
            down.onCard[card] = type.value_or(0);
        }
    for (std::size_t s = 0; s < maxSeats; ++s)
        for (std::size_t kind = 0; kind < 2; ++kind) {
            if (named[s][kind]) continue;
            u8 n = 0;
            for (std::size_t i = 0; i < open.under[s][kind]; ++i)
                if (const auto type = layout.keepOrAny(down.under[s][kind][i])) down.under[s][kind][n++] = *type;
            open.under[s][kind] = n;
        }
    if (!node.find("stack"))
        for (std::size_t i = 0; i < open.stack; ++i)
            if (const auto type = layout.place(down.stack[i])) stack.push_back(*type);
    const YamlNode* rest = node.find("rest");
    for (std::size_t type = 0; type < m_types.size(); ++type)
        for (; layout.left[type] > 0; --layout.left[type])
            if (rest && rest->text == "gone")
                ++open.gone[type];
            else if (rest && rest->text == "discard")
                ++open.discard[type];
            else
                stack.insert(stack.begin(), static_cast<u8>(type));
    if (!layout.good || stack.size() > maxTokens) return false;
    std::copy(stack.begin(), stack.end(), down.stack.begin());
    open.stack = static_cast<u8>(stack.size());

    const auto readPoints = [&](Seat s, const YamlNode& seat) {
        const auto n = numberFrom(seat, 100);
        if (n) open.points[s] = static_cast<u8>(*n);
        return n.has_value();
    };
    if (const YamlNode* points = node.find("points"); points && !eachSeat(t, *points, readPoints)) return false;
    if (const YamlNode* rounds = node.find("rounds")) {
        open.rounds = {};
        if (!rounds->isList() || rounds->items.size() > open.rounds.size()) return false;
        for (std::size_t i = 0; i < rounds->items.size(); ++i) {
            const auto round = roundFrom(rounds->items[i]);
            if (!round) return false;
            open.rounds[i] = *round;
        }
    }
    if (node.find("revealed")) open.revealed = static_cast<u8>(numberIn(node, "revealed", 255).value_or(0));
    keep(t, open);
    keep(t, down);
    return true;
}

/// Where a position says nothing of tokens under pieces, each piece of a supply has one, as far as the stack goes; a
/// stack or piles that it names keep their tokens. Nowhere lie more than there are pieces: the rest is put where `rest`
/// says, or below the stack.
void Events::positionRead(Turn& t, const YamlNode* own) const
{
    if (!m_underPieces || t.pub().phase == Phase::Setup) return;
    const auto find = [](const YamlNode* in, std::string_view key) { return in ? in->find(key) : nullptr; };
    const YamlNode* said = find(own, "under");
    const YamlNode* rest = find(own, "rest");
    const bool fill = !said && !find(own, "stack");
    Open open = this->open(t);
    FaceDown down = faceDown(t.state());
    const auto putAway = [&](u8 type) {
        if (rest && rest->text == "gone") {
            ++open.gone[type];
        } else if (rest && rest->text == "discard") {
            ++open.discard[type];
        } else if (open.stack < maxTokens) {
            std::copy_backward(
                down.stack.begin(), down.stack.begin() + open.stack, down.stack.begin() + open.stack + 1);
            down.stack[0] = type;
            ++open.stack;
        }
    };
    for (Seat s = 0; s < t.rules().seats; ++s)
        for (std::size_t kind = 0; kind < 2; ++kind) {
            if (find(find(said, nameOf(t.rules().colours[s])), pieces[kind])) continue;
            const int wanted = std::min<int>(kind ? t.seat(s).citiesLeft : t.seat(s).settlementsLeft, maxUnder);
            u8& n = open.under[s][kind];
            while (n > wanted) putAway(down.under[s][kind][--n]);
            for (; fill && n < wanted && open.stack; ++n) down.under[s][kind][n] = down.stack[--open.stack];
        }
    keep(t, open);
    keep(t, down);
}

}  // namespace inselwerk::events
