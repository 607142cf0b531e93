#pragma once

#include "engine/board/types.h"

#include <compare>
#include <utility>

/// Axial hex coordinates and the names of sides and corners.
///
/// `q` grows to the east (pointy) or south-east (flat), `r` to the south-east (pointy) or south (flat); `[0, 0]` is
/// anywhere the author likes. Sides and corners are counted clockwise from the top; which name belongs to which index
/// depends on the orientation:
///
///     pointy  sides NE E SE SW W NW    corners N NE SE S SW NW
///     flat    sides N NE SE S SW NW    corners NE E SE SW W NW
namespace inselwerk {

enum class Orientation : u8 { Pointy, Flat };

/// A hex by axial coordinates.
struct HexCoord
{
    int q = 0;
    int r = 0;
    friend auto operator<=>(const HexCoord&, const HexCoord&) = default;
};

/// A corner as files name it: a hex and the index (0–5) of one of its corners.
struct CornerName
{
    HexCoord hex;
    int corner = 0;
    friend auto operator<=>(const CornerName&, const CornerName&) = default;
};

/// An edge as files name it: a hex and the index (0–5) of one of its sides.
struct EdgeName
{
    HexCoord hex;
    int side = 0;
    friend auto operator<=>(const EdgeName&, const EdgeName&) = default;
};

/// A point in the plane of the drawn board, in hex radii (centre to corner); y grows downwards.
struct Point
{
    double x = 0;
    double y = 0;
};

/// The hex across side `side` of `hex`.
HexCoord neighbour(HexCoord hex, int side, Orientation);

/// Centre of a hex as drawn.
Point centreOf(HexCoord, Orientation);
/// A corner of a hex as drawn.
Point cornerPoint(HexCoord, int corner, Orientation);

/// The two corners at the ends of a side, clockwise.
constexpr std::pair<int, int> cornersOfSide(int side, Orientation o)
{
    return o == Orientation::Pointy ? std::pair{side, (side + 1) % 6} : std::pair{(side + 5) % 6, side};
}

/// True when `a` comes before `b` in reading order: top to bottom, then left to right, by the centre as drawn.
bool readsBefore(HexCoord a, HexCoord b, Orientation);

/// Number of steps between two hexes.
int distance(HexCoord a, HexCoord b);

std::string_view sideName(int side, Orientation);
std::string_view cornerName(int corner, Orientation);
std::optional<int> sideFrom(std::string_view, Orientation);
std::optional<int> cornerFrom(std::string_view, Orientation);

}  // namespace inselwerk
