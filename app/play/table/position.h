#pragma once

#include "app/play/table/players.h"

#include "engine/rules/rules.h"

#include <memory>
#include <vector>

namespace inselwerk {

/// What is shown of a game right now: a state (the real one, or an earlier one while happenings are played out), seen by
/// one seat. Models ask nothing else.
struct Position
{
    std::shared_ptr<const Scenario> scenario;
    std::shared_ptr<const Ruleset> rules;
    Deal deal;
    State state{};
    std::vector<Player> players;
    Seat viewer = nobody;  ///< whose secrets are shown
    bool atRest = false;   ///< the real state is shown and nothing plays
    Actions legal;         ///< of the viewer, while at rest

    bool empty() const { return !rules; }
    int seats() const { return rules ? rules->seats : 0; }
    const Public& pub() const { return state.pub; }
    /// The look of the viewer. Only with a viewer may anything hidden be asked.
    Observation seen() const { return {View(*rules, deal, state), viewer == nobody ? Seat{0} : viewer}; }
    bool hasViewer() const { return viewer != nobody; }
    /// May the viewer decide now?
    bool viewerDecides() const { return atRest && hasViewer() && (deciders() >> viewer & 1); }
    u8 deciders() const { return View(*rules, deal, state).deciders(); }
    /// Points as the viewer may know them.
    int points(Seat s) const
    {
        const View v(*rules, deal, state);
        return s == viewer || v.over() ? v.points(s) : v.publicPoints(s);
    }
    /// May the viewer do this now?
    bool allows(const Action& a) const { return viewerDecides() && !refuse(seen(), a); }
};

}  // namespace inselwerk
