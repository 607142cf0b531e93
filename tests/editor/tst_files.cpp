#include "tests/editor/fixed_name.h"
#include "tests/editor/scenario_files.h"
#include "tests/editor/window_fixture.h"

#include "editor/canvas/board_canvas.h"
#include "editor/common/question.h"

#include <QDropEvent>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>

#include <sys/resource.h>

#include <algorithm>
#include <csignal>
#include <unistd.h>

using namespace inselwerk;
using test::answering;
using test::choosing;
using test::click;
using test::contentOf;
using test::NextDialog;

/// Documents and their files: nothing is overwritten, lost or saved elsewhere without a word.
class FilesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void includedFilesStayAsTheyAre_data();
    void includedFilesStayAsTheyAre();
    void strangePathsWork_data();
    void strangePathsWork();
    void longPathsAreReadInBoxes_data();
    void longPathsAreReadInBoxes();
    void urlsAndRelativePathsAreFiles();
    void aPercentSignInANameIsNoCode();
    void whatCannotBeOpenedIsSaid_data();
    void whatCannotBeOpenedIsSaid();
    void aSecondFileOpensASecondWindow();
    void aFileThatIsOpenComesToTheFront();
    void droppedFilesOpen();
    void recentFilesOpen();
    void savingAsChangesTheFile();
    void savingAsAsksBeforeOverwriting();
    void theTitleShowsFileAndMark();
    void closingAsks_data();
    void closingAsks();
    void quittingAsks();
    void closingAndSavingElsewhereCloses();
    void everySavedFileIsFoundAgain();
    void revertingAsks();
    void aWriteProtectedFileIsSavedElsewhere();
    void aMissingFolderKeepsTheDocumentModified();
    void aFullDiskLeavesTheOldFile();
    void devicesAreNotReplaced();
    void filesWithErrorsOpen();
    void noYamlOpensEmptyAndAsks();
    void commentsBelowTheHeadAreNamedOnce();
    void aChangeOnTheDiskIsNoticed();
    void aChangeOnTheDiskCanBeKept();
    void aTouchIsNoChange();
    void aRemovedFileIsNoticed();
    void aChangedFileIsNotOverwrittenSilently();

private:
    MainWindow& window() { return *m_window; }
    DocumentFile& file() { return m_window->file(); }
    QString base(const QString& name);
    void edit()
    {
        window().document().change("name"_step, [this](Scenario& s) { s.minutes = 11 + ++m_edits; });
    }
    QWidget* notice(const char* name) { return window().findChild<QWidget*>(name); }

    std::unique_ptr<test::Program> m_program;
    std::unique_ptr<MainWindow> m_window;
    int m_edits = 0;
};

namespace {

const char* const includedNames[] = {
    "base", "catakatoa", "crop-trust", "ebbing-isles", "gifts-for-the-robber", "smoking-crescent"};

QString includedPath(const QString& name)
{
    return QStringLiteral(INSELWERK_SOURCE_DIR "/scenarios/") + name + ".yaml";
}

/// Root may write everything: as long as this lives, the test is somebody who may not.
class AsNobody
{
public:
    AsNobody()
    {
        constexpr uid_t nobody = 65534;
        if (m_root && ::setresuid(nobody, nobody, 0) != 0) qFatal("Root cannot become another user");
    }
    ~AsNobody()
    {
        if (m_root && ::setresuid(0, 0, 0) != 0) qFatal("The test cannot become root again");
    }
    Q_DISABLE_COPY_MOVE(AsNobody)

private:
    bool m_root = ::geteuid() == 0;
};

}  // namespace

void FilesTest::init()
{
    m_program = std::make_unique<test::Program>();
    m_window = m_program->window();
    m_edits = 0;
}

void FilesTest::cleanup()
{
    std::vector<MainWindow*> others;
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* other = qobject_cast<MainWindow*>(widget); other && other != m_window.get()) others.push_back(other);
    for (const MainWindow* other : others) delete other;
    m_window.reset();
    m_program.reset();
}

/// A copy of the base game under that name, with no comment below its head.
QString FilesTest::base(const QString& name)
{
    const QString path = m_program->path(name);
    QDir().mkpath(QFileInfo(path).absolutePath());
    test::putFile(path, QByteArray::fromStdString(test::written(test::included("base"))));
    return path;
}

