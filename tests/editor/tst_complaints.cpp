#include "editor/canvas/board_canvas.h"
#include "editor/docks/problems_dock.h"
#include "editor/model/boards.h"
#include "editor/model/island_draws.h"
#include "editor/model/motion.h"
#include "editor/model/painting.h"
#include "tests/editor/fixed_name.h"
#include "tests/editor/leaver.h"
#include "tests/editor/scenario_files.h"
#include "tests/editor/window_fixture.h"

#include <QKeySequence>
#include <QMenu>
#include <QPalette>
#include <QProcess>

#include <sys/stat.h>

#include <cmath>
#include <ctime>

using namespace inselwerk;
using test::contentOf;
using test::putFile;

/// Complaints about other editors, tried on this one, as far as no other test holds them; README.md beside this file
/// says where the others are.
class ComplaintsTest : public QObject
{
    Q_OBJECT

private slots:
    void oddFilesOpenQuickly_data();
    void oddFilesOpenQuickly();
    void whatIsNoFileIsRefused();
    void linksStayLinks();
    void spacesBehindANameStay();
    void growingAndShrinkingTwentyTimes();
    void oddRecentFilesAreListed();
    void brokenSettingsAreNoObstacle_data();
    void brokenSettingsAreNoObstacle();
    void argumentsAreFiles_data();
    void argumentsAreFiles();
    void argumentsThatAreNoFiles_data();
    void argumentsThatAreNoFiles();
    void keysOfAnyKeyboard_data();
    void keysOfAnyKeyboard();
    void coastsCanBeBuiltOn();
    void textsCanBeRead_data();
    void textsCanBeRead();
};

namespace {

QByteArray baseText() { return contentOf(INSELWERK_SOURCE_DIR "/scenarios/base.yaml"); }

/// A file with so many boards, each of these hexes.
QByteArray boardsOf(int boards, const QByteArray& hexes)
{
    QByteArray text = "format: 1\nid: x\nname: {en: X, de: X}\nboards:\n";
    for (int i = 0; i < boards; ++i)
        text += "- id: b" + QByteArray::number(i) +
                "\n  name: {en: \"%1 <b>&\xd7\xa9\", de: B}\n  players: [3, 4]\n  hexes:\n" + hexes;
    return text;
}

QByteArray field(int size)
{
    QByteArray hexes;
    for (int q = -size; q <= size; ++q)
        for (int r = -size; r <= size; ++r)
            hexes += "  - {at: [" + QByteArray::number(q) + ", " + QByteArray::number(r) +
                     "], terrain: forest, number: 5}\n";
    return hexes;
}

}  // namespace

