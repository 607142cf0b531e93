#include "engine/game/save.h"
#include "engine/rules/registry.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>

using namespace inselwerk;

/// Any bytes as a saved game: problems, or a game whose invariants hold.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const LoadedGame loaded = readSave({reinterpret_cast<const char*>(data), size}, moduleTypes());
    if (!loaded.game) {
        if (loaded.problems.empty()) {
            std::fputs("neither a game nor a problem\n", stderr);
            std::abort();
        }
        return 0;
    }
    // A game that goes on from a position may hold what no game reaches; it can be saved again all the same.
    if (writeSave(*loaded.game).empty()) std::abort();
    return 0;
}
