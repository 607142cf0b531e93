#pragma once

#include "editor/model/motion.h"
#include "editor/model/painting.h"

/// Parts of boards that are moved, turned, copied between boards and kept as text.
namespace inselwerk {

/// Hexes of a board with what belongs to them: numbers, stacks, tokens, their harbours, pieces at corners and edges
/// that touch no other land, the robber, marks of set-up hexes; and the pools and stacks that they name.
Board cutOut(const Board&, const std::set<HexCoord>&);

/// Puts a part of a board down, moved. What lies there is replaced; the loss is what that and the water took, pieces
/// that stand in the way of others included. Pools and stacks that the board lacks come with it.
Loss putDown(Board&, const Board& part, const Motion&);

/// Takes hexes away with everything on them that then has no land; that is no loss but for harbours and pieces of
/// others.
Loss takeAway(Board&, const std::set<HexCoord>&);

/// Moves hexes on their own board.
Loss moveHexes(Board&, const std::set<HexCoord>&, const Motion&);

/// A part of a board as text, so that other windows and programs can keep it: a small scenario file.
std::string clippingText(const Board& part);
/// The part that a text holds, in the wanted orientation; none: it is no such text.
std::optional<Board> clippingFrom(std::string_view text, Orientation);

}  // namespace inselwerk
