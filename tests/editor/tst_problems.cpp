#include "app/common/text/messages.h"
#include "editor/canvas/board_canvas.h"
#include "editor/common/place_sentence.h"
#include "editor/docks/problem_counter.h"
#include "editor/docks/problem_sentence.h"
#include "editor/docks/problems_dock.h"
#include "editor/model/event_tokens.h"
#include "editor/model/place_of_path.h"
#include "editor/model/templates.h"
#include "editor/window/board_tabs.h"
#include "tests/editor/dock_window.h"
#include "tests/editor/fixed_name.h"

#include <QAccessible>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTabBar>
#include <QTableView>
#include <QToolButton>

using namespace inselwerk;

/// The Problems panel: live, by mouse and by keyboard, in words, on the board and in the tabs.
class ProblemsTest : public QObject
{
    Q_OBJECT

private slots:
    void pathsLeadToPlaces_data();
    void pathsLeadToPlaces();
    void namedTokensAreCalledByTheirNames();
    void everyProblemHasAPlace();
    void aProblemIsListedWithinAMoment();
    void aClickOnTheButtonPutsItRight();
    void altEnterPutsItRight();
    void aNarrowPanelHasOneButton();
    void enterGoesToThePlace();
    void aClickGoesToThePlace();
    void f8WalksFromProblemToProblem();
    void filtersHideErrorsOrWarnings();
    void countsStandInTitleStatusBarAndTabs();
    void theCounterBringsTheListForward();
    void hexesWithProblemsAreMarked();
    void theChosenProblemStaysChosen();
    void readingProblemsComeFirst();
    void namesOfAFileAreShownLiterally();
    void floodsAreCut();
    void equalProblemsOfHexesShareARow();
    void equalProblemsNameTheirBoard();
    void volcanoesPutRightAtOnceShareAStack();
    void equalProblemsArePutRightAtOnce();
    void anIslandWithoutYieldIsSaid();
    void longFixesLeaveRoomForTheSentence();
    void wordsOfTheFormsStandInSentences();
    void theLanguageIsSwitched();
    void screenReadersHearRows();
};

namespace {

/// The base game with a harbour that faces land, on the second board.
Scenario withHarbourInland()
{
    Scenario s = test::included("base");
    s.boards[1].harbours[3].side = 4;
    return s;
}

struct Panel
{
    /// With room for a table.
    explicit Panel(Scenario s) : open(std::move(s))
    {
        constexpr int wide = 800;
        open.window.resizeDocks({&dock}, {wide}, Qt::Horizontal);
        QCoreApplication::processEvents();
        dock.watch().refresh();
    }

    test::DockWindow open;
    ProblemsDock& dock = *open.window.findChild<ProblemsDock*>();
    QTableView& view = *dock.findChild<QTableView*>();
    QAbstractItemModel& model = *view.model();

    QString text(int row, int column) { return model.index(row, column).data().toString(); }
    /// The first row whose sentence begins so, or -1.
    int row(const QString& sentence)
    {
        for (int row = 0; row < model.rowCount(); ++row)
            if (text(row, ProblemsModel::SentenceColumn).startsWith(sentence)) return row;
        return -1;
    }
    void choose(int row) { view.setCurrentIndex(model.index(row, ProblemsModel::SentenceColumn)); }
    void click(int row, int column)
    {
        const QModelIndex index = model.index(row, column);
        view.scrollTo(index);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(index).center());
    }
};

}  // namespace

