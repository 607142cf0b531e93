#pragma once

#include "app/play/table/put_aside.h"
#include "engine/game/journal.h"

#include <QString>

#include <vector>

namespace inselwerk {

/// The game in progress on the disk, and saved games: the engine's files with sentences for people.
///
/// Two programs that run at the same time have an autosave each: the first has paths::autosaveFile(), the next one a
/// file beside it. A lock beside the file, which goes with the program, says that it is taken.
///
/// Where writing fails, the game goes on, trouble() says why, and the next action tries again with the whole game.
class Autosave
{
    Q_DECLARE_TR_FUNCTIONS(Autosave)

public:
    /// The autosave of this program; taken when it is first asked for.
    static QString file();
    /// Unfinished games that another program left in an autosave which nobody has any more go to the saved games.
    static std::vector<PutAside> keepOrphans();

    Autosave() = default;
    ~Autosave();
    Q_DISABLE_COPY_MOVE(Autosave)

    /// Writes the whole game so far to file(). Another game that lies there is put aside first; as long as that fails,
    /// nothing is written.
    void begin(const Game&);
    /// The same for the very game that lies in file().
    void resume(const Game&);
    /// Adds the last step; a game that is over needs no autosave any more.
    void applied(const Game&);
    void undone(const Game&);

    /// Why the game is not on the disk as it stands, as a sentence; empty: it is.
    QString trouble() const;
    /// What became of the game that lay in file().
    const PutAside& aside() const { return m_aside; }

    /// Is there a game to continue?
    static bool exists();
    /// Empty, or a sentence that says why the file cannot be written.
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
    void writeAnew(const Game&);
    void finish();

    Journal m_journal;
    QString m_file;
    Identity m_identity;
    bool m_othersFile = false;  ///< another game may lie there still
    PutAside m_aside;
    std::optional<Message> m_trouble;
    /// A game that began later has the file: what an earlier one still does is not written.
    inline static const Autosave* s_writer = nullptr;
};

}  // namespace inselwerk
