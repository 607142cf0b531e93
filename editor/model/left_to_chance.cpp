#include "editor/model/left_to_chance.h"

#include "editor/model/find_by_id.h"
#include "editor/model/painting.h"

#include <algorithm>

namespace inselwerk {
namespace {

template <class Pool>
std::string poolFor(std::vector<Pool>& pools, const std::string& wanted, const char* usual)
{
    if (findById(pools, wanted)) return wanted;
    if (pools.empty()) {
        Pool pool{};
        pool.id = usual;
        pools.push_back(std::move(pool));
    }
    return pools.front().id;
}

/// Takes one of what there is most of; none: there is nothing.
template <std::size_t N>
std::optional<std::size_t> takeMost(std::array<int, N>& counts)
{
    const auto most = std::max_element(counts.begin(), counts.end());
    if (*most <= 0) return std::nullopt;
    --*most;
    return static_cast<std::size_t>(most - counts.begin());
}

int takeMost(std::vector<int>& tokens)
{
    if (tokens.empty()) return 0;
    const auto often = [&](int token) { return std::count(tokens.begin(), tokens.end(), token); };
    const auto most = std::max_element(
        tokens.begin(), tokens.end(), [&](int a, int b) { return std::pair(often(a), b) < std::pair(often(b), a); });
    const int token = *most;
    tokens.erase(most);
    return token;
}

HarbourEntry* findHarbour(Board& board, EdgeName edge)
{
    const HarbourEntry* found = harbourAt(board, edge);
    return found ? &board.harbours[static_cast<std::size_t>(found - board.harbours.data())] : nullptr;
}

}  // namespace

std::string terrainPoolFor(Board& board, const std::string& wanted)
{
    return poolFor(board.terrainPools, wanted, "terrain");
}

std::string numberPoolFor(Board& board, const std::string& wanted)
{
    return poolFor(board.numberPools, wanted, "numbers");
}

std::string harbourPoolFor(Board& board, const std::string& wanted)
{
    return poolFor(board.harbourPools, wanted, "harbours");
}

bool canDrawTerrain(const Board& board, HexCoord at) { return isLandAt(board, at); }

bool canDrawNumber(const Board& board, HexCoord at)
{
    const HexEntry* hex = board.find(at);
    return hex && (!hex->terrainPool.empty() || takesNumber(hex->terrain));
}

void drawTerrain(Board& board, HexCoord at, const std::string& pool)
{
    if (!canDrawTerrain(board, at)) return;
    if (const HexEntry* hex = board.find(at); hex->terrainPool == pool) return;
    fixTerrain(board, at);
    const Terrain terrain = board.find(at)->terrain;
    if (TerrainPool* tiles = findById(board.terrainPools, pool)) ++tiles->tiles[static_cast<std::size_t>(terrain)];
    layGround(board, {at}, {Ground::Kind::Drawn, {}, pool});
}

void drawNumber(Board& board, HexCoord at, const std::string& pool)
{
    if (!canDrawNumber(board, at)) return;
    if (const HexEntry* hex = board.find(at); hex->numberPool == pool) return;
    fixNumber(board, at);
    HexEntry& hex = *findHex(board, at);
    if (NumberPool* tokens = findById(board.numberPools, pool); tokens && hex.number != 0)
        tokens->tokens.push_back(hex.number);
    hex.number = 0, hex.stack.clear(), hex.numberPool = pool;
}

void drawHarbour(Board& board, EdgeName edge, const std::string& pool)
{
    HarbourEntry* harbour = findHarbour(board, edge);
    if (!harbour || harbour->pool == pool) return;
    fixHarbour(board, edge);
    if (HarbourPool* pieces = findById(board.harbourPools, pool))
        ++pieces->pieces[static_cast<std::size_t>(harbour->kind)];
    harbour->kind = HarbourEntry{}.kind, harbour->pool = pool;
}

void fixTerrain(Board& board, HexCoord at)
{
    const HexEntry* hex = board.find(at);
    if (!hex || hex->terrainPool.empty()) return;
    TerrainPool* pool = findById(board.terrainPools, hex->terrainPool);
    const auto terrain = pool ? takeMost(pool->tiles) : std::nullopt;
    layGround(board, {at}, {Ground::Kind::Fixed, terrain ? Terrain(*terrain) : Terrain::Desert, {}});
}

void fixNumber(Board& board, HexCoord at)
{
    HexEntry* hex = findHex(board, at);
    if (!hex || hex->numberPool.empty()) return;
    NumberPool* pool = findById(board.numberPools, hex->numberPool);
    hex->number = pool ? takeMost(pool->tokens) : 0;
    hex->numberPool.clear();
}

void fixHarbour(Board& board, EdgeName edge)
{
    HarbourEntry* harbour = findHarbour(board, edge);
    if (!harbour || harbour->pool.empty()) return;
    HarbourPool* pool = findById(board.harbourPools, harbour->pool);
    const auto kind = pool ? takeMost(pool->pieces) : std::nullopt;
    harbour->kind = kind ? Harbour(*kind) : Harbour::Any;
    harbour->pool.clear();
}

}  // namespace inselwerk
