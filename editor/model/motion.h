#pragma once

#include "engine/scenario/scenario.h"

/// Turns, mirrors and shifts of the hex grid, exact in whole numbers for both orientations.
namespace inselwerk {

/// A point of the grid in sixths of axial coordinates, in which every hex centre, corner and edge middle is whole.
struct GridPoint
{
    int q = 0;
    int r = 0;
    friend auto operator<=>(const GridPoint&, const GridPoint&) = default;
};

GridPoint pointOf(HexCoord);
GridPoint pointOf(CornerName, Orientation);
GridPoint pointOf(EdgeName, Orientation);
/// Where it lies in the drawn plane, in hex radii.
Point drawn(GridPoint, Orientation);

/// A motion that keeps distances: a turn by sixths of a circle, a mirror, a shift, or one after the other.
class Motion
{
public:
    Motion() = default;  ///< nothing moves
    static Motion shift(HexCoord by);
    /// Clockwise by `sixths` of a circle.
    static Motion turn(int sixths, GridPoint about);
    /// Mirrors at the axis through `through` that is 30° times `axis` clockwise from the bisector of the directions of
    /// q and r.
    static Motion mirror(int axis, GridPoint through);
    enum class Axis : u8 { Upright, Level };
    static Motion mirror(Axis, GridPoint through, Orientation);

    /// Does it take hexes to hexes? Not every turn does so about every point.
    bool fits() const;
    /// This one first, then `next`.
    Motion then(const Motion& next) const;

    GridPoint of(GridPoint) const;
    HexCoord of(HexCoord) const;
    CornerName of(CornerName, Orientation) const;
    EdgeName of(EdgeName, Orientation) const;
    friend bool operator==(const Motion&, const Motion&) = default;

private:
    /// Rows of the matrix for q and r, and what is added.
    int m_qq = 1, m_qr = 0, m_rq = 0, m_rr = 1;
    GridPoint m_shift;
};

/// Moves a whole board with everything on it. The motion must fit.
void moveBoard(Board&, const Motion&);
/// Gives a board the other orientation; neighbours stay neighbours.
void setOrientation(Board&, Orientation);
/// Are the hexes listed in reading order?
bool inReadingOrder(const Board&);
void sortHexes(Board&);

}  // namespace inselwerk
