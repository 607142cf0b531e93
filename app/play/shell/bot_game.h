#pragma once

namespace inselwerk {

struct CommandLine;

/// Bots play a whole game, of the scenario in `file` or the base game. Prints who won and writes the picture of the final
/// board to `screenshot` if one is wanted. Returns the exit code of the program.
int playBotGame(const CommandLine&);

}  // namespace inselwerk
