#include "engine/game/position.h"
#include "tests/engine/tst_game_support.h"

#include <QTest>

#include <set>

using namespace inselwerk;

class PositionTest : public QObject
{
    Q_OBJECT

private slots:
    void positionsReadBack_data();
    void positionsReadBack();
    void digestsTellPositionsApart();
    void patchesAddAndClear();
    void awardsFollowFromThePieces();
    void whatNoGameReachesIsRefused_data();
    void whatNoGameReachesIsRefused();
    void pairsAndGiftsThatCannotBe_data();
    void pairsAndGiftsThatCannotBe();
    void whatIsNotSaidOfGiftsStays();
};

namespace {

std::optional<GamePosition> read(
    const std::string& text, const View& base, Problems& problems, Possible possible = Possible::Required)
{
    const auto node = parseYaml(text, problems);
    return node ? readPosition({*node, "position", problems}, base, possible) : std::nullopt;
}

}  // namespace

void PositionTest::positionsReadBack_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("players");
    const auto row = [](const char* name, const char* scenario, const char* board, int players) {
        QTest::newRow(name) << scenario << board << players;
    };
    row("base, beginners", "base", "beginner", 4);
    row("base, variable", "base", "variable", 4);
    row("base, five", "base", "beginner-5-6", 5);
    row("base, six", "base", "variable-5-6", 6);
    row("volcano", "catakatoa", "short-stack", 4);
    row("crops", "crop-trust", "first-game", 4);
    row("gifts", "gifts-for-the-robber", "beginner", 3);
    row("gifts, six", "gifts-for-the-robber", "variable-5-6", 6);
}

/// A position that is read back is the same, and the game goes on from it in the same way.
void PositionTest::positionsReadBack()
{
    QFETCH(QString, scenario);
    QFETCH(QString, board);
    QFETCH(int, players);
    const auto begin = [&] { return test::begin(scenario.toStdString(), board.toStdString(), 11, players); };
    auto game = begin();
    const State fresh = game->state();
    Random random = Random::seeded(11);
    int restored = 0;
    int paired = 0;
    for (int i = 0; i < 400; ++i) {
        const View v = game->view();
        if (isRestorable(v)) {
            Problems problems;
            const std::string text = writePosition(v);
            const auto back = read(text, View(game->rules(), game->deal(), fresh), problems);
            QVERIFY2(back, problems.empty() ? "" : (describe(problems.front(), "") + " in " + text).c_str());
            const View again(game->rules(), back->deal, back->state);
            QCOMPARE(QString::fromStdString(writePosition(again)), QString::fromStdString(text));
            QCOMPARE(brokenInvariant(again), brokenInvariant(v));
            if (i % 20 == 0) {
                auto other = begin();
                other->startFrom(back->deal, back->state);
                auto original = begin();
                original->startFrom(game->deal(), game->state());
                Random one = random;
                Random two = random;
                test::play(*other, 30, one);
                test::play(*original, 30, two);
                QCOMPARE(digest(other->view()), digest(original->view()));
            }
            ++restored;
            paired += game->state().pub.pairedWith != nobody;
        }
        if (game->over()) break;
        test::play(*game, 1, random);
    }
    QVERIFY(restored > 100);
    QCOMPARE(paired > 10, players > 4);
}

void PositionTest::digestsTellPositionsApart()
{
    auto game = test::begin("base", "beginner", 1);
    std::set<u64> seen{digest(game->view())};
    Random random = Random::seeded(1);
    for (int i = 0; i < 100; ++i) {
        test::play(*game, 1, random);
        QVERIFY(seen.insert(digest(game->view())).second);
    }
    QCOMPARE(QString::fromStdString(digestText(0x1f)), "000000000000001f");
}

