#include "app/common/painting/board_geometry.h"

#include "app/common/painting/harbour_sign.h"
#include "engine/board/topology.h"

#include <algorithm>
#include <cmath>

namespace inselwerk {
namespace {

constexpr qreal margin = 0.35;  // in R

QPointF toPointF(Point p) { return {p.x, p.y}; }

/// What must be visible, in R: the hexes themselves (land, or sea if there is no land) and the harbour signs.
QRectF extentOf(const BoardPicture& picture, qreal signRadius)
{
    const bool anyLand = std::any_of(
        picture.hexes.begin(), picture.hexes.end(), [](const HexPicture& h) { return h.chance || isLand(h.terrain); });
    qreal left = 0, right = 0, top = 0, bottom = 0;
    bool first = true;
    const auto include = [&](QPointF p, qreal around) {
        left = first ? p.x() - around : std::min(left, p.x() - around);
        right = first ? p.x() + around : std::max(right, p.x() + around);
        top = first ? p.y() - around : std::min(top, p.y() - around);
        bottom = first ? p.y() + around : std::max(bottom, p.y() + around);
        first = false;
    };
    for (const HexPicture& hex : picture.hexes) {
        if (anyLand && !hex.chance && !isLand(hex.terrain)) continue;
        for (int i = 0; i < 6; ++i) include(toPointF(cornerPoint(hex.at, i, picture.orientation)), 0);
    }
    for (const HarbourPicture& harbour : picture.harbours) {
        const auto [a, b] = cornersOfSide(harbour.at.side, picture.orientation);
        const EdgePoints edge{
            toPointF(cornerPoint(harbour.at.hex, a, picture.orientation)),
            toPointF(cornerPoint(harbour.at.hex, b, picture.orientation)),
            toPointF(centreOf(harbour.at.hex, picture.orientation))};
        include(edge.middle() + edge.outward() * harbourDistance, signRadius);
    }
    if (first) include({0, 0}, 1);
    return {left, top, right - left, bottom - top};
}

qreal distanceToSegment(QPointF p, QPointF a, QPointF b)
{
    const QPointF along = b - a;
    const qreal t = std::clamp(QPointF::dotProduct(p - a, along) / QPointF::dotProduct(along, along), 0.0, 1.0);
    const QPointF off = p - (a + t * along);
    return std::hypot(off.x(), off.y());
}

}  // namespace

qreal EdgePoints::angle() const
{
    const QPointF d = second - first;
    const qreal degrees = std::atan2(d.y(), d.x()) * 180 / M_PI;
    if (degrees > 90 + 1e-6) return degrees - 180;
    if (degrees <= -90 + 1e-6) return degrees + 180;
    return degrees;
}

QPointF EdgePoints::outward() const
{
    const QPointF d = middle() - hexCentre;
    return d / std::hypot(d.x(), d.y());
}

BoardGeometry::BoardGeometry(const BoardPicture& picture, const QRectF& area)
    : m_orientation(picture.orientation), m_area(area)
{
    sortHexes(picture);
    const auto fit = [&](qreal signRadius) {
        const QRectF extent = extentOf(picture, signRadius).adjusted(-margin, -margin, margin, margin);
        m_radius = std::max(1e-3, std::min(area.width() / extent.width(), area.height() / extent.height()));
        m_origin = area.center() - extent.center() * m_radius;
    };
    fit(harbourRadius(1000));
    if (m_radius < 60) fit(harbourRadius(m_radius));
}

BoardGeometry::BoardGeometry(const BoardPicture& picture, const QRectF& area, qreal radius, QPointF origin)
    : m_orientation(picture.orientation), m_area(area), m_radius(radius), m_origin(origin)
{
    sortHexes(picture);
}

void BoardGeometry::sortHexes(const BoardPicture& picture)
{
    for (const HexPicture& hex : picture.hexes)
        if (hex.chance || isLand(hex.terrain)) m_land.insert(hex.at);
}

QPointF BoardGeometry::hexCentre(HexCoord hex) const
{
    return m_origin + m_radius * toPointF(centreOf(hex, m_orientation));
}

QRect BoardGeometry::aroundHex(HexCoord hex, qreal reach) const
{
    const qreal side = reach * m_radius;
    return QRectF(hexCentre(hex) - QPointF(side, side), QSizeF(2 * side, 2 * side)).toAlignedRect();
}

QPointF BoardGeometry::cornerPoint(CornerName c) const
{
    return m_origin + m_radius * toPointF(inselwerk::cornerPoint(c.hex, c.corner, m_orientation));
}

EdgePoints BoardGeometry::edgePoints(EdgeName edge) const
{
    const auto [a, b] = cornersOfSide(edge.side, m_orientation);
    return {cornerPoint({edge.hex, a}), cornerPoint({edge.hex, b}), hexCentre(edge.hex)};
}

HexCoord BoardGeometry::nearestHex(QPointF at) const
{
    const QPointF p = (at - m_origin) / m_radius;
    const qreal root3 = std::sqrt(3.0);
    const bool pointy = m_orientation == Orientation::Pointy;
    const qreal q = pointy ? p.x() / root3 - p.y() / 3 : p.x() * 2 / 3;
    const qreal r = pointy ? p.y() * 2 / 3 : p.y() / root3 - p.x() / 3;
    const qreal s = -q - r;
    qreal roundQ = std::round(q), roundR = std::round(r);
    const qreal roundS = std::round(s);
    const qreal offQ = std::abs(roundQ - q), offR = std::abs(roundR - r), offS = std::abs(roundS - s);
    if (offQ > offR && offQ > offS)
        roundQ = -roundR - roundS;
    else if (offR > offS)
        roundR = -roundQ - roundS;
    return {static_cast<int>(roundQ), static_cast<int>(roundR)};
}

template <class Name, std::size_t N>
std::optional<Name> BoardGeometry::landName(const std::array<Name, N>& names) const
{
    std::optional<Name> found;
    for (const Name& name : names)
        if (m_land.contains(name.hex) && (!found || readsBefore(name.hex, found->hex, m_orientation))) found = name;
    return found;
}

std::optional<CornerName> BoardGeometry::cornerAt(QPointF at) const
{
    const HexCoord hex = nearestHex(at);  // a corner within reach of a point always belongs to the hex around the point
    std::optional<CornerName> found;
    qreal best = spotReach * m_radius;
    for (int i = 0; i < 6; ++i) {
        const QPointF off = at - cornerPoint({hex, i});
        const qreal far = std::hypot(off.x(), off.y());
        if (far > best) continue;
        if (const auto name = landName(namesOf(CornerName{hex, i}, m_orientation))) {
            found = name;
            best = far;
        }
    }
    return found;
}

std::optional<EdgeName> BoardGeometry::edgeAt(QPointF at) const
{
    constexpr qreal spare = 0.25;  // share of the edge at each end that belongs to the corner
    const HexCoord hex = nearestHex(at);
    std::optional<EdgeName> found;
    qreal best = spotReach * m_radius;
    for (int side = 0; side < 6; ++side) {
        const EdgePoints e = edgePoints({hex, side});
        const QPointF along = e.second - e.first;
        const qreal far = distanceToSegment(at, e.first + spare * along, e.second - spare * along);
        if (far > best) continue;
        if (const auto name = landName(namesOf(EdgeName{hex, side}, m_orientation))) {
            found = name;
            best = far;
        }
    }
    return found;
}

}  // namespace inselwerk
