#include "editor/model/fairness.h"

#include <algorithm>
#include <numeric>

namespace inselwerk {
namespace {

using Seats = std::vector<Fairness::Seat>;

/// Sums up what one draw adds to the means.
class Judge
{
public:
    Judge(const Scenario& s, const Board& board, const Island& island, int players)
        : m_board(board),
          m_island(island),
          m_players(players),
          m_secondIsCity(rulesOn(s, board).choice(rulesSchema(), "start") == "settlement-and-city")
    {
        m_result.drawn = island.drawn;
        m_result.draws = static_cast<int>(island.draws.size());
        const Topology& t = island.topology;
        for (int c = 0; c < t.cornerCount(); ++c)
            m_result.corners.push_back({.name = t.corner(c).name, .foundable = island.foundable.has(c)});
    }

    Fairness judge()
    {
        for (const IslandDraw& draw : m_island.draws) {
            const std::vector<CornerWorth> worth = worthOfCorners(m_island, draw);
            addCorners(worth);
            addHexes(draw);
            addPairs(draw);
            addHarbours(draw);
            addSeats(worth);
        }
        m_result.best.resize(m_result.corners.size());
        std::iota(m_result.best.begin(), m_result.best.end(), std::size_t{0});
        std::erase_if(m_result.best, [&](std::size_t c) { return !m_result.corners[c].foundable; });
        std::stable_sort(m_result.best.begin(), m_result.best.end(), [&](std::size_t a, std::size_t b) {
            return m_result.corners[a].score > m_result.corners[b].score;
        });
        m_result.best.resize(std::min(m_result.best.size(), Fairness::bestCorners));
        return std::move(m_result);
    }

private:
    double share() const { return 1.0 / m_result.draws; }

    void addCorners(const std::vector<CornerWorth>& worth)
    {
        for (std::size_t c = 0; c < worth.size(); ++c) {
            Fairness::Corner& corner = m_result.corners[c];
            corner.pips += worth[c].pips * share();
            corner.kinds += bitCount(worth[c].kinds) * share();
            corner.score += scoreOf(worth[c]) * share();
            corner.harbour = corner.harbour || worth[c].harbours != 0;
        }
    }

    void addHexes(const IslandDraw& draw)
    {
        for (const IslandDraw::Hex& hex : draw.hexes)
            (hex.resource ? m_result.resources[static_cast<std::size_t>(*hex.resource)] : m_result.gold) +=
                hex.pips * share();
    }

    void addPairs(const IslandDraw& draw)
    {
        const Topology& t = m_island.topology;
        for (int h = 0; h < t.hexCount(); ++h)
            for (const HexId other : t.hex(h).neighbours) {
                if (other == noHex || other < h) continue;
                const int a = draw.hexes[static_cast<std::size_t>(h)].number;
                const int b = draw.hexes[other].number;
                const Fairness::Pair pair{t.hex(h).at, t.hex(other).at};
                if (isRed(a) && isRed(b)) note(pair, m_result.redPairs, m_result.redNeighbours);
                if (a != 0 && a == b) note(pair, m_result.equalPairs, m_result.equalNeighbours);
            }
    }

    template <class T>
    void note(const T& what, double& count, std::vector<T>& list)
    {
        count += share();
        if (!m_result.drawn) list.push_back(what);
    }

    void addHarbours(const IslandDraw& draw)
    {
        const Topology& t = m_island.topology;
        for (std::size_t i = 0; i < m_island.harbours.size(); ++i) {
            const auto yields = [&](CornerId c) {
                const Topology::Corner& corner = t.corner(c);
                return std::any_of(corner.hexes.begin(), corner.hexes.begin() + corner.hexCount, [&](HexId h) {
                    const auto& resource = draw.hexes[h].resource;
                    return resource && static_cast<int>(*resource) == static_cast<int>(draw.harbours[i]);
                });
            };
            const auto& ends = t.edge(m_island.harbours[i].edge).corners;
            if (yields(ends[0]) || yields(ends[1]))
                note(m_island.harbours[i].entry, m_result.harboursAtHome, m_result.harbourEntries);
        }
    }

    void addSeats(const std::vector<CornerWorth>& worth)
    {
        const Seats seats = m_board.pieces.empty() ? drafted(worth) : placed(worth);
        if (m_result.seats.empty()) m_result.seats.resize(seats.size());
        double least = seats.empty() ? 0 : seats.front().pips;
        double most = least;
        for (std::size_t i = 0; i < seats.size(); ++i) {
            Fairness::Seat& seat = m_result.seats[i];
            seat.colour = seats[i].colour;
            seat.pips += seats[i].pips * share();
            if (!m_result.drawn || seat.colour) seat.corners = seats[i].corners;
            least = std::min(least, seats[i].pips);
            most = std::max(most, seats[i].pips);
        }
        m_result.spread += (most - least) * share();
    }

    Seats drafted(const std::vector<CornerWorth>& worth) const
    {
        Seats seats;
        for (const Draft::Seat& seat : draftSnake(m_island, worth, m_players, m_secondIsCity).seats) {
            Fairness::Seat& out = seats.emplace_back();
            out.pips = seat.pips;
            for (const CornerId c : seat.corners) out.corners.push_back(m_island.topology.corner(c).name);
        }
        return seats;
    }

    /// Fixed pieces: a city's pips count twice.
    Seats placed(const std::vector<CornerWorth>& worth) const
    {
        Seats seats;
        for (const StartingPieces& pieces : m_board.pieces) {
            Fairness::Seat seat;
            seat.colour = pieces.colour;
            const auto add = [&](const std::vector<CornerName>& corners, int times) {
                for (const CornerName& name : corners)
                    if (const CornerId c = m_island.topology.findCorner(name); c != noCorner) {
                        seat.pips += times * worth[c].pips;
                        seat.corners.push_back(name);
                    }
            };
            add(pieces.settlements, 1);
            add(pieces.cities, 2);
            seats.push_back(std::move(seat));
        }
        return seats;
    }

    const Board& m_board;
    const Island& m_island;
    int m_players;
    bool m_secondIsCity;
    Fairness m_result;
};

}  // namespace

double Fairness::averageResource() const
{
    return std::accumulate(resources.begin(), resources.end(), 0.0) / resourceCount;
}

double Fairness::bestPips() const
{
    double most = 0;
    for (const Corner& corner : corners) most = std::max(most, corner.pips);
    return most;
}

double Fairness::poorestPips() const
{
    double least = corners.empty() ? 0 : corners.front().pips;
    for (const Corner& corner : corners) least = std::min(least, corner.pips);
    return least;
}

Fairness fairnessOf(const Scenario& scenario, const Board& board, int players)
{
    const std::optional<Island> island = drawIsland(board);
    if (!island) return {};
    return Judge(scenario, board, *island, players).judge();
}

}  // namespace inselwerk