void ProblemsTest::pathsLeadToPlaces_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* file, const char* path, const char* words) {
        QTest::newRow(path) << QByteArray(file) << QByteArray(path) << QString::fromUtf8(words);
    };
    row("base", "", "File");
    row("base", "name", "Name of the scenario");
    row("base", "summary", "Summary");
    row("base", "rules_page.de", "Rules page");
    row("base", "id", "Scenario");
    row("base", "boards", "Boards");
    row("base", "boards[99].hexes[0]", "File");
    row("base", "names.robber", "Name “robber”");
    row("base", "rules.victory_points", "Rules");
    row("base", "boards[2].rules.supply", "Rules · Board 3");
    row("base", "boards[0].hexes[7].number", "Hex [-2, 0] · Board 1");
    row("base", "boards[0].hexes[99].number", "Board 1");
    row("base", "boards[0].harbours[2].side", "Harbour [2, -1] · Board 1");
    row("base", "boards[1].pools.terrain.land", "Pool “land” · Board 2");
    row("base", "boards[1].pools.numbers.tokens.tokens[3]", "Pool “tokens” · Board 2");
    row("base", "boards[1].pools.harbours.coast", "Pool “coast” · Board 2");
    row("base", "boards[1].players", "Players · Board 2");
    row("base", "boards[1].name", "Name of the board · Board 2");
    row("base", "boards[1].robber", "Robber · Board 2");
    row("base", "boards[0].pieces[1].settlements[0]", "Pieces: blue · Board 1");
    row("base", "boards[0].pieces", "Starting pieces · Board 1");
    row("smoking-crescent", "boards[0].constraints[1]", "Constraint “equal numbers never side by side”");
    row("base", "boards[0].constraints[99]", "Constraints · Board 1");
    row("base", "boards[0].setup_hexes[1]", "Set-up region · Board 1");
    row("catakatoa", "boards[0].stacks.volcano.tokens[2]", "Stack “volcano” · Board 1");
    row("crop-trust", "events.tokens[3].effects[0].numbers", "Event token 4 (Regional crop loss)");
    row("crop-trust", "events.draw_on", "Event tokens");
    row("crop-trust", "crops.start[1].crops", "Crops, entry 2");
    row("gifts-for-the-robber", "gifts.big_numbers", "Gifts for the robber");
    row("ebbing-isles", "boards[0].hexes[0]", "Hex [-1, -3]");
}

void ProblemsTest::pathsLeadToPlaces()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, path);
    QFETCH(QString, words);
    const Scenario s = test::included(file.constData());
    QString expected = words;
    const Place place = placeOfPath(path.toStdString(), s);
    if (path.startsWith("boards[0].hexes[0]"))
        expected = QStringLiteral("Hex [%1, %2]").arg(s.boards[0].hexes[0].at.q).arg(s.boards[0].hexes[0].at.r);
    QCOMPARE(placeSentence(place, s), expected);
}

void ProblemsTest::namedTokensAreCalledByTheirNames()
{
    Scenario s = test::included("crop-trust");
    for (Section& module : s.modules) {
        if (module.key != event_tokens::moduleKey) continue;
        std::vector<Section> tokens = event_tokens::of(s);
        tokens[3].set(event_tokens::field("name"), Text{"Lookout", "Ausguck"});
        module.set(event_tokens::listField(), std::move(tokens));
    }
    QCOMPARE(placeSentence(placeOfPath("events.tokens[3].count", s), s), QString("Event token 4 (Lookout)"));
    QCOMPARE(placeSentence(placeOfPath("events.tokens[99].count", s), s), QString("Event token 100"));
}

/// Whatever the checks find in a thoroughly broken scenario, its place can be named.
void ProblemsTest::everyProblemHasAPlace()
{
    Scenario s = test::included("smoking-crescent");
    Board& board = s.boards[0];
    for (std::size_t i = 0; i < board.hexes.size(); i += 2) board.hexes[i].number = 7;
    board.harbours.push_back({{0, 0}, 0, Harbour::Any, "x"});
    board.terrainPools.push_back({"a.b[0].c", {}});
    board.stacks.push_back({"", {}});
    board.robber = {RobberStart::Kind::Hex, {9, 9}, 0};
    board.setupHexes = {{9, 9}};
    board.pieces.resize(2);
    s.name.de.clear();
    s.names["robber"] = {};
    const Problems problems = checkScenario(s, descriptionsOf(moduleTypes()));
    QVERIFY(problems.size() > 20);
    for (const Problem& problem : problems) {
        const Place place = placeOfPath(problem.path, s);
        QVERIFY2(place.kind != Place::Kind::File, problem.path.c_str());
        QVERIFY2(!placeSentence(place, s).isEmpty(), problem.path.c_str());
        if (problem.path.starts_with("boards[0].pools.terrain.a"))
            QCOMPARE(placeSentence(place, s), QStringLiteral("Pool “a.b[0].c”"));
    }
}

