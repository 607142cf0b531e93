#include "app/play/sentences/log_sentences.h"

#include "app/common/text/messages.h"
#include "app/play/table/game_log.h"
#include "app/play/table/panels/registry.h"

namespace inselwerk {
namespace {

using Case = Names::Case;

bool mayKnow(const Happening& h, const Names& names)
{
    const Seat viewer = names.position().viewer;
    return h.audience == 0xff || (viewer != nobody && (h.audience >> viewer & 1));
}

QString number(int n) { return QString::number(n); }

}  // namespace

QString LogSentences::of(const Happening& h, const Names& names)
{
    if (h.what >= baseHappenings) return moduleTelling(h, names);
    switch (static_cast<What>(h.what)) {
        case What::Produced:
        case What::StartingCards:
        case What::Monopolised:
        case What::TookFromBank:
        case What::ShortSupply:
        case What::MustDiscard:
        case What::Discarded: return cardsMoved(h, names);
        case What::BlockedByRobber:
        case What::RobberMoved:
        case What::RobberLeft:
        case What::Stole:
        case What::NothingToSteal: return robber(h, names);
        case What::Built:
        case What::Returned:
        case What::BoughtCard:
        case What::PlayedCard: return pieces(h, names);
        case What::BankTraded:
        case What::Offered:
        case What::Answered:
        case What::Traded:
        case What::OfferEnded: return trade(h, names);
        case What::LongestRoad:
        case What::LargestArmy: return awards(h, names);
        case What::Harvested:
        case What::RobberDue:
        case What::KnightDone: return {};
        default: return course(h, names);
    }
}

QString LogSentences::cardsMoved(const Happening& h, const Names& names)
{
    const QString who = names.player(h.seat);
    switch (static_cast<What>(h.what)) {
        case What::Produced:
            //: %1 is a player, %2 are cards: "2 lumber and 1 ore"
            return fill(tr("%1 gets %2."), {who, names.cards(h.cards)});
        case What::StartingCards:
            //: %1 is a player, %2 are cards
            return fill(tr("%1 starts with %2."), {who, names.cards(h.cards)});
        case What::Monopolised:
            //: %1 is a player, %2 a resource; %n cards of it
            return fill(
                tr("%1 takes all %2 from the others: %n card(s).", nullptr, h.b),
                {who, names.resource(static_cast<Resource>(h.a))});
        case What::TookFromBank:
            //: %1 is a player, %2 are cards
            return fill(tr("%1 takes %2 from the bank."), {who, names.cards(h.cards)});
        case What::ShortSupply:
            //: %1 is a resource
            return fill(
                tr("The bank cannot pay enough %1: nobody gets any."), {names.resource(static_cast<Resource>(h.a))});
        case What::MustDiscard:
            //: %1 is a player
            return fill(tr("%1 must discard %n card(s).", nullptr, h.a), {who});
        default:
            //: %1 is a player, %2 are cards
            return fill(tr("%1 discards %2."), {who, names.cards(h.cards)});
    }
}

QString LogSentences::robber(const Happening& h, const Names& names)
{
    const QString who = names.player(h.seat);
    switch (static_cast<What>(h.what)) {
        case What::BlockedByRobber:
            //: %1 is a hex: "mountains 8"; %2 the robber (German: nominative with article)
            return fill(tr("No yield from %1: the %2 is there."), {names.hex(h.a), names.robber(Case::Nominative)});
        case What::RobberMoved:
            //: %1 is a player, %2 the robber (German: accusative with article), %3 a hex: "mountains 8"
            return fill(tr("%1 moves the %2: %3."), {who, names.robber(Case::Accusative), names.hex(h.a)});
        case What::RobberLeft:
            //: %1 is the robber (German: nominative with article, capitalised)
            return fill(tr("The %1 leaves the island."), {names.robberFirst()});
        case What::Stole:
            if (mayKnow(h, names) && !h.cards.empty())
                //: %1 and %3 are players, %2 is a card: "1 ore"
                return fill(tr("%1 steals %2 from %3."), {who, names.cards(h.cards), names.player(h.other)});
            //: %1 and %2 are players
            return fill(tr("%1 steals a card from %2."), {who, names.player(h.other)});
        default:
            //: %1 is a player
            return fill(tr("%1 steals nothing."), {who});
    }
}

QString LogSentences::pieces(const Happening& h, const Names& names)
{
    const QString who = names.player(h.seat);
    switch (static_cast<What>(h.what)) {
        case What::Built:
            //: %1 is a player, %2 a place: "forest 9 and hills 6"
            if (h.b == 0) return fill(tr("%1 builds a road: %2."), {who, names.edge(h.a)});
            //: %1 is a player, %2 a place: "forest 9, hills 6 and pasture"
            if (h.b == 1) return fill(tr("%1 builds a settlement: %2."), {who, names.corner(h.a)});
            //: %1 is a player, %2 a place: "forest 9, hills 6 and pasture"
            return fill(tr("%1 builds a city: %2."), {who, names.corner(h.a)});
        case What::Returned:
            //: %1 is a player, %2 a place
            if (h.b == 0) return fill(tr("%1 loses a road: %2."), {who, names.edge(h.a)});
            //: %1 is a player, %2 a place
            if (h.b == 1) return fill(tr("%1 loses a settlement: %2."), {who, names.corner(h.a)});
            //: %1 is a player, %2 a place
            if (h.b == GameLog::reducedCity)
                return fill(tr("A city of %1 becomes a settlement: %2."), {who, names.corner(h.a)});
            //: %1 is a player, %2 a place
            return fill(tr("%1 loses a city: %2."), {who, names.corner(h.a)});
        case What::BoughtCard:
            if (mayKnow(h, names))
                //: %1 is a player, %2 the name of a development card
                return fill(tr("%1 buys a development card: %2."), {who, names.card(static_cast<Card>(h.a))});
            //: %1 is a player
            return fill(tr("%1 buys a development card."), {who});
        default:
            //: %1 is a player, %2 the name of a development card
            return fill(tr("%1 plays “%2”."), {who, names.card(static_cast<Card>(h.a))});
    }
}

QString LogSentences::terms(Cards give, Cards get, const Names& names)
{
    //: The terms of a trade: %1 are the cards given, %2 the cards got
    return fill(tr("%1 for %2"), {names.cards(give), names.cards(get)});
}

QString LogSentences::trade(const Happening& h, const Names& names)
{
    const QString who = names.player(h.seat);
    switch (static_cast<What>(h.what)) {
        case What::BankTraded:
            //: %1 is a player, %2 and %3 are cards
            return fill(tr("%1 gives the bank %2 for %3."), {who, names.cards(h.cards), names.cards(h.got)});
        case What::Offered:
            //: %1 is a player, %2 are the cards given, %3 the cards asked for
            return fill(tr("%1 offers %2 for %3."), {who, names.cards(h.cards), names.cards(h.got)});
        case What::Answered:
            //: %1 is a player who answers an offer
            if (h.a == OfferOnTable::Accepted) return fill(tr("%1 agrees."), {who});
            //: %1 is a player who answers an offer
            if (h.a == OfferOnTable::Declined) return fill(tr("%1 declines."), {who});
            //: A counter-offer: %1 is a player, %2 are the cards given, %3 the cards asked for
            return fill(tr("%1 would give %2 for %3."), {who, names.cards(h.cards), names.cards(h.got)});
        case What::Traded:
            //: %1 and %3 are players; %1 gives the cards %2 and gets the cards %4
            return fill(
                tr("%1 gives %2 to %3 for %4."),
                {who, names.cards(h.cards), names.player(h.other), names.cards(h.got)});
        default:
            //: %1 is a player
            return fill(tr("The offer of %1 ends without a trade."), {who});
    }
}

QString LogSentences::awards(const Happening& h, const Names& names)
{
    const QString who = names.player(h.seat);
    const QString before = names.player(h.other);
    if (h.is(What::LongestRoad)) {
        //: %1 is a player who had the award
        if (h.seat == nobody) return fill(tr("%1 loses the Longest Road; nobody has it now."), {before});
        if (h.other == nobody)
            //: %1 is a player; the road is %n long
            return fill(tr("%1 takes the Longest Road: %n road(s).", nullptr, h.a), {who});
        //: %1 and %2 are players; the road is %n long
        return fill(tr("%1 takes the Longest Road from %2: %n road(s).", nullptr, h.a), {who, before});
    }
    if (h.seat == nobody) return fill(tr("%1 loses the Largest Army; nobody has it now."), {before});
    if (h.other == nobody)
        //: %1 is a player
        return fill(tr("%1 takes the Largest Army: %n knight(s).", nullptr, h.a), {who});
    //: %1 and %2 are players
    return fill(tr("%1 takes the Largest Army from %2: %n knight(s).", nullptr, h.a), {who, before});
}

QString LogSentences::course(const Happening& h, const Names& names)
{
    const QString who = names.player(h.seat);
    switch (static_cast<What>(h.what)) {
        case What::TurnStarted:
            //: A new turn: %1 is a player
            return fill(tr("The turn goes to %1."), {who});
        case What::PairedStarted:
            //: Five or six players: %1 is the second of the pair, %2 the one whose turn it was
            return fill(tr("%1 acts as the partner of %2."), {who, names.player(h.other)});
        case What::Rolled:
            //: Dice: %1 is a player, %2 and %3 are the dice, %4 their sum
            return fill(tr("%1 rolls %4 (%2 and %3)."), {who, number(h.a), number(h.b), number(h.a + h.b)});
        case What::TokenMoved:
            if (h.b == 0)
                //: %1 is a hex
                return fill(tr("The last number token leaves its stack: %1."), {names.hex(h.a)});
            //: %1 is a hex with the number that counts from now on: "volcano 8"; %n tokens are left in its stack
            return fill(
                tr("The top number token leaves its stack; now it is %1 (%n token(s) left).", nullptr, h.b),
                {names.hex(h.a)});
        case What::SetupSkipped:
            //: %1 is a player
            return fill(tr("%1 finds no place to start and is passed over."), {who});
        case What::TaskBudgetUsed: return tr("Too many things followed from one another; the rest is left out.");
        case What::GameOver: return winners(names);
        default: return {};
    }
}

QString LogSentences::winners(const Names& names)
{
    const Position& p = names.position();
    const u8 set = p.pub().winners;
    if (set == 0) return tr("The game ends without a winner.");
    const auto first = static_cast<Seat>(std::countr_zero(set));
    const int points = View(*p.rules, p.deal, p.state).points(first);
    if (std::popcount(set) == 1)
        //: %1 is a player
        return fill(tr("%1 wins with %n point(s).", nullptr, points), {names.player(first)});
    //: A shared win: %1 are players
    return fill(tr("%1 win together."), {names.players(set)});
}

QString LogSentences::ending(const Names& names)
{
    const Position& p = names.position();
    const EndReason reason = p.pub().ending;
    if (reason == EndReason::Points)
        //: Why the game ended
        return tr("Whoever reaches %n victory point(s) in their own turn wins.", nullptr, p.rules->base.victoryPoints);
    if (reason == EndReason::TurnLimit) return tr("The game was ended because it reached the limit of turns.");
    const Happening over{static_cast<u16>(What::GameOver), nobody, nobody, static_cast<u16>(reason), p.pub().winners};
    const int at = (static_cast<int>(reason) - static_cast<int>(EndReason::firstModule)) / 8;
    if (at < 0 || at >= static_cast<int>(p.rules->modules.size())) return {};
    const Module& module = *p.rules->modules[static_cast<std::size_t>(at)];
    return faceOf(module).tell ? faceOf(module).tell(module, over, names) : QString();
}

}  // namespace inselwerk
