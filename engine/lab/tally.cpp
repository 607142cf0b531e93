#include "engine/lab/tally.h"

#include <bit>

namespace inselwerk {
namespace {

std::string nameOf(const Ruleset& rules, EndReason reason)
{
    for (const auto& m : rules.modules)
        for (std::size_t i = 0; i < m->facts().endings.size(); ++i)
            if (m->ending(static_cast<int>(i)) == reason) return std::string(m->facts().endings[i]);
    return reason == EndReason::Points ? "points" : reason == EndReason::TurnLimit ? "turn-limit" : "none";
}

std::string nameOf(const Ruleset& rules, u16 what)
{
    if (what < baseHappenings) return std::string(inselwerk::nameOf(static_cast<What>(what)));
    const Module* m = rules.ownerOfHappening(what);
    if (!m) return "unknown";
    const auto own = static_cast<std::size_t>(m->ownHappening(what));
    return own < m->facts().happenings.size() ? std::string(m->facts().happenings[own]) : "unknown";
}

}  // namespace

void Tally::add(const View& v, u64 actions)
{
    ++m_result.games;
    m_result.turns += v.pub().turn;
    m_result.actions += actions;
    if (v.over())
        ++m_endings[v.pub().ending];
    else
        ++m_cutOff;
    const u8 winners = v.over() ? v.pub().winners : u8{0};
    ++(winners ? m_result.finished : m_result.unfinished);
    for (Seat s = 0; s < v.rules().seats; ++s)
        if (winners >> s & 1) m_result.wins[s] += SimulationResult::wholeWin / static_cast<u64>(std::popcount(winners));
}

void Tally::hear(const Happening& h, const State&)
{
    if (h.what < m_happenings.size()) ++m_happenings[h.what];
}

SimulationResult Tally::result() const
{
    SimulationResult out = m_result;
    for (const auto& [reason, n] : m_endings) out.endings[nameOf(m_rules, reason)] += n;
    if (m_cutOff) out.endings["action-limit"] += m_cutOff;
    for (std::size_t what = 0; what < m_happenings.size(); ++what)
        if (m_happenings[what]) out.happenings[nameOf(m_rules, static_cast<u16>(what))] += m_happenings[what];
    return out;
}

void addTo(SimulationResult& sum, const SimulationResult& more)
{
    sum.games += more.games;
    sum.finished += more.finished;
    sum.unfinished += more.unfinished;
    sum.turns += more.turns;
    sum.actions += more.actions;
    for (std::size_t s = 0; s < maxSeats; ++s) sum.wins[s] += more.wins[s];
    for (const auto& [name, n] : more.endings) sum.endings[name] += n;
    for (const auto& [name, n] : more.happenings) sum.happenings[name] += n;
    sum.violations.insert(sum.violations.end(), more.violations.begin(), more.violations.end());
}

}  // namespace inselwerk
