#include "engine/board/coordinates.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numbers>

namespace inselwerk {
namespace {

using Names = std::array<std::string_view, 6>;
constexpr Names pointySides{"NE", "E", "SE", "SW", "W", "NW"};
constexpr Names flatSides{"N", "NE", "SE", "S", "SW", "NW"};
constexpr Names pointyCorners{"N", "NE", "SE", "S", "SW", "NW"};
constexpr Names flatCorners{"NE", "E", "SE", "SW", "W", "NW"};

constexpr std::array<HexCoord, 6> pointySteps{{{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}}};
constexpr std::array<HexCoord, 6> flatSteps{{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}};

const Names& sides(Orientation o) { return o == Orientation::Pointy ? pointySides : flatSides; }
const Names& corners(Orientation o) { return o == Orientation::Pointy ? pointyCorners : flatCorners; }

std::optional<int> find(const Names& names, std::string_view name)
{
    const auto at = std::find(names.begin(), names.end(), name);
    if (at == names.end()) return std::nullopt;
    return static_cast<int>(at - names.begin());
}

}  // namespace

HexCoord neighbour(HexCoord hex, int side, Orientation o)
{
    const HexCoord step = (o == Orientation::Pointy ? pointySteps : flatSteps)[static_cast<std::size_t>(side)];
    return {hex.q + step.q, hex.r + step.r};
}

Point centreOf(HexCoord h, Orientation o)
{
    constexpr double root3 = std::numbers::sqrt3;
    if (o == Orientation::Pointy) return {root3 * (h.q + h.r / 2.0), 1.5 * h.r};
    return {1.5 * h.q, root3 * (h.r + h.q / 2.0)};
}

Point cornerPoint(HexCoord h, int corner, Orientation o)
{
    const Point c = centreOf(h, o);
    const double degrees = (o == Orientation::Pointy ? -90.0 : -60.0) + 60.0 * corner;
    const double angle = degrees * std::numbers::pi / 180.0;
    return {c.x + std::cos(angle), c.y + std::sin(angle)};
}

bool readsBefore(HexCoord a, HexCoord b, Orientation o)
{
    // Twice the row and twice the column in whole numbers, so that no rounding decides.
    const auto key = [o](HexCoord h) {
        return o == Orientation::Pointy ? std::pair{2 * h.r, 2 * h.q + h.r} : std::pair{2 * h.r + h.q, 2 * h.q};
    };
    return key(a) < key(b);
}

int distance(HexCoord a, HexCoord b)
{
    const int q = a.q - b.q;
    const int r = a.r - b.r;
    return (std::abs(q) + std::abs(r) + std::abs(q + r)) / 2;
}

std::string_view sideName(int side, Orientation o) { return sides(o)[static_cast<std::size_t>(side)]; }
std::string_view cornerName(int corner, Orientation o) { return corners(o)[static_cast<std::size_t>(corner)]; }
std::optional<int> sideFrom(std::string_view name, Orientation o) { return find(sides(o), name); }
std::optional<int> cornerFrom(std::string_view name, Orientation o) { return find(corners(o), name); }

}  // namespace inselwerk
