#include "editor/tools/pick.h"

#include "app/common/text/messages.h"
#include "editor/tools/hex_sentence.h"

#include <QCoreApplication>
#include <QLineF>

namespace inselwerk {
namespace {

using Option = Tool::Option;

struct PickText
{
    Q_DECLARE_TR_FUNCTIONS(Pick)
};

bool isOnDisc(const Spot& spot)
{
    constexpr qreal largestDisc = .34;  // of the radius of a hex
    if (!spot.geometry) return false;
    return QLineF(spot.point, spot.geometry->hexCentre(spot.hex)).length() <= largestDisc * spot.geometry->radius();
}

/// A slot that is drawn is for both: the tool that leaves to chance, and the one that lays such things.
std::vector<Option> kindsOf(bool drawn, Option laid)
{
    return drawn ? std::vector{Option::Chance, laid} : std::vector{laid};
}

std::vector<Option> pickHarbour(const HarbourEntry& harbour, Brush& brush)
{
    brush.setHarbour(harbourChoiceOf(harbour));
    const bool drawn = !harbour.pool.empty();
    if (drawn) brush.setChance(Brush::Chance::Harbour);
    return kindsOf(drawn, Option::Harbours);
}

std::vector<Option> pickHex(const Board& board, const Spot& spot, Brush& brush)
{
    const Ground ground = groundAt(board, spot.hex);
    brush.setGround(ground);
    std::vector<Option> kinds = kindsOf(ground.kind == Ground::Kind::Drawn, Option::Terrain);
    Brush::Chance chance = Brush::Chance::Terrain;
    const HexEntry* hex = board.find(spot.hex);
    if (const NumberChoice number = hex ? numberOn(*hex) : NumberChoice{}; !number.nothing()) {
        brush.setNumber(number);
        const std::vector<Option> forNumber = kindsOf(!number.pool.empty(), Option::Number);
        kinds.insert(isOnDisc(spot) ? kinds.begin() : kinds.end(), forNumber.begin(), forNumber.end());
        if (isOnDisc(spot)) chance = Brush::Chance::Number;
    }
    if (kinds.front() == Option::Chance) brush.setChance(chance);
    return kinds;
}

}  // namespace

Pick pick(const Board& board, const Spot& spot, Brush& brush)
{
    //: %1: a hex and what lies on it
    Pick pick{fill(PickText::tr("Picked up %1."), {hexSentence(board, spot.hex)}), pickHex(board, spot, brush)};
    const HarbourEntry* harbour = spot.edge ? harbourAt(board, *spot.edge) : nullptr;
    if (harbour) pick.kinds = pickHarbour(*harbour, brush);
    return pick;
}

}  // namespace inselwerk
