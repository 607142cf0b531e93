#include "app/play/table/autosave.h"

#include "app/common/settings/paths.h"
#include "app/common/text/messages.h"

#include "engine/rules/registry.h"

#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QMutex>

#include <map>
#include <utility>

#include <sys/stat.h>

namespace inselwerk {
namespace {

constexpr int mostPrograms = 20;

std::filesystem::path pathOf(const QString& file) { return std::filesystem::path(file.toStdU16String()); }
QString sentence(const std::optional<Message>& problem) { return problem ? translate(*problem) : QString(); }

/// A problem with its place in the file. Warnings name the line themselves.
QString withPlace(const Problem& p, const QString& file)
{
    const QString what = translate(p.sentence);
    if (p.at.line == 0 || p.severity == Severity::Warning) return what;
    //: A place in a file: %1 is its name, %4 a sentence
    return fill(
        Autosave::tr("%1, line %2, column %3: %4"),
        {QFileInfo(file).fileName(), QString::number(p.at.line), QString::number(p.at.column), what});
}

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

std::vector<PutAside> Autosave::keepOrphans()
{
    std::vector<PutAside> kept;
    const QString mine = file();
    for (int number = 1; number <= mostPrograms; ++number) {
        const QString other = fileOf(number);
        if (other == mine || !QFileInfo::exists(other)) continue;
        const auto lock = lockOf(other);
        if (lock->tryLock()) kept.push_back(PutAside::of(other));
    }
    return kept;
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

void Autosave::begin(const Game& game)
{
    m_file = file();
    s_writer = this;
    m_othersFile = true;
    writeAnew(game);
}

void Autosave::resume(const Game& game)
{
    m_file = file();
    s_writer = this;
    m_othersFile = false;
    writeAnew(game);
}

void Autosave::writeAnew(const Game& game)
{
    if (m_othersFile) {
        m_aside = PutAside::of(m_file);
        if (m_aside.failed()) return;
        m_othersFile = false;
    }
    m_trouble = m_journal.begin(pathOf(m_file), game);
    m_identity = identityOf(m_file);
}

void Autosave::applied(const Game& game)
{
    if (s_writer != this) return;
    // Where another file took the place of the journal (or none is left), the game is written anew.
    if (!m_journal.isOpen() || moved())
        writeAnew(game);
    else
        m_trouble = m_journal.applied(game);
    if (game.over()) finish();
}

void Autosave::undone(const Game& game)
{
    if (s_writer != this) return;
    if (!m_journal.isOpen() || moved())
        writeAnew(game);
    else
        m_trouble = m_journal.undone(game);
}

/// Nothing is left to lose of a game that is over.
void Autosave::finish()
{
    m_journal = {};
    m_trouble.reset();
    if (!std::exchange(m_othersFile, false)) QFile::remove(m_file);
    m_aside = {};
    s_writer = nullptr;
}

QString Autosave::trouble() const
{
    if (m_othersFile) return m_aside.sentence();
    return sentence(m_trouble);
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
            problem = withPlace(p, file);
            break;
        }
    if (hasErrors(loaded.problems)) return nullptr;
    return std::move(loaded.game);
}

}  // namespace inselwerk
