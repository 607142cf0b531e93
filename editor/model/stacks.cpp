#include "editor/model/stacks.h"

#include "editor/model/find_by_id.h"
#include "editor/model/fresh_names.h"
#include "engine/table/random.h"

#include <algorithm>

namespace inselwerk {
namespace {

/// Every value `from` of a field `stack` in a section, at any depth, becomes `to`.
void renameIn(Section& section, const std::string& from, const std::string& to)
{
    for (auto& [name, value] : section.values) {
        if (auto* word = std::get_if<std::string>(&value); word && name == "stack" && *word == from) *word = to;
        if (auto* sections = std::get_if<std::vector<Section>>(&value))
            for (Section& inner : *sections) renameIn(inner, from, to);
    }
}

}  // namespace

std::set<std::string> stackIds(const Board& board)
{
    std::set<std::string> ids;
    for (const NumberStack& stack : board.stacks) ids.insert(stack.id);
    return ids;
}

std::string addStack(Board& board, const std::string& wantedId, std::vector<int> tokens)
{
    NumberStack stack;
    stack.id = freshId(wantedId, stackIds(board));
    stack.tokens = std::move(tokens);
    board.stacks.push_back(std::move(stack));
    return board.stacks.back().id;
}

std::string duplicateStack(Board& board, const std::string& id)
{
    const NumberStack* found = findStack(board, id);
    if (!found) return {};
    NumberStack copy = *found;
    copy.id = freshId(id, stackIds(board));
    const auto place = found - board.stacks.data() + 1;
    return board.stacks.insert(board.stacks.begin() + place, std::move(copy))->id;
}

void removeStack(Board& board, const std::string& id)
{
    std::erase_if(board.stacks, [&](const NumberStack& stack) { return stack.id == id; });
    for (HexEntry& hex : board.hexes)
        if (hex.stack == id) hex.stack.clear();
}

void renameStack(Scenario& scenario, std::size_t index, const std::string& id, const std::string& to)
{
    if (index >= scenario.boards.size()) return;
    Board& board = scenario.boards[index];
    NumberStack* found = findStack(board, id);
    if (!found || stackIds(board).contains(to)) return;
    found->id = to;
    for (HexEntry& hex : board.hexes)
        if (hex.stack == id) hex.stack = to;
    if (std::any_of(scenario.boards.begin(), scenario.boards.end(), [&](const Board& b) { return b.findStack(id); }))
        return;
    for (Section& module : scenario.modules) renameIn(module, id, to);
}

void moveStack(Board& board, std::size_t from, std::size_t to)
{
    if (from >= board.stacks.size() || to >= board.stacks.size()) return;
    NumberStack stack = std::move(board.stacks[from]);
    board.stacks.erase(board.stacks.begin() + static_cast<std::ptrdiff_t>(from));
    board.stacks.insert(board.stacks.begin() + static_cast<std::ptrdiff_t>(to), std::move(stack));
}

NumberStack* findStack(Board& board, const std::string& id) { return findById(board.stacks, id); }

void moveTokens(std::vector<int>& tokens, const std::set<std::size_t>& places, std::size_t to)
{
    std::vector<int> moved, left;
    for (std::size_t i = 0; i < tokens.size(); ++i) (places.contains(i) ? moved : left).push_back(tokens[i]);
    const auto at = static_cast<std::ptrdiff_t>(std::min(to, left.size()));
    left.insert(left.begin() + at, moved.begin(), moved.end());
    tokens = std::move(left);
}

void removeTokens(std::vector<int>& tokens, const std::set<std::size_t>& places)
{
    for (auto place = places.rbegin(); place != places.rend(); ++place)
        if (*place < tokens.size()) tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(*place));
}

void sortTokens(std::vector<int>& tokens) { std::sort(tokens.begin(), tokens.end()); }

void reverseTokens(std::vector<int>& tokens) { std::reverse(tokens.begin(), tokens.end()); }

void shuffleTokens(std::vector<int>& tokens, std::uint64_t seed)
{
    Random random = Random::seeded(seed);
    random.shuffle(tokens.data(), static_cast<int>(tokens.size()));
}

int layStack(Board& board, const std::set<HexCoord>& hexes, const std::string& id)
{
    int count = 0;
    for (HexEntry& hex : board.hexes) {
        if (!hexes.contains(hex.at) || hex.stack == id || (!id.empty() && !canBearStack(hex))) continue;
        hex.stack = id;
        if (!id.empty()) hex.number = 0, hex.numberPool.clear();
        ++count;
    }
    return count;
}

std::vector<HexCoord> hexesOfStack(const Board& board, std::string_view id)
{
    std::vector<HexCoord> hexes;
    for (const HexEntry& hex : board.hexes)
        if (hex.stack == id) hexes.push_back(hex.at);
    return hexes;
}

bool canBearStack(const HexEntry& hex)
{
    return !hex.terrainPool.empty() || (hex.terrain != Terrain::Sea && hex.terrain != Terrain::Desert);
}

}  // namespace inselwerk
