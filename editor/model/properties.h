#pragma once

#include "editor/model/harbours.h"
#include "editor/model/numbers.h"
#include "editor/model/painting.h"

namespace inselwerk {

/// What is on the selected hexes. A value that is not the same on all of them is none.
struct HexValues
{
    int hexes = 0;  ///< that the board has there
    std::optional<Ground> ground;
    std::optional<NumberChoice> number;
    std::map<std::string, std::optional<int>> tokens;  ///< of rule modules, by name
    std::optional<bool> setup;                         ///< may set-up settlements stand there only?
    bool robber = false;                               ///< the robber starts on the only one
};
HexValues valuesOf(const Scenario&, const Board&, const std::set<HexCoord>&);

/// Tokens of rule modules that hexes of the scenario can bear, by name.
std::vector<std::string> tokenNames(const Scenario&);

/// Gives the hexes a terrain, or draws it from a pool; what has no land then goes.
Loss setGround(Board&, const std::set<HexCoord>&, const Ground&);
void setNumber(Board&, const std::set<HexCoord>&, const NumberChoice&);
/// Lays so many tokens of the name on the hexes; on those whose terrain is drawn none can lie.
void setTokens(Board&, const std::set<HexCoord>&, const std::string& name, int count);
void setSetupHexes(Board&, const std::set<HexCoord>&, bool on);
/// Lays a harbour at a side, or takes it away.
void setHarbourAt(Board&, EdgeName, const std::optional<HarbourChoice>&);

}  // namespace inselwerk
