#include "tests/editor/scenario_files.h"
#include "tests/editor/window_fixture.h"

#include "app/common/authored_picture.h"
#include "app/common/painting/event_art.h"
#include "editor/export/board_image.h"
#include "editor/export/export_dialogs.h"
#include "editor/model/event_tokens.h"
#include "editor/model/motion.h"
#include "editor/model/templates.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPainter>
#include <QSpinBox>

#include <cmath>
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
    void cleanup() { QLocale::setDefault(QLocale(QLocale::English)); }
    void picturesHaveTheirSize();
    void withoutWaterTheRimIsTransparent();
    void theHeightFitsTheBoard();
    void farBoardsLookTheSame_data();
    void farBoardsLookTheSame();
    void componentsAreComplete_data();
    void componentsAreComplete();
    void sheetsAreVectors_data();
    void sheetsAreVectors();
    void trueSizeTakesTheSheetsItNeeds();
    void everyEventTokenSaysWhatItDoes_data();
    void everyEventTokenSaysWhatItDoes();
    void namesFitTheFace();
    void cropTokensArePrinted();
    void modulesSayWhatTheyNeed();
    void sheetsFitTheirPaper_data();
    void sheetsFitTheirPaper();
    void thePaperIsRemembered();
    void aTargetThatCannotBeWrittenIsSaid();
    void theMenuExports();
};

namespace {

const char* const includedNames[] = {
    "base", "catakatoa", "crop-trust", "ebbing-isles", "gifts-for-the-robber", "smoking-crescent"};

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
    const auto heightOf = [&](std::size_t board) {
        return heightFor(authoredPicture(large, large.boards[board]), 1000);
    };
    QVERIFY(heightOf(0) > 700 && heightOf(0) < 1100);
    QCOMPARE(heightFor({}, 500), 500);
}

void ExportTest::farBoardsLookTheSame_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << QSize(300, 260);
    QTest::newRow("four times as large") << QSize(1200, 1040);
}

/// Coordinates may be negative: the picture is of the board, wherever that lies.
void ExportTest::farBoardsLookTheSame()
{
    QFETCH(QSize, size);
    Scenario scenario = test::included("base");
    const QImage here = boardImage(authoredPicture(scenario, scenario.boards[0]), size, false);
    moveBoard(scenario.boards[0], Motion::shift({-60, 20}));
    const QImage there = boardImage(authoredPicture(scenario, scenario.boards[0]), size, false);
    QVERIFY(scenario.boards[0].hexes.front().at.q < -50);
    // Far from the origin, lines fall a hair's breadth elsewhere.
    int different = 0;
    constexpr int visible = 40;
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x) {
            const QRgb a = here.pixel(x, y), b = there.pixel(x, y);
            different += std::abs(qRed(a) - qRed(b)) > visible || std::abs(qAlpha(a) - qAlpha(b)) > visible;
        }
    QVERIFY2(different * 1000 < size.width() * size.height(), qPrintable(QString::number(different)));
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
                    return std::accumulate(group.lines.begin(), group.lines.end(), 0, [](int sum, const auto& line) {
                        return sum + line.count;
                    });
            return 0;
        };
        QCOMPARE(total("Tiles"), static_cast<int>(board.hexes.size()));
        QCOMPARE(total("Harbours"), static_cast<int>(board.harbours.size()));
        QCOMPARE(total("Number tokens"), static_cast<int>(components.numberTokens().size()));
        QVERIFY(total("Cards") > 0);
        QVERIFY(total("Pieces of every player") > 0);
    }
}

void ExportTest::sheetsAreVectors_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "de"})
        for (const char* name : includedNames) QTest::addRow("%s-%s", name, language) << name << language;
}

