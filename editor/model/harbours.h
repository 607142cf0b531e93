#pragma once

#include "engine/scenario/scenario.h"

/// Harbours on the coast of a board.
namespace inselwerk {

/// What kind a harbour is: fixed, or drawn from a pool.
struct HarbourChoice
{
    Harbour kind = Harbour::Any;
    std::string pool;
    friend bool operator==(const HarbourChoice&, const HarbourChoice&) = default;
};
HarbourChoice harbourChoiceOf(const HarbourEntry&);

/// May a harbour lie on an edge? If not, why.
enum class HarbourPlace : u8 { Fits, NoLand, Inland, Full };
HarbourPlace judgeHarbour(const Board&, EdgeName);
/// The edge of a coast as seen from its land; other edges as they are.
EdgeName fromLand(const Board&, EdgeName);
const HarbourEntry* harbourAt(const Board&, EdgeName);
/// Lays or changes a harbour where one may lie.
void setHarbour(Board&, EdgeName, const HarbourChoice&);
void removeHarbour(Board&, EdgeName);

}  // namespace inselwerk