void FilesTest::includedFilesStayAsTheyAre_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : includedNames) QTest::newRow(name) << name;
}

void FilesTest::includedFilesStayAsTheyAre()
{
    QFETCH(QString, name);
    const QString path = m_program->path("copy.yaml");
    test::putFile(path, contentOf(includedPath(name)));
    QVERIFY(window().commands().openFile(path));
    QVERIFY(file().readingProblems().empty());
    QVERIFY(window().commands().save());
    QCOMPARE(contentOf(path), contentOf(includedPath(name)));
}

void FilesTest::strangePathsWork_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("umlauts") << u"Größe & Übung/Szenario ä.yaml"_qs;
    QTest::newRow("decomposed") << u"U\u0308bung/a\u0308.yaml"_qs;
    QTest::newRow("spaces") << u" a  b / c d .yaml"_qs;
    QTest::newRow("hash") << u"#1/a#b.yaml"_qs;
    QTest::newRow("percent") << u"50%20 %1 %n/a%20b.yaml"_qs;
    QTest::newRow("emoji") << u"\U0001F3DD/\U0001F3B2.yaml"_qs;
    QTest::newRow("quotes") << u"'x' \"y\"/<b>z</b>.yaml"_qs;
    QTest::newRow("long") << QString(150, u'a') + u'/' + QString(140, u'b') + u".yaml"_qs;
}

void FilesTest::strangePathsWork()
{
    QFETCH(QString, name);
    const QString path = base(name);
    QVERIFY(window().commands().openFile(path));
    QCOMPARE(file().path(), path);
    edit();
    QTest::keyClick(&window(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(!window().document().isModified());
    QVERIFY(contentOf(path).contains("minutes: 12"));
    QVERIFY(window().windowTitle().contains(QFileInfo(path).fileName()));
    QCOMPARE(m_program->settings.recentFiles().value(0), path);

    const QString other = m_program->path("neu " + QFileInfo(path).fileName());
    const NextDialog dialog(choosing(other));
    QVERIFY(window().commands().saveAs());
    QVERIFY(dialog.came());
    QCOMPARE(file().path(), other);
    QCOMPARE(contentOf(other), contentOf(path));
    QVERIFY(window().commands().openFile(QUrl::fromLocalFile(path).toString(QUrl::FullyEncoded)));
    QVERIFY(windowWith(path));
}

void FilesTest::longPathsAreReadInBoxes_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("folders") << "/home/somebody" + QString("/folder of scenarios 2026").repeated(4) + "/a.yaml";
    QTest::newRow("one word") << '/' + QString(150, 'a') + '/' + QString(140, 'b') + ".yaml";
}

void FilesTest::longPathsAreReadInBoxes()
{
    QFETCH(QString, path);
    const NextDialog dialog([&](QWidget& box) {
        bool said = false;
        for (const QLabel* label : box.findChildren<QLabel*>()) {
            if (label->text().isEmpty()) continue;
            said = said || QString(label->text()).remove(QChar(0x200b)).contains(path);
            const QRect text = label->fontMetrics().boundingRect(
                0, 0, label->width(), 10000, Qt::TextWordWrap | Qt::AlignLeft, label->text());
            QVERIFY2(text.width() <= label->width(), qPrintable(label->text()));
            QVERIFY2(text.height() <= label->height(), qPrintable(label->text()));
            const int lines = text.height() / label->fontMetrics().lineSpacing();
            const int letters = static_cast<int>(label->text().size());
            QVERIFY2(letters / lines > 30 || lines == 1, qPrintable(label->text()));
        }
        QVERIFY(said);
        if (qEnvironmentVariableIsSet("INSELWERK_PICTURES"))
            box.grab().save(qEnvironmentVariable("INSELWERK_PICTURES") + "/box.png");
        click(box, "ok");
    });
    tell(&window(), "The scenario could not be saved.", "The file " + path + " cannot be written: the disk is full.");
    QVERIFY(dialog.came());
}

void FilesTest::urlsAndRelativePathsAreFiles()
{
    const QString path = base("ä b.yaml");
    QCOMPARE(pathFromUser(QUrl::fromLocalFile(path).toString()), path);
    QCOMPARE(pathFromUser(QUrl::fromLocalFile(path).toEncoded()), path);
    const QString before = QDir::currentPath();
    QDir::setCurrent(m_program->folder.path());
    QCOMPARE(QFileInfo(pathFromUser("ä b.yaml")).canonicalFilePath(), QFileInfo(path).canonicalFilePath());
    QDir::setCurrent(before);
}

void FilesTest::aPercentSignInANameIsNoCode()
{
    const QString path = base("a%20b.yaml");
    base("a b.yaml");
    QCOMPARE(pathFromUser(path), path);
}

void FilesTest::whatCannotBeOpenedIsSaid_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("missing") << "missing.yaml";
    QTest::newRow("folder") << "";
    QTest::newRow("device") << "/dev/zero";
}

