#include "tests/editor/fixed_name.h"
#include "tests/editor/scenario_files.h"
#include "tests/editor/window_fixture.h"

#include "app/common/settings/paths.h"
#include "editor/menus/play_menu.h"
#include "editor/model/templates.h"
#include "editor/playtest/play_test_dialog.h"

#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QPointer>
#include <QProcess>
#include <QSignalSpy>

#include <csignal>

using namespace inselwerk;
using test::answering;
using test::click;
using test::NextDialog;

/// The editor's play-test: the real game on what is being edited.
class PlayTestTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void theProgramPlaysWhatItIsAskedFor_data();
    void theProgramPlaysWhatItIsAskedFor();
    void theProgramSaysWhatIsWrong_data();
    void theProgramSaysWhatIsWrong();
    void aTrialIsNoGameToContinue();
    void f5PlaysTheUnsavedState();
    void aScenarioWithErrorsSaysWhy();
    void seatsFitTheBoard();
    void theDialogIsRemembered();
    void theNextGameEndsTheLast();
    void aGameThatDoesNotListenIsKilled_data();
    void aGameThatDoesNotListenIsKilled();
    void whatTheGameSaysLastIsShown();

private:
    MainWindow& window() { return *m_window; }
    PlayTest& playTest() { return window().findChild<PlayMenu*>()->playTest(); }

    std::unique_ptr<test::Program> m_program;
    std::unique_ptr<MainWindow> m_window;
};

namespace {

const QString game = QStringLiteral(INSELWERK_BINARY_DIR "/bin/inselwerk");

struct Run
{
    int code = -1;
    QString out;
    QString error;
};

Run run(const QStringList& arguments)
{
    QProcess process;
    process.start(game, arguments);
    constexpr int patience = 120000;
    if (!process.waitForFinished(patience)) return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

/// The game has shown its window when its scene graph begins, which it says when asked to.
bool hasShownItself(QProcess& process)
{
    process.setReadChannel(QProcess::StandardError);
    constexpr qint64 enough = 100000;
    return QTest::qWaitFor(
        [&process] { return process.peek(enough).contains("qt.scenegraph") || process.state() != QProcess::Running; },
        120000);
}

const QString base = QStringLiteral(INSELWERK_SOURCE_DIR "/scenarios/base.yaml");

}  // namespace

void PlayTestTest::init()
{
    qputenv("QSG_INFO", "1");  // see hasShownItself
    PlayTest::setProgram(game);
    m_program = std::make_unique<test::Program>();
    m_window = m_program->window();
}

void PlayTestTest::cleanup()
{
    m_window.reset();
    m_program.reset();
}

void PlayTestTest::theProgramPlaysWhatItIsAskedFor_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("board, seats and seed")
        << QStringList{"--play", base, "--board", "beginner-5-6", "--seats", "one-ply,easy,easy,one-ply,easy", "--seed", "7"};
    QTest::newRow("board alone") << QStringList{"--play", base, "--board", "variable"};
    QTest::newRow("nothing more") << QStringList{"--play", base};
}

void PlayTestTest::theProgramPlaysWhatItIsAskedFor()
{
    QFETCH(QStringList, arguments);
    const Run result = run(QStringList{"--bot-game", "--lang", "en"} + arguments);
    QVERIFY2(result.code == 0, qPrintable(result.error));
    QVERIFY(!result.out.isEmpty());
}

void PlayTestTest::theProgramSaysWhatIsWrong_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("word");
    QTest::newRow("board") << QStringList{"--board", "nowhere"} << "nowhere";
    QTest::newRow("player") << QStringList{"--seats", "human,wizard,human"} << "wizard";
    QTest::newRow("too few") << QStringList{"--board", "variable", "--seats", "easy,easy"} << "3 to 4";
    QTest::newRow("seed") << QStringList{"--seed", "-3"} << "whole number";
    QTest::newRow("seed too large") << QStringList{"--seed", "99999999999999999999"} << "whole number";
}

void PlayTestTest::theProgramSaysWhatIsWrong()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, word);
    const Run result = run(QStringList{"--bot-game", "--lang", "en", "--play", base} + arguments);
    QVERIFY(result.code != 0);
    QVERIFY2(result.error.contains(word), qPrintable(result.error));
}

void PlayTestTest::aTrialIsNoGameToContinue()
{
    test::putFile(paths::autosaveFile(), "the game that somebody is playing\n");
    const QByteArray before = test::contentOf(paths::autosaveFile());
    QProcess process;
    process.start(game, {"--play", base, "--seats", "human,easy,easy,easy", "--seed", "3"});
    QVERIFY(process.waitForStarted());
    QVERIFY(hasShownItself(process));
    QCOMPARE(process.state(), QProcess::Running);
    process.terminate();
    process.waitForFinished();
    QCOMPARE(test::contentOf(paths::autosaveFile()), before);
    QFile::remove(paths::autosaveFile());
    QVERIFY(QDir(paths::saves()).isEmpty());
}

void PlayTestTest::f5PlaysTheUnsavedState()
{
    window().file().begin(scenarioFrom(Template::BaseIsland));
    window().document().change("name"_step, [](Scenario& s) { s.name.en = "Unsaved"; });
    const Scenario before = window().document().scenario();
    const int steps = window().document().history().index();
    QTest::keyClick(&window(), Qt::Key_F5);
    QVERIFY(playTest().isRunning());
    QVERIFY(hasShownItself(*playTest().findChild<QProcess*>()));
    QVERIFY(playTest().isRunning());
    QVERIFY(window().document().scenario() == before);
    QCOMPARE(window().document().history().index(), steps);
    QVERIFY(window().file().path().isEmpty());
    playTest().end();
    QVERIFY(!playTest().isRunning());
}

