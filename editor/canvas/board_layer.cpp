#include "editor/canvas/board_layer.h"

#include "app/common/painting/board_painter.h"
#include "app/common/painting/palette.h"
#include "app/common/painting/sea.h"
#include "editor/model/painting.h"

#include <QPainter>

#include <cmath>
#include <map>

namespace inselwerk {
namespace {

bool isLandPicture(const HexPicture& hex) { return hex.chance || isLand(hex.terrain); }

/// Collects where two lists of things of a board differ, with how far that reaches.
class Differences
{
public:
    template <class List, class At>
    void compare(const List& before, const List& after, qreal reach, At at)
    {
        // Mostly they are alike but for a few elements at the same places.
        const std::size_t shorter = std::min(before.size(), after.size());
        std::size_t head = 0, tail = 0;
        while (head < shorter && before[head] == after[head]) ++head;
        while (tail < shorter - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail]) ++tail;
        const bool aligned = before.size() == after.size();
        for (std::size_t i = head; i + tail < before.size(); ++i)
            if (!aligned || !(before[i] == after[i])) add(at(before[i]), reach);
        for (std::size_t i = head; i + tail < after.size(); ++i)
            if (!aligned || !(before[i] == after[i])) add(at(after[i]), reach);
    }
    /// Hexes that stay land change nothing of the shore.
    void compareHexes(const std::vector<HexPicture>& before, const std::vector<HexPicture>& after)
    {
        std::map<HexCoord, const HexPicture*> old;
        for (const HexPicture& hex : before) old[hex.at] = &hex;
        for (const HexPicture& hex : after) {
            const auto found = old.find(hex.at);
            const HexPicture* was = found == old.end() ? nullptr : found->second;
            if (!was || isLandPicture(*was) != isLandPicture(hex))
                add(hex.at, BoardPainter::shoreReach);
            else if (!(*was == hex))
                add(hex.at, BoardPainter::tileReach);
            if (was) old.erase(found);
        }
        for (const auto& [at, hex] : old) add(at, BoardPainter::shoreReach);
    }
    void add(HexCoord hex, qreal reach) { m_reach[hex] = std::max(m_reach[hex], reach); }
    QRegion region(const BoardGeometry& geometry) const
    {
        QRegion region;
        const QRect area = geometry.area().toAlignedRect();
        for (const auto& [hex, reach] : m_reach) region += geometry.aroundHex(hex, reach).intersected(area);
        return region;
    }

private:
    std::map<HexCoord, qreal> m_reach;
};

QRegion differencesOf(const BoardPainter& before, const BoardPainter& after)
{
    const BoardPicture& a = before.picture();
    const BoardPicture& b = after.picture();
    Differences found;
    const auto building = [](const BuildingPicture& piece) { return piece.at.hex; };
    found.compareHexes(a.hexes, b.hexes);
    found.compare(
        a.harbours, b.harbours, BoardPainter::shoreReach, [](const HarbourPicture& harbour) { return harbour.at.hex; });
    found.compare(a.roads, b.roads, BoardPainter::pieceReach, [](const RoadPicture& road) { return road.at.hex; });
    found.compare(a.settlements, b.settlements, BoardPainter::pieceReach, building);
    found.compare(a.cities, b.cities, BoardPainter::pieceReach, building);
    for (const auto& robber : {a.robber, b.robber})
        if (a.robber != b.robber && robber) found.add(*robber, BoardPainter::pieceReach);
    // It makes room for pieces, also for those that are named by the hex beside it.
    if (a.robber && a.robber == b.robber && before.robberPlace(*a.robber) != after.robberPlace(*a.robber))
        found.add(*a.robber, BoardPainter::pieceReach);
    return found.region(after.geometry());
}

bool sameFrame(const BoardPicture& a, const BoardPicture& b)
{
    return a.orientation == b.orientation && a.dark == b.dark && a.sea == b.sea && a.detail == b.detail;
}

bool samePlace(const BoardGeometry& a, const BoardGeometry& b)
{
    return a.radius() == b.radius() && a.origin() == b.origin() && a.area() == b.area();
}

}  // namespace

