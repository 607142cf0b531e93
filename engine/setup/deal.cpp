#include "engine/setup/table.h"

#include <algorithm>

namespace inselwerk {
namespace {

constexpr int attempts = 2000;
/// Keeps the draw of the board apart from the game's own numbers, which start from the same seed.
constexpr u64 drawStream = 0x1a5e11;

void layNumbers(const DrawPlan::Numbers& plan, Random& random, Deal& deal)
{
    std::array<u8, maxHexes + 1> tokens{};
    std::copy(plan.tokens.begin(), plan.tokens.end(), tokens.begin());
    HexSet places;
    for (const HexId h : plan.places) places.add(h);
    const std::vector<HexId>* order = &plan.places;
    if (plan.lay == NumberPool::Lay::Spiral)
        order = &plan.spirals[static_cast<std::size_t>(random.below(static_cast<int>(plan.spirals.size())))];
    else
        random.shuffle(tokens.data(), static_cast<int>(plan.tokens.size()));
    std::size_t next = 0;
    for (const HexId h : *order)
        if (places.has(h) && takesNumber(deal.terrain[h]) && next < plan.tokens.size()) deal.number[h] = tokens[next++];
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

bool clash(Constraint c, const Deal& deal, HexId a, HexId b)
{
    switch (c) {
        case Constraint::NoAdjacentRed: return isRed(deal.number[a]) && isRed(deal.number[b]);
        case Constraint::NoAdjacentEqualNumbers: return deal.number[a] && deal.number[a] == deal.number[b];
        case Constraint::NoAdjacentEqualTerrain: return deal.terrain[a] == deal.terrain[b];
    }
    return false;
}

std::optional<Constraint> firstUnmet(
    const Topology& topology, const std::vector<Constraint>& constraints, const Deal& deal)
{
    for (const Constraint c : constraints)
        for (int h = 0; h < topology.hexCount(); ++h)
            for (const HexId n : topology.hex(h).neighbours)
                if (n != noHex && n > h && clash(c, deal, static_cast<HexId>(h), n)) return c;
    return std::nullopt;
}

/// Of several hexes with a number the first in reading order where numbers are printed on the board, and one at random
/// where they were drawn (ruling R1-16).
HexId hexWithNumber(const Ruleset& rules, const DrawPlan& draw, int number, const Deal& deal, Random& random)
{
    std::vector<HexId> hexes;
    for (int h = 0; h < rules.topology.hexCount(); ++h)
        if (deal.number[static_cast<std::size_t>(h)] == number) hexes.push_back(static_cast<HexId>(h));
    if (hexes.empty()) return noHex;
    if (hexes.size() == 1 || draw.numbers.empty()) return hexes.front();
    return hexes[static_cast<std::size_t>(random.below(static_cast<int>(hexes.size())))];
}

HexId robberStart(const Ruleset& rules, const DrawPlan& draw, const Deal& deal, Random& random)
{
    const RobberStart& start = draw.robber;
    const auto first = [&](auto&& fits) {
        for (int h = 0; h < rules.topology.hexCount(); ++h)
            if (fits(static_cast<std::size_t>(h))) return static_cast<HexId>(h);
        return noHex;
    };
    switch (start.kind) {
        case RobberStart::Kind::Desert: return first([&](std::size_t h) { return deal.terrain[h] == Terrain::Desert; });
        case RobberStart::Kind::Volcano:
            return first([&](std::size_t h) { return deal.terrain[h] == Terrain::Volcano; });
        case RobberStart::Kind::Number: return hexWithNumber(rules, draw, start.number, deal, random);
        case RobberStart::Kind::Hex: return rules.topology.findHex(start.hex);
        case RobberStart::Kind::None: return noHex;
    }
    return noHex;
}

}  // namespace

Deal Table::deal(u64 seed, std::optional<Constraint>* unmet) const
{
    Random random = Random::seeded(seed ^ drawStream);
    Deal deal = draw.fixed;
    std::optional<Constraint> failed;
    for (int i = 0; i < attempts; ++i) {
        deal = draw.fixed;
        drawAll(draw, random, deal);
        failed = firstUnmet(rules->topology, draw.constraints, deal);
        if (!failed) break;
    }
    if (unmet) *unmet = failed;
    deal.seed = seed;
    deal.robber = robberStart(*rules, draw, deal, random);
    openHarbours(*rules, deal);
    return deal;
}

void openHarbours(const Ruleset& rules, Deal& deal)
{
    deal.harboursAt = {};
    for (std::size_t i = 0; i < rules.harbours.size(); ++i)
        for (const CornerId c : rules.harbours[i].corners)
            deal.harboursAt[c] |= static_cast<u8>(1U << static_cast<int>(deal.harbour[i]));
}

}  // namespace inselwerk
