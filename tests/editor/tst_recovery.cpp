#include "tests/editor/fixed_name.h"
#include "tests/editor/scenario_files.h"
#include "tests/editor/window_fixture.h"

#include "app/common/settings/paths.h"
#include "editor/document/recovery.h"
#include "editor/window/recovery_dialog.h"

#include <QDir>
#include <QListWidget>
#include <QProcess>
#include <QRandomGenerator>

#include <sys/resource.h>

#include <csignal>

using namespace inselwerk;
using test::contentOf;

/// Unsaved work survives whatever ends the program, and the file that was last saved is never damaged.
class RecoveryTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void unsavedWorkIsWrittenElsewhere();
    void whoNeverPausesIsKeptSafeToo();
    void savingRemovesTheCopy();
    void undoingEverythingRemovesTheCopy();
    void discardingRemovesTheCopy();
    void aCopyOfARunningProgramIsNotOffered();
    void twoProgramsAreNotOfferedTheSame();
    void recoveredWorkIsModifiedAndKnowsItsFile();
    void recoveredWorkStaysSafe();
    void theDialogOffersAndDiscards();
    void aFullDiskIsSaid();
    void oddPathsComeBack();
    void foreignFilesAreIgnored();
    void killedAtAnyMoment();
};

namespace {

constexpr int shortDelay = 150;

Document::Edit minutes(int n)
{
    return [n](Scenario& s) { s.minutes = n; };
}

QStringList copies() { return QDir(paths::unsavedWork()).entryList({"*.yaml"}, QDir::Files); }

/// A document with file and safety copy, without a window.
struct Work
{
    Document document{{}};
    DocumentFile file{document};
    std::unique_ptr<Autosave> autosave = std::make_unique<Autosave>(file);

    explicit Work(const QString& path)
    {
        if (!file.open(path)) qFatal("%s", qPrintable(file.trouble()));
    }
    /// What a crash leaves: the copy stays, its lock goes with the program.
    void crash()
    {
        const QString copy = autosave->file();
        const QByteArray bytes = contentOf(copy);
        autosave.reset();
        test::putFile(copy, bytes);
    }
};

QString baseFile(const QTemporaryDir& folder, const QString& name = "base.yaml")
{
    const QString path = folder.filePath(name);
    test::putFile(path, QByteArray::fromStdString(test::written(test::included("base"))));
    return path;
}

}  // namespace

void RecoveryTest::init()
{
    static_assert(Autosave::usualDelay <= 8000, "at most the last ten seconds of work may be lost");
    Autosave::setDelay(shortDelay);
    QDir(paths::unsavedWork()).removeRecursively();
}

void RecoveryTest::unsavedWorkIsWrittenElsewhere()
{
    const QTemporaryDir folder;
    const QString path = baseFile(folder);
    const QByteArray before = contentOf(path);
    Work work(path);
    QTest::qWait(2 * shortDelay);
    QVERIFY(copies().isEmpty());
    work.document.change("minutes"_step, minutes(5));
    QTRY_COMPARE(copies().size(), 1);
    QCOMPARE(contentOf(path), before);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"base.yaml"});
    const auto copy = SafetyCopy::read(work.autosave->file());
    QVERIFY(copy);
    QCOMPARE(copy->original, path);
    QCOMPARE(copy->text, QByteArray::fromStdString(test::written(work.document.scenario())));
}

