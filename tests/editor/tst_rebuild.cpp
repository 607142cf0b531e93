#include "tests/editor/rebuilding.h"

using namespace inselwerk;
using namespace inselwerk::test;

/// Included scenarios made anew from the empty hexagon, by mouse and keys alone: what is saved in the end is the
/// included file.
class RebuildTest : public QObject
{
    Q_OBJECT

private slots:
    void catakatoa();
    void cropTrust();
};

namespace {

constexpr const char* properties = "properties";
constexpr const char* pools = "pools";
constexpr const char* stacks = "stacks";

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

// --- Crop Trust

void drawFirstGame(Designer& designer)
{
    // Row by row, as one reads.
    const char* const lands[] = {"mountains", "pasture", "forest", "fields", "hills",     "pasture", "hills",
                                 "fields",    "forest",  "fields", "forest", "mountains", "forest",  "mountains",
                                 "fields",    "pasture", "hills",  "fields", "pasture"};
    const int numbers[] = {10, 2, 9, 12, 6, 4, 10, 9, 11, 9, 3, 8, 8, 3, 4, 5, 5, 6, 11};
    std::vector<HexCoord> hexes;
    for (const auto& row : rows()) hexes.insert(hexes.end(), row.begin(), row.end());
    designer.tool("Paint");
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        designer.click("terrain", lands[i]);
        designer.click(hexes[i]);
    }
    const std::pair<const char*, std::vector<HexCoord>> crops[] = {
        {"wheat", {{-1, -1}, {-2, 0}, {0, 0}, {0, 1}, {-1, 2}}},
        {"beans", {{-2, 0}, {0, 0}, {-1, 2}}},
        {"maize", {{-2, 0}, {0, 0}, {0, 1}, {-1, 2}}},
        {"quinoa", {{-2, 0}, {0, 0}, {0, 1}, {-1, 2}}},
        {"rice", {{-1, 2}}},
    };
    for (const auto& [crop, fields] : crops) {
        designer.click("tokens", crop);
        for (const HexCoord field : fields) designer.click(field);
    }
    designer.tool("Number");
    for (std::size_t i = 0; i < hexes.size(); ++i) designer.typeOn(hexes[i], QString::number(numbers[i]));
    const char* const kinds[] = {"3:1 harbour", "2:1 harbour: grain", "2:1 harbour: ore",
                                 "3:1 harbour", "2:1 harbour: wool",  "3:1 harbour",
                                 "3:1 harbour", "2:1 harbour: brick", "2:1 harbour: lumber"};
    designer.tool("Harbour");
    for (std::size_t i = 0; i < std::size(ports); ++i) {
        designer.click("brush", kinds[i]);
        designer.click(ports[i].edge(Orientation::Pointy));
    }
    designer.tool("Robber");
    designer.click(HexCoord{1, -2});
}

CornerName corner(HexCoord hex, const char* name) { return {hex, *cornerFrom(name, Orientation::Pointy)}; }
EdgeName edge(HexCoord hex, const char* name) { return {hex, *sideFrom(name, Orientation::Pointy)}; }

/// What a colour has at the start.
struct Start
{
    const char* colour;
    std::array<CornerName, 2> settlements;
    std::array<EdgeName, 2> roads;
    std::vector<std::pair<const char*, int>> cards;
};

void setUpPieces(Designer& designer)
{
    const Start starts[] = {
        {"white",
         {corner({-1, -1}, "SE"), corner({1, 0}, "SE")},
         {edge({-1, -1}, "SE"), edge({1, 0}, "E")},
         {{"lumber", 1}, {"wool", 1}, {"ore", 1}}},
        {"red",
         {corner({0, -2}, "SE"), corner({-2, 0}, "SE")},
         {edge({1, -2}, "SW"), edge({-1, 0}, "SW")},
         {{"lumber", 2}, {"grain", 1}}},
        {"blue",
         {corner({0, 1}, "SE"), corner({-2, 1}, "SE")},
         {edge({0, 1}, "E"), edge({-1, 1}, "SW")},
         {{"lumber", 1}, {"brick", 1}, {"ore", 1}}},
        {"orange",
         {corner({2, -2}, "S"), corner({-1, 1}, "SE")},
         {edge({2, -2}, "SW"), edge({0, 1}, "SW")},
         {{"grain", 2}, {"ore", 1}}},
    };
    designer.tool("Pieces");
    for (const Start& start : starts) {
        designer.click("brush", start.colour);
        designer.click("brush", "settlement");
        for (const CornerName& corner : start.settlements) designer.click(corner);
        designer.click("brush", "road");
        for (const EdgeName& edge : start.roads) designer.click(edge);
    }
    auto& colours = designer.in<QListWidget>(properties, "Colours of the starting pieces");
    int row = 0;
    for (const Start& start : starts) {
        designer.hands().clickRow(colours, row++);
        for (const auto& [card, count] : start.cards) designer.enter(properties, card, count);
    }
    designer.hands().clickRow(colours, 2);
    designer.tick(properties, "Stays out first when fewer play");
}

