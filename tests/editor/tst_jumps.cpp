#include "editor/docks/problems_dock.h"
#include "editor/forms/schema_form.h"
#include "editor/model/event_tokens.h"
#include "editor/tools/pieces_tool.h"
#include "editor/tools/tool_set.h"
#include "editor/window/board_tabs.h"
#include "tests/editor/dock_window.h"

#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QTableView>
#include <QToolButton>

using namespace inselwerk;

/// A click on a problem leads to where it can be put right: the panel comes forward, the keyboard is in the field.
class JumpsTest : public QObject
{
    Q_OBJECT

private slots:
    void aClickLeadsToTheField_data();
    void aClickLeadsToTheField();
    void aTokenOfAStackIsChosen();
    void aTokenOfAPoolIsChosen();
    void anEffectOfAnEventTokenIsShown();
    void aMissingTextLeadsToItsLanguage();
    void anEventTokenIsShownAlthoughTheFilterHidesIt();
    void startingPiecesHaveTheirRow();
    void aFieldOutOfSightIsScrolledTo();
    void closedPanelsOpen();
    void allProblemsOfABrokenFileLeadSomewhere_data();
    void allProblemsOfABrokenFileLeadSomewhere();
};

namespace {

using Break = std::function<void(Scenario&)>;

struct Jump
{
    Jump(const char* file, const Break& breakIt, QSize size = {1600, 1000}) : open(broken(file, breakIt))
    {
        open.window.resize(size);
        QCoreApplication::processEvents();
        dock.watch().refresh();
    }
    static Scenario broken(const char* file, const Break& breakIt)
    {
        Scenario s = test::included(file);
        breakIt(s);
        return s;
    }

    int row(const std::string& path)
    {
        for (int row = 0; row < model.rowCount(); ++row)
            if (model.problem(row).path == path) return row;
        return -1;
    }
    void click(int row)
    {
        dock.bringForward();
        QCoreApplication::processEvents();
        const QModelIndex index = model.index(row, ProblemsModel::SentenceColumn);
        view.scrollTo(index);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(index).center());
        QCoreApplication::processEvents();
    }
    void to(const std::string& path)
    {
        const int at = row(path);
        if (at < 0)
            for (int i = 0; i < model.rowCount(); ++i) qInfo("there is: %s", model.problem(i).path.c_str());
        QVERIFY2(at >= 0, path.c_str());
        click(at);
    }
    QWidget* focused() { return open.window.focusWidget(); }
    /// The dock that has the focus, if it can be seen.
    QString dockInFocus()
    {
        for (QWidget* around = focused(); around; around = around->parentWidget())
            if (auto* found = qobject_cast<Dock*>(around))
                return found->visibleRegion().isEmpty() ? "unseen" : found->objectName();
        return focused() == &open.window.canvas() ? "canvas" : "none";
    }
    /// The names of the widget in focus and of those around it, inside its dock.
    QStringList names()
    {
        QStringList names;
        for (QWidget* around = focused(); around && !qobject_cast<Dock*>(around); around = around->parentWidget())
            if (!around->objectName().isEmpty()) names << around->objectName();
        return names;
    }

    test::DockWindow open;
    ProblemsDock& dock = *open.window.findChild<ProblemsDock*>();
    QTableView& view = *dock.findChild<QTableView*>();
    ProblemsModel& model = *dock.findChild<ProblemsModel*>();
};

/// Adds a section of a rule module.
Section& module(Scenario& s, const char* key)
{
    if (Section* there = const_cast<Section*>(s.findModule(key))) return *there;
    return s.modules.emplace_back(Section{key, {}});
}

Section& token(Scenario& s, std::size_t index)
{
    return std::get<std::vector<Section>>(module(s, "events").values.find("tokens")->second)[index];
}

Section& effect(Scenario& s, std::size_t index)
{
    return std::get<std::vector<Section>>(token(s, index).values.find("effects")->second)[0];
}

}  // namespace

Q_DECLARE_METATYPE(Break)

