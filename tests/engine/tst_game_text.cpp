#include "engine/game/action_text.h"
#include "tests/engine/tst_game_support.h"

#include <QTest>

using namespace inselwerk;

/// Actions and outcomes as text.
class GameTextTest : public QObject
{
    Q_OBJECT

private slots:
    void everyLegalActionReadsBack_data();
    void everyLegalActionReadsBack();
    void actionsAreWrittenByName_data();
    void actionsAreWrittenByName();
    void wordsMayBeSplit();
    void nonsenseIsExplained_data();
    void nonsenseIsExplained();
    void outcomesReadBack();
};

namespace {

std::optional<Action> read(const std::string& text, const View& v, Problems& problems)
{
    const auto node = parseYaml(text, problems);
    return node ? readAction({*node, "do", problems}, v) : std::nullopt;
}

}  // namespace

void GameTextTest::everyLegalActionReadsBack_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("board");
    QTest::newRow("base") << "base"
                          << "variable";
    QTest::newRow("volcano") << "catakatoa"
                             << "short-stack";
    QTest::newRow("crops") << "crop-trust"
                           << "first-game";
}

void GameTextTest::everyLegalActionReadsBack()
{
    QFETCH(QString, scenario);
    QFETCH(QString, board);
    auto game = test::begin(scenario.toStdString(), board.toStdString(), 3);
    Random random = Random::seeded(3);
    Actions legal;
    for (int i = 0; i < 150 && !game->over(); ++i) {
        game->legalActions(legal);
        for (const Action& a : legal) {
            Problems problems;
            const std::string text = writeAction(game->view(), a);
            const auto back = read(text, game->view(), problems);
            QVERIFY2(back && problems.empty(), text.c_str());
            QVERIFY2(*back == a, text.c_str());
        }
        test::play(*game, 1, random);
    }
}

void GameTextTest::actionsAreWrittenByName_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("written");
    const auto row = [](const char* text, const char* written) { QTest::newRow(text) << text << written; };
    row("[red, roll]", "[red, roll]");
    row("[red, build, road, [0, 0, NE]]", "[red, build road, [1, -1, SW]]");
    row("[red, build settlement, [0, 0, N]]", "[red, build settlement, [0, -1, SE]]");
    row("[red, bank-trade, {give: {lumber: 4}, get: ore}]", "[red, bank-trade, {give: {lumber: 4}, get: ore}]");
    row("[red, bank-trade, lumber, ore]", "[red, bank-trade, {give: {lumber: 4}, get: ore}]");
    row("[red, offer, {give: {wool: 2}, get: ore, to: [blue, white]}]",
        "[red, offer, {give: {wool: 2}, get: {ore: 1}, to: [blue, white]}]");
    row("[red, offer, {give: wool, get: ore}]",
        "[red, offer, {give: {wool: 1}, get: {ore: 1}, to: [blue, orange, white]}]");
    row("[blue, counter, {give: wool, get: ore}]", "[blue, counter, {give: {wool: 1}, get: {ore: 1}}]");
    row("[red, play year-of-plenty, ore, grain]", "[red, play year-of-plenty, grain, ore]");
    row("[red, play year_of_plenty ore grain]", "[red, play year-of-plenty, grain, ore]");
    row("[red, play monopoly ore]", "[red, play monopoly, ore]");
    row("[red, move-robber, [0, -2], nobody]", "[red, move-robber, [0, -2], nobody]");
    row("[red, move-robber, [1, 0]]", "[red, move-robber, [1, 0], white]");
    row("[red, confirm, blue]", "[red, confirm, blue]");
}

void GameTextTest::actionsAreWrittenByName()
{
    QFETCH(QString, text);
    QFETCH(QString, written);
    const auto game = test::begin("base", "beginner", 1);
    Problems problems;
    const auto action = read(text.toStdString(), game->view(), problems);
    QVERIFY2(action && problems.empty(), problems.empty() ? "" : describe(problems.front(), "x").c_str());
    QCOMPARE(QString::fromStdString(writeAction(game->view(), *action)), written);
}

void GameTextTest::wordsMayBeSplit()
{
    const auto game = test::begin("base", "beginner", 1);
    Problems problems;
    const auto one = read("[red, build road, [0, 0, NE]]", game->view(), problems);
    const auto two = read("[red, build, road, [0, 0, NE]]", game->view(), problems);
    const auto other = read("[red, build, road, [1, -1, SW]]", game->view(), problems);
    QVERIFY(one && two && other);
    QVERIFY(*one == *two && *one == *other);
}

void GameTextTest::nonsenseIsExplained_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text :
         {"roll",
          "[]",
          "[red]",
          "[green, roll]",
          "[red, rol]",
          "[red, roll, ore]",
          "[red, build road]",
          "[red, build road, 7]",
          "[red, build road, [0, 0, N]]",
          "[red, build road, [0, NE]]",
          "[red, offer, {give: {gold: 1}, get: ore}]",
          "[red, offer, {give: ore}]",
          "[red, offer, {give: {ore: -1}, get: wool}]",
          "[red, discard]",
          "[red, discard, gold]",
          "[red, counter, {give: ore, get: wool, to: blue}]",
          "[red, [roll]]",
          "[[red], roll]",
          "{red: roll}",
          "[red, \"\"]"})
        QTest::newRow(text) << text;
}

void GameTextTest::nonsenseIsExplained()
{
    QFETCH(QString, text);
    const auto game = test::begin("base", "beginner", 1);
    Problems problems;
    const auto action = read(text.toStdString(), game->view(), problems);
    QVERIFY(!problems.empty());
    QVERIFY(!action || !problems.empty());
    QVERIFY(problems.front().at.line == 1);
}

void GameTextTest::outcomesReadBack()
{
    const std::vector<Outcome> outcomes{
        {Outcome::Kind::Dice, 4, 5},
        {Outcome::Kind::Die, 3, 0},
        {Outcome::Kind::Die, 6, 0},
        {Outcome::Kind::Draw, static_cast<u8>(Card::Monopoly), 0},
        {Outcome::Kind::Stolen, static_cast<u8>(Resource::Ore), 0},
        {Outcome::Kind::Shuffle, 3, 0},
        {Outcome::Kind::Shuffle, 0, 0}};
    const auto game = test::begin("crop-trust", "first-game", 1);
    const Ruleset& rules = game->rules();
    const std::string text = writeOutcomes(rules, outcomes);
    QCOMPARE(
        QString::fromStdString(text),
        "{dice: [4, 5], die: [3, 6], draw: monopoly, stolen: ore, shuffle: [wheat-10-12, wheat-2-6-9]}");
    Problems problems;
    const auto node = parseYaml(text, problems);
    const auto back = readOutcomes(rules, {*node, "chance", problems});
    QVERIFY(back && *back == outcomes);

    for (const char* bad :
         {"{dice: [4]}", "{dice: [4, 7]}", "{die: 0}", "{draw: ace}", "{stolen: gold}", "{luck: 1}",
          "{shuffle: [rain]}", "7"})
    {
        Problems found;
        const auto wrong = parseYaml(bad, found);
        QVERIFY(!readOutcomes(rules, {*wrong, "chance", found}));
        QVERIFY2(!found.empty(), bad);
    }
}

QTEST_GUILESS_MAIN(GameTextTest)
#include "tst_game_text.moc"
