#pragma once

#include "engine/board/topology.h"
#include "engine/table/random.h"
#include "engine/table/task.h"

#include <cstring>
#include <type_traits>

namespace inselwerk {

inline constexpr int maxDeck = 60;         ///< development cards
inline constexpr int maxStackTotal = 256;  ///< number tokens in all stacks of a board
inline constexpr int arenaBytes = 512;     ///< room for modules in each half of the State

enum class Phase : u8 { Setup, Roll, Action, Over };

/// Why a game ended. Modules add theirs from `firstModule` on.
enum class EndReason : u8 { None, Points, TurnLimit, firstModule = 16 };

/// Bytes that modules own, at offsets given when the Ruleset is made.
using Arena = std::array<std::byte, arenaBytes>;

/// Where a module keeps a value of type T in an Arena.
template <class T>
struct Slot
{
    static_assert(std::is_trivially_copyable_v<T>);
    u16 at = 0;
    T get(const Arena& arena) const
    {
        T value;
        std::memcpy(&value, arena.data() + at, sizeof(T));
        return value;
    }
    void set(Arena& arena, const T& value) const { std::memcpy(arena.data() + at, &value, sizeof(T)); }
};

/// An offer on the table and its answers.
struct OfferOnTable
{
    enum Answer : u8 { None, Waiting, Declined, Accepted, Countered };
    u32 give = 0;  ///< what the active seat gives, packed
    u32 get = 0;
    std::array<u8, maxSeats> answer{};
    std::array<u32, maxSeats> counterGive{};  ///< what the answering seat would give
    std::array<u32, maxSeats> counterGet{};
    friend bool operator==(const OfferOnTable&, const OfferOnTable&) = default;
};

/// What one seat has on the board and beside it, for all to see.
struct SeatPublic
{
    CornerSet settlements;
    CornerSet cities;
    CornerSet reach;  ///< corners touched by own roads
    EdgeSet roads;
    EdgeSet frontier;  ///< free edges where a road may be built
    u8 settlementsLeft = 0;
    u8 citiesLeft = 0;
    u8 roadsLeft = 0;
    u8 knights = 0;     ///< played
    u8 roadLength = 0;  ///< longest trail
    u8 harbours = 0;    ///< bit of each Harbour kind owned
    u8 owed = 0;        ///< cards still to be discarded
    u8 reserved = 0;
};

/// Everything that changes and that all may see.
struct Public
{
    std::array<SeatPublic, maxSeats> seat{};
    CornerSet occupied;  ///< corners with a building
    CornerSet blocked;   ///< corners with a building or next to one
    EdgeSet roads;       ///< edges with a road
    /// What each number pays each seat now, robber considered: [number][seat].
    std::array<std::array<u64, maxSeats>, 13> yield{};
    /// Cards of own choice (gold) that each number pays each seat.
    std::array<std::array<u8, maxSeats>, 13> gold{};
    std::array<u8, maxHexes + 1> number{};  ///< the live number of each hex, 0 none
    std::array<u8, maxStacks> stackLeft{};  ///< tokens left in each stack
    std::array<u8, maxStacks> stackTop{};   ///< index of the top token within the stack's order
    Agenda agenda;
    OfferOnTable offer;
    Cards bank;
    u32 turn = 0;  ///< turns ended
    Phase phase = Phase::Setup;
    Seat turnSeat = 0;
    u8 deckLeft = 0;
    bool cardPlayed = false;   ///< a development card was played this turn
    u8 offersMade = 0;         ///< this turn
    std::array<u8, 2> dice{};  ///< of this turn; 0 before the roll
    HexId robber = noHex;
    Seat longestRoad = nobody;
    Seat largestArmy = nobody;
    Seat pairedWith = nobody;  ///< in a paired player's action phase: the seat whose turn it follows
    EndReason ending = EndReason::None;
    u8 winners = 0;  ///< bit set of seats
    Arena arena{};
};

/// What one seat keeps to itself.
struct SeatHidden
{
    Cards hand;
    std::array<u8, cardCount> cards{};   ///< development cards that may be played (or, victory points, just held)
    std::array<u8, cardCount> bought{};  ///< bought this turn
    std::array<u8, 6> reserved{};
};

/// Everything that changes and that not all may see.
struct Hidden
{
    std::array<SeatHidden, maxSeats> seat{};
    Random random;
    std::array<Card, maxDeck> deck{};            ///< the first Public::deckLeft are left; the last of them is on top
    std::array<u8, maxStackTotal> stackOrder{};  ///< tokens of all stacks, one stack after the other, top first
    Arena arena{};
};

/// A game in progress: a plain value without pointers. With its Ruleset and Deal it determines all that can follow.
struct State
{
    Public pub;
    Hidden hidden;
};
static_assert(std::is_trivially_copyable_v<State>);

inline bool same(const State& a, const State& b) { return std::memcmp(&a, &b, sizeof(State)) == 0; }

}  // namespace inselwerk
