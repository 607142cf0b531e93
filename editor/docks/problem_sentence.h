#pragma once

#include "engine/scenario/problem.h"

#include <QString>

namespace inselwerk {

/// What is wrong, in the words of the editor: the sentence that the check has for forms, and what it names in backticks
/// called as the forms call it. Problems of reading, which have a place in the file, keep its words.
QString problemSentence(const Problem&);
/// What the quick fix of a problem does, in the same words.
QString fixTitle(const Problem&);

}  // namespace inselwerk
