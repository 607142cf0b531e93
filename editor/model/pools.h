#pragma once

#include "engine/scenario/scenario.h"

#include <set>

/// What a board leaves to chance: its pools against the places that are drawn from them.
namespace inselwerk {

/// The three lists of pools of a board; a name belongs to one of them.
enum class PoolKind : u8 { Terrain, Numbers, Harbours };

struct PoolName
{
    PoolKind kind = PoolKind::Terrain;
    std::string id;
    friend auto operator<=>(const PoolName&, const PoolName&) = default;
};

/// The pools of a board: terrain, numbers, harbours.
std::vector<PoolName> poolsOf(const Board&);
std::set<std::string> poolIds(const Board&, PoolKind);
TerrainPool* findTerrainPool(Board&, const std::string& id);
NumberPool* findNumberPool(Board&, const std::string& id);
HarbourPool* findHarbourPool(Board&, const std::string& id);

/// How much a pool holds and how much is drawn from it.
struct PoolCount
{
    int pieces = 0;
    int places = 0;  ///< hexes or harbours that name the pool
    int least = 0;   ///< pieces that they need: for numbers fewer than places, where desert or volcano may be drawn
    int most = 0;
    bool fits() const { return pieces >= least && pieces <= most; }
};
PoolCount countOf(const Board&, const PoolName&);

/// Adds an empty pool; its name.
PoolName addPool(Board&, PoolKind, const std::string& wantedId);
/// What was drawn from it is fixed, as what the pool has most of.
void removePool(Board&, const PoolName&);
/// Renames it where it is named too.
void renamePool(Board&, const PoolName&, const std::string& to);

/// Adds or takes away pieces until the pool has as many as its places need. Terrain and harbours: those come most that
/// a usual set has too few of here; numbers likewise, at the end of the order.
void fillToMatch(Board&, const PoolName&);

/// Draws the places of the selection from the pool: land, hexes that can bear a number, harbours at these hexes. What
/// lay there goes into the pool.
void drawPlaces(Board&, const std::set<HexCoord>&, const PoolName&);
/// Fixes the places of the selection that are drawn from a pool of this kind, as what their pool has most of.
void fixPlaces(Board&, const std::set<HexCoord>&, PoolKind);

/// Sets or takes away what a draw must satisfy.
void setConstraint(Board&, Constraint, bool on);
bool hasConstraint(const Board&, Constraint);
inline constexpr std::array allConstraints{
    Constraint::NoAdjacentRed, Constraint::NoAdjacentEqualNumbers, Constraint::NoAdjacentEqualTerrain};

}  // namespace inselwerk
