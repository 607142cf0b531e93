#include "engine/board/types.h"

#include <algorithm>

namespace inselwerk {
namespace {

constexpr std::array<std::string_view, terrainCount> terrains{"sea",    "desert",    "forest", "hills",  "pasture",
                                                              "fields", "mountains", "gold",   "volcano"};
constexpr std::array<std::string_view, resourceCount> resources{"lumber", "brick", "wool", "grain", "ore"};
constexpr std::array<std::string_view, colourCount> colours{"red", "blue", "white", "orange", "green", "brown"};
constexpr std::array<std::string_view, harbourCount> harbours{"lumber", "brick", "wool", "grain", "ore", "3:1"};
constexpr std::array<std::string_view, cardCount> cards{
    "knight", "road_building", "year_of_plenty", "monopoly", "victory_point"};

template <class E, std::size_t N>
std::optional<E> find(const std::array<std::string_view, N>& names, std::string_view name)
{
    const auto at = std::find(names.begin(), names.end(), name);
    if (at == names.end()) return std::nullopt;
    return static_cast<E>(at - names.begin());
}

template <std::size_t N, class E>
std::string_view name(const std::array<std::string_view, N>& names, E value)
{
    const auto at = static_cast<std::size_t>(value);
    return at < N ? names[at] : std::string_view{"?"};
}

}  // namespace

std::string_view nameOf(Terrain t) { return name(terrains, t); }
std::string_view nameOf(Resource r) { return name(resources, r); }
std::string_view nameOf(Colour c) { return name(colours, c); }
std::string_view nameOf(Harbour h) { return name(harbours, h); }
std::string_view nameOf(Card c) { return name(cards, c); }
std::optional<Terrain> terrainFrom(std::string_view s) { return find<Terrain>(terrains, s); }
std::optional<Resource> resourceFrom(std::string_view s) { return find<Resource>(resources, s); }
std::optional<Colour> colourFrom(std::string_view s) { return find<Colour>(colours, s); }
std::optional<Harbour> harbourFrom(std::string_view s) { return find<Harbour>(harbours, s); }
std::optional<Card> cardFrom(std::string_view s) { return find<Card>(cards, s); }

}  // namespace inselwerk
