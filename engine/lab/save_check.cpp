#include "engine/lab/save_check.h"

#include "engine/rules/registry.h"

#include <algorithm>

namespace inselwerk {
namespace {

/// A number that tells two States apart, byte by byte.
u64 fingerprint(const State& state)
{
    static_assert(sizeof(State) % sizeof(u64) == 0);
    u64 sum = 0;
    for (std::size_t at = 0; at < sizeof(State); at += sizeof(u64)) {
        u64 word;
        std::memcpy(&word, reinterpret_cast<const std::byte*>(&state) + at, sizeof word);
        sum = (sum ^ word) * 0x9e3779b97f4a7c15;
        sum ^= sum >> 32;
    }
    return sum;
}

GameSetup setupOf(std::shared_ptr<const Scenario> scenario, const Ruleset& rules, u64 seed)
{
    GameSetup setup{std::move(scenario), rules.boardId, {}, seed};
    for (Seat s = 0; s < rules.seats; ++s)
        setup.seats.push_back({"Seat " + std::to_string(s), rules.colours[s], "random"});
    return setup;
}

}  // namespace

SaveCheck::SaveCheck(std::shared_ptr<const Scenario> scenario, const Ruleset& rules, u64 seed, ScenarioRead& last)
    : m_last(last), m_game(Game::begin(setupOf(std::move(scenario), rules, seed), moduleTypes()))
{
    if (m_game) m_seen.push_back(fingerprint(m_game->state()));
}

std::string SaveCheck::step(const Action& a, const State& after)
{
    if (!m_game) return "the game cannot be begun for saving";
    if (m_game->apply(a)) return "the kept game refuses the action";
    m_seen.push_back(fingerprint(after));
    return same(m_game->state(), after) ? std::string() : "the kept game came to another state";
}

std::string SaveCheck::goBack(int moments, Random& random)
{
    if (!m_game) return "the game cannot be begun for saving";
    const std::size_t steps = m_seen.size();
    std::vector<std::size_t> stops;
    for (int i = 0; i < moments; ++i) stops.push_back(static_cast<std::size_t>(random.below(static_cast<int>(steps))));
    for (std::size_t left = steps; left-- > 0;) {
        const auto at = [left](const std::string& said) {
            return said + ", after " + std::to_string(left) + " actions";
        };
        if (fingerprint(m_game->state()) != m_seen[left]) return at("taking back led to another state");
        if (std::find(stops.begin(), stops.end(), left) != stops.end())
            if (std::string said = saveAndLoad(); !said.empty()) return at(said);
        if (left > 0 && !m_game->takeBack()) return at("an action could not be taken back");
    }
    return {};
}

std::string SaveCheck::saveAndLoad()
{
    const LoadedGame loaded = readSave(writeSave(*m_game), moduleTypes(), &m_last);
    if (!loaded.game) return "a saved game could not be loaded";
    if (!loaded.problems.empty()) return "a saved game was loaded with problems";
    return same(loaded.game->state(), m_game->state()) ? std::string() : "a saved game was loaded into another state";
}

}  // namespace inselwerk
