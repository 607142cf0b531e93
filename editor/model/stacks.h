#pragma once

#include "engine/scenario/scenario.h"

#include <set>

/// Stacks of number tokens: what the commands of the stacks dock do. Indices that do not exist change nothing.
namespace inselwerk {

std::set<std::string> stackIds(const Board&);

/// Puts a stack of these tokens behind the others; its name.
std::string addStack(Board&, const std::string& wantedId, std::vector<int> tokens);
/// Puts a copy behind the stack; its name, empty when there is none of that name.
std::string duplicateStack(Board&, const std::string& id);
/// Hexes on which it lies are left without a number.
void removeStack(Board&, const std::string& id);
/// Gives a stack another name, where it is named too: on hexes, and in the effects of event tokens when no other board
/// has a stack of the old name.
void renameStack(Scenario&, std::size_t board, const std::string& id, const std::string& to);
void moveStack(Board&, std::size_t from, std::size_t to);

/// The stack of that name, or null.
NumberStack* findStack(Board&, const std::string& id);

/// Moves the tokens at `places` so that they lie one after another, the first of them at `to` of the list without them.
void moveTokens(std::vector<int>& tokens, const std::set<std::size_t>& places, std::size_t to);
void removeTokens(std::vector<int>& tokens, const std::set<std::size_t>& places);
/// From 2 to 12.
void sortTokens(std::vector<int>& tokens);
void reverseTokens(std::vector<int>& tokens);
void shuffleTokens(std::vector<int>& tokens, std::uint64_t seed);

/// Lays the stack on the hexes of the board that can bear one, in place of their numbers; empty: takes stacks off.
/// Returns on how many.
int layStack(Board&, const std::set<HexCoord>&, const std::string& id);
/// Where it lies, in the order of the board.
std::vector<HexCoord> hexesOfStack(const Board&, std::string_view id);
/// May a stack lie here? On land only.
bool canBearStack(const HexEntry&);

}  // namespace inselwerk