void ProblemsTest::aProblemIsListedWithinAMoment()
{
    Panel panel(test::included("base"));
    QCOMPARE(panel.row("A harbour must face water"), -1);
    const QSignalSpy changed(&panel.dock.watch(), &ProblemWatch::changed);
    // The rest of the time is for the check itself; tests/bench says how much that takes.
    static_assert(ProblemWatch::delay <= 100);
    panel.open.window.document().change("turn"_step, [](Scenario& s) { s.boards[1].harbours[3].side = 4; });
    QTRY_COMPARE(changed.count(), 1);
    const int row = panel.row("A harbour must face water");
    QCOMPARE(row, 0);
    QCOMPARE(panel.text(row, ProblemsModel::SeverityColumn), QStringLiteral("Error"));
    QCOMPARE(panel.text(row, ProblemsModel::PlaceColumn), QStringLiteral("Harbour [2, 0] · Board 2"));
    QCOMPARE(panel.text(row, ProblemsModel::ActionColumn), QStringLiteral("Turn the harbour to the water"));
    panel.open.window.document().undo();
    QTRY_COMPARE(panel.row("A harbour must face water"), -1);
}

void ProblemsTest::aClickOnTheButtonPutsItRight()
{
    Panel panel(withHarbourInland());
    Document& document = panel.open.window.document();
    const std::string before = test::written(document.scenario());
    panel.click(panel.row("A harbour must face water"), ProblemsModel::ActionColumn);
    QCOMPARE(panel.row("A harbour must face water"), -1);
    QCOMPARE(document.history().undoText(), QStringLiteral("Turn the harbour to the water"));
    QCOMPARE(document.history().count(), 1);
    document.undo();
    QCOMPARE(test::written(document.scenario()), before);
}

void ProblemsTest::altEnterPutsItRight()
{
    Panel panel(withHarbourInland());
    panel.choose(panel.row("A harbour must face water"));
    QTest::keyClick(&panel.view, Qt::Key_Return, Qt::AltModifier);
    QCOMPARE(panel.row("A harbour must face water"), -1);
    QCOMPARE(panel.open.window.document().history().count(), 1);
    // A row without a fix stays.
    const int rows = panel.model.rowCount();
    for (int row = 0; row < rows; ++row)
        if (panel.text(row, ProblemsModel::ActionColumn) == QStringLiteral("Show")) {
            panel.choose(row);
            QTest::keyClick(&panel.view, Qt::Key_Return, Qt::AltModifier);
        }
    QCOMPARE(panel.model.rowCount(), rows);
    QCOMPARE(panel.open.window.document().history().count(), 1);
}

/// In a narrow panel the place stands before the sentence, and one button is for the chosen row.
void ProblemsTest::aNarrowPanelHasOneButton()
{
    Panel panel(withHarbourInland());
    panel.dock.setFloating(true);
    panel.dock.resize(340, 400);
    auto* button = panel.dock.findChild<QPushButton*>();
    QTRY_VERIFY(button->isVisible());
    QVERIFY(panel.view.isColumnHidden(ProblemsModel::ActionColumn));
    const int row = panel.row("Harbour [2, 0] · Board 2: A harbour must face water");
    QVERIFY(row >= 0);
    panel.choose(row);
    QCOMPARE(button->text(), QStringLiteral("Turn the harbour to the water"));
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(panel.open.window.document().history().undoText(), QStringLiteral("Turn the harbour to the water"));
    panel.dock.resize(900, 400);
    QTRY_VERIFY(!button->isVisible());
    QVERIFY(!panel.view.isColumnHidden(ProblemsModel::ActionColumn));
}

void ProblemsTest::enterGoesToThePlace()
{
    Panel panel(withHarbourInland());
    Focus& focus = panel.open.window.focus();
    std::vector<Place> wanted;
    connect(&focus, &Focus::wanted, this, [&wanted](const Place& place) { wanted.push_back(place); });
    BoardCanvas& canvas = panel.open.window.canvas();
    canvas.setZoom(400);
    panel.choose(panel.row("A harbour must face water"));
    QCOMPARE(focus.boardIndex(), std::size_t{0});
    QTest::keyClick(&panel.view, Qt::Key_Return);
    QCOMPARE(focus.boardIndex(), std::size_t{1});
    QCOMPARE(focus.selection(), (std::set<HexCoord>{{2, 0}}));
    QCOMPARE(canvas.cursorHex(), (HexCoord{2, 0}));
    QVERIFY(QRectF(canvas.rect()).contains(canvas.boardGeometry().hexCentre({2, 0})));
    QCOMPARE(wanted.size(), std::size_t{1});
    QVERIFY(wanted[0].kind == Place::Kind::Harbour);
    QCOMPARE(wanted[0].index, std::optional<std::size_t>(3));
    QCOMPARE(panel.open.window.document().history().count(), 0);
}

