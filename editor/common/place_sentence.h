#pragma once

#include "editor/model/place_of_path.h"

#include <QString>

namespace inselwerk {

/// A place in words: "Hex [0, -2] · Board 2", "Pool “land”", "Event token 3".
QString placeSentence(const Place&, const Scenario&);

}  // namespace inselwerk
