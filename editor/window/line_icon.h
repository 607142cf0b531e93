#pragma once

#include "app/common/painting/line_icons.h"

#include <QIcon>
#include <QPalette>

namespace inselwerk {

/// An icon of lines in the colour of the texts, whatever palette is in use; sharp at every scale factor.
QIcon lineIcon(Icon, QPalette::ColorRole = QPalette::ButtonText);
/// The same in the colour that the palette in use has for something: `&WindowPalette::warn`.
QIcon lineIcon(Icon, QColor WindowPalette::*role);

}  // namespace inselwerk
