#include "app/play/table/picture_of_game.h"

#include "app/common/board_picture_of.h"
#include "app/play/table/panels/registry.h"

namespace inselwerk {

BoardPicture pictureOfGame(const Position& p, const QVariantMap& event, double progress)
{
    if (p.empty()) return {};
    const Board* authored = p.setup.scenario->findBoard(p.rules->boardId);
    BoardPicture picture = boardPictureOf(View(*p.rules, p.deal, p.state), authored);
    for (const auto& module : p.rules->modules)
        if (faceOf(*module).paint) faceOf(*module).paint(*module, p, {event, progress}, picture);
    return picture;
}

}  // namespace inselwerk
