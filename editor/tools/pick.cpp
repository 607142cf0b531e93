#include "editor/tools/pick.h"

#include "app/common/text/messages.h"
#include "editor/tools/hex_sentence.h"

#include <QCoreApplication>

namespace inselwerk {
namespace {

struct Pick
{
    Q_DECLARE_TR_FUNCTIONS(Pick)
};

}  // namespace

QString pick(const Board& board, const Spot& spot, Brush& brush)
{
    brush.setGround(groundAt(board, spot.hex));
    if (const HexEntry* hex = board.find(spot.hex); hex && !numberOn(*hex).nothing()) brush.setNumber(numberOn(*hex));
    if (spot.edge)
        if (const HarbourEntry* harbour = harbourAt(board, *spot.edge)) brush.setHarbour(harbourChoiceOf(*harbour));
    //: %1: a hex and what lies on it
    return fill(Pick::tr("Picked up %1."), {hexSentence(board, spot.hex)});
}

}  // namespace inselwerk
