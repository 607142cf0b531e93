#pragma once

namespace inselwerk {

/// Runs the editor until its last window is closed; the exit code.
int runEditor(int argc, char* argv[]);

}  // namespace inselwerk
