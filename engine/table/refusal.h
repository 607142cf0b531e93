#pragma once

#include "engine/table/action.h"
#include "engine/table/cards.h"

namespace inselwerk {

/// Why an action is not legal. `None` means that it is.
enum class Reason : u8 {
    None,
    UnknownAction,  ///< no such kind, seat or place
    GameOver,
    NotYourTurn,      ///< it is the turn of another seat
    NotYourDecision,  ///< somebody else, or something else, has to be decided first
    RollFirst,        ///< the dice have not been rolled this turn
    AlreadyRolled,
    NotEnoughCards,  ///< `missing` says which
    NoPiecesLeft,
    NotConnected,  ///< no own road or building there
    Occupied,
    TooClose,           ///< distance rule
    NotYourSettlement,  ///< a city replaces an own settlement
    NotAllowedInSetup,  ///< set-up settlements are restricted on this board
    DeckEmpty,
    NoSuchCard,  ///< the development card is not held
    BoughtThisTurn,
    CardAlreadyPlayed,  ///< one development card a turn
    NoRoadPossible,     ///< road building: no piece or no place
    SupplyEmpty,        ///< the bank lacks the card
    SameResource,       ///< giving and asking the same kind
    EmptySide,          ///< an offer with nothing on one side
    TooManyCards,       ///< more cards in an offer than it can name
    NoPartner,          ///< an offer to nobody, or to the seat itself
    TooManyOffers,      ///< the limit of offers in a turn
    PairedTrade,        ///< a paired player trades with the bank only
    RobberStays,        ///< the robber must move to another hex
    NoRobber,           ///< the robber is not in the game
    FriendlyRobber,     ///< a seat with few points lives there
    WrongVictim,        ///< nobody to steal from there, or somebody must be chosen
    AlreadyAnswered,
    NoOffer,
    WrongSeat,  ///< this seat cannot be picked
    Module      ///< a module's own reason, in `detail`
};

/// The word for a reason, as transcripts spell it: `not-your-decision`.
std::string_view nameOf(Reason);

/// An answer to "may this be done?".
struct Refusal
{
    Reason reason = Reason::None;
    Cards missing{};            ///< only NotEnoughCards
    std::string_view detail{};  ///< only Module: the word of the module's reason

    explicit operator bool() const { return reason != Reason::None; }
    std::string_view name() const { return reason == Reason::Module ? detail : nameOf(reason); }
};

}  // namespace inselwerk