void JumpsTest::aClickLeadsToTheField_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<Break>("breakIt");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QString>("dock");
    QTest::addColumn<QString>("field");
    const auto row = [](const char* title, const char* file, const char* path, const char* dock, const char* field,
                        Break breakIt) {
        QTest::newRow(title) << QByteArray(file) << std::move(breakIt) << QByteArray(path) << QString(dock)
                             << QString(field);
    };
    row("number of a hex", "base", "boards[0].hexes[7].number", "properties", "number",
        [](Scenario& s) { s.boards[0].hexes[7].number = 7; });
    row("stack of a hex", "catakatoa", "boards[0].hexes[9].stack", "properties", "number",
        [](Scenario& s) { s.boards[0].hexes[9].stack = "nowhere"; });
    row("hex of another board", "base", "boards[2].hexes[1].number", "properties", "number",
        [](Scenario& s) { s.boards[2].hexes[1].number = 13; });
    row("crops of a hex", "crop-trust", "boards[0].hexes[0].tokens", "properties", "token-wheat", [](Scenario& s) {
        s.boards[0].hexes[0].tokens["wheat"] = 2;
        s.boards[0].hexes[0].terrain = Terrain::Sea;
    });
    row("harbour inland", "base", "boards[1].harbours[3].side", "properties", "harbour",
        [](Scenario& s) { s.boards[1].harbours[3].side = 4; });
    row("set-up region", "base", "boards[0].setup_hexes[0]", "properties", "setup", [](Scenario& s) {
        s.boards[0].setupHexes = {{9, 9}};
    });
    row("robber", "base", "boards[1].robber", "properties", "robber-q", [](Scenario& s) {
        s.boards[1].robber = {RobberStart::Kind::Hex, {9, 9}, 0};
    });
    row("name of a board", "base", "boards[1].name", "properties", "name-de",
        [](Scenario& s) { s.boards[1].name.de.clear(); });
    row("English name of a board", "base", "boards[1].name", "properties", "name-en",
        [](Scenario& s) { s.boards[1].name.en.clear(); });
    row("id of a board", "base", "boards[1].id", "properties", "board-id", [](Scenario& s) { s.boards[1].id = "A b"; });
    row("players", "base", "boards[1].players", "properties", "players-least",
        [](Scenario& s) { s.boards[1].minPlayers = 5; });
    row("stack without tokens", "catakatoa", "boards[0].stacks.volcano.tokens", "stacks", "tokens",
        [](Scenario& s) { s.boards[0].stacks[0].tokens.clear(); });
    row("stack that is nowhere", "catakatoa", "boards[1].stacks.spare", "stacks", "name", [](Scenario& s) {
        s.boards[1].stacks.push_back({"spare", {2, 3}});
    });
    row("pool of terrain", "base", "boards[1].pools.terrain.land", "pools", "tile-0",
        [](Scenario& s) { ++s.boards[1].terrainPools[0].tiles[static_cast<std::size_t>(Terrain::Forest)]; });
    row("pool of harbours", "base", "boards[1].pools.harbours.coast", "pools", "piece-0",
        [](Scenario& s) { ++s.boards[1].harbourPools[0].pieces[0]; });
    row("pool of numbers", "base", "boards[1].pools.numbers.tokens.tokens", "pools", "pool-tokens",
        [](Scenario& s) { s.boards[1].numberPools[0].tokens.push_back(4); });
    row("start of a spiral", "base", "boards[1].pools.numbers.tokens.start", "pools", "pool-start", [](Scenario& s) {
        s.boards[1].numberPools[0].lay = NumberPool::Lay::Spiral;
        s.boards[1].numberPools[0].start = HexCoord{9, 9};
    });
    row("constraint", "base", "boards[1].constraints[1]", "pools", "constraint-0", [](Scenario& s) {
        s.boards[1].constraints = {Constraint::NoAdjacentRed, Constraint::NoAdjacentRed};
    });
    row("rule parameter", "base", "rules.victory_points", "rules", "victory_points",
        [](Scenario& s) { s.rules.values["victory_points"] = std::int64_t{60}; });
    row("rule of a board", "base", "boards[1].rules.victory_points", "rules", "boardRulesForm",
        [](Scenario& s) { s.boards[1].rules.values["victory_points"] = std::int64_t{60}; });
    row("module parameter", "gifts-for-the-robber", "gifts.big_numbers", "rules", "big_numbers", [](Scenario& s) {
        module(s, "gifts").values["big_numbers"] = std::vector<std::int64_t>{7, 3};
    });
    row("text of the scenario", "base", "summary", "scenario", "summary", [](Scenario& s) { s.summary.de.clear(); });
    row("name of the scenario", "base", "name", "scenario", "name", [](Scenario& s) { s.name.en.clear(); });
    row("id of the scenario", "base", "id", "scenario", "scenarioId", [](Scenario& s) { s.id = "A b"; });
    row("name of a thing", "base", "names.robber", "scenario", "names.robber.2", [](Scenario& s) {
        s.names["robber"] = {"bandit", "Bandit", "", "Banditen"};
    });
}