void ProblemsTest::aClickGoesToThePlace()
{
    Panel panel(withHarbourInland());
    panel.click(panel.row("A harbour must face water"), ProblemsModel::SentenceColumn);
    QCOMPARE(panel.open.window.focus().boardIndex(), std::size_t{1});
}

void ProblemsTest::f8WalksFromProblemToProblem()
{
    Scenario s = withHarbourInland();
    s.boards[0].hexes[0].number = 7;
    Panel panel(s);
    panel.choose(panel.model.rowCount() - 1);
    QTest::keyClick(&panel.open.window.canvas(), Qt::Key_F8);
    QCOMPARE(panel.view.currentIndex().row(), 0);
    const std::size_t first = panel.open.window.focus().boardIndex();
    QTest::keyClick(&panel.open.window.canvas(), Qt::Key_F8);
    QCOMPARE(panel.view.currentIndex().row(), 1);
    QVERIFY(panel.open.window.focus().boardIndex() != first);
}

void ProblemsTest::filtersHideErrorsOrWarnings()
{
    Panel panel(withHarbourInland());
    panel.open.window.document().change("text"_step, [](Scenario& s) { s.summary.de.clear(); });
    panel.dock.watch().refresh();
    const auto buttons = panel.dock.findChildren<QToolButton*>();
    const auto button = [&](const QString& tip) {
        return *std::find_if(buttons.begin(), buttons.end(), [&](QToolButton* b) { return b->toolTip() == tip; });
    };
    QVERIFY(panel.row("A harbour must face water") >= 0 && panel.row("The German text") >= 0);
    QTest::mouseClick(button("Show errors"), Qt::LeftButton);
    QVERIFY(panel.row("A harbour must face water") < 0 && panel.row("The German text") >= 0);
    QTest::mouseClick(button("Show errors"), Qt::LeftButton);
    QTest::mouseClick(button("Show warnings"), Qt::LeftButton);
    QVERIFY(panel.row("A harbour must face water") >= 0 && panel.row("The German text") < 0);
}

void ProblemsTest::countsStandInTitleStatusBarAndTabs()
{
    Panel panel(test::included("base"));
    auto* counter = panel.open.window.findChild<ProblemCounter*>();
    const QTabBar* tabs = &panel.open.window.boards().bar();
    QCOMPARE(panel.dock.watch().count().errors, 0);
    const int warnings = panel.dock.watch().count().warnings;
    panel.open.window.document().change("turn"_step, [](Scenario& s) { s.boards[1].harbours[3].side = 4; });
    panel.dock.watch().refresh();
    QVERIFY2(panel.dock.title().startsWith("Problems: 1 error"), qPrintable(panel.dock.title()));
    QVERIFY2(counter->text().startsWith("1 error"), qPrintable(counter->text()));
    QCOMPARE(panel.dock.watch().countOn(1).errors, 1);
    QCOMPARE(panel.dock.watch().countOn(3).errors, 0);
    QVERIFY(!tabs->tabIcon(1).isNull());
    panel.open.window.document().change("all"_step, [](Scenario& s) { s.boards.resize(1); });
    panel.dock.watch().refresh();
    QCOMPARE(panel.dock.watch().count().errors, 0);
    QVERIFY(panel.dock.watch().count().warnings <= warnings);
    panel.open.window.document().change("nothing"_step, [](Scenario& s) {
        s.boards[0].hexes = test::included("base").boards[0].hexes;
        s.boards[0].pieces.clear();
        s.boards[0].harbours.clear();
    });
    panel.dock.watch().refresh();
    if (panel.dock.watch().problems().empty()) {
        QCOMPARE(panel.dock.title(), QStringLiteral("Problems: none"));
        QCOMPARE(counter->text(), QStringLiteral("No problems"));
        QVERIFY(tabs->tabIcon(0).isNull());
    } else {
        QFAIL(describe(panel.dock.watch().problems().front(), "base").c_str());
    }
}

void ProblemsTest::theCounterBringsTheListForward()
{
    Panel panel(withHarbourInland());
    panel.dock.hide();
    QTest::mouseClick(panel.open.window.findChild<ProblemCounter*>(), Qt::LeftButton);
    QVERIFY(panel.dock.isVisible());
    QVERIFY(panel.view.hasFocus());
}

