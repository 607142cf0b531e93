#include "app/common/painting/tile.h"

#include "app/common/painting/hex_shape.h"
#include "app/common/painting/terrain_motifs.h"
#include "app/common/painting/volcano_art.h"

#include <QPainter>
#include <QPen>

namespace inselwerk {
namespace {

constexpr qreal printedRadius = .957;
constexpr qreal printedRounding = .06;

const Drawing& motifOf(Terrain terrain, TileStyle style)
{
    if (style.chance) return chanceMotif();
    return style.sparse && terrain == Terrain::Fields ? sparseFieldsMotif() : terrainMotif(terrain);
}

}  // namespace

QPainterPath printedArea(QPointF centre, qreal R, Orientation orientation)
{
    return roundedHexPath(centre, printedRadius * R, orientation, printedRounding);
}

void paintTile(QPainter& painter, QPointF centre, qreal R, Orientation orientation, Terrain terrain, TileStyle style)
{
    const TerrainColours& colours = style.chance ? chanceColours() : terrainColours(terrain);
    const QPainterPath card = hexPath(centre, R, orientation);
    const QPainterPath print = printedArea(centre, R, orientation);
    const QColor cardColour(rgb(0xF4E6C4));

    painter.setBrush(cardColour);
    painter.setPen(QPen(QColor::fromRgba(rgb(0x6B5638, .55)), .012 * R, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(card);

    // Clip in the middle of the cream edge, whose inner half is painted afterwards: clips are not smooth, fillings are.
    painter.save();
    painter.setClipPath(hexPath(centre, .98 * R, orientation), Qt::IntersectClip);
    painter.fillPath(card, printBrush(colours, print.boundingRect()));
    if (terrain == Terrain::Volcano && !style.chance)
        paintVolcano(painter, centre, R, orientation, style.cold);
    else
        motifOf(terrain, style).paint(painter, centre, R);
    painter.restore();

    QPainterPath edge = hexPath(centre, .99 * R, orientation);
    edge.addPath(print);
    painter.fillPath(edge, cardColour);  // odd-even: the ring between the two

    QColor inner = colours.edge;
    inner.setAlphaF(.55f);
    painter.strokePath(
        roundedHexPath(centre, (printedRadius - .0145) * R, orientation, printedRounding), QPen(inner, .025 * R));
}

void paintSeaHex(QPainter& painter, QPointF centre, qreal R, Orientation orientation, bool dark)
{
    QPen border(boardPalette(dark).wave, std::max(1.0, .02 * R), Qt::CustomDashLine, Qt::FlatCap);
    border.setDashPattern({3, 3});
    painter.strokePath(hexPath(centre, R, orientation), border);
}

}  // namespace inselwerk
