#include "editor/model/motion.h"

#include "engine/board/topology.h"

#include <algorithm>

namespace inselwerk {
namespace {

constexpr int whole = 6;

HexCoord hexOf(GridPoint p) { return {p.q / whole, p.r / whole}; }

GridPoint plus(GridPoint a, GridPoint b) { return {a.q + b.q, a.r + b.r}; }
GridPoint minus(GridPoint a, GridPoint b) { return {a.q - b.q, a.r - b.r}; }

/// The six sixths of a turn as matrices by columns: where the steps along q and r go.
constexpr std::array<HexCoord, 6> steps{{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};

constexpr std::size_t sixth(int n) { return static_cast<std::size_t>(((n % 6) + 6) % 6); }

template <class F>
void eachPlace(Board& board, F f)
{
    for (StartingPieces& pieces : board.pieces) {
        for (CornerName& corner : pieces.settlements) f(corner);
        for (CornerName& corner : pieces.cities) f(corner);
        for (EdgeName& edge : pieces.roads) f(edge);
    }
    for (HarbourEntry& harbour : board.harbours) {
        EdgeName edge{harbour.at, harbour.side};
        f(edge);
        harbour.at = edge.hex, harbour.side = edge.side;
    }
}

}  // namespace

GridPoint pointOf(HexCoord hex) { return {whole * hex.q, whole * hex.r}; }

GridPoint pointOf(CornerName corner, Orientation o)
{
    GridPoint sum;
    for (const CornerName& name : namesOf(corner, o)) sum = plus(sum, pointOf(name.hex));
    return {sum.q / 3, sum.r / 3};
}

GridPoint pointOf(EdgeName edge, Orientation o)
{
    const auto names = namesOf(edge, o);
    const GridPoint sum = plus(pointOf(names[0].hex), pointOf(names[1].hex));
    return {sum.q / 2, sum.r / 2};
}

Point drawn(GridPoint p, Orientation o)
{
    const Point q = centreOf({1, 0}, o), r = centreOf({0, 1}, o);
    return {(p.q * q.x + p.r * r.x) / whole, (p.q * q.y + p.r * r.y) / whole};
}

Motion Motion::shift(HexCoord by)
{
    Motion motion;
    motion.m_shift = pointOf(by);
    return motion;
}

Motion Motion::turn(int sixths, GridPoint about)
{
    Motion motion;
    const HexCoord q = steps[sixth(sixths)], r = steps[sixth(sixths + 1)];
    motion.m_qq = q.q, motion.m_rq = q.r, motion.m_qr = r.q, motion.m_rr = r.r;
    motion.m_shift = minus(about, motion.of(about));
    return motion;
}

Motion Motion::mirror(int axis, GridPoint through)
{
    Motion motion;
    const HexCoord q = steps[sixth(axis + 1)], r = steps[sixth(axis)];
    motion.m_qq = q.q, motion.m_rq = q.r, motion.m_qr = r.q, motion.m_rr = r.r;
    motion.m_shift = minus(through, motion.of(through));
    return motion;
}

Motion Motion::mirror(Axis axis, GridPoint through, Orientation o)
{
    // The bisector of q and r is drawn at 30° (pointy) or 60° (flat) from the right.
    const int upright = o == Orientation::Pointy ? 2 : 1;
    return mirror(axis == Axis::Upright ? upright : upright + 3, through);
}

bool Motion::fits() const { return m_shift.q % whole == 0 && m_shift.r % whole == 0; }

Motion Motion::then(const Motion& next) const
{
    Motion both;
    both.m_qq = next.m_qq * m_qq + next.m_qr * m_rq, both.m_qr = next.m_qq * m_qr + next.m_qr * m_rr;
    both.m_rq = next.m_rq * m_qq + next.m_rr * m_rq, both.m_rr = next.m_rq * m_qr + next.m_rr * m_rr;
    both.m_shift = next.of(m_shift);
    return both;
}

GridPoint Motion::of(GridPoint p) const { return plus({m_qq * p.q + m_qr * p.r, m_rq * p.q + m_rr * p.r}, m_shift); }

HexCoord Motion::of(HexCoord hex) const { return hexOf(of(pointOf(hex))); }

CornerName Motion::of(CornerName corner, Orientation o) const
{
    CornerName image{of(corner.hex), 0};
    const GridPoint at = of(pointOf(corner, o));
    while (image.corner < 5 && pointOf(image, o) != at) ++image.corner;
    return image;
}

EdgeName Motion::of(EdgeName edge, Orientation o) const
{
    EdgeName image{of(edge.hex), 0};
    const GridPoint at = of(pointOf(edge, o));
    while (image.side < 5 && pointOf(image, o) != at) ++image.side;
    return image;
}

void moveBoard(Board& board, const Motion& motion)
{
    const bool sorted = inReadingOrder(board);
    for (HexEntry& hex : board.hexes) hex.at = motion.of(hex.at);
    eachPlace(board, [&](auto& place) { place = motion.of(place, board.orientation); });
    for (HexCoord& hex : board.setupHexes) hex = motion.of(hex);
    for (NumberPool& pool : board.numberPools)
        if (pool.start) pool.start = motion.of(*pool.start);
    if (board.robber.kind == RobberStart::Kind::Hex) board.robber.hex = motion.of(board.robber.hex);
    if (sorted) sortHexes(board);
}

void setOrientation(Board& board, Orientation orientation)
{
    if (board.orientation == orientation) return;
    const bool sorted = inReadingOrder(board);
    // The same side has the next index on a flat hex; corners keep theirs.
    const int step = orientation == Orientation::Flat ? 1 : 5;
    for (HarbourEntry& harbour : board.harbours) harbour.side = (harbour.side + step) % 6;
    for (StartingPieces& pieces : board.pieces)
        for (EdgeName& road : pieces.roads) road.side = (road.side + step) % 6;
    board.orientation = orientation;
    if (sorted) sortHexes(board);
}

bool inReadingOrder(const Board& board)
{
    return std::is_sorted(board.hexes.begin(), board.hexes.end(), [&](const HexEntry& a, const HexEntry& b) {
        return readsBefore(a.at, b.at, board.orientation);
    });
}

void sortHexes(Board& board)
{
    std::stable_sort(board.hexes.begin(), board.hexes.end(), [&](const HexEntry& a, const HexEntry& b) {
        return readsBefore(a.at, b.at, board.orientation);
    });
}

}  // namespace inselwerk