void ProblemsTest::hexesWithProblemsAreMarked()
{
    Scenario s = test::included("base");
    s.boards[0].hexes[0].number = 7;
    s.boards[0].hexes[18].number = 0;
    Panel panel(s);
    auto* marks = panel.dock.findChild<ProblemMarks*>();
    QCOMPARE(marks->marks().at(s.boards[0].hexes[0].at), Severity::Error);
    QCOMPARE(marks->marks().at(s.boards[0].hexes[18].at), Severity::Warning);
    BoardCanvas& canvas = panel.open.window.canvas();
    const QImage with = canvas.grab().toImage();
    panel.open.window.document().change(
        "mend"_step, [](Scenario& scenario) { scenario.boards[0].hexes[18].number = 11; });
    panel.dock.watch().refresh();
    QVERIFY(!marks->marks().contains(s.boards[0].hexes[18].at));
    QVERIFY(canvas.grab().toImage() != with);
    panel.open.window.focus().setBoardIndex(1);
    QVERIFY(marks->marks().empty());
}

void ProblemsTest::theChosenProblemStaysChosen()
{
    Scenario s = withHarbourInland();
    s.summary.de.clear();
    Panel panel(s);
    panel.choose(panel.row("The German text"));
    panel.open.window.document().change(
        "seven"_step, [](Scenario& scenario) { scenario.boards[0].hexes[3].number = 7; });
    panel.dock.watch().refresh();
    QCOMPARE(panel.view.currentIndex().row(), panel.row("The German text"));
}

void ProblemsTest::readingProblemsComeFirst()
{
    const Reading reading = readScenario(
        "format: 1\nid: x\nname: {en: X, de: X}\nboards:\n- id: b\n  name: {en: B}\n  players: [3, 4]\n"
        "  hexes:\n  - {at: [0, 0], terrain: woods}\n",
        descriptionsOf(moduleTypes()));
    QVERIFY(!reading.playable());
    Panel panel(reading.scenario);
    panel.dock.watch().setReadingProblems(reading.problems);
    QVERIFY2(panel.text(0, ProblemsModel::SentenceColumn).startsWith("Line 9:"), qPrintable(panel.text(0, 2)));
    // What the checks find as well stands there once.
    QStringList sentences;
    for (int row = 0; row < panel.model.rowCount(); ++row) {
        QString sentence = panel.text(row, ProblemsModel::SentenceColumn);
        sentence.remove(QRegularExpression("^Line [0-9:]+ "));
        sentences << panel.text(row, ProblemsModel::PlaceColumn) + sentence;
    }
    QCOMPARE(sentences.removeDuplicates(), 0);
    const int before = panel.model.rowCount();
    panel.dock.watch().setReadingProblems({});
    QVERIFY(panel.model.rowCount() < before);
}

void ProblemsTest::namesOfAFileAreShownLiterally()
{
    Scenario s = test::included("catakatoa");
    s.boards[0].stacks.push_back({"<b>%1 & %n</b>", {2}});
    Panel panel(s);
    const int row = panel.row("No hex uses the stack “<b>%1 & %n</b>”.");
    QVERIFY(row >= 0);
    QCOMPARE(panel.text(row, ProblemsModel::PlaceColumn), QStringLiteral("Stack “<b>%1 & %n</b>” · Board 1"));
    QCOMPARE(panel.text(row, ProblemsModel::ActionColumn), QStringLiteral("Remove the stack “<b>%1 & %n</b>”"));
}

void ProblemsTest::floodsAreCut()
{
    Scenario s = test::included("base");
    for (HexEntry& hex : s.boards[2].hexes) hex.terrainPool.clear(), hex.numberPool.clear(), hex.number = 6;
    Panel panel(s);
    QVERIFY(panel.row("… and ") > 0);
    QVERIFY(panel.dock.watch().count().warnings >= 40);
    QVERIFY(panel.model.rowCount() < 40);
}

