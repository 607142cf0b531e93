#pragma once

#include <QPainterPath>

#include <string_view>

namespace inselwerk {

/// The path that the `d` attribute of an SVG path describes, in the units of that text.
///
/// Knows the commands M L H V C S Q T A Z in absolute and relative form. Reading stops at the first character that
/// belongs to no command; what came before it is kept.
QPainterPath svgPath(std::string_view d);

}  // namespace inselwerk
