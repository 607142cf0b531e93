#pragma once

#include "app/cli/arguments.h"

#include <filesystem>

/// The verbs of inselwerk-cli. Each takes the words after it and gives the exit code.
namespace inselwerk::cli {

using Words = std::span<const std::string>;

int validate(Words);
int simulate(Words);
int render(Words);
int transcript(Words, const std::filesystem::path& includedScenarios);
int replay(Words);

/// Says what is wrong with the command line; the exit code for that.
int usageError(std::string_view verb, std::string_view sentence);

}  // namespace inselwerk::cli
