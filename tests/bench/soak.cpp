// Long runs of random games, looked at after every action. Not a measurement, and too long for ctest: see README.md.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <string_view>

#include "engine/lab/simulation.h"
#include "engine/scenario/writer.h"
#include "tests/engine/drawn/scenario.h"

using namespace inselwerk;

namespace {

/// Words of the command line: `--games 100`, each with its value.
class Options
{
public:
    Options(int argc, char** argv)
    {
        for (int i = 2; i < argc; i += 2) {
            const bool known = std::string_view(argv[i]).starts_with("--") && i + 1 < argc;
            if (known) m_values[argv[i]] = argv[i + 1];
            m_good &= known;
        }
    }
    bool good() const { return m_good; }
    std::string text(const char* name) const { return m_values.contains(name) ? m_values.at(name) : std::string(); }
    u64 number(const char* name, u64 usual) const
    {
        return m_values.contains(name) ? std::strtoull(m_values.at(name).c_str(), nullptr, 10) : usual;
    }

private:
    std::map<std::string, std::string> m_values;
    bool m_good = true;
};

/// Games at tables that belong together, and whether all went well.
class Run
{
public:
    Run(std::string name, const Options& options)
        : m_name(std::move(name)),
          m_threads(static_cast<int>(options.number("--threads", 1))),
          m_saves(static_cast<int>(options.number("--saves", 1)))
    {}

    void play(const test::Seated& seated, u64 from, u64 to)
    {
        SimulationSettings settings;
        settings.from = from;
        settings.to = to;
        settings.threads = m_threads;
        settings.check = true;
        settings.scenario = seated.scenario;
        settings.saves = m_saves;
        const SimulationResult r = simulate(seated.table, settings);
        m_games += r.games;
        m_finished += r.finished;
        m_processor += r.cpuSeconds;
        for (const auto& [ending, n] : r.endings) m_endings[ending] += n;
        m_violations += r.violations.size();
        if (!r.violations.empty() || r.endings.contains("action-limit")) keep(seated, r);
    }

    /// Prints the line of the run; true when all games came to an end and nothing was wrong.
    bool report() const
    {
        const auto ended = [this](const char* ending) { return m_endings.contains(ending) ? m_endings.at(ending) : 0; };
        const u64 endless = ended("action-limit");
        std::printf(
            "%s: games %llu, finished %llu, turn limit %llu, endless %llu, violations %llu, %.0f s\n", m_name.c_str(),
            static_cast<unsigned long long>(m_games), static_cast<unsigned long long>(m_finished),
            static_cast<unsigned long long>(ended("turn-limit")), static_cast<unsigned long long>(endless),
            static_cast<unsigned long long>(m_violations), m_processor);
        std::fflush(stdout);
        return m_violations == 0 && endless == 0;
    }

private:
    /// Writes the scenario down, and how to play the game again.
    void keep(const test::Seated& seated, const SimulationResult& r) const
    {
        const int players = seated.table.rules->seats;
        const std::string file = "soak-" + m_name + ".yaml";
        std::ofstream(file) << writeScenario(*seated.scenario, descriptionsOf(moduleTypes()));
        std::printf("%s: inselwerk-cli simulate %s --players %d --check\n", m_name.c_str(), file.c_str(), players);
        for (const Violation& v : r.violations)
            std::printf(
                "    game %llu after %llu actions: %s\n", static_cast<unsigned long long>(v.game),
                static_cast<unsigned long long>(v.action), v.what.c_str());
    }

    std::string m_name;
    int m_threads;
    int m_saves;
    u64 m_games = 0, m_finished = 0, m_violations = 0;
    std::map<std::string, u64> m_endings;
    double m_processor = 0;
};

/// Every set of modules on a small and a larger island, with two to six players in turns: five build between the
/// turns, six are paired.
bool soakSets(const Options& options)
{
    const u64 from = options.number("--from", 0);
    const u64 games = options.number("--games", 5000);
    bool good = true;
    for (int set = 0; set < test::moduleSets; ++set)
        for (const auto& [radius, hexes] : {std::pair{2, "19"}, std::pair{3, "37"}}) {
            if (const std::string only = options.text("--only"); !only.empty() && only != test::nameOfSet(set))
                continue;
            Run run(test::nameOfSet(set) + "-" + hexes, options);
            for (int players = minSeats; players <= maxSeats; ++players) {
                const char* rules = players == fewestPaired ? "between_turns: special-building" : "";
                Reading reading = test::readModuleSet(set, radius, rules);
                const test::Seated seated = test::seatAt(std::move(reading.scenario), 0, players);
                constexpr u64 tables = maxSeats - minSeats + 1;
                const u64 share = static_cast<u64>(players - minSeats);
                run.play(seated, from + games * share / tables, from + games * (share + 1) / tables);
            }
            good &= run.report();
        }
    return good;
}

void printTimes(const char* title, const std::map<std::string, u64>& times)
{
    std::printf("%s:\n", title);
    for (const auto& [what, n] : times)
        std::printf("    %5llu  %s\n", static_cast<unsigned long long>(n), what.c_str());
}

/// Boards of any shape with anything on them, and how much they differed.
bool soakBoards(const Options& options)
{
    const u64 from = options.number("--from", 0);
    const u64 to = from + options.number("--boards", 500);
    std::map<std::string, u64> features, refused;
    bool good = true;
    for (u64 number = from; number < to; ++number) {
        const test::DrawnScenario drawn = test::drawScenario(number);
        for (const std::string& feature : test::featuresOf(drawn)) ++features[feature];
        for (const Problem& p : drawn.refused) ++refused[p.sentence.source];
        Run run("board-" + std::to_string(number), options);
        run.play(test::seatAt(drawn.scenario, 0, drawn.players), 0, options.number("--games", 20));
        good &= run.report();
    }
    printTimes("boards with", features);
    printTimes("draws that the checks refused", refused);
    return good;
}

}  // namespace

int main(int argc, char** argv)
{
    const std::string_view what = argc > 1 ? argv[1] : "";
    const Options options(argc, argv);
    if (what == "sets" && options.good()) return soakSets(options) ? 0 : 1;
    if (what == "boards" && options.good()) return soakBoards(options) ? 0 : 1;
    std::fputs(
        "usage: soak sets [--only NAME] [--from GAME] [--games N] [--threads N] [--saves N]\n"
        "       soak boards [--from BOARD] [--boards N] [--games N] [--threads N] [--saves N]\n",
        stderr);
    return 2;
}
