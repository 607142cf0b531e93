#include "tests/engine/tst_property_boards.h"

#include <QTest>

#include <set>

using namespace inselwerk;
using namespace inselwerk::test;

/// What the included scenarios hold, against what the rulebooks and rulings say lies there.
class IncludedTest : public QObject
{
    Q_OBJECT

private slots:
    void cropTrustTokensAreWhatTheirNamesSay();
    void cropTrustNamesEachCropAndNumberOnce();
    void cropTrustIslands();
    void giftsUseTheIslandsOfTheBaseGame();
    void islandForFiveAndSix();
};

namespace {

using Land = std::map<HexCoord, std::pair<Terrain, int>>;

Land landOf(const Board& board)
{
    Land land;
    for (const HexEntry& h : board.hexes) land[h.at] = {h.terrain, h.number};
    return land;
}

std::vector<Section> tokensOf(const Scenario& s)
{
    return std::get<std::vector<Section>>(s.findModule("events")->values.find("tokens")->second);
}

template <class T>
T valueOf(const Section& s, std::string_view field, T fallback = {})
{
    const auto at = s.values.find(field);
    return at == s.values.end() ? fallback : std::get<T>(at->second);
}

const Section& onlyEffect(const Section& token)
{
    return std::get<std::vector<Section>>(token.values.find("effects")->second).front();
}

/// The id that a token of these effects should have: `wheat-2-6-9`, `rice-small`.
std::string idFor(const Section& effect)
{
    if (effect.key == "crops.monoculture") return "monoculture";
    std::string id = valueOf<std::string>(effect, "crop");
    if (effect.key == "crops.loss") return id + (valueOf<std::int64_t>(effect, "amount", 2) == 2 ? "-small" : "-large");
    for (const std::int64_t n : valueOf<std::vector<std::int64_t>>(effect, "numbers")) id += "-" + std::to_string(n);
    return id;
}

}  // namespace

/// R3.3: 20 regional, 10 small-scale, 5 large-scale and 6 monoculture tokens.
void IncludedTest::cropTrustTokensAreWhatTheirNamesSay()
{
    std::map<std::string, std::int64_t> kinds;
    for (const Section& token : tokensOf(included("crop-trust"))) {
        QCOMPARE(valueOf<std::string>(token, "id"), idFor(onlyEffect(token)));
        kinds[valueOf<std::string>(token, "category")] += valueOf<std::int64_t>(token, "count", 1);
    }
    const std::map<std::string, std::int64_t> expected{
        {"regional", 20}, {"small", 10}, {"large", 5}, {"monoculture", 6}};
    QVERIFY(kinds == expected);
}

/// R3.3: for each crop the four regional tokens share the ten numbers.
void IncludedTest::cropTrustNamesEachCropAndNumberOnce()
{
    std::multiset<std::pair<std::string, std::int64_t>> named;
    for (const Section& token : tokensOf(included("crop-trust")))
        for (const std::int64_t n : valueOf<std::vector<std::int64_t>>(onlyEffect(token), "numbers"))
            named.emplace(valueOf<std::string>(onlyEffect(token), "crop"), n);
    for (const char* crop : {"wheat", "beans", "maize", "rice", "quinoa"})
        for (const std::int64_t n : {2, 3, 4, 5, 6, 8, 9, 10, 11, 12}) QCOMPARE(named.count({crop, n}), std::size_t{1});
    QCOMPARE(named.size(), std::size_t{50});
}

/// Rulings 3.2, 3.4: the beginners' island with a fifth field and a third 9 in place of the desert; the variable board
/// has the same numbers in the same places, and the same terrains shuffled.
void IncludedTest::cropTrustIslands()
{
    const Scenario base = included("base");
    const Scenario crops = included("crop-trust");
    Land expected = landOf(*base.findBoard("beginner"));
    expected[{0, 0}] = {Terrain::Fields, 9};
    const Board& first = *crops.findBoard("first-game");
    QVERIFY(landOf(first) == expected);
    QVERIFY(first.harbours == base.findBoard("beginner")->harbours);

    const Board& variable = *crops.findBoard("variable");
    std::array<int, terrainCount> tiles{};
    for (const auto& [at, land] : expected) ++tiles[static_cast<std::size_t>(land.first)];
    QVERIFY(variable.terrainPools.front().tiles == tiles);
    QCOMPARE(variable.hexes.size(), expected.size());
    for (const HexEntry& h : variable.hexes) QCOMPARE(h.number, expected.at(h.at).second);
}

/// Gifts for the Robber, "Setup": as the base game, but the robber begins on the 2.
void IncludedTest::giftsUseTheIslandsOfTheBaseGame()
{
    const Scenario base = included("base");
    const Scenario gifts = included("gifts-for-the-robber");
    QCOMPARE(gifts.boards.size(), base.boards.size());
    for (Board board : gifts.boards) {
        QCOMPARE(board.robber.kind, RobberStart::Kind::Number);
        QCOMPARE(board.robber.number, 2);
        board.robber = base.findBoard(board.id)->robber;
        QVERIFY(board == *base.findBoard(board.id));
    }
}

/// Rulings 4.10, row by row from the top.
void IncludedTest::islandForFiveAndSix()
{
    static const std::vector<std::vector<std::string>> rows{
        {"h10", "p6", "d"},
        {"h6", "g2", "m9", "h11"},
        {"f3", "m11", "f5", "g10", "p4"},
        {"d", "p5", "g4", "m6", "p3", "g8"},
        {"f12", "m10", "p2", "h4", "f11"},
        {"f8", "g3", "f9", "g5"},
        {"h9", "p12", "m8"}};
    static const std::map<char, Terrain> terrains{{'h', Terrain::Hills},     {'p', Terrain::Pasture},
                                                  {'d', Terrain::Desert},    {'g', Terrain::Fields},
                                                  {'m', Terrain::Mountains}, {'f', Terrain::Forest}};
    Land expected;
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t i = 0; i < rows[row].size(); ++i) {
            const int r = static_cast<int>(row) - 3;
            const int q = static_cast<int>(i) - (r <= 0 ? r + 3 : 3);
            const std::string& hex = rows[row][i];
            expected[{q, r}] = {terrains.at(hex[0]), hex.size() > 1 ? std::stoi(hex.substr(1)) : 0};
        }
    QVERIFY(landOf(*included("base").findBoard("beginner-5-6")) == expected);
}

QTEST_GUILESS_MAIN(IncludedTest)
#include "tst_included.moc"
