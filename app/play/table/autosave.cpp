#include "app/play/table/autosave.h"

#include "app/common/settings/paths.h"
#include "app/common/text/messages.h"

#include "engine/rules/registry.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QMutex>

#include <map>

#include <sys/stat.h>

namespace inselwerk {
namespace {

constexpr int mostPrograms = 20;

std::filesystem::path pathOf(const QString& file) { return std::filesystem::path(file.toStdU16String()); }
QString sentence(const std::optional<Message>& problem) { return problem ? translate(*problem) : QString(); }

/// The autosave of the program that is the `number`th to run.
QString fileOf(int number)
{
    QString file = paths::autosaveFile();
    if (number > 1) file.insert(file.lastIndexOf(QLatin1Char('.')), QStringLiteral("-%1").arg(number));
    return file;
}

std::unique_ptr<QLockFile> lockOf(const QString& file)
{
    auto lock = std::make_unique<QLockFile>(file + QStringLiteral(".lock"));
    lock->setStaleLockTime(0);  // only a program that is gone loses its lock
    return lock;
}

struct Taken
{
    QString file;
    std::unique_ptr<QLockFile> lock;
};

Taken take()
{
    for (int number = 1; number <= mostPrograms; ++number) {
        auto lock = lockOf(fileOf(number));
        // Where no lock can be written, no autosave can either: that is said when it is tried.
        if (lock->tryLock() || lock->error() != QLockFile::LockFailedError) return {fileOf(number), std::move(lock)};
    }
    return {fileOf(mostPrograms), nullptr};
}

}  // namespace

QString Autosave::file()
{
    static QMutex mutex;
    static std::map<QString, Taken> taken;  // by folder, which only tests change
    const QMutexLocker guard(&mutex);
    const QString first = fileOf(1);
    auto found = taken.find(first);
    if (found == taken.end()) found = taken.emplace(first, take()).first;
    return found->second.file;
}

void Autosave::keepOrphans()
{
    const QString mine = file();
    for (int number = 1; number <= mostPrograms; ++number) {
        const QString other = fileOf(number);
        if (other == mine || !QFileInfo::exists(other)) continue;
        const auto lock = lockOf(other);
        if (lock->tryLock()) keepUnfinished(other);
    }
}

void Autosave::keepUnfinished(const QString& file)
{
    const QFileInfo info(file);
    if (!info.isFile()) return;
    const LoadedGame last = readSaveFile(pathOf(file), moduleTypes());
    if (!last.game || last.game->over() || last.game->steps().empty()) return;
    const QString name =
        paths::saves() + QLatin1Char('/') + info.lastModified().toString(QStringLiteral("yyyy-MM-dd hh-mm-ss"));
    // Two games may end in the same second; QFile never renames onto a file that is there.
    for (int i = 1; i < 100; ++i) {
        const QString again = i == 1 ? QString() : QStringLiteral(" (%1)").arg(i);
        if (QFile::rename(file, name + again + QStringLiteral(".yaml"))) return;
    }
}

Autosave::Identity Autosave::identityOf(const QString& file)
{
    struct stat status = {};
    if (::stat(QFile::encodeName(file).constData(), &status) != 0) return {};
    return {static_cast<quint64>(status.st_dev), static_cast<quint64>(status.st_ino)};
}

Autosave::~Autosave()
{
    if (s_writer == this) s_writer = nullptr;
}

QString Autosave::begin(const Game& game)
{
    m_file = file();
    s_writer = this;
    const QString problem = sentence(m_journal.begin(pathOf(m_file), game));
    m_identity = identityOf(m_file);
    return problem;
}

QString Autosave::applied(const Game& game)
{
    if (!writes()) return {};  // a failure was said once, when it happened
    // Where another file took the place of the journal (or none is left), the game is written anew.
    const QString problem = moved() ? begin(game) : sentence(m_journal.applied(game));
    if (game.over()) {
        m_journal = {};
        QFile::remove(m_file);
    }
    return problem;
}

QString Autosave::undone(const Game& game)
{
    if (!writes()) return {};
    return moved() ? begin(game) : sentence(m_journal.undone(game));
}

bool Autosave::exists()
{
    const QFileInfo info(file());
    return info.isFile() && info.size() > 0;
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
