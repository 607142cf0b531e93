#include "app/cli/commands.h"
#include "engine/rules/registry.h"

#include <algorithm>
#include <fstream>
#include <iostream>

namespace inselwerk::cli {
namespace {

int validateFile(const std::string& file)
{
    const Reading reading = readScenarioFile(file, descriptionsOf(moduleTypes()));
    for (const Problem& p : reading.problems) std::cout << describe(p, file) << '\n';
    if (!std::ifstream(file, std::ios::binary) || std::filesystem::is_directory(file)) return unreadable;
    if (!reading.playable()) return bad;
    std::cout << file << ": ok\n";
    return good;
}

}  // namespace

int validate(Words words)
{
    Arguments arguments;
    if (!arguments.parse(words, {})) return usageError("validate", arguments.problem());
    if (arguments.files().empty()) return usageError("validate", "Name at least one scenario file.");
    int worst = good;
    for (const std::string& file : arguments.files()) worst = std::max(worst, validateFile(file));
    return worst;
}

}  // namespace inselwerk::cli
