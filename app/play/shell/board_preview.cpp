#include "app/play/shell/board_preview.h"

#include "app/common/board_picture_of.h"
#include "engine/rules/crops/crops.h"
#include "engine/rules/registry.h"

#include <algorithm>

namespace inselwerk {
namespace {

CropsPicture cropsOf(const auto& counts, int places)
{
    CropsPicture field{.places = places};
    const auto& kinds = crops::kindNames();
    for (const auto& [kind, n] : counts)
        if (const auto at = std::find(kinds.begin(), kinds.end(), kind); at != kinds.end())
            field.tokens[static_cast<std::size_t>(at - kinds.begin())] = static_cast<int>(n);
    return field;
}

/// Crop tokens that a field has at the start: where the board says any, those; else what its number brings.
CropsPicture cropsAtStart(const Section& crops, const Board& board, const HexEntry& field)
{
    const Schema& schema = *crops::type().schema;
    const auto places = static_cast<int>(crops.integer(schema, "field_limit"));
    if (std::ranges::any_of(board.hexes, [](const HexEntry& hex) { return !hex.tokens.empty(); }))
        return cropsOf(field.tokens, places);
    const Schema& start = *schema.find("start")->element;
    for (const Section& entry : crops.sections(schema, "start")) {
        const auto numbers = entry.integers(start, "numbers");
        if (std::find(numbers.begin(), numbers.end(), field.number) != numbers.end())
            return cropsOf(entry.counts(start, "crops"), places);
    }
    return {.places = places};
}

}  // namespace

BoardPicture previewOf(const Scenario& scenario, const Board& board, const Seating& seating, u64 seed)
{
    const Table table = compile(scenario, board, seating, moduleTypes());
    return table.rules ? boardPictureOf(table, seed, &board) : authoredPicture(scenario, board);
}

BoardPicture authoredPicture(const Scenario& scenario, const Board& board)
{
    BoardPicture picture;
    picture.orientation = board.orientation;
    const Section* crops = scenario.findModule("crops");
    for (const HexEntry& entry : board.hexes) {
        HexPicture hex{.at = entry.at, .terrain = entry.terrain, .number = entry.number};
        hex.chance = !entry.terrainPool.empty();
        hex.chanceNumber = !entry.numberPool.empty();
        if (const NumberStack* stack = board.findStack(entry.stack); stack && !stack->tokens.empty()) {
            hex.number = stack->tokens.front();
            hex.stack = static_cast<int>(stack->tokens.size());
        }
        if (hex.terrain == Terrain::Volcano && !hex.chance) hex.volcano.emplace();
        if (crops && hex.terrain == Terrain::Fields && !hex.chance) hex.crops = cropsAtStart(*crops, board, entry);
        picture.hexes.push_back(std::move(hex));
    }
    for (const HarbourEntry& harbour : board.harbours)
        picture.harbours.push_back({{harbour.at, harbour.side},
                                    harbour.pool.empty() ? std::optional(harbour.kind) : std::nullopt});
    return picture;
}

}  // namespace inselwerk
