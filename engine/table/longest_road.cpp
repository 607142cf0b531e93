#include "engine/table/longest_road.h"

namespace inselwerk {
namespace {

/// Walks trails over the roads of one seat.
class Trails
{
public:
    Trails(const View& v, Seat s) : m_topology(v.topology()), m_left(v.seat(s).roads), m_foreign(v.foreign(s)) {}

    /// Longest trail over unused roads that leaves `corner`.
    int from(int corner, bool start = false)
    {
        if (!start && m_foreign.has(corner)) return 0;
        const Topology::Corner& c = m_topology.corner(corner);
        int best = 0;
        for (u8 i = 0; i < c.edgeCount; ++i) {
            const int edge = c.edges[i];
            if (!m_left.has(edge)) continue;
            m_left.remove(edge);
            const int length = 1 + from(c.neighbours[i]);
            m_left.add(edge);
            if (length > best) best = length;
        }
        return best;
    }

    /// Longest trail that goes on from `here` and, when it ends there, from `there`.
    int bothWays(int here, int there)
    {
        int best = from(there);
        if (m_foreign.has(here)) return best;
        const Topology::Corner& c = m_topology.corner(here);
        for (u8 i = 0; i < c.edgeCount; ++i) {
            const int edge = c.edges[i];
            if (!m_left.has(edge)) continue;
            m_left.remove(edge);
            const int length = 1 + bothWays(c.neighbours[i], there);
            m_left.add(edge);
            if (length > best) best = length;
        }
        return best;
    }

    void use(int edge) { m_left.remove(edge); }

private:
    const Topology& m_topology;
    EdgeSet m_left;
    CornerSet m_foreign;
};

}  // namespace

int longestRoad(const View& v, Seat s)
{
    Trails trails(v, s);
    int best = 0;
    v.seat(s).reach.each(v.topology().cornerWords(), [&](int corner) {
        const int length = trails.from(corner, true);
        if (length > best) best = length;
    });
    return best;
}

int longestRoadThrough(const View& v, Seat s, int edge)
{
    Trails trails(v, s);
    trails.use(edge);
    const auto [a, b] = v.topology().edge(edge).corners;
    return 1 + trails.bothWays(a, b);
}

}  // namespace inselwerk
