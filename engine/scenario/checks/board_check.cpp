#include "engine/scenario/checks/board_check.h"

#include <algorithm>
#include <utility>

namespace inselwerk {
namespace {

template <class Pool>
const Pool* findPool(const std::vector<Pool>& pools, std::string_view id)
{
    const auto at = std::find_if(pools.begin(), pools.end(), [id](const Pool& p) { return p.id == id; });
    return at == pools.end() ? nullptr : &*at;
}

}  // namespace

BoardView::BoardView(const Scenario& s, std::size_t index)
    : scenario(s), board(s.boards[index]), path(elementPath("boards", index))
{
    for (const HexEntry& h : board.hexes)
        if (!h.terrainPool.empty() || inselwerk::isLand(h.terrain)) landAt.emplace(h.at, &h);
    for (const auto& [at, hex] : landAt) land.push_back(at);
}

const Topology* BoardView::topology() const
{
    if (!std::exchange(m_topologyMade, true)) {
        const bool small = !land.empty() && land.size() <= static_cast<std::size_t>(maxHexes);
        if (small && Topology::measure(land, board.orientation).fits()) m_topology.emplace(land, board.orientation);
    }
    return m_topology ? &*m_topology : nullptr;
}

std::string BoardView::at(std::string_view key) const { return memberPath(path, key); }

std::string BoardView::at(std::string_view list, std::size_t index, std::string_view key) const
{
    const std::string element = elementPath(memberPath(path, list), index);
    return key.empty() ? element : memberPath(element, key);
}

const HexEntry* BoardView::landBeside(HexCoord hex, int side) const
{
    const auto found = landAt.find(neighbour(hex, side, board.orientation));
    return found == landAt.end() ? nullptr : found->second;
}

const TerrainPool* BoardView::terrainPool(std::string_view id) const { return findPool(board.terrainPools, id); }
const NumberPool* BoardView::numberPool(std::string_view id) const { return findPool(board.numberPools, id); }
const HarbourPool* BoardView::harbourPool(std::string_view id) const { return findPool(board.harbourPools, id); }

bool BoardView::mayBe(const HexEntry& hex, Terrain terrain) const
{
    if (hex.terrainPool.empty()) return hex.terrain == terrain;
    const TerrainPool* pool = terrainPool(hex.terrainPool);
    return pool && pool->tiles[static_cast<std::size_t>(terrain)] > 0;
}

std::string spoken(HexCoord at)
{
    return std::string{"["}.append(std::to_string(at.q)).append(", ").append(std::to_string(at.r)).append("]");
}

std::string spoken(const CornerName& c, Orientation o)
{
    std::string out = spoken(c.hex);
    out.pop_back();
    return out.append(", ").append(cornerName(c.corner, o)).append("]");
}

std::string spoken(const EdgeName& e, Orientation o)
{
    std::string out = spoken(e.hex);
    out.pop_back();
    return out.append(", ").append(sideName(e.side, o)).append("]");
}

}  // namespace inselwerk
