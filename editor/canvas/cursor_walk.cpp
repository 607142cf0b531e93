#include "editor/canvas/cursor_walk.h"

#include <cmath>

namespace inselwerk {
namespace {

std::vector<QPointF> stopsAround(
    const BoardGeometry& geometry, const BoardPicture& picture, QPointF from, Tool::Target target)
{
    std::vector<QPointF> stops;
    if (target == Tool::Target::Hexes) {
        for (const HexCoord hex : hexesAround(geometry.nearestHex(from), 1)) stops.push_back(geometry.hexCentre(hex));
        return stops;
    }
    for (const HexPicture& hex : picture.hexes) {
        if (!hex.chance && !isLand(hex.terrain)) continue;
        for (int i = 0; i < 6; ++i)
            stops.push_back(
                target == Tool::Target::Corners ? geometry.cornerPoint({hex.at, i}) : geometry.edgeMiddle({hex.at, i}));
    }
    return stops;
}

}  // namespace

std::optional<QPointF> directionOf(int key)
{
    switch (key) {
        case Qt::Key_Left: return QPointF(-1, 0);
        case Qt::Key_Right: return QPointF(1, 0);
        case Qt::Key_Up: return QPointF(0, -1);
        case Qt::Key_Down: return QPointF(0, 1);
        default: return std::nullopt;
    }
}

std::optional<QPointF> nextStop(
    const BoardGeometry& geometry, const BoardPicture& picture, QPointF from, Tool::Target target, QPointF direction)
{
    std::optional<QPointF> next;
    qreal best = 1e9;
    for (const QPointF stop : stopsAround(geometry, picture, from, target)) {
        const QPointF way = (stop - from) / geometry.radius();
        const qreal along = QPointF::dotProduct(way, direction);
        const qreal aside = std::abs(way.x() * direction.y() - way.y() * direction.x());
        if (along < .1 || aside > 1.8 * along) continue;
        // What lies straight ahead is nearer; the smallest bias to the right decides between two equals.
        const qreal cost = along + 2 * aside - 1e-6 * (way.x() + way.y());
        if (cost < best) best = cost, next = stop;
    }
    return next;
}

QPointF stopNear(const BoardGeometry& geometry, const Spot& spot, Tool::Target target)
{
    if (target == Tool::Target::Corners && spot.corner) return geometry.cornerPoint(*spot.corner);
    if (target == Tool::Target::Edges && spot.edge) return geometry.edgeMiddle(*spot.edge);
    if (target == Tool::Target::Hexes) return geometry.hexCentre(spot.hex);
    return spot.point;
}

}  // namespace inselwerk