void JumpsTest::aClickLeadsToTheField()
{
    QFETCH(QByteArray, file);
    QFETCH(Break, breakIt);
    QFETCH(QByteArray, path);
    QFETCH(QString, dock);
    QFETCH(QString, field);
    Jump jump(file.constData(), breakIt);
    // In a small window all panels are tabs of one another.
    for (const QSize size : {QSize(1600, 1000), QSize(1024, 600)}) {
        jump.open.window.resize(size);
        jump.open.window.resetLayout();
        jump.open.window.focus().setBoardIndex(0);
        jump.open.window.focus().select({});
        QCoreApplication::processEvents();
        jump.to(path.toStdString());
        QCOMPARE(jump.dockInFocus(), dock);
        QVERIFY2(jump.names().contains(field), qPrintable(jump.names().join(", ")));
        QVERIFY(!jump.focused()->visibleRegion().isEmpty());
        QCOMPARE(jump.open.history().count(), 0);
    }
}

void JumpsTest::aTokenOfAStackIsChosen()
{
    Jump jump("catakatoa", [](Scenario& s) {
        s.boards[0].stacks.push_back({"other", {2, 3, 7, 4}});
        s.boards[0].hexes[0].stack = "other";
    });
    jump.to("boards[0].stacks.other.tokens[2]");
    QCOMPARE(jump.dockInFocus(), QString("stacks"));
    auto* list = qobject_cast<QListWidget*>(jump.focused());
    QVERIFY(list && list->objectName() == "tokens");
    QCOMPARE(list->count(), 4);
    QCOMPARE(list->currentRow(), 2);
    QVERIFY(list->item(2)->isSelected() && !list->item(0)->isSelected());
    QTest::keyClick(list, Qt::Key_Delete);
    QCOMPARE(jump.open.board().stacks[1].tokens, (std::vector<int>{2, 3, 4}));
}

void JumpsTest::aTokenOfAPoolIsChosen()
{
    Jump jump("base", [](Scenario& s) { s.boards[1].numberPools[0].tokens[16] = 7; });
    jump.to("boards[1].pools.numbers.tokens.tokens[16]");
    auto* list = qobject_cast<QListWidget*>(jump.focused());
    QVERIFY(list && list->objectName() == "pool-tokens");
    QCOMPARE(list->currentRow(), 16);
    QVERIFY(list->viewport()->rect().intersects(list->visualItemRect(list->item(16))));
}

void JumpsTest::anEffectOfAnEventTokenIsShown()
{
    Jump jump("crop-trust", [](Scenario& s) { effect(s, 4).values["numbers"] = std::vector<std::int64_t>{7}; });
    const Problems& problems = jump.dock.watch().problems();
    const auto found = std::find_if(problems.begin(), problems.end(), [](const Problem& p) {
        return p.path.starts_with("events.tokens[4].effects[0].");
    });
    QVERIFY(found != problems.end());
    jump.to(found->path);
    QCOMPARE(jump.dockInFocus(), QString("events"));
    QVERIFY2(jump.names().contains("numbers"), qPrintable(jump.names().join(", ")));
    QVERIFY(jump.names().contains("effectsForm"));
    QCOMPARE(jump.open.find<QTableView>("eventTokens")->currentIndex().row(), 4);
}

void JumpsTest::aMissingTextLeadsToItsLanguage()
{
    for (const bool german : {true, false}) {
        Jump jump("crop-trust", [german](Scenario& s) {
            Text name{"A good year", "Ein gutes Jahr"};
            (german ? name.de : name.en).clear();
            token(s, 4).values["name"] = name;
        });
        jump.to("events.tokens[4].name");
        QCOMPARE(jump.dockInFocus(), QString("events"));
        const QString spoken = jump.focused()->accessibleName();
        QVERIFY2(spoken.endsWith(german ? "German" : "English"), qPrintable(spoken));
    }
}

