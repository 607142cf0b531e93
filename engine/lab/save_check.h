#pragma once

#include "engine/game/save.h"

#include <string>

namespace inselwerk {

/// Follows a game as the play interface would keep it, and looks whether it can be taken back, saved and loaded.
class SaveCheck
{
public:
    /// `last` serves the checks of many games of the scenario.
    SaveCheck(std::shared_ptr<const Scenario>, const Ruleset&, u64 seed, ScenarioRead& last);

    /// An action led to a State; empty, or what is wrong.
    std::string step(const Action&, const State& after);
    /// Goes back through the whole game; saves and loads it at so many random moments.
    std::string goBack(int moments, Random&);

private:
    std::string saveAndLoad();

    ScenarioRead& m_last;
    std::unique_ptr<Game> m_game;
    std::vector<u64> m_seen;  ///< a number for each State so far
};

}  // namespace inselwerk
