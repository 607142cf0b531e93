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

/// How far from its centre a hex can change the picture, in R: tile, shallows, harbour signs.
constexpr qreal hexReach = 2.1;

QRectF aroundHex(const BoardGeometry& geometry, HexCoord hex)
{
    const qreal reach = hexReach * geometry.radius();
    return QRectF(geometry.hexCentre(hex) - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach));
}

/// What of a picture can be seen in a part of the canvas; hexes outside it stay that are needed for the coast.
BoardPicture partOf(const BoardPicture& whole, const BoardGeometry& geometry, const QRectF& part)
{
    BoardPicture picture;
    picture.orientation = whole.orientation;
    picture.dark = whole.dark;
    picture.sea = whole.sea;
    picture.detail = whole.detail;
    const auto sees = [&](HexCoord hex) { return aroundHex(geometry, hex).adjusted(-2, -2, 2, 2).intersects(part); };
    const auto copy = [&](const auto& from, auto& to, auto at) {
        for (const auto& element : from)
            if (sees(at(element))) to.push_back(element);
    };
    copy(whole.hexes, picture.hexes, [](const HexPicture& hex) { return hex.at; });
    copy(whole.harbours, picture.harbours, [](const HarbourPicture& harbour) { return harbour.at.hex; });
    copy(whole.roads, picture.roads, [](const RoadPicture& road) { return road.at.hex; });
    copy(whole.settlements, picture.settlements, [](const BuildingPicture& piece) { return piece.at.hex; });
    copy(whole.cities, picture.cities, [](const BuildingPicture& piece) { return piece.at.hex; });
    if (whole.robber && sees(*whole.robber)) picture.robber = whole.robber;
    return picture;
}

/// Collects where two lists of things of a board differ.
class Differences
{
public:
    template <class List, class At>
    void compare(const List& before, const List& after, At at)
    {
        // Mostly they are alike but for a few elements at the same places.
        const std::size_t shorter = std::min(before.size(), after.size());
        std::size_t head = 0, tail = 0;
        while (head < shorter && before[head] == after[head]) ++head;
        while (tail < shorter - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail]) ++tail;
        if (before.size() == after.size()) {
            for (std::size_t i = head; i + tail < after.size(); ++i)
                if (!(before[i] == after[i])) m_hexes.insert(at(before[i])), m_hexes.insert(at(after[i]));
            return;
        }
        for (std::size_t i = head; i + tail < before.size(); ++i) m_hexes.insert(at(before[i]));
        for (std::size_t i = head; i + tail < after.size(); ++i) m_hexes.insert(at(after[i]));
    }
    void add(const std::optional<HexCoord>& hex)
    {
        if (hex) m_hexes.insert(*hex);
    }
    const std::set<HexCoord>& hexes() const { return m_hexes; }

private:
    std::set<HexCoord> m_hexes;
};

std::set<HexCoord> differentHexes(const BoardPicture& a, const BoardPicture& b)
{
    Differences found;
    found.compare(a.hexes, b.hexes, [](const HexPicture& hex) { return hex.at; });
    found.compare(a.harbours, b.harbours, [](const HarbourPicture& harbour) { return harbour.at.hex; });
    found.compare(a.roads, b.roads, [](const RoadPicture& road) { return road.at.hex; });
    found.compare(a.settlements, b.settlements, [](const BuildingPicture& piece) { return piece.at.hex; });
    found.compare(a.cities, b.cities, [](const BuildingPicture& piece) { return piece.at.hex; });
    if (a.robber != b.robber) found.add(a.robber), found.add(b.robber);
    return found.hexes();
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
    if (!sameFrame(picture, m_picture) || !samePlace(geometry, m_geometry)) {
        if (picture.dark != m_picture.dark) m_sea = {};
        different = geometry.area().toAlignedRect();
    } else {
        for (const HexCoord hex : differentHexes(m_picture, picture))
            different += aroundHex(geometry, hex).toAlignedRect().intersected(geometry.area().toAlignedRect());
    }
    m_picture = std::move(picture);
    m_geometry = std::move(geometry);
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
        QPainter sea(&m_sea);
        sea.setRenderHint(QPainter::Antialiasing);
        paintSea(sea, QRectF(QPointF(), QSizeF(canvas)), m_picture.dark);
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
    m_sea = {};
    m_dirty = QRect(QPoint(), canvas);
}

void BoardLayer::paintDirty()
{
    constexpr int fewRects = 3;  // more of them cost more than what lies between them
    QPainter painter(&m_painted);
    if (m_dirty.rectCount() > fewRects)
        paintPart(painter, m_dirty.boundingRect());
    else
        for (const QRect& rect : m_dirty) paintPart(painter, rect);
    m_dirty = {};
}

void BoardLayer::paintPart(QPainter& painter, const QRect& part)
{
    const qreal ratio = m_painted.devicePixelRatio();
    painter.setClipRect(part);
    painter.drawPixmap(QRectF(part), m_sea, QRectF(QPointF(part.topLeft()) * ratio, QSizeF(part.size()) * ratio));
    paintLattice(painter, part);
    const BoardPainter board(partOf(m_picture, m_geometry, part), m_geometry);
    board.paintGround(painter, &m_tiles);
    board.paintPieces(painter);
}

/// Quiet outlines of the hexes that could be.
void BoardLayer::paintLattice(QPainter& painter, const QRectF& part) const
{
    const qreal R = m_geometry.radius();
    if (R < 14) return;
    QColor colour = boardPalette(m_picture.dark).wave;
    colour.setAlphaF(.6f);
    painter.setPen(QPen(colour, 1));
    painter.setRenderHint(QPainter::Antialiasing, false);
    const int steps = static_cast<int>(std::ceil(std::hypot(part.width(), part.height()) / 2 / (1.5 * R))) + 1;
    QList<QLineF> lines;
    for (const HexCoord hex : hexesAround(m_geometry.nearestHex(part.center()), steps)) {
        if (!aroundHex(m_geometry, hex).intersects(part)) continue;
        for (int side = 0; side < 3; ++side) {
            const EdgePoints edge = m_geometry.edgePoints({hex, side});
            lines.append(QLineF(edge.first, edge.second));
        }
    }
    painter.drawLines(lines);
}

}  // namespace inselwerk
