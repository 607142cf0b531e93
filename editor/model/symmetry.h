#pragma once

#include "editor/model/motion.h"

namespace inselwerk {

/// A symmetry that brushes keep: what is laid in one place is laid in all its images.
struct Symmetry
{
    int fold = 1;          ///< 1, 2, 3 or 6 turns in a circle
    bool upright = false;  ///< mirrored at the upright axis through the centre
    bool level = false;    ///< mirrored at the level axis
    GridPoint centre;
    bool any() const { return fold > 1 || upright || level; }
    friend bool operator==(const Symmetry&, const Symmetry&) = default;
};

/// Every motion of the symmetry, that of nothing first; each once.
std::vector<Motion> motionsOf(const Symmetry&, Orientation);

/// May the symmetry have its centre there? Six turns need a hex centre, three that or a corner, and so on.
bool isCentre(const Symmetry&, GridPoint, Orientation);
/// The possible centre that is nearest to a point of the drawn plane.
GridPoint centreNear(const Symmetry&, Point, Orientation);
/// The middle of what is drawn of a board, in hex radii; [0, 0] of an empty one.
Point middleOf(const Board&);

/// Places and all their images, each once; the places themselves first.
std::vector<HexCoord> imagesOf(const std::vector<HexCoord>&, const std::vector<Motion>&);
std::vector<CornerName> imagesOf(CornerName, const std::vector<Motion>&, Orientation);
std::vector<EdgeName> imagesOf(EdgeName, const std::vector<Motion>&, Orientation);

}  // namespace inselwerk
