#include "session_fixture.h"

#include "app/play/table/autosave.h"
#include "app/play/table/game_session.h"

#include <QDir>
#include <QEventLoop>
#include <QLockFile>
#include <QTimer>

#include <thread>

using namespace inselwerk;

namespace {

/// A bot that takes its time: for ever, or until the test ends.
class SleepyBot : public Bot
{
public:
    explicit SleepyBot(std::shared_ptr<std::atomic<bool>> wake) : m_wake(std::move(wake)) {}
    Action choose(const Observation&, const Actions& legal, Random&) override
    {
        while (!*m_wake) std::this_thread::sleep_for(std::chrono::milliseconds(2));
        return legal.front();
    }

private:
    std::shared_ptr<std::atomic<bool>> m_wake;
};

/// The games among the saved ones, by name.
QFileInfoList savedGames() { return QDir(paths::saves()).entryInfoList(QDir::Files, QDir::Name); }

void removeSavedGames() { QDir(paths::saves()).removeRecursively(); }

QByteArray contentOf(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& name, const QByteArray& content)
{
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

}  // namespace

class SessionTest : public QObject
{
    Q_OBJECT

private slots:
    void botsPlayToTheEnd_data();
    void botsPlayToTheEnd();
    void theWindowStaysAliveWhileBotsThink();
    void aBotThatNeverAnswersIsPassedOver();
    void stepByStep();
    void handsAreCoveredBetweenPersons();
    void oneSeatIsNeverCovered();
    void severalPersonsDiscard();
    void undo();
    void doubleClicksDoNothing();
    void staleActionsAreRefused();
    void aCrashLosesNothing();
    void aReplacedAutosaveLosesNothing();
    void twoProgramsHaveAnAutosaveEach();
    void aReplacedGameIsKept();
    void whatCannotBeReadAsAWholeIsPutAside_data();
    void whatCannotBeReadAsAWholeIsPutAside();
    void whatCannotBePutAsideStays();
    void savingThatFailsIsSaidAndTriedAgain_data();
    void savingThatFailsIsSaidAndTriedAgain();
    void botsGoOnAsWithoutInterruption();
    void redo();
    void constraintsThatAreNotMetAreSaid();
    void saveAndLoad();
    void savingToAnImpossiblePlace();
    void loadingNonsense();
    void eventsPlayAndAreSkipped();
    void lessMovement();
    void playAgain();
};

void SessionTest::botsPlayToTheEnd_data()
{
    QTest::addColumn<QByteArray>("scenario");
    QTest::newRow("base") << QByteArray("base");
    QTest::newRow("volcano") << QByteArray("catakatoa");
}

void SessionTest::botsPlayToTheEnd()
{
    QFETCH(QByteArray, scenario);
    SessionFixture f;
    QVERIFY(f.begin({"one-ply", "one-ply", "easy", "one-ply"}, scenario.constData()));
    QCOMPARE(f.session->viewer(), -1);
    QTRY_VERIFY_WITH_TIMEOUT(f.session->over(), 120000);
    QVERIFY(f.session->outcome()->over());
    QCOMPARE(f.session->outcome()->count(), 4);
    const RowModel& outcome = *f.session->outcome();
    QVERIFY(outcome.get(0, "winner").toBool());
    for (int i = 0; i < 4; ++i) {
        int sum = 0;
        for (const char* source : {"settlements", "cities", "longestRoad", "largestArmy", "cards"})
            sum += outcome.get(i, source).toInt();
        const QVariantList modules = outcome.get(i, "modules").toList();
        QCOMPARE(modules.size(), f.session->outcome()->moduleSources().size());
        for (const QVariant& points : modules) sum += points.toInt();
        QCOMPARE(sum, outcome.get(i, "points").toInt());
    }
    QVERIFY(!f.session->outcome()->sentence().isEmpty());
    QVERIFY(!f.session->outcome()->why().isEmpty());
    QVERIFY(f.session->log()->count() > 50);
    QVERIFY(!GameSession::canResume());  // a game that is over is not offered
}

void SessionTest::theWindowStaysAliveWhileBotsThink()
{
    SessionFixture f;
    auto wake = std::make_shared<std::atomic<bool>>(false);
    f.session->course().bots().setMaker([wake](std::string_view, Seat) { return std::make_unique<SleepyBot>(wake); });
    QVERIFY(f.begin({"easy", "human", "human"}));
    QCoreApplication::processEvents();  // would never return if it waited for the bot
    QCOMPARE(f.session->thinking(), 0);
    QCOMPARE(f.session->revision(), 0);
    *wake = true;
    QTRY_COMPARE(f.session->revision(), 2);  // settlement and road
}

void SessionTest::aBotThatNeverAnswersIsPassedOver()
{
    SessionFixture f;
    f.session->course().bots().setPatience(60);
    auto wake = std::make_shared<std::atomic<bool>>(false);
    f.session->course().bots().setMaker([wake](std::string_view, Seat) { return std::make_unique<SleepyBot>(wake); });
    QVERIFY(f.begin({"easy", "human", "human"}));
    QTRY_VERIFY(f.session->viewer() == 1 && f.session->table()->myDecision());
    QVERIFY(f.session->log()->asText().contains("Anna thinks for too long"));
    f.playSetup();
    QTRY_COMPARE_WITH_TIMEOUT(f.session->table()->turn(), 2, 20000);  // its whole turn went by
    QCOMPARE(f.session->viewer(), 1);
    *wake = true;
    QTest::qWait(50);  // late answers go nowhere
    QCOMPARE(f.session->table()->turn(), 2);
}

void SessionTest::stepByStep()
{
    SessionFixture f;
    f.settings.setBotSpeed(Settings::BotSpeed::Step);
    QVERIFY(f.begin({"easy", "easy", "easy"}));
    QTest::qWait(30);
    QCOMPARE(f.session->revision(), 0);
    QVERIFY(f.session->waitsForStep());
    f.session->step();
    QTRY_COMPARE(f.session->revision(), 1);
    QTest::qWait(30);
    QCOMPARE(f.session->revision(), 1);
    QVERIFY(f.session->waitsForStep());
    f.settings.setBotSpeed(Settings::BotSpeed::AtOnce);
    QTRY_VERIFY(f.session->revision() > 20);
}

void SessionTest::handsAreCoveredBetweenPersons()
{
    SessionFixture f;
    f.settings.setHandCover(true);
    QVERIFY(f.begin({"human", "human", "human"}));
    QCOMPARE(f.session->coveredFor(), 0);
    QCOMPARE(f.session->coveredForName(), QStringLiteral("Anna"));
    QCOMPARE(f.session->viewer(), -1);
    QCOMPARE(f.session->spots()->count(), 0);
    QVERIFY(!f.session->hand()->shown());
    f.session->reveal();
    QCOMPARE(f.session->viewer(), 0);
    QVERIFY(f.session->spots()->count() > 0);
    f.playSetup();
    f.session->reveal();
    QCOMPARE(f.session->viewer(), 0);
    f.giveCards(0, cards(1, 2, 0, 0, 0));
    f.session->reveal();
    QVERIFY(f.session->table()->roll());
    if (f.session->spots()->count() == 0) {
        QVERIFY(f.session->table()->endTurn());
        QCOMPARE(f.session->coveredFor(), 1);
        QCOMPARE(f.session->viewer(), -1);
        QCOMPARE(f.session->hand()->total(), 0);
        QVERIFY(!f.session->act(make(Do::Roll, 1)));  // not before she is there
        f.session->reveal();
        QVERIFY(f.session->act(make(Do::Roll, 1)));
    }
}

void SessionTest::oneSeatIsNeverCovered()
{
    SessionFixture f;
    f.settings.setHandCover(true);
    QVERIFY(f.begin({"easy", "human", "easy"}));
    QCOMPARE(f.session->viewer(), 1);
    QCOMPARE(f.session->coveredFor(), -1);
}

void SessionTest::severalPersonsDiscard()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "human", "easy"}));
    f.toActionPhase();
    f.arrange([](Turn& t) {
        t.gain(0, cards(4, 4, 0, 0, 0));
        t.gain(1, cards(0, 0, 5, 5, 0));
        t.gain(2, cards(0, 0, 0, 0, 9));
        t.pub().seat[0].owed = 4;
        t.pub().seat[1].owed = 5;
        t.pub().seat[2].owed = 4;
        t.queue(task(TaskKind::Discard, 7));
        t.flush();
    });
    HandModel& hand = *f.session->hand();
    QCOMPARE(f.session->viewer(), 1);  // others before the one whose turn it is
    QCOMPARE(hand.owed(), 5);
    QVERIFY(!hand.mark("lumber"));  // has none
    for (int i = 0; i < 5; ++i) QVERIFY(hand.mark("wool"));
    QVERIFY(!hand.mark("grain"));  // enough
    QVERIFY(hand.canDiscard());
    QVERIFY(hand.discard());
    QCOMPARE(f.game().view().hand(1), cards(0, 0, 0, 5, 0));
    QCOMPARE(f.session->viewer(), 0);
    QCOMPARE(hand.owed(), 4);
    QVERIFY(hand.mark("lumber"));
    QVERIFY(hand.mark("lumber", -1));
    QVERIFY(!hand.canDiscard());
    QVERIFY(!hand.discard());
    for (int i = 0; i < 4; ++i) QVERIFY(hand.mark("brick"));
    QVERIFY(hand.discard());
    QTRY_COMPARE(f.game().view().hand(2).total(), 5);
    QTRY_VERIFY(f.session->position().mainTask());
}

