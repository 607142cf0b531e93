#include "editor/window/hex_sentence.h"

#include "app/common/text/messages.h"

#include <QCoreApplication>

namespace inselwerk {
namespace {

struct HexSentence
{
    Q_DECLARE_TR_FUNCTIONS(HexSentence)
};

QString groundOf(const HexEntry& hex)
{
    //: %1: name of a pool
    if (!hex.terrainPool.empty()) return HexSentence::tr("drawn from “%1”").arg(QString::fromStdString(hex.terrainPool));
    return translateWord(nameOf(hex.terrain));
}

}  // namespace

QString hexSentence(const Board& board, HexCoord at)
{
    const QString place = QStringLiteral("[%1, %2]").arg(at.q).arg(at.r);
    const HexEntry* hex = board.find(at);
    //: %1: coordinates
    if (!hex) return fill(HexSentence::tr("%1: no hex"), {place});
    const QString ground = groundOf(*hex);
    if (!hex->stack.empty())
        //: %1: coordinates, %2: terrain, %3: name of a stack of number tokens
        return fill(HexSentence::tr("%1: %2, stack “%3”"), {place, ground, QString::fromStdString(hex->stack)});
    if (!hex->numberPool.empty())
        //: %1: coordinates, %2: terrain, %3: name of a pool
        return fill(
            HexSentence::tr("%1: %2, number from “%3”"), {place, ground, QString::fromStdString(hex->numberPool)});
    if (hex->number != 0)
        //: %1: coordinates, %2: terrain, %3: number
        return fill(HexSentence::tr("%1: %2, number %3"), {place, ground, QString::number(hex->number)});
    //: %1: coordinates, %2: terrain
    return fill(HexSentence::tr("%1: %2"), {place, ground});
}

}  // namespace inselwerk
