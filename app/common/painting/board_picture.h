#pragma once

#include "engine/board/coordinates.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

/// What a board looks like right now, as plain values: the only thing that BoardPainter knows of a game.
namespace inselwerk {

/// What lies on a volcano besides its number and stack, which are those of the hex.
struct VolcanoPicture
{
    std::array<int, 6> cornerNumbers{2, 3, 4, 5, 6, 1};  ///< the number written at each corner index
    int lavaCorner = -1;                                 ///< corner index to which lava runs; -1: none
    qreal lavaProgress = 1;                              ///< 0: in the crater … 1: splashed at the corner
    bool dormant = false;                                ///< it will erupt no more: cold crater
    friend bool operator==(const VolcanoPicture&, const VolcanoPicture&) = default;
};

inline constexpr std::size_t cropCount = 8;

/// Crop tokens on a field.
struct CropsPicture
{
    std::array<int, cropCount> tokens{};  ///< by Crop (see crop_art.h)
    int places = 7;                       ///< with so many tokens nothing more is planted
    friend bool operator==(const CropsPicture&, const CropsPicture&) = default;
};

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
    std::optional<VolcanoPicture> volcano = std::nullopt;  ///< only on a volcano of the volcano rules
    std::optional<CropsPicture> crops = std::nullopt;      ///< only on fields of the crops rules
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

/// How much is drawn. `Automatic` follows the hex radius R: full from 60 px, small from 34 px, thumbnail below.
enum class Detail { Automatic, Full, Small, Thumbnail };

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
