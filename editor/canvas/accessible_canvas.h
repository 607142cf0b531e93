#pragma once

namespace inselwerk {

/// Makes screen readers see the canvas as a picture whose description is what lies under the cursor. May be called
/// again.
void installAccessibleCanvas();

}  // namespace inselwerk
