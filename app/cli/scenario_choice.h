#pragma once

#include "app/cli/arguments.h"
#include "engine/setup/table.h"

#include <memory>

namespace inselwerk::cli {

/// The scenario, board and table that a command line names.
struct Choice
{
    std::shared_ptr<const Scenario> scenario;
    const Board* board = nullptr;
    Table table;
};

/// Reads the one file that is named and takes `--board` and `--players`, or what is usual. `problem()` of the arguments
/// says what is wrong; problems of the file are printed.
std::optional<Choice> chooseTable(Arguments&);

}  // namespace inselwerk::cli
