#include "engine/setup/lay.h"

#include <algorithm>

namespace inselwerk {
namespace {

using Tokens = std::array<u8, maxHexes + 1>;

Tokens tokensOf(const DrawPlan::Numbers& plan)
{
    Tokens tokens{};
    std::copy(plan.tokens.begin(), plan.tokens.end(), tokens.begin());
    return tokens;
}

void layAlong(const std::vector<HexId>& order, const DrawPlan::Numbers& plan, const Tokens& tokens, Deal& deal)
{
    HexSet places;
    for (const HexId h : plan.places) places.add(h);
    std::size_t next = 0;
    for (const HexId h : order)
        if (places.has(h) && takesNumber(deal.terrain[h]) && next < plan.tokens.size()) deal.number[h] = tokens[next++];
}

void layNumbers(const DrawPlan::Numbers& plan, Random& random, Deal& deal)
{
    if (plan.lay == NumberPool::Lay::Spiral)
        return laySpiral(plan, static_cast<std::size_t>(random.below(static_cast<int>(plan.spirals.size()))), deal);
    Tokens tokens = tokensOf(plan);
    random.shuffle(tokens.data(), static_cast<int>(plan.tokens.size()));
    layAlong(plan.places, plan, tokens, deal);
}

}  // namespace

void laySpiral(const DrawPlan::Numbers& plan, std::size_t order, Deal& deal)
{
    layAlong(plan.spirals[order], plan, tokensOf(plan), deal);
}

void drawAll(const DrawPlan& plan, Random& random, Deal& deal)
{
    for (const auto& pool : plan.terrains) {
        std::array<Terrain, maxHexes + 1> tiles{};
        const auto n = std::min(pool.tiles.size(), tiles.size());
        std::copy_n(pool.tiles.begin(), n, tiles.begin());
        random.shuffle(tiles.data(), static_cast<int>(n));
        for (std::size_t i = 0; i < pool.places.size() && i < n; ++i) deal.terrain[pool.places[i]] = tiles[i];
    }
    for (const auto& pool : plan.numbers) layNumbers(pool, random, deal);
    for (const auto& pool : plan.harbours) {
        std::array<Harbour, maxHarbours> pieces{};
        const auto n = std::min(pool.pieces.size(), pieces.size());
        std::copy_n(pool.pieces.begin(), n, pieces.begin());
        random.shuffle(pieces.data(), static_cast<int>(n));
        for (std::size_t i = 0; i < pool.places.size() && i < n; ++i) deal.harbour[pool.places[i]] = pieces[i];
    }
}

}  // namespace inselwerk
