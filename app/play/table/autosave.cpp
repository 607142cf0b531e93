#include "app/play/table/autosave.h"

#include "app/common/settings/paths.h"
#include "app/common/text/messages.h"

#include "engine/rules/registry.h"

#include <QFile>
#include <QFileInfo>

namespace inselwerk {
namespace {

std::filesystem::path pathOf(const QString& file) { return std::filesystem::path(file.toStdU16String()); }
QString sentence(const std::optional<Message>& problem) { return problem ? translate(*problem) : QString(); }

}  // namespace

QString Autosave::begin(const Game& game) { return sentence(m_journal.begin(pathOf(paths::autosaveFile()), game)); }

QString Autosave::applied(const Game& game)
{
    if (!m_journal.isOpen()) return {};  // said once, when it failed
    const QString problem = sentence(m_journal.applied(game));
    if (game.over()) {
        m_journal = {};
        QFile::remove(paths::autosaveFile());
    }
    return problem;
}

QString Autosave::undone(const Game& game) { return m_journal.isOpen() ? sentence(m_journal.undone(game)) : QString(); }

bool Autosave::exists()
{
    const QFileInfo file(paths::autosaveFile());
    return file.isFile() && file.size() > 0;
}

QString Autosave::write(const Game& game, const QString& file) { return sentence(writeSaveFile(game, pathOf(file))); }

std::unique_ptr<Game> Autosave::read(const QString& file, QString& problem)
{
    LoadedGame loaded = readSaveFile(pathOf(file), moduleTypes());
    problem.clear();
    // The first error says most; without one, the first warning.
    for (const Problem& p : loaded.problems)
        if (p.severity == Severity::Error || !hasErrors(loaded.problems)) {
            problem = translate(p.sentence);
            break;
        }
    if (hasErrors(loaded.problems)) return nullptr;
    return std::move(loaded.game);
}

}  // namespace inselwerk
