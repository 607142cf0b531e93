#pragma once

#include "editor/model/place_of_path.h"

#include <QString>

namespace inselwerk {

/// A place in words: "Hex [0, -2] · Board 2", "Pool “land”", "Event token 3". `more`: places of its kind that go with it,
/// "Hex [0, -2] and 3 more · Board 2".
QString placeSentence(const Place&, const Scenario&, int more = 0);

}  // namespace inselwerk
