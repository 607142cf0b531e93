#pragma once

#include "engine/game/journal.h"

#include <QString>

namespace inselwerk {

/// The game in progress on the disk, and saved games: the engine's files with sentences for people. Every function
/// returns or sets a sentence that is empty when all went well.
class Autosave
{
public:
    /// Writes the whole game so far to paths::autosaveFile().
    QString begin(const Game&);
    /// Adds the last step; a game that is over needs no autosave any more.
    QString applied(const Game&);
    QString undone(const Game&);

    /// Is there a game to continue?
    static bool exists();
    static QString write(const Game&, const QString& file);
    /// Null and a sentence when the file holds no game; a game and a sentence when it had to be mended.
    static std::unique_ptr<Game> read(const QString& file, QString& problem);

private:
    Journal m_journal;
};

}  // namespace inselwerk
