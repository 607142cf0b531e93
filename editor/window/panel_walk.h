#pragma once

namespace inselwerk {

class MainWindow;

/// From panel to panel by keyboard: puts the focus into the next open panel of a window (`step` 1) or into the one
/// before (-1). The board comes first; panels behind others are brought forward, those with nothing to work are left
/// out.
void walkPanels(MainWindow&, int step);

}  // namespace inselwerk
