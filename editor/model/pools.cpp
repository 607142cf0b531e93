#include "editor/model/pools.h"

#include "editor/model/find_by_id.h"
#include "editor/model/fresh_names.h"
#include "editor/model/left_to_chance.h"

#include <algorithm>
#include <numeric>

namespace inselwerk {
namespace {

template <std::size_t N>
int total(const std::array<int, N>& counts)
{
    return std::accumulate(counts.begin(), counts.end(), 0);
}

template <class List, class Entry>
int placesIn(const List& list, std::string Entry::*pool, const std::string& id)
{
    return static_cast<int>(
        std::count_if(list.begin(), list.end(), [&](const Entry& entry) { return entry.*pool == id; }));
}

/// How often each kind stands in a usual set.
constexpr std::array<int, terrainCount> usualTiles{0, 1, 4, 3, 4, 4, 3, 0, 0};
constexpr std::array<int, harbourCount> usualHarbours{1, 1, 1, 1, 1, 4};
constexpr std::array<int, 13> usualTokens{0, 0, 1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 1};

/// Which kind a set of counts lacks most (`sign` 1) or has most too much of (-1), compared with a usual set.
template <std::size_t N>
std::size_t farthestOff(const std::array<int, N>& counts, const std::array<int, N>& usual, int sign)
{
    std::size_t best = N;
    double most = 0;
    for (std::size_t i = 0; i < N; ++i) {
        if (sign > 0 ? usual[i] == 0 : counts[i] == 0) continue;
        // So many sets like the usual one would have as many of this kind.
        const double sets = usual[i] == 0 ? 1e6 : (counts[i] + (sign > 0 ? 1 : 0)) / static_cast<double>(usual[i]);
        const double off = sign > 0 ? -sets : sets;
        if (best == N || off > most || (off == most && usual[i] > usual[best])) best = i, most = off;
    }
    return best;
}

template <std::size_t N>
void fill(std::array<int, N>& counts, const std::array<int, N>& usual, int wanted)
{
    for (int n = total(counts); n != wanted; n += n < wanted ? 1 : -1) {
        const std::size_t kind = farthestOff(counts, usual, n < wanted ? 1 : -1);
        if (kind == N) return;
        counts[kind] += n < wanted ? 1 : -1;
    }
}

void fillNumbers(std::vector<int>& tokens, int wanted)
{
    std::array<int, 13> counts{};
    for (const int token : tokens)
        if (token >= 0 && token < 13) ++counts[static_cast<std::size_t>(token)];
    while (static_cast<int>(tokens.size()) < wanted) {
        const std::size_t number = farthestOff(counts, usualTokens, 1);
        ++counts[number];
        tokens.push_back(static_cast<int>(number));
    }
    while (static_cast<int>(tokens.size()) > std::max(wanted, 0)) {
        const std::size_t number = farthestOff(counts, usualTokens, -1);
        const auto last = std::find(tokens.rbegin(), tokens.rend(), static_cast<int>(number));
        if (number == 13 || last == tokens.rend()) {
            tokens.pop_back();
            continue;
        }
        --counts[number];
        tokens.erase(std::next(last).base());
    }
}

}  // namespace

std::vector<PoolName> poolsOf(const Board& board)
{
    std::vector<PoolName> names;
    for (const TerrainPool& pool : board.terrainPools) names.push_back({PoolKind::Terrain, pool.id});
    for (const NumberPool& pool : board.numberPools) names.push_back({PoolKind::Numbers, pool.id});
    for (const HarbourPool& pool : board.harbourPools) names.push_back({PoolKind::Harbours, pool.id});
    return names;
}

TerrainPool* findTerrainPool(Board& board, const std::string& id) { return findById(board.terrainPools, id); }
NumberPool* findNumberPool(Board& board, const std::string& id) { return findById(board.numberPools, id); }
HarbourPool* findHarbourPool(Board& board, const std::string& id) { return findById(board.harbourPools, id); }

PoolCount countOf(const Board& board, const PoolName& pool)
{
    PoolCount count;
    switch (pool.kind) {
        case PoolKind::Terrain:
            count.places = placesIn(board.hexes, &HexEntry::terrainPool, pool.id);
            if (const auto* tiles = findById(board.terrainPools, pool.id)) count.pieces = total(tiles->tiles);
            break;
        case PoolKind::Harbours:
            count.places = placesIn(board.harbours, &HarbourEntry::pool, pool.id);
            if (const auto* pieces = findById(board.harbourPools, pool.id)) count.pieces = total(pieces->pieces);
            break;
        case PoolKind::Numbers:
            count.places = placesIn(board.hexes, &HexEntry::numberPool, pool.id);
            if (const auto* tokens = findById(board.numberPools, pool.id)) {
                count.pieces = static_cast<int>(tokens->tokens.size());
                const PoolNeed need = needOf(board, *tokens);
                count.least = need.least, count.most = need.most;
                return count;
            }
            break;
    }
    count.least = count.most = count.places;
    return count;
}

std::set<std::string> poolIds(const Board& board, PoolKind kind)
{
    std::set<std::string> ids;
    for (const PoolName& pool : poolsOf(board))
        if (pool.kind == kind) ids.insert(pool.id);
    return ids;
}

PoolName addPool(Board& board, PoolKind kind, const std::string& wantedId)
{
    PoolName name{kind, freshId(wantedId, poolIds(board, kind))};
    switch (kind) {
        case PoolKind::Terrain: board.terrainPools.push_back({name.id, {}}); break;
        case PoolKind::Numbers: board.numberPools.push_back({name.id, {}, NumberPool::Lay::Shuffled, {}}); break;
        case PoolKind::Harbours: board.harbourPools.push_back({name.id, {}}); break;
    }
    return name;
}

void removePool(Board& board, const PoolName& pool)
{
    const auto named = [&](const auto& element) { return element.id == pool.id; };
    std::set<HexCoord> hexes;
    for (const HexEntry& hex : board.hexes)
        if ((pool.kind == PoolKind::Terrain ? hex.terrainPool : hex.numberPool) == pool.id) hexes.insert(hex.at);
    switch (pool.kind) {
        case PoolKind::Terrain:
            fixPlaces(board, hexes, pool.kind);
            std::erase_if(board.terrainPools, named);
            break;
        case PoolKind::Numbers:
            fixPlaces(board, hexes, pool.kind);
            std::erase_if(board.numberPools, named);
            break;
        case PoolKind::Harbours:
            for (const HarbourEntry& harbour : std::vector(board.harbours))
                if (harbour.pool == pool.id) fixHarbour(board, {harbour.at, harbour.side});
            std::erase_if(board.harbourPools, named);
            break;
    }
}

void renamePool(Board& board, const PoolName& pool, const std::string& to)
{
    if (poolIds(board, pool.kind).contains(to)) return;
    const auto rename = [&](std::string& id) {
        if (id == pool.id) id = to;
    };
    switch (pool.kind) {
        case PoolKind::Terrain:
            for (TerrainPool& each : board.terrainPools) rename(each.id);
            for (HexEntry& hex : board.hexes) rename(hex.terrainPool);
            break;
        case PoolKind::Numbers:
            for (NumberPool& each : board.numberPools) rename(each.id);
            for (HexEntry& hex : board.hexes) rename(hex.numberPool);
            break;
        case PoolKind::Harbours:
            for (HarbourPool& each : board.harbourPools) rename(each.id);
            for (HarbourEntry& harbour : board.harbours) rename(harbour.pool);
            break;
    }
}

void fillToMatch(Board& board, const PoolName& pool)
{
    const PoolCount count = countOf(board, pool);
    switch (pool.kind) {
        case PoolKind::Terrain:
            if (TerrainPool* tiles = findTerrainPool(board, pool.id)) {
                tiles->tiles[static_cast<std::size_t>(Terrain::Sea)] = 0;  // sea cannot be drawn
                fill(tiles->tiles, usualTiles, count.most);
            }
            break;
        case PoolKind::Numbers:
            if (NumberPool* tokens = findNumberPool(board, pool.id)) fillNumbers(tokens->tokens, count.most);
            break;
        case PoolKind::Harbours:
            if (HarbourPool* pieces = findHarbourPool(board, pool.id)) fill(pieces->pieces, usualHarbours, count.most);
            break;
    }
}

void drawPlaces(Board& board, const std::set<HexCoord>& hexes, const PoolName& pool)
{
    switch (pool.kind) {
        case PoolKind::Terrain:
            for (const HexCoord at : hexes) drawTerrain(board, at, pool.id);
            break;
        case PoolKind::Numbers:
            for (const HexCoord at : hexes) drawNumber(board, at, pool.id);
            break;
        case PoolKind::Harbours:
            for (const HarbourEntry& harbour : std::vector(board.harbours))
                if (hexes.contains(harbour.at)) drawHarbour(board, {harbour.at, harbour.side}, pool.id);
            break;
    }
}

void fixPlaces(Board& board, const std::set<HexCoord>& hexes, PoolKind kind)
{
    switch (kind) {
        case PoolKind::Terrain:
            for (const HexCoord at : hexes) fixTerrain(board, at);
            break;
        case PoolKind::Numbers:
            for (const HexCoord at : hexes) fixNumber(board, at);
            break;
        case PoolKind::Harbours:
            for (const HarbourEntry& harbour : std::vector(board.harbours))
                if (hexes.contains(harbour.at)) fixHarbour(board, {harbour.at, harbour.side});
            break;
    }
}

void setConstraint(Board& board, Constraint constraint, bool on)
{
    if (on == hasConstraint(board, constraint)) return;
    if (on)
        board.constraints.push_back(constraint);
    else
        std::erase(board.constraints, constraint);
}

bool hasConstraint(const Board& board, Constraint constraint)
{
    return std::find(board.constraints.begin(), board.constraints.end(), constraint) != board.constraints.end();
}

}  // namespace inselwerk
