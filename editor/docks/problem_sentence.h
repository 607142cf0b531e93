#pragma once

#include "engine/scenario/problem.h"

#include <QString>

namespace inselwerk {

/// What is wrong, in the words of the editor: checks name keys of the file in backticks, here they are called as the
/// forms call them. Problems of reading, which have a place in the file, keep its words.
QString problemSentence(const Problem&);
/// What the quick fix of a problem does, in the same words.
QString fixTitle(const Problem&);

}  // namespace inselwerk