QRegion BoardLayer::show(BoardPicture picture, BoardGeometry geometry)
{
    QRegion different;
    BoardPainter board(std::move(picture), std::move(geometry));
    if (!sameFrame(board.picture(), this->picture()) || !samePlace(board.geometry(), this->geometry())) {
        if (board.picture().dark != this->picture().dark) m_sea = {};
        different = board.geometry().area().toAlignedRect();
    } else {
        different = differencesOf(m_board, board);
    }
    m_board = std::move(board);
    m_dirty += different;
    return different;
}

void BoardLayer::paint(QPainter& painter, const QRegion& part, QSize canvas, qreal devicePixelRatio)
{
    if (m_painted.size() != canvas * devicePixelRatio || m_painted.devicePixelRatio() != devicePixelRatio)
        renew(canvas, devicePixelRatio);
    if (m_sea.isNull()) {
        m_sea = QPixmap(canvas * devicePixelRatio);
        m_sea.setDevicePixelRatio(devicePixelRatio);
        m_sea.fill(boardPalette(picture().dark).seaRim);  // the last row may be half a pixel short of the canvas
        QPainter sea(&m_sea);
        sea.setRenderHint(QPainter::Antialiasing);
        paintSea(sea, QRectF(QPointF(), QSizeF(canvas)), picture().dark);
    }
    if (!m_dirty.isEmpty()) paintDirty();
    const auto source = [&](const QRect& r) {
        return QRectF(QPointF(r.topLeft()) * devicePixelRatio, QSizeF(r.size()) * devicePixelRatio);
    };
    for (const QRect& rect : part) painter.drawPixmap(QRectF(rect), m_painted, source(rect));
}

void BoardLayer::renew(QSize canvas, qreal devicePixelRatio)
{
    m_painted = QPixmap(canvas * devicePixelRatio);
    m_painted.setDevicePixelRatio(devicePixelRatio);
    m_painted.fill(boardPalette(picture().dark).seaRim);
    m_sea = {};
    m_dirty = QRect(QPoint(), canvas);
}

void BoardLayer::paintDirty()
{
    const qreal ratio = m_painted.devicePixelRatio();
    QPainter painter(&m_painted);
    painter.setClipRegion(m_dirty);
    for (const QRect& rect : m_dirty)
        painter.drawPixmap(QRectF(rect), m_sea, QRectF(QPointF(rect.topLeft()) * ratio, QSizeF(rect.size()) * ratio));
    paintLattice(painter);
    m_board.setPart(m_dirty);
    m_board.paintGround(painter, &m_tiles);
    m_board.paintPieces(painter);
    m_dirty = {};
}

/// Quiet outlines of the hexes that could be.
void BoardLayer::paintLattice(QPainter& painter) const
{
    const qreal R = geometry().radius();
    if (R < 14) return;
    QColor colour = boardPalette(picture().dark).wave;
    colour.setAlphaF(.6f);
    painter.setPen(QPen(colour, 1));
    painter.setRenderHint(QPainter::Antialiasing, false);
    const QRectF part = m_dirty.boundingRect();
    const int steps = static_cast<int>(std::ceil(std::hypot(part.width(), part.height()) / 2 / (1.5 * R))) + 1;
    QList<QLineF> lines;
    for (const HexCoord hex : hexesAround(geometry().nearestHex(part.center()), steps)) {
        if (!m_dirty.intersects(geometry().aroundHex(hex, BoardPainter::tileReach))) continue;
        for (int side = 0; side < 3; ++side) {
            const EdgePoints edge = geometry().edgePoints({hex, side});
            lines.append(QLineF(edge.first, edge.second));
        }
    }
    painter.drawLines(lines);
}

}  // namespace inselwerk
