#include "session_fixture.h"

#include "app/play/table/autosave.h"

#include <QProcess>
#include <QRandomGenerator>

#include <csignal>

using namespace inselwerk;

/// The player program is killed at random moments while bots play. What is on the disk then is always a beginning of
/// the game as it goes without interruption, and no action is missing that was on the disk before.
///
/// INSELWERK_KILLS sets how often; a few times by default.
class KillTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void nothingIsLost();

private:
    void useHome(const char* name) const { qputenv("XDG_DATA_HOME", QFile::encodeName(m_home.filePath(name))); }
    std::vector<Step> wholeGame(const GameSetup&) const;

    QTemporaryDir m_home;
};

namespace {

/// Actions that stand in the file, each in a whole line; −1 where there is no file.
int actionsIn(const QString& file)
{
    QFile in(file);
    if (!in.open(QIODevice::ReadOnly)) return -1;
    const QByteArray content = in.readAll();
    return static_cast<int>(content.left(content.lastIndexOf('\n') + 1).count("\n- {do:"));
}

bool equal(const Step& a, const Step& b) { return a.action == b.action && a.outcomes == b.outcomes; }

}  // namespace

void KillTest::initTestCase()
{
    if (!QFileInfo(INSELWERK_BINARY_DIR "/bin/inselwerk").isExecutable()) QSKIP("The player program is not built.");
    qputenv("XDG_CONFIG_HOME", QFile::encodeName(m_home.filePath("config")));
    Settings settings(paths::settingsFile());
    settings.setBotSpeed(Settings::BotSpeed::AtOnce);
    settings.setLessMovement(true);
}

/// The game as it goes when nobody ends the program.
std::vector<Step> KillTest::wholeGame(const GameSetup& setup) const
{
    useHome("whole");
    SessionFixture f;
    if (!f.session->begin(setup) || !QTest::qWaitFor([&] { return f.session->over(); }, 120000)) return {};
    return f.game().steps();
}

void KillTest::nothingIsLost()
{
    const int kills = qEnvironmentVariableIsSet("INSELWERK_KILLS") ? qEnvironmentVariableIntValue("INSELWERK_KILLS") : 3;
    const GameSetup setup = SessionFixture::setup({"one-ply", "easy", "one-ply", "random"}, "catakatoa");
    const std::vector<Step> whole = wholeGame(setup);
    QVERIFY(whole.size() > 100);
    useHome("killed");
    const QString begun = m_home.filePath("begun.yaml");
    QVERIFY(Autosave::write(*Game::begin(setup, moduleTypes()), begun).isEmpty());
    const QString autosave = paths::autosaveFile();

    int games = 0, torn = 0, observed = 0;
    for (int kill = 0; kill < kills; ++kill) {
        const bool goesOn = QFile::exists(autosave);
        if (!goesOn) {
            ++games;
            observed = 0;
        }
        QProcess program;
        program.setProcessChannelMode(QProcess::ForwardedChannels);
        program.start(INSELWERK_BINARY_DIR "/bin/inselwerk", {"--size", "1024x600", goesOn ? autosave : begun});
        QVERIFY(program.waitForStarted());
        QElapsedTimer timer;
        timer.start();
        const int moment = QRandomGenerator::global()->bounded(100, 1500);
        bool over = false;
        while (timer.elapsed() < moment && !over) {
            const int now = actionsIn(autosave);
            over = now < 0 && observed > 0;  // the end of the game takes the file away
            if (now >= 0) QVERIFY2(now >= observed, qPrintable(QString("%1 after %2").arg(now).arg(observed)));
            observed = std::max(observed, now);
            QTest::qSleep(1);
        }
        ::kill(static_cast<pid_t>(program.processId()), SIGKILL);
        QVERIFY(program.waitForFinished());
        if (!QFile::exists(autosave)) {
            QVERIFY(observed == 0 || observed + 10 > static_cast<int>(whole.size()));
            continue;
        }
        const LoadedGame loaded = readSaveFile(QFileInfo(autosave).filesystemFilePath(), moduleTypes());
        QVERIFY(loaded.game);
        // At most a last line that was not written to its end: an action that nobody has seen yet.
        torn += static_cast<int>(loaded.problems.size());
        QVERIFY(loaded.problems.size() <= 1);
        if (!loaded.problems.empty()) QVERIFY(english(loaded.problems.front().sentence).starts_with("The last line"));
        const std::vector<Step>& steps = loaded.game->steps();
        QVERIFY(static_cast<int>(steps.size()) >= observed);
        QVERIFY(steps.size() <= whole.size());
        QVERIFY(std::equal(steps.begin(), steps.end(), whole.begin(), equal));
    }
    qInfo("%d kills in %d games of %d actions, %d lines torn", kills, games, static_cast<int>(whole.size()), torn);
}

QTEST_GUILESS_MAIN(KillTest)
#include "tst_kill.moc"