void SessionTest::undo()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "human", "human"}, "base", "", 11));
    QVERIFY(!f.session->canUndo());
    QVERIFY(!f.session->undo());
    const State before = f.game().state();
    const int lines = f.session->log()->count();
    QVERIFY(f.session->spots()->choose(f.session->spots()->get(0, "key").toString()));
    QVERIFY(f.session->canUndo());
    QCOMPARE(f.session->undoText(), QStringLiteral("Undo settlement"));
    QCOMPARE(f.session->log()->count(), lines + 1);
    QVERIFY(f.session->undo());
    QVERIFY(same(f.game().state(), before));
    QCOMPARE(f.session->log()->count(), lines);
    QCOMPARE(f.session->revision(), 0);
    f.toActionPhase();
    QVERIFY(!f.session->canUndo());
    f.giveCards(0, cards(1, 1, 0, 0, 0));
    QVERIFY(f.session->build()->press("road"));
    QVERIFY(f.session->spots()->choose(f.session->spots()->get(0, "key").toString()));
    QVERIFY(f.session->canUndo());
    QVERIFY(f.session->table()->endTurn());
    QVERIFY(!f.session->canUndo());
}

void SessionTest::doubleClicksDoNothing()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "easy", "easy"}));
    f.toActionPhase();
    f.giveCards(0, cards(8, 0, 0, 0, 0));
    f.session->course().setRepeatGuard(200);
    const int price = f.session->trade()->rates()->at("lumber", "rate").toInt();  // there may be a harbour
    QVERIFY(f.session->trade()->bankTrade("lumber", "ore"));
    QVERIFY(!f.session->trade()->bankTrade("lumber", "ore"));
    QCOMPARE(f.game().view().hand(0), cards(8 - price, 0, 0, 0, 1));
    QTest::qWait(220);
    QVERIFY(f.session->trade()->bankTrade("lumber", "ore"));
    QCOMPARE(f.game().view().hand(0), cards(8 - 2 * price, 0, 0, 0, 2));
}

