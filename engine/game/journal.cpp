#include "engine/game/journal.h"

namespace inselwerk {

std::optional<Message> Journal::begin(const std::filesystem::path& path, const Game& game)
{
    m_sinceCheck = 0;
    m_open = false;
    if (auto failed = writeSaveFile(game, path)) return failed;
    auto failed = m_file.open(path);
    m_open = !failed;
    return failed;
}

std::optional<Message> Journal::applied(const Game& game)
{
    if (!m_open || game.steps().empty()) return std::nullopt;
    return append(writeSaveLine(game.view(), game.steps().back()), game);
}

std::optional<Message> Journal::undone(const Game& game)
{
    if (!m_open) return std::nullopt;
    return append("- undo\n", game);
}

std::optional<Message> Journal::append(const std::string& line, const Game& game)
{
    std::string text = line;
    if (++m_sinceCheck >= checkEvery && !game.over()) {
        text += writeSaveCheck(game.view());
        m_sinceCheck = 0;
    }
    auto failed = m_file.append(text);
    if (failed) m_open = false;
    return failed;
}

}  // namespace inselwerk
