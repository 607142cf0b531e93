#include "editor/model/symmetry.h"

#include "engine/board/topology.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace inselwerk {
namespace {

/// What the symmetry is made from.
std::vector<Motion> generatorsOf(const Symmetry& s, Orientation o)
{
    std::vector<Motion> generators;
    if (s.fold > 1) generators.push_back(Motion::turn(6 / s.fold, s.centre));
    if (s.upright) generators.push_back(Motion::mirror(Motion::Axis::Upright, s.centre, o));
    if (s.level) generators.push_back(Motion::mirror(Motion::Axis::Level, s.centre, o));
    return generators;
}

double squared(Point a, Point b) { return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y); }

template <class Name>
std::vector<Name> imagesOfName(Name place, const std::vector<Motion>& motions, Orientation o)
{
    std::vector<Name> images;
    std::set<GridPoint> seen;
    for (const Motion& motion : motions) {
        const Name image = motion.of(place, o);
        if (seen.insert(pointOf(image, o)).second) images.push_back(image);
    }
    return images;
}

}  // namespace

std::vector<Motion> motionsOf(const Symmetry& symmetry, Orientation o)
{
    const std::vector<Motion> generators = generatorsOf(symmetry, o);
    std::vector<Motion> all{Motion()};
    for (std::size_t i = 0; i < all.size(); ++i)
        for (const Motion& generator : generators) {
            const Motion next = all[i].then(generator);
            if (next.fits() && std::find(all.begin(), all.end(), next) == all.end()) all.push_back(next);
        }
    return all;
}

bool isCentre(const Symmetry& symmetry, GridPoint point, Orientation o)
{
    Symmetry there = symmetry;
    there.centre = point;
    const auto generators = generatorsOf(there, o);
    return std::all_of(generators.begin(), generators.end(), [](const Motion& motion) { return motion.fits(); });
}

GridPoint centreNear(const Symmetry& symmetry, Point point, Orientation o)
{
    // Every hex, corner and edge within two steps of the hex around the point: a hex centre always will do.
    const Point q = centreOf({1, 0}, o), r = centreOf({0, 1}, o);
    const double determinant = q.x * r.y - q.y * r.x;
    const HexCoord about{
        static_cast<int>(std::lround((point.x * r.y - point.y * r.x) / determinant)),
        static_cast<int>(std::lround((q.x * point.y - q.y * point.x) / determinant))};
    GridPoint best = pointOf(about);
    double nearest = 1e9;
    const auto consider = [&](GridPoint candidate) {
        // The smallest preference for hex centres decides between equals.
        const bool hex = candidate.q % 6 == 0 && candidate.r % 6 == 0;
        const double far = squared(drawn(candidate, o), point) - (hex ? 1e-6 : 0);
        if (far < nearest - 1e-9 && isCentre(symmetry, candidate, o)) nearest = far, best = candidate;
    };
    for (int dq = -2; dq <= 2; ++dq)
        for (int dr = -2; dr <= 2; ++dr) {
            const HexCoord hex{about.q + dq, about.r + dr};
            consider(pointOf(hex));
            for (int i = 0; i < 6; ++i)
                consider(pointOf(CornerName{hex, i}, o)), consider(pointOf(EdgeName{hex, i}, o));
        }
    return best;
}

Point middleOf(const Board& board)
{
    if (board.hexes.empty()) return {};
    Point low{1e9, 1e9}, high{-1e9, -1e9};
    for (const HexEntry& hex : board.hexes) {
        const Point p = centreOf(hex.at, board.orientation);
        low = {std::min(low.x, p.x), std::min(low.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    return {(low.x + high.x) / 2, (low.y + high.y) / 2};
}

std::vector<HexCoord> imagesOf(const std::vector<HexCoord>& hexes, const std::vector<Motion>& motions)
{
    std::vector<HexCoord> images;
    std::set<HexCoord> seen;
    for (const Motion& motion : motions)
        for (const HexCoord hex : hexes)
            if (const HexCoord image = motion.of(hex); seen.insert(image).second) images.push_back(image);
    return images;
}

std::vector<CornerName> imagesOf(CornerName corner, const std::vector<Motion>& motions, Orientation o)
{
    return imagesOfName(corner, motions, o);
}

std::vector<EdgeName> imagesOf(EdgeName edge, const std::vector<Motion>& motions, Orientation o)
{
    return imagesOfName(edge, motions, o);
}

}  // namespace inselwerk