void SessionTest::staleActionsAreRefused()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "human", "human"}));
    const QString key = f.session->spots()->get(0, "key").toString();
    QVERIFY(f.session->spots()->choose(key));
    QVERIFY(!f.session->spots()->choose(key));
    QCOMPARE(f.session->revision(), 1);
    QSignalSpy refused(f.session.get(), &GameSession::refused);
    QVERIFY(!f.session->act(make(Do::EndTurn, 0)));
    QVERIFY(!f.session->act(make(Do::EndTurn, 1)));
    QCOMPARE(refused.count(), 2);
    QVERIFY(!refused[0][0].toString().isEmpty());
    QCOMPARE(f.session->revision(), 1);
}

void SessionTest::aCrashLosesNothing()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "easy", "easy"}, "catakatoa"));
    f.playSetup();
    QTRY_VERIFY(f.session->table()->canRoll());
    QVERIFY(f.session->table()->roll());
    QTRY_VERIFY(f.session->table()->myDecision() || f.session->thinking() < 0);
    const State state = f.game().state();
    const QString log = f.session->log()->asText();
    QVERIFY(GameSession::canResume());
    // A power cut: nobody says goodbye, and the last line may be torn.
    QFile file(Autosave::file());
    QVERIFY(file.open(QIODevice::Append));
    file.write("- {do: [red, bui");
    file.close();
    f.remake();
    QVERIFY(f.session->resume());
    QVERIFY(same(f.game().state(), state));
    QCOMPARE(f.session->log()->asText(), log);
    QCOMPARE(f.session->viewer(), 0);
    // And it goes on being saved.
    const int revision = f.session->revision();
    if (f.session->table()->endTurn()) QVERIFY(f.session->revision() > revision);
    const State later = f.game().state();
    f.remake();
    QVERIFY(f.session->resume());
    QVERIFY(same(f.game().state(), later) || f.session->revision() > revision);
}

