#pragma once

#include "editor/tools/tool.h"

namespace inselwerk {

/// What was taken into the brush.
struct Pick
{
    QString sentence;                 ///< says what
    std::vector<Tool::Option> kinds;  ///< what a tool must use to lay it; first what the spot is nearest to
};

/// Takes what lies at a spot into the brush: terrain, number, a harbour that the spot is beside. What is drawn there is
/// for the brush and for the tool that leaves places to chance.
Pick pick(const Board&, const Spot&, Brush&);

}  // namespace inselwerk