void JumpsTest::anEventTokenIsShownAlthoughTheFilterHidesIt()
{
    Jump jump("crop-trust", [](Scenario& s) { effect(s, 4).values["numbers"] = std::vector<std::int64_t>{7}; });
    auto* filter = jump.open.find<QLineEdit>("eventFilter");
    filter->setFocus();
    QTest::keyClicks(filter, "zzz");
    for (int row = 0; row < jump.model.rowCount(); ++row)
        if (jump.model.problem(row).path.starts_with("events.tokens[4].effects[0].")) {
            jump.click(row);
            break;
        }
    QVERIFY(filter->text().isEmpty());
    QVERIFY(jump.names().contains("effectsForm"));
}

/// Their colour has a row in the properties of the board; the tool that moves them is at hand.
void JumpsTest::startingPiecesHaveTheirRow()
{
    Jump jump("base", [](Scenario& s) { s.boards[0].pieces[1].settlements[0] = {{9, 9}, 0}; });
    jump.to("boards[0].pieces[1].settlements[0]");
    QCOMPARE(jump.dockInFocus(), QString("properties"));
    auto* list = qobject_cast<QListWidget*>(jump.focused());
    QVERIFY(list && list->objectName() == "colours");
    QCOMPARE(list->currentRow(), 1);
    QVERIFY(list->viewport()->rect().intersects(list->visualItemRect(list->item(1))));
    QVERIFY(qobject_cast<PiecesTool*>(jump.open.window.tools().current()));
    QCOMPARE(jump.open.window.brush().colour(), jump.open.scenario().boards[0].pieces[1].colour);
}

void JumpsTest::aFieldOutOfSightIsScrolledTo()
{
    const auto dear = [](Scenario& s) {
        s.rules.values["card_cost"] = std::map<std::string, std::int64_t>{{"ore", 40}};
    };
    Jump jump("base", dear, {1024, 600});
    jump.to("rules.card_cost");
    QWidget* field = jump.focused();
    QCOMPARE(field->visibleRegion().boundingRect(), field->rect());
}

void JumpsTest::closedPanelsOpen()
{
    Jump jump("base", [](Scenario& s) { s.summary.de.clear(); });
    for (Dock* dock : jump.open.window.docks())
        if (dock != &jump.dock) dock->close();
    jump.to("summary");
    QCOMPARE(jump.dockInFocus(), QString("scenario"));
    // Also one that floats, and by key.
    for (Dock* dock : jump.open.window.docks())
        if (dock->objectName() == "scenario") dock->close();
    jump.dock.bringForward();
    QTest::keyClick(&jump.view, Qt::Key_Return);
    QCoreApplication::processEvents();
    QCOMPARE(jump.dockInFocus(), QString("scenario"));
}

void JumpsTest::allProblemsOfABrokenFileLeadSomewhere_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("wide") << QSize(1600, 1000);
    QTest::newRow("small") << QSize(1024, 600);
}

/// Nothing is left where it was: the panel of problems, or no focus at all.
void JumpsTest::allProblemsOfABrokenFileLeadSomewhere()
{
    QFETCH(QSize, size);
    Jump jump(
        "smoking-crescent",
        [](Scenario& s) {
            Board& board = s.boards[0];
            for (std::size_t i = 0; i < board.hexes.size(); i += 2) board.hexes[i].number = 20 + static_cast<int>(i);
            board.harbours.push_back({{0, 0}, 0, Harbour::Any, "x"});
            board.terrainPools.push_back({"a.b[0].c", {}});
            board.stacks.push_back({"", {}});
            board.robber = {RobberStart::Kind::Hex, {9, 9}, 0};
            board.setupHexes = {{9, 9}};
            board.pieces.resize(2);
            s.name.de.clear();
            s.names["robber"] = {};
        },
        size);
    const int rows = jump.model.rowCount();
    QVERIFY(rows > 20);
    for (int row = 0; row < rows; ++row) {
        const std::string path = jump.model.problem(row).path;
        if (jump.model.place(row).kind == Place::Kind::File) continue;  // "… and 12 more"
        jump.click(row);
        const QString dock = jump.dockInFocus();
        QVERIFY2(dock != "problems" && dock != "none" && dock != "unseen", (path + ": " + dock.toStdString()).c_str());
    }
}

QTEST_MAIN(JumpsTest)
#include "tst_jumps.moc"
