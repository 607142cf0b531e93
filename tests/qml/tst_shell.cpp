#include "app/play/table/autosave.h"
#include "tests/qml/shell_window.h"

#include <QRegularExpression>

#include <algorithm>

using namespace inselwerk;

/// From the gallery to the table, by mouse and by keyboard.
class tst_Shell : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }

    void playsByClicks()
    {
        ShellWindow shell;
        QVERIFY(shell.window);
        QCOMPARE(shell.desk().page(), Desk::Gallery);
        QVERIFY(shell.click(QStringLiteral("Play")));
        QTRY_COMPARE(shell.desk().page(), Desk::SetUp);
        QVERIFY(shell.click(QStringLiteral("New in every game")));
        QCOMPARE(shell.desk().newGame()->board(), 1);
        QVERIFY(shell.click(QStringLiteral("Start the game")));
        QTRY_COMPARE(shell.desk().page(), Desk::Table);
        QVERIFY(shell.desk().session());
    }

    void playsByKeysAlone()
    {
        ShellWindow shell;
        QTRY_VERIFY(shell.window->activeFocusItem());
        shell.press(Qt::Key_Right);
        shell.press(Qt::Key_Left);
        shell.press(Qt::Key_Return);
        QTRY_COMPARE(shell.desk().page(), Desk::SetUp);
        shell.press(Qt::Key_Escape);
        QTRY_COMPARE(shell.desk().page(), Desk::Gallery);
        shell.press(Qt::Key_Return);
        QTRY_COMPARE(shell.desk().page(), Desk::SetUp);
        shell.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(shell.desk().page(), Desk::Table);
    }

    void tabReachesEverything_data()
    {
        QTest::addColumn<QString>("page");
        for (const char* page : {"gallery", "setup", "SettingsSheet.qml", "HelpSheet.qml", "RulesSheet.qml",
                                 "SaveSheet.qml"})
            QTest::newRow(page) << QString::fromLatin1(page);
    }

    void tabReachesEverything()
    {
        QFETCH(QString, page);
        ShellWindow shell;
        if (page != QLatin1String("gallery")) shell.desk().open(paths::includedScenarios() + "/base.yaml");
        if (page.endsWith(QLatin1String(".qml"))) QVERIFY(shell.showSheet(page));
        QTRY_VERIFY(shell.window->activeFocusItem());
        QSet<QQuickItem*> reached;
        for (int i = 0; i < 80; ++i) {
            QQuickItem* item = shell.window->activeFocusItem();
            reached.insert(item);
            QVERIFY2(!accessibleName(item).isEmpty(), item->metaObject()->className());
            shell.press(Qt::Key_Tab);
        }
        // A scope is reached when something in it is.
        const auto touched = [&](const QQuickItem* item) {
            return std::ranges::any_of(reached, [&](const QQuickItem* r) { return r == item || item->isAncestorOf(r); });
        };
        for (const QQuickItem* item : shell.visible())
            if (item->activeFocusOnTab() && item->isEnabled()) QVERIFY2(touched(item), item->metaObject()->className());
    }

    void sheetsCloseByEscape()
    {
        ShellWindow shell;
        shell.press(Qt::Key_F1);
        QTRY_VERIFY(!shell.window->property("sheet").toString().isEmpty());
        shell.press(Qt::Key_Escape);
        QTRY_VERIFY(shell.window->property("sheet").toString().isEmpty());
        shell.press(Qt::Key_Return);  // the focus is back on the cards
        QTRY_COMPARE(shell.desk().page(), Desk::SetUp);
    }

    void menuByKeys()
    {
        ShellWindow shell;
        shell.press(Qt::Key_F10);
        QTRY_VERIFY(shell.control(QStringLiteral("Quit")));
        while (shell.control(QStringLiteral("Settings")) == nullptr) QTest::qWait(10);
        for (int i = 0; i < 10 && !accessibleName(shell.window->activeFocusItem()).startsWith(QStringLiteral("Settings")); ++i)
            shell.press(Qt::Key_Down);
        shell.press(Qt::Key_Return);
        QTRY_COMPARE(shell.window->property("sheet").toString(), QStringLiteral("SettingsSheet.qml"));
    }

    void savesUnderAName()
    {
        ShellWindow shell;
        QDir(paths::saves()).removeRecursively();
        shell.desk().open(paths::includedScenarios() + "/base.yaml");
        QVERIFY(shell.desk().start());
        shell.press(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(shell.window->property("sheet").toString(), QStringLiteral("SaveSheet.qml"));
        QQuickItem* field = shell.window->activeFocusItem();
        QCOMPARE(accessibleName(field), QStringLiteral("Name of the saved game"));
        QVERIFY(!field->property("text").toString().isEmpty());
        QCOMPARE(field->property("selectedText"), field->property("text"));
        // What is typed takes the place of the suggestion.
        shell.type(QStringLiteral("mine"));
        QCOMPARE(field->property("text").toString(), QStringLiteral("mine"));
        shell.press(Qt::Key_Return);
        QTRY_VERIFY(shell.window->property("sheet").toString().isEmpty());
        QVERIFY(QFile::exists(paths::saves() + "/mine.yaml"));
        QCOMPARE(shell.desk().page(), Desk::Table);
    }

    void replacesASavedGameOnlyWhenTold()
    {
        ShellWindow shell;
        shell.desk().open(paths::includedScenarios() + "/base.yaml");
        QVERIFY(shell.desk().start());
        const QString file = paths::saves() + "/mine.yaml";
        QFile old(file);
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("old");
        old.close();
        const auto type = [&](const QString& name) {
            shell.press(Qt::Key_S, Qt::ControlModifier);
            QTRY_COMPARE(shell.window->property("sheet").toString(), QStringLiteral("SaveSheet.qml"));
            shell.type(name);
            shell.press(Qt::Key_Return);
        };
        type(QStringLiteral("mine"));
        QTRY_VERIFY(shell.control(QStringLiteral("Replace the saved game")));
        QCOMPARE(shell.window->activeFocusItem(), shell.control(QStringLiteral("Choose another name")));
        shell.press(Qt::Key_Escape);  // back to the name
        QTRY_VERIFY(!shell.control(QStringLiteral("Replace the saved game")));
        QVERIFY(!shell.window->property("sheet").toString().isEmpty());
        shell.press(Qt::Key_Escape);
        QTRY_VERIFY(shell.window->property("sheet").toString().isEmpty());
        QCOMPARE(QFileInfo(file).size(), 3);
        type(QStringLiteral("a/b"));
        QTRY_VERIFY(shell.texts().contains(Desk::problemOfName(QStringLiteral("a/b"))));
        shell.press(Qt::Key_Escape);
        QTRY_VERIFY(shell.window->property("sheet").toString().isEmpty());
        type(QStringLiteral("mine"));
        QTRY_VERIFY(shell.control(QStringLiteral("Replace the saved game")));
        shell.press(Qt::Key_Tab);
        shell.press(Qt::Key_Return);
        QTRY_VERIFY(shell.window->property("sheet").toString().isEmpty());
        QVERIFY(QFileInfo(file).size() > 100);
    }

    void savesFromTheMenu()
    {
        ShellWindow shell;
        shell.desk().open(paths::includedScenarios() + "/base.yaml");
        QVERIFY(shell.desk().start());
        QTest::qWait(100);  // the table chooses where its focus begins
        shell.press(Qt::Key_F10);
        QTRY_VERIFY(shell.control(QStringLiteral("Quit")));
        for (int i = 0; i < 10 && !accessibleName(shell.window->activeFocusItem()).startsWith(QStringLiteral("Save as")); ++i)
            shell.press(Qt::Key_Down);
        shell.press(Qt::Key_Return);
        QTRY_COMPARE(shell.window->property("sheet").toString(), QStringLiteral("SaveSheet.qml"));
        QTRY_COMPARE(accessibleName(shell.window->activeFocusItem()), QStringLiteral("Name of the saved game"));
        const QQuickItem* field = shell.window->activeFocusItem();
        QVERIFY(!field->property("text").toString().isEmpty());
        QCOMPARE(field->property("selectedText"), field->property("text"));
        shell.press(Qt::Key_Escape);
        QTRY_VERIFY(shell.window->property("sheet").toString().isEmpty());
        // The table has the keys again.
        QQuickItem* page = qvariant_cast<QQuickItem*>(shell.window->property("page"));
        QVERIFY(page && page->isAncestorOf(shell.window->activeFocusItem()));
    }

    void savesInAnyFolder()
    {
        ShellWindow shell;
        shell.desk().open(paths::includedScenarios() + "/base.yaml");
        QVERIFY(shell.desk().start());
        const QString file = shell.folder.filePath(QStringLiteral("my game.yaml"));
        const auto chooseElsewhere = [&] {
            shell.press(Qt::Key_S, Qt::ControlModifier);
            QTRY_COMPARE(shell.window->property("sheet").toString(), QStringLiteral("SaveSheet.qml"));
            QVERIFY(shell.click(QStringLiteral("Other folder …")));
            QVERIFY(shell.choose(QStringLiteral("saving"), file, QStringLiteral("Save")));
        };
        chooseElsewhere();
        QTRY_VERIFY(shell.window->property("sheet").toString().isEmpty());
        QTRY_VERIFY(QFileInfo(file).size() > 100);
        // What is there is replaced only when told.
        QFile old(file);
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("old");
        old.close();
        chooseElsewhere();
        QTRY_VERIFY(shell.control(QStringLiteral("Replace the file")));
        QCOMPARE(QFileInfo(file).size(), 3);
        QVERIFY(shell.click(QStringLiteral("Replace the file")));
        QTRY_VERIFY(shell.window->property("sheet").toString().isEmpty());
        QVERIFY(QFileInfo(file).size() > 100);
    }

    void seatsAreRememberedAndFitTheBoard()
    {
        ShellWindow shell;
        shell.desk().open(paths::includedScenarios() + "/base.yaml");
        SeatList& seats = *shell.desk().newGame()->seats();
        QCOMPARE(seats.count(), 4);
        seats.setName(0, QStringLiteral("Bob %2 <b>&Co</b>"));
        seats.remove(3);
        QCOMPARE(seats.count(), 3);
        seats.remove(2);  // the board needs three
        QCOMPARE(seats.count(), 3);
        const QString first = seats.seats()[0].colour;
        const QString second = seats.seats()[1].colour;
        seats.setColour(0, second);
        QCOMPARE(seats.seats()[1].colour, first);
        QVERIFY(shell.desk().start());
        shell.desk().toGallery();
        shell.desk().open(paths::includedScenarios() + "/catakatoa.yaml");
        QCOMPARE(seats.count(), 3);
        QCOMPARE(seats.seats()[0].name, QStringLiteral("Bob %2 <b>&Co</b>"));
        QVERIFY(shell.texts().contains(QStringLiteral("Catakatoa")));
    }

    /// Arrows choose among a few things side by side and end at the last one, without an error.
    void arrowsEndAtTheLastSegment()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("qrc:")));
        ShellWindow shell;
        QQuickItem* first = shell.control(QStringLiteral("All %1").arg(shell.desk().shelf()->all()));
        QVERIFY(first);
        first->forceActiveFocus(Qt::TabFocusReason);
        for (int i = 0; i < 5; ++i) shell.press(Qt::Key_Right);
        QCOMPARE(shell.desk().shelf()->filter(), ScenarioShelf::Own);
        for (int i = 0; i < 5; ++i) shell.press(Qt::Key_Left);
        QCOMPARE(shell.desk().shelf()->filter(), ScenarioShelf::All);
    }

    void anUnfinishedGameIsKept()
    {
        ShellWindow shell;
        QDir(paths::saves()).removeRecursively();
        QFile::remove(Autosave::file());
        shell.desk().open(paths::includedScenarios() + "/base.yaml");
        QVERIFY(shell.desk().start());
        shell.desk().toGallery();
        QTRY_VERIFY(shell.desk().saves()->hasLast());
        QVERIFY(shell.desk().resume());
        QCOMPARE(shell.desk().page(), Desk::Table);
    }
};

QTEST_MAIN(tst_Shell)
#include "tst_shell.moc"