void SessionTest::aReplacedAutosaveLosesNothing()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "human", "human"}));
    f.playSetup();
    QVERIFY(f.session->saveAs(Autosave::file()));
    QVERIFY(f.session->table()->roll());
    const State rolled = f.game().state();
    f.remake();
    QVERIFY(f.session->resume());
    QVERIFY(same(f.game().state(), rolled));
    // Gone altogether: with the next action it is there again.
    QVERIFY(QFile::rename(Autosave::file(), f.folder.filePath("moved")));
    const int before = f.session->revision();
    QTRY_VERIFY(f.session->table()->endTurn() || f.session->revision() > before);
    const State later = f.game().state();
    f.remake();
    QVERIFY(f.session->resume());
    QVERIFY(same(f.game().state(), later));
}

void SessionTest::twoProgramsHaveAnAutosaveEach()
{
    const QByteArray home = qgetenv("XDG_DATA_HOME");
    const QTemporaryDir folder;
    qputenv("XDG_DATA_HOME", QFile::encodeName(folder.path()));
    {
        // The first program, and the game it is playing.
        const QString first = paths::autosaveFile();
        QVERIFY(first.startsWith(folder.path()));
        QLockFile lock(first + ".lock");
        QVERIFY(lock.tryLock());
        auto game = Game::begin(SessionFixture::setup({"human", "human", "human"}), moduleTypes());
        Actions legal;
        game->legalActions(legal);
        game->apply(legal.front());
        QVERIFY(Autosave::write(*game, first).isEmpty());
        const QByteArray before = contentOf(first);

        const QString second = Autosave::file();
        QVERIFY(second != first);
        QCOMPARE(QFileInfo(second).path(), QFileInfo(first).path());
        Autosave::keepOrphans();
        SessionFixture f;
        QVERIFY(!GameSession::canResume());
        QVERIFY(f.begin({"human", "human", "human"}));
        QVERIFY(GameSession::canResume());
        QVERIFY(!contentOf(second).isEmpty());
        QCOMPARE(contentOf(first), before);
        // The first program ends; its unfinished game is kept.
        lock.unlock();
        Autosave::keepOrphans();
        QVERIFY(!QFile::exists(first));
        QCOMPARE(QDir(paths::saves()).entryList(QDir::Files).size(), 1);
    }
    home.isEmpty() ? (void)qunsetenv("XDG_DATA_HOME") : (void)qputenv("XDG_DATA_HOME", home);
}

void SessionTest::aReplacedGameIsKept()
{
    SessionFixture f;
    removeSavedGames();
    QVERIFY(f.begin({"human", "human", "human"}));
    QVERIFY(f.session->spots()->choose(f.session->spots()->get(0, "key").toString()));
    const State first = f.game().state();
    QVERIFY(f.session->playAgain());
    QCOMPARE(savedGames().size(), 1);
    QVERIFY(f.session->spots()->choose(f.session->spots()->get(1, "key").toString()));
    const State second = f.game().state();
    const QString kept = savedGames().first().filePath();
    QVERIFY(f.session->load(kept));
    QVERIFY(f.session->problem().isEmpty());
    QVERIFY(same(f.game().state(), first));
    QCOMPARE(savedGames().size(), 2);
    const QFileInfoList games = savedGames();
    QVERIFY(f.session->load(games[games[0].filePath() == kept ? 1 : 0].filePath()));
    QVERIFY(same(f.game().state(), second));
}

void SessionTest::whatCannotBeReadAsAWholeIsPutAside_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("newer format") << QByteArray("inselwerk_save: 1") << QByteArray("inselwerk_save: 99");
    QTest::newRow("newer rules") << QByteArray("rules: 1") << QByteArray("rules: 99");
    QTest::newRow("damaged head") << QByteArray("seats:") << QByteArray("seats: [");
    QTest::newRow("unknown action") << QByteArray("- {do: [") << QByteArray("- {do: [dance, ");
    QTest::newRow("damaged line") << QByteArray("- {do: [") << QByteArray("- {do: {[");
}

