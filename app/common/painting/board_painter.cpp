#include "app/common/painting/board_painter.h"

#include "app/common/painting/harbour_sign.h"
#include "app/common/painting/number_disc.h"
#include "app/common/painting/palette.h"
#include "app/common/painting/pieces.h"
#include "app/common/painting/sea.h"
#include "app/common/painting/spots.h"
#include "app/common/painting/text.h"
#include "app/common/painting/tile.h"
#include "app/common/painting/tile_cache.h"
#include "engine/board/topology.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <set>

namespace inselwerk {
namespace {

bool isLandHex(const HexPicture& hex) { return hex.chance || isLand(hex.terrain); }

/// Keeps a painter as it was found, and smooth meanwhile.
class Pass
{
public:
    explicit Pass(QPainter& painter) : m_painter(painter)
    {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
    }
    ~Pass() { m_painter.restore(); }
    Q_DISABLE_COPY_MOVE(Pass)

private:
    QPainter& m_painter;
};

qreal discRadius(Detail detail) { return detail == Detail::Full ? .27 : detail == Detail::Small ? .31 : .34; }

/// Name of the pool below the disc of a hex left to chance, shortened to the width of the hex.
void paintPoolName(QPainter& painter, QPointF centre, qreal R, const QString& pool)
{
    const qreal size = .17 * R;
    QString text = pool;
    while (text.size() > 1 && textWidth(text, Face::CondensedBold, size) > 1.2 * R)
        text = text.left(text.size() - (text.endsWith(QChar(0x2026)) ? 2 : 1)) + QChar(0x2026);
    const qreal width = textWidth(text, Face::CondensedBold, size) + .16 * R;
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(printCream));
    painter.drawRoundedRect(QRectF(centre.x() - width / 2, centre.y() + .4 * R, width, .24 * R), .06 * R, .06 * R);
    paintText(painter, centre + QPointF(0, .58 * R), text, Face::CondensedBold, size, QColor(printInk));
}

}  // namespace

TileStyle tileStyleOf(const HexPicture& hex)
{
    const auto quiet = [](const auto& layer) { return layer->quietGround(); };
    return {
        .chance = hex.chance,
        .sparse = std::any_of(hex.layers.begin(), hex.layers.end(), quiet),
        .cold = hex.spentStack};
}

BoardPainter::BoardPainter(BoardPicture picture, const QRectF& area)
    : m_picture(std::move(picture)), m_geometry(m_picture, area)
{}

BoardPainter::BoardPainter(BoardPicture picture, BoardGeometry geometry)
    : m_picture(std::move(picture)), m_geometry(std::move(geometry))
{}

void BoardPainter::setPicture(BoardPicture picture)
{
    m_picture = std::move(picture);
    m_geometry = BoardGeometry(m_picture, m_geometry.area());
}

void BoardPainter::setArea(const QRectF& area) { m_geometry = BoardGeometry(m_picture, area); }

bool BoardPainter::isSeen(HexCoord hex, qreal reach) const
{
    constexpr int smoothing = 2;
    return m_part.isEmpty() ||
           m_part.intersects(m_geometry.aroundHex(hex, reach).adjusted(-smoothing, -smoothing, smoothing, smoothing));
}

Detail BoardPainter::detail() const
{
    if (m_picture.detail != Detail::Automatic) return m_picture.detail;
    const qreal R = m_geometry.radius();
    return R >= 60 ? Detail::Full : R >= 34 ? Detail::Small : Detail::Thumbnail;
}

void BoardPainter::paint(QPainter& painter) const
{
    paintGround(painter);
    paintPieces(painter);
}

void BoardPainter::paintGround(QPainter& painter, TileCache* tiles) const
{
    const Pass pass(painter);
    if (m_picture.sea) paintSea(painter, m_geometry.area(), m_picture.dark);
    for (const HexPicture& hex : m_picture.hexes)
        if (!isLandHex(hex) && isSeen(hex.at, tileReach))
            paintSeaHex(
                painter, m_geometry.hexCentre(hex.at), m_geometry.radius(), m_picture.orientation, m_picture.dark);
    if (const QPainterPath path = coast(); !path.isEmpty())
        paintShore(painter, path, m_geometry.radius(), m_picture.dark);
    for (const HarbourPicture& harbour : m_picture.harbours) {
        if (!isSeen(harbour.at.hex, shoreReach)) continue;
        paintHarbour(painter, m_geometry.edgePoints(harbour.at), m_geometry.radius(), harbour.kind, detail());
    }
    for (const HexPicture& hex : m_picture.hexes) {
        if (!isLandHex(hex) || !isSeen(hex.at, tileReach)) continue;
        const QPointF centre = m_geometry.hexCentre(hex.at);
        const TileStyle style = tileStyleOf(hex);
        if (tiles)
            tiles->paintTile(painter, centre, m_geometry.radius(), m_picture.orientation, hex.terrain, style);
        else
            paintTile(painter, centre, m_geometry.radius(), m_picture.orientation, hex.terrain, style);
    }
}

