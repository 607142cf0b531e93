#pragma once

#include "engine/game/game.h"

#include <filesystem>

namespace inselwerk {

/// What running a transcript came to.
struct TranscriptResult
{
    Problems unreadable;  ///< the file cannot be understood
    Problems failures;    ///< what did not hold, with its place: step, expected, found
    bool holds() const { return unreadable.empty() && failures.empty(); }
};

/// Runs a transcript: a position, what is done, what must then be true (scenarios/TRANSCRIPTS.md). It is run as
/// written, with a save and load between all steps, and with undo and redo of every step.
///
/// `included` is the folder of the included scenarios, which transcripts name by id.
TranscriptResult runTranscript(
    const std::filesystem::path& file, const std::filesystem::path& included, const ModuleTypes&);

}  // namespace inselwerk
