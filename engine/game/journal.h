#pragma once

#include "engine/game/files.h"
#include "engine/game/save.h"

namespace inselwerk {

/// The autosave: a saved game that grows with every action and is always on the disk. Read it with readSaveFile.
///
/// Whatever fails (disk full, folder gone) comes as a sentence; the journal then takes nothing more until it is begun
/// again, and the game goes on.
class Journal
{
public:
    /// Writes the game so far, all or nothing, and keeps the file open for what follows.
    std::optional<Message> begin(const std::filesystem::path&, const Game&);
    bool isOpen() const { return m_open; }

    /// After an action was applied (or done again): writes the game's last step.
    std::optional<Message> applied(const Game&);
    /// After a step was taken back.
    std::optional<Message> undone(const Game&);

private:
    std::optional<Message> append(const std::string& line, const Game&);

    files::AppendFile m_file;
    bool m_open = false;
    std::size_t m_sinceCheck = 0;
};

}  // namespace inselwerk