void ComplaintsTest::oddFilesOpenQuickly_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, const QByteArray& text) { QTest::newRow(name) << text; };
    row("empty", "");
    row("one line end", "\n");
    row("a megabyte of text", QByteArray("lorem ipsum dolor ").repeated(58'000));
    row("more than a megabyte", QByteArray(3 << 20, 'a'));
    row("zero bytes", QByteArray(1000, '\0'));
    row("zero bytes inside", baseText().insert(500, QByteArray(10, '\0')));
    row("bytes of all kinds", [] {
        QByteArray bytes;
        for (int i = 0; i < 60'000; ++i) bytes += static_cast<char>((i * 7919) >> 3);
        return bytes;
    }());
    row("UTF-16", QByteArray("\xff\xfe") + QByteArray(
                                               "a\0:\0 \0"
                                               "1\0",
                                               8));
    row("byte order mark and CR LF", "\xef\xbb\xbf" + baseText().replace("\n", "\r\n"));
    row("half a file", baseText().left(baseText().size() / 2));
    row("anchors within anchors", [] {
        QByteArray text = "a0: &a0 [x, x]\n";
        for (int i = 1; i < 40; ++i) {
            const QByteArray last = QByteArray::number(i - 1), now = QByteArray::number(i);
            text += "a" + now + ": &a" + now + " [*a" + last + ", *a" + last + "]\n";
        }
        return text;
    }());
    row("an anchor within itself", "a: &a {b: *a}\n");
    row("100,000 brackets", QByteArray(100'000, '['));
    row("3,000 mappings", [] {
        QByteArray text;
        for (int i = 0; i < 3000; ++i) text += QByteArray(i, ' ') + "a:\n";
        return text.left(1'000'000);
    }());
    row("a list", "- 1\n- 2\n");
    row("another program's file", "<?xml version=\"1.0\"?><map/>\n");
    row("of the future", baseText().replace("format: 1", "format: 999"));
    row("format in words", baseText().replace("format: 1", "format: abc"));
    row("no format", baseText().replace("format: 1\n", ""));
    row("no boards", boardsOf(0, {}));
    row("441 hexes", boardsOf(1, field(10)));
    row("14,641 hexes", boardsOf(1, field(60)));
    row("far away", boardsOf(
                        1,
                        "  - {at: [2147483647, 0], terrain: sea}\n  - {at: [-99999, 500], terrain: forest}\n"
                        "  - {at: [0, 0], terrain: hills, number: 99}\n"));
    row("300 boards", boardsOf(300, "  - {at: [0, 0], terrain: forest, number: 5}\n"));
    row("what leads nowhere", boardsOf(
                                  1,
                                  "  - {at: [0, 0], terrain: sea, stack: none}\n"
                                  "  - {at: [0, 0], terrain: lava, number: {from: nowhere}}\n"
                                  "  harbours:\n  - {at: [9, 9], side: E, kind: wool}\n"));
    row("a name of 10,000 letters", baseText().replace("name: {en: \"", "name: {en: \"" + QByteArray(10'000, 'W')));
}

/// Whatever is in a file: it opens at once, what is wrong is listed, and it can be edited and left as it is.
void ComplaintsTest::oddFilesOpenQuickly()
{
    QFETCH(QByteArray, text);
    test::Program program;
    const auto window = program.window();
    const QString path = program.path("odd %1 <b>&amp; #\u00e4.yaml");
    putFile(path, text);
    // Time of the processor: the clock on the wall runs on while others have their turn.
    const std::clock_t start = std::clock();
    QVERIFY(window->commands().openFile(path));
    QCoreApplication::processEvents();
    constexpr std::clock_t hang = 5 * CLOCKS_PER_SEC;
    const std::clock_t taken = std::clock() - start;
    QVERIFY2(taken < hang, qPrintable(QString::number(taken)));
    const auto modules = descriptionsOf(moduleTypes());
    const Reading reading = readScenario({text.constData(), static_cast<std::size_t>(text.size())}, modules);
    ProblemWatch& watch = window->findChild<ProblemsDock*>()->watch();
    watch.refresh();
    QCOMPARE(watch.problems().empty(), reading.problems.empty());
    QCOMPARE(contentOf(path), text);
    window->document().change("minutes"_step, [](Scenario& s) { ++s.minutes; });
    window->document().undo();
    QVERIFY(!window->document().isModified());
    window->close();
    QCOMPARE(contentOf(path), text);
}

void ComplaintsTest::whatIsNoFileIsRefused()
{
    test::Program program;
    const auto window = program.window();
    QVERIFY(::mkfifo(QFile::encodeName(program.path("pipe.yaml")).constData(), 0600) == 0);
    QFile::link("loop2.yaml", program.path("loop1.yaml"));
    QFile::link("loop1.yaml", program.path("loop2.yaml"));
    QFile::link("nowhere.yaml", program.path("dangling.yaml"));
    QVERIFY(QDir(program.folder.path()).mkdir("folder.yaml"));
    for (const char* name : {"pipe.yaml", "loop1.yaml", "dangling.yaml", "folder.yaml"}) {
        QString said;
        const test::NextDialog dialog([&](QWidget& box) {
            for (const QLabel* label : box.findChildren<QLabel*>()) said += label->text();
            test::click(box, "ok");
        });
        QVERIFY2(!window->commands().openFile(program.path(name)), name);
        QVERIFY2(said.contains(name) && said.contains('.'), qPrintable(said));
        QVERIFY(program.settings.recentFiles().isEmpty());
    }
}

/// Saving through a link writes the file to which it leads.
void ComplaintsTest::linksStayLinks()
{
    test::Program program;
    const auto window = program.window();
    const QString file = program.path("file.yaml"), link = program.path("link.yaml");
    putFile(file, baseText());
    QVERIFY(QFile::link(file, link));
    QVERIFY(window->commands().openFile(link));
    window->document().change("minutes"_step, [](Scenario& s) { s.minutes = 77; });
    QVERIFY(window->commands().save());
    QVERIFY(QFileInfo(link).isSymLink());
    QVERIFY(contentOf(file).contains("minutes: 77"));
    QVERIFY(!window->document().isModified());
}

void ComplaintsTest::spacesBehindANameStay()
{
    test::Program program;
    const auto window = program.window();
    for (const char* name : {"a.yaml ", " b", "c. yaml", "..d.yaml", "-e.yaml"}) {
        const QString path = program.path(name);
        putFile(path, baseText());
        QVERIFY(window->file().open(path));
        window->document().change("minutes"_step, [](Scenario& s) { s.minutes = 77; });
        QVERIFY(window->commands().save());
        QVERIFY2(contentOf(path).contains("minutes: 77"), name);
        QCOMPARE(window->file().path(), path);
    }
    QCOMPARE(QDir(program.folder.path()).entryList(QDir::Files | QDir::Hidden).filter("yaml").size(), 4);
}

/// A board with everything on it, shrunk, grown and shifted: each step is exact, however often it is taken back.
void ComplaintsTest::growingAndShrinkingTwentyTimes()
{
    for (const char* name : {"base", "catakatoa", "crop-trust", "smoking-crescent"}) {
        Document document(test::included(name));
        const std::vector<Document::Edit> edits{
            [](Scenario& s) { shrinkByRing(s.boards[0]); },
            [](Scenario& s) {
                growByRing(s.boards[0], {Ground::Kind::Fixed, Terrain::Gold, {}});
            },
            [](Scenario& s) {
                moveBoard(s.boards[0], Motion::shift({3, -5}));
            },
            [](Scenario& s) {
                growByRing(s.boards[0], {Ground::Kind::Fixed, Terrain::Sea, {}});
            },
            [](Scenario& s) {
                const bool flat = s.boards[0].orientation == Orientation::Flat;
                setOrientation(s.boards[0], flat ? Orientation::Pointy : Orientation::Flat);
            },
            [](Scenario& s) { shrinkByRing(s.boards[0]), shrinkByRing(s.boards[0]), shrinkByRing(s.boards[0]); }};
        std::vector<std::string> states{test::written(document.scenario())};
        for (const Document::Edit& edit : edits) {
            document.change("step"_step, edit);
            states.push_back(test::written(document.scenario()));
        }
        QCOMPARE(document.history().count(), static_cast<int>(edits.size()));
        for (int round = 0; round < 20; ++round) {
            for (std::size_t i = edits.size(); i-- > 0;) {
                document.undo();
                QCOMPARE(test::written(document.scenario()), states[i]);
            }
            for (std::size_t i = 1; i <= edits.size(); ++i) {
                document.redo();
                QCOMPARE(test::written(document.scenario()), states[i]);
            }
        }
    }
}

void ComplaintsTest::oddRecentFilesAreListed()
{
    test::Program program;
    QStringList names{u"a & b.yaml"_qs, u"Größe U\u0308.yaml"_qs, u"%1 #x.yaml"_qs, u"<b>c</b>.yaml"_qs};
    names << QString(200, u'n') + '/' + QString(200, u'm') + ".yaml";
    for (const QString& name : names) {
        QDir().mkpath(QFileInfo(program.path(name)).path());
        putFile(program.path(name), baseText());
        program.settings.addRecentFile(program.path(name));
    }
    program.settings.addRecentFile(program.path("deleted.yaml"));
    const auto window = program.window();
    auto* menu = window->findChild<QMenu*>("recent");
    emit menu->aboutToShow();
    QStringList shown;
    for (const QAction* action : menu->actions()) shown << action->text();
    const QString all = shown.join('\n');
    QVERIFY(!all.contains("deleted"));
    for (const QString& name : names)
        QVERIFY2(all.contains(QFileInfo(name).fileName().replace("&", "&&")), qPrintable(name));
    for (QAction* action : menu->actions())
        if (action->text().contains("&2")) action->trigger();
    QVERIFY(!window->file().path().isEmpty());
}

void ComplaintsTest::brokenSettingsAreNoObstacle_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("binary") << QByteArray("\x00\xff\xfe\x01[[[\n=\n", 11);
    QTest::newRow("no ini") << QByteArray("<html>\n");
    QTest::newRow("wrong values") << QByteArray(
        "[General]\nrecentFiles=@Invalid()\ntheme=Purple\nlanguage=xx\n[windows]\neditor=wide\neditorState=@ByteArray("
        "abc)\n"
        "[editor]\nlayout=@ByteArray(\\0\\0\\0\\xff)\nstate=7\n[playTest]\nseats=99\nseed=-1\n");
}

void ComplaintsTest::brokenSettingsAreNoObstacle()
{
    QFETCH(QByteArray, text);
    const QTemporaryDir folder;
    putFile(folder.filePath("settings.ini"), text);
    Settings settings(folder.filePath("settings.ini"));
    Languages languages(settings, "en");
    Look look(*qApp, settings);
    MainWindow window(settings, languages, look);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QVERIFY(window.width() > 300 && window.height() > 200);
    const QString path = folder.filePath("a.yaml");
    putFile(path, baseText());
    QVERIFY(window.commands().openFile(path));
    QCOMPARE(settings.recentFiles(), QStringList{path});
}

namespace {

/// Runs the editor itself; a picture shows what it opened.
struct Run
{
    int code = -1;
    QString said;
    QImage shown;
};

Run runEditor(const QString& folder, const QStringList& arguments)
{
    QProcess editor;
    editor.setWorkingDirectory(folder);
    const QString picture = folder + "/shown.png";
    QFile::remove(picture);
    editor.start(
        INSELWERK_BINARY_DIR "/bin/inselwerk-editor",
        arguments + QStringList{"--screenshot", picture, "--size", "700x520", "--lang", "en"});
    Run run;
    if (!editor.waitForFinished(30'000)) return run;
    run.code = editor.exitCode();
    run.said = QString::fromUtf8(editor.readAllStandardError());
    run.shown = QImage(picture);
    return run;
}

}  // namespace

void ComplaintsTest::argumentsAreFiles_data()
{
    QTest::addColumn<QString>("argument");
    QTest::newRow("relative") << u"ä #1 %20.yaml"_qs;
    QTest::newRow("relative by a dot") << u"./ä #1 %20.yaml"_qs;
    QTest::newRow("absolute") << u"FOLDER/ä #1 %20.yaml"_qs;
    QTest::newRow("URL") << u"URL"_qs;
}

/// A double click opens a file in the same way as the menu.
void ComplaintsTest::argumentsAreFiles()
{
    QFETCH(QString, argument);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"ä #1 %20.yaml"_qs);
    putFile(path, baseText());
    if (argument == "URL") argument = QUrl::fromLocalFile(path).toString(QUrl::FullyEncoded);
    argument.replace("FOLDER", folder.path());
    const Run run = runEditor(folder.path(), {argument});
    QVERIFY2(run.code == 0, qPrintable(run.said));
    const Run none = runEditor(folder.path(), {});
    QVERIFY(!run.shown.isNull() && run.shown != none.shown);
    QCOMPARE(run.shown, runEditor(folder.path(), {path}).shown);
}

void ComplaintsTest::argumentsThatAreNoFiles_data()
{
    QTest::addColumn<QString>("argument");
    QTest::newRow("missing") << "missing.yaml";
    QTest::newRow("folder") << ".";
    QTest::newRow("device") << "/dev/zero";
}

/// Without anybody at the screen nothing waits for an answer.
void ComplaintsTest::argumentsThatAreNoFiles()
{
    QFETCH(QString, argument);
    const QTemporaryDir folder;
    const Run run = runEditor(folder.path(), {argument});
    QCOMPARE(run.code, 2);
    QVERIFY2(run.said.contains(QFileInfo(folder.path() + '/' + argument).fileName()), qPrintable(run.said));
    QVERIFY(run.shown.isNull());
}

void ComplaintsTest::keysOfAnyKeyboard_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QString>("effect");
    QTest::newRow("undo") << "Ctrl+Z"
                          << "undo";
    QTest::newRow("redo") << "Ctrl+Y"
                          << "redo";
    QTest::newRow("redo, the other way") << "Ctrl+Shift+Z"
                                         << "redo";
    QTest::newRow("larger by plus") << "Ctrl++"
                                    << "larger";
    QTest::newRow("larger where plus needs Shift") << "Ctrl+="
                                                   << "larger";
    QTest::newRow("smaller") << "Ctrl+-"
                             << "smaller";
}

/// Z and Y, plus and minus lie in other places on other keyboards; they are known by their letter, not by their place.
void ComplaintsTest::keysOfAnyKeyboard()
{
    QFETCH(QString, keys);
    QFETCH(QString, effect);
    test::Program program;
    const auto window = program.window();
    window->file().begin(test::included("base"));
    window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window.get()));
    window->canvas().setFocus();
    const int minutes = window->document().scenario().minutes;
    window->document().change("minutes"_step, [](Scenario& s) { ++s.minutes; });
    if (effect == "redo") window->document().undo();
    const int zoom = window->canvas().zoom();
    const QKeyCombination key = QKeySequence(keys)[0];
    QTest::keyClick(&window->canvas(), key.key(), key.keyboardModifiers());
    const int now = window->document().scenario().minutes;
    if (effect == "undo") QCOMPARE(now, minutes);
    if (effect == "redo") QCOMPARE(now, minutes + 1);
    if (effect == "larger") QVERIFY(window->canvas().zoom() > zoom);
    if (effect == "smaller") QVERIFY(window->canvas().zoom() < zoom);
}

/// Every side of every land hex of every board is a place for a road, deserts and rims included.
void ComplaintsTest::coastsCanBeBuiltOn()
{
    for (const QString& file : QDir(INSELWERK_SOURCE_DIR "/scenarios").entryList({"*.yaml"})) {
        const QByteArray name = file.chopped(5).toUtf8();
        for (const Board& board : test::included(name.constData()).boards) {
            const std::optional<Island> island = IslandDrawing(board).island();
            QVERIFY(island);
            for (const HexEntry& hex : board.hexes)
                for (int i = 0; i < 6 && isLandAt(board, hex.at); ++i) {
                    QVERIFY(island->topology.findEdge({hex.at, i}) != noEdge);
                    QVERIFY(island->topology.findCorner({hex.at, i}) != noCorner);
                }
        }
    }
}

void ComplaintsTest::textsCanBeRead_data()
{
    QTest::addColumn<Settings::Theme>("theme");
    QTest::newRow("light") << Settings::Theme::Light;
    QTest::newRow("dark") << Settings::Theme::Dark;
}

/// Contrast of at least 4.5 to 1, by the formula of the accessibility guidelines.
void ComplaintsTest::textsCanBeRead()
{
    QFETCH(Settings::Theme, theme);
    test::Program program;
    program.settings.setTheme(theme);
    const QPalette palette = QApplication::palette();
    const auto light = [](const QColor& colour) {
        const auto part = [](qreal c) { return c <= .03928 ? c / 12.92 : std::pow((c + .055) / 1.055, 2.4); };
        return .2126 * part(colour.redF()) + .7152 * part(colour.greenF()) + .0722 * part(colour.blueF());
    };
    const std::vector<std::pair<QPalette::ColorRole, QPalette::ColorRole>> pairs{
        {QPalette::WindowText, QPalette::Window},
        {QPalette::Text, QPalette::Base},
        {QPalette::Text, QPalette::AlternateBase},
        {QPalette::ButtonText, QPalette::Button},
        {QPalette::HighlightedText, QPalette::Highlight},
        {QPalette::ToolTipText, QPalette::ToolTipBase},
        {QPalette::PlaceholderText, QPalette::Base},
        {QPalette::PlaceholderText, QPalette::Window},
        {QPalette::Link, QPalette::Window},
        {QPalette::BrightText, QPalette::Base}};
    for (const auto& [ink, paper] : pairs) {
        const qreal a = light(palette.color(ink)), b = light(palette.color(paper));
        const qreal contrast = (std::max(a, b) + .05) / (std::min(a, b) + .05);
        QVERIFY2(contrast >= 4.5, qPrintable(QString("%1 on %2: %3").arg(ink).arg(paper).arg(contrast)));
    }
}

QTEST_MAIN(ComplaintsTest)
#include "tst_complaints.moc"