void ExportTest::sheetsAreVectors()
{
    QFETCH(QString, name);
    QFETCH(QString, language);
    const Scenario scenario = test::included(name.toUtf8().constData());
    QTemporaryDir folder;
    Settings settings(folder.filePath("settings.ini"));
    const Languages languages(settings, language);
    const QString keep = qEnvironmentVariable("INSELWERK_KEEP_PDF");
    const QString file = keep.isEmpty() ? folder.filePath("sheets.pdf") : keep + '/' + QTest::currentDataTag() + ".pdf";
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
    const PrintSheets::Tiling tiling = sheets.tilingOf(choice.hexWidth, choice.paper);
    QVERIFY(tiling.columns * tiling.rows >= 6);  // half a metre each way
    QCOMPARE(sheets.write(folder.filePath("a.pdf"), choice), QString());
    QCOMPARE(sheets.pages(), tiling.columns * tiling.rows);
    const PrintSheets::Tiling tiny = sheets.tilingOf(20, QPageSize::A4);
    QCOMPARE(tiny.columns * tiny.rows, 1);
}

void ExportTest::everyEventTokenSaysWhatItDoes_data() { addNames(); }

void ExportTest::everyEventTokenSaysWhatItDoes()
{
    QFETCH(QString, name);
    const Scenario scenario = test::included(name.toUtf8().constData());
    const std::vector<Section>& tokens = event_tokens::of(scenario);
    for (const Section& token : tokens) {
        QVERIFY(!Components::titleOf(token).isEmpty());
        QVERIFY(event_tokens::countOf(token) > 0);
        QVERIFY(!event_tokens::sentencesOf(token, moduleTypes()).empty());
    }
    PrintSheets sheets = sheetsOf(scenario);
    QTemporaryDir folder;
    const QString trouble = sheets.write(folder.filePath("a.pdf"), {false, false, 79, false, false, false, true});
    QCOMPARE(trouble.isEmpty(), !tokens.empty());
    if (trouble.isEmpty()) QVERIFY(sheets.pages() >= 2);  // the tokens, and what they do
}

/// Whatever they are: nothing reaches the rim.
void ExportTest::namesFitTheFace()
{
    constexpr int size = 200;
    const auto face = [](const QString& words) {
        QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintEventToken(painter, QPointF(size, size) / 2, size / 2.0 - 4, {{}, {}, 1, {}, words});
        return image;
    };
    const QImage drawn = face({});
    const QImage blank = face(" ");
    for (const QString& words :
         {u"Customs"_qs, u"Schiffbrüchige Überseekaufleute"_qs, QString(300, u'W'), u"a b c "_qs.repeated(80)})
    {
        const QImage written = face(words);
        QVERIFY(written != drawn && written != blank);
        for (int y = 0; y < size; ++y)
            for (int x = 0; x < size; ++x)
                if (std::hypot(x - size / 2, y - size / 2) > .82 * size / 2)
                    QVERIFY2(written.pixel(x, y) == blank.pixel(x, y), qPrintable(words));
    }
}

void ExportTest::cropTokensArePrinted()
{
    const Scenario scenario = test::included("crop-trust");
    const auto crops = Components(scenario, scenario.boards[0]).cropTokens();
    QCOMPARE(crops.size(), std::size_t{5});
    for (const auto& [crop, count] : crops) QCOMPARE(count, 18);
    const Scenario without = test::included("base");
    QVERIFY(Components(without, without.boards[0]).cropTokens().empty());
    const PrintSheets::Choice tokens{false, false, 79, true, false, false, false};
    QTemporaryDir folder;
    PrintSheets sheets = sheetsOf(scenario);
    QCOMPARE(sheets.write(folder.filePath("a.pdf"), tokens), QString());
    PrintSheets plain = sheetsOf(without);
    QCOMPARE(plain.write(folder.filePath("b.pdf"), tokens), QString());
    QCOMPARE(sheets.pages(), plain.pages() + 1);
}