void RecoveryTest::whoNeverPausesIsKeptSafeToo()
{
    const QTemporaryDir folder;
    Work work(baseFile(folder));
    const QDeadlineTimer patience(10'000);
    for (int n = 1; copies().isEmpty() && !patience.hasExpired(); ++n) {
        work.document.change("minutes"_step, minutes(1000 + n), "typing");
        QTest::qWait(5);
    }
    QCOMPARE(copies().size(), 1);
}

void RecoveryTest::savingRemovesTheCopy()
{
    const QTemporaryDir folder;
    Work work(baseFile(folder));
    work.document.change("minutes"_step, minutes(5));
    QTRY_COMPARE(copies().size(), 1);
    QVERIFY(work.file.save());
    QVERIFY(copies().isEmpty());
    QVERIFY(QDir(paths::unsavedWork()).isEmpty());  // the lock went too
}

void RecoveryTest::undoingEverythingRemovesTheCopy()
{
    const QTemporaryDir folder;
    Work work(baseFile(folder));
    work.document.change("minutes"_step, minutes(5));
    QTRY_COMPARE(copies().size(), 1);
    work.document.undo();
    QVERIFY(copies().isEmpty());
    QTest::qWait(2 * shortDelay);
    QVERIFY(copies().isEmpty());
}

void RecoveryTest::discardingRemovesTheCopy()
{
    test::Program program;
    const auto window = program.window();
    window->document().change("minutes"_step, minutes(5));
    QTRY_COMPARE(copies().size(), 1);
    const test::NextDialog dialog(test::answering("discard"));
    QVERIFY(window->close());
    QVERIFY(copies().isEmpty());
}

void RecoveryTest::aCopyOfARunningProgramIsNotOffered()
{
    const QTemporaryDir folder;
    Work work(baseFile(folder));
    work.document.change("minutes"_step, minutes(5));
    QTRY_COMPARE(copies().size(), 1);
    QVERIFY(Recovery().finds().empty());
    work.crash();
    QCOMPARE(Recovery().finds().size(), std::size_t{1});
}

void RecoveryTest::twoProgramsAreNotOfferedTheSame()
{
    const QTemporaryDir folder;
    Work work(baseFile(folder));
    work.document.change("minutes"_step, minutes(5));
    QTRY_COMPARE(copies().size(), 1);
    work.crash();
    Recovery first;
    QCOMPARE(first.finds().size(), std::size_t{1});
    QVERIFY(Recovery().finds().empty());
}

void RecoveryTest::recoveredWorkIsModifiedAndKnowsItsFile()
{
    const QTemporaryDir folder;
    const QString path = baseFile(folder);
    Work work(path);
    work.document.change("minutes"_step, minutes(5));
    const Scenario edited = work.document.scenario();
    QTRY_COMPARE(copies().size(), 1);
    work.crash();
    Recovery recovery;
    QCOMPARE(recovery.finds().size(), std::size_t{1});
    Document document({});
    DocumentFile file(document);
    file.recover(recovery.finds()[0].copy.original, recovery.finds()[0].copy.text);
    QVERIFY(document.scenario() == edited);
    QVERIFY(document.isModified());
    QVERIFY(!file.isUntouched());
    QCOMPARE(file.path(), path);
    QCOMPARE(file.onDisk(), DocumentFile::OnDisk::Same);
    QVERIFY(file.readingProblems().empty());
    QVERIFY(file.save());
    QVERIFY(!document.isModified());
}

void RecoveryTest::recoveredWorkStaysSafe()
{
    const QTemporaryDir folder;
    Work work(baseFile(folder));
    work.document.change("minutes"_step, minutes(5));
    QTRY_COMPARE(copies().size(), 1);
    work.crash();
    {
        Recovery recovery;
        Recovery::Find find = std::move(recovery.finds().at(0));
        Document document({});
        DocumentFile file(document);
        Autosave autosave(file);
        file.recover(find.copy.original, find.copy.text);
        autosave.adopt(find.copy.file, std::move(find.lock));
        QCOMPARE(copies().size(), 1);  // at every moment
        document.change("minutes"_step, minutes(6));
        QTRY_VERIFY(contentOf(autosave.file()).contains("minutes: 6"));
        QCOMPARE(copies().size(), 1);
        QVERIFY(file.save());
    }
    QVERIFY(copies().isEmpty());
}

void RecoveryTest::theDialogOffersAndDiscards()
{
    const QTemporaryDir folder;
    std::vector<std::unique_ptr<Work>> works;
    for (const char* name : {"a.yaml", "b.yaml", "c.yaml"}) {
        works.push_back(std::make_unique<Work>(baseFile(folder, name)));
        works.back()->document.change("minutes"_step, minutes(5));
    }
    QTRY_COMPARE(copies().size(), 3);
    for (const auto& work : works) work->crash();
    {
        Recovery recovery;
        RecoveryDialog dialog(recovery, nullptr);
        auto* list = dialog.findChild<QListWidget*>("finds");
        QCOMPARE(list->count(), 3);
        // Name and time come first and are whole.
        for (int row = 0; row < list->count(); ++row) {
            const QString line = list->item(row)->text().section(QLatin1Char('\n'), 0, 0);
            QVERIFY2(line.contains(".yaml, as of "), qPrintable(line));
            QVERIFY2(line.contains(QLatin1Char(':')), qPrintable(line));
            QVERIFY(list->fontMetrics().horizontalAdvance(line) < list->viewport()->width() - 40);
        }
        list->item(1)->setCheckState(Qt::Unchecked);
        const QString kept = list->item(1)->toolTip();
        const test::NextDialog question(test::answering("discard"));
        dialog.show();
        test::click(dialog, "discard");
        QCOMPARE(copies().size(), 1);
        QCOMPARE(list->count(), 1);
        QCOMPARE(list->item(0)->toolTip(), kept);
        test::click(dialog, "later");
    }
    QCOMPARE(Recovery().finds().size(), std::size_t{1});  // offered again
    Recovery recovery;
    RecoveryDialog dialog(recovery, nullptr);
    dialog.show();
    test::click(dialog, "recover");
    QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    QCOMPARE(dialog.take().size(), std::size_t{1});
}

void RecoveryTest::aFullDiskIsSaid()
{
    const QTemporaryDir folder;
    Work work(baseFile(folder));
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit limit{};
    getrlimit(RLIMIT_FSIZE, &limit);
    limit.rlim_cur = 2000;
    setrlimit(RLIMIT_FSIZE, &limit);
    work.document.change("minutes"_step, minutes(5));
    work.autosave->write();
    limit.rlim_cur = RLIM_INFINITY;
    setrlimit(RLIMIT_FSIZE, &limit);
    QVERIFY(!work.autosave->trouble().isEmpty());
    QTRY_VERIFY(work.autosave->trouble().isEmpty());  // tried again by itself
    QCOMPARE(copies().size(), 1);
}

void RecoveryTest::oddPathsComeBack()
{
    for (const QString& path : {u"/a\nb/\"c\".yaml"_qs, u"/ä %1 #/\U0001F3B2.yaml"_qs, QString()}) {
        const SafetyCopy copy{{}, path, QDateTime::currentDateTime(), "x: 1\n"};
        const QString file = paths::unsavedWork() + "/x.yaml";
        test::putFile(file, copy.bytes());
        const auto read = SafetyCopy::read(file);
        QVERIFY(read);
        QCOMPARE(read->original, path);
        QCOMPARE(read->text, copy.text);
        QCOMPARE(read->written, copy.written);
    }
}

void RecoveryTest::foreignFilesAreIgnored()
{
    test::putFile(paths::unsavedWork() + "/a.yaml", "boards: []\n");
    test::putFile(paths::unsavedWork() + "/b.yaml", "");
    QVERIFY(Recovery().finds().empty());
    QCOMPARE(copies().size(), 2);
}

/// A session in another process, which edits, saves and goes on until it is killed. Each step writes its number into
/// the scenario; a log beside the file says when.
namespace session {

constexpr int delay = 100;

void log(QFile& file, const char* what, int n)
{
    file.write(QByteArray(what) + ' ' + QByteArray::number(n) + ' ' + QByteArray::number(QDateTime::currentMSecsSinceEpoch()) + '\n');
    file.flush();
}

int run(const QString& path)
{
    Autosave::setDelay(delay);
    test::Program program;
    const auto window = program.window();
    if (!window->commands().openFile(path)) return 1;
    QFile diary(path + ".log");
    if (!diary.open(QIODevice::WriteOnly)) return 1;
    QRandomGenerator random(static_cast<quint32>(qHash(path)));
    for (int n = 1;; ++n) {
        window->document().change(
            "step"_step, [n](Scenario& s) { s.minutes = n % 1000, s.summary.en = std::to_string(n); });
        log(diary, "edit", n);
        if (random.bounded(40) == 0) {
            if (!window->commands().save()) return 1;
            log(diary, "saved", n);
        }
        QTest::qWait(static_cast<int>(random.bounded(8)));
    }
}

/// Numbers and times of the diary.
struct Diary
{
    std::vector<qint64> edits{0};  ///< time of each step; the first is the file as it was
    int saved = 0;
};

Diary read(const QString& path)
{
    Diary diary;
    const QByteArrayList lines = contentOf(path + ".log").split('\n');
    for (qsizetype i = 0; i + 1 < lines.size(); ++i) {  // the last line may be torn
        const QByteArrayList words = lines[i].split(' ');
        if (words[0] == "edit") diary.edits.push_back(words[2].toLongLong());
        if (words[0] == "saved") diary.saved = words[1].toInt();
    }
    return diary;
}

/// The step that a text holds; -1: it is no whole scenario.
int stepOf(const QByteArray& text)
{
    const Reading reading = readScenario({text.constData(), static_cast<std::size_t>(text.size())}, descriptionsOf(moduleTypes()));
    if (!reading.playable() || reading.scenario.boards.size() != 4) return -1;
    bool number = false;
    const int step = QString::fromStdString(reading.scenario.summary.en).toInt(&number);
    return number ? step : 0;
}

}  // namespace session

void RecoveryTest::killedAtAnyMoment()
{
    bool given = false;
    const int kills = qEnvironmentVariableIntValue("INSELWERK_KILLS", &given);
    int fromCopy = 0;
    qint64 mostLost = 0;
    const int count = given ? kills : 8;
    for (int kill = 0; kill < count; ++kill) {
        QDir(paths::unsavedWork()).removeRecursively();
        const QTemporaryDir folder;
        const QString path = baseFile(folder, QString("session %1.yaml").arg(QRandomGenerator::global()->generate()));
        QProcess editor;
        editor.start(QCoreApplication::applicationFilePath(), {"--edit-until-killed", path});
        QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(path + ".log").size() > 0, 30000);
        QTest::qWait(static_cast<int>(QRandomGenerator::global()->bounded(900)));
        QCOMPARE(editor.state(), QProcess::Running);
        const qint64 end = QDateTime::currentMSecsSinceEpoch();
        ::kill(static_cast<pid_t>(editor.processId()), SIGKILL);
        QVERIFY(editor.waitForFinished());

        const session::Diary diary = session::read(path);
        const int onDisk = session::stepOf(contentOf(path));
        QVERIFY2(onDisk >= diary.saved, "the file is damaged or older than it was");
        Recovery recovery;
        int recovered = onDisk;
        if (!recovery.finds().empty()) {
            QCOMPARE(recovery.finds().size(), std::size_t{1});
            QCOMPARE(recovery.finds()[0].copy.original, path);
            const int step = session::stepOf(recovery.finds()[0].copy.text);
            QVERIFY(step >= 0);
            recovered = std::max(recovered, step);
            ++fromCopy;
        }
        // The first step that is lost must be younger than the delay and what a busy machine adds to it.
        const auto next = static_cast<std::size_t>(recovered) + 1;
        if (next < diary.edits.size()) mostLost = std::max(mostLost, end - diary.edits[next]);
    }
    qInfo("%d kills, %d recovered from a copy, at most %lld ms of work lost", count, fromCopy, static_cast<long long>(mostLost));
    constexpr qint64 busyMachine = 5000;
    QVERIFY2(mostLost < session::delay + busyMachine, qPrintable(QString::number(mostLost)));
}

int main(int argc, char* argv[])
{
    QApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments[1] == "--edit-until-killed") return session::run(arguments[2]);
    RecoveryTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_recovery.moc"
