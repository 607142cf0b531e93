#include "engine/scenario/writer.h"

#include "engine/scenario/check.h"
#include "engine/scenario/format_keys.h"
#include "engine/scenario/yaml_write.h"

#include <algorithm>

namespace inselwerk {
namespace {

using Members = std::vector<std::pair<std::string_view, std::string>>;

/// Longest line on which a text in both languages stands beside its key.
constexpr std::size_t wide = 120;

std::string place(HexCoord at) { return yaml::flowList({std::to_string(at.q), std::to_string(at.r)}); }

std::string place(HexCoord at, std::string_view direction)
{
    return yaml::flowList({std::to_string(at.q), std::to_string(at.r), std::string{direction}});
}

std::string fromPool(std::string_view pool) { return yaml::flowMapping({{"from", yaml::plain(pool)}}); }

template <class List, class Write>
std::string listOf(const List& list, Write write)
{
    std::vector<std::string> parts;
    for (const auto& element : list) parts.push_back(write(element));
    return yaml::flowList(parts);
}

std::string numbers(const std::vector<int>& list)
{
    return listOf(list, [](int n) { return std::to_string(n); });
}

/// `{forest: 4, hills: 3}` of an array indexed by an enumeration.
template <std::size_t N>
std::string tally(const std::array<int, N>& counts, const std::vector<std::string_view>& names)
{
    Members members;
    for (std::size_t i = 0; i < N; ++i)
        if (counts[i] != 0) members.emplace_back(names[i], std::to_string(counts[i]));
    return yaml::flowMapping(members);
}

/// The file as it grows: lines of `key: value`, indented.
class Lines
{
public:
    explicit Lines(std::string head) : m_out(std::move(head)) {}

    void key(std::size_t indent, std::string_view name, std::string_view value = {})
    {
        m_out.append(indent, ' ')
            .append(yaml::plain(name))
            .append(value.empty() ? ":" : ": ")
            .append(value)
            .append("\n");
    }
    void item(std::size_t indent, std::string_view value)
    {
        m_out.append(indent, ' ').append("- ").append(value).append("\n");
    }

    void text(std::size_t indent, std::string_view name, const Text& text)
    {
        Members members;
        if (!text.en.empty()) members.emplace_back("en", yaml::textValue(text.en, indent + 2));
        if (!text.de.empty()) members.emplace_back("de", yaml::textValue(text.de, indent + 2));
        const std::string flow = yaml::flowMapping(members);
        if (flow.find('\n') == std::string::npos && indent + name.size() + 2 + flow.size() <= wide) {
            key(indent, name, flow);
            return;
        }
        key(indent, name);
        for (const auto& [language, value] : members) key(indent + 2, language, value);
    }

    std::string take() { return std::move(m_out); }

private:
    std::string m_out;
};

/// Comments as they were; a line that is none (from elsewhere than a file) becomes one.
std::string headOf(const std::string& comment)
{
    std::string out;
    for (std::size_t from = 0; from < comment.size();) {
        const std::size_t end = std::min(comment.find('\n', from), comment.size());
        const std::string_view line = std::string_view{comment}.substr(from, end - from);
        if (!line.empty() && line.front() != '#') out += "# ";
        out.append(line).append("\n");
        from = end + 1;
    }
    return out;
}

std::string flowSection(const Section&, const Schema&, const ModuleDescriptions&, bool effect);

struct ValueWriter
{
    const Field& field;
    const ModuleDescriptions& modules;

