#include "engine/scenario/format_keys.h"

#include "engine/scenario/say.h"

namespace inselwerk {
namespace {

using C = const YamlCursor&;
using S = ReadState&;

template <class T>
bool keep(std::optional<T> value, T& into)
{
    if (value) into = std::move(*value);
    return value.has_value();
}

bool keepNumber(std::optional<std::int64_t> value, int& into)
{
    if (value) into = static_cast<int>(*value);
    return value.has_value();
}

/// A choice between the names of two values.
template <class E>
bool readEither(C c, E& into, const std::array<std::string_view, 2>& names)
{
    const auto word = c.word(names);
    if (word) into = static_cast<E>(*word == names[1] ? 1 : 0);
    return word.has_value();
}

/// Either a word of an enumeration or `{from: POOL}`.
template <class Plain>
bool orFromPool(C c, std::string& pool, Plain readPlain)
{
    if (!c.node().isMapping()) return readPlain();
    const YamlNode* from = c.node().find("from");
    const std::array<std::string_view, 1> known{"from"};
    c.refuseUnknownKeys(known);
    if (!from) {
        c.missing("from");
        return false;
    }
    return keep(c.member(*from).id(), pool);
}

bool readTerrain(C c, HexEntry& h, S)
{
    return orFromPool(c, h.terrainPool, [&] {
        const auto word = c.word(terrainNames());
        if (word) h.terrain = *terrainFrom(*word);
        return word.has_value();
    });
}

bool readNumber(C c, HexEntry& h, S s)
{
    return orFromPool(c, h.numberPool, [&] { return readToken(c, h.number, s); });
}

bool readHarbourKind(C c, HarbourEntry& h, S)
{
    return orFromPool(c, h.pool, [&] {
        const auto word = c.word(harbourNames());
        if (word) h.kind = *harbourFrom(*word);
        return word.has_value();
    });
}

bool readSide(C c, HarbourEntry& h, S s)
{
    const auto word = c.word(sideNames(s.orientation));
    if (word) h.side = *sideFrom(*word, s.orientation);
    return word.has_value();
}

/// Counts by name into an array indexed by an enumeration.
template <std::size_t N>
bool readTally(C c, std::array<int, N>& into, std::span<const std::string_view> names, int high)
{
    if (!c.isMapping()) return false;
    c.refuseUnknownKeys(names);
    for (std::size_t i = 0; i < N; ++i)
        if (const YamlNode* value = c.node().find(names[i])) keepNumber(c.member(*value).integer(0, high), into[i]);
    return true;
}

/// Tokens by name; which names there are is for the modules to judge.
bool readTokens(C c, HexEntry& h, S)
{
    if (!c.isMapping()) return false;
    for (const YamlNode& value : c.node().items)
        if (const auto n = c.member(value).integer(1, mostTokensOnHex))
            h.tokens.emplace(value.key, static_cast<int>(*n));
    return true;
}

/// A mapping from names to elements that know their name.
template <class T, class Read>
bool readNamed(C c, std::vector<T>& into, Read read)
{
    if (!c.isMapping()) return false;
    for (const YamlNode& value : c.node().items) {
        T element{};
        element.id = value.key;
        if (read(c.member(value), element)) into.push_back(std::move(element));
    }
    return true;
}

bool readPlayers(C c, Board& b, S)
{
    if (!c.node().isList() || c.node().items.size() != 2) {
        c.error(say(
            INSELWERK_TEXT(
                "Scenario", "The smallest and the largest number of players are expected, such as [3, 4], found %1."),
            {found(c.node())}));
        return false;
    }
    const bool low = keepNumber(c.item(0).integer(minSeats, maxSeats), b.minPlayers);
    const bool high = keepNumber(c.item(1).integer(minSeats, maxSeats), b.maxPlayers);
    if (low && high && b.minPlayers > b.maxPlayers) {
        c.error(
            say(INSELWERK_TEXT(
                    "Scenario", "The smallest number of players (%1) is larger than the largest (%2). Swap them."),
                {b.minPlayers, b.maxPlayers}));
        return false;
    }
    return low && high;
}

bool readRobber(C c, Board& b, S s)
{
    RobberStart& start = b.robber;
    if (c.node().isList()) {
        start.kind = RobberStart::Kind::Hex;
        return readCoordinate(c, start.hex, s);
    }
    if (c.node().isMapping()) {
        const std::array<std::string_view, 1> known{"number"};
        c.refuseUnknownKeys(known);
        start.kind = RobberStart::Kind::Number;
        const YamlNode* number = c.node().find("number");
        if (!number) c.missing("number");
        return number && readToken(c.member(*number), start.number, s);
    }
    const std::array<std::string_view, 3> words{"desert", "volcano", "none"};
    const auto word = c.word(words);
    if (!word) return false;
    start.kind = *word == "desert"    ? RobberStart::Kind::Desert
                 : *word == "volcano" ? RobberStart::Kind::Volcano
                                      : RobberStart::Kind::None;
    return true;
}

bool readConstraint(C c, Constraint& into, S)
{
    const auto word = c.word(constraintNames());
    if (word) into = *constraintFrom(*word);
    return word.has_value();
}

bool readStart(C c, NumberPool& p, S s)
{
    HexCoord at;
    if (!readCoordinate(c, at, s)) return false;
    p.start = at;
    return true;
}

bool readColour(C c, StartingPieces& p, S)
{
    const auto word = c.word(colourNames());
    if (word) p.colour = *colourFrom(*word);
    return word.has_value();
}

bool readBoard(C c, Board& b, S s)
{
    s.orientation = Orientation::Pointy;
    return readMapping(c, boardKeys(), b, s);
}

bool readNames(C c, Scenario& into, S s)
{
    if (!c.isMapping()) return false;
    c.refuseUnknownKeys(nameableThings());
    for (const std::string_view thing : nameableThings())
        if (const YamlNode* value = c.node().find(thing)) {
            ThingName name;
            if (readMapping(c.member(*value), thingKeys(), name, s)) into.names.emplace(thing, std::move(name));
        }
    return true;
}

}  // namespace

Keys<Text> textKeys()
{
    static const std::array<Key<Text>, 2> keys{{
        {{"en", Need::Optional, "string", "The English text."}, [](C c, Text& t, S) { return keep(c.text(), t.en); }},
        {{"de", Need::Optional, "string", "The German text."}, [](C c, Text& t, S) { return keep(c.text(), t.de); }},
    }};
    return keys;
}

Keys<ThingName> germanKeys()
{
    static const std::array<Key<ThingName>, 3> keys{{
        {{"nominative", Need::Required, "string", "With article: `der Schamane`."},
         [](C c, ThingName& n, S) { return keep(c.text(), n.deNominative); }},
        {{"accusative", Need::Required, "string", "With article: `den Schamanen`."},
         [](C c, ThingName& n, S) { return keep(c.text(), n.deAccusative); }},
        {{"dative", Need::Required, "string", "With article: `dem Schamanen`."},
         [](C c, ThingName& n, S) { return keep(c.text(), n.deDative); }},
    }};
    return keys;
}

Keys<ThingName> thingKeys()
{
    static const std::array<Key<ThingName>, 2> keys{{
        {{"en", Need::Required, "string", "The English name, without article."},
         [](C c, ThingName& n, S) { return keep(c.text(), n.en); }},
        {{"de", Need::Required, "german", "The German name in the forms that sentences need."},
         [](C c, ThingName& n, S s) { return readMapping(c, germanKeys(), n, s); }},
    }};
    return keys;
}

Keys<NumberPool> numberPoolKeys()
{
    static const std::array<Key<NumberPool>, 3> keys{{
        {{"tokens", Need::Required, "token[]", "The number tokens; laid in this order when `lay` is `spiral`."},
         [](C c, NumberPool& p, S s) { return readList(c, p.tokens, s, readToken); }},
        {{"lay", Need::Optional, "lay", "How the tokens are laid: `shuffled` (if not said) or in `spiral` order."},
         [](C c, NumberPool& p, S) {
             return readEither(c, p.lay, {"shuffled", "spiral"});
         }},
        {{"start", Need::Optional, "hex_place", "Spiral: the corner hex to begin at; if not said, a random one."},
         readStart},
    }};
    return keys;
}

Keys<Board> poolKeys()
{
    static const std::array<Key<Board>, 3> keys{{
        {{"terrain", Need::Optional, "terrain_pools", "Pools of terrain tiles: name, and tiles by terrain."},
         [](C c, Board& b, S) {
             return readNamed(c, b.terrainPools, [](C e, TerrainPool& p) {
                 return readTally(e, p.tiles, terrainNames(), maxHexes);
             });
         }},
        {{"numbers", Need::Optional, "number_pools", "Pools of number tokens: name, tokens, how they are laid."},
         [](C c, Board& b, S s) {
             return readNamed(
                 c, b.numberPools, [&](C e, NumberPool& p) { return readMapping(e, numberPoolKeys(), p, s); });
         }},
        {{"harbours", Need::Optional, "harbour_pools", "Pools of harbours: name, and pieces by kind."},
         [](C c, Board& b, S) {
             return readNamed(c, b.harbourPools, [](C e, HarbourPool& p) {
                 return readTally(e, p.pieces, harbourNames(), maxHarbours);
             });
         }},
    }};
    return keys;
}

Keys<NumberStack> stackKeys()
{
    static const std::array<Key<NumberStack>, 4> keys{{
        {{"tokens", Need::Required, "token[]", "The number tokens, top first."},
         [](C c, NumberStack& n, S s) { return readList(c, n.tokens, s, readToken); }},
        {{"shuffled", Need::Optional, "flag", "Is the stack shuffled before the game? If not said, it is not."},
         [](C c, NumberStack& n, S) { return keep(c.flag(), n.shuffled); }},
        {{"after_roll", Need::Optional, "after_roll",
          "What the top token does once rolled: `leaves` (if not said) or goes `to-bottom`."},
         [](C c, NumberStack& n, S) {
             return readEither(c, n.afterRoll, {"leaves", "to-bottom"});
         }},
        {{"when_empty", Need::Optional, "when_empty",
          "What an emptied stack does: the hex is `spent` (if not said), or the stack starts `again`."},
         [](C c, NumberStack& n, S) {
             return readEither(c, n.whenEmpty, {"spent", "again"});
         }},
    }};
    return keys;
}

Keys<HexEntry> hexKeys()
{
    static const std::array<Key<HexEntry>, 5> keys{{
        {{"at", Need::Vital, "hex_place", "The place of the hex, `[q, r]`."},
         [](C c, HexEntry& h, S s) { return readCoordinate(c, h.at, s); }},
        {{"terrain", Need::Required, "terrain_or_pool", "A terrain, or `{from: POOL}`."}, readTerrain},
        {{"number", Need::Optional, "token_or_pool", "A number token, or `{from: POOL}`."}, readNumber},
        {{"stack", Need::Optional, "id", "The stack of number tokens that lies here; excludes `number`."},
         [](C c, HexEntry& h, S) { return keep(c.id(), h.stack); }},
        {{"tokens", Need::Optional, "tokens",
          "Tokens of rule modules that lie here at the start, such as `{wheat: 1}`."},
         readTokens},
    }};
    return keys;
}

Keys<HarbourEntry> harbourKeys()
{
    static const std::array<Key<HarbourEntry>, 3> keys{{
        {{"at", Need::Vital, "hex_place", "The land hex that the harbour belongs to."},
         [](C c, HarbourEntry& h, S s) { return readCoordinate(c, h.at, s); }},
        {{"side", Need::Vital, "side", "The side of that hex which faces the water."}, readSide},
        {{"kind", Need::Required, "harbour_or_pool", "`\"3:1\"`, a resource (2:1), or `{from: POOL}`."},
         readHarbourKind},
    }};
    return keys;
}

Keys<StartingPieces> piecesKeys()
{
    static const std::array<Key<StartingPieces>, 6> keys{{
        {{"colour", Need::Vital, "colour", "Whose pieces these are."}, readColour},
        {{"settlements", Need::Optional, "corner_place[]", "Corners `[q, r, CORNER]`."},
         [](C c, StartingPieces& p, S s) { return readList(c, p.settlements, s, readCorner); }},
        {{"cities", Need::Optional, "corner_place[]", "Corners `[q, r, CORNER]`."},
         [](C c, StartingPieces& p, S s) { return readList(c, p.cities, s, readCorner); }},
        {{"roads", Need::Optional, "edge_place[]", "Edges `[q, r, SIDE]`."},
         [](C c, StartingPieces& p, S s) { return readList(c, p.roads, s, readEdge); }},
        {{"cards", Need::Optional, "resource_counts", "Resource cards in hand at the start."},
         [](C c, StartingPieces& p, S) { return readTally(c, p.cards, resourceNames(), 200); }},
        {{"optional", Need::Optional, "flag", "`true`: this colour is left out first when fewer play."},
         [](C c, StartingPieces& p, S) { return keep(c.flag(), p.optional); }},
    }};
    return keys;
}

Keys<Board> boardKeys()
{
    static const std::array<Key<Board>, 13> keys{{
        {{"id", Need::Required, "id", "Names the board; unique in the file."},
         [](C c, Board& b, S) { return keep(c.id(), b.id); }},
        {{"name", Need::Required, "text", "The name that people see."},
         [](C c, Board& b, S s) { return readText(c, b.name, s); }},
        {{"players", Need::Required, "players", "The smallest and the largest number of players, `[3, 4]`."},
         readPlayers},
        {{"orientation", Need::Optional, "orientation", "How the hexes stand: `pointy` (if not said) or `flat` top."},
         [](C c, Board& b, S s) {
             const bool good = readEither(c, b.orientation, {"pointy", "flat"});
             s.orientation = b.orientation;
             return good;
         }},
        {{"rules", Need::Optional, "rules", "Parameters of the base game that are others on this board."},
         [](C c, Board& b, S s) { return readSection(c, rulesSchema(), b.rules, s, Keep::All); }},
        {{"pools", Need::Optional, "pools", "What hexes and harbours may be drawn from."},
         [](C c, Board& b, S s) { return readMapping(c, poolKeys(), b, s); }},
        {{"constraints", Need::Optional, "constraint[]", "What a draw must satisfy."},
         [](C c, Board& b, S s) { return readList(c, b.constraints, s, readConstraint); }},
        {{"stacks", Need::Optional, "stacks", "Stacks of number tokens, by name."},
         [](C c, Board& b, S s) {
             return readNamed(c, b.stacks, [&](C e, NumberStack& n) { return readMapping(e, stackKeys(), n, s); });
         }},
        {{"robber", Need::Optional, "robber",
          "Where the robber starts: `desert` (if not said), `volcano`, `none`, `[q, r]` or `{number: 2}`."},
         readRobber},
        {{"setup_hexes", Need::Optional, "hex_place[]",
          "Set-up settlements only at corners of these hexes; if not said, anywhere."},
         [](C c, Board& b, S s) { return readList(c, b.setupHexes, s, readCoordinate); }},
        {{"hexes", Need::Required, "hex[]", "The hexes of the board; where none is given there is water."},
         [](C c, Board& b, S s) {
             return readList(c, b.hexes, s, [](C e, HexEntry& h, S t) { return readMapping(e, hexKeys(), h, t); });
         }},
        {{"harbours", Need::Optional, "harbour[]", "The harbours."},
         [](C c, Board& b, S s) {
             return readList(
                 c, b.harbours, s, [](C e, HarbourEntry& h, S t) { return readMapping(e, harbourKeys(), h, t); });
         }},
        {{"pieces", Need::Optional, "pieces[]",
          "Fixed starting pieces, in the order in which colours are dealt to players; if not said, the usual set-up "
          "phase."},
         [](C c, Board& b, S s) {
             return readList(
                 c, b.pieces, s, [](C e, StartingPieces& p, S t) { return readMapping(e, piecesKeys(), p, t); });
         }},
    }};
    return keys;
}

Keys<Scenario> scenarioKeys()
{
    static const std::array<Key<Scenario>, 9> keys{{
        {{"format", Need::Required, "format", "The version of the format: 1."}, [](C, Scenario&, S) { return true; }},
        {{"id", Need::Required, "id", "Names the scenario; unique among all scenarios."},
         [](C c, Scenario& s, S) { return keep(c.id(), s.id); }},
        {{"name", Need::Required, "text", "The name that people see."},
         [](C c, Scenario& s, S state) { return readText(c, s.name, state); }},
        {{"summary", Need::Optional, "text", "One or two sentences for the list of scenarios."},
         [](C c, Scenario& s, S state) { return readText(c, s.summary, state); }},
        {{"minutes", Need::Optional, "minutes", "The usual length of a game."},
         [](C c, Scenario& s, S) { return keepNumber(c.integer(1, 600), s.minutes); }},
        {{"rules_page", Need::Optional, "text",
          "How to play, in paragraphs separated by an empty line; `# ` begins a heading."},
         [](C c, Scenario& s, S state) { return readText(c, s.rulesPage, state); }},
        {{"names", Need::Optional, "names", "Names of things that this scenario replaces."}, readNames},
        {{"rules", Need::Optional, "rules", "Parameters of the base game."},
         [](C c, Scenario& s, S state) { return readSection(c, rulesSchema(), s.rules, state); }},
        {{"boards", Need::Required, "board[]", "The boards; the first one that fits is the default."},
         [](C c, Scenario& s, S state) { return readList(c, s.boards, state, readBoard); }},
    }};
    return keys;
}

}  // namespace inselwerk
