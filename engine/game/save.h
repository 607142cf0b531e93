#pragma once

#include "engine/game/game.h"

#include <filesystem>

/// Saved games: YAML with the scenario inside, the seats, the deal, and every action with its outcomes.
///
///     inselwerk_save: 1
///     program: "0.1.0"
///     rules: 1
///     board: beginner
///     seats:
///     - {colour: white, name: "Anna", player: human}
///     seed: "7"
///     scenario: |- …
///     deal: {…}
///     actions:
///     - {do: [white, roll], chance: {dice: [4, 5]}}
///     - undo
///     - {check: "8c2f…", position: {…}}
///
/// Each action stands on a line of its own, so a file can be written by appending, and one that was torn off is read up
/// to where it is whole. Checks hold a digest, and the position where it can be read back.
namespace inselwerk {

inline constexpr int saveFormat = 1;
/// Raised when the same actions may lead elsewhere than before.
inline constexpr int rulesVersion = 1;
/// Actions between two checks.
inline constexpr std::size_t checkEvery = 50;

/// Version of the program, as `--version` prints it.
std::string_view programVersion();

/// The whole game as a file.
std::string writeSave(const Game&);
/// Everything of it up to and including `actions:`.
std::string writeSaveHead(const Game&);
/// The line of a step; rates of bank trades are those of the view.
std::string writeSaveLine(const View&, const Step&);
/// The line of a check.
std::string writeSaveCheck(const View&);

/// A game that was read. Without errors among the problems there is a game; warnings are for the player to know.
struct LoadedGame
{
    std::unique_ptr<Game> game;
    Problems problems;
};

/// The last scenario that was read, with its text: whoever reads many saves of one scenario reads and checks it once.
struct ScenarioRead
{
    std::string text;
    std::shared_ptr<const Scenario> scenario;
};

/// Replays a saved game. Never throws; any bytes are accepted. When an action is refused or a digest differs (made with
/// other rules, damaged), the game goes on from the newest position in the file, and a warning says so.
LoadedGame readSave(std::string_view bytes, const ModuleTypes&, ScenarioRead* last = nullptr);
LoadedGame readSaveFile(const std::filesystem::path&, const ModuleTypes&);

/// Writes the game to a file, all or nothing. A sentence when that fails; the old file is whole then.
std::optional<Message> writeSaveFile(const Game&, const std::filesystem::path&);

}  // namespace inselwerk