void SessionTest::whatCannotBeReadAsAWholeIsPutAside()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    SessionFixture f;
    removeSavedGames();
    QVERIFY(f.begin({"human", "human", "human"}));
    f.playSetup();
    QByteArray damaged = contentOf(Autosave::file());
    f.remake();
    damaged.replace(damaged.indexOf(from), from.size(), to);
    // A new game, twice: every file gets a name of its own, and says so.
    for (int games = 1; games <= 2; ++games) {
        write(Autosave::file(), damaged);
        QVERIFY(f.begin({"human", "human", "human"}));
        QVERIFY(f.session->unsaved().isEmpty());
        QCOMPARE(savedGames().size(), games);
        for (const QFileInfo& game : savedGames()) {
            QVERIFY(game.fileName().endsWith(".broken.yaml"));
            QCOMPARE(contentOf(game.filePath()), damaged);
        }
        QVERIFY2(f.session->problem().contains(".broken.yaml"), qPrintable(f.session->problem()));
        f.remake();
    }
    // The same when one goes on with what can be read of it.
    removeSavedGames();
    write(Autosave::file(), damaged);
    const bool readable = f.session->resume();
    QVERIFY(!f.session->problem().isEmpty());
    QCOMPARE(savedGames().size(), readable ? 1 : 0);
    QCOMPARE(contentOf(readable ? savedGames().first().filePath() : Autosave::file()), damaged);
}

void SessionTest::whatCannotBePutAsideStays()
{
    SessionFixture f;
    removeSavedGames();
    write(Autosave::file(), "inselwerk_save: 99\n");
    write(QFileInfo(Autosave::file()).path() + "/saves", "no folder");
    QVERIFY(f.begin({"human", "human", "human"}));
    QVERIFY2(f.session->unsaved().contains("It stays where it is"), qPrintable(f.session->unsaved()));
    QVERIFY(f.session->spots()->choose(f.session->spots()->get(0, "key").toString()));
    QVERIFY(!f.session->unsaved().isEmpty());
    QVERIFY(f.session->atRisk());
    QCOMPARE(contentOf(Autosave::file()), QByteArray("inselwerk_save: 99\n"));
    // As soon as it can be put aside, the whole game is saved.
    QVERIFY(QFile::remove(QFileInfo(Autosave::file()).path() + "/saves"));
    QVERIFY(f.session->spots()->choose(f.session->spots()->get(0, "key").toString()));
    QVERIFY(f.session->unsaved().isEmpty());
    QCOMPARE(savedGames().size(), 1);
    const State state = f.game().state();
    f.remake();
    QVERIFY(f.session->resume());
    QVERIFY(same(f.game().state(), state));
}

void SessionTest::savingThatFailsIsSaidAndTriedAgain_data()
{
    QTest::addColumn<QString>("how");
    QTest::newRow("a folder in its place") << "folder";
    if (QFileInfo::exists("/dev/full")) QTest::newRow("disk full") << "full";
}

void SessionTest::savingThatFailsIsSaidAndTriedAgain()
{
    QFETCH(QString, how);
    SessionFixture f;
    QVERIFY(f.begin({"human", "human", "human"}));
    QVERIFY(f.session->unsaved().isEmpty());
    const auto act = [&] { return f.session->spots()->choose(f.session->spots()->get(0, "key").toString()); };
    QVERIFY(QFile::remove(Autosave::file()));
    if (how == "folder")
        QVERIFY(QDir().mkdir(Autosave::file()));
    else
        QVERIFY(QFile::link("/dev/full", Autosave::file()));
    QSignalSpy told(f.session.get(), &GameSession::unsavedChanged);
    QVERIFY(act());
    QCOMPARE(told.count(), 1);
    QVERIFY2(f.session->unsaved().contains(Autosave::file()), qPrintable(f.session->unsaved()));
    QVERIFY(f.session->atRisk());
    // Under a name, nothing is at risk until something is done again.
    QVERIFY(f.session->saveAs(f.folder.filePath("mine.yaml")));
    QVERIFY(!f.session->atRisk());
    QVERIFY(!f.session->unsaved().isEmpty());
    QVERIFY(f.session->undo());
    QVERIFY(f.session->atRisk());
    QVERIFY(how == "folder" ? QDir().rmdir(Autosave::file()) : QFile::remove(Autosave::file()));
    QVERIFY(act());
    QVERIFY(f.session->unsaved().isEmpty());
    QVERIFY(!f.session->atRisk());
    const State state = f.game().state();
    f.remake();
    QVERIFY(f.session->resume());
    QVERIFY(f.session->problem().isEmpty());
    QVERIFY(same(f.game().state(), state));
}

