#include "app/common/layers/volcano/volcano_layer.h"

#include "app/common/painting/volcano_art.h"
#include "engine/rules/volcano/volcano.h"

namespace inselwerk::volcano {
namespace {

void putOnVolcanoes(const std::array<int, 6>& cornerOfFace, BoardPicture& picture)
{
    VolcanoLayer layer;
    for (std::size_t face = 0; face < cornerOfFace.size(); ++face)
        layer.cornerNumbers[static_cast<std::size_t>(cornerOfFace[face])] = static_cast<int>(face) + 1;
    for (HexPicture& hex : picture.hexes)
        if (hex.terrain == Terrain::Volcano && !hex.chance) hex.layers.put(layer);
}

void ofGame(const Module& module, const View&, BoardPicture& picture)
{
    putOnVolcanoes(factsOf(module).corner, picture);
}

void ofBoard(const Section& section, const Board& board, BoardPicture& picture)
{
    putOnVolcanoes(cornersOf(section, board.orientation), picture);
}

}  // namespace

void VolcanoLayer::paint(QPainter& painter, const HexFrame& f) const
{
    if (lavaCorner >= 0) paintLava(painter, f.centre, f.radius, f.orientation, lavaCorner, lavaProgress);
    paintVolcanoPlaques(
        painter, f.centre, f.radius, f.orientation, cornerNumbers, lavaCorner, f.detail != Detail::Thumbnail);
}

bool VolcanoLayer::equals(const HexLayer& other) const
{
    const auto& o = static_cast<const VolcanoLayer&>(other);
    return cornerNumbers == o.cornerNumbers && lavaCorner == o.lavaCorner && lavaProgress == o.lavaProgress;
}

BoardLayer boardLayer() { return {"volcano", &ofGame, &ofBoard}; }

}  // namespace inselwerk::volcano
