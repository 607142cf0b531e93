#pragma once

#include <QString>
#include <QStringList>

/// Where files lie. Everything stands on QStandardPaths, so XDG variables and its test mode are respected.
/// Folders for writing are made when they are asked for; if that fails, opening the file will say why.
namespace inselwerk::paths {

/// Where the included scenarios lie: beside an installed program, else in the source tree it was built from.
QString includedScenarios();
/// Overrides the above (option `--data-dir`): `folder` holds `scenarios`.
void setDataFolder(const QString& folder);

/// The user's own scenarios.
QString userScenarios();
/// All folders in which scenarios are looked for, the user's first.
QStringList scenarioFolders();
/// All scenario files (`*.yaml`) of these folders. Of equal file names the first wins, so that a user's file may
/// replace an included one.
QStringList scenarioFiles();

QString saves();         ///< folder of saved games
QString autosaveFile();  ///< the game in progress
/// Overrides the above: a game that is tried out is no game to continue.
void setAutosaveFolder(const QString& folder);
QString unsavedWork();   ///< folder where the editor keeps work that is not saved yet
QString settingsFile();

}  // namespace inselwerk::paths