void SessionTest::botsGoOnAsWithoutInterruption()
{
    const auto actionsOf = [](const SessionFixture& f) {
        std::vector<Action> actions;
        for (const Step& step : f.game().steps()) actions.push_back(step.action);
        return actions;
    };
    SessionFixture whole;
    QVERIFY(whole.begin({"one-ply", "random", "easy", "one-ply"}, "base", "", 12));
    QTRY_VERIFY_WITH_TIMEOUT(whole.session->over(), 120000);
    SessionFixture f;
    QVERIFY(f.begin({"one-ply", "random", "easy", "one-ply"}, "base", "", 12));
    const QString file = f.folder.filePath("between.yaml");
    int interruptions = 0;
    while (!f.session->over()) {
        const int before = f.session->revision();
        QEventLoop loop;
        connect(f.session.get(), &GameSession::changed, &loop, [&] {
            if (f.session->over() || f.session->revision() >= before + 7) loop.quit();
        });
        QTimer::singleShot(20000, &loop, [&] { loop.exit(1); });
        QCOMPARE(loop.exec(), 0);
        if (f.session->over()) break;
        QVERIFY(f.session->saveAs(file));
        f.remake();
        QVERIFY(f.session->load(file));
        ++interruptions;
    }
    QVERIFY(interruptions > 10);
    QVERIFY(actionsOf(f) == actionsOf(whole));
    QVERIFY(same(f.game().state(), whole.game().state()));
}

void SessionTest::redo()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "human", "human"}));
    const auto act = [&](int spot) {
        return f.session->spots()->choose(f.session->spots()->get(spot, "key").toString());
    };
    QVERIFY(!f.session->canRedo());
    QVERIFY(!f.session->redo());
    QVERIFY(act(0));
    const State done = f.game().state();
    const QString log = f.session->log()->asText();
    QVERIFY(f.session->undo());
    QVERIFY(f.session->canRedo());
    QVERIFY(f.session->redo());
    QVERIFY(same(f.game().state(), done));
    QCOMPARE(f.session->log()->asText(), log);
    QVERIFY(f.session->canUndo());
    QVERIFY(!f.session->canRedo());
    // It is saved, too; whatever else is done instead ends it.
    QVERIFY(f.session->undo());
    QVERIFY(f.session->redo());
    f.remake();
    QVERIFY(f.session->resume());
    QVERIFY(same(f.game().state(), done));
    QVERIFY(f.session->undo());
    QVERIFY(act(1));
    QVERIFY(!f.session->canRedo());
}

/// Once, as the log begins, and again whenever the log is told anew.
void SessionTest::constraintsThatAreNotMetAreSaid()
{
    SessionFixture f;
    GameSetup setup = f.setup({"human", "human", "human"});
    QVERIFY(f.session->begin(setup));
    QVERIFY(!f.session->log()->asText().contains("constraints"));
    Scenario scenario = *setup.scenario;
    for (Board& board : scenario.boards) {
        if (board.id != setup.board) continue;
        board.constraints = {Constraint::NoAdjacentRed};
        for (int& token : board.numberPools[0].tokens) token = 8;
    }
    setup.scenario = std::make_shared<const Scenario>(std::move(scenario));
    QVERIFY(f.session->begin(setup));
    const QString said =
        "No draw was found that meets all constraints of this board. This one is played as it is; it does "
        "not meet: 6 and 8 never side by side.";
    const LogModel& log = *f.session->log();
    QCOMPARE(log.get(0, "text").toString(), said);
    QCOMPARE(log.get(0, "seat").toInt(), -1);
    QVERIFY(!log.get(0, "turnStart").toBool());
    f.playSetup();
    QCOMPARE(log.asText().count("constraints"), 1);
    QCOMPARE(log.get(0, "text").toString(), said);
    f.languages.setCurrent("de");
    QCoreApplication::processEvents();
    QVERIFY2(log.get(0, "text").toString().contains("6 und 8 nie nebeneinander"), qPrintable(log.asText()));
    f.languages.setCurrent("en");
    f.remake();
    QVERIFY(f.session->resume());
    QCOMPARE(f.session->log()->get(0, "text").toString(), said);
}

