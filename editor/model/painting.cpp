#include "editor/model/painting.h"

#include "engine/board/topology.h"

#include <algorithm>
#include <cmath>
#include <deque>

namespace inselwerk {
namespace {

/// Takes away what the ground cannot bear: water bears nothing, desert no number, only fields crops.
void keepWhatFits(HexEntry& hex, const Ground& ground)
{
    if (ground.kind == Ground::Kind::Drawn) {
        if (!hex.tokens.empty()) hex.tokens.clear();
        return;
    }
    if (ground.terrain != Terrain::Fields) hex.tokens.clear();
    if (ground.terrain == Terrain::Volcano) hex.numberPool.clear();
    if (takesNumber(ground.terrain) || ground.terrain == Terrain::Volcano) return;
    hex.number = 0;
    hex.numberPool.clear();
    hex.stack.clear();
}

/// The rectangle around the drawn board and one ring of hexes more.
class DrawnBox
{
public:
    explicit DrawnBox(const Board& board) : m_orientation(board.orientation)
    {
        constexpr double ring = 1.8;  // a little more than from one hex to the next
        for (const HexEntry& hex : board.hexes) {
            const Point p = centreOf(hex.at, m_orientation);
            m_low = {std::min(m_low.x, p.x - ring), std::min(m_low.y, p.y - ring)};
            m_high = {std::max(m_high.x, p.x + ring), std::max(m_high.y, p.y + ring)};
        }
    }
    bool has(HexCoord hex) const
    {
        const Point p = centreOf(hex, m_orientation);
        return p.x >= m_low.x && p.x <= m_high.x && p.y >= m_low.y && p.y <= m_high.y;
    }

private:
    Orientation m_orientation;
    Point m_low{1e9, 1e9};
    Point m_high{-1e9, -1e9};
};

bool coastal(const Board& board, const HarbourEntry& harbour)
{
    return isLandAt(board, harbour.at) && !isLandAt(board, neighbour(harbour.at, harbour.side, board.orientation));
}

/// A harbour whose hex drowned lies on the same coast, seen from the other side.
void turnToLand(const Board& board, HarbourEntry& harbour)
{
    if (isLandAt(board, harbour.at)) return;
    const EdgeName other = namesOf(EdgeName{harbour.at, harbour.side}, board.orientation)[1];
    if (isLandAt(board, other.hex)) harbour.at = other.hex, harbour.side = other.side;
}

template <class Name>
int removeInWater(const Board& board, std::vector<Name>& names)
{
    return static_cast<int>(std::erase_if(names, [&](const Name& name) {
        const auto all = namesOf(name, board.orientation);
        return std::none_of(all.begin(), all.end(), [&](const Name& n) { return isLandAt(board, n.hex); });
    }));
}

}  // namespace

std::vector<HexCoord> hexesAround(HexCoord centre, int radius)
{
    std::vector<HexCoord> hexes;
    for (int r = -radius; r <= radius; ++r)
        for (int q = std::max(-radius, -r - radius); q <= std::min(radius, -r + radius); ++q)
            hexes.push_back({centre.q + q, centre.r + r});
    return hexes;
}

std::vector<HexCoord> hexesBetween(HexCoord a, HexCoord b)
{
    const int steps = distance(a, b);
    std::vector<HexCoord> hexes;
    for (int i = 0; i <= steps; ++i) {
        // A nudge off the edges between hexes, so that a line is the same in both directions.
        const double t = steps == 0 ? 0 : static_cast<double>(i) / steps;
        const double q = a.q + (b.q - a.q) * t + 1e-6, r = a.r + (b.r - a.r) * t + 2e-6, s = -q - r;
        double rq = std::round(q), rr = std::round(r);
        const double rs = std::round(s);
        const double dq = std::abs(rq - q), dr = std::abs(rr - r), ds = std::abs(rs - s);
        if (dq > dr && dq > ds)
            rq = -rr - rs;
        else if (dr > ds)
            rr = -rq - rs;
        hexes.push_back({static_cast<int>(rq), static_cast<int>(rr)});
    }
    return hexes;
}

std::vector<HexCoord> hexesOfFill(const Board& board, HexCoord start)
{
    const DrawnBox box(board);
    std::map<HexCoord, Ground> grounds;
    for (const HexEntry& hex : board.hexes) grounds.emplace(hex.at, groundOf(hex));
    const auto ground = [&](HexCoord at) {
        const auto found = grounds.find(at);
        return found == grounds.end() ? Ground{Ground::Kind::Nothing, {}, {}} : found->second;
    };
    const Ground wanted = ground(start);
    std::set<HexCoord> reached{start};
    std::deque<HexCoord> next{start};
    while (!next.empty()) {
        if (reached.size() > mostFilled) return {};
        const HexCoord at = next.front();
        next.pop_front();
        for (int side = 0; side < 6; ++side) {
            const HexCoord beside = neighbour(at, side, board.orientation);
            if (box.has(beside) && ground(beside) == wanted && reached.insert(beside).second) next.push_back(beside);
        }
    }
    return {reached.begin(), reached.end()};
}

Ground groundOf(const HexEntry& hex)
{
    if (!hex.terrainPool.empty()) return {Ground::Kind::Drawn, {}, hex.terrainPool};
    return {Ground::Kind::Fixed, hex.terrain, {}};
}

Ground groundAt(const Board& board, HexCoord at)
{
    const HexEntry* hex = board.find(at);
    return hex ? groundOf(*hex) : Ground{Ground::Kind::Nothing, {}, {}};
}

void layGround(Board& board, const std::vector<HexCoord>& hexes, const Ground& ground)
{
    if (ground.kind == Ground::Kind::Nothing) {
        const std::set<HexCoord> gone(hexes.begin(), hexes.end());
        std::erase_if(board.hexes, [&](const HexEntry& hex) { return gone.contains(hex.at); });
        return;
    }
    for (const HexCoord at : hexes) {
        HexEntry hex{.at = at, .terrain = {}, .terrainPool = {}, .numberPool = {}, .stack = {}};
        if (const HexEntry* old = board.find(at)) hex = *old;
        hex.terrain = ground.kind == Ground::Kind::Fixed ? ground.terrain : HexEntry{}.terrain;
        hex.terrainPool = ground.pool;
        keepWhatFits(hex, ground);
        putHex(board, std::move(hex));
    }
}

Loss tidy(Board& board)
{
    Loss loss;
    for (HarbourEntry& harbour : board.harbours) turnToLand(board, harbour);
    loss.harbours = static_cast<int>(
        std::erase_if(board.harbours, [&](const HarbourEntry& harbour) { return !coastal(board, harbour); }));
    for (StartingPieces& pieces : board.pieces)
        loss.pieces += removeInWater(board, pieces.settlements) + removeInWater(board, pieces.cities) +
                       removeInWater(board, pieces.roads);
    std::erase_if(board.setupHexes, [&](HexCoord at) { return !isLandAt(board, at); });
    for (NumberPool& pool : board.numberPools)
        if (pool.start && !isLandAt(board, *pool.start)) pool.start.reset();
    if (board.robber.kind == RobberStart::Kind::Hex && !isLandAt(board, board.robber.hex)) {
        board.robber = {};
        loss.robber = true;
    }
    return loss;
}

HexEntry* findHex(Board& board, HexCoord at)
{
    for (HexEntry& hex : board.hexes)
        if (hex.at == at) return &hex;
    return nullptr;
}

void putHex(Board& board, HexEntry hex)
{
    if (HexEntry* old = findHex(board, hex.at)) {
        *old = std::move(hex);
        return;
    }
    const auto later = std::find_if(board.hexes.begin(), board.hexes.end(), [&](const HexEntry& other) {
        return readsBefore(hex.at, other.at, board.orientation);
    });
    board.hexes.insert(later, std::move(hex));
}

std::vector<HexCoord> landOf(const Board& board)
{
    std::vector<HexCoord> land;
    for (const HexEntry& hex : board.hexes)
        if (!hex.terrainPool.empty() || isLand(hex.terrain)) land.push_back(hex.at);
    return land;
}

bool isLandAt(const Board& board, HexCoord at)
{
    const HexEntry* hex = board.find(at);
    return hex && (!hex->terrainPool.empty() || isLand(hex->terrain));
}

}  // namespace inselwerk
