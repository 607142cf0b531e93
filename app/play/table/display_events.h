#pragma once

#include "app/play/table/stage.h"

namespace inselwerk {

/// How fast things are shown.
enum class Pace {
    Normal,
    Quick,  ///< bots at "fast": half the time
    Still,  ///< less movement: events without duration
    None    ///< bots at once: no events
};

/// Fills in events and durations (look.md, Motion) of the scenes of one action. `before`: as the position was.
void direct(std::vector<Scene>&, const Position& before, Pace);

}  // namespace inselwerk