void SessionTest::saveAndLoad()
{
    SessionFixture f;
    GameSetup setup = f.setup({"human", "human", "easy"});
    setup.seats[0].name = "Bob %2 \"quoted\" <b>";
    QVERIFY(f.session->begin(setup));
    f.playSetup();
    QTRY_VERIFY(f.session->table()->canRoll());
    f.session->table()->roll();
    const State state = f.game().state();
    const QString file = f.folder.filePath("a game.yaml");
    QVERIFY(f.session->saveAs(QUrl::fromLocalFile(file).toString()));
    QVERIFY(f.session->problem().isEmpty());
    f.remake();
    QVERIFY(f.session->load(file));
    QVERIFY(same(f.game().state(), state));
    QCOMPARE(f.session->players()->get(0, "name").toString(), QStringLiteral("Bob %2 \"quoted\" <b>"));
    QVERIFY(!f.session->players()->get(2, "human").toBool());
}

void SessionTest::savingToAnImpossiblePlace()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "easy", "easy"}));
    QVERIFY(!f.session->saveAs("/no such folder/game.yaml"));
    QVERIFY(!f.session->problem().isEmpty());
    f.session->dismissProblem();
    QVERIFY(f.session->problem().isEmpty());
}

void SessionTest::loadingNonsense()
{
    SessionFixture f;
    const QString file = f.folder.filePath("nonsense.yaml");
    for (const char* text : {"", "hello", "inselwerk_save: 999\n", "\xff\xfe\x00", "- [}"}) {
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(text);
        out.close();
        QVERIFY(!f.session->load(file));
        QVERIFY(!f.session->problem().isEmpty());
    }
    QVERIFY(!f.session->load(f.folder.filePath("missing.yaml")));
    // A game at the table stays as it is.
    QVERIFY(f.begin({"human", "easy", "easy"}));
    QVERIFY(!f.session->load(file));
    QVERIFY(f.session->spots()->count() > 0);
}

void SessionTest::eventsPlayAndAreSkipped()
{
    SessionFixture f;
    f.settings.setLessMovement(false);
    QVERIFY(f.begin({"human", "human", "human"}));
    f.toActionPhase();
    f.arrange([](Turn& t) { t.pub().phase = Phase::Roll; });
    QSignalSpy started(f.session.get(), &GameSession::eventStarted);
    QVERIFY(f.session->table()->roll());
    QVERIFY(f.session->busy());
    QCOMPARE(started.count(), 1);
    const QVariantMap event = started[0][0].toMap();
    QCOMPARE(event["kind"].toString(), QStringLiteral("dice"));
    QCOMPARE(event["duration"].toInt(), 600);
    QCOMPARE(event["seat"].toInt(), 0);
    QVERIFY(event["text"].toString().startsWith("Anna rolls"));
    QVERIFY(!f.session->table()->myDecision());
    // The end of the turn is not meant by somebody who does not want to wait for the dice.
    QVERIFY(!f.session->table()->endTurn());
    QVERIFY(!f.session->busy());
    QCOMPARE(f.session->table()->turn(), 1);
    QCOMPARE(f.session->rolls()->total(), 1);
}

void SessionTest::lessMovement()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "human", "human"}));
    QSignalSpy started(f.session.get(), &GameSession::eventStarted);
    QVERIFY(f.session->spots()->choose(f.session->spots()->get(0, "key").toString()));
    QVERIFY(!f.session->busy());
    QCOMPARE(started.count(), 1);  // said where it happened, without time
    QCOMPARE(started[0][0].toMap()["duration"].toInt(), 0);
}

void SessionTest::playAgain()
{
    SessionFixture f;
    QVERIFY(f.begin({"human", "easy", "easy"}));
    const QString seed = f.session->seed();
    QVERIFY(f.session->spots()->choose(f.session->spots()->get(0, "key").toString()));
    QVERIFY(f.session->playAgain());
    QCOMPARE(f.session->revision(), 0);
    QVERIFY(f.session->seed() != seed);
    QCOMPARE(f.session->players()->get(0, "name").toString(), QStringLiteral("Anna"));
}

QTEST_GUILESS_MAIN(SessionTest)
#include "tst_session.moc"