/// The same island, but lands and harbours are drawn, and the players found their settlements themselves.
void drawVariable(Designer& designer)
{
    for (int colour = 0; colour < 4; ++colour) designer.click(properties, "Remove all pieces and cards of the colour");
    designer.tool("Chance");
    designer.click("brush", "Terrain");
    for (const auto& row : rows()) designer.drag(row);
    designer.click("brush", "Harbour");
    for (const Port& port : ports) designer.click(port.edge(Orientation::Pointy));
    auto& list = designer.in<QListWidget>(pools, "Pools of this board");
    designer.hands().clickRow(list, 0);
    designer.write(pools, "Name of the pool", "land");
    designer.hands().clickRow(list, 1);
    designer.write(pools, "Name of the pool", "coast");
    designer.choose(properties, "Where the robber starts", "on the number");
    designer.choose(properties, "Number on which the robber starts", "2");
}

/// The tokens that take a crop from the fields with certain numbers.
struct Regional
{
    const char* crop;
    std::vector<int> numbers;

    QString id() const
    {
        QString id = crop;
        for (const int number : numbers) id += QString("-%1").arg(number);
        return id;
    }
};

void writeTexts(Designer& designer, const QString& category, const QString& english, const QString& german)
{
    designer.write("events", "Category", category);
    designer.write("events", "Name, English", english);
    designer.write("events", "Name, German", german);
}

/// The new token has all that the one before has, but its id.
void copyToken(Designer& designer, const QString& id)
{
    designer.click("events", "Duplicate the event token");
    designer.write("events", "Id", id);
}

void makeRegional(Designer& designer)
{
    const Regional tokens[] = {
        {"wheat", {2, 6, 9}},  {"wheat", {4, 8, 11}},   {"wheat", {3, 5}},  {"wheat", {10, 12}},
        {"beans", {5, 6, 8}},  {"beans", {2, 9, 12}},   {"beans", {3, 10}}, {"beans", {4, 11}},
        {"maize", {3, 8, 9}},  {"maize", {4, 6, 12}},   {"maize", {2, 10}}, {"maize", {5, 11}},
        {"rice", {4, 6, 10}},  {"rice", {5, 8, 9}},     {"rice", {2, 11}},  {"rice", {3, 12}},
        {"quinoa", {4, 5, 9}}, {"quinoa", {6, 10, 11}}, {"quinoa", {2, 8}}, {"quinoa", {3, 12}},
    };
    std::vector<int> chosen{2};
    for (const Regional& token : tokens) {
        if (&token == &tokens[0]) {
            designer.click("events", "New event token");
            designer.write("events", "Id", token.id());
            writeTexts(designer, "regional", "Regional crop loss", "Regionaler Verlust");
            designer.choose("events", "Effect 1", "Regional crop loss");
        } else {
            copyToken(designer, token.id());
        }
        designer.click("events", QString("Crop: %1").arg(token.crop));
        const auto has = [](const std::vector<int>& numbers, int n) {
            return std::find(numbers.begin(), numbers.end(), n) != numbers.end();
        };
        for (const int number : token.numbers)
            if (!has(chosen, number)) designer.click("events", QString("Fields: %1").arg(number));
        for (const int number : chosen)
            if (!has(token.numbers, number)) designer.click("events", QString("Fields: %1").arg(number));
        chosen = token.numbers;
    }
}

void copyForOtherCrops(Designer& designer, const QString& category)
{
    for (const char* crop : {"beans", "maize", "rice", "quinoa"}) {
        copyToken(designer, QString("%1-%2").arg(crop, category));
        designer.click("events", QString("Crop: %1").arg(crop));
    }
}

void makeEvents(Designer& designer)
{
    makeRegional(designer);
    copyToken(designer, "wheat-small");
    writeTexts(designer, "small", "Small-scale crop loss", "Kleinflächiger Verlust");
    designer.enter("events", "Count", 2);
    designer.choose("events", "Effect 1", "Crop loss");
    designer.click("events", "Crop: wheat");
    copyForOtherCrops(designer, "small");
    copyToken(designer, "wheat-large");
    writeTexts(designer, "large", "Large-scale crop loss", "Großflächiger Verlust");
    designer.enter("events", "Count", 1);
    designer.enter("events", "Amount", 3);
    designer.click("events", "Crop: wheat");
    copyForOtherCrops(designer, "large");
    copyToken(designer, "monoculture");
    writeTexts(designer, "monoculture", "Monoculture", "Monokultur");
    designer.enter("events", "Count", 6);
    designer.choose("events", "Effect 1", "Monoculture");
    designer.turnTo("events", "Placement and triggers");
    designer.tick("events", "Under settlements and cities");
    designer.tick("events", "On Longest Road and Largest Army");
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
    designer.click("numbers", "Pool “tokens”. Nothing is drawn from this pool.");
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

void RebuildTest::cropTrust()
{
    const Scenario wanted = test::included("crop-trust");
    Designer designer;
    designer.beginWithEmptyHexagon(2);
    nameScenario(designer, wanted);
    renameThing(designer, "Grain", {"food", "die Nahrung", "die Nahrung", "der Nahrung"});
    designer.tick("rules", "Crops");
    designer.nameBoard("first-game", "First game", "Erste Partie");
    drawFirstGame(designer);
    setUpPieces(designer);
    designer.hands().menu({"Board", "Duplicate the board"});
    designer.nameBoard("variable", "New in every game", "In jedem Spiel neu");
    drawVariable(designer);
    makeEvents(designer);

    compareWithIncluded(designer.saveAs("crop-trust.yaml"), wanted);
}

QTEST_MAIN(RebuildTest)
#include "tst_rebuild.moc"
