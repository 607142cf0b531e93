#pragma once

#include "editor/model/painting.h"
#include "engine/scenario/reader.h"

/// Whole boards: what the commands of the board tabs and of the Board menu do.
namespace inselwerk {

/// A board with nothing on it, for the players of the others; its id is free in the scenario.
Board emptyBoard(const Scenario&);
/// Puts a board behind place `after` (at the end when that is too large) with an id that is free there; its place.
std::size_t insertBoard(Scenario&, std::size_t after, Board);
/// The same, with a name that no other board has.
std::size_t insertNewBoard(Scenario&, std::size_t after, Board);
/// Puts a copy of a board behind it, called "… (2)"; its place.
std::size_t duplicateBoard(Scenario&, std::size_t index);
void removeBoard(Scenario&, std::size_t index);
void moveBoard(Scenario&, std::size_t from, std::size_t to);

/// A board as text for the clipboard: a scenario file with this board alone, and the sections that its tokens need.
std::string boardText(const Scenario&, const Board&, const ModuleDescriptions&);
/// The boards in a text, however many; none when it is no scenario file.
std::vector<Board> boardsInText(std::string_view, const ModuleDescriptions&);

/// Lays `ground` on every place beside a hex of the board.
void growByRing(Board&, const Ground&);
/// Takes away every hex with a side to a place without one, and what cannot be without it.
void shrinkByRing(Board&);
/// What a shrinking would take away.
struct ShrinkLoss
{
    int land = 0;     ///< hexes that are land
    int sea = 0;      ///< and drawn sea
    int numbers = 0;  ///< numbers and stacks on them
    int tokens = 0;   ///< tokens of rule modules on them
    Loss beside;      ///< harbours, pieces, the robber
    /// Is anything lost but water?
    bool any() const { return land > 0 || beside.any(); }
};
ShrinkLoss lossOfShrinking(const Board&);

/// By how much a board must be moved to lie around [0, 0].
HexCoord wayToCentre(const Board&);

/// How large a board is, against what a game can hold.
struct BoardCounts
{
    int land = 0;
    int sea = 0;
    int corners = 0;
    int edges = 0;
    int harbours = 0;
};
BoardCounts countsOf(const Board&);

/// Sides of a land hex of the board that face water.
std::vector<int> coastalSides(const Board&, HexCoord);

}  // namespace inselwerk
