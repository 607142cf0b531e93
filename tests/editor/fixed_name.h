#pragma once

#include "editor/document/step_name.h"

namespace inselwerk {

/// `"stroke"_step`: the name of a step of history that is the same in every language. In the editor there is none.
inline StepName operator""_step(const char* name, std::size_t)
{
    return [name] { return QString::fromUtf8(name); };
}

}  // namespace inselwerk
