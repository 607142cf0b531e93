#include "engine/board/topology.h"

#include <algorithm>
#include <set>

namespace inselwerk {

std::array<EdgeName, 2> namesOf(EdgeName e, Orientation o)
{
    return {e, EdgeName{neighbour(e.hex, e.side, o), (e.side + 3) % 6}};
}

std::array<CornerName, 3> namesOf(CornerName c, Orientation o)
{
    // Of the six sides, the two that end in this corner lead to the two other hexes that share it. Seen from those,
    // the corner lies two further or two back.
    int before = 0;  // the side that ends here (clockwise)
    for (int side = 0; side < 6; ++side)
        if (cornersOfSide(side, o).second == c.corner) before = side;
    const int after = (before + 1) % 6;
    return {
        c, CornerName{neighbour(c.hex, before, o), (c.corner + 2) % 6},
        CornerName{neighbour(c.hex, after, o), (c.corner + 4) % 6}};
}

Topology::Size Topology::measure(std::span<const HexCoord> land, Orientation o)
{
    std::set<HexCoord> hexes(land.begin(), land.end());
    std::set<CornerName> corners;
    std::set<EdgeName> edges;
    for (const HexCoord h : hexes)
        for (int i = 0; i < 6; ++i) {
            const auto c = namesOf(CornerName{h, i}, o);
            corners.insert(*std::min_element(c.begin(), c.end()));
            const auto e = namesOf(EdgeName{h, i}, o);
            edges.insert(std::min(e[0], e[1]));
        }
    return {static_cast<int>(hexes.size()), static_cast<int>(corners.size()), static_cast<int>(edges.size())};
}

Topology::Topology(std::span<const HexCoord> land, Orientation o) : m_orientation(o)
{
    std::vector<HexCoord> order(land.begin(), land.end());
    std::sort(order.begin(), order.end(), [o](HexCoord a, HexCoord b) { return readsBefore(a, b, o); });
    for (const HexCoord at : order) {
        m_hexIds.emplace(at, static_cast<HexId>(m_hexes.size()));
        m_hexes.push_back({at, {}, {}, {}});
    }

    std::map<CornerName, CornerId> corners;
    std::map<EdgeName, EdgeId> edges;
    for (std::size_t h = 0; h < m_hexes.size(); ++h) {
        Hex& hex = m_hexes[h];
        m_hexCorners.emplace_back();
        for (int i = 0; i < 6; ++i) {
            const auto at = static_cast<std::size_t>(i);
            hex.neighbours[at] = findHex(neighbour(hex.at, i, o));

            const CornerName cornerHere{hex.at, i};
            auto [corner, newCorner] = corners.try_emplace(cornerHere, static_cast<CornerId>(m_corners.size()));
            if (newCorner) {
                for (const CornerName& name : namesOf(cornerHere, o)) corners.emplace(name, corner->second);
                m_corners.push_back({.name = cornerHere});
            }
            hex.corners[at] = corner->second;
            m_hexCorners.back().add(corner->second);
            Corner& c = m_corners[corner->second];
            c.hexes[c.hexCount++] = static_cast<HexId>(h);

            const EdgeName edgeHere{hex.at, i};
            auto [edge, newEdge] = edges.try_emplace(edgeHere, static_cast<EdgeId>(m_edges.size()));
            if (newEdge) {
                edges.emplace(namesOf(edgeHere, o)[1], edge->second);
                m_edges.push_back({edgeHere, {noCorner, noCorner}, {noHex, noHex}});
            }
            hex.edges[at] = edge->second;
            Edge& e = m_edges[edge->second];
            e.hexes[newEdge ? 0 : 1] = static_cast<HexId>(h);
        }
    }
    for (Hex& hex : m_hexes)
        for (int i = 0; i < 6; ++i) {
            const auto [a, b] = cornersOfSide(i, o);
            m_edges[hex.edges[static_cast<std::size_t>(i)]].corners = {
                hex.corners[static_cast<std::size_t>(a)], hex.corners[static_cast<std::size_t>(b)]};
        }

    m_cornerEdges.resize(m_corners.size());
    m_cornerZone.resize(m_corners.size());
    for (std::size_t id = 0; id < m_corners.size(); ++id) m_cornerZone[id].add(static_cast<int>(id));
    for (std::size_t id = 0; id < m_edges.size(); ++id) {
        const auto [a, b] = m_edges[id].corners;
        for (const auto& [here, there] : {std::pair{a, b}, std::pair{b, a}}) {
            Corner& c = m_corners[here];
            c.edges[c.edgeCount] = static_cast<EdgeId>(id);
            c.neighbours[c.edgeCount++] = there;
            m_cornerEdges[here].add(static_cast<int>(id));
            m_cornerZone[here].add(there);
        }
    }
    m_cornerWords = (cornerCount() + 63) / 64;
    m_edgeWords = (edgeCount() + 63) / 64;
}

HexId Topology::findHex(HexCoord at) const
{
    const auto found = m_hexIds.find(at);
    return found == m_hexIds.end() ? noHex : found->second;
}

CornerId Topology::findCorner(CornerName name) const
{
    for (const CornerName& n : namesOf(name, m_orientation))
        if (const HexId h = findHex(n.hex); h != noHex) return hex(h).corners[static_cast<std::size_t>(n.corner)];
    return noCorner;
}

EdgeId Topology::findEdge(EdgeName name) const
{
    for (const EdgeName& n : namesOf(name, m_orientation))
        if (const HexId h = findHex(n.hex); h != noHex) return hex(h).edges[static_cast<std::size_t>(n.side)];
    return noEdge;
}

}  // namespace inselwerk
