#include "app/common/painting/resource_icons.h"

#include "app/common/painting/terrain_motifs.h"

#include <QPainter>

namespace inselwerk {
namespace {

Drawing lumber()
{
    const QRgb edge = rgb(0x2E2013), cut = rgb(0xEBCB96), ring = rgb(0x8A5F35);
    return Drawing()
        .add("M-.9 .62H.62A.3 .3 0 0 0 .62 .02H-.9Z", filled(rgb(0x9A6B3E), edge, .12))
        .ellipse({-.84, .32}, .2, .3, 0, filled(cut, edge, .12))
        .add("M-.5 .02H.85A.3 .3 0 0 0 .85 -.58H-.5Z", filled(rgb(0xAD7C4B), edge, .12))
        .ellipse({-.46, -.28}, .2, .3, 0, filled(cut, edge, .12))
        .ellipse({-.84, .32}, .08, .13, 0, line(ring, .06))
        .ellipse({-.46, -.28}, .08, .13, 0, line(ring, .06));
}

Drawing brick()
{
    const QRgb edge = rgb(0x4A1F10);
    return Drawing()
        .add("M-.95 .7V.08H-.02V.7Z", filled(rgb(0xB4563A), edge, .11))
        .add("M.02 .7V.08H.95V.7Z", filled(rgb(0xC0644A), edge, .11))
        .add("M-.5 .06V-.56H.5V.06Z", filled(rgb(0xC96F50), edge, .11))
        .add("M-.38 -.4H.3M-.82 .24H-.2M.16 .24H.76", line(rgb(0xEBB08C), .09));
}

Drawing wool() { return Drawing().add(sheep(rgb(0x3F4A28), .075, rgb(0x3F352B)), {-.1, -.02}, 1.35); }

Drawing grain()
{
    const QRgb stem = rgb(0x6E4A0C);
    const Drawing ear = Drawing().add(wheatEar(stem, rgb(0xF8D978)), {0, .22}, .82);
    Drawing d;
    for (const qreal turn : {-22, 0, 22})
        d.add(ear, QTransform::fromTranslate(0, .8).rotate(turn).translate(0, -.8), 1);
    return d.add("M-.26 .46H.26", line(stem, .14));
}

Drawing ore()
{
    const QRgb edge = rgb(0x2D333A);
    return Drawing()
        .add("M-.92 .66L-.7 -.02L-.2 -.3L.1 .66Z", filled(rgb(0x8D96A0), edge, .11))
        .add("M-.25 .66L.02 -.55L.5 -.7L.92 -.1L.85 .66Z", filled(rgb(0xA9B1B9), edge, .11))
        .add("M.02 -.55L.32 -.12L.85 .66M.32 -.12L.92 -.1", line(rgb(0x596169), .08))
        .add("M-.7 -.02L-.4 .2L-.3 .6", line(rgb(0x5F6770), .07))
        .add("M.12 -.46L.42 -.56", line(rgb(0xEDF0F2), .1));
}

}  // namespace

const Drawing& resourceDrawing(Resource resource)
{
    static const std::array<Drawing, resourceCount> drawings{lumber(), brick(), wool(), grain(), ore()};
    return drawings[static_cast<std::size_t>(resource)];
}

void paintResource(QPainter& painter, QPointF centre, qreal halfSize, Resource resource)
{
    resourceDrawing(resource).paint(painter, centre, halfSize);
}

Terrain terrainOf(Resource resource)
{
    switch (resource) {
        case Resource::Lumber: return Terrain::Forest;
        case Resource::Brick: return Terrain::Hills;
        case Resource::Wool: return Terrain::Pasture;
        case Resource::Grain: return Terrain::Fields;
        case Resource::Ore: return Terrain::Mountains;
    }
    return Terrain::Desert;
}

}  // namespace inselwerk
