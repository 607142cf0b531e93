#include "editor/tools/brush_symmetry.h"

namespace inselwerk {

Symmetry centred(Symmetry symmetry, const Board& board, std::optional<Point> point)
{
    symmetry.centre = centreNear(symmetry, point.value_or(middleOf(board)), board.orientation);
    return symmetry;
}

void changeSymmetry(const Workbench& bench, const std::function<void(Symmetry&)>& change)
{
    Symmetry symmetry = bench.brush.symmetry();
    const bool had = symmetry.any();
    change(symmetry);
    if (const Board* board = bench.focus.board())
        symmetry =
            had ? centred(symmetry, *board, drawn(symmetry.centre, board->orientation)) : centred(symmetry, *board);
    bench.brush.setSymmetry(symmetry);
}

}  // namespace inselwerk
