#include "tests/editor/scenario_files.h"
#include "tests/editor/window_fixture.h"

#include "app/common/authored_picture.h"
#include "editor/export/board_image.h"
#include "editor/export/export_dialogs.h"
#include "editor/model/templates.h"

#include <QCheckBox>
#include <QSpinBox>

#include <numeric>

using namespace inselwerk;
using test::choosing;
using test::click;
using test::contentOf;
using test::NextDialog;

/// Pictures and print sheets of boards.
class ExportTest : public QObject
{
    Q_OBJECT

private slots:
    void picturesHaveTheirSize();
    void withoutWaterTheRimIsTransparent();
    void theHeightFitsTheBoard();
    void componentsAreComplete_data();
    void componentsAreComplete();
    void sheetsAreVectors_data();
    void sheetsAreVectors();
    void trueSizeTakesTheSheetsItNeeds();
    void aTargetThatCannotBeWrittenIsSaid();
    void theMenuExports();
};

namespace {

const char* const includedNames[] = {"base", "catakatoa", "crop-trust", "ebbing-isles", "gifts-for-the-robber", "smoking-crescent"};

PrintSheets sheetsOf(const Scenario& scenario, std::size_t board = 0)
{
    return {scenario, scenario.boards[board], authoredPicture(scenario, scenario.boards[board])};
}

qsizetype pagesOf(const QByteArray& pdf) { return pdf.count("/Type /Page\n") + pdf.count("/Type /Page "); }

void addNames()
{
    QTest::addColumn<QString>("name");
    for (const char* name : includedNames) QTest::newRow(name) << name;
}

}  // namespace

void ExportTest::picturesHaveTheirSize()
{
    const Scenario scenario = test::included("catakatoa");
    const BoardPicture picture = authoredPicture(scenario, scenario.boards.front());
    for (const QSize size : {QSize(640, 480), QSize(64, 64), QSize(2000, 300)})
        QCOMPARE(boardImage(picture, size, true).size(), size);
}

void ExportTest::withoutWaterTheRimIsTransparent()
{
    const Scenario scenario = test::included("base");
    const BoardPicture picture = authoredPicture(scenario, scenario.boards.front());
    const QImage dry = boardImage(picture, {400, 400}, false);
    QCOMPARE(qAlpha(dry.pixel(0, 0)), 0);
    QCOMPARE(qAlpha(dry.pixel(200, 200)), 255);
    QCOMPARE(qAlpha(boardImage(picture, {400, 400}, true).pixel(0, 0)), 255);
    QTemporaryDir folder;
    QVERIFY(writeBoardImage(dry, folder.filePath("ä.png")).isEmpty());
    QCOMPARE(QImage(folder.filePath("ä.png")).size(), dry.size());
}

void ExportTest::theHeightFitsTheBoard()
{
    const Scenario large = test::included("base");
    const auto heightOf = [&](std::size_t board) { return heightFor(authoredPicture(large, large.boards[board]), 1000); };
    QVERIFY(heightOf(0) > 700 && heightOf(0) < 1100);
    QCOMPARE(heightFor({}, 500), 500);
}

void ExportTest::componentsAreComplete_data() { addNames(); }

/// As many tiles as hexes, as many harbours as places, as many tokens as the hexes and stacks need.
void ExportTest::componentsAreComplete()
{
    QFETCH(QString, name);
    const Scenario scenario = test::included(name.toUtf8().constData());
    for (const Board& board : scenario.boards) {
        const Components components(scenario, board);
        const auto groups = components.groups();
        const auto total = [&](const QString& title) {
            for (const auto& group : groups)
                if (group.title == title)
                    return std::accumulate(group.lines.begin(), group.lines.end(), 0, [](int sum, const auto& line) { return sum + line.count; });
            return 0;
        };
        QCOMPARE(total("Tiles"), static_cast<int>(board.hexes.size()));
        QCOMPARE(total("Harbours"), static_cast<int>(board.harbours.size()));
        QCOMPARE(total("Number tokens"), static_cast<int>(components.numberTokens().size()));
        QVERIFY(total("Cards") > 0);
        QVERIFY(total("Pieces of every player") > 0);
    }
}

void ExportTest::sheetsAreVectors_data() { addNames(); }

void ExportTest::sheetsAreVectors()
{
    QFETCH(QString, name);
    const Scenario scenario = test::included(name.toUtf8().constData());
    QTemporaryDir folder;
    const QString keep = qEnvironmentVariable("INSELWERK_KEEP_PDF");
    const QString file = keep.isEmpty() ? folder.filePath("sheets.pdf") : keep + '/' + name + ".pdf";
    PrintSheets sheets = sheetsOf(scenario);
    QCOMPARE(sheets.write(file, {}), QString());
    const QByteArray pdf = contentOf(file);
    QVERIFY(pdf.startsWith("%PDF"));
    QCOMPARE(pagesOf(pdf), qsizetype{sheets.pages()});
    QVERIFY(sheets.pages() >= 3);
    QVERIFY2(!pdf.contains("/Subtype /Image"), "a picture of pixels");
}

void ExportTest::trueSizeTakesTheSheetsItNeeds()
{
    const Scenario scenario = test::included("base");
    PrintSheets sheets = sheetsOf(scenario);
    QTemporaryDir folder;
    PrintSheets::Choice choice{true, true, 79, false, false, false, false};
    const PrintSheets::Tiling tiling = sheets.tilingOf(choice.hexWidth);
    QVERIFY(tiling.columns * tiling.rows >= 6);  // half a metre each way
    QCOMPARE(sheets.write(folder.filePath("a.pdf"), choice), QString());
    QCOMPARE(sheets.pages(), tiling.columns * tiling.rows);
    const PrintSheets::Tiling tiny = sheets.tilingOf(20);
    QCOMPARE(tiny.columns * tiny.rows, 1);
}

void ExportTest::aTargetThatCannotBeWrittenIsSaid()
{
    const Scenario scenario = test::included("base");
    QVERIFY(!sheetsOf(scenario).write("/nowhere/at all/a.pdf", {}).isEmpty());
    QVERIFY(!sheetsOf(scenario).write("/tmp/never.pdf", {false, false, 79, false, false, false, false}).isEmpty());
    QVERIFY(!writeBoardImage(QImage(9, 9, QImage::Format_RGB32), "/nowhere/a.png").isEmpty());
}

void ExportTest::theMenuExports()
{
    test::Program program;
    const auto window = program.window();
    window->file().begin(scenarioFrom(Template::Volcano));
    std::unique_ptr<NextDialog> target;
    {
        const NextDialog dialog([&](QWidget& box) {
            box.findChild<QSpinBox*>("width")->setValue(500);
            box.findChild<QCheckBox*>("water")->setChecked(false);
            target = std::make_unique<NextDialog>(choosing(program.path("board")));
            click(box, "export");
        });
        window->findChild<QAction*>("exportPicture")->trigger();
    }
    QCOMPARE(QImage(program.path("board.png")).width(), 500);
    const NextDialog dialog([&](QWidget& box) {
        target = std::make_unique<NextDialog>(choosing(program.path("sheets")));
        click(box, "export");
    });
    window->findChild<QAction*>("exportSheets")->trigger();
    QVERIFY(contentOf(program.path("sheets.pdf")).startsWith("%PDF"));
    QVERIFY(!window->document().isModified());
}

QTEST_MAIN(ExportTest)
#include "tst_export.moc"
