#include "app/play/sentences/status_sentences.h"

#include "app/common/text/messages.h"
#include "app/play/sentences/log_sentences.h"
#include "app/play/table/panels/registry.h"

namespace inselwerk {
namespace {

using Case = Names::Case;

}  // namespace

StatusSentences::Lines StatusSentences::of(const Names& names, const Choosing& choosing)
{
    const Position& p = names.position();
    if (p.empty()) return {};
    if (p.over()) return {LogSentences::winners(names), LogSentences::ending(names)};
    if (p.decides(p.viewer))
        return choosing.kind >= 0 ? picking(names, choosing, names.player(p.viewer)) : forViewer(names);
    return forOthers(names);
}

StatusSentences::Lines StatusSentences::picking(const Names& names, const Choosing& choosing, const QString& me)
{
    const Position& p = names.position();
    switch (static_cast<Do>(choosing.kind)) {
        //: %1 is the player who chooses
        case Do::BuildRoad: return {fill(tr("%1: where shall the road go?"), {me}), tr("Escape leaves the choice.")};
        case Do::BuildSettlement:
            return {fill(tr("%1: where shall the settlement stand?"), {me}), tr("Escape leaves the choice.")};
        case Do::BuildCity:
            return {fill(tr("%1: which settlement becomes a city?"), {me}), tr("Escape leaves the choice.")};
        case Do::PlayYearOfPlenty:
            return {fill(tr("%1: choose two cards from the bank."), {me}), tr("Escape leaves the choice.")};
        case Do::PlayMonopoly:
            return {fill(tr("%1: which resource shall all others give you?"), {me}), tr("Escape leaves the choice.")};
        case Do::MoveRobber:
            return {fill(tr("%1: from whom will you steal a card?"), {me}), names.cardText(Card::Knight)};
        default: break;
    }
    if (const Lines own = moduleChoosing(choosing, names); !own.first.isEmpty()) return own;
    //: %1 is the player who chooses, %2 an action
    return {
        fill(tr("%1: choose – %2."), {me, moduleAction({static_cast<u16>(choosing.kind), p.viewer}, names)}),
        tr("Escape leaves the choice.")};
}

StatusSentences::Lines StatusSentences::answering(const Names& names, const QString& me)
{
    const Position& p = names.position();
    const OfferOnTable& offer = p.pub().offer;
    if (p.viewer == p.pub().turnSeat)
        //: %1 is the player who made an offer
        return {
            fill(tr("%1: take an answer or withdraw the offer."), {me}),
            LogSentences::terms(unpacked(offer.give), unpacked(offer.get), names)};
    //: %1 is the player who is asked, %2 the one who offers, %3 what %1 gets, %4 what %1 gives
    return {
        fill(
            tr("%1: %2 offers you %3 for %4."),
            {me, names.player(p.pub().turnSeat), names.cards(unpacked(offer.give)), names.cards(unpacked(offer.get))}),
        tr("Accept, decline, or make a counter-offer.")};
}

StatusSentences::Lines StatusSentences::forViewer(const Names& names)
{
    const Position& p = names.position();
    const Task task = p.task();
    const QString me = names.player(p.viewer);
    if (const QString own = moduleAsking(task, names, true); !own.isEmpty()) return {own, {}};
    switch (static_cast<TaskKind>(task.kind)) {
        case TaskKind::Main:
            if (p.pub().phase == Phase::Roll)
                //: %1 is the player whose turn it is
                return {
                    fill(tr("Your turn, %1: roll the dice."), {me}),
                    tr("A development card may be played before the roll.")};
            if (p.pub().pairedWith != nobody)
                //: Five or six players: %1 is the second of the pair, %2 the one whose turn it was
                return {
                    fill(
                        tr("%1, partner of %2: build, trade with the bank or end your phase."),
                        {me, names.player(p.pub().pairedWith)}),
                    fill(
                        tr("Players do not trade with each other in it. The next turn is that of %1."),
                        {names.player(p.rules->after(p.pub().pairedWith))})};
            return {fill(tr("Your turn, %1: build, trade or end your turn."), {me}), {}};
        case TaskKind::PlaceSettlement:
            if (task.a)
                //: Set-up: %1 is the player
                return {
                    fill(tr("%1: place your first city."), {me}),
                    tr("It pays one card for each land around it at once.")};
            if (task.b)
                return {
                    fill(tr("%1: place your second settlement."), {me}),
                    tr("It pays one card for each land around it at once.")};
            return {
                fill(tr("%1: place your first settlement."), {me}),
                tr("Two paths must lie between any two buildings.")};
        case TaskKind::PlaceRoad:
            return {fill(tr("%1: place a road beside it."), {me}), tr("Roads lead to where you will build next.")};
        case TaskKind::Discard:
            //: %1 is the player
            return {
                fill(tr("%1: choose %n card(s) to discard.", nullptr, p.pub().seat[p.viewer].owed), {me}),
                tr("Whoever has more than %n card(s) loses half of them on a seven.", nullptr,
                   p.rules->base.discardLimit)};
        case TaskKind::MoveRobber:
            //: %1 is the player, %2 the robber (German: accusative with article)
            return {
                fill(tr("%1: move the %2."), {me, names.robber(Case::Accusative)}),
                //: %1 is the robber (German: nominative with article, capitalised)
                fill(tr("The %1 must go to another hex and stops what it yields."), {names.robberFirst()})};
        case TaskKind::FreeRoad: return {fill(tr("%1: place %n free road(s).", nullptr, task.a), {me}), {}};
        case TaskKind::ChooseCard: return {fill(tr("%1: choose %n card(s) from the bank.", nullptr, task.a), {me}), {}};
        case TaskKind::Answer: return answering(names, me);
        case TaskKind::SpecialBuild:
            return {
                fill(tr("%1: special building phase – build, buy or end it."), {me}),
                fill(
                    tr("Nobody trades or plays a card in it. The next turn is that of %1."),
                    {names.player(p.rules->after(p.pub().turnSeat))})};
        case TaskKind::PickSeat: return {fill(tr("%1: pick another player."), {me}), {}};
        default: break;
    }
    //: %1 is a player who has to choose something
    return {fill(tr("%1: choose."), {me}), {}};
}

StatusSentences::Lines StatusSentences::forOthers(const Names& names)
{
    const Position& p = names.position();
    const Task task = p.task();
    // Between two steps of something that goes by itself nobody decides.
    const bool nobodyDecides = p.deciders() == 0;
    const QString who = nobodyDecides ? names.player(p.pub().turnSeat) : names.players(p.deciders());
    if (nobodyDecides) return {fill(tr("It is the turn of %1."), {who}), {}};
    if (const QString own = moduleAsking(task, names, false); !own.isEmpty()) return {own, {}};
    switch (static_cast<TaskKind>(task.kind)) {
        case TaskKind::Main:
            if (p.pub().pairedWith != nobody)
                //: Five or six players: %1 is the second of the pair, %2 the one whose turn it was
                return {
                    fill(tr("%1 acts as the partner of %2."), {who, names.player(p.pub().pairedWith)}),
                    //: Five or six players: %1 is the second of the pair, %2 the one whose turn comes next
                    fill(
                        tr("%1 may build and trade with the bank. The next turn is that of %2."),
                        {who, names.player(p.rules->after(p.pub().pairedWith))})};
            //: %1 is the player whose turn it is
            return {
                p.pub().phase == Phase::Roll ? fill(tr("%1 is about to roll."), {who})
                                             : fill(tr("It is the turn of %1."), {who}),
                {}};
        case TaskKind::SpecialBuild:
            return {
                fill(tr("Special building phase: %1."), {who}),
                //: Five or six players: %1 is the one who may build, %2 the one whose turn comes next
                fill(
                    tr("%1 may build and buy. The next turn is that of %2."),
                    {who, names.player(p.rules->after(p.pub().turnSeat))})};
        case TaskKind::PlaceSettlement:
            return {task.a ? fill(tr("%1 places a city."), {who}) : fill(tr("%1 places a settlement."), {who}), {}};
        case TaskKind::PlaceRoad:
        case TaskKind::FreeRoad: return {fill(tr("%1 places a road."), {who}), {}};
        //: %1 are one or more players
        case TaskKind::Discard: return {fill(tr("Cards are being discarded by %1."), {who}), {}};
        case TaskKind::MoveRobber:
            //: %1 is a player, %2 the robber (German: accusative with article)
            return {fill(tr("%1 moves the %2."), {who, names.robber(Case::Accusative)}), {}};
        case TaskKind::ChooseCard:
            return {fill(tr("%1 chooses %n card(s) from the bank.", nullptr, task.a), {who}), {}};
        case TaskKind::Answer:
            //: An offer is on the table: %1 are the players who have still to answer it
            return {
                fill(tr("Waiting for %1 to answer the offer."), {who}),
                LogSentences::terms(unpacked(p.pub().offer.give), unpacked(p.pub().offer.get), names)};
        default: break;
    }
    //: %1 is a player who has to choose something
    return {fill(tr("%1 chooses."), {who}), {}};
}

QString StatusSentences::deciding(Seat s, const Names& names)
{
    const Position& p = names.position();
    if (p.over() || !p.decides(s)) return {};
    const Task task = p.task();
    switch (static_cast<TaskKind>(task.kind)) {
        case TaskKind::Main: return p.pub().phase == Phase::Roll ? tr("about to roll") : tr("to move");
        case TaskKind::SpecialBuild: return tr("may build");
        case TaskKind::PlaceSettlement: return task.a ? tr("places a city") : tr("places a settlement");
        case TaskKind::PlaceRoad:
        case TaskKind::FreeRoad: return tr("places a road");
        case TaskKind::Discard: return tr("discards %n card(s)", nullptr, p.pub().seat[s].owed);
        //: %1 is the robber (German: accusative with article)
        case TaskKind::MoveRobber: return fill(tr("moves the %1"), {names.robber(Case::Accusative)});
        case TaskKind::ChooseCard: return tr("chooses %n card(s)", nullptr, task.a);
        case TaskKind::Answer: return s == p.pub().turnSeat ? tr("looks at the answers") : tr("answers the offer");
        default: return tr("chooses");
    }
}

QString StatusSentences::order(Seat s, const Names& names)
{
    const Position& p = names.position();
    const Ruleset& rules = *p.rules;
    if (p.over() || p.pub().phase == Phase::Setup) return {};
    const Seat owner = View(rules, p.deal, p.state).turnOwner();
    if (!p.afterTurn()) return rules.pairs() && s == rules.partnerOf(owner) ? tr("acts next", "partner") : QString();
    //: On a player's card: the second of a pair; %1 is the one whose turn it was
    if (p.pub().pairedWith != nobody && s == p.actor()) return fill(tr("partner of %1"), {names.player(owner)});
    return s == rules.after(owner) ? tr("next turn") : QString();
}

QString StatusSentences::uncovering(Seat s, const Names& names)
{
    const Position& p = names.position();
    const QString who = names.player(s);
    if (p.mainTask() && p.pub().pairedWith != nobody && s == p.actor())
        //: Five or six players: %1 is the second of the pair, %2 the one whose turn it was
        return fill(tr("%1, you act as the partner of %2."), {who, names.player(p.pub().pairedWith)});
    //: %1 is a player
    if (p.task().is(TaskKind::SpecialBuild)) return fill(tr("%1, you may build: special building phase."), {who});
    //: The hand is covered until the next person is there: %1 is a player
    return fill(tr("%1, it is for you to decide."), {who});
}

}  // namespace inselwerk
