#pragma once

#include "app/common/painting/line_icons.h"
#include "app/common/painting/palette.h"

#include <QIcon>

namespace inselwerk {

/// An icon of lines in a colour of the palette in use, `&WindowPalette::warn`; usually that of texts, which is quieter
/// where the icon is disabled. `degrees`: turned clockwise.
QIcon lineIcon(Icon, QColor WindowPalette::*role = &WindowPalette::ink, qreal degrees = 0);

}  // namespace inselwerk
