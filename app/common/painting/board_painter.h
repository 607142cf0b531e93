#pragma once

#include "app/common/painting/board_geometry.h"
#include "app/common/painting/board_picture.h"
#include "app/common/painting/tile.h"

#include <QImage>
#include <QRegion>
#include <QSize>

class QPainter;
class QPainterPath;

namespace inselwerk {

class TileCache;

/// Paints a BoardPicture into a rectangle and tells where everything lies in it.
///
/// Nothing is random and nothing is scaled from pixels: the same picture in the same rectangle gives the same image, at
/// any device pixel ratio. Needs a QGuiApplication (for the fonts of the numbers).
class BoardPainter
{
public:
    BoardPainter() = default;
    BoardPainter(BoardPicture, const QRectF& area);
    BoardPainter(BoardPicture, BoardGeometry);

    void setPicture(BoardPicture);
    void setArea(const QRectF&);
    /// From now on only what reaches into this part of the area is painted; empty: everything.
    void setPart(QRegion part) { m_part = std::move(part); }
    const BoardPicture& picture() const { return m_picture; }
    /// Points for overlays and hit tests.
    const BoardGeometry& geometry() const { return m_geometry; }
    /// Detail in use, never Automatic.
    Detail detail() const;

    /// Everything.
    void paint(QPainter&) const;
    /// First pass, what no move changes: water, beach, harbours, tiles. Worth keeping as a pixmap.
    /// `tiles`: where tiles of this size are kept for the next time.
    void paintGround(QPainter&, TileCache* tiles = nullptr) const;
    /// Second pass, on top of the first: discs and stacks, lava, roads, buildings, robber, veil of the dark palette.
    void paintPieces(QPainter&) const;

    /// Where the robber stands in a hex: beside the disc, on the right, or on the left if pieces crowd the right.
    QPointF robberPlace(HexCoord) const;

    /// How far from the centre of a hex something can change the picture, in R.
    static constexpr qreal shoreReach = 2.1;  ///< shallows, harbour signs
    static constexpr qreal pieceReach = 1.6;  ///< buildings at its corners
    static constexpr qreal tileReach = 1.15;  ///< what lies inside it

private:
    bool isSeen(HexCoord, qreal reach) const;
    QPainterPath coast() const;
    void paintNumber(QPainter&, const HexPicture&) const;

    BoardPicture m_picture;
    BoardGeometry m_geometry;
    QRegion m_part;
};

/// How the tile of a hex is painted.
TileStyle tileStyleOf(const HexPicture&);

/// The picture as an image of `size` logical pixels; the image has `size * devicePixelRatio` pixels.
QImage render(const BoardPicture&, QSize size, qreal devicePixelRatio);

}  // namespace inselwerk
