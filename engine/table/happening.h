#pragma once

#include "engine/table/action.h"
#include "engine/table/cards.h"

namespace inselwerk {

/// Kinds of happening in the base game. Modules number theirs from `firstModuleHappening` on.
enum class What : u16 {
    TurnStarted,      ///< seat
    PairedStarted,    ///< seat, other: the first of the pair; the action phase of a paired player begins
    Rolled,           ///< seat, a and b: dice
    Produced,         ///< seat, cards; a: number
    Harvested,        ///< seat, a: sum of the dice; production (or a seven) is done, gold and discards are queued
    ShortSupply,      ///< a: resource that the bank could not pay
    BlockedByRobber,  ///< a: hex whose number was rolled while the robber stood there
    MustDiscard,      ///< seat, a: how many
    Discarded,        ///< seat, cards
    RobberMoved,      ///< seat, a: hex
    RobberDue,        ///< seat: a seven or a knight calls the robber; a: 1 when it was a knight
    RobberLeft,       ///< the robber is out of the game
    Stole,            ///< seat from other; cards only for those two
    NothingToSteal,   ///< seat
    Built,            ///< seat, a: place, b: 0 road, 1 settlement, 2 city
    Returned,         ///< seat, a: place, b: as Built; a piece went back to its owner's supply other than by an upgrade
    StartingCards,    ///< seat, cards
    BoughtCard,       ///< seat, a: card, only for that seat
    PlayedCard,       ///< seat, a: card
    Monopolised,      ///< seat, a: resource, b: how many
    TookFromBank,     ///< seat, cards: year of plenty, gold, gifts of a module
    BankTraded,       ///< seat, cards given, got
    Offered,          ///< seat, cards given, got, a: partners
    Answered,         ///< seat, a: OfferOnTable::Answer
    Traded,           ///< seat with other, cards given, got
    OfferEnded,       ///< seat: without a trade
    KnightDone,       ///< seat: a knight was played and what it sets off is queued
    LongestRoad,      ///< seat that has it now (nobody: set aside), other: who had it, a: length
    LargestArmy,      ///< seat, other: who had it, a: knights
    TokenMoved,       ///< a: hex, b: tokens left in its stack
    SetupSkipped,     ///< seat: had no place to build in the set-up
    TaskBudgetUsed,   ///< a cascade was cut off
    GameOver          ///< a: EndReason, b: winners
};
inline constexpr int baseHappenings = static_cast<int>(What::GameOver) + 1;
inline constexpr u16 firstModuleHappening = 64;
inline constexpr u16 happeningsPerModule = 32;

/// Something that happened, for the log, animation and modules.
struct Happening
{
    u16 what = 0;
    Seat seat = nobody;
    Seat other = nobody;
    u16 a = 0;
    u16 b = 0;
    Cards cards{};
    Cards got{};
    u8 audience = 0xff;  ///< seats that may know the cards (or, BoughtCard, the card); everybody sees the rest

    bool is(What w) const { return what == static_cast<u16>(w); }
};

struct State;

/// Hears what happens while an action is applied. The State it sees is the one right after the happening.
class Listener
{
public:
    virtual ~Listener() = default;
    virtual void hear(const Happening&, const State&) = 0;
};

}  // namespace inselwerk
