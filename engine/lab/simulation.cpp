#include "engine/lab/simulation.h"

#include <algorithm>
#include <atomic>
#include <ctime>
#include <mutex>
#include <thread>

#include "engine/lab/game_check.h"
#include "engine/lab/save_check.h"
#include "engine/lab/tally.h"

namespace inselwerk {
namespace {

/// No game of any bots comes near; a game that does is cut off rather than played for ever.
constexpr u64 actionLimit = 1'000'000;

constexpr std::string_view random = "random";

using Bots = std::array<std::unique_ptr<Bot>, maxSeats>;

/// Plays games one after the other and adds them up.
class Player
{
public:
    Player(const Table& table, const SimulationSettings& settings)
        : m_table(table), m_rules(*table.rules), m_settings(settings), m_tally(m_rules)
    {
        for (Seat s = 0; s < m_rules.seats; ++s) {
            if (!settings.bots.empty()) m_kinds[s] = settings.bots[std::min<std::size_t>(s, settings.bots.size() - 1)];
            if (!makeBot(m_kinds[s])) m_kinds[s] = random;
            m_allRandom &= m_kinds[s] == random;
        }
    }

    void play(u64 game)
    {
        const Deal deal = m_table.deal(game);
        start(m_rules, deal, m_state, listener());
        for (Seat s = 0; s < m_rules.seats; ++s) {
            m_random[s] = botStream(game, s);
            if (!m_allRandom || m_settings.check) m_bots[s] = makeBot(m_kinds[s], m_settings.offers);
        }
        const View view(m_rules, deal, m_state);
        m_tally.add(view, m_settings.check ? playChecked(view, game) : m_allRandom ? playAtRandom(view) : playOn(view));
    }

    SimulationResult result() const { return m_tally.result(); }

private:
    Listener* listener() { return m_settings.happenings ? &m_tally : nullptr; }

    /// Plays to the end; returns the number of actions.
    u64 playOn(const View& view)
    {
        u64 actions = 0;
        for (; !view.over() && actions < actionLimit; ++actions)
            if (apply(m_rules, view.deal(), m_state, decision(view), listener()))
                applyLegal(
                    m_rules, view.deal(), m_state, m_legal.front(), listener());  // whatever the bot was thinking of
        return actions;
    }

    /// The same for random bots only, without the bots.
    u64 playAtRandom(const View& view)
    {
        Listener* const hears = listener();
        u64 actions = 0;
        for (; !view.over() && actions < actionLimit; ++actions) {
            legalActions(view, m_legal);
            const Seat s = view.decider();
            std::span<const Action> own = m_legal;
            if (view.deciders() != only(s)) own = ofSeat(own, s);
            applyLegal(m_rules, view.deal(), m_state, chooseUniformly(own, m_random[s]), hears);
        }
        return actions;
    }

    u64 playChecked(const View& view, u64 game)
    {
        GameCheck check(m_rules, game);
        std::optional<SaveCheck> saves;
        if (m_settings.scenario) saves.emplace(m_settings.scenario, m_rules, game, m_lastRead);
        u64 actions = 0;
        std::string wrong = check.position(view);
        for (; wrong.empty() && !view.over() && actions < actionLimit; ++actions) {
            const Action action = decision(view);
            const State before = m_state;
            if (apply(m_rules, view.deal(), m_state, action, listener())) {
                wrong = "a bot chose what is refused";
                break;
            }
            wrong = check.again(view.deal(), before, action, m_state);
            if (wrong.empty()) wrong = check.position(view);
            if (wrong.empty() && saves) wrong = saves->step(action, m_state);
        }
        if (wrong.empty() && saves) wrong = saves->goBack(m_settings.saves, m_random[0]);
        if (!wrong.empty()) m_tally.add(Violation{game, actions, wrong});
        return actions;
    }

    static std::span<const Action> ofSeat(std::span<const Action> legal, Seat s)
    {
        // Seats decide together only where all have the same kinds of action, sorted by seat.
        const auto first = std::find_if(legal.begin(), legal.end(), [s](const Action& a) { return a.seat == s; });
        const auto last = std::find_if(first, legal.end(), [s](const Action& a) { return a.seat != s; });
        return {first, last};
    }

    Action decision(const View& view)
    {
        const Seat s = view.decider();
        const Observation seen(view, s);
        legalActions(seen, m_legal);
        return m_bots[s]->choose(seen, m_legal, m_random[s]);
    }

    const Table& m_table;
    const Ruleset& m_rules;
    const SimulationSettings& m_settings;
    std::array<std::string_view, maxSeats> m_kinds;
    bool m_allRandom = true;
    std::array<Random, maxSeats> m_random;
    Bots m_bots;
    State m_state;
    Actions m_legal;
    Tally m_tally;
    ScenarioRead m_lastRead;
};

}  // namespace

SimulationResult simulate(const Table& table, const SimulationSettings& settings)
{
    const std::clock_t began = std::clock();
    std::atomic<u64> next = settings.from;
    std::mutex adding;
    SimulationResult sum;
    const auto work = [&] {
        Player player(table, settings);
        for (u64 game = next++; game < settings.to; game = next++) player.play(game);
        const std::lock_guard lock(adding);
        addTo(sum, player.result());
    };
    {
        std::vector<std::jthread> others;
        for (int i = 1; i < settings.threads; ++i) others.emplace_back(work);
        work();
    }
    std::sort(sum.violations.begin(), sum.violations.end(), [](const Violation& a, const Violation& b) {
        return a.game < b.game;
    });
    sum.cpuSeconds = static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC;
    return sum;
}

}  // namespace inselwerk
