#pragma once

#include "editor/model/harbours.h"
#include "editor/model/numbers.h"

/// What of a board is left to chance. Whatever lay in a place goes into the pool that it is drawn from, and comes out
/// of it when the place is fixed again, so that a pool always fits its places.
namespace inselwerk {

/// The pool for a kind of place: the one of that name, else the board's first, else a new one.
std::string terrainPoolFor(Board&, const std::string& wanted);
std::string numberPoolFor(Board&, const std::string& wanted);
std::string harbourPoolFor(Board&, const std::string& wanted);

/// May the terrain or the number of a hex be drawn?
bool canDrawTerrain(const Board&, HexCoord);
bool canDrawNumber(const Board&, HexCoord);

void drawTerrain(Board&, HexCoord, const std::string& pool);
void drawNumber(Board&, HexCoord, const std::string& pool);
void drawHarbour(Board&, EdgeName, const std::string& pool);

/// Fixes a place again, as the tile, token or piece that its pool has most of.
void fixTerrain(Board&, HexCoord);
void fixNumber(Board&, HexCoord);
void fixHarbour(Board&, EdgeName);

}  // namespace inselwerk
