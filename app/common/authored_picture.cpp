#include "app/common/authored_picture.h"

#include "app/common/layers/board_layer.h"

namespace inselwerk {
namespace {

HexPicture hexOf(const HexEntry& entry, const Board& board)
{
    HexPicture hex{.at = entry.at, .terrain = entry.terrain, .number = entry.number};
    hex.chance = !entry.terrainPool.empty();
    hex.pool = QString::fromStdString(entry.terrainPool);
    hex.chanceNumber = !entry.numberPool.empty();
    if (const NumberStack* stack = board.findStack(entry.stack); stack && !stack->tokens.empty()) {
        hex.number = stack->tokens.front();
        hex.stack = static_cast<int>(stack->tokens.size());
    }
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
    for (const HexEntry& entry : board.hexes) picture.hexes.push_back(hexOf(entry, board));
    for (const BoardLayer& layer : boardLayers())
        if (const Section* section = scenario.findModule(layer.key)) layer.ofBoard(*section, board, picture);
    for (const HarbourEntry& harbour : board.harbours)
        picture.harbours.push_back(
            {{harbour.at, harbour.side}, harbour.pool.empty() ? std::optional(harbour.kind) : std::nullopt});
    addPieces(board, picture);
    picture.robber = robberOf(board);
    return picture;
}

}  // namespace inselwerk
