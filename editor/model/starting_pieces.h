#pragma once

#include "engine/scenario/scenario.h"

/// Pieces that stand on a board from the start.
namespace inselwerk {

enum class PieceKind : u8 { Settlement, City, Road };

/// May a colour's piece stand there? If not, why.
enum class PiecePlace : u8 {
    Fits,
    NoLand,       ///< the place touches no land
    Taken,        ///< another piece stands there
    TooClose,     ///< a building is only one edge away
    Unconnected,  ///< a road that leads from no building of its colour
    NoneLeft      ///< all pieces of the kind are on the board
};
PiecePlace judgeBuilding(const Scenario&, const Board&, PieceKind, Colour, CornerName);
PiecePlace judgeRoad(const Scenario&, const Board&, Colour, EdgeName);

/// How many of its pieces a player has by the rules of a board.
int supplyOf(const Scenario&, const Board&, PieceKind);
/// How many of them stand on the board.
int placedOf(const Board&, PieceKind, Colour);

/// A building at a corner, or a road on an edge.
struct PlacedPiece
{
    PieceKind kind = PieceKind::Settlement;
    Colour colour = Colour::Red;
    friend bool operator==(const PlacedPiece&, const PlacedPiece&) = default;
};
std::optional<PlacedPiece> pieceAt(const Board&, CornerName);
std::optional<PlacedPiece> pieceAt(const Board&, EdgeName);

/// Puts a building down; one of its own colour that stands there is replaced.
void putBuilding(Board&, PieceKind, Colour, CornerName);
void putRoad(Board&, Colour, EdgeName);
/// Takes away what stands there. Colours without pieces and cards are no longer listed.
void removePieceAt(Board&, CornerName);
void removePieceAt(Board&, EdgeName);
/// Seats take the colours in the order of the list.
void moveColour(Board&, std::size_t from, std::size_t to);

}  // namespace inselwerk
