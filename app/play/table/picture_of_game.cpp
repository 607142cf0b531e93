#include "app/play/table/picture_of_game.h"

#include "app/play/table/panels/registry.h"

namespace inselwerk {
namespace {

void addHexes(const Position& p, BoardPicture& picture)
{
    const Topology& t = p.rules->topology;
    for (int h = 0; h < t.hexCount(); ++h) {
        const auto at = static_cast<std::size_t>(h);
        HexPicture hex;
        hex.at = t.hex(h).at;
        hex.terrain = p.deal.terrain[at];
        hex.number = p.pub().number[at];
        if (const int stack = p.rules->stackOn(static_cast<HexId>(h)); stack >= 0) {
            hex.stack = p.pub().stackLeft[static_cast<std::size_t>(stack)];
            hex.spentStack = hex.stack == 0;
        }
        // A volcano is never blocked; its module says so by what it paints.
        hex.dim = p.pub().robber == h && resourceOf(hex.terrain).has_value();
        picture.hexes.push_back(hex);
    }
    // Sea hexes that the board draws.
    if (const Board* board = p.setup.scenario->findBoard(p.rules->boardId))
        for (const HexEntry& e : board->hexes)
            if (e.terrainPool.empty() && e.terrain == Terrain::Sea) {
                HexPicture sea;
                sea.at = e.at;
                sea.terrain = Terrain::Sea;
                picture.hexes.push_back(sea);
            }
}

void addPieces(const Position& p, BoardPicture& picture)
{
    const Topology& t = p.rules->topology;
    for (Seat s = 0; s < p.seats(); ++s) {
        const Colour colour = p.rules->colours[s];
        const SeatPublic& seat = p.pub().seat[s];
        seat.roads.each(t.edgeWords(), [&](int e) { picture.roads.push_back({t.edge(e).name, colour}); });
        seat.settlements.each(t.cornerWords(), [&](int c) { picture.settlements.push_back({t.corner(c).name, colour}); });
        seat.cities.each(t.cornerWords(), [&](int c) { picture.cities.push_back({t.corner(c).name, colour}); });
    }
    if (p.pub().robber < t.hexCount()) picture.robber = t.hex(p.pub().robber).at;
}

}  // namespace

BoardPicture pictureOfGame(const Position& p, const QVariantMap& event)
{
    BoardPicture picture;
    if (p.empty()) return picture;
    picture.orientation = p.rules->topology.orientation();
    addHexes(p, picture);
    for (std::size_t i = 0; i < p.rules->harbours.size(); ++i)
        picture.harbours.push_back({p.rules->topology.edge(p.rules->harbours[i].edge).name, p.deal.harbour[i]});
    addPieces(p, picture);
    for (const auto& module : p.rules->modules)
        if (faceOf(*module).paint) faceOf(*module).paint(*module, p, event, picture);
    return picture;
}

}  // namespace inselwerk