void ProblemsTest::equalProblemsOfHexesShareARow()
{
    Scenario s = scenarioFrom(Template::Empty, 3);
    for (HexEntry& hex : s.boards[0].hexes) hex.terrain = Terrain::Forest;
    Panel panel(s);
    const auto hexes = static_cast<int>(s.boards[0].hexes.size());
    QCOMPARE(hexes, 37);
    const int row = panel.row("This hex has neither a number nor a stack");
    QVERIFY(row >= 0);
    QCOMPARE(panel.text(row, ProblemsModel::PlaceColumn), QStringLiteral("Hex [0, -3] and 36 more"));
    QVERIFY(panel.dock.watch().count().warnings >= hexes);
    QVERIFY(panel.model.rowCount() < 6);
    QCOMPARE(panel.dock.findChild<ProblemMarks*>()->marks().size(), s.boards[0].hexes.size());
    // A click selects all of them and shows the first, the next click the next.
    panel.click(row, ProblemsModel::SentenceColumn);
    const Focus& focus = panel.open.window.focus();
    const BoardCanvas& canvas = panel.open.window.canvas();
    QCOMPARE(focus.selection().size(), s.boards[0].hexes.size());
    QCOMPARE(canvas.cursorHex(), s.boards[0].hexes[0].at);
    panel.click(row, ProblemsModel::SentenceColumn);
    QCOMPARE(focus.selection().size(), s.boards[0].hexes.size());
    QCOMPARE(canvas.cursorHex(), s.boards[0].hexes[1].at);
    panel.open.languages.setCurrent("de");
    QCoreApplication::processEvents();
    QCOMPARE(panel.text(row, ProblemsModel::PlaceColumn), QString::fromUtf8("Feld [0, -3] und 36 weitere"));
}

/// One stack is enough for all of them.
void ProblemsTest::volcanoesPutRightAtOnceShareAStack()
{
    Scenario s = test::included("catakatoa");
    Board& board = s.boards[0];
    board.stacks.clear();
    for (HexEntry& hex : board.hexes) hex.stack.clear();
    for (const std::size_t hex : {std::size_t{0}, std::size_t{3}}) {
        board.hexes[hex].terrain = Terrain::Volcano;
        board.hexes[hex].number = 0;
        board.hexes[hex].terrainPool.clear();
        board.hexes[hex].numberPool.clear();
    }
    Panel panel(s);
    for (int row = 0; row < panel.model.rowCount(); ++row)
        if (panel.text(row, ProblemsModel::ActionColumn).startsWith("Lay a stack with every number here (on "))
            panel.click(row, ProblemsModel::ActionColumn);
    QCOMPARE(panel.open.window.document().history().count(), 1);
    QCOMPARE(panel.open.scenario().boards[0].stacks.size(), std::size_t{1});
}

void ProblemsTest::equalProblemsNameTheirBoard()
{
    Scenario s = scenarioFrom(Template::Empty, 3);
    for (HexEntry& hex : s.boards[0].hexes) hex.terrain = Terrain::Forest;
    s.boards.push_back(s.boards[0]);
    s.boards[1].id = "second";
    Panel panel(s);
    for (int board = 1; board <= 2; ++board) {
        const QString place = QString::fromUtf8("Hex [0, -3] and 36 more · Board %1").arg(board);
        int found = 0;
        for (int row = 0; row < panel.model.rowCount(); ++row)
            found += panel.text(row, ProblemsModel::PlaceColumn) == place;
        QCOMPARE(found, 1);
    }
}

void ProblemsTest::equalProblemsArePutRightAtOnce()
{
    Scenario s = test::included("base");
    for (const std::size_t hex : {std::size_t{0}, std::size_t{3}, std::size_t{7}}) s.boards[0].hexes[hex].number = 7;
    s.boards[1].hexes[0].numberPool.clear();
    s.boards[1].hexes[0].number = 7;
    Panel panel(s);
    Document& document = panel.open.window.document();
    const std::string before = test::written(document.scenario());
    const int row = panel.row("7 is no number token");
    QCOMPARE(panel.text(row, ProblemsModel::ActionColumn), QStringLiteral("Remove the number (on 3 hexes)"));
    panel.click(row, ProblemsModel::ActionColumn);
    QCOMPARE(document.history().count(), 1);
    QCOMPARE(document.history().undoText(), QStringLiteral("Remove the number (on 3 hexes)"));
    QCOMPARE(document.scenario().boards[0].hexes[7].number, 0);
    QCOMPARE(document.scenario().boards[1].hexes[0].number, 7);
    document.undo();
    QCOMPARE(test::written(document.scenario()), before);
}

