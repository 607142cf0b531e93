#include "tests/qml/shell_window.h"

using namespace inselwerk;

/// A switch of the language reaches every text of every page at once, and nothing is cut off in German.
class tst_ShellLanguages : public QObject
{
    Q_OBJECT

    static void addPages()
    {
        QTest::addColumn<QString>("page");
        for (const char* page :
             {"gallery", "setup", "problems", "SettingsSheet.qml", "HelpSheet.qml", "RulesSheet.qml", "SaveSheet.qml"})
            QTest::newRow(page) << QString::fromLatin1(page);
    }

    static void go(ShellWindow& shell, const QString& page)
    {
        if (page == QLatin1String("problems")) {
            const QString file = shell.folder.filePath(QStringLiteral("broken.yaml"));
            QFile out(file);
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write("format: 1\nid: broken\nnome: x\nboards: []\n");
            out.close();
            QVERIFY(!shell.desk().open(file));
        } else if (page != QLatin1String("gallery")) {
            QVERIFY(shell.desk().open(paths::includedScenarios() + "/base.yaml"));
        }
        if (page.endsWith(QLatin1String(".qml"))) QVERIFY(shell.showSheet(page));
        QTest::qWait(20);
    }

    /// What reads the same in both languages.
    static bool international(const QString& text)
    {
        static const QSet<QString> same{"Inselwerk", "Deutsch", "English", "Catakatoa",  "Crop Trust", "Tab",
                                        "Esc",       "Bot",     "F1",      "F10",        "F11",        "R",
                                        "T",         "E",       "N",       "B",          "1 … 9",      "← ↑ → ↓",
                                        "Benno",     "Clara",   "Deniz",   "broken.yaml"};
        static const QRegularExpression numbers(QStringLiteral("^[0-9:–×. ]+( min)?$|^/|^boards|\\.yaml$|^[a-z_]+$"));
        return same.contains(text) || numbers.match(text).hasMatch();
    }

private slots:
    void everyTextSwitches_data() { addPages(); }

    void everyTextSwitches()
    {
        QFETCH(QString, page);
        ShellWindow shell(QStringLiteral("en"));
        go(shell, page);
        const QStringList english = shell.texts();
        QVERIFY(english.size() > 3);
        shell.program.languages().setCurrent(QStringLiteral("de"));
        QTest::qWait(20);
        const QStringList german = shell.texts();
        for (const QString& text : german) QVERIFY2(international(text) || !english.contains(text), qPrintable(text));
        shell.program.languages().setCurrent(QStringLiteral("en"));
        QTest::qWait(20);
        const QStringList again = shell.texts();
        for (const QString& text : again) QVERIFY2(international(text) || !german.contains(text), qPrintable(text));
    }

    void nothingIsCutOff_data() { addPages(); }

    void nothingIsCutOff()
    {
        QFETCH(QString, page);
        ShellWindow shell(QStringLiteral("de"), {1024, 600});
        go(shell, page);
        for (QQuickItem* item : shell.visible()) {
            if (item->inherits("QQuickText")) {
                const QString text = item->property("text").toString();
                QVERIFY2(!item->property("truncated").toBool(), qPrintable(text));
                QVERIFY2(item->property("contentWidth").toReal() <= item->width() + 1.5, qPrintable(text));
            }
            if (!item->inherits("QQuickAbstractButton")) continue;
            const QRectF place = item->mapRectToScene(item->boundingRect());
            QVERIFY2(place.left() >= 0 && place.right() <= 1024, qPrintable(item->property("text").toString()));
            // A button gives its text room.
            QVERIFY2(
                item->width() + 1 >= item->property("implicitContentWidth").toReal(),
                qPrintable(item->property("text").toString()));
        }
    }

    void theChoiceOfPlayersSurvivesASwitch()
    {
        ShellWindow shell;
        shell.desk().open(paths::includedScenarios() + "/base.yaml");
        shell.desk().newGame()->seats()->setPlayer(1, QStringLiteral("easy"));
        QVERIFY(shell.texts().contains(QStringLiteral("Bot, easy")));
        shell.program.languages().setCurrent(QStringLiteral("de"));
        QTRY_VERIFY(shell.texts().contains(QStringLiteral("Bot, leicht")));
        QCOMPARE(shell.desk().newGame()->seats()->seats()[1].player, QStringLiteral("easy"));
    }
};

QTEST_MAIN(tst_ShellLanguages)
#include "tst_shell_languages.moc"
