#pragma once

#include "app/play/table/panels/registry.h"

namespace inselwerk::events {

/// Panel and words of the event tokens.
ModuleFace face();

}  // namespace inselwerk::events
