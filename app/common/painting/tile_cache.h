#pragma once

#include "app/common/painting/tile.h"

#include <QPixmap>

#include <map>
#include <tuple>

namespace inselwerk {

/// Tiles that were painted once and are put down many times: for boards that change under the pointer.
/// Holds tiles of one size and device pixel ratio; those of another size drive them out.
class TileCache
{
public:
    /// As inselwerk::paintTile, but for less than a pixel: tiles lie at whole device pixels.
    void paintTile(QPainter&, QPointF centre, qreal R, Orientation, Terrain, TileStyle);

private:
    struct Size
    {
        qreal R = 0;
        qreal devicePixelRatio = 0;
        Orientation orientation = Orientation::Pointy;
        friend bool operator==(const Size&, const Size&) = default;
    };
    using Key = std::tuple<Terrain, bool, bool, bool>;

    QPixmap painted(Terrain, TileStyle) const;

    Size m_size;
    std::map<Key, QPixmap> m_tiles;
};

}  // namespace inselwerk
