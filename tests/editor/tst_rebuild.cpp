#include "editor/model/motion.h"
#include "tests/editor/designer.h"

using namespace inselwerk;
using test::Designer;

/// Included scenarios made anew from the empty hexagon, by mouse and keys alone: what is saved in the end is the
/// included file.
class RebuildTest : public QObject
{
    Q_OBJECT

private slots:
    void catakatoa();
};

namespace {

constexpr const char* scenarioPanel = "scenario";
constexpr const char* properties = "properties";
constexpr const char* pools = "pools";
constexpr const char* stacks = "stacks";

/// The texts are pasted from elsewhere.
void nameScenario(Designer& designer, const Scenario& like)
{
    designer.write(scenarioPanel, "Name, English", QString::fromStdString(like.name.en));
    designer.write(scenarioPanel, "Name, German", QString::fromStdString(like.name.de));
    designer.paste(scenarioPanel, "Summary, English", like.summary.en);
    designer.paste(scenarioPanel, "Summary, German", like.summary.de);
    designer.paste(scenarioPanel, "Rules page, English", like.rulesPage.en);
    designer.paste(scenarioPanel, "Rules page, German", like.rulesPage.de);
    designer.enter(scenarioPanel, "Length of a game", like.minutes);
    designer.write(scenarioPanel, "Id of the scenario", QString::fromStdString(like.id));
}

void renameThing(Designer& designer, const QString& thing, const QStringList& forms)
{
    designer.choose(scenarioPanel, "Thing that gets another name", thing);
    designer.click(scenarioPanel, "Give the chosen thing another name");
    const QStringList names{
        "English", "German, nominative (who?)", "German, accusative (whom?)", "German, dative (to whom?)"};
    for (int i = 0; i < names.size(); ++i) designer.write(scenarioPanel, thing + ": " + names[i], forms[i]);
}

/// The board of 19 hexes row by row, as files list them.
const std::vector<std::vector<HexCoord>>& rows()
{
    static const std::vector<std::vector<HexCoord>> all{
        {{0, -2}, {1, -2}, {2, -2}},
        {{-1, -1}, {0, -1}, {1, -1}, {2, -1}},
        {{-2, 0}, {-1, 0}, {0, 0}, {1, 0}, {2, 0}},
        {{-2, 1}, {-1, 1}, {0, 1}, {1, 1}},
        {{-2, 2}, {-1, 2}, {0, 2}},
    };
    return all;
}

/// Where that board has its harbours: hex and side, on pointy hexes and on flat ones.
struct Port
{
    HexCoord hex;
    const char* pointy;
    const char* flat;

    EdgeName edge(Orientation o) const { return {hex, *sideFrom(o == Orientation::Pointy ? pointy : flat, o)}; }
};

constexpr Port ports[] = {
    {{0, -2}, "NW", "N"}, {{1, -2}, "NE", "NE"}, {{2, -1}, "NE", "NE"}, {{2, 0}, "E", "SE"},   {{1, 1}, "SE", "S"},
    {{-1, 2}, "SE", "S"}, {{-2, 2}, "SW", "SW"}, {{-2, 1}, "W", "NW"},  {{-1, -1}, "W", "NW"},
};

/// What games see of a scenario: no comment at the head, and hexes in whatever order.
Scenario plain(Scenario scenario)
{
    scenario.leadingComment.clear();
    for (Board& board : scenario.boards) sortHexes(board);
    return scenario;
}

/// What was saved reads back without a word and is the included file.
void compareWithIncluded(const QString& path, const Scenario& included)
{
    const Reading made = readScenarioFile(path.toStdString(), descriptionsOf(moduleTypes()));
    for (const Problem& problem : made.problems) qWarning("%s", describe(problem, "saved").c_str());
    QVERIFY(made.problems.empty());
    const auto linesOf = [](const Scenario& scenario) {
        return QString::fromStdString(test::written(plain(scenario))).split(u'\n');
    };
    const QStringList got = linesOf(made.scenario), wanted = linesOf(included);
    for (qsizetype i = 0; i < std::min(got.size(), wanted.size()); ++i) QCOMPARE(got[i], wanted[i]);
    QCOMPARE(got.size(), wanted.size());
    QVERIFY(plain(made.scenario) == plain(included));
}

}  // namespace

void RebuildTest::catakatoa()
{
    const Scenario wanted = test::included("catakatoa");
    Designer designer;
    designer.beginWithEmptyHexagon(2);
    nameScenario(designer, wanted);
    renameThing(designer, "Robber", {"Witch-Doctor", "der Schamane", "den Schamanen", "dem Schamanen"});
    designer.tick("rules", "Volcano");

    designer.nameBoard("full-stack", "The full stack", "Der volle Stapel");
    designer.choose(properties, "How the hexes of the board stand", "flat top");
    designer.choose(properties, "Where the robber starts", "on the volcano");

    // The other lands are drawn, and so are their numbers.
    designer.addPool("Pool of terrain", "land");
    for (const auto& [terrain, count] :
         {std::pair{"forest", 4}, {"hills", 3}, {"pasture", 4}, {"fields", 4}, {"mountains", 3}})
        designer.enter(pools, terrain, count);
    designer.tool("Fill");
    designer.click("terrain", "Pool “land”");
    designer.click(HexCoord{1, 0});
    designer.tool("Paint");
    designer.click("terrain", "volcano");
    designer.click(HexCoord{0, 0});

    designer.addPool("Pool of numbers", "tokens");
    for (const int token : {5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11})
        designer.click(pools, QString("Add number token %1").arg(token));
    designer.choose(pools, "How the numbers are laid", "in this order, as a spiral");
    designer.click("numbers", "Pool “tokens”: hexes that draw from it: 0; tokens: 18. Make the numbers equal.");
    for (const auto& row : rows()) designer.drag(row);

    designer.addPool("Pool of harbours", "coast");
    for (const char* kind : {"2:1 lumber", "2:1 brick", "2:1 wool", "2:1 grain", "2:1 ore"})
        designer.enter(pools, kind, 1);
    designer.enter(pools, "3:1", 4);
    designer.tool("Harbour");
    designer.click("brush", "Harbour from the pool “coast”");
    for (const Port& port : ports) designer.click(port.edge(Orientation::Flat));

    // The stack begins with a token of each number.
    designer.click(stacks, "New stack");
    designer.write(stacks, "Name of the stack", "volcano");
    auto& tokens = designer.in<TokenList>(stacks, "Number tokens of the stack, top first");
    designer.hands().clickRow(tokens, tokens.count() - 1);
    designer.hands().type(
        "34568910"
        "11");
    designer.click(stacks, "Sort from 2 to 12");
    designer.tool("Select");
    designer.click(HexCoord{0, 0});
    designer.click(stacks, "Lays the stack on the selected hexes");

    designer.hands().menu({"Board", "Duplicate the board"});
    designer.nameBoard("short-stack", "The short stack", "Der kurze Stapel");
    for (const int row : {2, 4, 6, 8, 10, 12, 14, 16})
        designer.hands().clickRow(tokens, row, row == 2 ? Qt::NoModifier : Qt::ControlModifier);
    designer.hands().key(Qt::Key_Delete);

    compareWithIncluded(designer.saveAs("catakatoa.yaml"), wanted);
}

QTEST_MAIN(RebuildTest)
#include "tst_rebuild.moc"