void FilesTest::whatCannotBeOpenedIsSaid()
{
    QFETCH(QString, name);
    const QString path = name.startsWith('/') ? name : m_program->path(name);
    QVERIFY(window().commands().openFile(base("before.yaml")));
    const NextDialog dialog([&](QWidget& box) {
        bool named = false;
        for (const QLabel* label : box.findChildren<QLabel*>()) named = named || label->text().contains(path);
        QVERIFY(named);
        click(box, "ok");
    });
    QVERIFY(!window().commands().openFile(path));
    QVERIFY(dialog.came());
    QCOMPARE(file().name(), QString("before.yaml"));
    QVERIFY(!m_program->settings.recentFiles().contains(path));
}

void FilesTest::aSecondFileOpensASecondWindow()
{
    const QString first = base("1.yaml");
    const QString second = base("2.yaml");
    QVERIFY(window().commands().openFile(first));
    QCOMPARE(windowWith(first), m_window.get());  // the untouched one is used
    QVERIFY(window().commands().openFile(second));
    QVERIFY(windowWith(second) && windowWith(second) != m_window.get());
    QVERIFY(windowWith(second)->isVisible());
    QCOMPARE(windowWith(first), m_window.get());
}

void FilesTest::aFileThatIsOpenComesToTheFront()
{
    const QString path = base("1.yaml");
    QVERIFY(window().commands().openFile(path));
    edit();
    QVERIFY(window().commands().openFile(path));
    QVERIFY(window().document().isModified());
    QFile::link(path, m_program->path("link.yaml"));
    QVERIFY(window().commands().openFile(m_program->path("link.yaml")));
    QCOMPARE(file().path(), path);
}

void FilesTest::droppedFilesOpen()
{
    const QString path = base("drop #1.yaml");
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(9, 9), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(9, 9), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window(), &drop);
    QCOMPARE(file().path(), path);
}

void FilesTest::recentFilesOpen()
{
    const QString path = base("a & b.yaml");
    m_program->settings.addRecentFile(path);
    auto* menu = window().findChild<QMenu*>("recent");
    QVERIFY(menu);
    menu->popup({0, 0});
    QTest::keyClick(menu, Qt::Key_1);
    QCOMPARE(file().path(), path);
    QFile::remove(path);
    QVERIFY(m_program->settings.recentFiles().isEmpty());
}

void FilesTest::savingAsChangesTheFile()
{
    const QString first = base("1.yaml");
    const QByteArray before = contentOf(first);
    QVERIFY(window().commands().openFile(first));
    edit();
    const NextDialog dialog(choosing(m_program->path("2")));
    QVERIFY(window().commands().saveAs());
    QCOMPARE(file().path(), m_program->path("2.yaml"));
    edit();
    QVERIFY(window().commands().save());
    QCOMPARE(contentOf(first), before);
    QVERIFY(contentOf(m_program->path("2.yaml")).contains(QByteArray("minutes: ") + QByteArray::number(11 + m_edits)));
}

void FilesTest::savingAsAsksBeforeOverwriting()
{
    const QString other = base("other.yaml");
    const QByteArray before = contentOf(other);
    QVERIFY(window().commands().openFile(base("1.yaml")));
    edit();
    std::unique_ptr<NextDialog> inner;
    const NextDialog dialog([&](QWidget& box) {
        inner = std::make_unique<NextDialog>([&](QWidget& question) {
            QVERIFY(qobject_cast<QMessageBox*>(&question));
            QTest::keyClick(&question, Qt::Key_Escape);
            QTimer::singleShot(0, &box, [&box] { QTest::keyClick(&box, Qt::Key_Escape); });
        });
        choosing(other)(box);
    });
    QVERIFY(!window().commands().saveAs());
    QVERIFY(inner && inner->came());
    QCOMPARE(contentOf(other), before);
    QCOMPARE(file().name(), QString("1.yaml"));
    QVERIFY(window().document().isModified());
}

