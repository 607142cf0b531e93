#pragma once

#include "editor/tools/tool.h"

#include <QString>

namespace inselwerk {

/// What lies on a hex, in words: "[0, -2]: forest, number 6". For the status bar and for screen readers.
QString hexSentence(const Board&, HexCoord);

/// What lies where the cursor of a tool is: on a hex, at a corner, on an edge.
QString spotSentence(const Board&, const Spot&, Tool::Target);

}  // namespace inselwerk