    std::string operator()(std::int64_t n) const { return std::to_string(n); }
    std::string operator()(bool b) const { return b ? "true" : "false"; }
    std::string operator()(const std::string& word) const { return yaml::plain(word); }
    std::string operator()(const std::vector<std::int64_t>& list) const
    {
        return listOf(list, [](std::int64_t n) { return std::to_string(n); });
    }
    std::string operator()(const std::vector<std::string>& list) const
    {
        return listOf(list, [](const std::string& word) { return yaml::plain(word); });
    }
    std::string operator()(const std::map<std::string, std::int64_t>& counts) const
    {
        Members members;
        for (const std::string_view name : field.choices)
            if (const auto at = counts.find(std::string{name}); at != counts.end() && at->second != 0)
                members.emplace_back(name, std::to_string(at->second));
        return yaml::flowMapping(members);
    }
    std::string operator()(const Text& text) const
    {
        Members members;
        if (!text.en.empty()) members.emplace_back("en", yaml::quoted(text.en));
        if (!text.de.empty()) members.emplace_back("de", yaml::quoted(text.de));
        return yaml::flowMapping(members);
    }
    std::string operator()(const std::vector<Section>& list) const
    {
        return listOf(list, [this](const Section& element) { return (*this)(element); });
    }
    std::string operator()(const Section& element) const
    {
        if (field.type != Field::Type::Effects) return flowSection(element, *field.element, modules, false);
        const EffectDescription* effect = findEffect(modules, element.key);
        return effect ? flowSection(element, effect->schema(), modules, true) : "{}";
    }
};

/// The fields that are to be written: those that differ from their fallback, or all that are named.
Members fieldsOf(
    const Section& section, const Schema& schema, const ModuleDescriptions& modules, Keep kept = Keep::Changes)
{
    Members members;
    for (const Field& field : schema.fields) {
        const auto value = section.values.find(field.name);
        if (value != section.values.end() && (kept == Keep::All || field.required || value->second != field.fallback))
            members.emplace_back(field.name, std::visit(ValueWriter{field, modules}, value->second));
    }
    return members;
}

std::string flowSection(const Section& section, const Schema& schema, const ModuleDescriptions& modules, bool effect)
{
    Members members;
    if (effect) members.emplace_back(effectKey, yaml::plain(section.key));
    for (auto& member : fieldsOf(section, schema, modules)) members.push_back(std::move(member));
    return yaml::flowMapping(members);
}

/// A list of sections stands with one element a line.
void writeSection(Lines& out, const Section& section, const Schema& schema, const ModuleDescriptions& modules)
{
    const Members members = fieldsOf(section, schema, modules);
    out.key(0, schema.key, members.empty() ? "{}" : "");
    for (const auto& [name, value] : members) {
        const Field& field = *schema.find(name);
        const auto* list = std::get_if<std::vector<Section>>(&section.values.find(name)->second);
        out.key(2, name, list && !list->empty() ? std::string{} : value);
        if (list)
            for (const Section& element : *list) out.item(2, ValueWriter{field, modules}(element));
    }
}

void writeNames(Lines& out, const Scenario& scenario)
{
    if (scenario.names.empty()) return;
    out.key(0, "names");
    for (const std::string_view thing : nameableThings()) {
        const auto found = scenario.names.find(thing);
        if (found == scenario.names.end()) continue;
        const ThingName& n = found->second;
        const std::string german = yaml::flowMapping(
            {{"nominative", yaml::quoted(n.deNominative)},
             {"accusative", yaml::quoted(n.deAccusative)},
             {"dative", yaml::quoted(n.deDative)}});
        out.key(2, thing, yaml::flowMapping({{"en", yaml::quoted(n.en)}, {"de", german}}));
    }
}

std::string numberPool(const NumberPool& pool)
{
    Members members{{"tokens", numbers(pool.tokens)}};
    if (pool.lay == NumberPool::Lay::Spiral) members.emplace_back("lay", "spiral");
    if (pool.start) members.emplace_back("start", place(*pool.start));
    return yaml::flowMapping(members);
}

std::string stackOf(const NumberStack& stack)
{
    Members members{{"tokens", numbers(stack.tokens)}};
    if (stack.shuffled) members.emplace_back("shuffled", "true");
    if (stack.afterRoll == AfterRoll::ToBottom) members.emplace_back("after_roll", "to-bottom");
    if (stack.whenEmpty == WhenEmpty::Again) members.emplace_back("when_empty", "again");
    return yaml::flowMapping(members);
}

std::string hexOf(const HexEntry& hex)
{
    Members members{{"at", place(hex.at)}};
    members.emplace_back(
        "terrain", hex.terrainPool.empty() ? std::string{nameOf(hex.terrain)} : fromPool(hex.terrainPool));
    if (!hex.numberPool.empty())
        members.emplace_back("number", fromPool(hex.numberPool));
    else if (hex.number != 0)
        members.emplace_back("number", std::to_string(hex.number));
    if (!hex.stack.empty()) members.emplace_back("stack", yaml::plain(hex.stack));
    std::vector<std::pair<std::string_view, std::string>> tokens;
    for (const auto& [name, count] : hex.tokens) tokens.emplace_back(name, std::to_string(count));
    if (!tokens.empty()) members.emplace_back("tokens", yaml::flowMapping(tokens));
    return yaml::flowMapping(members);
}

std::string harbourOf(const HarbourEntry& harbour, Orientation o)
{
    const std::string kind = harbour.pool.empty() ? yaml::plain(nameOf(harbour.kind)) : fromPool(harbour.pool);
    return yaml::flowMapping(
        {{"at", place(harbour.at)}, {"side", std::string{sideName(harbour.side, o)}}, {"kind", kind}});
}

std::string piecesOf(const StartingPieces& pieces, Orientation o)
{
    const auto corner = [o](const CornerName& c) { return place(c.hex, cornerName(c.corner, o)); };
    const auto edge = [o](const EdgeName& e) { return place(e.hex, sideName(e.side, o)); };
    Members members{{"colour", std::string{nameOf(pieces.colour)}}};
    if (!pieces.settlements.empty()) members.emplace_back("settlements", listOf(pieces.settlements, corner));
    if (!pieces.cities.empty()) members.emplace_back("cities", listOf(pieces.cities, corner));
    if (!pieces.roads.empty()) members.emplace_back("roads", listOf(pieces.roads, edge));
    if (pieces.cards != ResourceCounts{}) members.emplace_back("cards", tally(pieces.cards, resourceNames()));
    if (pieces.optional) members.emplace_back("optional", "true");
    return yaml::flowMapping(members);
}

std::string robberOf(const RobberStart& robber)
{
    switch (robber.kind) {
        case RobberStart::Kind::Desert: return "desert";
        case RobberStart::Kind::Hex: return place(robber.hex);
        case RobberStart::Kind::Number: return yaml::flowMapping({{"number", std::to_string(robber.number)}});
        case RobberStart::Kind::Volcano: return "volcano";
        case RobberStart::Kind::None: break;
    }
    return "none";
}

/// A mapping from the names of elements to the elements.
template <class List, class Write>
void writeNamed(Lines& out, std::size_t indent, std::string_view key, const List& list, Write write)
{
    if (list.empty()) return;
    out.key(indent, key);
    for (const auto& element : list) out.key(indent + 2, element.id, write(element));
}

template <class List, class Write>
void writeItems(Lines& out, std::string_view key, const List& list, Write write)
{
    if (list.empty()) return;
    out.key(2, key);
    for (const auto& element : list) out.item(2, write(element));
}

void writePools(Lines& out, const Board& board)
{
    if (board.terrainPools.empty() && board.numberPools.empty() && board.harbourPools.empty()) return;
    out.key(2, "pools");
    writeNamed(
        out, 4, "terrain", board.terrainPools, [](const TerrainPool& p) { return tally(p.tiles, terrainNames()); });
    writeNamed(out, 4, "numbers", board.numberPools, numberPool);
    writeNamed(
        out, 4, "harbours", board.harbourPools, [](const HarbourPool& p) { return tally(p.pieces, harbourNames()); });
}

void writeBoard(Lines& out, const Board& board, const ModuleDescriptions& modules)
{
    const Orientation o = board.orientation;
    out.item(0, "id: " + yaml::plain(board.id));
    out.text(2, "name", board.name);
    out.key(2, "players", numbers({board.minPlayers, board.maxPlayers}));
    out.key(2, "orientation", o == Orientation::Flat ? "flat" : "pointy");
    if (!board.rules.values.empty())
        out.key(2, "rules", yaml::flowMapping(fieldsOf(board.rules, rulesSchema(), modules, Keep::All)));
    writePools(out, board);
    if (!board.constraints.empty())
        out.key(2, "constraints", listOf(board.constraints, [](Constraint c) { return std::string{nameOf(c)}; }));
    writeNamed(out, 2, "stacks", board.stacks, stackOf);
    out.key(2, "robber", robberOf(board.robber));
    if (!board.setupHexes.empty())
        out.key(2, "setup_hexes", listOf(board.setupHexes, [](HexCoord at) { return place(at); }));
    if (board.hexes.empty()) out.key(2, "hexes", "[]");
    writeItems(out, "hexes", board.hexes, hexOf);
    writeItems(out, "harbours", board.harbours, [o](const HarbourEntry& h) { return harbourOf(h, o); });
    writeItems(out, "pieces", board.pieces, [o](const StartingPieces& p) { return piecesOf(p, o); });
}

}  // namespace

std::string writeScenario(const Scenario& scenario, const ModuleDescriptions& modules)
{
    Lines out{headOf(scenario.leadingComment)};
    out.key(0, "format", std::to_string(scenario.format));
    out.key(0, "id", yaml::plain(scenario.id));
    out.text(0, "name", scenario.name);
    if (!scenario.summary.empty()) out.text(0, "summary", scenario.summary);
    if (scenario.minutes > 0) out.key(0, "minutes", std::to_string(scenario.minutes));
    if (!scenario.rulesPage.empty()) out.text(0, "rules_page", scenario.rulesPage);
    writeNames(out, scenario);
    if (!scenario.rules.values.empty()) writeSection(out, scenario.rules, rulesSchema(), modules);
    for (const ModuleDescription& module : modules)
        if (const Section* section = scenario.findModule(module.schema->key))
            writeSection(out, *section, *module.schema, modules);
    out.key(0, "boards", scenario.boards.empty() ? "[]" : "");
    for (const Board& board : scenario.boards) writeBoard(out, board, modules);
    return out.take();
}

}  // namespace inselwerk