void FilesTest::theTitleShowsFileAndMark()
{
    QVERIFY(window().commands().openFile(base("%1 [*] x.yaml")));
    QVERIFY(window().windowTitle().contains("%1 "));
    QVERIFY(!window().isWindowModified());
    edit();
    QVERIFY(window().isWindowModified());
    window().document().undo();
    QVERIFY(!window().isWindowModified());
    m_program->speak("de");
    QVERIFY(window().windowTitle().contains("Inselwerk-Editor"));
}

void FilesTest::closingAsks_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<bool>("closed");
    QTest::addColumn<bool>("saved");
    QTest::newRow("save") << QByteArray("save") << true << true;
    QTest::newRow("discard") << QByteArray("discard") << true << false;
    QTest::newRow("cancel") << QByteArray("cancel") << false << false;
}

void FilesTest::closingAsks()
{
    QFETCH(QByteArray, answer);
    QFETCH(bool, closed);
    QFETCH(bool, saved);
    const QString path = base("1.yaml");
    const QByteArray before = contentOf(path);
    QVERIFY(window().commands().openFile(path));
    edit();
    const NextDialog dialog(answering(answer.constData()));
    QCOMPARE(window().close(), closed);
    QVERIFY(dialog.came());
    QCOMPARE(contentOf(path) != before, saved);
}

/// Ctrl+Q closes every window, and none with unsaved work before somebody answered.
void FilesTest::quittingAsks()
{
    const QString path = base("1.yaml");
    const QByteArray before = contentOf(path);
    QVERIFY(window().commands().openFile(path));
    edit();
    window().appear();
    const auto actions = window().findChildren<QAction*>();
    const auto found =
        std::ranges::find(actions, QKeySequence(Qt::CTRL | Qt::Key_Q), [](const QAction* a) { return a->shortcut(); });
    QVERIFY(found != actions.end());
    QAction* quit = *found;
    {
        const NextDialog dialog(answering("cancel"));
        quit->trigger();
        QVERIFY(dialog.came());
    }
    QVERIFY(window().isVisible());
    QVERIFY(window().document().isModified());
    QCOMPARE(contentOf(path), before);
    {
        const NextDialog dialog(answering("save"));
        quit->trigger();
        QVERIFY(dialog.came());
    }
    QVERIFY(!window().isVisible());
    QVERIFY(contentOf(path) != before);
}

/// Comments would be lost: the designer saves elsewhere instead, and the window may go.
void FilesTest::closingAndSavingElsewhereCloses()
{
    const QString path = base("1.yaml");
    const QByteArray commented = contentOf(path) + "\n# A comment below the head.\n";
    test::putFile(path, commented);
    QVERIFY(window().commands().openFile(path));
    edit();
    std::unique_ptr<NextDialog> cost, target;
    const NextDialog closing([&](QWidget& box) {
        cost = std::make_unique<NextDialog>([&](QWidget& question) {
            target = std::make_unique<NextDialog>(choosing(m_program->path("2.yaml")));
            answering("saveAs")(question);
        });
        answering("save")(box);
    });
    QVERIFY(window().close());
    QVERIFY(closing.came() && cost->came() && target->came());
    QCOMPARE(contentOf(path), commented);
    QVERIFY(contentOf(m_program->path("2.yaml")).contains("minutes: 12"));
}

/// The dialog adds no suffix to a name with a dot; without one the game would not list the file.
void FilesTest::everySavedFileIsFoundAgain()
{
    test::putFile(m_program->path("Island v2.2.yaml"), "there already");
    QVERIFY(window().commands().openFile(base("1.yaml")));
    {
        const NextDialog target(choosing(m_program->path("Island v1.2")));
        QVERIFY(window().commands().saveAs());
    }
    QVERIFY(contentOf(m_program->path("Island v1.2.yaml")).contains("format: 1"));
    std::unique_ptr<NextDialog> question;
    const NextDialog target([&](QWidget& box) {
        question = std::make_unique<NextDialog>(answering("cancel"));
        choosing(m_program->path("Island v2.2"))(box);
    });
    QVERIFY(!window().commands().saveAs());
    QVERIFY(question->came());
    QCOMPARE(contentOf(m_program->path("Island v2.2.yaml")), QByteArray("there already"));
}