void PositionTest::patchesAddAndClear()
{
    const auto game = test::begin("base", "beginner", 1);
    Problems problems;
    auto added = read(
        "{pieces: {red: {cities: [[0, -2, SE]], roads: [[1, -2, W]]}}, hands: {red: {ore: 2}}}", game->view(),
        problems);
    QVERIFY(added);
    const View v(game->rules(), added->deal, added->state);
    QCOMPARE(v.points(0), 3);
    QCOMPARE(v.seat(0).roads.count(v.topology().edgeWords()), 3);
    QCOMPARE(v.hand(0), Cards::of(Resource::Ore, 2));
    QCOMPARE(v.pub().bank[Resource::Lumber], 17);

    auto cleared = read(
        "{clear: true, bank: {ore: 1}, deck: [monopoly, knight], turn: blue, phase: action}", game->view(), problems);
    QVERIFY(cleared);
    const View w(game->rules(), cleared->deal, cleared->state);
    QCOMPARE(w.points(0), 0);
    QCOMPARE(w.pub().bank[Resource::Ore], 1);
    QCOMPARE(w.pub().bank[Resource::Wool], 19);
    QCOMPARE(int{w.pub().deckLeft}, 25);
    QVERIFY(w.state().hidden.deck[24] == Card::Monopoly && w.state().hidden.deck[23] == Card::Knight);
    QCOMPARE(int{w.turnSeat()}, 1);
    QVERIFY(brokenInvariant(w).empty());
}

void PositionTest::awardsFollowFromThePieces()
{
    const auto game = test::begin("base", "beginner", 1);
    Problems problems;
    const char* roads =
        "{clear: true, pieces: {blue: {roads: [[-2, 0, NW], [-2, 0, NE], [-1, 0, NW], [-1, 0, NE], [0, 0, NW]]}}, "
        "played: {red: {knights: 3}}}";
    const auto position = read(roads, game->view(), problems);
    QVERIFY(position);
    QCOMPARE(int{position->state.pub.longestRoad}, 1);
    QCOMPARE(int{position->state.pub.largestArmy}, 0);
}

void PositionTest::whatNoGameReachesIsRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("allowedWhenImpossible");
    const auto never = [](const char* text, const char* path) { QTest::newRow(text) << text << path << false; };
    const auto unlikely = [](const char* text, const char* path) { QTest::newRow(text) << text << path << true; };
    unlikely(
        "{clear: true, pieces: {red: {settlements: [[0, 0, N], [0, 0, NE]]}}}", "position.pieces.red.settlements[1]");
    unlikely("{clear: true, hands: {red: {ore: 20}}}", "position");
    unlikely("{clear: true, cards: {red: {monopoly: 3}}}", "position");
    unlikely("{clear: true, awards: {longest_road: red}}", "position.awards.longest_road");
    unlikely("{clear: true, bank: {ore: 20}}", "position.bank.ore");
    never("{clear: true, played: {red: {knights: 3}, blue: {knights: 3}}}", "position");
    never("{pieces: {red: {settlements: [[0, 1, SE]]}}}", "position.pieces.red.settlements[0]");
    never("{pieces: {red: {roads: [[0, 1, E]]}}}", "position.pieces.red.roads[0]");
    never("{pieces: {red: {roads: [[9, 9, E]]}}}", "position.pieces.red.roads[0]");
    never("{pieces: {red: {settlements: [[9, 9, N]]}}}", "position.pieces.red.settlements[0]");
    never("{pieces: {green: {}}}", "position.pieces.green");
    never("{turn: green}", "position.turn");
    never("{phase: night}", "position.phase");
    never("{robber: [9, 9]}", "position.robber");
    never("{hexes: {\"[9, 9]\": {number: 3}}}", "position.hexes.[9, 9]");
    never("{hexes: {\"[0, 0]\": {number: 7}}}", "position.hexes.[0, 0].number");
    never("{hexes: {\"[0, 0]\": {terrain: sea}}}", "position.hexes.[0, 0].terrain");
    never("{hexes: {\"[\": {terrain: hills}}}", "position.hexes.[");
    never("{deck: [joker]}", "position.deck[0]");
    never("{stacks: {volcano: [2]}}", "position.stacks.volcano");
    never("{volcano: {exploded: true}}", "position.volcano");
    never("{colour: red}", "position.colour");
    never("{phase: over}", "position");
    never("{random: [x, y]}", "position.random");
    never("[turn]", "position");
}

