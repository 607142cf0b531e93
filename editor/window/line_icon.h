#pragma once

#include "app/common/painting/line_icons.h"

#include <QIcon>
#include <QPalette>

namespace inselwerk {

/// An icon of lines in the colour of the texts, whatever palette is in use; sharp at every scale factor.
QIcon lineIcon(Icon, QPalette::ColorRole = QPalette::ButtonText);

}  // namespace inselwerk
