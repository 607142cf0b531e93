#pragma once

#include "editor/model/painting.h"

#include <QString>

namespace inselwerk {

/// What went with the land: "1 harbour without a coast was taken away."
QString lossSentence(const Loss&);

}  // namespace inselwerk
