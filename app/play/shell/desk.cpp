#include "app/play/shell/desk.h"

#include "app/common/settings/paths.h"
#include "app/play/shell/local_path.h"
#include "app/play/shell/program.h"
#include "app/play/table/autosave.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QQmlEngine>

#include <utility>

namespace inselwerk {
namespace {

QString editorProgram()
{
    return QCoreApplication::applicationDirPath() + QStringLiteral("/inselwerk-editor");
}

/// Where a saved game of that name lies.
QString fileOfName(const QString& name)
{
    const QString file = paths::saves() + QLatin1Char('/') + name.trimmed();
    return file.endsWith(QLatin1String(".yaml"), Qt::CaseInsensitive) ? file : file + QStringLiteral(".yaml");
}

/// Saved games begin with a key of their own.
bool isSavedGame(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return false;
    return file.read(4096).contains("inselwerk_save:");
}

}  // namespace

Desk::Desk(Settings& settings, QObject* parent) : QObject(parent), m_settings(settings), m_newGame(settings)
{
    connect(&m_saves, &SavedGames::lastIsBroken, this, [this] {
        if (!m_session) fail(PutAside::of(Autosave::file()));
    });
}

Desk::~Desk() = default;

Desk* Desk::create(QQmlEngine*, QJSEngine*)
{
    Desk& desk = Program::instance().desk();
    QQmlEngine::setObjectOwnership(&desk, QQmlEngine::CppOwnership);
    return &desk;
}

void Desk::reload()
{
    m_shelf.reload();
    for (const PutAside& aside : Autosave::keepOrphans()) fail(aside);
    m_saves.reload();
}

void Desk::retranslate()
{
    m_shelf.retranslate();
    m_saves.retranslate();
    m_newGame.retranslate();
    m_problems.retranslate();
    emit messageChanged();
}

void Desk::go(Page page)
{
    m_page = page;
    emit pageChanged();
}

QString Desk::message() const
{
    switch (m_trouble) {
    case Trouble::NotFound: return tr("There is no file %1.").arg(m_troubleFile);
    case Trouble::NotAFile: return tr("%1 is a folder. Open a scenario or a saved game in it.").arg(m_troubleFile);
    case Trouble::Unreadable: return tr("%1 cannot be read. Do you have the right to read it?").arg(m_troubleFile);
    case Trouble::NotPlayable: return tr("%1 cannot be played as it is: it has errors.").arg(m_troubleFile);
    case Trouble::NoEditor: return tr("The scenario editor is not installed.");
    case Trouble::PutAside: return m_aside.sentence();
    case Trouble::None: break;
    }
    return m_troubleSentence;
}

bool Desk::fail(Trouble trouble, const QString& file)
{
    m_trouble = trouble;
    m_troubleFile = file;
    m_troubleSentence.clear();
    emit messageChanged();
    return false;
}

bool Desk::fail(const QString& sentence)
{
    fail(Trouble::None, {});
    m_troubleSentence = sentence;
    emit messageChanged();
    return false;
}

bool Desk::fail(const PutAside& aside)
{
    if (aside.sentence().isEmpty()) return false;
    m_aside = aside;
    return fail(Trouble::PutAside, {});
}

void Desk::dismissMessage() { fail(Trouble::None, {}); }

bool Desk::open(const QString& file)
{
    const QString path = absolutePath(file);
    const QFileInfo info(path);
    if (!info.exists()) return fail(Trouble::NotFound, path);
    if (info.isDir()) return fail(Trouble::NotAFile, path);
    if (!info.isReadable()) return fail(Trouble::Unreadable, path);
    return !asks([this, path] { openFile(path); }) && openFile(path);
}

bool Desk::openFile(const QString& path) { return isSavedGame(path) ? openGame(path) : openScenario(path); }

bool Desk::openScenario(const QString& path)
{
    const ScenarioFile& file = m_shelf.put(path);
    if (!file.playable) {
        showProblems(path);
        return fail(Trouble::NotPlayable, path);
    }
    m_settings.addRecentFile(path);
    dismissMessage();
    m_newGame.begin(file);
    leaveTable(SetUp);
    return true;
}

void Desk::showProblems(const QString& file)
{
    const ScenarioFile* found = m_shelf.find(file);
    if (!found) return;
    m_problemFile = found->path;
    m_problemFilePlayable = found->playable;
    m_problems.set(found->problems);
    emit problemsChanged();
    emit problemsWanted();
}

bool Desk::openGame(const QString& path)
{
    auto session = std::make_unique<GameSession>(m_settings);
    const bool loaded = session->load(path);
    return sit(std::move(session), loaded);
}

bool Desk::play(const PlayRequest& request)
{
    QString trouble;
    const std::optional<GameSetup> setup = request.setup(trouble);
    if (!setup) return fail(trouble);
    auto session = std::make_unique<GameSession>(m_settings);
    const bool begun = session->begin(*setup);
    return sit(std::move(session), begun);
}

bool Desk::start()
{
    if (!m_newGame.ready()) return false;
    auto session = std::make_unique<GameSession>(m_settings);
    const bool begun = session->begin(m_newGame.take());
    return sit(std::move(session), begun);
}

bool Desk::resume()
{
    auto session = std::make_unique<GameSession>(m_settings);
    const bool loaded = session->resume();
    return sit(std::move(session), loaded);
}

bool Desk::sit(std::unique_ptr<GameSession> session, bool begun)
{
    if (!begun) return fail(session->problem());
    dismissMessage();
    std::swap(m_session, session);
    go(Table);
    // The old game goes when nothing in QML looks at it any more.
    if (session) session.release()->deleteLater();
    return true;
}

void Desk::leaveTable(Page page)
{
    dismissMessage();
    std::unique_ptr<GameSession> old = std::move(m_session);
    go(page);
    if (old) old.release()->deleteLater();
}

void Desk::toGallery()
{
    const auto leave = [this] {
        leaveTable(Gallery);
        m_saves.reload();
    };
    if (!asks(leave)) leave();
}

/// Asks before a game is left that would be lost by that.
bool Desk::asks(std::function<void()> leave)
{
    if (!m_session || !m_session->atRisk()) return false;
    m_leave = std::move(leave);
    emit leaveAsked();
    return true;
}

void Desk::leave()
{
    if (const auto leave = std::exchange(m_leave, {})) leave();
}

bool Desk::mayClose()
{
    return !asks([this] {
        leaveTable(Gallery);
        emit closeWanted();
    });
}

bool Desk::hasEditor() { return QFileInfo(editorProgram()).isExecutable(); }

QString Desk::suggestedName() const
{
    QString name = m_session ? m_session->scenarioName() : QString();
    name.replace(QLatin1Char('/'), QLatin1Char('-'));
    return name.left(60) + QDateTime::currentDateTime().toString(QStringLiteral(" yyyy-MM-dd hh-mm"));
}

QString Desk::problemOfName(const QString& name)
{
    const QString trimmed = name.trimmed();
    if (trimmed.isEmpty()) return tr("A saved game needs a name.");
    if (trimmed.startsWith(QLatin1Char('.'))) return tr("The name cannot begin with a full stop.");
    for (const char32_t c : trimmed.toUcs4())
        if (c == U'/' || c == U'\\' || !QChar::isPrint(c)) return tr("The name cannot contain / or \\.");
    constexpr qsizetype mostBytes = 240;  // what file systems take
    if (QFile::encodeName(trimmed).size() > mostBytes) return tr("This name is too long.");
    return {};
}

bool Desk::isNameTaken(const QString& name) { return QFileInfo::exists(fileOfName(name)); }

QString Desk::saveAs(const QString& name)
{
    if (const QString problem = problemOfName(name); !problem.isEmpty()) return problem;
    return saveTo(QUrl::fromLocalFile(fileOfName(name)));
}

bool Desk::isFile(const QUrl& file) { return QFileInfo::exists(localPath(file)); }

QString Desk::saveTo(const QUrl& file)
{
    if (!m_session) return {};
    m_session->dismissProblem();
    const bool saved = m_session->saveAs(localPath(file));
    const QString problem = m_session->problem();
    m_session->dismissProblem();
    if (saved) leave();  // if it was to be left, nothing is lost any more
    return problem;
}

void Desk::startEditor()
{
    if (!QProcess::startDetached(editorProgram(), {})) fail(Trouble::NoEditor, {});
}

}  // namespace inselwerk
