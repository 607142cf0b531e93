#pragma once

#include <QString>

#include <string_view>

namespace inselwerk {

/// The letters of a corner or a side, `SE`, as the language in use has them.
QString compassLetters(std::string_view);

}  // namespace inselwerk