void PlayTestTest::aScenarioWithErrorsSaysWhy()
{
    window().file().begin(scenarioFrom(Template::Empty));
    window().document().change("harbour"_step, [](Scenario& s) {
        s.boards[0].terrainPools.push_back({"x", {}}), s.boards[0].hexes[0].terrainPool = "y";
    });
    const NextDialog dialog(answering("ok"));
    QTest::keyClick(&window(), Qt::Key_F5);
    QVERIFY(dialog.came());
    QVERIFY(!playTest().isRunning());
}

void PlayTestTest::seatsFitTheBoard()
{
    Board board;
    board.minPlayers = 3;
    board.maxPlayers = 4;
    QCOMPARE(PlayTest::fitSeats(board, {}), (QStringList{"human", "one-ply", "one-ply"}));
    QCOMPARE(PlayTest::fitSeats(board, {"easy", "gone"}), (QStringList{"easy", "one-ply", "one-ply"}));
    QCOMPARE(PlayTest::fitSeats(board, QStringList(6, "easy")), QStringList(4, "easy"));
}

void PlayTestTest::theDialogIsRemembered()
{
    window().file().begin(scenarioFrom(Template::BaseIsland));
    {
        const NextDialog dialog([](QWidget& box) {
            auto* seat = box.findChild<QComboBox*>("seat1");
            seat->setCurrentIndex(seat->findData("easy"));
            QTest::keyClicks(box.findChild<QLineEdit*>("seed"), "4711");
            click(box, "play");
        });
        QTest::keyClick(&window(), Qt::Key_F5, Qt::ShiftModifier);
        QVERIFY(dialog.came());
        QVERIFY(playTest().isRunning());
    }
    QCOMPARE(m_program->settings.playTest().seed, QString("4711"));
    const NextDialog dialog([](QWidget& box) {
        QCOMPARE(box.findChild<QComboBox*>("seat1")->currentData().toString(), QString("easy"));
        QCOMPARE(box.findChild<QLineEdit*>("seed")->text(), QString("4711"));
        QTest::keyClicks(box.findChild<QLineEdit*>("seed"), "x");
        QVERIFY(!box.findChild<QAbstractButton*>("play")->isEnabled());
        click(box, "cancel");
    });
    window().findChild<QAction*>("playTestWith")->trigger();
    QVERIFY(dialog.came());
}

void PlayTestTest::theNextGameEndsTheLast()
{
    window().file().begin(scenarioFrom(Template::Volcano));
    QSignalSpy spy(&playTest(), &PlayTest::runningChanged);
    QTest::keyClick(&window(), Qt::Key_F5);
    QTest::keyClick(&window(), Qt::Key_F5);
    QVERIFY(playTest().isRunning());
    QVERIFY(spy.count() >= 3);  // began, ended, began
}

void PlayTestTest::aGameThatDoesNotListenIsKilled_data()
{
    QTest::addColumn<bool>("windowCloses");
    QTest::newRow("the play-test is ended") << false;
    QTest::newRow("the window is closed") << true;
}

/// Nobody waits for it: it is still there when the editor has gone on, and its file as well.
void PlayTestTest::aGameThatDoesNotListenIsKilled()
{
    QFETCH(bool, windowCloses);
    const QString deaf = m_program->path("deaf.sh");
    test::putFile(deaf, "#!/bin/sh\ntrap '' TERM\necho listening >&2\nwhile true; do sleep 0.1; done\n");
    QFile(deaf).setPermissions(QFile::ReadOwner | QFile::ExeOwner);
    PlayTest::setProgram(deaf);
    window().file().begin(scenarioFrom(Template::BaseIsland));
    QTest::keyClick(&window(), Qt::Key_F5);
    QVERIFY(playTest().isRunning());
    const QPointer<QProcess> process = playTest().findChild<QProcess*>();
    process->setReadChannel(QProcess::StandardError);
    QTRY_VERIFY(process->peek(100).contains("listening"));
    const auto alive = [id = static_cast<pid_t>(process->processId())] { return ::kill(id, 0) == 0; };
    const QString file = process->arguments().at(1);
    QVERIFY(QFile::exists(file));
    if (windowCloses) {
        QVERIFY(window().close());
        m_window.reset();
    } else {
        window().findChild<QAction*>("endPlayTest")->trigger();
        QVERIFY(!playTest().isRunning());
    }
    QVERIFY(alive());
    QVERIFY(QFile::exists(file));
    QTRY_VERIFY(!process);
    QVERIFY(!alive());
    QVERIFY(!QFileInfo::exists(QFileInfo(file).path()));
}

void PlayTestTest::whatTheGameSaysLastIsShown()
{
    const QString wrong = m_program->path("wrong.sh");
    test::putFile(wrong, "#!/bin/sh\necho no such luck >&2\nexit 3\n");
    QFile(wrong).setPermissions(QFile::ReadOwner | QFile::ExeOwner);
    PlayTest::setProgram(wrong);
    window().file().begin(scenarioFrom(Template::BaseIsland));
    QSignalSpy failed(&playTest(), &PlayTest::failed);
    const NextDialog dialog(answering("ok"));
    QTest::keyClick(&window(), Qt::Key_F5);
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(failed.first().first().toString(), QString("no such luck"));
    QTRY_VERIFY(dialog.came());
    QVERIFY(!playTest().isRunning());
}

QTEST_MAIN(PlayTestTest)
#include "tst_playtest.moc"
