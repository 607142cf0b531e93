#pragma once

#include <QPalette>

namespace inselwerk {

/// The colour of warnings in the palette of the application. Labels are given the role and no colours of their own:
/// these would come back when dark and light are switched, since with a new style sheet widgets get what they had.
constexpr QPalette::ColorRole warningRole = QPalette::LinkVisited;

}  // namespace inselwerk
