#include "engine/setup/deal_choice.h"

#include <algorithm>

namespace inselwerk {
namespace {

/// Keeps the draw of the board apart from the game's own numbers, which start from the same seed.
constexpr u64 drawStream = 0x1a5e11;
/// And the search for a rare draw from the draws before it.
constexpr u64 searchStream = 0x5ea6c4;

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

Deal Table::deal(u64 seed, Unmet* unmet, DrawEffort effort) const
{
    Random random = Random::seeded(seed ^ drawStream);
    const ConstraintBits asked = bitsOf(draw.constraints);
    Deal deal;
    bool met = false;
    for (int i = 0; i < effort.attempts && !met; ++i) {
        deal = draw.fixed;
        drawAll(draw, random, deal);
        met = meets(rules->topology, asked, deal);
    }
    if (unmet) unmet->clear();
    if (!met) {
        DealChoice choice(
            rules->topology, draw, Random::seeded(seed ^ searchStream),
            effort.stepsPerHex * rules->topology.hexCount());
        deal = choice.best();
        if (unmet) *unmet = choice.unmet();
    }
    deal.seed = seed;
    deal.robber = robberStart(*rules, draw, deal, random);
    openHarbours(*rules, deal);
    return deal;
}

std::vector<Constraint> Table::unmetBy(const Deal& deal) const
{
    std::vector<Constraint> unmet;
    for (const Constraint c : draw.constraints)
        if (!meets(rules->topology, bitOf(c), deal) && std::ranges::find(unmet, c) == unmet.end()) unmet.push_back(c);
    return unmet;
}

void openHarbours(const Ruleset& rules, Deal& deal)
{
    deal.harboursAt = {};
    for (std::size_t i = 0; i < rules.harbours.size(); ++i)
        for (const CornerId c : rules.harbours[i].corners)
            deal.harboursAt[c] |= static_cast<u8>(1U << static_cast<int>(deal.harbour[i]));
}

}  // namespace inselwerk
