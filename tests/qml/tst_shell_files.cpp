#include "tests/qml/shell_window.h"

#include "app/play/shell/command_line.h"
#include "app/play/table/autosave.h"
#include "app/play/table/spots_model.h"

#include "engine/game/save.h"
#include "engine/rules/registry.h"

using namespace inselwerk;

/// Files from outside: arguments, drops, damaged settings.
class tst_ShellFiles : public QObject
{
    Q_OBJECT

    static QString write(const QTemporaryDir& folder, const QString& name, const QByteArray& content)
    {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly)) return {};
        file.write(content);
        return file.fileName();
    }

    static QByteArray baseGame()
    {
        QFile file(paths::includedScenarios() + "/base.yaml");
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static bool playOne(ShellWindow& shell)
    {
        GameSession& game = *shell.desk().session();
        if (game.coveredFor() >= 0) game.reveal();
        return game.spots()->choose(game.spots()->get(0, QStringLiteral("key")).toString());
    }

    /// Begins a game between persons; the first settlement and road are placed.
    static bool playAFew(ShellWindow& shell)
    {
        shell.desk().open(paths::includedScenarios() + "/base.yaml");
        NewGame& game = *shell.desk().newGame();
        game.setBoard(1);
        for (int seat = 0; seat < game.seats()->count(); ++seat) game.seats()->setPlayer(seat, QStringLiteral("human"));
        shell.program.settings().setLessMovement(true);
        return shell.desk().start() && playOne(shell) && playOne(shell);
    }

private slots:
    void init()
    {
        QDir().rmdir(Autosave::file());
        QFile::remove(Autosave::file());
        QDir(paths::saves()).removeRecursively();
    }

    void whatCannotBeOpenedIsSaid()
    {
        ShellWindow shell;
        Desk& desk = shell.desk();
        QVERIFY(!desk.open(shell.folder.filePath(QStringLiteral("nothing.yaml"))));
        QVERIFY(desk.message().contains(QStringLiteral("nothing.yaml")));
        QTRY_VERIFY(shell.texts().contains(desk.message()));
        QVERIFY(!desk.open(shell.folder.path()));
        QVERIFY(desk.message().contains(shell.folder.path()));
        QCOMPARE(desk.page(), Desk::Gallery);
        desk.dismissMessage();
        QVERIFY(desk.message().isEmpty());
    }

    void problemsAreListedWithTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("no yaml") << QByteArray("a: [1\n");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("binary") << QByteArray("\x00\xff\xfe\x01", 4);
        QTest::newRow("wrong version") << baseGame().replace("format: 1", "format: 99");
        QTest::newRow("unknown key") << baseGame().replace("minutes:", "minuets:");
        QTest::newRow("torn") << baseGame().left(baseGame().size() / 2);
    }

    void problemsAreListedWithTheirPlace()
    {
        QFETCH(QByteArray, content);
        ShellWindow shell;
        const QString file = write(shell.folder, QStringLiteral("broken.yaml"), content);
        QVERIFY(!shell.desk().open(file));
        QVERIFY(shell.desk().problems()->errors() > 0);
        QTRY_COMPARE(shell.window->property("sheet").toString(), QStringLiteral("ProblemsSheet.qml"));
        const QString sentence = shell.desk().problems()->index(0).data(ProblemList::SentenceRole).toString();
        QVERIFY(!sentence.isEmpty());
        QTRY_VERIFY(shell.texts().contains(sentence));
    }

    void aGameAtTheTableIsKept_data()
    {
        QTest::addColumn<QString>("way");
        for (const char* way : {"by Ctrl+O", "dropped", "from the command line", "a scenario", "a scenario dropped"})
            QTest::newRow(way) << QString::fromLatin1(way);
    }

    void aGameAtTheTableIsKept()
    {
        QFETCH(QString, way);
        ShellWindow shell;
        const QString other = shell.folder.filePath(QStringLiteral("other.yaml"));
        QVERIFY(playAFew(shell));
        QVERIFY(shell.desk().session()->saveAs(other));
        shell.desk().toGallery();
        QFile::remove(Autosave::file());
        QDir(paths::saves()).removeRecursively();

        QVERIFY(playAFew(shell));
        const State state = shell.desk().session()->position().state;
        if (way == QLatin1String("by Ctrl+O")) {
            shell.press(Qt::Key_O, Qt::ControlModifier);
            QVERIFY(shell.choose(QStringLiteral("opening"), other, QStringLiteral("Open")));
        } else if (way == QLatin1String("dropped")) {
            shell.drop(other);
        } else if (way == QLatin1String("from the command line")) {
            QVERIFY(shell.desk().open(other));
        } else {
            const QString scenario = write(shell.folder, QStringLiteral("mine.yaml"), baseGame());
            if (way == QLatin1String("a scenario dropped"))
                shell.drop(scenario);
            else
                QVERIFY(shell.desk().open(scenario));
            QTRY_COMPARE(shell.desk().page(), Desk::SetUp);
            QVERIFY(!shell.desk().session());
            QVERIFY(shell.click(QStringLiteral("Start the game")));
        }
        const QDir saves(paths::saves());
        QTRY_COMPARE(saves.entryList(QDir::Files).size(), 1);
        QTRY_COMPARE(shell.desk().page(), Desk::Table);
        QVERIFY(shell.desk().message().isEmpty());
        const LoadedGame kept = readSaveFile(saves.entryInfoList(QDir::Files).first().filesystemFilePath(), moduleTypes());
        QVERIFY(kept.game && kept.problems.empty());
        QVERIFY(same(kept.game->state(), state));
    }

    void aBrokenAutosaveIsPutAsideAndSaid()
    {
        QDir(paths::saves()).removeRecursively();
        QFile file(Autosave::file());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("inselwerk_save: 99\nprogram: \"9.0\"\nactions:\n");
        file.close();
        ShellWindow shell;
        QTRY_VERIFY2(shell.desk().message().contains(QStringLiteral(".broken.yaml")), qPrintable(shell.desk().message()));
        QTRY_VERIFY(shell.texts().contains(shell.desk().message()));
        QVERIFY(shell.desk().message().contains(QStringLiteral("version 9.0")));
        QVERIFY(!QFile::exists(Autosave::file()));
        QCOMPARE(QDir(paths::saves()).entryList(QDir::Files).size(), 1);
        // It follows the language.
        shell.program.languages().setCurrent(QStringLiteral("de"));
        QTRY_VERIFY(shell.texts().contains(shell.desk().message()));
        QVERIFY(shell.desk().message().contains(QStringLiteral("Spielständen")));
    }

    void leavingAnUnsavedGameAsks()
    {
        ShellWindow shell;
        Desk& desk = shell.desk();
        const auto sheet = [&] { return shell.window->property("sheet").toString(); };
        QVERIFY(playAFew(shell));
        QVERIFY(QFile::remove(Autosave::file()));
        QVERIFY(QDir().mkdir(Autosave::file()));
        QVERIFY(playOne(shell));
        QVERIFY(!desk.session()->unsaved().isEmpty());
        QTRY_VERIFY(shell.texts().contains(desk.session()->unsaved()));
        // Each way out asks; Escape stays.
        const QString other = write(shell.folder, QStringLiteral("mine.yaml"), baseGame());
        const std::vector<std::function<void()>> ways{
            [&] { shell.press(Qt::Key_N, Qt::ControlModifier); }, [&] { shell.drop(other); },
            [&] { shell.press(Qt::Key_Q, Qt::ControlModifier); }, [&] { shell.window->close(); }};
        for (const auto& way : ways) {
            way();
            QTRY_COMPARE(sheet(), QStringLiteral("LeaveSheet.qml"));
            QCOMPARE(shell.window->activeFocusItem(), shell.control(QStringLiteral("Save as …")));
            shell.press(Qt::Key_Escape);
            QTRY_VERIFY(sheet().isEmpty());
            QCOMPARE(desk.page(), Desk::Table);
            QVERIFY(shell.window->isVisible());
        }
        // Saved under a name, it is left as was wished.
        shell.press(Qt::Key_N, Qt::ControlModifier);
        QTRY_COMPARE(sheet(), QStringLiteral("LeaveSheet.qml"));
        shell.press(Qt::Key_Return);
        QTRY_COMPARE(sheet(), QStringLiteral("SaveSheet.qml"));
        shell.type(QStringLiteral("kept"));
        shell.press(Qt::Key_Return);
        QTRY_COMPARE(desk.page(), Desk::Gallery);
        QVERIFY(sheet().isEmpty());
        QVERIFY(QFile::exists(paths::saves() + "/kept.yaml"));
        // Without saving, when that is meant.
        QVERIFY(playAFew(shell));
        QVERIFY(!desk.session()->unsaved().isEmpty());
        shell.window->close();
        QTRY_COMPARE(sheet(), QStringLiteral("LeaveSheet.qml"));
        QVERIFY(shell.click(QStringLiteral("Leave without saving")));
        QTRY_VERIFY(!shell.window->isVisible());
        QVERIFY(QDir().rmdir(Autosave::file()));
    }

    void theSignGoesWhenSavingWorksAgain()
    {
        ShellWindow shell;
        QVERIFY(playAFew(shell));
        QVERIFY(QFile::remove(Autosave::file()));
        QVERIFY(QDir().mkdir(Autosave::file()));
        QVERIFY(playOne(shell));
        const QString sentence = shell.desk().session()->unsaved();
        QTRY_VERIFY(shell.texts().contains(sentence));
        QVERIFY(QDir().rmdir(Autosave::file()));
        QVERIFY(playOne(shell));
        QTRY_VERIFY(!shell.texts().contains(sentence));
        shell.desk().toGallery();
        QCOMPARE(shell.desk().page(), Desk::Gallery);
    }

    void pathsOfAllKinds_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"plain.yaml", "Größe & Übung ä.yaml", "100%20.yaml", "a#b'c.yaml", "a\u0308.yaml"})
            QTest::newRow(name) << QString::fromUtf8(name);
    }

    void pathsOfAllKinds()
    {
        QFETCH(QString, name);
        ShellWindow shell;
        const QString file = write(shell.folder, name, baseGame());
        QVERIFY(shell.desk().open(file));
        QCOMPARE(shell.desk().page(), Desk::SetUp);
        QVERIFY(shell.desk().open(QUrl::fromLocalFile(file).toString(QUrl::FullyEncoded)));
        QVERIFY(shell.desk().openUrl(QUrl::fromLocalFile(file)));
        const QString before = QDir::currentPath();
        QDir::setCurrent(shell.folder.path());
        QVERIFY(shell.desk().open(name));
        QDir::setCurrent(before);
    }

    void anOpenedFileStandsInTheGallery()
    {
        ShellWindow shell;
        const int before = shell.desk().shelf()->all();
        QVERIFY(shell.desk().open(write(shell.folder, QStringLiteral("mine.yaml"), baseGame())));
        QCOMPARE(shell.desk().shelf()->all(), before + 1);
        QCOMPARE(shell.desk().shelf()->own(), 1);
        QVERIFY(shell.desk().open(shell.folder.filePath(QStringLiteral("mine.yaml"))));
        QCOMPARE(shell.desk().shelf()->all(), before + 1);
    }

    void damagedSettingsDoNoHarm()
    {
        const QTemporaryDir folder;
        const QString file = write(folder, QStringLiteral("settings.ini"),
                                   "[General]\nseats=Anna, red, human, Bob, red, robot, Eve, pink, easy, X, Y\n"
                                   "theme=Purple\nbotSpeed=99\nlanguage=xx\n[windows]\nplay=@Rect(x)\n");
        Settings settings(file);
        NewGame game(settings);
        game.begin(ScenarioFile::read(paths::includedScenarios() + "/base.yaml"));
        QVERIFY2(game.ready(), qPrintable(game.problem()));
        QCOMPARE(game.seats()->count(), 3);
    }

    void seedsAreWholeNumbers()
    {
        const QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("settings.ini")));
        NewGame game(settings);
        game.begin(ScenarioFile::read(paths::includedScenarios() + "/base.yaml"));
        game.setSeed(QStringLiteral("9007199254740991"));
        QVERIFY(game.ready());
        QCOMPARE(game.take().seed, 9007199254740991ULL);
        for (const char* wrong : {"", "9007199254740992", "-1", "1.5", "abc", "0x10", "99999999999999999999999"}) {
            game.setSeed(QString::fromLatin1(wrong));
            QVERIFY2(!game.ready() && !game.problem().isEmpty(), wrong);
        }
    }

    void houseRulesChangeOnlyTheGame()
    {
        const QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("settings.ini")));
        NewGame game(settings);
        const ScenarioFile file = ScenarioFile::read(paths::includedScenarios() + "/base.yaml");
        game.begin(file);
        QVERIFY(!game.rules()->different());
        game.rules()->setVictoryPoints(12);
        game.rules()->setFriendlyRobber(true);
        game.rules()->setDiscardLimit(1000);
        QCOMPARE(game.rules()->discardLimit(), game.rules()->mostDiscardLimit());
        const GameSetup setup = game.take();
        QCOMPARE(setup.scenario->rules.integer(rulesSchema(), "victory_points"), 12);
        QCOMPARE(file.scenario->rules.integer(rulesSchema(), "victory_points"), 10);
        game.rules()->reset();
        QCOMPARE(game.take().scenario.get(), file.scenario.get());
    }

    void argumentsAreChecked()
    {
        const auto parse = [](const QStringList& arguments) {
            return CommandLine::parse(QStringList{QStringLiteral("inselwerk")} + arguments);
        };
        QVERIFY(parse({}).error.isEmpty());
        QCOMPARE(parse({"game.yaml"}).file, QStringLiteral("game.yaml"));
        QCOMPARE(parse({"--size", "1024x600"}).size, QSize(1024, 600));
        QVERIFY(!parse({"--size", "large"}).error.isEmpty());
        QVERIFY(!parse({"--page", "cellar"}).error.isEmpty());
        QVERIFY(!parse({"a.yaml", "b.yaml"}).error.isEmpty());
        QVERIFY(!parse({"--nonsense"}).error.isEmpty());
        QVERIFY(parse({"--help"}).help);
    }
};

QTEST_MAIN(tst_ShellFiles)
#include "tst_shell_files.moc"
