#pragma once

#include "engine/scenario/scenario.h"

#include <set>

/// Terrain on the hexes of a board: brushes, lines, filling. Everything keeps hexes in reading order where they are in
/// it, and leaves nothing behind that has no land any more.
namespace inselwerk {

/// What a brush lays on a hex.
struct Ground
{
    enum class Kind : u8 {
        Fixed,   ///< `terrain`
        Drawn,   ///< from the terrain pool `pool`
        Nothing  ///< no hex: water that nobody draws
    };
    Kind kind = Kind::Fixed;
    Terrain terrain = Terrain::Forest;
    std::string pool;
    friend bool operator==(const Ground&, const Ground&) = default;
};

/// Hexes at most `radius` steps from `centre`.
std::vector<HexCoord> hexesAround(HexCoord centre, int radius);
/// The straight row of hexes between two, both included.
std::vector<HexCoord> hexesBetween(HexCoord, HexCoord);
/// The hexes that filling from `start` reaches: those with the same ground, side by side, within the rectangle around
/// the drawn board and one ring more; outside of it only `start`. None where they are more than `mostFilled`: between
/// hexes far apart lies more water than any board has.
inline constexpr std::size_t mostFilled = 2000;
std::vector<HexCoord> hexesOfFill(const Board&, HexCoord start);

/// Lays ground on hexes. A hex keeps its number, stack and tokens where the new ground can bear them.
void layGround(Board&, const std::vector<HexCoord>&, const Ground&);
/// The ground that lies at a place.
Ground groundAt(const Board&, HexCoord);
/// And that of a hex that is there.
Ground groundOf(const HexEntry&);

/// What an edit took away besides what it was made for.
struct Loss
{
    int hexes = 0;
    int harbours = 0;
    int pieces = 0;
    bool robber = false;
    bool any() const { return hexes > 0 || harbours > 0 || pieces > 0 || robber; }
};
/// Takes away what has no land any more - harbours without a coast, pieces at corners and edges in the water, the
/// robber on a hex that is gone - and says how much that was.
Loss tidy(Board&);

/// The entry at a place, or null.
HexEntry* findHex(Board&, HexCoord);
/// Puts an entry into the list where reading order wants it; one that is there is replaced.
void putHex(Board&, HexEntry);
/// Is there land, or may it be drawn there?
bool isLandAt(const Board&, HexCoord);
/// Hexes that are land, or become some when they are drawn.
std::vector<HexCoord> landOf(const Board&);

}  // namespace inselwerk
