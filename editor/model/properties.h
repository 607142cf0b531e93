#pragma once

#include "editor/model/harbours.h"
#include "editor/model/hex_tokens.h"
#include "editor/model/numbers.h"
#include "editor/model/painting.h"

namespace inselwerk {

/// What is on the selected hexes. A value that is not the same on all of them is none.
struct HexValues
{
    int hexes = 0;  ///< that the board has there
    std::optional<Ground> ground;
    std::optional<NumberChoice> number;
    /// Of rule modules, by name: those that lie on any of them, or may. With what the board gets by number.
    std::map<std::string, std::optional<int>> tokens;
    std::optional<bool> setup;                         ///< may set-up settlements stand there only?
    bool robber = false;                               ///< the robber starts on the only one
};
HexValues valuesOf(const Scenario&, const Board&, const std::set<HexCoord>&, const ModuleDescriptions&);

/// Gives the hexes a terrain, or draws it from a pool; what has no land then goes.
Loss setGround(Board&, const std::set<HexCoord>&, const Ground&);
void setNumber(Board&, const std::set<HexCoord>&, const NumberChoice&);
struct TokenCount
{
    std::string name;
    int count = 0;
};
/// Lays so many tokens on those of the hexes that may bear them; what a board gets by number is written out first.
void setTokens(const Scenario&, Board&, const std::set<HexCoord>&, const TokenCount&, const ModuleDescriptions&);
void setSetupHexes(Board&, const std::set<HexCoord>&, bool on);
/// Lays a harbour at a side, or takes it away.
void setHarbourAt(Board&, EdgeName, const std::optional<HarbourChoice>&);

}  // namespace inselwerk
