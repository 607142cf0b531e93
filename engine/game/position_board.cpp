#include "engine/game/position_parts.h"
#include "engine/game/position_patch.h"
#include "engine/scenario/format_keys.h"

#include <algorithm>

namespace inselwerk::position {
namespace {

using names::problem;

/// The hex that a key such as "[0, -2]" names.
std::optional<HexId> hexOfKey(const YamlCursor& c, const Topology& topology)
{
    Problems problems;
    const auto node = parseYaml(c.node().key, problems);
    const auto id = node ? names::readHex({*node, c.path(), problems}, topology) : std::nullopt;
    if (id && *id != noHex) return id;
    c.error(problem("“%1” is no land hex of this board. A key such as \"[0, -2]\" is expected.", {c.node().key}));
    return std::nullopt;
}

void readHex(Patch& patch, const YamlCursor& c)
{
    static constexpr std::array<std::string_view, 2> known{"terrain", "number"};
    const auto id = hexOfKey(c, patch.topology());
    if (!id || !c.isMapping()) return;
    c.refuseUnknownKeys(known);
    if (const YamlNode* at = c.node().find("terrain")) {
        const auto word = c.member(*at).word(terrainNames());
        const auto terrain = word ? terrainFrom(*word) : std::nullopt;
        if (terrain && !isLand(*terrain)) c.member(*at).error(problem("Land cannot become sea in a position."));
        if (terrain) patch.deal().terrain[*id] = *terrain;
    }
    if (const YamlNode* at = c.node().find("number"))
        if (const auto n = c.member(*at).integer(0, 12)) {
            if (*n == 1 || *n == 7) c.member(*at).error(problem("No number token shows %1.", {*n}));
            patch.deal().number[*id] = static_cast<u8>(*n);
        }
}

/// Puts a building down; one of the seat's own that stands there makes room.
void readBuilding(Patch& patch, const YamlCursor& c, Seat s, CornerSet& into)
{
    const auto corner = names::readCorner(c, patch.topology());
    if (!corner) return;
    if (*corner == noCorner) return c.error(problem("This corner touches no land."));
    const Topology::Corner& at = patch.topology().corner(*corner);
    const Seat owner = patch.turn().owner(*corner);
    if (owner != nobody && owner != s)
        return c.error(problem("Here stands a building of %1 already.", {nameOf(patch.rules().colours[owner])}));
    for (u8 i = 0; patch.strict && i < at.edgeCount; ++i)
        if (patch.turn().owner(at.neighbours[i]) != nobody)
            return c.error(
                problem("A building stands on a neighbouring corner. No game gets there; write "
                        "`impossible: true` if that is meant."));
    SeatPublic& mine = patch.pub().seat[s];
    mine.settlements.remove(*corner);
    mine.cities.remove(*corner);
    into.add(*corner);
}

void readRoad(Patch& patch, const YamlCursor& c, Seat s)
{
    const auto edge = names::readEdge(c, patch.topology());
    if (!edge) return;
    if (*edge == noEdge) return c.error(problem("This edge touches no land."));
    for (Seat other = 0; other < patch.rules().seats; ++other)
        if (other != s && patch.pub().seat[other].roads.has(*edge))
            return c.error(problem("Here lies a road of %1 already.", {nameOf(patch.rules().colours[other])}));
    patch.pub().seat[s].roads.add(*edge);
}

void readPiecesOf(Patch& patch, const YamlCursor& c, Seat s)
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
    SeatPublic& mine = patch.pub().seat[s];
    each("settlements", [&](const YamlCursor& place) { readBuilding(patch, place, s, mine.settlements); });
    each("cities", [&](const YamlCursor& place) { readBuilding(patch, place, s, mine.cities); });
    each("roads", [&](const YamlCursor& place) { readRoad(patch, place, s); });