void ExportTest::modulesSayWhatTheyNeed()
{
    const auto linesOf = [](const char* name, const QString& title) {
        const Scenario scenario = test::included(name);
        QStringList lines;
        for (const Components::Group& group : Components(scenario, scenario.boards[0]).groups())
            if (group.title == title)
                for (const Components::Line& line : group.lines)
                    lines << QStringLiteral("%1 %2").arg(line.count).arg(line.what);
        return lines;
    };
    const QStringList gifts = linesOf("gifts-for-the-robber", "Gifts for the robber");
    QVERIFY2(gifts.contains("1 gift track with 10 spaces"), qPrintable(gifts.join(u'\n')));
    QVERIFY(gifts.contains("1 big gift box: 2, 3, 4, 5 and 6"));
    QVERIFY(gifts.contains("1 small gift box: 8, 9, 10, 11 and 12"));
    QVERIFY(gifts.contains("2 marker of every player for the gift boxes"));
    QVERIFY(linesOf("crop-trust", "Crops").contains("18 wheat"));
    QVERIFY(linesOf("crop-trust", "Event tokens").size() > 10);
    QCOMPARE(linesOf("catakatoa", "Volcano").size(), 1);
    QVERIFY(linesOf("base", "Gifts for the robber").isEmpty());
    // Every module of the program says something, or has nothing of its own.
    for (const ModuleType& type : moduleTypes()) QVERIFY(type.parts);
}

void ExportTest::sheetsFitTheirPaper_data()
{
    QTest::addColumn<int>("paper");
    QTest::addColumn<QByteArray>("width");
    QTest::addColumn<QByteArray>("height");
    QTest::newRow("A4") << int(QPageSize::A4) << QByteArray("595") << QByteArray("842");
    QTest::newRow("A3") << int(QPageSize::A3) << QByteArray("842") << QByteArray("1191");
    QTest::newRow("Letter") << int(QPageSize::Letter) << QByteArray("612") << QByteArray("792");
}

void ExportTest::sheetsFitTheirPaper()
{
    QFETCH(int, paper);
    QFETCH(QByteArray, width);
    QFETCH(QByteArray, height);
    const Scenario scenario = test::included("gifts-for-the-robber");
    PrintSheets::Choice choice;
    choice.paper = static_cast<QPageSize::PageSizeId>(paper);
    QTemporaryDir folder;
    const QString keep = qEnvironmentVariable("INSELWERK_KEEP_PDF");
    const QString file = keep.isEmpty() ? folder.filePath("a.pdf") : keep + '/' + QTest::currentDataTag() + ".pdf";
    QCOMPARE(sheetsOf(scenario).write(file, choice), QString());
    const QByteArray pdf = contentOf(file);
    const qsizetype sheets = pdf.count("/MediaBox [");
    QVERIFY(sheets > 0);
    const auto count = [&](const QByteArray& a, const QByteArray& b) {
        static const QByteArray start("/MediaBox [0 0 ");
        qsizetype found = 0;
        for (qsizetype at = pdf.indexOf(start); at >= 0; at = pdf.indexOf(start, at + 1)) {
            const QByteArray box = pdf.mid(at + start.size(), 40);
            found += box.startsWith(a) && box.mid(box.indexOf(' ') + 1).startsWith(b);
        }
        return found;
    };
    QCOMPARE(count(width, height) + count(height, width), sheets);
}

void ExportTest::thePaperIsRemembered()
{
    test::Program program;
    const auto window = program.window();
    window->file().begin(scenarioFrom(Template::BaseIsland));
    const auto write = [&](const QString& file, const std::function<void(QComboBox&)>& choose) {
        std::unique_ptr<NextDialog> target;
        const NextDialog dialog([&](QWidget& box) {
            choose(*box.findChild<QComboBox*>("paper"));
            target = std::make_unique<NextDialog>(choosing(program.path(file)));
            click(box, "export");
        });
        window->findChild<QAction*>("exportSheets")->trigger();
    };
    write("first", [](QComboBox& paper) {
        QCOMPARE(paper.currentText(), QString("A4"));
        paper.setFocus();
        QTest::keyClick(&paper, Qt::Key_Down);
        QCOMPARE(paper.currentText(), QString("A3"));
    });
    QVERIFY(contentOf(program.path("first.pdf")).contains("/MediaBox [0 0 842"));
    write("second", [](QComboBox& paper) { QCOMPARE(paper.currentText(), QString("A3")); });
    QVERIFY(contentOf(program.path("second.pdf")).startsWith("%PDF"));
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
