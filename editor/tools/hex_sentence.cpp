#include "editor/tools/hex_sentence.h"

#include "app/common/text/messages.h"
#include "editor/tools/compass.h"

#include <QCoreApplication>

namespace inselwerk {
namespace {

struct HexSentence
{
    Q_DECLARE_TR_FUNCTIONS(HexSentence)
};

QString word(std::string_view name) { return translateWord(name); }
QString plain(const std::string& text) { return QString::fromStdString(text); }

QString groundInWords(const HexEntry& hex)
{
    //: %1: name of a pool
    if (!hex.terrainPool.empty()) return fill(HexSentence::tr("terrain from “%1”"), {plain(hex.terrainPool)});
    return word(nameOf(hex.terrain));
}

QString numberOf(const HexEntry& hex)
{
    //: %1: name of a stack of number tokens
    if (!hex.stack.empty()) return fill(HexSentence::tr("stack “%1”"), {plain(hex.stack)});
    //: %1: name of a pool
    if (!hex.numberPool.empty()) return fill(HexSentence::tr("number from “%1”"), {plain(hex.numberPool)});
    //: %1: number of a hex
    if (hex.number != 0) return fill(HexSentence::tr("number %1"), {QString::number(hex.number)});
    return {};
}

QString harbourOf(const HarbourEntry& harbour, Orientation o)
{
    const QString side = compassLetters(sideName(harbour.side, o));
    if (!harbour.pool.empty())
        //: %1: side of a hex such as NE, %2: name of a pool
        return fill(HexSentence::tr("harbour %1 from “%2”"), {side, plain(harbour.pool)});
    const QString kind = harbour.kind == Harbour::Any ? QStringLiteral("3:1") : word(nameOf(harbour.kind));
    //: %1: side of a hex such as NE, %2: 3:1 or a resource
    return fill(HexSentence::tr("harbour %1 %2"), {side, kind});
}

QString pieceName(const PlacedPiece& piece)
{
    const std::string_view kind = piece.kind == PieceKind::Settlement ? "settlement"
                                  : piece.kind == PieceKind::City     ? "city"
                                                                      : "road";
    //: A piece of a player: %1 is settlement, city or road, %2 the colour
    return fill(HexSentence::tr("%1 (%2)"), {word(kind), word(nameOf(piece.colour))});
}

void addTo(QStringList& parts, const QString& part)
{
    if (!part.isEmpty()) parts << part;
}

QString placeOf(HexCoord at) { return QStringLiteral("[%1, %2]").arg(QString::number(at.q), QString::number(at.r)); }

}  // namespace

QString hexSentence(const Board& board, HexCoord at)
{
    const HexEntry* hex = board.find(at);
    //: %1: coordinates
    if (!hex) return fill(HexSentence::tr("%1: no hex"), {placeOf(at)});
    QStringList parts{groundInWords(*hex)};
    addTo(parts, numberOf(*hex));
    for (const auto& [token, count] : hex->tokens)
        //: Tokens on a hex: %1 is how many, %2 of what
        parts << fill(HexSentence::tr("%1 %2"), {QString::number(count), word(token)});
    for (const HarbourEntry& harbour : board.harbours)
        if (harbour.at == at) parts << harbourOf(harbour, board.orientation);
    if (board.robber.kind == RobberStart::Kind::Hex && board.robber.hex == at) parts << word("robber");
    //: %1: coordinates of a hex, %2: what lies on it
    return fill(HexSentence::tr("%1: %2"), {placeOf(at), parts.join(QStringLiteral(", "))});
}

QString spotSentence(const Board& board, const Spot& spot, Tool::Target target)
{
    const Orientation o = board.orientation;
    if (target == Tool::Target::Corners && spot.corner) {
        const auto piece = pieceAt(board, *spot.corner);
        //: %1: coordinates of a hex, %2: name of its corner such as N, %3: what stands there
        return fill(
            HexSentence::tr("%1, corner %2: %3"), {placeOf(spot.corner->hex), compassLetters(cornerName(spot.corner->corner, o)),
                                                   piece ? pieceName(*piece) : HexSentence::tr("nothing")});
    }
    if (target == Tool::Target::Edges && spot.edge) {
        QStringList parts;
        if (const auto piece = pieceAt(board, *spot.edge)) parts << pieceName(*piece);
        if (const HarbourEntry* harbour = harbourAt(board, *spot.edge)) parts << harbourOf(*harbour, o);
        if (parts.isEmpty()) parts << HexSentence::tr("nothing");
        //: %1: coordinates of a hex, %2: name of its side such as NE, %3: what lies there
        return fill(
            HexSentence::tr("%1, edge %2: %3"),
            {placeOf(spot.edge->hex), compassLetters(sideName(spot.edge->side, o)), parts.join(QStringLiteral(", "))});
    }
    return hexSentence(board, spot.hex);
}

}  // namespace inselwerk
