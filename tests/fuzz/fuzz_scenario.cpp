#include "engine/rules/registry.h"
#include "engine/scenario/writer.h"
#include "engine/setup/table.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>

using namespace inselwerk;

namespace {

void require(bool good, const char* what)
{
    if (good) return;
    std::fprintf(stderr, "%s\n", what);
    std::abort();
}

/// A scenario that reads without errors can be played and is written as it was read.
void use(const Scenario& scenario, const ModuleDescriptions& modules)
{
    const Reading again = readScenario(writeScenario(scenario, modules), modules);
    require(again.playable(), "what was written reads with errors");
    require(again.scenario == scenario, "what was written reads back as another scenario");
    for (const Board& board : scenario.boards) {
        const Table table = compile(scenario, board, Seating::usual(board, board.maxPlayers), moduleTypes());
        if (!table.rules) continue;
        const Deal deal = table.deal(1);
        State state;
        start(*table.rules, deal, state);
        const std::string broken = brokenInvariant(View(*table.rules, deal, state));
        require(broken.empty(), broken.c_str());
    }
}

}  // namespace

/// Any bytes as a scenario file: problems or a scenario, never a crash.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const ModuleDescriptions modules = descriptionsOf(moduleTypes());
    const Reading reading = readScenario({reinterpret_cast<const char*>(data), size}, modules);
    for (const Problem& p : reading.problems) require(!p.sentence.empty(), "a problem without a sentence");
    if (reading.playable()) use(reading.scenario, modules);
    return 0;
}