void PositionTest::whatNoGameReachesIsRefused()
{
    QFETCH(QString, text);
    QFETCH(QString, path);
    QFETCH(bool, allowedWhenImpossible);
    const auto game = test::begin("base", "beginner", 1);
    Problems problems;
    QVERIFY(!read(text.toStdString(), game->view(), problems));
    QVERIFY(!problems.empty());
    QCOMPARE(QString::fromStdString(problems.front().path), path);
    QVERIFY(problems.front().at.line > 0);
    Problems none;
    QCOMPARE(read(text.toStdString(), game->view(), none, Possible::NotRequired).has_value(), allowedWhenImpossible);
}

void PositionTest::pairsAndGiftsThatCannotBe_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("players");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("path");
    const auto row = [](const char* board, int players, const char* text, const char* path) {
        QTest::addRow("%d: %s", players, text) << board << players << text << path;
    };
    row("beginner", 4, "{turn: blue, phase: action, paired_with: red}", "position.paired_with");
    row("beginner-5-6", 5, "{turn: blue, phase: action, paired_with: red}", "position.paired_with");
    row("beginner-5-6", 5, "{turn: orange, phase: roll, paired_with: red}", "position.paired_with");
    row("beginner-5-6", 5, "{turn: orange, phase: action, paired_with: brown}", "position.paired_with");
    for (const char* part :
         {"{wishes: [ore, ore]}", "{wishes: [gold]}", "{wishes: {big: ore}}", "{boxes: {large: red}}",
          "{boxes: {big: green}}", "{boxes: [red]}", "{track: {green: 1}}", "{track: {red: -1}}",
          "{track: {red: some}}", "{track: [red]}", "{given: red}", "{taken: true}", "[wishes]"})
        row("beginner", 4, (std::string("{gifts: ") + part + "}").c_str(), "position.gifts");
}

void PositionTest::pairsAndGiftsThatCannotBe()
{
    QFETCH(QString, board);
    QFETCH(int, players);
    QFETCH(QString, text);
    QFETCH(QString, path);
    const auto game = test::begin("gifts-for-the-robber", board.toStdString(), 1, players);
    Problems problems;
    QVERIFY(!read(text.toStdString(), game->view(), problems));
    QCOMPARE(QString::fromStdString(problems.front().path), path);
}

/// The named wishes come first, boxes are named together, markers on the track one by one.
void PositionTest::whatIsNotSaidOfGiftsStays()
{
    const auto game = test::begin("gifts-for-the-robber", "beginner", 1);
    const auto part = [](const View& v) { return v.rules().findModule("gifts")->writePosition(v); };
    Problems problems;
    const auto first = read(
        "{turn: red, phase: action, gifts: {wishes: [ore, wool, grain, brick, lumber], boxes: {big: red, small: blue}, "
        "track: {white: 12, red: 12, orange: 1, blue: 0}, given: true}}",
        game->view(), problems);
    QVERIFY(first);
    const View v(game->rules(), first->deal, first->state);
    QCOMPARE(
        part(v),
        std::string("{wishes: [ore, wool, grain, brick, lumber], boxes: {big: red, small: blue}, track: {white: 12, "
                    "red: 12, orange: 1, blue: 0}, given: true}"));
    const auto second = read("{gifts: {wishes: [grain], boxes: {small: red}, track: {white: 12}}}", v, problems);
    QVERIFY(second);
    QCOMPARE(
        part(View(game->rules(), second->deal, second->state)),
        std::string("{wishes: [grain, ore, wool, brick, lumber], boxes: {small: red}, track: {red: 12, orange: 1, "
                    "blue: 0, white: 12}}"));
}

QTEST_GUILESS_MAIN(PositionTest)
#include "tst_position.moc"