    const Parameters& p = patch.rules().base;
    const auto limit = [&](int have, int most, const char* sentence) {
        if (patch.strict && have > most) c.error(problem(sentence, {have, most}));
    };
    const int cornerWords = patch.topology().cornerWords();
    limit(mine.settlements.count(cornerWords), p.settlements, "There are %1 settlements here, but only %2 pieces.");
    limit(mine.cities.count(cornerWords), p.cities, "There are %1 cities here, but only %2 pieces.");
    limit(mine.roads.count(patch.topology().edgeWords()), p.roads, "There are %1 roads here, but only %2 pieces.");
}

/// Writes the named tokens to the end of the stack's place; false when they do not fit to it.
bool readTokens(Patch& patch, const YamlCursor& list, std::size_t stack)
{
    const StackSite& site = patch.rules().stacks[stack];
    const std::size_t named = list.node().items.size();
    if (!list.node().isList() || named > site.tokens.size() || (comesAgain(site) && named != site.tokens.size())) {
        list.error(problem("A list of tokens is expected, top first; the stack has %1 of them.", {site.tokens.size()}));
        return false;
    }
    std::vector<u8> left = site.tokens;
    for (std::size_t i = 0; i < named; ++i) {
        const auto token = list.item(i).integer(2, 12);
        if (!token) return false;
        const auto at = std::find(left.begin(), left.end(), *token);
        if (at != left.end())
            left.erase(at);
        else if (patch.strict)
            list.item(i).error(problem("So many tokens %1 are not in the stack.", {*token}));
        patch.hidden().stackOrder[site.first + site.tokens.size() - named + i] = static_cast<u8>(*token);
    }
    return true;
}

/// `[2, 3, 3]`, or with the past of a stack that comes again `{order: […], top: 3}`.
void readStack(Patch& patch, const YamlCursor& c, std::size_t stack)
{
    static constexpr std::array<std::string_view, 2> known{"order", "top"};
    const StackSite& site = patch.rules().stacks[stack];
    const YamlNode* order = c.node().isMapping() ? c.node().find("order") : &c.node();
    if (c.node().isMapping()) c.refuseUnknownKeys(known);
    if (!order) return c.error(problem("The key “%1” is missing.", {"order"}));
    if (!readTokens(patch, c.node().isMapping() ? c.member(*order) : c, stack)) return;
    const std::size_t size = site.tokens.size();
    std::size_t top = size - order->items.size();
    if (const YamlNode* at = c.node().isMapping() ? c.node().find("top") : nullptr)
        top = static_cast<std::size_t>(c.member(*at).integer(0, static_cast<std::int64_t>(size) - 1).value_or(0));
    const bool shrinks = site.afterRoll == AfterRoll::Leaves;
    const std::size_t left = shrinks && comesAgain(site) ? size - top : order->items.size();
    patch.pub().stackTop[stack] = static_cast<u8>(left ? top : 0);
    patch.pub().stackLeft[stack] = static_cast<u8>(left);
}

}  // namespace

void readHexes(Patch& patch)
{
    patch.eachMember("hexes", [&](const YamlCursor& c) { readHex(patch, c); });
}

void readPieces(Patch& patch)
{
    patch.eachSeat("pieces", [&](const YamlCursor& c, Seat s) { readPiecesOf(patch, c, s); });
}

void readStacks(Patch& patch)
{
    patch.eachMember("stacks", [&](const YamlCursor& c) {
        bool known = false;
        for (std::size_t i = 0; i < patch.rules().stacks.size(); ++i) {
            const StackSite& site = patch.rules().stacks[i];
            if (c.node().key != site.id && c.node().key != names::hex(patch.topology(), site.hex)) continue;
            known = true;
            readStack(patch, c, i);
        }
        if (!known) c.error(problem("The board has no stack “%1”.", {c.node().key}));
    });
}

void readRobber(Patch& patch)
{
    const YamlNode* at = patch.find("robber");
    if (!at) return;
    const YamlCursor c = patch.cursor().member(*at);
    const auto hex = names::readHex(c, patch.topology());
    if (!hex) return;
    if (*hex == noHex && !at->isScalar()) c.error(problem("The robber must stand on land, or `none`."));
    patch.pub().robber = *hex;
}

}  // namespace inselwerk::position
