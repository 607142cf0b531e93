#include "editor/model/draws.h"

#include "editor/model/pools.h"
#include "engine/rules/registry.h"
#include "engine/scenario/check.h"

#include <algorithm>

namespace inselwerk {
namespace {

void fixHex(HexEntry& hex, const Draw& draw)
{
    const HexId id = draw.table.rules->topology.findHex(hex.at);
    if (id == noHex) return;
    if (!hex.terrainPool.empty()) hex.terrain = draw.deal.terrain[id];
    if (!hex.numberPool.empty()) hex.number = draw.deal.number[id];
    hex.terrainPool.clear();
    hex.numberPool.clear();
}

/// Of several hexes with his number the robber may have been given another one than the first.
void fixRobber(Board& board, const Draw& draw)
{
    if (board.robber.kind != RobberStart::Kind::Number || draw.deal.robber == noHex) return;
    board.robber = {RobberStart::Kind::Hex, draw.table.rules->topology.hex(draw.deal.robber).at, 0};
}

template <class Pools>
void dropUnused(Board& board, Pools& pools, PoolKind kind)
{
    std::erase_if(pools, [&](const auto& pool) { return countOf(board, {kind, pool.id}).places == 0; });
}

}  // namespace

Draw drawOf(const Scenario& scenario, std::size_t index, std::uint64_t seed)
{
    Draw draw;
    const Problems problems = checkScenario(scenario, descriptionsOf(moduleTypes()));
    const auto error = std::find_if(
        problems.begin(), problems.end(), [](const Problem& problem) { return problem.severity == Severity::Error; });
    if (error != problems.end()) {
        draw.problem = *error;
        return draw;
    }
    const Board& board = scenario.boards[index];
    const Seating seating = Seating::usual(board, board.maxPlayers);
    draw.table = compile(scenario, board, seating, moduleTypes(), &draw.refusal);
    if (draw.drawn()) draw.deal = draw.table.deal(seed, &draw.unmet);
    return draw;
}

bool leavesToChance(const Board& board)
{
    return std::any_of(
               board.hexes.begin(), board.hexes.end(),
               [](const HexEntry& hex) { return !hex.terrainPool.empty() || !hex.numberPool.empty(); }) ||
           std::any_of(board.harbours.begin(), board.harbours.end(), [](const HarbourEntry& harbour) {
               return !harbour.pool.empty();
           });
}

void fixDraw(Board& board, const Draw& draw)
{
    if (!draw.drawn()) return;
    if (!std::all_of(
            board.hexes.begin(), board.hexes.end(), [](const HexEntry& hex) { return hex.numberPool.empty(); }))
        fixRobber(board, draw);
    for (HexEntry& hex : board.hexes) fixHex(hex, draw);
    for (HarbourEntry& harbour : board.harbours) {
        const EdgeId edge = draw.table.rules->topology.findEdge({harbour.at, harbour.side});
        const auto& sites = draw.table.rules->harbours;
        const auto site = std::find_if(sites.begin(), sites.end(), [&](const auto& each) { return each.edge == edge; });
        if (harbour.pool.empty() || site == sites.end()) continue;
        harbour.kind = draw.deal.harbour[static_cast<std::size_t>(site - sites.begin())];
        harbour.pool.clear();
    }
    dropUnused(board, board.terrainPools, PoolKind::Terrain);
    dropUnused(board, board.numberPools, PoolKind::Numbers);
    dropUnused(board, board.harbourPools, PoolKind::Harbours);
    if (!leavesToChance(board)) board.constraints.clear();
}

}  // namespace inselwerk
