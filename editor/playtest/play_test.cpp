#include "editor/playtest/play_test.h"

#include "app/common/text/messages.h"
#include "editor/docks/problem_sentence.h"
#include "editor/document/file_store.h"
#include "engine/bots/bot.h"
#include "engine/rules/registry.h"
#include "engine/scenario/check.h"
#include "engine/scenario/writer.h"

#include <QCoreApplication>

#include <algorithm>

namespace inselwerk {
namespace {

QString text(std::string_view s) { return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size())); }

QString programOverride;

QString programFile()
{
    return programOverride.isEmpty() ? QCoreApplication::applicationDirPath() + QStringLiteral("/inselwerk")
                                     : programOverride;
}

}  // namespace

PlayTest::PlayTest(QObject* parent) : QObject(parent) {}

PlayTest::~PlayTest() { end(); }

void PlayTest::setProgram(const QString& file) { programOverride = file; }

QStringList PlayTest::obstacles(const Scenario& scenario)
{
    QStringList found;
    if (scenario.boards.empty()) found << tr("The scenario has no board.");
    for (const Problem& problem : checkScenario(scenario, descriptionsOf(moduleTypes())))
        if (problem.severity == Severity::Error) found << problemSentence(problem);
    return found;
}

QStringList PlayTest::playerKinds()
{
    QStringList kinds;
    for (const std::string_view kind : botKinds()) kinds.prepend(text(kind));
    kinds.prepend(QStringLiteral("human"));
    return kinds;
}

QString PlayTest::nameOfKind(const QString& kind)
{
    if (kind == QLatin1String("human")) return tr("Person");
    if (kind == QLatin1String("random")) return tr("Bot, by chance");
    if (kind == QLatin1String("easy")) return tr("Bot, easy");
    if (kind == QLatin1String("one-ply")) return tr("Bot, medium");
    return kind;
}

QStringList PlayTest::fitSeats(const Board& board, const QStringList& seats)
{
    const QString bot = text(botKinds().back());
    QStringList fitted = seats;
    if (fitted.isEmpty()) fitted << QStringLiteral("human");
    for (QString& kind : fitted)
        if (!playerKinds().contains(kind)) kind = bot;
    while (fitted.size() < board.minPlayers) fitted << bot;
    return fitted.mid(0, std::max(1, board.maxPlayers));
}

QString PlayTest::begin(const Scenario& scenario, const PlayTestSetup& setup, const QStringList& options)
{
    end();
    m_folder.emplace();
    const QString file = m_folder->filePath(QStringLiteral("play-test.yaml"));
    const QString trouble =
        FileStore::write(file, QByteArray::fromStdString(writeScenario(scenario, descriptionsOf(moduleTypes()))));
    if (!trouble.isEmpty()) return trouble;
    QStringList arguments{QStringLiteral("--play"),  file,
                          QStringLiteral("--board"), QString::fromStdString(setup.board),
                          QStringLiteral("--seats"), setup.seats.join(QLatin1Char(','))};
    if (!setup.seed.isEmpty()) arguments << QStringLiteral("--seed") << setup.seed;
    m_program = std::make_unique<QProcess>();
    m_program->setProcessChannelMode(QProcess::SeparateChannels);
    m_program->setStandardOutputFile(QProcess::nullDevice());
    connect(m_program.get(), &QProcess::finished, this, &PlayTest::finished);
    m_program->start(programFile(), arguments + options);
    if (!m_program->waitForStarted()) {
        m_program.reset();
        return fill(tr("The game %1 does not start. Is it installed beside the editor?"), {programFile()});
    }
    emit runningChanged();
    return {};
}

bool PlayTest::isRunning() const { return m_program && m_program->state() != QProcess::NotRunning; }

void PlayTest::finished(int code, QProcess::ExitStatus how)
{
    const QString said = QString::fromUtf8(m_program->readAllStandardError()).trimmed();
    // Not while it is still speaking.
    m_program.release()->deleteLater();
    m_folder.reset();
    emit runningChanged();
    if (how == QProcess::CrashExit || code != 0)
        emit failed(said.isEmpty() ? tr("The game has ended with an error.") : said);
}

void PlayTest::end()
{
    if (!m_program) return;
    m_program->disconnect(this);
    m_program->terminate();
    constexpr int patience = 1500;  // ms
    if (!m_program->waitForFinished(patience)) {
        m_program->kill();
        m_program->waitForFinished(patience);
    }
    m_program.reset();
    m_folder.reset();
    emit runningChanged();
}

}  // namespace inselwerk
