#pragma once

#include "engine/table/cards.h"

#include <compare>
#include <vector>

namespace inselwerk {

using Seat = u8;
inline constexpr Seat nobody = 255;

/// Everything a seat can do in the base game. Modules number theirs from `firstModuleAction` on.
enum class Do : u16 {
    Roll,
    EndTurn,
    BuildRoad,        ///< a: edge
    BuildSettlement,  ///< a: corner
    BuildCity,        ///< a: corner
    BuyCard,
    PlayKnight,
    PlayRoadBuilding,
    PlayYearOfPlenty,  ///< a, b: resources, a ≤ b; b is noResource when only one card is left
    PlayMonopoly,      ///< a: resource
    BankTrade,         ///< a: resource given (at the best rate), b: resource taken
    Discard,           ///< a: resource, one card
    MoveRobber,        ///< a: hex, b: victim or nobody
    ChooseCard,        ///< a: resource, one card from the supply
    Offer,             ///< a: cards given, b: cards asked (packed), seats: partners
    Accept,
    Decline,
    Counter,  ///< a: cards the answering seat gives, b: cards it asks (packed)
    Confirm,  ///< a: the partner
    Withdraw,
    PickSeat  ///< a: another seat
};
inline constexpr u16 firstModuleAction = 64;
inline constexpr u16 actionsPerModule = 32;
inline constexpr u32 noResource = 5;

/// One decision of one seat, a plain value of 12 bytes. Sorted by kind, seat, operands.
struct Action
{
    u16 kind = 0;
    Seat seat = 0;
    u8 seats = 0;  ///< set of seats (bit i = seat i), only where the kind says so
    u32 a = 0;
    u32 b = 0;

    bool is(Do d) const { return kind == static_cast<u16>(d); }
    friend constexpr auto operator<=>(const Action&, const Action&) = default;
};

constexpr Action make(Do kind, Seat seat, u32 a = 0, u32 b = 0, u8 seats = 0)
{
    return {static_cast<u16>(kind), seat, seats, a, b};
}

using Actions = std::vector<Action>;

/// Cards as an operand: five times 6 bits, so at most 63 of a kind in one offer.
inline constexpr int mostInOffer = 63;
constexpr u32 packed(Cards c)
{
    u32 out = 0;
    for (const Resource r : allResources) out |= static_cast<u32>(c[r] & 63) << (6 * static_cast<int>(r));
    return out;
}
constexpr Cards unpacked(u32 p)
{
    Cards c;
    for (const Resource r : allResources) c.set(r, static_cast<int>((p >> (6 * static_cast<int>(r))) & 63));
    return c;
}

/// What an operand of an action names. Interfaces draw choices by it, and one piece of code spells actions in files,
/// so a module's actions can be played and saved before it has any interface of its own.
enum class Operand : u8 {
    None,
    CornerPlace,
    EdgePlace,
    HexPlace,
    Opponent,
    ResourceKind,
    ResourcePair,
    CardSet,
    Option
};

/// How an action is written: its words and what its operands name.
struct ActionForm
{
    u16 kind = 0;
    std::string_view words;  ///< `build road`, `move-robber`
    Operand a = Operand::None;
    Operand b = Operand::None;
    std::vector<std::string_view> options{};  ///< words for the values of an Option; none: plain numbers
};

}  // namespace inselwerk
