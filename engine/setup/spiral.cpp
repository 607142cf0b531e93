#include "engine/setup/table.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace inselwerk {
namespace {

/// Hexes of `left` that have a side towards a hex which is not in it.
std::vector<HexId> ring(const Topology& topology, const HexSet& left)
{
    std::vector<HexId> out;
    for (int h = 0; h < topology.hexCount(); ++h) {
        if (!left.has(h)) continue;
        const auto& around = topology.hex(h).neighbours;
        if (std::any_of(around.begin(), around.end(), [&](HexId n) { return n == noHex || !left.has(n); }))
            out.push_back(static_cast<HexId>(h));
    }
    return out;
}

/// Corner hexes of the island: those on the coast with at most three neighbours.
std::vector<HexId> cornerHexes(const Topology& topology)
{
    std::vector<HexId> out;
    for (int h = 0; h < topology.hexCount(); ++h) {
        const auto& around = topology.hex(h).neighbours;
        if (std::count(around.begin(), around.end(), noHex) >= 3) out.push_back(static_cast<HexId>(h));
    }
    if (out.empty() && topology.hexCount() > 0) out.push_back(0);
    return out;
}

bool touch(const Topology& topology, HexId a, HexId b)
{
    const auto& around = topology.hex(a).neighbours;
    return std::find(around.begin(), around.end(), b) != around.end();
}

/// Ring by ring, each counter-clockwise, seen from the middle of the island: the first from the direction of the start,
/// the next ones going on where the one before ended.
std::vector<HexId> spiralFrom(const Topology& topology, HexId start)
{
    Point middle;
    for (int h = 0; h < topology.hexCount(); ++h) {
        const Point c = centreOf(topology.hex(h).at, topology.orientation());
        middle.x += c.x / topology.hexCount();
        middle.y += c.y / topology.hexCount();
    }
    const auto angleOf = [&](HexId h) {
        const Point c = centreOf(topology.hex(h).at, topology.orientation());
        return std::atan2(middle.y - c.y, c.x - middle.x);  // y grows downwards: turned over, so it counts up leftwards
    };
    const auto turnTo = [&](HexId from, HexId h) {
        constexpr double full = 2 * std::numbers::pi;
        constexpr double hair = 1e-6;
        double turn = angleOf(h) - angleOf(from);
        while (turn < -hair) turn += full;
        while (turn >= full - hair) turn -= full;
        return turn;
    };
    HexSet left;
    for (int h = 0; h < topology.hexCount(); ++h) left.add(h);
    std::vector<HexId> order;
    while (static_cast<int>(order.size()) < topology.hexCount()) {
        std::vector<HexId> next = ring(topology, left);
        const HexId from = order.empty() ? start : order.back();
        std::sort(next.begin(), next.end(), [&](HexId a, HexId b) {
            const double x = turnTo(from, a);
            const double y = turnTo(from, b);
            return std::abs(x - y) > 1e-9 ? x < y : a < b;
        });
        if (!order.empty()) {
            const auto first =
                std::find_if(next.begin(), next.end(), [&](HexId h) { return touch(topology, h, from); });
            if (first != next.end()) std::rotate(next.begin(), first, next.end());
        }
        for (const HexId h : next) left.remove(h);
        order.insert(order.end(), next.begin(), next.end());
    }
    return order;
}

}  // namespace

std::vector<std::vector<HexId>> spiralOrders(const Topology& topology, std::optional<HexCoord> start)
{
    std::vector<std::vector<HexId>> orders;
    const HexId named = start ? topology.findHex(*start) : noHex;
    if (named != noHex)
        orders.push_back(spiralFrom(topology, named));
    else
        for (const HexId h : cornerHexes(topology)) orders.push_back(spiralFrom(topology, h));
    return orders;
}

}  // namespace inselwerk
