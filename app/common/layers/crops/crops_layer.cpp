#include "app/common/layers/crops/crops_layer.h"

#include "engine/rules/crops/crops.h"
#include "engine/rules/rules.h"

#include <algorithm>

namespace inselwerk::crops {
namespace {

CropsPicture cropsOf(const auto& counts, int places)
{
    CropsPicture field{.places = places};
    const auto& kinds = kindNames();
    for (const auto& [kind, n] : counts)
        if (const auto at = std::find(kinds.begin(), kinds.end(), kind); at != kinds.end())
            field.tokens[static_cast<std::size_t>(at - kinds.begin())] = static_cast<int>(n);
    return field;
}

/// Crop tokens that a field has at the start: where the board says any, those; else what its number brings.
CropsPicture cropsAtStart(const Section& crops, const Board& board, const HexEntry& field)
{
    const Schema& schema = *type().schema;
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

void ofGame(const Module& module, const View& v, BoardPicture& picture)
{
    const Tokens tokens = tokensOf(v);
    const FieldList fields(v.deal(), v.topology());
    for (int i = 0; i < fields.count; ++i) {
        CropsPicture field{.places = parametersOf(module).fieldLimit};
        for (std::size_t kind = 0; kind < cropCount; ++kind) field.tokens[kind] = tokens.on(i, static_cast<int>(kind));
        picture.hexes[fields.hex[static_cast<std::size_t>(i)]].layers.put(CropsLayer(field));
    }
}

void ofBoard(const Section& section, const Board& board, BoardPicture& picture)
{
    for (std::size_t i = 0; i < board.hexes.size(); ++i) {
        const HexEntry& hex = board.hexes[i];
        if (hex.terrainPool.empty() && hex.terrain == Terrain::Fields)
            picture.hexes[i].layers.put(CropsLayer(cropsAtStart(section, board, hex)));
    }
}

}  // namespace

BoardLayer boardLayer() { return {"crops", &ofGame, &ofBoard}; }

}  // namespace inselwerk::crops