void FilesTest::revertingAsks()
{
    const QString path = base("1.yaml");
    QVERIFY(window().commands().openFile(path));
    const Scenario before = window().document().scenario();
    edit();
    {
        const NextDialog dialog(answering("cancel"));
        window().commands().revert();
        QVERIFY(window().document().isModified());
    }
    const NextDialog dialog(answering("revert"));
    window().commands().revert();
    QVERIFY(window().document().scenario() == before);
    QVERIFY(!window().document().isModified());
}

void FilesTest::aWriteProtectedFileIsSavedElsewhere()
{
    const QString path = base("1.yaml");
    const QByteArray before = contentOf(path);
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther));
    QVERIFY(QFile::setPermissions(m_program->folder.path(), QFile::Permissions(0x7777)));
    const AsNobody nobody;
    QVERIFY(window().commands().openFile(path));
    QVERIFY(file().isReadOnly());
    QVERIFY(notice("readOnly"));
    edit();
    std::unique_ptr<NextDialog> target;
    const NextDialog dialog([&](QWidget& box) {
        target = std::make_unique<NextDialog>(choosing(m_program->path("2.yaml")));
        click(box, "saveAs");
    });
    QVERIFY(window().commands().save());
    QCOMPARE(contentOf(path), before);
    QCOMPARE(file().path(), m_program->path("2.yaml"));
    QVERIFY(!file().isReadOnly());
}

void FilesTest::aMissingFolderKeepsTheDocumentModified()
{
    const QString path = base("folder/1.yaml");
    QVERIFY(window().commands().openFile(path));
    edit();
    QVERIFY(QDir(m_program->path("folder")).removeRecursively());
    const NextDialog dialog([&](QWidget& box) {
        bool told = false;
        for (const QLabel* label : box.findChildren<QLabel*>()) told = told || label->text().contains("folder");
        QVERIFY(told);
        click(box, "cancel");
    });
    QVERIFY(!window().commands().save());
    QVERIFY(dialog.came());
    QVERIFY(window().document().isModified());
    QDir().mkpath(m_program->path("folder"));
    QVERIFY(window().commands().save());
    QVERIFY(!window().document().isModified());
}

void FilesTest::aFullDiskLeavesTheOldFile()
{
    const QString path = base("1.yaml");
    const QByteArray before = contentOf(path);
    QVERIFY(window().commands().openFile(path));
    edit();
    // No file may grow beyond a few bytes: what a full disk does, too.
    const auto limitFiles = [](rlim_t bytes) {
        rlimit limit{};
        getrlimit(RLIMIT_FSIZE, &limit);
        limit.rlim_cur = bytes;
        setrlimit(RLIMIT_FSIZE, &limit);
    };
    std::signal(SIGXFSZ, SIG_IGN);
    limitFiles(2000);
    const bool saved = file().save();
    limitFiles(RLIM_INFINITY);
    QVERIFY(!saved);
    QVERIFY2(file().trouble().contains("no room"), qPrintable(file().trouble()));
    QVERIFY(window().document().isModified());
    QCOMPARE(contentOf(path), before);
    QCOMPARE(QDir(m_program->folder.path()).entryList({"1.yaml*"}, QDir::Files), QStringList{"1.yaml"});
    QVERIFY(file().save());
}

void FilesTest::devicesAreNotReplaced()
{
    QVERIFY(window().commands().openFile(base("1.yaml")));
    edit();
    QVERIFY(!file().saveAs("/dev/full"));
    QVERIFY(!file().trouble().isEmpty());
    QVERIFY(!QFileInfo("/dev/full").isFile());
    QVERIFY(window().document().isModified());
    QCOMPARE(file().name(), QString("1.yaml"));
}

void FilesTest::filesWithErrorsOpen()
{
    const QString path = base("1.yaml");
    QByteArray text = contentOf(path);
    text.replace("minutes: 75", "minuets: 75")
        .replace("terrain: mountains, number: 10", "terrain: mountian, number: 10");
    test::putFile(path, text);
    QVERIFY(window().commands().openFile(path));
    QVERIFY(!file().readingProblems().empty());
    QVERIFY(notice("reading"));
    QVERIFY(!window().document().scenario().boards.empty());
    edit();
    {
        const NextDialog dialog(answering("cancel"));
        QVERIFY(!window().commands().save());
        QCOMPARE(contentOf(path), text);
    }
    const NextDialog dialog(answering("save"));
    QVERIFY(window().commands().save());
    QVERIFY(file().readingProblems().empty());
    QTRY_VERIFY(!notice("reading"));
}

