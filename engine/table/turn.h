#pragma once

#include "engine/table/view.h"

#include <span>

namespace inselwerk {

/// The only door to change: wraps a State while an action is applied. Its operations keep everything derived (yields,
/// frontiers, lengths, awards) in step, so that no module can break the base game's tables.
///
/// Callers keep the promises named with each operation; whoever applies actions checks them first (`refuse`).
class Turn : public View
{
public:
    Turn(const Ruleset& r, const Deal& d, State& s, Listener* l = nullptr, Chance* c = nullptr)
        : View(r, d, s), m_state(s), m_listener(l), m_chance(c)
    {}

    State& state() { return m_state; }
    Public& pub() { return m_state.pub; }
    Hidden& hidden() { return m_state.hidden; }
    using View::hidden;
    using View::pub;
    using View::state;

    // Cards
    void pay(Seat s, Cards c)
    {
        hidden().seat[s].hand -= c;
        pub().bank += c;
    }  ///< hand covers c
    void gain(Seat s, Cards c)
    {
        hidden().seat[s].hand += c;
        pub().bank -= c;
    }  ///< bank covers c
    void give(Seat from, Seat to, Cards c)
    {
        hidden().seat[from].hand -= c;
        hidden().seat[to].hand += c;
    }
    /// A random card from one hand to another; the hand is not empty.
    void steal(Seat from, Seat to);
    /// Pays what a number yields, by the shortage rule; queues the choices of gold hexes.
    void produce(int number);
    /// The top development card for a seat; the deck is not empty.
    void drawCard(Seat);

    // Pieces; all are in the supply and the place is free
    void placeRoad(Seat, int edge);
    void placeSettlement(Seat, int corner);
    void placeCity(Seat, int corner);  ///< straight from the supply (set-up)
    void upgrade(Seat, int corner);    ///< settlement to city; the settlement returns to the supply
    /// Takes a building off the board; the piece returns to its owner's supply.
    void removeBuilding(int corner);
    /// A city becomes a settlement; without a settlement left in the supply it is lost.
    void reduceCity(int corner);

    // Robber, awards, tokens
    void moveRobber(HexId);
    void removeRobber();
    void countKnight(Seat);
    /// Top token leaves or goes to the bottom, as the stack says.
    void moveToken(int stack);

    // Chance
    int rollDie();
    /// Shuffles pieces of a module, given as indices of its `facts().shuffled`.
    void shuffle(std::span<u8> pieces);
    /// A random card of a hand goes back to the bank; the hand is not empty.
    void loseRandomCard(Seat);
    /// A random card of the bank goes to a hand; the bank is not empty. `source` as in What::TookFromBank.
    void gainRandomCard(Seat, u16 source);
    std::array<u8, 2> rollDice();

    // Order of things
    void queue(Task t);
    /// Tells the listener and the modules that hear it; free when there are neither.
    void raise(const Happening& h)
    {
        if (m_listener || rules().heard) tell(h);
    }
    void finish(EndReason, u8 winners);
    /// Puts what was queued onto the agenda, before older tasks.
    void flush()
    {
        if (m_queuedCount > 0) flushQueued();
    }
    bool listening() const { return m_listener != nullptr; }

    /// Sets everything derived (sets, yields, lengths, robber) from pieces, deal and stacks. Awards stay as they are.
    void rebuild();
    /// Longest Road goes to whom the lengths say.
    void awardLongestRoad();

private:
    void tell(const Happening&);
    void flushQueued();
    void addYield(Seat, int corner, int times);
    void hexYield(HexId, int sign);
    void occupy(Seat, int corner);
    void vacate(int corner);
    void refrontier(Seat);
    void cutRoads(Seat builder, int corner);
    void recountHarbours(Seat);
    Resource randomCard(Cards among);
    const Outcome* given(Outcome::Kind, bool certain = false);
    void record(Outcome);

    State& m_state;
    Listener* m_listener;
    Chance* m_chance;
    int m_queuedCount = 0;
    Task m_queued[Agenda::capacity];
};

constexpr u16 what(What w) { return static_cast<u16>(w); }

}  // namespace inselwerk
