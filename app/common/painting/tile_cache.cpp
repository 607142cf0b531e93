#include "app/common/painting/tile_cache.h"

#include <QPainter>

#include <cmath>

namespace inselwerk {
namespace {

constexpr qreal reach = 1.03;  ///< a tile with its outline, in R

}  // namespace

void TileCache::paintTile(
    QPainter& painter, QPointF centre, qreal R, Orientation orientation, Terrain terrain, TileStyle style)
{
    const Size size{R, painter.device()->devicePixelRatioF(), orientation};
    if (size != m_size) {
        m_size = size;
        m_tiles.clear();
    }
    QPixmap& tile = m_tiles[{terrain, style.chance, style.sparse, style.cold}];
    if (tile.isNull()) tile = painted(terrain, style);
    const QPointF corner = centre - QPointF(reach * R, reach * R);
    const auto whole = [&](qreal x) { return std::round(x * size.devicePixelRatio) / size.devicePixelRatio; };
    painter.drawPixmap(QPointF(whole(corner.x()), whole(corner.y())), tile);
}

QPixmap TileCache::painted(Terrain terrain, TileStyle style) const
{
    const int side = static_cast<int>(std::ceil(2 * reach * m_size.R * m_size.devicePixelRatio)) + 1;
    QPixmap tile(side, side);
    tile.setDevicePixelRatio(m_size.devicePixelRatio);
    tile.fill(Qt::transparent);
    QPainter painter(&tile);
    painter.setRenderHint(QPainter::Antialiasing);
    inselwerk::paintTile(
        painter, QPointF(reach * m_size.R, reach * m_size.R), m_size.R, m_size.orientation, terrain, style);
    return tile;
}

}  // namespace inselwerk
