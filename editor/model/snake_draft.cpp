#include "editor/model/snake_draft.h"

#include <algorithm>

namespace inselwerk {
namespace {

constexpr u8 goldKind = 1U << resourceCount;

u8 bitOf(Harbour kind) { return static_cast<u8>(1U << static_cast<int>(kind)); }

}  // namespace

std::vector<CornerWorth> worthOfCorners(const Island& island, const IslandDraw& draw)
{
    const Topology& t = island.topology;
    std::vector<CornerWorth> corners(static_cast<std::size_t>(t.cornerCount()));
    for (int c = 0; c < t.cornerCount(); ++c) {
        CornerWorth& worth = corners[static_cast<std::size_t>(c)];
        for (std::size_t i = 0; i < t.corner(c).hexCount; ++i) {
            const IslandDraw::Hex& hex = draw.hexes[t.corner(c).hexes[i]];
            if (hex.pips <= 0) continue;
            worth.pips += hex.pips;
            if (hex.resource) {
                worth.each[static_cast<std::size_t>(*hex.resource)] += hex.pips;
                worth.kinds |= static_cast<u8>(1U << static_cast<int>(*hex.resource));
            } else {
                worth.kinds |= goldKind;
            }
        }
    }
    for (std::size_t i = 0; i < island.harbours.size(); ++i)
        for (const CornerId c : t.edge(island.harbours[i].edge).corners) corners[c].harbours |= bitOf(draw.harbours[i]);
    return corners;
}

void Holdings::add(const CornerWorth& corner, int times)
{
    pips += times * corner.pips;
    for (std::size_t r = 0; r < each.size(); ++r) each[r] += times * corner.each[r];
    kinds |= corner.kinds;
}

double scoreOf(const CornerWorth& corner, const Holdings& owned)
{
    const auto fresh = static_cast<u8>(corner.kinds & ~owned.kinds);
    double score = corner.pips + bitCount(fresh);
    if (corner.harbours & bitOf(Harbour::Any)) score += 1;
    for (std::size_t r = 0; r < corner.each.size(); ++r)
        if (corner.harbours & bitOf(static_cast<Harbour>(r))) score += (corner.each[r] + owned.each[r]) / 2;
    return score;
}

double Draft::spread() const
{
    if (seats.empty()) return 0;
    const auto [least, most] =
        std::minmax_element(seats.begin(), seats.end(), [](const Seat& a, const Seat& b) { return a.pips < b.pips; });
    return most->pips - least->pips;
}

Draft draftSnake(const Island& island, const std::vector<CornerWorth>& corners, int players, bool secondIsCity)
{
    Draft draft;
    draft.seats.resize(static_cast<std::size_t>(players));
    std::vector<Holdings> owned(static_cast<std::size_t>(players));
    CornerSet free = island.foundable;
    const int words = island.topology.cornerWords();
    for (int turn = 0; turn < 2 * players; ++turn) {
        const bool second = turn >= players;
        const auto seat = static_cast<std::size_t>(second ? 2 * players - 1 - turn : turn);
        int best = -1;
        free.each(words, [&](int c) {
            const auto score = [&](int corner) {
                return scoreOf(corners[static_cast<std::size_t>(corner)], owned[seat]);
            };
            if (best < 0 || score(c) > score(best)) best = c;
        });
        if (best < 0) break;
        owned[seat].add(corners[static_cast<std::size_t>(best)], second && secondIsCity ? 2 : 1);
        draft.seats[seat].corners.push_back(static_cast<CornerId>(best));
        draft.seats[seat].pips = owned[seat].pips;
        free.subtract(island.topology.zoneOf(best), words);
    }
    return draft;
}

}  // namespace inselwerk
