#include "editor/model/fairness.h"

#include <algorithm>
#include <numeric>

namespace inselwerk {
namespace {

using Seats = std::vector<Fairness::Seat>;

void divide(Fairness& sum, double by)
{
    for (Fairness::Corner& corner : sum.corners)
        for (double* value : {&corner.pips, &corner.kinds, &corner.score}) *value /= by;
    for (double& pips : sum.resources) pips /= by;
    for (Fairness::Seat& seat : sum.seats) seat.pips /= by;
    for (double* value : {&sum.gold, &sum.redPairs, &sum.equalPairs, &sum.harboursAtHome, &sum.spread}) *value /= by;
}

}  // namespace

FairnessJudge::FairnessJudge(const Scenario& s, const Board& board, int players)
    : m_drawing(board),
      m_pieces(board.pieces),
      m_players(players),
      m_secondIsCity(rulesOn(s, board).choice(rulesSchema(), "start") == "settlement-and-city")
{
    if (!m_drawing.island()) return;
    m_sum.drawn = island().drawn;
    const Topology& t = island().topology;
    for (int c = 0; c < t.cornerCount(); ++c)
        m_sum.corners.push_back({.name = t.corner(c).name, .foundable = island().foundable.has(c)});
}

void FairnessJudge::addDraw()
{
    const IslandDraw draw = m_drawing.next();
    const std::vector<CornerWorth> worth = worthOfCorners(island(), draw);
    addCorners(worth);
    addHexes(draw);
    addPairs(draw);
    addHarbours(draw);
    addSeats(worth);
    ++m_sum.draws;
    if (m_sum.drawn) m_sum.missed = m_drawing.missed();
}

Fairness FairnessJudge::judgement() const
{
    Fairness result = m_sum;
    if (result.draws == 0) return {};
    divide(result, result.draws);
    result.best.resize(result.corners.size());
    std::iota(result.best.begin(), result.best.end(), std::size_t{0});
    std::erase_if(result.best, [&](std::size_t c) { return !result.corners[c].foundable; });
    std::stable_sort(result.best.begin(), result.best.end(), [&](std::size_t a, std::size_t b) {
        return result.corners[a].score > result.corners[b].score;
    });
    result.best.resize(std::min(result.best.size(), Fairness::bestCorners));
    return result;
}

void FairnessJudge::addCorners(const std::vector<CornerWorth>& worth)
{
    for (std::size_t c = 0; c < worth.size(); ++c) {
        Fairness::Corner& corner = m_sum.corners[c];
        corner.pips += worth[c].pips;
        corner.kinds += bitCount(worth[c].kinds);
        corner.score += scoreOf(worth[c]);
        corner.harbour = corner.harbour || worth[c].harbours != 0;
    }
}

void FairnessJudge::addHexes(const IslandDraw& draw)
{
    for (const IslandDraw::Hex& hex : draw.hexes)
        (hex.resource ? m_sum.resources[static_cast<std::size_t>(*hex.resource)] : m_sum.gold) += hex.pips;
}

void FairnessJudge::addPairs(const IslandDraw& draw)
{
    const Topology& t = island().topology;
    for (int h = 0; h < t.hexCount(); ++h)
        for (const HexId other : t.hex(h).neighbours) {
            if (other == noHex || other < h) continue;
            const int a = draw.hexes[static_cast<std::size_t>(h)].number;
            const int b = draw.hexes[other].number;
            const Fairness::Pair pair{t.hex(h).at, t.hex(other).at};
            if (isRed(a) && isRed(b)) note(pair, m_sum.redPairs, m_sum.redNeighbours);
            if (a != 0 && a == b) note(pair, m_sum.equalPairs, m_sum.equalNeighbours);
        }
}

template <class T>
void FairnessJudge::note(const T& what, double& count, std::vector<T>& list)
{
    count += 1;
    if (!m_sum.drawn) list.push_back(what);
}

void FairnessJudge::addHarbours(const IslandDraw& draw)
{
    const Topology& t = island().topology;
    for (std::size_t i = 0; i < island().harbours.size(); ++i) {
        const auto yields = [&](CornerId c) {
            const Topology::Corner& corner = t.corner(c);
            return std::any_of(corner.hexes.begin(), corner.hexes.begin() + corner.hexCount, [&](HexId h) {
                const auto& resource = draw.hexes[h].resource;
                return resource && static_cast<int>(*resource) == static_cast<int>(draw.harbours[i]);
            });
        };
        const auto& ends = t.edge(island().harbours[i].edge).corners;
        if (yields(ends[0]) || yields(ends[1]))
            note(island().harbours[i].entry, m_sum.harboursAtHome, m_sum.harbourEntries);
    }
}

void FairnessJudge::addSeats(const std::vector<CornerWorth>& worth)
{
    const Seats seats = m_pieces.empty() ? drafted(worth) : placed(worth);
    if (m_sum.seats.empty()) m_sum.seats.resize(seats.size());
    double least = seats.empty() ? 0 : seats.front().pips;
    double most = least;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        Fairness::Seat& seat = m_sum.seats[i];
        seat.colour = seats[i].colour;
        seat.pips += seats[i].pips;
        if (!m_sum.drawn || seat.colour) seat.corners = seats[i].corners;
        least = std::min(least, seats[i].pips);
        most = std::max(most, seats[i].pips);
    }
    m_sum.spread += (most - least);
}

Seats FairnessJudge::drafted(const std::vector<CornerWorth>& worth) const
{
    Seats seats;
    for (const Draft::Seat& seat : draftSnake(island(), worth, m_players, m_secondIsCity).seats) {
        Fairness::Seat& out = seats.emplace_back();
        out.pips = seat.pips;
        for (const CornerId c : seat.corners) out.corners.push_back(island().topology.corner(c).name);
    }
    return seats;
}

/// Fixed pieces: a city's pips count twice.
Seats FairnessJudge::placed(const std::vector<CornerWorth>& worth) const
{
    Seats seats;
    for (const StartingPieces& pieces : m_pieces) {
        Fairness::Seat seat;
        seat.colour = pieces.colour;
        const auto add = [&](const std::vector<CornerName>& corners, int times) {
            for (const CornerName& name : corners)
                if (const CornerId c = island().topology.findCorner(name); c != noCorner) {
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
    FairnessJudge judge(scenario, board, players);
    while (!judge.isDone()) judge.addDraw();
    return judge.judgement();
}

}  // namespace inselwerk
