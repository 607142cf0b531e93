#pragma once

#include "tests/editor/broken_boards.h"
#include "tests/editor/broken_modules.h"

/// Scenarios in which one thing is wrong that a check finds and offers to put right.
namespace inselwerk::test {

inline std::vector<const Broken*> brokenScenarios()
{
    std::vector<const Broken*> rows;
    for (const auto* list : {&textRows(), &islandRows(), &poolRows(), &startRows(), &moduleRows(), &eventRows()})
        for (const Broken& row : *list) rows.push_back(&row);
    return rows;
}

}  // namespace inselwerk::test
