#include "app/common/board_picture_of.h"

#include "app/common/layers/board_layer.h"
#include "engine/rules/rules.h"
#include "engine/setup/table.h"

namespace inselwerk {
namespace {

HexPicture hexOf(const View& v, int id)
{
    const auto at = static_cast<std::size_t>(id);
    HexPicture hex{v.topology().hex(id).at, v.deal().terrain[at], v.pub().number[at]};
    if (const int stack = v.rules().stackOn(static_cast<HexId>(id)); stack >= 0) {
        hex.stack = v.pub().stackLeft[static_cast<std::size_t>(stack)];
        hex.spentStack = hex.stack == 0;
    }
    hex.dim = id == v.pub().robber && hex.number != 0 && hex.terrain != Terrain::Volcano;
    return hex;
}

void addPieces(const View& v, BoardPicture& picture)
{
    const Topology& t = v.topology();
    for (Seat s = 0; s < v.rules().seats; ++s) {
        const Colour colour = v.rules().colours[s];
        const SeatPublic& seat = v.seat(s);
        seat.roads.each(t.edgeWords(), [&](int e) { picture.roads.push_back({t.edge(e).name, colour}); });
        seat.settlements.each(t.cornerWords(), [&](int c) {
            picture.settlements.push_back({t.corner(c).name, colour});
        });
        seat.cities.each(t.cornerWords(), [&](int c) { picture.cities.push_back({t.corner(c).name, colour}); });
    }
}

}  // namespace

BoardPicture boardPictureOf(const View& v, const Board* authored)
{
    const Topology& t = v.topology();
    BoardPicture picture;
    picture.orientation = t.orientation();
    for (int h = 0; h < t.hexCount(); ++h) picture.hexes.push_back(hexOf(v, h));
    for (std::size_t i = 0; i < v.rules().harbours.size(); ++i)
        picture.harbours.push_back({t.edge(v.rules().harbours[i].edge).name, v.deal().harbour[i]});
    addPieces(v, picture);
    for (const BoardLayer& layer : boardLayers())
        for (const auto& module : v.rules().modules)
            if (module->facts().key == layer.key) layer.ofGame(*module, v, picture);
    if (v.pub().robber != noHex) picture.robber = t.hex(v.pub().robber).at;
    if (!authored) return picture;
    for (const HexEntry& hex : authored->hexes)
        if (t.findHex(hex.at) == noHex) picture.hexes.push_back({hex.at, Terrain::Sea});
    return picture;
}

BoardPicture boardPictureOf(const Table& table, u64 seed, const Board* authored)
{
    return boardPictureOf(table, table.deal(seed), authored);
}

BoardPicture boardPictureOf(const Table& table, const Deal& deal, const Board* authored)
{
    State state;
    start(*table.rules, deal, state);
    return boardPictureOf(View(*table.rules, deal, state), authored);
}

}  // namespace inselwerk