/// In lines that are as long as can be: their bands are painted much faster than those of many short ones.
QPainterPath BoardPainter::coast() const
{
    const Orientation o = m_picture.orientation;
    std::set<HexCoord> land;
    for (const HexPicture& hex : m_picture.hexes)
        if (isLandHex(hex)) land.insert(hex.at);
    std::set<EdgeName> left;  // edges of the coast that are in no line yet
    for (const HexCoord hex : land) {
        if (!isSeen(hex, shoreReach)) continue;
        for (int side = 0; side < 6; ++side)
            if (!land.contains(neighbour(hex, side, o))) left.insert({hex, side});
    }
    // The edge after (turn = 1) or before (turn = 5) another, clockwise around the land.
    const auto beside = [&](EdgeName edge, int turn) {
        const int side = (edge.side + turn) % 6;
        const HexCoord hex = neighbour(edge.hex, side, o);
        return land.contains(hex) ? EdgeName{hex, (edge.side + 6 - turn) % 6} : EdgeName{edge.hex, side};
    };
    QPainterPath path;
    while (!left.empty()) {
        // Where a line begins it must not matter which part is painted: at its end, or nowhere if it is closed.
        EdgeName first = *left.begin();
        for (EdgeName edge = beside(first, 5); left.contains(edge) && edge != *left.begin(); edge = beside(edge, 5))
            first = edge;
        path.moveTo(m_geometry.edgePoints(first).first);
        EdgeName edge = first;
        for (; left.erase(edge) > 0; edge = beside(edge, 1)) path.lineTo(m_geometry.edgePoints(edge).second);
        if (edge == first) path.closeSubpath();
    }
    return path;
}

void BoardPainter::paintPieces(QPainter& painter) const
{
    const Pass pass(painter);
    const qreal R = m_geometry.radius();
    for (const HexPicture& hex : m_picture.hexes)
        if (isSeen(hex.at, tileReach)) paintNumber(painter, hex);
    for (const RoadPicture& road : m_picture.roads) {
        if (!isSeen(road.at.hex, pieceReach)) continue;
        const EdgePoints edge = m_geometry.edgePoints(road.at);
        paintRoad(painter, edge.middle(), edge.angle(), R, road.colour);
    }
    for (const BuildingPicture& settlement : m_picture.settlements)
        if (isSeen(settlement.at.hex, pieceReach))
            paintSettlement(painter, m_geometry.cornerPoint(settlement.at), R, settlement.colour);
    for (const BuildingPicture& city : m_picture.cities)
        if (isSeen(city.at.hex, pieceReach)) paintCity(painter, m_geometry.cornerPoint(city.at), R, city.colour);
    if (m_picture.robber && isSeen(*m_picture.robber, pieceReach))
        paintRobber(painter, robberPlace(*m_picture.robber), R);
    if (m_picture.dark) painter.fillRect(m_geometry.area(), boardPalette(true).veil);
}

void BoardPainter::paintNumber(QPainter& painter, const HexPicture& hex) const
{
    const QPointF centre = m_geometry.hexCentre(hex.at);
    const qreal R = m_geometry.radius();
    const bool dots = detail() != Detail::Thumbnail;
    const qreal opacity = hex.dim ? .5 : 1;
    if (hex.lit) paintHexFocus(painter, centre, 1.1 * R, m_picture.orientation);  // around what lies on it
    for (const auto& layer : hex.layers) layer->paint(painter, {centre, R, m_picture.orientation, detail()});
    const qreal radius = discRadius(detail()) * R;
    const qreal stackRadius = dots ? .255 * R : radius;
    const bool bare = hex.number == 0 && !hex.chanceNumber && !hex.spentStack;
    if (hex.chance) paintChanceHex(painter, centre, (dots ? .46 : .56) * R, m_picture.orientation, bare);
    if (hex.spentStack)
        paintSpentRing(painter, centre, stackRadius);
    else if (hex.number > 0 && hex.stack > 0)
        paintNumberPile(painter, centre - QPointF(0, .03 * R), stackRadius, hex.number, hex.stack, dots, opacity);
    else if (hex.number > 0)
        paintNumberDisc(painter, centre, radius, hex.number, dots, opacity);
    else if (hex.chanceNumber)
        paintChanceDisc(painter, centre, radius);
    if (hex.chance && !hex.pool.isEmpty() && dots) paintPoolName(painter, centre, R, hex.pool);
}

QPointF BoardPainter::robberPlace(HexCoord hex) const
{
    const Orientation o = m_picture.orientation;
    // Pieces that reach into the place beside the disc: buildings at its corners, with flat hexes also roads along it.
    struct Side
    {
        std::array<int, 2> corners;
        std::array<int, 2> edges;
    };
    const bool pointy = o == Orientation::Pointy;
    const Side right = pointy ? Side{{1, 2}, {1, 1}} : Side{{1, 1}, {1, 2}};
    const Side left = pointy ? Side{{4, 5}, {4, 4}} : Side{{4, 4}, {4, 5}};
    const auto crowd = [&](const Side& side) {
        int pieces = 0;
        const auto count = [&](const std::vector<BuildingPicture>& buildings) {
            for (const BuildingPicture& b : buildings)
                for (const CornerName& name : namesOf(b.at, o))
                    if (name.hex == hex && (name.corner == side.corners[0] || name.corner == side.corners[1]))
                        pieces += 2;
        };
        count(m_picture.settlements);
        count(m_picture.cities);
        for (const RoadPicture& road : m_picture.roads)
            for (const EdgeName& name : namesOf(road.at, o))
                if (name.hex == hex && (name.side == side.edges[0] || name.side == side.edges[1])) pieces += !pointy;
        return pieces;
    };
    const qreal dx = crowd(right) > crowd(left) ? -.5 : .5;
    return m_geometry.hexCentre(hex) + QPointF(dx, .04) * m_geometry.radius();
}

QImage render(const BoardPicture& picture, QSize size, qreal devicePixelRatio)
{
    QImage image(size * devicePixelRatio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(devicePixelRatio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    BoardPainter(picture, QRectF(QPointF(0, 0), QSizeF(size))).paint(painter);
    return image;
}

}  // namespace inselwerk
