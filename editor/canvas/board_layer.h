#pragma once

#include "app/common/painting/board_painter.h"
#include "app/common/painting/tile_cache.h"

#include <QPixmap>
#include <QRegion>

namespace inselwerk {

/// The painted board of a canvas, kept from one moment to the next: only what became different is painted again, so
/// that a brush stroke costs what it changes and an overlay costs nothing of the board.
class BoardLayer
{
public:
    /// The board as it is to be from now on; compares it with the last one. The area of the canvas that differs.
    QRegion show(BoardPicture, BoardGeometry);
    const BoardPicture& picture() const { return m_board.picture(); }
    const BoardGeometry& geometry() const { return m_board.geometry(); }

    /// Paints a part of the canvas.
    void paint(QPainter&, const QRegion& part, QSize canvas, qreal devicePixelRatio);

private:
    void renew(QSize canvas, qreal devicePixelRatio);
    void paintDirty();
    void paintLattice(QPainter&) const;

    BoardPainter m_board;
    TileCache m_tiles;
    QPixmap m_sea;
    QPixmap m_painted;
    QRegion m_dirty;
};

}  // namespace inselwerk
