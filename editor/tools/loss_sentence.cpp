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
    if (loss.harbours > 0)
        sentences << LossSentence::tr("%n harbour(s) without a coast were taken away.", nullptr, loss.harbours);
    if (loss.pieces > 0)
        sentences << LossSentence::tr("%n starting piece(s) in the water were taken away.", nullptr, loss.pieces);
    if (loss.robber) sentences << LossSentence::tr("The robber begins on the desert again.");
    return sentences.join(QLatin1Char(' '));
}

}  // namespace inselwerk
