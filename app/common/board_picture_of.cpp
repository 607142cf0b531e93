#include "app/common/board_picture_of.h"

#include "engine/rules/crops/crops.h"
#include "engine/rules/rules.h"
#include "engine/rules/volcano/volcano.h"
#include "engine/setup/table.h"

namespace inselwerk {
namespace {

VolcanoPicture volcanoOf(const View& v)
{
    VolcanoPicture picture;
    const Module* module = volcano::find(v.rules());
    if (!module) return picture;
    const volcano::Facts facts = volcano::factsOf(*module);
    for (std::size_t face = 0; face < facts.corner.size(); ++face)
        picture.cornerNumbers[static_cast<std::size_t>(facts.corner[face])] = static_cast<int>(face) + 1;
    return picture;
}

void addCrops(const View& v, BoardPicture& picture)
{
    const Module* module = crops::find(v.rules());
    if (!module) return;
    const crops::Tokens tokens = crops::tokensOf(v);
    const crops::FieldList fields(v.deal(), v.topology());
    for (int i = 0; i < fields.count; ++i) {
        CropsPicture& field = picture.hexes[fields.hex[static_cast<std::size_t>(i)]].crops.emplace();
        field.places = crops::parametersOf(*module).fieldLimit;
        for (std::size_t kind = 0; kind < cropCount; ++kind) field.tokens[kind] = tokens.on(i, static_cast<int>(kind));
    }
}

HexPicture hexOf(const View& v, int id)
{
    const auto at = static_cast<std::size_t>(id);
    HexPicture hex{v.topology().hex(id).at, v.deal().terrain[at], v.pub().number[at]};
    if (const int stack = v.rules().stackOn(static_cast<HexId>(id)); stack >= 0) {
        hex.stack = v.pub().stackLeft[static_cast<std::size_t>(stack)];
        hex.spentStack = hex.stack == 0;
    }
    if (hex.terrain == Terrain::Volcano) {
        hex.volcano = volcanoOf(v);
        hex.volcano->dormant = hex.spentStack;
    } else {
        hex.dim = id == v.pub().robber && hex.number != 0;
    }
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
    addCrops(v, picture);
    if (v.pub().robber != noHex) picture.robber = t.hex(v.pub().robber).at;
    if (!authored) return picture;
    for (const HexEntry& hex : authored->hexes)
        if (t.findHex(hex.at) == noHex) picture.hexes.push_back({hex.at, Terrain::Sea});
    return picture;
}

BoardPicture boardPictureOf(const Table& table, u64 seed, const Board* authored)
{
    const Deal deal = table.deal(seed);
    State state;
    start(*table.rules, deal, state);
    return boardPictureOf(View(*table.rules, deal, state), authored);
}

}  // namespace inselwerk
