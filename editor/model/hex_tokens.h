#pragma once

#include "editor/model/sections.h"

/// Tokens of rule modules on hexes, such as crops on fields. Which there are and where they may lie say the modules'
/// descriptions and sections.
namespace inselwerk {

struct HexTokenKind
{
    std::string name;
    Terrain terrain = Terrain::Fields;  ///< where it may lie
    friend bool operator==(const HexTokenKind&, const HexTokenKind&) = default;
};

/// The kinds that the modules of a scenario have.
std::vector<HexTokenKind> hexTokenKinds(const Scenario&, const ModuleDescriptions&);
/// May a token of that kind lie there, or can the hex be drawn so?
bool mayBear(const Board&, HexCoord, const HexTokenKind&);

/// One more, or one less, where that is possible.
void addHexToken(Board&, HexCoord, const HexTokenKind&);
void removeHexToken(Board&, HexCoord, const HexTokenKind&);

/// Boards that name no tokens may get them by number, as a list of the module says. Writes those out on a board, so
/// that a first token of the designer's own does not take all others away. True when there were any.
bool writeOutHexTokens(const Scenario&, Board&, const ModuleDescriptions&);

}  // namespace inselwerk
