// Games by bots: bench_bots SCENARIO BOARD KIND,… [GAMES [offers]]
#include <cstdlib>
#include <cstring>

#include "engine/lab/simulation.h"
#include "tests/bench/bench_table.h"

using namespace inselwerk;

int main(int argc, char** argv)
{
    if (argc < 4) {
        std::fprintf(stderr, "usage: bench_bots SCENARIO BOARD KIND,… [GAMES [offers]]\n");
        return 2;
    }
    SimulationSettings settings;
    settings.bots.clear();
    for (std::string_view rest = argv[3]; !rest.empty();) {
        const auto comma = std::min(rest.find(','), rest.size());
        settings.bots.emplace_back(rest.substr(0, comma));
        rest.remove_prefix(std::min(comma + 1, rest.size()));
    }
    settings.to = argc > 4 ? std::strtoull(argv[4], nullptr, 10) : 1000;
    settings.offers = argc > 5 && std::strcmp(argv[5], "offers") == 0;
    settings.happenings = settings.offers;
    const Table table = benchTable(argv[1], argv[2], static_cast<int>(settings.bots.size()));
    if (!table.rules) return 2;
    const SimulationResult r = simulate(table, settings);
    std::fputs(toJson(r, table.rules->seats).c_str(), stdout);
    return 0;
}
