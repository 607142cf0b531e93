#pragma once

#include "engine/scenario/scenario.h"

namespace inselwerk {

/// A part of a scenario that somebody should look at: what a problem's path leads to.
struct Place
{
    enum class Kind : u8 {
        File,         ///< nothing narrower
        Head,         ///< `field` of the scenario itself: its id, a text, the usual minutes
        Name,         ///< the name of the thing `field`
        Rules,        ///< the base game's parameter `field`; with a board: as that board changes it
        Section,      ///< the field `field` of the rule module `section`
        Element,      ///< element `index` of that field: an event token
        Board,        ///< `field` of a board: its id, name, players
        Hex,          ///< `hex`
        Harbour,      ///< harbour `index`, at side of `hex`
        TerrainPool,  ///< `id`
        NumberPool,   ///< `id`; `field` of it, token `index`
        HarbourPool,  ///< `id`
        Stack,        ///< the stack of number tokens `id`; `field` of it, token `index`
        Pieces,       ///< starting pieces number `index`; `hex` where one of them stands
        Constraint,   ///< constraint number `index`
        Region,       ///< the hexes for the set-up phase; `hex`: one of them
        Robber
    };
    Kind kind = Kind::File;
    std::optional<std::size_t> board{};
    std::optional<HexCoord> hex{};
    std::optional<std::size_t> index{};
    std::optional<std::size_t> effect{};  ///< of an event token
    std::optional<Colour> colour{};       ///< of starting pieces
    std::string id{};
    std::string section{};
    std::string field{};
    std::string part{};  ///< within it: a language of a text, a field of an element or of its effect
    friend bool operator==(const Place&, const Place&) = default;
};

/// The place that a path such as `boards[0].hexes[7].number` or `events.tokens[3].effects[0]` leads to, as far as the
/// scenario has it.
Place placeOfPath(std::string_view path, const Scenario&);

}  // namespace inselwerk
