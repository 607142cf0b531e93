#include "editor/docks/pool_sentences.h"

#include "app/common/text/messages.h"

#include <QCoreApplication>

namespace inselwerk {
namespace {

struct PoolSentence
{
    Q_DECLARE_TR_FUNCTIONS(PoolSentence)
};

QString terrainSentence(bool fits)
{
    //: %1: how many, %2: how many there should be
    return fits ? PoolSentence::tr("Tiles in the pool: %1, as many as hexes are drawn from it.")
                : PoolSentence::tr("Tiles in the pool: %1; hexes drawn from it: %2. Make the numbers equal.");
}

QString harbourSentence(bool fits)
{
    //: %1: how many, %2: how many there should be
    return fits ? PoolSentence::tr("Pieces in the pool: %1, as many as harbours are drawn from it.")
                : PoolSentence::tr("Pieces in the pool: %1; harbours drawn from it: %2. Make the numbers equal.");
}

QString numberSentence(const PoolCount& count)
{
    if (count.least != count.most && (!count.fits() || count.pieces < count.most))
        //: %1: how many, %3 and %2: how many there should be at least and at most
        return PoolSentence::tr(
            "Tokens in the pool: %1; hexes that take one: from %3 to %2, for desert and volcano take none.");
    //: %1: how many, %2: how many there should be
    return count.fits() ? PoolSentence::tr("Tokens in the pool: %1, as many as hexes take one.")
                        : PoolSentence::tr("Tokens in the pool: %1; hexes that take one: %2. Make the numbers equal.");
}

}  // namespace

QString poolRow(const PoolName& pool, const PoolCount& count)
{
    const QStringList parts{
        QString::fromStdString(pool.id), QString::number(count.pieces), QString::number(count.least),
        QString::number(count.most)};
    if (count.least != count.most)
        //: Row of a list of pools. %1: name, %2: pieces in it, %3 and %4: hexes that take one, at least and at most
        return fill(PoolSentence::tr("%1: %2 for %3 to %4 hexes"), parts);
    if (pool.kind == PoolKind::Harbours)
        //: Row of a list of pools. %1: name, %2: pieces in it, %n: harbours that are drawn from it
        return fill(PoolSentence::tr("%1: %2 for %n harbour(s)", nullptr, count.most), parts);
    //: Row of a list of pools. %1: name, %2: pieces in it, %n: hexes that are drawn from it
    return fill(PoolSentence::tr("%1: %2 for %n hex(es)", nullptr, count.most), parts);
}

QString poolSentence(PoolKind kind, const PoolCount& count)
{
    if (count.places == 0) return PoolSentence::tr("Nothing is drawn from this pool.");
    const QString sentence = kind == PoolKind::Terrain    ? terrainSentence(count.fits())
                             : kind == PoolKind::Harbours ? harbourSentence(count.fits())
                                                          : numberSentence(count);
    return fill(sentence, {QString::number(count.pieces), QString::number(count.most), QString::number(count.least)});
}

QStringList poolSentences(PoolKind kind)
{
    constexpr int many = 888;
    const PoolCount none, fitting{many, many, many, many}, tooMany{many, many, many - 1, many - 1},
        between{many, many, many - 1, many + 1};
    QStringList sentences;
    for (const PoolCount& count : {none, fitting, tooMany, between}) sentences << poolSentence(kind, count);
    return sentences;
}

}  // namespace inselwerk
