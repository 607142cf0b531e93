#pragma once

#include "engine/board/coordinates.h"

#include <QPainterPath>

class QPainter;

/// Printed hexes. R: hex radius (centre to corner) in the units of the painter.
namespace inselwerk {

struct TileStyle
{
    bool chance = false;  ///< terrain left to chance: hatched
    bool sparse = false;  ///< fields with room for crop tokens
    bool cold = false;    ///< volcano that will erupt no more
    friend bool operator==(const TileStyle&, const TileStyle&) = default;
};

/// A terrain tile: cream card, printed area with its pattern, inner edge.
void paintTile(QPainter&, QPointF centre, qreal R, Orientation, Terrain, TileStyle = {});

/// A sea hex in open water, as part of the water: only a quiet dashed border.
void paintSeaHex(QPainter&, QPointF centre, qreal R, Orientation, bool dark);

/// The printed area of a tile: 0.957 R, corners rounded 6 %.
QPainterPath printedArea(QPointF centre, qreal R, Orientation);

}  // namespace inselwerk
