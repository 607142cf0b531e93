#include "app/play/events/events_sentences.h"

#include "app/common/text/messages.h"

#include "engine/table/effect.h"

namespace inselwerk {

QString EventsSentences::title(const Names&) { return tr("Events"); }
QString EventsSentences::pointsFrom() { return tr("Events"); }

QString EventsSentences::effects(const events::TokenType& type)
{
    QStringList sentences;
    for (const auto& [effect, arguments] : type.effects) sentences << translate(effect->sentence(arguments));
    return sentences.join(QLatin1Char(' '));
}

QString EventsSentences::tell(const Module& module, const Happening& h, const Names& names)
{
    const QString who = names.player(h.seat);
    const auto& types = events::tokenTypes(module);
    const auto type = [&] { return types[h.a < types.size() ? h.a : 0]; };
    switch (static_cast<events::What>(module.ownHappening(h.what))) {
        case events::What::Revealed:
            //: %1 is a player, %2 the name of an event, %3 what it does, in sentences
            return fill(tr("%1 turns over an event token: %2. %3"), {who, translate(type().name), effects(type())});
        case events::What::Outdated: return tr("What this event is about is out of the game. Another one is drawn.");
        case events::What::NoEffect: return tr("The event finds nothing to change.");
        case events::What::CascadeCut: return tr("Too many events followed from one another; no more are turned over.");
        case events::What::Shuffled:
            return tr("%n discarded event token(s) are shuffled and form the new stack.", nullptr, h.a);
        case events::What::Laid: return {};
        case events::What::Points:
            //: %1 is a player
            return fill(tr("An event brings %1 %n victory point(s).", nullptr, h.a), {who});
    }
    return {};
}

QString EventsSentences::ask(const Module&, const Task& task, const Names& names, bool you)
{
    const QString who = names.players(task.seats);
    if (task.is(TaskKind::PickSeat))
        //: An event concerns somebody whom one picks: %1 is the player who picks
        return you ? fill(tr("%1: whom shall the event concern?"), {who})
                   //: An event concerns somebody whom one picks: %1 is the player who picks
                   : fill(tr("%1 picks whom the event concerns."), {who});
    if (!task.is(TaskKind::ChooseCard)) return {};
    //: An event lets somebody choose cards: %1 is the player
    if (you) return fill(tr("%1: the event lets you choose %n card(s) from the bank.", nullptr, task.a), {who});
    //: An event lets somebody choose cards: %1 is the player
    return fill(tr("%1 chooses %n card(s) from the bank by the event.", nullptr, task.a), {who});
}

}  // namespace inselwerk
