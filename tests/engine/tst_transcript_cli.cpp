#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

/// inselwerk-cli as people call it: exit codes, messages, odd paths.
class TranscriptCliTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void exitCodes_data();
    void exitCodes();
    void helpIsAboutTheVerb();
    void outputThatCannotBeWrittenIsAnError();
    void oddPathsWork();
    void simulationsRepeat();
    void savesAreReplayed();

private:
    struct Run
    {
        int code;
        QString out;
        QString error;
    };
    Run run(const QStringList& arguments) const
    {
        QProcess process;
        process.start(m_program, arguments);
        process.waitForFinished(120'000);
        const int code = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
        return {
            code, QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
    }
    QString write(const QString& name, const QByteArray& text)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write");
        file.write(text);
        return file.fileName();
    }

    const QString m_program = INSELWERK_BINARY_DIR "/bin/inselwerk-cli";
    const QString m_base = INSELWERK_SOURCE_DIR "/scenarios/base.yaml";
    QTemporaryDir m_folder;
};

void TranscriptCliTest::initTestCase()
{
    if (!QFile::exists(m_program)) QSKIP("inselwerk-cli is not built");
    write("good.yaml", "transcript: 1\nscenario: base\nsteps: [{expect: {phase: roll}}]\n");
    write("failing.yaml", "transcript: 1\nscenario: base\nsteps: [{expect: {phase: over}}]\n");
    write("broken.yaml", "transcript: [1\n");
    write("unplayable.yaml", "format: 1\nid: x\n");
}

void TranscriptCliTest::exitCodes_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    const auto row = [](const QString& words, int code) {
        QTest::newRow(qPrintable(words)) << words.split(' ') << code;
    };
    row("--help", 0);
    row("--version", 0);
    row("validate --help", 0);
    row("validate BASE", 0);
    row("validate FOLDER/unplayable.yaml", 1);
    row("validate BASE FOLDER/unplayable.yaml", 1);
    row("validate FOLDER/nothing.yaml", 2);
    row("validate FOLDER", 2);
    row("transcript FOLDER/good.yaml", 0);
    row("transcript FOLDER/failing.yaml", 1);
    row("transcript FOLDER/broken.yaml", 2);
    row("transcript FOLDER/failing.yaml FOLDER/nothing.yaml FOLDER/good.yaml", 2);
    row("simulate BASE --games 0..2", 0);
    row("simulate BASE --games=0..2 --json --check --players 3", 0);
    row("simulate BASE --games 0..1 --check --saves 0", 0);
    row("simulate BASE --games 0..1 --check --saves 101", 2);
    row("simulate BASE --games 0..1 --check --saves", 2);
    row("simulate BASE --games 0..1 --saves 1", 2);
    row("simulate BASE --games 2..0", 2);
    row("simulate BASE --games x", 2);
    row("simulate BASE --players 7", 2);
    row("simulate BASE --players 2", 2);
    row("simulate BASE --bots nobody", 2);
    row("simulate BASE --games 0..1 --bots random,random,random,random,random", 2);
    row("simulate BASE --board atlantis", 2);
    row("simulate BASE --threads 0", 2);
    row("simulate BASE --json --json", 2);
    row("simulate BASE --quickly", 2);
    row("simulate FOLDER/unplayable.yaml", 2);
    row("simulate", 2);
    row("render BASE", 2);
    row("render BASE --output FOLDER/no/such/folder.png", 2);
    row("render BASE --output FOLDER/board.png --seed 5 --board variable", 0);
    row("replay FOLDER/good.yaml", 2);
    row("replay", 2);
    row("dance", 2);
    row("", 2);
}

void TranscriptCliTest::exitCodes()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    for (QString& word : arguments) word.replace("BASE", m_base).replace("FOLDER", m_folder.path());
    arguments.removeAll("");
    const Run result = run(arguments);
    QVERIFY2(result.code == code, qPrintable(result.out + result.error));
    if (code != 0) QVERIFY(!(result.out + result.error).isEmpty());
}

void TranscriptCliTest::helpIsAboutTheVerb()
{
    const QString all = run({"--help"}).out;
    const QString one = run({"replay", "--help"}).out;
    QVERIFY(all.contains("inselwerk-cli replay") && all.contains("inselwerk-cli simulate"));
    QVERIFY(one.contains("inselwerk-cli replay") && !one.contains("inselwerk-cli simulate"));
}

void TranscriptCliTest::outputThatCannotBeWrittenIsAnError()
{
    if (!QFile::exists("/dev/full")) QSKIP("there is no device that is always full");
    QProcess process;
    process.setStandardOutputFile("/dev/full", QIODevice::Append);
    process.start(m_program, {"validate", m_base, m_folder.filePath("unplayable.yaml")});
    QVERIFY(process.waitForFinished(60'000));
    QCOMPARE(process.exitCode(), 2);
    QVERIFY(process.readAllStandardError().contains("cannot be written"));
}

void TranscriptCliTest::oddPathsWork()
{
    const QString folder = m_folder.filePath("Größe & Übung #1 100% o'neill");
    QVERIFY(QDir().mkpath(folder));
    const QString scenario = folder + "/Szenario ä.yaml";
    QVERIFY(QFile::copy(m_base, scenario));
    QCOMPARE(run({"validate", scenario}).code, 0);
    QCOMPARE(run({"simulate", scenario, "--games", "0..1"}).code, 0);
    QCOMPARE(run({"render", scenario, "--output", folder + "/Bild ö.png"}).code, 0);
    QVERIFY(QFile(folder + "/Bild ö.png").size() > 10'000);
    QFile file(folder + "/Fall ü.yaml");
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("transcript: 1\nscenario: \"Szenario ä.yaml\"\nsteps: [{expect: {phase: roll}}]\n");
    file.close();
    QCOMPARE(run({"transcript", file.fileName()}).code, 0);
    QCOMPARE(run({"validate", "--", scenario}).code, 0);
}

void TranscriptCliTest::simulationsRepeat()
{
    const QStringList arguments{"simulate", m_base, "--games", "10..30"};
    const auto withoutSpeed = [](QString out) { return out.remove(QRegularExpression("games per second.*\n")); };
    const Run one = run(arguments + QStringList{"--threads", "1"});
    const Run two = run(arguments + QStringList{"--threads", "3"});
    QCOMPARE(one.code, 0);
    QCOMPARE(withoutSpeed(one.out), withoutSpeed(two.out));
    QVERIFY(one.out.contains("games: 20"));
}

void TranscriptCliTest::savesAreReplayed()
{
    const QString save = write("other.yaml", "inselwerk_save: 999\nprogram: \"7.0\"\nactions:\n");
    const Run result = run({"replay", save});
    QCOMPARE(result.code, 2);
    QVERIFY2(result.out.contains("made with version 7.0"), qPrintable(result.out));
}

QTEST_GUILESS_MAIN(TranscriptCliTest)
#include "tst_transcript_cli.moc"
