#pragma once

#include "app/common/painting/hex_layer.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

/// What a board looks like right now, as plain values: the only thing that BoardPainter knows of a game.
namespace inselwerk {

struct HexPicture
{
    HexCoord at;
    Terrain terrain = Terrain::Desert;
    int number = 0;             ///< number of the disc, or of the top token of the stack; 0: none
    int stack = 0;              ///< number tokens in the stack, the top one included; 0: a single disc
    bool spentStack = false;    ///< the last token of the stack is gone
    bool dim = false;           ///< pays nothing now (robber): the disc at half strength
    bool chance = false;        ///< the terrain is left to chance; `terrain` is not shown
    bool chanceNumber = false;  ///< the number is left to chance
    QString pool = {};          ///< name of the pool that chance draws the terrain from
    bool lit = false;           ///< something happens here right now
    HexLayers layers = {};      ///< of rule modules
    friend bool operator==(const HexPicture&, const HexPicture&) = default;
};

struct HarbourPicture
{
    EdgeName at;                  ///< seen from a land hex
    std::optional<Harbour> kind;  ///< none: left to chance
    friend bool operator==(const HarbourPicture&, const HarbourPicture&) = default;
};

struct RoadPicture
{
    EdgeName at;
    Colour colour = Colour::Red;
    friend bool operator==(const RoadPicture&, const RoadPicture&) = default;
};

/// A settlement or a city.
struct BuildingPicture
{
    CornerName at;
    Colour colour = Colour::Red;
    friend bool operator==(const BuildingPicture&, const BuildingPicture&) = default;
};

struct BoardPicture
{
    Orientation orientation = Orientation::Pointy;
    std::vector<HexPicture> hexes;  ///< land, and any sea that is to be drawn
    std::vector<HarbourPicture> harbours;
    std::vector<RoadPicture> roads;
    std::vector<BuildingPicture> settlements;
    std::vector<BuildingPicture> cities;
    std::optional<HexCoord> robber;
    bool dark = false;  ///< colours of the dark palette around the land
    bool sea = true;    ///< fill the whole area with water and waves; false: only the island and its shallows
    Detail detail = Detail::Automatic;
    friend bool operator==(const BoardPicture&, const BoardPicture&) = default;
};

}  // namespace inselwerk
