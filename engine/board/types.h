#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

/// The words every layer shares: number types, terrains, resources, colours.
namespace inselwerk {

using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;
using i8 = std::int8_t;
using i16 = std::int16_t;

/// Largest board and table that the State can hold; the reader refuses anything above, with the figure found.
inline constexpr int maxSeats = 6;
inline constexpr int minSeats = 2;
inline constexpr int maxHexes = 127;    ///< land hexes; sea hexes are free
inline constexpr int maxCorners = 512;  ///< corners that touch land
inline constexpr int maxEdges = 640;    ///< edges that touch land
inline constexpr int maxHarbours = 64;
inline constexpr int maxStacks = 32;
inline constexpr int maxStackTokens = 64;

/// What a hex is made of. `Sea` is water that is drawn; a coordinate without a hex is water as well.
enum class Terrain : u8 { Sea, Desert, Forest, Hills, Pasture, Fields, Mountains, Gold, Volcano };
inline constexpr int terrainCount = 9;

/// The five kinds of resource card, in the order in which they are always listed.
enum class Resource : u8 { Lumber, Brick, Wool, Grain, Ore };
inline constexpr int resourceCount = 5;
inline constexpr std::array<Resource, resourceCount> allResources{
    Resource::Lumber, Resource::Brick, Resource::Wool, Resource::Grain, Resource::Ore};

/// Colours of the pieces. They are given to seats; fixed starting pieces belong to colours.
enum class Colour : u8 { Red, Blue, White, Orange, Green, Brown };
inline constexpr int colourCount = 6;

/// What a harbour trades: `Any` is 3:1, the others 2:1 for one resource.
enum class Harbour : u8 { Lumber, Brick, Wool, Grain, Ore, Any };
inline constexpr int harbourCount = 6;

/// The kinds of development card.
enum class Card : u8 { Knight, RoadBuilding, YearOfPlenty, Monopoly, VictoryPoint };
inline constexpr int cardCount = 5;

/// Names as files spell them: `forest`, `brick`, `red`, `3:1`, `road_building`.
std::string_view nameOf(Terrain);
std::string_view nameOf(Resource);
std::string_view nameOf(Colour);
std::string_view nameOf(Harbour);
std::string_view nameOf(Card);
std::optional<Terrain> terrainFrom(std::string_view);
std::optional<Resource> resourceFrom(std::string_view);
std::optional<Colour> colourFrom(std::string_view);
std::optional<Harbour> harbourFrom(std::string_view);
std::optional<Card> cardFrom(std::string_view);

/// The resource that a terrain pays; none for sea, desert, gold (any, by choice) and volcano.
constexpr std::optional<Resource> resourceOf(Terrain t)
{
    switch (t) {
        case Terrain::Forest: return Resource::Lumber;
        case Terrain::Hills: return Resource::Brick;
        case Terrain::Pasture: return Resource::Wool;
        case Terrain::Fields: return Resource::Grain;
        case Terrain::Mountains: return Resource::Ore;
        default: return std::nullopt;
    }
}

/// Is it land, that is: something one may build beside?
constexpr bool isLand(Terrain t) { return t != Terrain::Sea; }

/// Does it take a number token from a pool? Where it does not, the token goes to the next hex.
constexpr bool takesNumber(Terrain t)
{
    return t != Terrain::Desert && t != Terrain::Volcano && t != Terrain::Sea;
}

/// Ways in 36 to roll `number` with two dice; 0 for 7 and what no two dice show.
constexpr int pips(int number)
{
    if (number < 2 || number > 12 || number == 7) return 0;
    return number < 7 ? number - 1 : 13 - number;
}

/// 6 and 8, the "red" numbers.
constexpr bool isRed(int number) { return number == 6 || number == 8; }

}  // namespace inselwerk
