#include "app/play/sentences/reason_sentences.h"

#include "app/common/text/messages.h"
#include "app/play/table/panels/registry.h"

namespace inselwerk {

QString ReasonSentences::missing(Cards cards, const Names& names)
{
    const int total = cards.total();
    if (cards.kinds() == 1)
        for (const Resource r : allResources)
            if (cards[r])
                //: Something cannot be paid: %n cards of the resource %1 are missing
                return fill(tr("needs %n more %1", nullptr, total), {names.resource(r)});
    //: Something cannot be paid: %1 are the cards that are missing, "1 brick and 2 ore"
    return fill(tr("needs %1 more"), {names.cards(cards)});
}

QString ReasonSentences::of(const Refusal& refusal, const Names& names)
{
    const Position& p = names.position();
    switch (refusal.reason) {
        case Reason::None: return {};
        case Reason::UnknownAction: return tr("that cannot be done");
        case Reason::GameOver: return tr("the game is over");
        case Reason::NotYourTurn:
            //: %1 is a player
            return fill(tr("it is the turn of %1"), {names.player(p.pub().turnSeat)});
        case Reason::NotYourDecision:
            if (p.over()) return tr("the game is over");
            if (p.task().is(TaskKind::SpecialBuild) && p.decides(p.viewer))
                return tr("not in a special building phase");
            if (p.decides(p.viewer) || p.deciders() == 0) return tr("something else has to be decided first");
            //: %1 are players
            return fill(tr("first it is for %1 to decide"), {names.players(p.deciders())});
        case Reason::RollFirst: return tr("roll the dice first");
        case Reason::AlreadyRolled: return tr("the dice have been rolled");
        case Reason::NotEnoughCards: return missing(refusal.missing, names);
        case Reason::NoPiecesLeft: return tr("no piece left in the supply");
        case Reason::NotConnected: return tr("none of your roads or buildings is beside it");
        case Reason::Occupied: return tr("something stands there already");
        case Reason::TooClose: return tr("too close to another building: two paths must lie between");
        case Reason::NotYourSettlement: return tr("a city replaces one of your settlements");
        case Reason::NotAllowedInSetup: return tr("not allowed as a place to start on this board");
        case Reason::DeckEmpty: return tr("no development cards left");
        case Reason::NoSuchCard: return tr("you do not have this card");
        case Reason::BoughtThisTurn: return tr("bought this turn: playable from your next turn on");
        case Reason::CardAlreadyPlayed: return tr("one development card a turn");
        case Reason::NoRoadPossible: return tr("no place or no piece for a road");
        case Reason::SupplyEmpty: return tr("the bank has none of it");
        case Reason::SameResource: return tr("the same resource on both sides");
        case Reason::EmptySide: return tr("something must be given and something asked for");
        case Reason::TooManyCards: return tr("too many cards for one offer");
        case Reason::NoPartner: return tr("nobody to trade with");
        case Reason::TooManyOffers: return tr("no more offers this turn");
        case Reason::PairedTrade: return tr("a paired player trades with the bank only");
        case Reason::RobberStays:
            //: %1 is the robber (German: nominative with article)
            return fill(tr("the %1 must move to another hex"), {names.robber(Names::Case::Nominative)});
        case Reason::NoRobber:
            //: %1 is the robber (German: nominative with article)
            return fill(tr("the %1 has left the island"), {names.robber(Names::Case::Nominative)});
        case Reason::FriendlyRobber: return tr("somebody with only two points lives there");
        case Reason::WrongVictim: return tr("nobody to steal from there, or it must be said from whom");
        case Reason::AlreadyAnswered: return tr("you have answered already");
        case Reason::NoOffer: return tr("no offer is on the table");
        case Reason::WrongSeat: return tr("this player cannot be picked");
        case Reason::Module: break;
    }
    return moduleReason(*p.rules, refusal.detail);
}

}  // namespace inselwerk
