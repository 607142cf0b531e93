#pragma once

#include <cstdio>

#include "engine/rules/registry.h"
#include "engine/setup/table.h"

namespace inselwerk {

/// A table at an included scenario's board; empty rules, and a word on stderr, when there is none.
inline Table benchTable(const char* file, const char* boardId, int players)
{
    const Reading reading = readScenarioFile(file, descriptionsOf(moduleTypes()));
    const Board* board = reading.scenario.findBoard(boardId);
    if (!reading.playable() || !board) {
        std::fprintf(stderr, "%s has no playable board %s\n", file, boardId);
        return {};
    }
    return compile(reading.scenario, *board, Seating::usual(*board, players), moduleTypes());
}

}  // namespace inselwerk
