#include "app/common/settings/settings.h"

#include "app/common/settings/paths.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace inselwerk;

namespace {

void write(const QString& file, const QByteArray& content)
{
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(content);
}

}  // namespace

class SettingsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void defaults();
    void valuesAreRememberedAndAnnounced();
    void fileIsForReading();
    void brokenFiles_data();
    void brokenFiles();
    void unwritableFile();
    void recentFiles();

    void includedScenariosAreFound();
    void userScenariosGoFirst();
    void dataFolderCanBeGiven();
    void foldersForWritingExist();

private:
    QString file() const { return m_folder.filePath(QTest::currentTestFunction() + QStringLiteral(".ini")); }

    QTemporaryDir m_folder;
};

void SettingsTest::defaults()
{
    const Settings settings(file());
    QCOMPARE(settings.language(), "");
    QCOMPARE(settings.theme(), Settings::Theme::System);
    QCOMPARE(settings.botSpeed(), Settings::BotSpeed::Slow);
    QVERIFY(!settings.lessMovement());
    QVERIFY(settings.handCover());
    QVERIFY(settings.lastSeats().isEmpty());
    QVERIFY(settings.recentFiles().isEmpty());
    QVERIFY(settings.windowGeometry("play").isEmpty());
}

void SettingsTest::valuesAreRememberedAndAnnounced()
{
    const QList<Settings::Seat> seats{{"Ann, the \"first\"", "red", "human"}, {"", "blue", "random"}};
    {
        Settings settings(file());
        QSignalSpy language(&settings, &Settings::languageChanged);
        QSignalSpy theme(&settings, &Settings::themeChanged);
        QSignalSpy botSpeed(&settings, &Settings::botSpeedChanged);
        QSignalSpy lessMovement(&settings, &Settings::lessMovementChanged);
        QSignalSpy handCover(&settings, &Settings::handCoverChanged);
        for (int i = 0; i < 2; ++i) {  // the second time nothing changes
            settings.setLanguage("de");
            settings.setTheme(Settings::Theme::Dark);
            settings.setBotSpeed(Settings::BotSpeed::AtOnce);
            settings.setLessMovement(true);
            settings.setHandCover(false);
            settings.setLastSeats(seats);
            settings.setWindowGeometry("play", {10, 20, 800, 600});
        }
        for (const QSignalSpy* spy : {&language, &theme, &botSpeed, &lessMovement, &handCover})
            QCOMPARE(spy->count(), 1);
    }
    const Settings settings(file());
    QCOMPARE(settings.language(), "de");
    QCOMPARE(settings.theme(), Settings::Theme::Dark);
    QCOMPARE(settings.botSpeed(), Settings::BotSpeed::AtOnce);
    QVERIFY(settings.lessMovement());
    QVERIFY(!settings.handCover());
    QCOMPARE(settings.lastSeats(), seats);
    QCOMPARE(settings.windowGeometry("play"), QRect(10, 20, 800, 600));
}

void SettingsTest::fileIsForReading()
{
    Settings(file()).setBotSpeed(Settings::BotSpeed::Fast);
    QFile in(file());
    QVERIFY(in.open(QIODevice::ReadOnly));
    QVERIFY(in.readAll().contains("botSpeed=Fast"));
}

void SettingsTest::brokenFiles_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("binary") << QByteArray("\x00\xff\xfe\x01garbage\x00[[[\n=\n", 18);
    QTest::newRow("no ini") << QByteArray("<html>\nnothing of this\nis a setting\n");
    QTest::newRow("open section") << QByteArray("[general\nlanguage=de\n");
    QTest::newRow("wrong values") << QByteArray(
        "[General]\ntheme=Purple\nbotSpeed=-7\nlessMovement=maybe\nhandCover=@Rect(1 2)\nseats=a\n"
        "recentFiles=@Invalid()\n[windows]\nplay=wide\n");
    QTest::newRow("broken variants") << QByteArray(
        "[General]\ntheme=@Variant(\\0\\0\\0\\x7f\\xff)\nseats=@Variant(\\0\\0\\0\\t\\xff\\xff\\xff\\xff)\n");
}

