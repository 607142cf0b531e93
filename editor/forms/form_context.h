#pragma once

#include "editor/document/document.h"
#include "editor/model/sections.h"

namespace inselwerk {

/// What forms work with. Everything outlives them.
struct FormContext
{
    Document& document;
    const ModuleDescriptions& modules;
};

}  // namespace inselwerk
