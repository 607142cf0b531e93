#include "editor/model/island_draws.h"

#include "editor/model/painting.h"
#include "engine/setup/clashes.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace inselwerk {
namespace {

/// After so many draws that miss a constraint no more are tried: each costs as much as many that meet them.
constexpr int mostMissed = 2;
/// So little that one draw, even of a board that cannot meet its constraints, is done between two moves of a brush.
constexpr DrawEffort effort{.attempts = 200, .stepsPerHex = 160};
/// A spiral is laid anew for many a step, which takes several times as long.
constexpr DrawEffort effortForSpirals{.attempts = 200, .stepsPerHex = 40};

DrawEffort effortFor(const DrawPlan& plan)
{
    const bool spiral = std::ranges::any_of(
        plan.numbers, [](const DrawPlan::Numbers& pool) { return pool.lay == NumberPool::Lay::Spiral; });
    return spiral ? effortForSpirals : effort;
}

/// What of a board decides how it lies, in a form that the engine can draw whatever is wrong with it.
Board bareBoard(const Board& board)
{
    Board bare = board;
    std::set<HexCoord> seen;
    std::erase_if(bare.hexes, [&](const HexEntry& hex) { return !seen.insert(hex.at).second; });
    std::erase_if(bare.stacks, [](const NumberStack& stack) {
        return stack.tokens.empty() || stack.tokens.size() > static_cast<std::size_t>(maxStackTokens);
    });
    for (NumberPool& pool : bare.numberPools)
        if (pool.tokens.size() > static_cast<std::size_t>(maxHexes)) pool.tokens.resize(maxHexes, 0);
    bare.pieces.clear();
    bare.minPlayers = minSeats;
    bare.maxPlayers = maxSeats;
    bare.rules = {"rules", {}};
    return bare;
}

bool isDrawn(const Board& board)
{
    return std::any_of(
               board.hexes.begin(), board.hexes.end(),
               [](const HexEntry& hex) { return !hex.terrainPool.empty() || !hex.numberPool.empty(); }) ||
           std::any_of(board.harbours.begin(), board.harbours.end(), [](const HarbourEntry& harbour) {
               return !harbour.pool.empty();
           });
}

double pipsOf(const StackSite& stack)
{
    if (!stack.shuffled) return pips(stack.tokens.front());
    const int all = std::accumulate(
        stack.tokens.begin(), stack.tokens.end(), 0, [](int sum, int token) { return sum + pips(token); });
    return static_cast<double>(all) / static_cast<double>(stack.tokens.size());
}

IslandDraw drawOf(const Ruleset& rules, const Deal& deal)
{
    IslandDraw draw;
    for (int h = 0; h < rules.topology.hexCount(); ++h) {
        const auto at = static_cast<std::size_t>(h);
        IslandDraw::Hex hex;
        hex.number = deal.number[at];
        hex.resource = resourceOf(deal.terrain[at]);
        hex.gold = deal.terrain[at] == Terrain::Gold;
        const int stack = rules.stackOn(static_cast<HexId>(h));
        if (hex.resource || hex.gold)
            hex.pips = stack < 0 ? pips(hex.number) : pipsOf(rules.stacks[static_cast<std::size_t>(stack)]);
        draw.hexes.push_back(hex);
    }
    draw.harbours.assign(
        deal.harbour.begin(), deal.harbour.begin() + static_cast<std::ptrdiff_t>(rules.harbours.size()));
    return draw;
}

}  // namespace

IslandDrawing::IslandDrawing(const Board& authored)
{
    const Board board = bareBoard(authored);
    const std::vector<HexCoord> land = landOf(board);
    if (land.empty() || land.size() > static_cast<std::size_t>(maxHexes)) return;
    if (!Topology::measure(land, board.orientation).fits()) return;
    m_table = compile({}, board, Seating::usual(board, minSeats), {});
    if (!m_table.rules) return;
    Island& island = m_island.emplace();
    island.topology = m_table.rules->topology;
    island.foundable = m_table.rules->setupCorners;
    island.drawn = isDrawn(board);
    for (std::size_t i = 0; i < board.harbours.size() && island.harbours.size() < m_table.rules->harbours.size(); ++i) {
        const HarbourEntry& harbour = board.harbours[i];
        const EdgeId edge = island.topology.findEdge({harbour.at, harbour.side});
        if (edge != noEdge) island.harbours.push_back({i, edge});
    }
}

bool IslandDrawing::isDone() const
{
    return !m_island || m_draws == (m_island->drawn ? islandDraws : 1) || m_missed == mostMissed;
}

IslandDraw IslandDrawing::next()
{
    // What is fixed cannot be drawn better.
    const Deal deal = m_table.deal(
        static_cast<u64>(++m_draws), nullptr, m_island->drawn ? effortFor(m_table.draw) : DrawEffort{1, 0});
    m_missed += !meets(m_island->topology, bitsOf(m_table.draw.constraints), deal);
    return drawOf(*m_table.rules, deal);
}

}  // namespace inselwerk