void FilesTest::noYamlOpensEmptyAndAsks()
{
    const QString path = m_program->path("picture.yaml");
    const QByteArray bytes("\x89PNG\r\n\x1a\n\0\0[[[", 14);
    test::putFile(path, bytes);
    QVERIFY(window().commands().openFile(path));
    QCOMPARE(file().caution(), DocumentFile::Caution::NoScenario);
    QVERIFY(window().document().scenario().boards.empty());
    edit();
    const NextDialog dialog(answering("cancel"));
    QVERIFY(!window().commands().save());
    QVERIFY(dialog.came());
    QCOMPARE(contentOf(path), bytes);
}

void FilesTest::commentsBelowTheHeadAreNamedOnce()
{
    const QString path = base("1.yaml");
    QByteArray text = contentOf(path);
    text.replace("boards:\n", "# mine\nboards:\n");
    test::putFile(path, text);
    QVERIFY(window().commands().openFile(path));
    QCOMPARE(file().caution(), DocumentFile::Caution::Comments);
    edit();
    {
        const NextDialog dialog(answering("save"));
        QVERIFY(window().commands().save());
        QVERIFY(dialog.came());
    }
    edit();
    const NextDialog dialog(answering("cancel"));
    QVERIFY(window().commands().save());
    QVERIFY(!dialog.came());
    QVERIFY(contentOf(path).startsWith("# The base game"));
}

void FilesTest::aChangeOnTheDiskIsNoticed()
{
    const QString path = base("1.yaml");
    QVERIFY(window().commands().openFile(path));
    test::putFile(path, contentOf(path).replace("minutes: 75", "minutes: 76"));
    QTRY_VERIFY(notice("changed"));
    click(*notice("changed"), "reload");
    QTRY_COMPARE(window().document().scenario().minutes, 76);
    QTRY_VERIFY(!notice("changed"));
    // Written by another editor: a new file takes the place of the old one.
    test::putFile(path + ".new", contentOf(path).replace("minutes: 76", "minutes: 77"));
    QVERIFY(::rename(QFile::encodeName(path + ".new").constData(), QFile::encodeName(path).constData()) == 0);
    QTRY_VERIFY(notice("changed"));
}

void FilesTest::aChangeOnTheDiskCanBeKept()
{
    const QString path = base("1.yaml");
    QVERIFY(window().commands().openFile(path));
    test::putFile(path, contentOf(path).replace("minutes: 75", "minutes: 76"));
    QTRY_VERIFY(notice("changed"));
    click(*notice("changed"), "keep");
    QTRY_VERIFY(!notice("changed"));
    QVERIFY(window().document().isModified());
    QCOMPARE(window().document().scenario().minutes, 75);
    QVERIFY(window().commands().save());
    QVERIFY(contentOf(path).contains("minutes: 75"));
}

void FilesTest::aTouchIsNoChange()
{
    const QString path = base("1.yaml");
    QVERIFY(window().commands().openFile(path));
    test::putFile(path, contentOf(path));
    QTest::qWait(500);
    QVERIFY(!notice("changed"));
    edit();
    QVERIFY(window().commands().save());
    QTest::qWait(500);
    QVERIFY(!notice("changed"));
}

void FilesTest::aRemovedFileIsNoticed()
{
    const QString path = base("1.yaml");
    QVERIFY(window().commands().openFile(path));
    QFile::remove(path);
    QTRY_VERIFY(notice("gone"));
    click(*notice("gone"), "saveAgain");
    QTRY_VERIFY(QFileInfo::exists(path));
    QTRY_VERIFY(!notice("gone"));
}

void FilesTest::aChangedFileIsNotOverwrittenSilently()
{
    const QString path = base("1.yaml");
    QVERIFY(window().commands().openFile(path));
    edit();
    const QByteArray theirs = contentOf(path).replace("minutes: 75", "minutes: 76");
    test::putFile(path, theirs);
    const NextDialog dialog(answering("cancel"));
    QVERIFY(!window().commands().save());
    QVERIFY(dialog.came());
    QCOMPARE(contentOf(path), theirs);
}

QTEST_MAIN(FilesTest)
#include "tst_files.moc"
