#include "app/common/authored_picture.h"

#include "engine/rules/crops/crops.h"

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

HexPicture hexOf(const HexEntry& entry, const Board& board, const Section* crops)
{
    HexPicture hex{.at = entry.at, .terrain = entry.terrain, .number = entry.number};
    hex.chance = !entry.terrainPool.empty();
    hex.pool = QString::fromStdString(entry.terrainPool);
    hex.chanceNumber = !entry.numberPool.empty();
    if (const NumberStack* stack = board.findStack(entry.stack); stack && !stack->tokens.empty()) {
        hex.number = stack->tokens.front();
        hex.stack = static_cast<int>(stack->tokens.size());
    }
    if (hex.terrain == Terrain::Volcano && !hex.chance) hex.volcano.emplace();
    if (crops && hex.terrain == Terrain::Fields && !hex.chance) hex.crops = cropsAtStart(*crops, board, entry);
    return hex;
}

void addPieces(const Board& board, BoardPicture& picture)
{
    for (const StartingPieces& pieces : board.pieces) {
        for (const EdgeName& road : pieces.roads) picture.roads.push_back({road, pieces.colour});
        for (const CornerName& corner : pieces.settlements) picture.settlements.push_back({corner, pieces.colour});
        for (const CornerName& corner : pieces.cities) picture.cities.push_back({corner, pieces.colour});
    }
}

/// Where the robber begins, as far as it is known before chance has its say.
std::optional<HexCoord> robberOf(const Board& board)
{
    const auto first = [&](auto&& is) {
        std::optional<HexCoord> found;
        for (const HexEntry& hex : board.hexes)
            if (hex.terrainPool.empty() && is(hex) && (!found || readsBefore(hex.at, *found, board.orientation)))
                found = hex.at;
        return found;
    };
    const RobberStart& robber = board.robber;
    switch (robber.kind) {
        case RobberStart::Kind::Hex: return robber.hex;
        case RobberStart::Kind::None: return std::nullopt;
        case RobberStart::Kind::Desert: return first([](const HexEntry& h) { return h.terrain == Terrain::Desert; });
        case RobberStart::Kind::Volcano: return first([](const HexEntry& h) { return h.terrain == Terrain::Volcano; });
        case RobberStart::Kind::Number: return first([&](const HexEntry& h) { return h.number == robber.number; });
    }
    return std::nullopt;
}

}  // namespace

BoardPicture authoredPicture(const Scenario& scenario, const Board& board)
{
    BoardPicture picture;
    picture.orientation = board.orientation;
    const Section* crops = scenario.findModule("crops");
    for (const HexEntry& entry : board.hexes) picture.hexes.push_back(hexOf(entry, board, crops));
    for (const HarbourEntry& harbour : board.harbours)
        picture.harbours.push_back(
            {{harbour.at, harbour.side}, harbour.pool.empty() ? std::optional(harbour.kind) : std::nullopt});
    addPieces(board, picture);
    picture.robber = robberOf(board);
    return picture;
}

}  // namespace inselwerk
