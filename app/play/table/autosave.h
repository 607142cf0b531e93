#pragma once

#include "engine/game/journal.h"

#include <QString>

namespace inselwerk {

/// The game in progress on the disk, and saved games: the engine's files with sentences for people. Every function
/// returns or sets a sentence that is empty when all went well.
///
/// Two programs that run at the same time have an autosave each: the first has paths::autosaveFile(), the next one a
/// file beside it. A lock beside the file, which goes with the program, says that it is taken.
class Autosave
{
public:
    /// The autosave of this program; taken when it is first asked for.
    static QString file();
    /// Unfinished games that another program left in an autosave which nobody has any more go to the saved games.
    static void keepOrphans();
    /// An unfinished game in an autosave goes to the saved games.
    static void keepUnfinished(const QString& file);

    Autosave() = default;
    ~Autosave();
    Q_DISABLE_COPY_MOVE(Autosave)

    /// Writes the whole game so far to file().
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
    /// Which file on the disk a path leads to.
    struct Identity
    {
        quint64 device = 0;
        quint64 number = 0;
        bool operator==(const Identity&) const = default;
    };
    static Identity identityOf(const QString& file);
    bool moved() const { return identityOf(m_file) != m_identity; }
    /// A game that began later has the file now: what this one still does is not written.
    bool writes() const { return m_journal.isOpen() && s_writer == this; }

    Journal m_journal;
    QString m_file;
    Identity m_identity;
    inline static const Autosave* s_writer = nullptr;
};

}  // namespace inselwerk
