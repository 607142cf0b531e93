#pragma once

#include "engine/scenario/yaml_cursor.h"
#include "engine/table/view.h"

namespace inselwerk {

/// Compares a position with what the `expect` of a transcript names; scenarios/TRANSCRIPTS.md lists the words.
///
/// What is named must match, the rest is free; `exactly: true` in a mapping closes it and all below. What does not
/// match is added to `failures`; words that are not understood are reported through the cursor.
void compare(const YamlCursor& expected, const View&, Problems& failures);

}  // namespace inselwerk
