#pragma once

#include "editor/model/motion.h"
#include "engine/scenario/scenario.h"

#include <set>

/// Sets of hexes of a board.
namespace inselwerk {

std::set<HexCoord> allHexes(const Board&);
/// The hexes of the board that are not in `hexes`.
std::set<HexCoord> otherHexes(const Board&, const std::set<HexCoord>& hexes);
/// The hexes with the same ground as one of `hexes`.
std::set<HexCoord> hexesOfSameGround(const Board&, const std::set<HexCoord>& hexes);
/// The hex whose centre is nearest to the middle of some: the fixed point of their turns and mirrors, which it stays
/// when they were turned about it.
HexCoord middleHex(const std::set<HexCoord>&, Orientation);
std::set<HexCoord> moved(const std::set<HexCoord>&, const Motion&);

}  // namespace inselwerk