void ProblemsTest::anIslandWithoutYieldIsSaid()
{
    Panel panel(scenarioFrom(Template::Empty, 3));
    const int row = panel.row("No hex of this board yields resources");
    QVERIFY(row >= 0);
    QCOMPARE(panel.text(row, ProblemsModel::SeverityColumn), QStringLiteral("Warning"));
    panel.click(row, ProblemsModel::SentenceColumn);
    QVERIFY(panel.open.window.canvas().hasFocus());
    const auto paint = [&](Terrain terrain) {
        panel.open.window.document().change("paint"_step, [&](Scenario& s) { s.boards[0].hexes[5].terrain = terrain; });
        panel.dock.watch().refresh();
    };
    paint(Terrain::Gold);
    QCOMPARE(panel.row("No hex of this board yields resources"), -1);
    paint(Terrain::Desert);
    QVERIFY(panel.row("No hex of this board yields resources") >= 0);
    paint(Terrain::Volcano);
    QCOMPARE(panel.row("No hex of this board yields resources"), -1);
}

void ProblemsTest::longFixesLeaveRoomForTheSentence()
{
    Scenario s = scenarioFrom(Template::BaseIsland);
    for (const int number : {10, 4, 3, 8, 6, 9, 4, 5, 11, 12, 2}) s.boards[0].numberPools[0].tokens.push_back(number);
    Panel panel(s);
    const int row = panel.row("Tokens in the pool");
    QVERIFY(row >= 0);
    const QModelIndex fix = panel.model.index(row, ProblemsModel::ActionColumn);
    const QString title = fix.data().toString();
    QVERIFY(title.size() > 40);
    QVERIFY2(
        panel.view.columnWidth(ProblemsModel::SentenceColumn) > panel.view.columnWidth(ProblemsModel::ActionColumn),
        "the button is wider than the sentence");
    QVERIFY(fix.data(Qt::ToolTipRole).toString().contains(title.toHtmlEscaped()));
    QCOMPARE(fix.data(Qt::AccessibleTextRole).toString(), title);
}

void ProblemsTest::wordsOfTheFormsStandInSentences()
{
    Scenario s = test::included("crop-trust");
    for (Section& module : s.modules)
        if (module.key == "events")
            for (const char* key : {"under_pieces", "on_cards", "draw_on", "draw_on_rolls"})
                module.values.erase(std::string(key));
    Section* events = nullptr;
    for (Section& module : s.modules)
        if (module.key == "events") events = &module;
    QVERIFY(events);
    events->values["under_pieces"] = false;
    s.boards[0].constraints = {Constraint::NoAdjacentRed, Constraint::NoAdjacentRed};
    Panel panel(s);
    QVERIFY(
        panel.row(
            "No token is ever turned over. Set “Under settlements and cities”, “On Longest Road and Largest Army”") >=
        0);
    QVERIFY(panel.row("The constraint “6 and 8 never side by side” stands here twice.") >= 0);
    panel.open.languages.setCurrent("de");
    QCoreApplication::processEvents();
    QVERIFY(panel.row(QString::fromUtf8("Die Bedingung „6 und 8 nie nebeneinander“")) >= 0);
}

void ProblemsTest::theLanguageIsSwitched()
{
    Panel panel(withHarbourInland());
    panel.open.languages.setCurrent("de");
    QCoreApplication::processEvents();
    const int row = panel.row(QStringLiteral("Ein Hafen muss"));
    QVERIFY2(row >= 0, qPrintable(panel.text(0, ProblemsModel::SentenceColumn)));
    QCOMPARE(panel.text(row, ProblemsModel::SeverityColumn), QStringLiteral("Fehler"));
    QCOMPARE(panel.text(row, ProblemsModel::PlaceColumn), QStringLiteral("Hafen [2, 0] · Brett 2"));
    QCOMPARE(panel.text(row, ProblemsModel::ActionColumn), QStringLiteral("Hafen zum Wasser drehen"));
    QVERIFY(panel.dock.title().startsWith("Probleme: 1 Fehler"));
    QVERIFY(panel.open.window.findChild<ProblemCounter*>()->text().startsWith("1 Fehler"));
}

void ProblemsTest::screenReadersHearRows()
{
    Panel panel(withHarbourInland());
    QVERIFY(!panel.view.accessibleName().isEmpty());
    const int row = panel.row("A harbour must face water");
    const QString heard = panel.model.index(row, 0).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(heard.startsWith("Error, Harbour [2, 0] · Board 2: A harbour must face water"), qPrintable(heard));
    QVERIFY(heard.endsWith("Turn the harbour to the water"));
    for (const QToolButton* button : panel.dock.widget()->findChildren<QToolButton*>())
        QVERIFY(!button->text().isEmpty() || !button->accessibleName().isEmpty());
}

QTEST_MAIN(ProblemsTest)
#include "tst_problems.moc"
