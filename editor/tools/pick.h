#pragma once

#include "editor/tools/tool.h"

namespace inselwerk {

/// Takes what lies at a spot into the brush - terrain, number, a harbour that the spot is beside - and says what.
QString pick(const Board&, const Spot&, Brush&);

}  // namespace inselwerk
