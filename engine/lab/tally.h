#pragma once

#include "engine/lab/simulation.h"

namespace inselwerk {

/// Adds up finished games and, when it listens, what happens in them.
class Tally final : public Listener
{
public:
    explicit Tally(const Ruleset& rules) : m_rules(rules) {}

    /// A game is over, or was cut off.
    void add(const View&, u64 actions);
    void add(Violation v) { m_result.violations.push_back(std::move(v)); }
    void hear(const Happening&, const State&) override;
    /// All that was added, with names.
    SimulationResult result() const;

private:
    const Ruleset& m_rules;
    SimulationResult m_result;
    std::map<EndReason, u64> m_endings;
    std::array<u64, 256> m_happenings{};
    u64 m_cutOff = 0;
};

/// Adds the games of one result to another.
void addTo(SimulationResult& sum, const SimulationResult& more);

}  // namespace inselwerk
