#pragma once

#include "app/common/painting/board_picture.h"

#include <QRectF>

#include <optional>
#include <set>

namespace inselwerk {

/// The ends of an edge and the centre of the hex it was named from.
struct EdgePoints
{
    QPointF first;
    QPointF second;
    QPointF hexCentre;
    QPointF middle() const { return (first + second) / 2; }
    /// Direction of the edge in degrees, clockwise from the right, within (-90, 90].
    qreal angle() const;
    /// Unit vector from the hex across the edge.
    QPointF outward() const;
};

/// Where everything of a board lies in a rectangle: centres, corners and edges as points, and the way back.
///
/// Lengths and points are in the units of the rectangle (logical pixels of a window or an image).
class BoardGeometry
{
public:
    BoardGeometry() = default;
    /// Fits the land and its harbour signs into `area`, with 0.35 R around them, centred.
    BoardGeometry(const BoardPicture&, const QRectF& area);
    /// Hexes of `radius`, the centre of [0, 0] at `origin`; `area` is only what a window shows of the plane.
    BoardGeometry(const BoardPicture&, const QRectF& area, qreal radius, QPointF origin);

    Orientation orientation() const { return m_orientation; }
    const QRectF& area() const { return m_area; }
    /// R: centre of a hex to its corner.
    qreal radius() const { return m_radius; }

    QPointF hexCentre(HexCoord) const;
    /// The square around a hex, `reach` R to each side of its centre, in whole units.
    QRect aroundHex(HexCoord, qreal reach) const;
    QPointF cornerPoint(CornerName) const;
    EdgePoints edgePoints(EdgeName) const;
    QPointF edgeMiddle(EdgeName edge) const { return edgePoints(edge).middle(); }
    qreal edgeAngle(EdgeName edge) const { return edgePoints(edge).angle(); }

    const QPointF& origin() const { return m_origin; }

    /// The hex around a point, whether the picture has it or not.
    HexCoord nearestHex(QPointF) const;
    /// The corner or edge of the land within `spotReach` R of a point, by the name that Topology gives it.
    std::optional<CornerName> cornerAt(QPointF) const;
    std::optional<EdgeName> edgeAt(QPointF) const;
    static constexpr qreal spotReach = 0.28;

private:
    void sortHexes(const BoardPicture&);
    /// The one of several hexes that is land and comes first in reading order.
    template <class Name, std::size_t N>
    std::optional<Name> landName(const std::array<Name, N>&) const;

    Orientation m_orientation = Orientation::Pointy;
    QRectF m_area;
    qreal m_radius = 1;
    QPointF m_origin;  ///< centre of hex [0, 0]
    std::set<HexCoord> m_land;
};

}  // namespace inselwerk
