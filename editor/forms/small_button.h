#pragma once

#include "app/common/painting/line_icons.h"

#include <QString>

class QToolButton;

namespace inselwerk {

/// A button with an icon for rows of lists; reached by Tab.
QToolButton* smallButton(Icon);
/// Its tooltip and name for screen readers.
void setNames(QToolButton&, const QString& name);

}  // namespace inselwerk
