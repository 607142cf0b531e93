#include "app/play/shell/board_preview.h"

#include "app/common/authored_picture.h"
#include "app/common/board_picture_of.h"
#include "engine/rules/registry.h"

namespace inselwerk {

BoardPicture previewOf(const Scenario& scenario, const Board& board, const Seating& seating, u64 seed)
{
    const Table table = compile(scenario, board, seating, moduleTypes());
    return table.rules ? boardPictureOf(table, seed, &board) : authoredPicture(scenario, board);
}

}  // namespace inselwerk
