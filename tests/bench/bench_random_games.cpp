// Games by random bots on the base game's variable board: bench_random_games SCENARIO [GAMES [BOARD [PLAYERS]]]
#include <cstdlib>

#include "engine/lab/simulation.h"
#include "tests/bench/bench_table.h"

using namespace inselwerk;

int main(int argc, char** argv)
{
    if (argc < 2) {
        std::fprintf(stderr, "usage: bench_random_games SCENARIO [GAMES [BOARD [PLAYERS]]]\n");
        return 2;
    }
    SimulationSettings settings;
    settings.to = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 20000;
    const Table table = benchTable(argv[1], argc > 3 ? argv[3] : "variable", argc > 4 ? std::atoi(argv[4]) : 4);
    if (!table.rules) return 2;
    const SimulationResult r = simulate(table, settings);
    const double games = static_cast<double>(r.games);
    std::printf(
        "games=%llu games/s=%.0f turns/game=%.1f actions/game=%.1f unfinished=%llu\n",
        static_cast<unsigned long long>(r.games), games / r.cpuSeconds, static_cast<double>(r.turns) / games,
        static_cast<double>(r.actions) / games, static_cast<unsigned long long>(r.unfinished));
    return 0;
}
