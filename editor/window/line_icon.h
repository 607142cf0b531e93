#pragma once

#include "app/common/painting/line_icons.h"
#include "app/common/painting/palette.h"

#include <QIcon>

namespace inselwerk {

/// An icon of lines in the colour of the texts, whatever palette is in use; sharp at every scale factor.
/// `role`: the colour that the palette in use has for something, such as `&WindowPalette::warn`.
QIcon lineIcon(Icon, QColor WindowPalette::*role = &WindowPalette::ink);

}  // namespace inselwerk
