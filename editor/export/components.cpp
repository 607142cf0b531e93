#include "editor/export/components.h"

#include "app/common/text/messages.h"
#include "editor/model/event_tokens.h"
#include "engine/rules/registry.h"

#include <algorithm>

namespace inselwerk {
namespace {

QString text(const std::string& s) { return QString::fromStdString(s); }

std::string_view wordOf(Card card)
{
    switch (card) {
        case Card::Knight: return "knight";
        case Card::RoadBuilding: return "Road Building";
        case Card::YearOfPlenty: return "Year of Plenty";
        case Card::Monopoly: return "Monopoly";
        case Card::VictoryPoint: return "victory point card";
    }
    return {};
}

const Schema* schemaOf(std::string_view key)
{
    for (const ModuleDescription& module : descriptionsOf(moduleTypes()))
        if (module.schema->key == key) return module.schema;
    return nullptr;
}

}  // namespace

Components::Components(const Scenario& scenario, const Board& board) : m_scenario(scenario), m_board(board) {}

std::vector<Components::Group> Components::groups() const
{
    std::vector<Group> groups{
        {tr("Tiles"), tiles()},       {tr("Number tokens"), tokens()},
        {tr("Harbours"), harbours()}, {tr("Pieces of every player"), pieces()},
        {tr("Cards"), cards()},       {tr("For all players"), shared()},
    };
    for (Group& group : modules()) groups.push_back(std::move(group));
    for (Group& group : pools()) groups.push_back(std::move(group));
    std::erase_if(groups, [](const Group& group) { return group.lines.empty(); });
    return groups;
}

std::vector<Components::Line> Components::tiles() const
{
    std::array<int, terrainCount> counts{};
    for (const HexEntry& hex : m_board.hexes)
        if (hex.terrainPool.empty()) ++counts[static_cast<std::size_t>(hex.terrain)];
    for (const TerrainPool& pool : m_board.terrainPools)
        for (std::size_t t = 0; t < counts.size(); ++t) counts[t] += pool.tiles[t];
    return tilesOf(counts);
}

std::vector<Components::Line> Components::tilesOf(const std::array<int, terrainCount>& counts)
{
    std::vector<Line> lines;
    for (std::size_t t = 0; t < counts.size(); ++t)
        if (counts[t] > 0) lines.push_back({counts[t], translateWord(nameOf(static_cast<Terrain>(t)))});
    return lines;
}

std::vector<Components::Stack> Components::stacks() const
{
    std::vector<Stack> stacks;
    for (const NumberStack& stack : m_board.stacks) {
        const auto copies = std::count_if(
            m_board.hexes.begin(), m_board.hexes.end(), [&](const HexEntry& hex) { return hex.stack == stack.id; });
        stacks.push_back({&stack, static_cast<int>(copies)});
    }
    return stacks;
}

std::vector<int> Components::numberTokens() const
{
    std::vector<int> numbers;
    for (const HexEntry& hex : m_board.hexes)
        if (hex.number != 0 && hex.numberPool.empty() && hex.stack.empty()) numbers.push_back(hex.number);
    for (const NumberPool& pool : m_board.numberPools)
        numbers.insert(numbers.end(), pool.tokens.begin(), pool.tokens.end());
    for (const Stack& stack : stacks())
        for (int copy = 0; copy < stack.copies; ++copy)
            numbers.insert(numbers.end(), stack.stack->tokens.begin(), stack.stack->tokens.end());
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

std::vector<Components::Line> Components::tokens() const { return linesOf(numberTokens()); }

std::vector<Components::Line> Components::linesOf(std::vector<int> numbers)
{
    std::sort(numbers.begin(), numbers.end());
    std::vector<Line> lines;
    for (const int number : numbers) {
        const QString what = fill(tr("number %1"), {QString::number(number)});
        if (lines.empty() || lines.back().what != what) lines.push_back({0, what});
        ++lines.back().count;
    }
    return lines;
}

std::vector<Components::Line> Components::harbours() const
{
    std::array<int, harbourCount> counts{};
    for (const HarbourEntry& harbour : m_board.harbours)
        if (harbour.pool.empty()) ++counts[static_cast<std::size_t>(harbour.kind)];
    for (const HarbourPool& pool : m_board.harbourPools)
        for (std::size_t h = 0; h < counts.size(); ++h) counts[h] += pool.pieces[h];
    return harboursOf(counts);
}

std::vector<Components::Line> Components::harboursOf(const std::array<int, harbourCount>& counts)
{
    std::vector<Line> lines;
    for (std::size_t h = 0; h < counts.size(); ++h) {
        if (counts[h] == 0) continue;
        const auto kind = static_cast<Harbour>(h);
        lines.push_back(
            {counts[h], kind == Harbour::Any ? QStringLiteral("3:1")
                                             : fill(QStringLiteral("2:1 %1"), {translateWord(nameOf(kind))})});
    }
    return lines;
}

std::vector<Components::Line> Components::pieces() const
{
    const Section rules = rulesOn(m_scenario, m_board);
    const auto count = [&](const char* field) { return static_cast<int>(rules.integer(rulesSchema(), field)); };
    return {
        {count("roads"), translateWord("road")},
        {count("settlements"), translateWord("settlement")},
        {count("cities"), translateWord("city")}};
}

std::vector<Components::Line> Components::cards() const
{
    const Section rules = rulesOn(m_scenario, m_board);
    std::vector<Line> lines;
    const auto supply = static_cast<int>(rules.integer(rulesSchema(), "supply"));
    for (const Resource resource : allResources) lines.push_back({supply, translateWord(nameOf(resource))});
    const auto deck = rules.counts(rulesSchema(), "development_deck");
    for (int c = 0; c < cardCount; ++c) {
        const auto card = static_cast<Card>(c);
        const auto found = deck.find(std::string(nameOf(card)));
        if (found != deck.end() && found->second > 0)
            lines.push_back({static_cast<int>(found->second), translateWord(wordOf(card))});
    }
    return lines;
}

std::vector<Components::Line> Components::shared() const
{
    std::vector<Line> lines;
    if (m_board.robber.kind != RobberStart::Kind::None) lines.push_back({1, translateWord("robber")});
    lines.push_back({2, tr("dice")});
    for (const std::string_view award : {"Longest Road", "Largest Army"}) lines.push_back({1, translateWord(award)});
    return lines;
}

/// What of the parts above is drawn before a game, and what the draw must satisfy.
std::vector<Components::Group> Components::pools() const
{
    std::vector<Group> groups;
    //: Head of a list of what a pool holds; %1: name of the pool
    const auto begin = [&](const std::string& id) -> std::vector<Line>& {
        return groups.emplace_back(Group{fill(tr("Drawn from the pool “%1”"), {text(id)}), {}}).lines;
    };
    for (const TerrainPool& pool : m_board.terrainPools) begin(pool.id) = tilesOf(pool.tiles);
    for (const NumberPool& pool : m_board.numberPools) begin(pool.id) = linesOf(pool.tokens);
    for (const HarbourPool& pool : m_board.harbourPools) begin(pool.id) = harboursOf(pool.pieces);
    if (m_board.constraints.empty()) return groups;
    Group& constraints = groups.emplace_back(Group{tr("The draw must satisfy"), {}});
    for (const Constraint constraint : m_board.constraints)
        constraints.lines.push_back({0, translateWord(wordOf(constraint))});
    return groups;
}

std::vector<std::pair<Crop, int>> Components::cropTokens() const
{
    std::vector<std::pair<Crop, int>> tokens;
    const Section* crops = m_scenario.findModule("crops");
    const Schema* schema = schemaOf("crops");
    if (!crops || !schema) return tokens;
    const auto each = static_cast<int>(crops->integer(*schema, "tokens_per_kind"));
    for (const std::string& kind : crops->choices(*schema, "kinds"))
        if (const auto crop = cropFrom(kind)) tokens.emplace_back(*crop, each);
    return tokens;
}

std::vector<Components::Group> Components::modules() const
{
    std::vector<Group> groups;
    for (const ModuleType& type : moduleTypes()) {
        const Section* section = m_scenario.findModule(type.schema->key);
        if (!section || !type.parts) continue;
        Group& group = groups.emplace_back(Group{translate(type.schema->title), {}});
        for (const Part& part : type.parts(*section)) group.lines.push_back({part.count, translate(part.what)});
    }
    return groups;
}

QString Components::titleOf(const Section& eventToken)
{
    const QString name = translate(eventToken.text(*event_tokens::listField().element, "name"));
    return name.isEmpty() ? text(eventToken.choice(*event_tokens::listField().element, "id")) : name;
}

}  // namespace inselwerk
