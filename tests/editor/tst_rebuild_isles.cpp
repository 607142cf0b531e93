#include "tests/editor/rebuilding.h"

using namespace inselwerk;
using namespace inselwerk::test;

/// The scenarios that show the building blocks, made anew as in tst_rebuild: boards of odd shapes, several stacks,
/// effects of every kind, gifts, conditions for draws, a rule of the base game.
class RebuildIslesTest : public QObject
{
    Q_OBJECT

private slots:
    void smokingCrescent();
    void ebbingIsles();
};

namespace {

constexpr const char* pools = "pools";
constexpr const char* stacks = "stacks";
constexpr const char* events = "events";

EdgeName edge(HexCoord hex, const char* side) { return {hex, *sideFrom(side, Orientation::Pointy)}; }

void addLand(Designer& designer, const std::vector<std::pair<const char*, int>>& tiles)
{
    designer.addPool("Pool of terrain", "land");
    for (const auto& [terrain, count] : tiles) designer.enter(pools, terrain, count);
}

/// All hexes that take one draw their number; the tokens are typed one after the other.
void addNumbers(Designer& designer, const QString& tokens)
{
    designer.addPool("Pool of numbers", "numbers");
    designer.hands().click(designer.in<TokenList>(pools, "Number tokens of the pool, in their order"));
    designer.hands().type(tokens);
}

void addCoast(Designer& designer, const std::vector<EdgeName>& harbours)
{
    designer.addPool("Pool of harbours", "coast");
    for (const char* kind : {"2:1 lumber", "2:1 brick", "2:1 wool", "2:1 grain", "2:1 ore"})
        designer.enter(pools, kind, 1);
    designer.enter(pools, "3:1", static_cast<int>(harbours.size()) - 5);
    designer.tool("Harbour");
    designer.click("brush", "Harbour from the pool “coast”");
    for (const EdgeName& harbour : harbours) designer.click(harbour);
}

void addStack(
    Designer& designer, const QString& name, const QString& tokens, int count, const std::vector<HexCoord>& on)
{
    designer.click(stacks, "New stack");
    designer.write(stacks, "Name of the stack", name);
    auto& list = designer.in<TokenList>(stacks, "Number tokens of the stack, top first");
    designer.hands().clickRow(list, 0);
    designer.hands().key(Qt::Key_A, Qt::ControlModifier);
    designer.hands().key(Qt::Key_Delete);
    designer.hands().type(tokens);
    designer.click("numbers", QString("Stack “%1”, tokens: %2").arg(name).arg(count));
    for (const HexCoord hex : on) designer.click(hex);
}

void startRobberOn(Designer& designer, const QString& number)
{
    designer.choose("properties", "Where the robber starts", "on the number");
    designer.choose("properties", "Number on which the robber starts", number);
}

/// A new token with one effect, which is still to be described.
void addToken(
    Designer& designer, const QString& id, int count, const QString& category, const QString& english,
    const QString& german, const QString& effect)
{
    designer.click(events, "New event token");
    designer.choose(events, "Effect 1", effect);
    designer.write(events, "Id", id);
    designer.enter(events, "Count", count);
    designer.write(events, "Category", category);
    designer.write(events, "Name, English", english);
    designer.write(events, "Name, German", german);
}

void makeFire(Designer& designer)
{
    addToken(designer, "ash-rain", 2, "fire", "Ash rain", "Ascheregen", "Yields for a round");
    designer.choose(events, "Terrain", "pasture");
    designer.click(events, "Duplicate place 1");
    designer.choose(events, "Terrain", "fields");
    addToken(designer, "rich-soil", 3, "fire", "Rich soil", "Fruchtbare Asche", "Yields for a round");
    designer.choose(events, "Terrain", "fields");
    designer.choose(events, "Pays", "twice");
    addToken(designer, "hot-springs", 3, "fire", "Hot springs", "Heiße Quellen", "Receive cards");
    designer.choose(events, "Who", "who lives beside it");
    designer.choose(events, "Terrain", "volcano");
    designer.enter(events, "Cards of choice", 1);
    addToken(designer, "tremor", 2, "fire", "Tremor", "Beben", "A stack loses its top token");
    designer.write(events, "Stack", "fire");
}

void makeSeaAndLaw(Designer& designer)
{
    addToken(designer, "flotsam", 3, "sea", "Flotsam", "Strandgut", "Receive cards");
    designer.choose(events, "Who", "everybody");
    designer.enter(events, "Cards by chance", 1);
    designer.enter(events, "Cards of choice", 0);  // a new effect begins with one
    addToken(designer, "shipwreck", 2, "sea", "Shipwreck", "Schiffbruch", "Give cards");
    designer.choose(events, "Who", "who has most points");
    designer.enter(events, "Cards by chance", 1);
    designer.enter(events, "Cards of choice", 0);
    addToken(designer, "castaways", 2, "sea", "Castaways", "Schiffbrüchige", "Receive cards");
    designer.choose(events, "Who", "who has fewest points");
    designer.enter(events, "Cards of choice", 2);
    addToken(designer, "customs", 2, "law", "Customs officers", "Zöllner", "Discard above a limit");
    designer.enter(events, "Hand limit", 6);
    addToken(designer, "hideout", 2, "law", "New hideout", "Neues Versteck", "The robber moves");
    addToken(designer, "treasure-map", 1, "sea", "Treasure map", "Schatzkarte", "Development card");
}

}  // namespace

