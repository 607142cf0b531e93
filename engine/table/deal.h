#pragma once

#include "engine/board/topology.h"

namespace inselwerk {

/// What was drawn for one game: plain data that stays as it is while the game lasts.
struct Deal
{
    std::array<Terrain, maxHexes + 1> terrain{};
    std::array<u8, maxHexes + 1> number{};       ///< number token laid on each hex, 0 none; stacks are not in here
    std::array<Harbour, maxHarbours> harbour{};  ///< kind of each harbour of the Ruleset
    std::array<u8, maxCorners> harboursAt{};     ///< per corner: bit of each Harbour kind that serves it
    HexId robber = noHex;                        ///< where the robber starts
    u64 seed = 0;
};

}  // namespace inselwerk
