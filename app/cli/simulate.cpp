#include "app/cli/commands.h"
#include "app/cli/scenario_choice.h"
#include "engine/lab/simulation.h"

#include <algorithm>
#include <iomanip>
#include <iostream>
#include <thread>

namespace inselwerk::cli {
namespace {

constexpr std::array<Option, 8> options{
    {{"--board", "the id of a board"},
     {"--players", "a number"},
     {"--bots", "kinds of bot, separated by commas"},
     {"--games", "FROM..TO"},
     {"--threads", "a number"},
     {"--check"},
     {"--saves", "a number"},
     {"--json"}}};

bool readGames(Arguments& arguments, SimulationSettings& settings)
{
    const std::string text = arguments.text("--games", "0..1000");
    const std::size_t dots = text.find("..");
    const auto from = wholeNumber(std::string_view{text}.substr(0, dots));
    const auto to = dots == std::string::npos ? std::nullopt : wholeNumber(std::string_view{text}.substr(dots + 2));
    if (!from || !to || *from > *to || *to > seedLimit)
        return arguments.fail(
            "The option --games needs FROM..TO, two whole numbers with FROM not above TO, found “" + text + "”.");
    settings.from = *from;
    settings.to = *to;
    return true;
}

bool readBots(Arguments& arguments, SimulationSettings& settings)
{
    if (!arguments.has("--bots")) return true;
    settings.bots = split(arguments.text("--bots"), ',');
    const auto kinds = botKinds();
    for (const std::string& bot : settings.bots) {
        if (std::find(kinds.begin(), kinds.end(), bot) != kinds.end()) continue;
        std::string known;
        for (const std::string_view kind : kinds) known.append(known.empty() ? "" : ", ").append(kind);
        return arguments.fail("There is no bot “" + bot + "”. Kinds: " + known + ".");
    }
    return true;
}

void print(const SimulationResult& r, const Ruleset& rules)
{
    const auto mean = [&r](u64 sum) { return r.games ? static_cast<double>(sum) / static_cast<double>(r.games) : 0.0; };
    std::cout << std::fixed << std::setprecision(1) << "games: " << r.games << ", finished " << r.finished
              << ", unfinished " << r.unfinished << '\n'
              << "turns: " << mean(r.turns) << ", actions: " << mean(r.actions) << '\n';
    for (std::size_t s = 0; s < static_cast<std::size_t>(rules.seats); ++s)
        std::cout << "wins of seat " << s + 1 << " (" << nameOf(rules.colours[s])
                  << "): " << static_cast<double>(r.wins[s]) / static_cast<double>(SimulationResult::wholeWin) << '\n';
    for (const auto& [reason, n] : r.endings) std::cout << "ended by " << reason << ": " << n << '\n';
    if (r.cpuSeconds > 0)
        std::cout << "games per second of processor time: " << static_cast<double>(r.games) / r.cpuSeconds << '\n';
    for (const Violation& v : r.violations)
        std::cout << "violation in game " << v.game << " after " << v.action << " actions: " << v.what << '\n';
}

}  // namespace

int simulate(Words words)
{
    Arguments arguments;
    if (!arguments.parse(words, options)) return usageError("simulate", arguments.problem());
    SimulationSettings settings;
    const auto threads = arguments.number("--threads", 1, 1024, std::max(1U, std::thread::hardware_concurrency()));
    if (!threads || !readGames(arguments, settings) || !readBots(arguments, settings))
        return usageError("simulate", arguments.problem());
    const auto saves = arguments.number("--saves", 0, 100, static_cast<u64>(settings.saves));
    if (!saves) return usageError("simulate", arguments.problem());
    if (arguments.has("--saves") && !arguments.has("--check"))
        return usageError("simulate", "The option --saves needs --check.");
    const auto choice = chooseTable(arguments);
    if (!choice) return usageError("simulate", arguments.problem());
    const auto seats = static_cast<std::size_t>(choice->table.rules->seats);
    if (settings.bots.size() > seats)
        return usageError(
            "simulate", "There are " + std::to_string(settings.bots.size()) + " bots for " + std::to_string(seats) +
                            " seats. Name at most one for each.");
    settings.threads = static_cast<int>(*threads);
    settings.check = arguments.has("--check");
    settings.saves = static_cast<int>(*saves);
    settings.scenario = choice->scenario;
    settings.happenings = arguments.has("--json");
    const SimulationResult result = inselwerk::simulate(choice->table, settings);
    if (arguments.has("--json"))
        std::cout << toJson(result, choice->table.rules->seats) << '\n';
    else
        print(result, *choice->table.rules);
    return result.violations.empty() ? good : bad;
}

}  // namespace inselwerk::cli
