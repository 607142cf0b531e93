#include "app/play/shell/board_preview.h"

#include "app/common/board_picture_of.h"
#include "engine/rules/registry.h"

namespace inselwerk {

BoardPicture previewOf(const Scenario& scenario, const Board& board, const Seating& seating, u64 seed)
{
    const Table table = compile(scenario, board, seating, moduleTypes());
    return table.rules ? boardPictureOf(table, seed, &board) : authoredPicture(board);
}

BoardPicture authoredPicture(const Board& board)
{
    BoardPicture picture;
    picture.orientation = board.orientation;
    for (const HexEntry& entry : board.hexes) {
        HexPicture hex{.at = entry.at, .terrain = entry.terrain, .number = entry.number};
        hex.chance = !entry.terrainPool.empty();
        hex.chanceNumber = !entry.numberPool.empty();
        if (const NumberStack* stack = board.findStack(entry.stack); stack && !stack->tokens.empty()) {
            hex.number = stack->tokens.front();
            hex.stack = static_cast<int>(stack->tokens.size());
        }
        if (hex.terrain == Terrain::Volcano && !hex.chance) hex.volcano.emplace();
        picture.hexes.push_back(std::move(hex));
    }
    for (const HarbourEntry& harbour : board.harbours)
        picture.harbours.push_back({{harbour.at, harbour.side},
                                    harbour.pool.empty() ? std::optional(harbour.kind) : std::nullopt});
    return picture;
}

}  // namespace inselwerk
