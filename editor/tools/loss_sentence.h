#pragma once

#include "editor/model/painting.h"

#include <QString>

namespace inselwerk {

/// What went with the land: "1 harbour had no coast any more or made room."
QString lossSentence(const Loss&);

}  // namespace inselwerk
