#pragma once

#include "editor/model/symmetry.h"

#include <QString>

namespace inselwerk {

/// A symmetry for a button, such as "3-fold + mirror"; without one, what the button is for.
QString symmetryLabel(const Symmetry&);
/// The same in full: "Symmetry of the brush: 3-fold, mirrored left and right".
QString symmetrySentence(const Symmetry&);

}  // namespace inselwerk
