#pragma once

#include "engine/table/action.h"

namespace inselwerk {

/// Kinds of task in the base game. Modules number theirs from `firstModuleTask` on.
enum class TaskKind : u8 {
    // choices of seats
    Main,             ///< the turn itself: before the roll, and the action phase
    PlaceSettlement,  ///< set-up; a: 1 when a city is placed instead
    PlaceRoad,        ///< set-up; a: corner of the building just placed
    Discard,          ///< how many each seat owes stands in Public::owed
    MoveRobber,
    FreeRoad,      ///< a: roads left to place
    ChooseCard,    ///< a: cards left to choose, b: source (0 gold, else 1 + module)
    Answer,        ///< the seats that an offer waits for, and the offering seat once it can pick a partner
    PickSeat,      ///< one picks another seat; see `pickSeat`
    SpecialBuild,  ///< the special building phase of one seat, after the turn of another
    // automatic steps
    SetupStep,   ///< a: number of the step in the snake
    StackMoves,  ///< a: hex whose top token leaves or goes to the bottom
    NextTurn     ///< after the special building phase
};
inline constexpr u8 firstModuleTask = 32;
inline constexpr u8 tasksPerModule = 16;

/// Something that must happen next: an automatic step (no seats), or a choice of one of `seats`. Without initial
/// values, so that room for many costs nothing.
struct Task
{
    u8 kind;
    u8 seats;  ///< who may act, bit i = seat i; 0: automatic
    u16 a;
    u32 b;

    bool is(TaskKind k) const { return kind == static_cast<u8>(k); }
    bool automatic() const { return seats == 0; }
    friend bool operator==(const Task&, const Task&) = default;
};

constexpr Task task(TaskKind kind, u8 seats = 0, u16 a = 0, u32 b = 0) { return {static_cast<u8>(kind), seats, a, b}; }
constexpr u8 only(Seat s) { return static_cast<u8>(1U << s); }

/// A choice for a module: `who` picks one of the seats `among`, and Module::picked hears of it. `own` is the module's.
constexpr Task pickSeat(Seat who, u8 among, int module, u32 own)
{
    return task(TaskKind::PickSeat, only(who), static_cast<u16>(among | module << 8), own);
}
constexpr u8 seatsToPick(const Task& t) { return static_cast<u8>(t.a); }
constexpr std::size_t askingModule(const Task& t) { return t.a >> 8U; }

/// What must happen next, as a stack. Tasks queued in one step run in that order, before older ones.
struct Agenda
{
    static constexpr int capacity = 40;
    /// Automatic steps and choices that one player action may set off; more is cut off and reported.
    static constexpr int budget = 200;

    std::array<Task, capacity> tasks{};
    u8 depth = 0;
    u8 spent = 0;

    bool empty() const { return depth == 0; }
    Task& top() { return tasks[depth - 1U]; }
    const Task& top() const { return tasks[depth - 1U]; }
    void pop() { tasks[--depth] = Task{}; }
};

}  // namespace inselwerk
