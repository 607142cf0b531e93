#include "editor/tools/loss_sentence.h"

#include <QCoreApplication>
#include <QStringList>

namespace inselwerk {
namespace {

struct LossSentence
{
    Q_DECLARE_TR_FUNCTIONS(LossSentence)
};

}  // namespace

QString lossSentence(const Loss& loss)
{
    QStringList sentences;
    if (loss.hexes > 0) sentences << LossSentence::tr("%n hex(es) of land were replaced.", nullptr, loss.hexes);
    if (loss.harbours > 0)
        sentences << LossSentence::tr("%n harbour(s) had no coast any more or made room.", nullptr, loss.harbours);
    if (loss.pieces > 0)
        sentences << LossSentence::tr("%n starting piece(s) had no place any more.", nullptr, loss.pieces);
    if (loss.robber) sentences << LossSentence::tr("The robber begins on the desert again.");
    return sentences.join(QLatin1Char(' '));
}

}  // namespace inselwerk