void SettingsTest::brokenFiles()
{
    QFETCH(QByteArray, content);
    write(file(), content);
    {
        Settings settings(file());
        QCOMPARE(settings.theme(), Settings::Theme::System);
        QCOMPARE(settings.botSpeed(), Settings::BotSpeed::Slow);
        QVERIFY(!settings.lessMovement());
        QVERIFY(settings.handCover());
        QVERIFY(settings.lastSeats().isEmpty());
        QVERIFY(settings.recentFiles().isEmpty());
        QVERIFY(settings.windowGeometry("play").isEmpty());
        settings.setTheme(Settings::Theme::Light);
    }
    QCOMPARE(Settings(file()).theme(), Settings::Theme::Light);
}

void SettingsTest::unwritableFile()
{
    QVERIFY(QDir().mkpath(file()));  // a folder of that name
    Settings settings(file());
    settings.setTheme(Settings::Theme::Dark);
    QCOMPARE(settings.theme(), Settings::Theme::Dark);
}

void SettingsTest::recentFiles()
{
    QStringList names;
    for (int i = 0; i < Settings::maxRecentFiles + 2; ++i) {
        names << m_folder.filePath(QString("recent %1, %2.yaml").arg(i).arg(i * i));
        write(names.last(), "x");
    }
    Settings settings(file());
    QSignalSpy changed(&settings, &Settings::recentFilesChanged);
    for (const QString& name : names) settings.addRecentFile(name);
    QCOMPARE(changed.count(), names.size());
    QCOMPARE(settings.recentFiles().size(), Settings::maxRecentFiles);
    QCOMPARE(settings.recentFiles().first(), names.last());

    settings.addRecentFile(names[5]);
    QCOMPARE(settings.recentFiles().first(), names[5]);
    QCOMPARE(settings.recentFiles().count(names[5]), 1);
    QVERIFY(QFile::remove(names[5]));
    QVERIFY(!settings.recentFiles().contains(names[5]));
    settings.clearRecentFiles();
    QVERIFY(settings.recentFiles().isEmpty());
}

void SettingsTest::includedScenariosAreFound()
{
    QCOMPARE(paths::includedScenarios(), QString(INSELWERK_SOURCE_DIR "/scenarios"));
    QCOMPARE(paths::scenarioFolders().last(), paths::includedScenarios());
}

void SettingsTest::userScenariosGoFirst()
{
    QTemporaryDir included;
    QVERIFY(QDir(included.path()).mkdir("scenarios"));
    write(included.filePath("scenarios/same.yaml"), "included");
    write(included.filePath("scenarios/other.yaml"), "included");
    write(paths::userScenarios() + "/same.yaml", "own");
    paths::setDataFolder(included.path());
    QCOMPARE(
        paths::scenarioFiles(),
        QStringList({paths::userScenarios() + "/same.yaml", included.filePath("scenarios/other.yaml")}));
    paths::setDataFolder({});
    QVERIFY(QFile::remove(paths::userScenarios() + "/same.yaml"));
}

void SettingsTest::dataFolderCanBeGiven()
{
    paths::setDataFolder("/somewhere");
    QCOMPARE(paths::includedScenarios(), "/somewhere/scenarios");
    paths::setDataFolder({});
}

void SettingsTest::foldersForWritingExist()
{
    for (const QString& folder : {paths::userScenarios(), paths::saves()}) QVERIFY(QFileInfo(folder).isDir());
    for (const QString& name : {paths::autosaveFile(), paths::settingsFile()}) {
        QVERIFY(QFileInfo(name).isAbsolute());
        QVERIFY(QFileInfo(name).dir().exists());
    }
}

QTEST_GUILESS_MAIN(SettingsTest)
#include "tst_settings.moc"
