#pragma once

#include "app/common/painting/board_geometry.h"

#include <set>

class QPainter;

namespace inselwerk {

/// Double outlines inside hexes, as paintHexFocus draws one, for many hexes at once.
void paintHexOutlines(QPainter&, const BoardGeometry&, const std::set<HexCoord>&);
void paintHexOutlines(QPainter&, const BoardGeometry&, const std::vector<HexCoord>&);

}  // namespace inselwerk
