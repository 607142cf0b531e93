#pragma once

#include "engine/scenario/scenario.h"

#include <QString>

namespace inselwerk {

/// What lies on a hex, in words: "[0, -2]: forest, number 6". For the status bar and for screen readers.
QString hexSentence(const Board&, HexCoord);

}  // namespace inselwerk
