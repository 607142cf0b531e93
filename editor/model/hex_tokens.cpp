#include "editor/model/hex_tokens.h"

#include "editor/model/painting.h"

#include <algorithm>

namespace inselwerk {
namespace {

using Counts = std::map<std::string, std::int64_t>;

/// The list of a module that says by number what lies on hexes: its elements are some numbers and how many of each
/// kind.
struct ByNumber
{
    const Field* list = nullptr;
    const Field* numbers = nullptr;
    const Field* counts = nullptr;
};

ByNumber byNumber(const Schema& schema, const Field& kinds)
{
    for (const Field& field : schema.fields) {
        if (!field.element) continue;
        ByNumber found{&field, nullptr, nullptr};
        for (const Field& inner : field.element->fields) {
            if (inner.type == Field::Type::IntegerList) found.numbers = &inner;
            if (inner.type == Field::Type::Counts && inner.choices == kinds.choices) found.counts = &inner;
        }
        if (found.numbers && found.counts) return found;
    }
    return {};
}

Counts countsFor(int number, const Section& module, const ByNumber& from)
{
    for (const Section& entry : std::get<std::vector<Section>>(valueOf(module, *from.list))) {
        const auto& numbers = std::get<std::vector<std::int64_t>>(valueOf(entry, *from.numbers));
        if (std::find(numbers.begin(), numbers.end(), number) != numbers.end())
            return std::get<Counts>(valueOf(entry, *from.counts));
    }
    return {};
}

}  // namespace

std::vector<HexTokenKind> hexTokenKinds(const Scenario& scenario, const ModuleDescriptions& modules)
{
    std::vector<HexTokenKind> kinds;
    for (const ModuleDescription& module : modules) {
        const Section* section = scenario.findModule(module.schema->key);
        if (!section || !module.hexTokens) continue;
        for (const std::string& name : section->choices(*module.schema, module.hexTokens->kinds))
            kinds.push_back({name, module.hexTokens->terrain});
    }
    return kinds;
}

bool mayBear(const Board& board, HexCoord at, const HexTokenKind& kind)
{
    const HexEntry* hex = board.find(at);
    if (!hex) return false;
    if (hex->terrainPool.empty()) return hex->terrain == kind.terrain;
    return std::any_of(board.terrainPools.begin(), board.terrainPools.end(), [&](const TerrainPool& pool) {
        return pool.id == hex->terrainPool && pool.tiles[static_cast<std::size_t>(kind.terrain)] > 0;
    });
}

void addHexToken(Board& board, HexCoord at, const HexTokenKind& kind)
{
    HexEntry* hex = findHex(board, at);
    if (!hex || !mayBear(board, at, kind)) return;
    int& count = hex->tokens[kind.name];
    count = std::min(count + 1, mostTokensOnHex);
}

void removeHexToken(Board& board, HexCoord at, const HexTokenKind& kind)
{
    HexEntry* hex = findHex(board, at);
    const auto token = hex ? hex->tokens.find(kind.name) : decltype(hex->tokens.end()){};
    if (!hex || token == hex->tokens.end()) return;
    if (--token->second <= 0) hex->tokens.erase(token);
}

bool writeOutHexTokens(const Scenario& scenario, Board& board, const ModuleDescriptions& modules)
{
    if (std::any_of(board.hexes.begin(), board.hexes.end(), [](const HexEntry& h) { return !h.tokens.empty(); }))
        return false;
    bool any = false;
    for (const ModuleDescription& module : modules) {
        const Section* section = scenario.findModule(module.schema->key);
        if (!section || !module.hexTokens) continue;
        const ByNumber from = byNumber(*module.schema, *module.schema->find(module.hexTokens->kinds));
        if (!from.list) continue;
        for (HexEntry& hex : board.hexes) {
            if (!hex.terrainPool.empty() || hex.terrain != module.hexTokens->terrain) continue;
            for (const auto& [name, count] : countsFor(hex.number, *section, from)) {
                hex.tokens[name] = static_cast<int>(count);
                any = true;
            }
        }
    }
    return any;
}

}  // namespace inselwerk
