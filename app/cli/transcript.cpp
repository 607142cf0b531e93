#include "engine/game/transcript.h"

#include "app/cli/commands.h"
#include "engine/rules/registry.h"

#include <algorithm>
#include <iostream>

namespace inselwerk::cli {

int transcript(Words words, const std::filesystem::path& includedScenarios)
{
    Arguments arguments;
    if (!arguments.parse(words, {})) return usageError("transcript", arguments.problem());
    if (arguments.files().empty()) return usageError("transcript", "Name at least one transcript.");
    int worst = good;
    for (const std::string& file : arguments.files()) {
        const TranscriptResult result = runTranscript(file, includedScenarios, moduleTypes());
        for (const Problems* problems : {&result.unreadable, &result.failures})
            for (const Problem& p : *problems) std::cout << describe(p, file) << '\n';
        if (result.holds()) std::cout << file << ": ok\n";
        worst = std::max(worst, !result.unreadable.empty() ? unreadable : result.holds() ? good : bad);
    }
    return worst;
}

}  // namespace inselwerk::cli
