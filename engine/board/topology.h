#pragma once

#include "engine/board/bits.h"
#include "engine/board/coordinates.h"

#include <map>
#include <span>
#include <vector>

namespace inselwerk {

using HexId = u8;
using CornerId = u16;
using EdgeId = u16;
inline constexpr HexId noHex = 255;
inline constexpr CornerId noCorner = 0xffff;
inline constexpr EdgeId noEdge = 0xffff;

/// The graph of an island of any shape: its land hexes, and every corner and edge that touches one of them.
///
/// Hex ids run in reading order; corners and edges are numbered as they are first met when walking the hexes in
/// reading order and each hex clockwise from its first corner or side, so the same land always gets the same ids.
/// Immutable once built. Build it only from land within the limits of types.h (`fits` tells).
class Topology
{
public:
    Topology() = default;
    /// `land`: distinct coordinates of the land hexes, in any order. Limits must hold (see `measure`).
    Topology(std::span<const HexCoord> land, Orientation);

    /// Sizes of an island, found without building it: how far a board is within the limits.
    struct Size
    {
        int hexes = 0;
        int corners = 0;
        int edges = 0;
        bool fits() const { return hexes <= maxHexes && corners <= maxCorners && edges <= maxEdges; }
    };
    static Size measure(std::span<const HexCoord> land, Orientation);

    Orientation orientation() const { return m_orientation; }
    int hexCount() const { return static_cast<int>(m_hexes.size()); }
    int cornerCount() const { return static_cast<int>(m_corners.size()); }
    int edgeCount() const { return static_cast<int>(m_edges.size()); }
    int cornerWords() const { return m_cornerWords; }  ///< 64-bit words that a CornerSet of this board uses
    int edgeWords() const { return m_edgeWords; }

    struct Hex
    {
        HexCoord at;
        std::array<CornerId, 6> corners{};  ///< clockwise, index as in the corner names
        std::array<EdgeId, 6> edges{};      ///< clockwise, index as in the side names
        std::array<HexId, 6> neighbours{};  ///< across each side; noHex where there is no land
    };
    struct Corner
    {
        CornerName name;  ///< canonical: the first land hex in reading order
        u8 hexCount = 0;
        u8 edgeCount = 0;
        std::array<HexId, 3> hexes{noHex, noHex, noHex};
        std::array<EdgeId, 3> edges{};
        std::array<CornerId, 3> neighbours{};  ///< across the edge of the same index
    };
    struct Edge
    {
        EdgeName name;
        std::array<CornerId, 2> corners{};
        std::array<HexId, 2> hexes{noHex, noHex};
        bool coastal() const { return hexes[1] == noHex; }
    };

    const Hex& hex(int id) const { return m_hexes[static_cast<std::size_t>(id)]; }
    const Corner& corner(int id) const { return m_corners[static_cast<std::size_t>(id)]; }
    const Edge& edge(int id) const { return m_edges[static_cast<std::size_t>(id)]; }
    const CornerSet& cornersOf(int hex) const { return m_hexCorners[static_cast<std::size_t>(hex)]; }
    /// The edges that meet in a corner, as a set.
    const EdgeSet& edgesAt(int corner) const { return m_cornerEdges[static_cast<std::size_t>(corner)]; }
    /// A corner and its neighbours: what a building there keeps free (distance rule).
    const CornerSet& zoneOf(int corner) const { return m_cornerZone[static_cast<std::size_t>(corner)]; }

    /// Ids by any of the names a place has; a sea hex may name a corner or edge that touches land. `no…` if none.
    HexId findHex(HexCoord) const;
    CornerId findCorner(CornerName) const;
    EdgeId findEdge(EdgeName) const;

private:
    Orientation m_orientation = Orientation::Pointy;
    int m_cornerWords = 0;
    int m_edgeWords = 0;
    std::vector<Hex> m_hexes;
    std::vector<Corner> m_corners;
    std::vector<Edge> m_edges;
    std::vector<CornerSet> m_hexCorners;
    std::vector<EdgeSet> m_cornerEdges;
    std::vector<CornerSet> m_cornerZone;
    std::map<HexCoord, HexId> m_hexIds;
};

/// Every name of a corner: the up to three hexes (land or not) that share it, the given one first.
std::array<CornerName, 3> namesOf(CornerName, Orientation);
/// Both names of an edge, the given one first.
std::array<EdgeName, 2> namesOf(EdgeName, Orientation);

}  // namespace inselwerk
