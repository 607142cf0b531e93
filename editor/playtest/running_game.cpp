#include "editor/playtest/running_game.h"

#include <QCoreApplication>
#include <QTimer>

namespace inselwerk {

RunningGame::RunningGame(QObject* parent) : QObject(parent)
{
    m_program.setProcessChannelMode(QProcess::SeparateChannels);
    m_program.setStandardOutputFile(QProcess::nullDevice());
    connect(&m_program, &QProcess::finished, this, &RunningGame::finished);
}

RunningGame::~RunningGame()
{
    // Only when the editor itself ends: the folder must not go before the program that may write there.
    m_program.disconnect(this);
    m_program.kill();
    m_program.waitForFinished();
}

QString RunningGame::file() const { return m_folder.filePath(QStringLiteral("play-test.yaml")); }

bool RunningGame::start(const QString& program, const QStringList& arguments)
{
    m_program.start(program, arguments);
    return m_program.waitForStarted();
}

void RunningGame::leave()
{
    constexpr int patience = 1500;  // milliseconds
    m_left = true;
    setParent(QCoreApplication::instance());
    connect(QCoreApplication::instance(), &QCoreApplication::aboutToQuit, this, [this] { delete this; });
    m_program.terminate();
    QTimer::singleShot(patience, &m_program, &QProcess::kill);
}

void RunningGame::finished(int code, QProcess::ExitStatus how)
{
    const QString said = QString::fromUtf8(m_program.readAllStandardError()).trimmed();
    deleteLater();
    if (!m_left) emit ended(how == QProcess::CrashExit || code != 0, said);
}

}  // namespace inselwerk
