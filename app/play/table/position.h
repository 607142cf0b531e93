#pragma once

#include "engine/game/game.h"

namespace inselwerk {

/// What is shown of a game right now: a state (the real one, or an earlier one while happenings are played out), seen
/// by one seat. Models ask nothing else.
struct Position
{
    GameSetup setup;
    std::shared_ptr<const Ruleset> rules;
    Deal deal;
    State state{};
    Seat viewer = nobody;  ///< whose secrets are shown
    bool atRest = false;   ///< the real state is shown and nothing plays
    Actions legal;         ///< of the viewer, while at rest

    bool empty() const { return !rules; }
    int seats() const { return rules ? rules->seats : 0; }
    bool human(Seat s) const { return s < setup.seats.size() && setup.seats[s].player == "human"; }
    const Public& pub() const { return state.pub; }
    /// The look of the viewer. Without a viewer, ask only what is public.
    Observation seen() const { return {View(*rules, deal, state), viewer == nobody ? Seat{0} : viewer}; }
    bool hasViewer() const { return viewer != nobody; }
    bool over() const { return state.pub.phase == Phase::Over; }
    u8 deciders() const { return seen().deciders(); }
    bool decides(Seat s) const { return s != nobody && (deciders() >> s & 1); }
    /// May the viewer decide now?
    bool viewerDecides() const { return atRest && decides(viewer); }
    /// What has to be decided now; an empty task when the game is over.
    Task task() const { return over() || pub().agenda.empty() ? Task{} : pub().agenda.top(); }
    bool mainTask() const { return !over() && task().is(TaskKind::Main); }
    /// May things be built and bought: in the turn itself, or in a special building phase?
    bool buildingTask() const { return mainTask() || (!over() && task().is(TaskKind::SpecialBuild)); }
    /// Who acts: in the turn, as a paired player after it, or in a special building phase.
    Seat actor() const
    {
        return task().is(TaskKind::SpecialBuild) ? View(*rules, deal, state).decider() : pub().turnSeat;
    }
    /// Do others share in the turn now: a paired player, or those who build after it?
    bool afterTurn() const { return !over() && (pub().pairedWith != nobody || task().is(TaskKind::SpecialBuild)); }
    /// Points as the viewer may know them; all of them once the game is over.
    int points(Seat s) const
    {
        if (over()) return View(*rules, deal, state).points(s);
        return hasViewer() ? seen().points(s) : View(*rules, deal, state).publicPoints(s);
    }
    /// Why the viewer may not do this now. Asked only while it decides.
    Refusal why(const Action& a) const { return refuse(seen(), a); }
    bool allows(const Action& a) const { return viewerDecides() && !why(a); }
};

}  // namespace inselwerk
