#pragma once

#include "engine/setup/table.h"

#include <array>
#include <memory>
#include <string_view>

/// A game in progress: its set-up, what was done, and the way back.
namespace inselwerk {

/// Who may sit in a seat: a person, or a kind of bot (the weakest first).
inline constexpr std::array<std::string_view, 4> playerKinds{"human", "random", "easy", "one-ply"};

/// Who sits in a seat.
struct SeatSetup
{
    std::string name;
    Colour colour = Colour::Red;
    std::string player = "human";  ///< one of playerKinds
};

/// What a game is begun from. With the actions and their outcomes it determines the game on every machine.
struct GameSetup
{
    std::shared_ptr<const Scenario> scenario;  ///< playable, house rules included
    std::string board;                         ///< id; empty: the first that fits the number of seats
    std::vector<SeatSetup> seats;              ///< in turn order
    u64 seed = 0;                              ///< below seedLimit
};

/// An action that was applied, and what chance did in it.
struct Step
{
    Action action;
    std::vector<Outcome> outcomes;
    /// May be undone in play: nothing was rolled or drawn, nothing hidden came to light, and the seat is still to act.
    bool reversible = false;
};

/// A game: rules and deal that stay, a State that changes, the steps that led there.
///
/// Earlier States are found by replaying from the nearest one kept, so undo restores them exactly, bit by bit.
class Game
{
public:
    /// Begins a game; null, with a sentence in `problem`, when the board or the seats do not fit.
    static std::unique_ptr<Game> begin(GameSetup, const ModuleTypes&, Message* problem = nullptr);
    /// The same before its deal, for whoever has one already: `redeal` comes next.
    static std::unique_ptr<Game> undealt(GameSetup, const ModuleTypes&, Message* problem = nullptr);

    const GameSetup& setup() const { return m_setup; }
    const Ruleset& rules() const { return *m_table.rules; }
    const Table& table() const { return m_table; }
    const ModuleDescriptions& moduleDescriptions() const { return m_descriptions; }
    const Deal& deal() const { return m_deal; }
    const State& state() const { return m_state; }
    View view() const { return {rules(), m_deal, m_state}; }
    Observation observe(Seat s) const { return {view(), s}; }
    bool over() const { return m_state.pub.phase == Phase::Over; }
    /// What players are told of the board before they begin, a sentence: which of its constraints the deal does not
    /// meet. Empty: it meets them all.
    Message notice() const;

    void legalActions(Actions& out) const { inselwerk::legalActions(view(), out); }
    Refusal refuse(const Action& a) const { return inselwerk::refuse(view(), a); }

    /// Applies an action if it is legal. Outcomes of chance may be given; those missing are drawn.
    Refusal apply(const Action&, Listener* = nullptr, std::vector<Outcome> given = {});
    /// The same; afterwards `chance` tells what happened, what was missing and what was not used.
    Refusal apply(const Action&, Chance&, Listener* = nullptr);

    const std::vector<Step>& steps() const { return m_steps; }

    /// Undo as players may: see Step::reversible. Undone steps can be done again until another action is applied.
    bool canUndo() const { return !m_steps.empty() && m_steps.back().reversible; }
    bool undo() { return canUndo() && takeBack(); }
    /// Undo without that limit, for tools.
    bool takeBack();
    bool canRedo() const { return !m_undone.empty(); }
    /// The step that `redo` does again; null: none.
    const Step* undoneStep() const { return m_undone.empty() ? nullptr : &m_undone.back(); }
    bool redo(Listener* = nullptr);

    /// Begins anew with a deal that was drawn before.
    void redeal(const Deal&);
    /// Goes on from another position, without a past: for transcripts and for saves that cannot be replayed. It must be
    /// one that can be read back (position.h).
    void startFrom(const Deal&, const State&);
    /// Did the game begin with such a position rather than with its set-up?
    bool startedFromPosition() const { return m_fromPosition; }
    /// The State before the first step.
    const State& firstState() const { return m_kept.front(); }

private:
    Game() = default;
    void forget();
    void replayTo(std::size_t step);

    GameSetup m_setup;
    ModuleDescriptions m_descriptions;
    Table m_table;
    Deal m_deal;
    State m_state{};
    bool m_fromPosition = false;
    std::vector<Step> m_steps;
    std::vector<Step> m_undone;  ///< the next to be done again is the last
    std::vector<State> m_kept;   ///< the State before every `keptEvery`th step
    static constexpr std::size_t keptEvery = 32;
};

}  // namespace inselwerk