void RebuildIslesTest::smokingCrescent()
{
    const Scenario wanted = included("smoking-crescent");
    Designer designer;
    designer.beginWithEmptyHexagon(3);
    nameScenario(designer, wanted);
    renameThing(designer, "Robber", {"smuggler", "der Schmuggler", "den Schmuggler", "dem Schmuggler"});
    designer.tick("rules", "Gifts for the robber");
    designer.tick("rules", "Volcano");
    designer.nameBoard("crescent", "The crescent", "Die Sichel");

    // A bay is taken out of the hexagon; what is left is land to be drawn, and the volcano.
    addLand(designer, {{"forest", 5}, {"hills", 5}, {"pasture", 5}, {"fields", 4}, {"mountains", 4}});
    designer.tool("Paint");
    designer.click("terrain", "no hex");
    designer.drag({{3, -2}, {3, -1}, {0, -1}, {1, -1}, {1, 0}, {3, 0}, {2, 1}, {-1, 1}, {1, 1}, {1, 2}});
    designer.tool("Fill");
    designer.click("terrain", "Pool “land”");
    designer.click(HexCoord{0, 3});
    designer.tool("Paint");
    designer.click("terrain", "volcano");
    designer.click(HexCoord{0, 0});

    addNumbers(
        designer,
        "2333444555668899"
        "101010"
        "111111"
        "12");
    designer.tool("Select");
    designer.click(HexCoord{0, 0});
    designer.hands().key(Qt::Key_A, Qt::ControlModifier);
    designer.click(pools, "Draws the selected places from this pool");
    designer.hands().click(designer.canvas(), QPoint(5, 5));
    designer.tick(pools, "6 and 8 never side by side");
    designer.tick(pools, "equal numbers never side by side");
    addCoast(
        designer, {edge({0, -3}, "NW"), edge({2, -3}, "NW"), edge({3, -3}, "E"), edge({-2, -1}, "NW"),
                   edge({-3, 0}, "SW"), edge({-3, 2}, "SW"), edge({-2, 3}, "SW"), edge({0, 3}, "SW")});
    addStack(
        designer, "fire",
        "4"
        "10"
        "5968",
        6, {{0, 0}});
    startRobberOn(designer, "2");
    makeFire(designer);
    makeSeaAndLaw(designer);
    designer.turnTo(events, "Placement and triggers");
    designer.click(events, "Add to the list: Drawn on");
    designer.choose(events, "Drawn on, place 1", "a rolled 7");
    designer.click(events, "Add to the list: Drawn on");
    designer.choose(events, "Drawn on, place 2", "a token leaving a number stack");

    compareWithIncluded(designer.saveAs("smoking-crescent.yaml"), wanted);
}

void RebuildIslesTest::ebbingIsles()
{
    const Scenario wanted = included("ebbing-isles");
    Designer designer;
    designer.beginWithEmptyHexagon(4);
    nameScenario(designer, wanted);
    designer.enter("rules", "Victory points to win", 9);
    designer.nameBoard("isles", "Four isles", "Vier Inseln");

    // Four isles rise from the sea.
    addLand(designer, {{"forest", 4}, {"hills", 4}, {"pasture", 4}, {"fields", 4}, {"mountains", 4}});
    designer.tool("Fill");
    designer.click("terrain", "no hex");
    designer.click(HexCoord{0, 0});
    designer.tool("Paint");
    designer.click("terrain", "Pool “land”");
    designer.drag({{0, -3}, {0, -2}, {-2, -2}, {-2, -1}});
    designer.drag({{3, -3}, {2, -2}, {4, -2}, {3, -1}});
    designer.drag({{-3, 1}, {-4, 2}, {-2, 2}, {-3, 3}});
    designer.drag({{2, 1}, {2, 2}, {0, 2}, {0, 3}});
    designer.click("terrain", "gold");
    for (const HexCoord bank : {HexCoord{-1, -1}, {2, -1}, {-2, 1}, {1, 1}}) designer.click(bank);

    addNumbers(
        designer,
        "2334455689910101111"
        "12");
    designer.hands().menu({"Edit", "Select", "All hexes"});
    designer.click(pools, "Draws the selected places from this pool");
    designer.tick(pools, "6 and 8 never side by side");
    addCoast(
        designer, {edge({0, -3}, "NE"), edge({3, -3}, "NW"), edge({-2, -2}, "W"), edge({4, -2}, "E"),
                   edge({-4, 2}, "W"), edge({2, 2}, "E"), edge({-3, 3}, "SE"), edge({0, 3}, "SW")});
    addStack(
        designer, "vein",
        "6895"
        "10"
        "4",
        6, {{-1, -2}, {3, -2}, {-3, 2}, {1, 2}});
    addStack(
        designer, "pearls",
        "85941"
        "0",
        5, {{-1, -1}, {2, -1}, {-2, 1}, {1, 1}});
    designer.tool("Select");
    designer.hands().click(designer.canvas(), QPoint(5, 5));
    startRobberOn(designer, "12");

    compareWithIncluded(designer.saveAs("ebbing-isles.yaml"), wanted);
}

QTEST_MAIN(RebuildIslesTest)
#include "tst_rebuild_isles.moc"
