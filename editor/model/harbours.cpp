#include "editor/model/harbours.h"

#include "editor/model/painting.h"
#include "engine/board/topology.h"

#include <algorithm>

namespace inselwerk {
namespace {

bool liesOn(const HarbourEntry& harbour, EdgeName edge, Orientation o)
{
    const auto names = namesOf(edge, o);
    const EdgeName own{harbour.at, harbour.side};
    return own == names[0] || own == names[1];
}

}  // namespace

HarbourChoice harbourChoiceOf(const HarbourEntry& harbour) { return {harbour.kind, harbour.pool}; }

HarbourPlace judgeHarbour(const Board& board, EdgeName edge)
{
    const auto names = namesOf(edge, board.orientation);
    const bool here = isLandAt(board, names[0].hex), there = isLandAt(board, names[1].hex);
    if (!here && !there) return HarbourPlace::NoLand;
    if (here && there) return HarbourPlace::Inland;
    if (!harbourAt(board, edge) && board.harbours.size() >= static_cast<std::size_t>(maxHarbours))
        return HarbourPlace::Full;
    return HarbourPlace::Fits;
}

EdgeName fromLand(const Board& board, EdgeName edge)
{
    const auto names = namesOf(edge, board.orientation);
    return isLandAt(board, names[0].hex) ? names[0] : names[1];
}

const HarbourEntry* harbourAt(const Board& board, EdgeName edge)
{
    for (const HarbourEntry& harbour : board.harbours)
        if (liesOn(harbour, edge, board.orientation)) return &harbour;
    return nullptr;
}

void setHarbour(Board& board, EdgeName edge, const HarbourChoice& choice)
{
    if (judgeHarbour(board, edge) != HarbourPlace::Fits) return;
    const EdgeName place = fromLand(board, edge);
    const Harbour kind = choice.pool.empty() ? choice.kind : HarbourEntry{}.kind;
    for (HarbourEntry& harbour : board.harbours)
        if (liesOn(harbour, edge, board.orientation)) {
            harbour.kind = kind, harbour.pool = choice.pool;
            return;
        }
    board.harbours.push_back({place.hex, place.side, kind, choice.pool});
}

void removeHarbour(Board& board, EdgeName edge)
{
    std::erase_if(board.harbours, [&](const HarbourEntry& h) { return liesOn(h, edge, board.orientation); });
}

}  // namespace inselwerk
