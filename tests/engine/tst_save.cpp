#include "engine/game/journal.h"
#include "engine/game/position.h"
#include "engine/scenario/writer.h"
#include "tests/engine/tst_game_support.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace inselwerk;

class SaveTest : public QObject
{
    Q_OBJECT

private slots:
    void gamesGoOnExactly_data();
    void gamesGoOnExactly();
    void undoneStepsAreGone();
    void namesSurvive();
    void boardsMadeByOtherRulesSurvive();
    void boardsThatBreakTheirConstraintsSurvive();
    void whatADealLeavesOutIsDrawn();
    void startsFromPositionsSurvive();
    void otherVersionsAreRefusedPlainly_data();
    void otherVersionsAreRefusedPlainly();
    void headsAreReadStrictly_data();
    void headsAreReadStrictly();
    void changedActionsGoOnFromTheNewestPosition();
    void changedDigestsGoOnFromTheNewestPosition();
    void withoutAPositionTheGameStopsBefore();
    void anyEndIsReadUpToTheLastWholeLine();
    void anyBytesAreSurvived();
    void journalFollowsTheGame();
    void journalSaysWhatFails();
    void filesAreReplacedWhole();
};

namespace {

LoadedGame load(const std::string& text) { return readSave(text, moduleTypes()); }

std::string firstProblem(const LoadedGame& loaded)
{
    return loaded.problems.empty() ? "" : describe(loaded.problems.front(), "save");
}

std::string replaced(std::string text, const std::string& from, const std::string& to)
{
    const std::size_t at = text.find(from);
    Q_ASSERT(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

std::unique_ptr<Game> played(int actions, u64 seed = 2)
{
    auto game = test::begin("catakatoa", "short-stack", seed);
    Random random = Random::seeded(seed);
    test::play(*game, actions, random);
    return game;
}

}  // namespace

void SaveTest::gamesGoOnExactly_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("board");
    QTest::newRow("base, beginners") << "base"
                                     << "beginner";
    QTest::newRow("base, variable") << "base"
                                    << "variable";
    QTest::newRow("volcano") << "catakatoa"
                             << "full-stack";
}

void SaveTest::gamesGoOnExactly()
{
    QFETCH(QString, scenario);
    QFETCH(QString, board);
    for (u64 seed = 1; seed < 4; ++seed) {
        auto game = test::begin(scenario.toStdString(), board.toStdString(), seed);
        Random random = Random::seeded(seed);
        for (const int actions : {0, 1, 7, 49, 50, 120, 500}) {
            test::play(*game, actions, random);
            const std::string text = writeSave(*game);
            LoadedGame loaded = load(text);
            QVERIFY2(loaded.game && loaded.problems.empty(), firstProblem(loaded).c_str());
            QVERIFY(same(loaded.game->state(), game->state()));
            QCOMPARE(writeSave(*loaded.game), text);
            Random one = random;
            Random two = random;
            auto again = load(text).game;
            test::play(*loaded.game, 20, one);
            test::play(*again, 20, two);
            QVERIFY(same(loaded.game->state(), again->state()));
        }
    }
}

void SaveTest::undoneStepsAreGone()
{
    auto game = played(40);
    const State before = game->state();
    Random random = Random::seeded(9);
    test::play(*game, 1, random);
    game->takeBack();
    LoadedGame loaded = load(writeSave(*game));
    QVERIFY(loaded.game && same(loaded.game->state(), before));
    QVERIFY(loaded.game->takeBack());
    game->takeBack();
    QVERIFY(same(loaded.game->state(), game->state()));
}

void SaveTest::namesSurvive()
{
    const std::vector<std::string> names{
        "Jürgen \"der Große\" #1", "O'Brien: {x}\nzweite Zeile\t%2", " 🎲 \\ ", "actions:"};
    GameSetup setup = played(0)->setup();
    for (std::size_t i = 0; i < names.size(); ++i) setup.seats[i].name = names[i];
    setup.seats[1].player = "one-ply";
    auto game = Game::begin(setup, moduleTypes());
    Random random = Random::seeded(4);
    test::play(*game, 30, random);
    const LoadedGame loaded = load(writeSave(*game));
    QVERIFY2(loaded.game, firstProblem(loaded).c_str());
    for (std::size_t i = 0; i < names.size(); ++i) QCOMPARE(loaded.game->setup().seats[i].name, names[i]);
    QCOMPARE(loaded.game->setup().seats[1].player, std::string("one-ply"));
    QVERIFY(*loaded.game->setup().scenario == *game->setup().scenario);
}

/// The deal in the file counts, not what the seed would draw today.
void SaveTest::boardsMadeByOtherRulesSurvive()
{
    auto game = played(0);
    const std::string other = replaced(writeSave(*game), "seed: \"2\"", "seed: \"3\"");
    const LoadedGame loaded = load(other);
    QVERIFY2(loaded.game && loaded.problems.empty(), firstProblem(loaded).c_str());
    QVERIFY(loaded.game->deal().terrain == game->deal().terrain);
    QVERIFY(loaded.game->deal().number == game->deal().number);
    QVERIFY(loaded.game->deal().harboursAt == game->deal().harboursAt);
}

/// The deal of the file is taken as it is, without a draw before it.
void SaveTest::boardsThatBreakTheirConstraintsSurvive()
{
    auto game = Game::begin(test::unmeetable(3), moduleTypes());
    const auto undealt = Game::undealt(test::unmeetable(3), moduleTypes());
    QVERIFY(undealt->deal().number == Deal{}.number);
    undealt->redeal(game->deal());
    QCOMPARE(writeSave(*undealt), writeSave(*game));
    Random random = Random::seeded(5);
    test::play(*game, 40, random);
    const std::string text = writeSave(*game);
    const LoadedGame loaded = load(text);
    QVERIFY2(loaded.game && loaded.problems.empty(), firstProblem(loaded).c_str());
    QCOMPARE(writeSave(*loaded.game), text);
    QCOMPARE(loaded.game->deal().seed, u64{3});
    QCOMPARE(english(loaded.game->notice()), english(game->notice()));
}

/// A deal that was shortened by hand.
void SaveTest::whatADealLeavesOutIsDrawn()
{
    auto game = played(0);
    const std::string text = writeSave(*game);
    const std::size_t from = text.find("deal: ");
    const std::size_t to = text.find('\n', from);
    const std::string bare = std::string(text).replace(from, to - from, "deal: {}");
    const LoadedGame loaded = load(bare);
    QVERIFY2(loaded.game && loaded.problems.empty(), firstProblem(loaded).c_str());
    QCOMPARE(writeSave(*loaded.game), text);
    const std::string oneNumber =
        std::string(text).replace(from, to - from, "deal: {hexes: {\"[0, -1]\": {number: 2}}}");
    const LoadedGame changed = load(oneNumber);
    QVERIFY2(changed.game && changed.problems.empty(), firstProblem(changed).c_str());
    const HexId hex = changed.game->rules().topology.findHex({0, -1});
    QCOMPARE(int{changed.game->deal().number[hex]}, 2);
    QVERIFY(changed.game->deal().terrain == game->deal().terrain);
    QVERIFY(changed.game->deal().harboursAt == game->deal().harboursAt);
}

void SaveTest::startsFromPositionsSurvive()
{
    auto game = played(0);
    Random random = Random::seeded(1);
    while (!isRestorable(game->view()) || game->steps().size() < 60) test::play(*game, 1, random);
    game->startFrom(game->deal(), game->state());
    test::play(*game, 30, random);
    const LoadedGame loaded = load(writeSave(*game));
    QVERIFY2(loaded.game && loaded.problems.empty(), firstProblem(loaded).c_str());
    QCOMPARE(digest(loaded.game->view()), digest(game->view()));
    QCOMPARE(loaded.game->steps().size(), game->steps().size());
}

void SaveTest::otherVersionsAreRefusedPlainly_data()
{
    QTest::addColumn<QString>("line");
    QTest::newRow("0") << "inselwerk_save: 0\n";
    QTest::newRow("999") << "inselwerk_save: 999\n";
    QTest::newRow("abc") << "inselwerk_save: abc\n";
    QTest::newRow("text") << "inselwerk_save: \"1\"\n";
    QTest::newRow("nothing") << "inselwerk_save:\n";
    QTest::newRow("missing") << "";
}

void SaveTest::otherVersionsAreRefusedPlainly()
{
    QFETCH(QString, line);
    const LoadedGame loaded = load(replaced(writeSave(*played(3)), "inselwerk_save: 1\n", line.toStdString()));
    QVERIFY(!loaded.game);
    QCOMPARE(loaded.problems.size(), std::size_t{1});
    const std::string said = firstProblem(loaded);
    QVERIFY2(
        said.find("made with version 0.1.0") != std::string::npos && said.find("this is version") != std::string::npos,
        said.c_str());
}

void SaveTest::headsAreReadStrictly_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("said");
    QTest::newRow("no such board") << "board: short-stack"
                                   << "board: atlantis"
                                   << "atlantis";
    QTest::newRow("no board") << "board: short-stack\n"
                              << ""
                              << "board";
    QTest::newRow("no such colour") << "colour: red"
                                    << "colour: pink"
                                    << "pink";
    QTest::newRow("colour twice") << "colour: red"
                                  << "colour: blue"
                                  << "blue";
    QTest::newRow("seed") << "seed: \"2\""
                          << "seed: \"-2\""
                          << "seed";
    QTest::newRow("large seed") << "seed: \"2\""
                                << "seed: \"9007199254740992\""
                                << "seed";
    QTest::newRow("key twice") << "seed: \"2\""
                               << "seed: \"2\"\nseed: \"3\""
                               << "twice";
    QTest::newRow("unknown key") << "seed: \"2\""
                                 << "seed: \"2\"\nsoil: 3"
                                 << "soil";
    QTest::newRow("terrain") << "terrain: forest"
                             << "terrain: jungle"
                             << "jungle";
    QTest::newRow("scenario") << "format: 1"
                              << "format: 7"
                              << "scenario";
    QTest::newRow("no rules") << "rules: 1\n"
                              << ""
                              << "The key “rules” is missing";
    QTest::newRow("rules of no version") << "rules: 1\n"
                                         << "rules: 0\n"
                                         << "save line:4:8: error: rules: The number must be from 1 to";
    QTest::newRow("rules to come") << "rules: 1\n"
                                   << "rules: 2\n"
                                   << "save line:4:8: error: rules: The saved game follows version 2 of the rules; "
                                      "this program knows them up to version 1";
    QTest::newRow("unknown player") << "player: \"human\""
                                    << "player: nobot"
                                    << "error: seats[0].player: One of human, random, easy, one-ply is "
                                       "expected, found `nobot`";
    QTest::newRow("no YAML") << "seats:"
                             << "seats: ["
                             << "line";
}

void SaveTest::headsAreReadStrictly()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, said);
    const LoadedGame loaded = load(replaced(writeSave(*played(3)), from.toStdString(), to.toStdString()));
    QVERIFY(!loaded.game);
    QVERIFY(hasErrors(loaded.problems));
    QString all;
    for (const Problem& p : loaded.problems) all += QString::fromStdString(describe(p, "save line")) + '\n';
    QVERIFY2(all.contains(said), qPrintable(all));
}

void SaveTest::changedActionsGoOnFromTheNewestPosition()
{
    auto game = played(0);
    Random random = Random::seeded(2);
    while (game->steps().size() < 130 || !isRestorable(game->view())) test::play(*game, 1, random);
    const std::string text = writeSave(*game);
    const std::size_t roll = text.find(", roll]", text.size() / 2);
    const LoadedGame loaded = load(std::string{text}.replace(roll, 7, ", accept]"));
    QVERIFY(loaded.game);
    QCOMPARE(loaded.problems.size(), std::size_t{1});
    QVERIFY(loaded.problems.front().severity == Severity::Warning);
    QVERIFY(loaded.problems.front().at.line > 1);
    QCOMPARE(digest(loaded.game->view()), digest(game->view()));
}

void SaveTest::changedDigestsGoOnFromTheNewestPosition()
{
    auto game = played(0);
    Random random = Random::seeded(2);
    while (game->steps().size() < 130 || !isRestorable(game->view())) test::play(*game, 1, random);
    std::string text = writeSave(*game);
    const std::size_t digestAt = text.find("check: \"") + 8;
    text[digestAt] = text[digestAt] == '0' ? '1' : '0';
    const LoadedGame loaded = load(text);
    QVERIFY(loaded.game);
    QCOMPARE(loaded.problems.size(), std::size_t{1});
    QCOMPARE(digest(loaded.game->view()), digest(game->view()));
}

void SaveTest::withoutAPositionTheGameStopsBefore()
{
    auto game = played(20);
    std::string text = writeSave(*game);
    text.resize(text.rfind("- {check"));
    const LoadedGame loaded = load(text + "- {do: [red, dance]}\n- undo\n");
    QVERIFY(loaded.game);
    QCOMPARE(loaded.problems.size(), std::size_t{1});
    QVERIFY(same(loaded.game->state(), game->state()));
}

void SaveTest::anyEndIsReadUpToTheLastWholeLine()
{
    const std::string text = writeSave(*played(12));
    const std::size_t actions = text.find("\nactions:\n") + 10;
    for (std::size_t size = actions; size < text.size(); size += 3) {
        const LoadedGame loaded = load(text.substr(0, size));
        QVERIFY2(loaded.game, firstProblem(loaded).c_str());
        QVERIFY(loaded.problems.size() <= 1);
        const auto lines = std::count(
            text.begin() + static_cast<std::ptrdiff_t>(actions), text.begin() + static_cast<std::ptrdiff_t>(size),
            '\n');
        QVERIFY(loaded.game->steps().size() >= static_cast<std::size_t>(lines));
    }
}

void SaveTest::anyBytesAreSurvived()
{
    const std::string text = writeSave(*played(80));
    Random random = Random::seeded(77);
    for (int i = 0; i < 300; ++i) {
        std::string broken = text;
        for (int n = 1 + random.below(4); n > 0; --n) {
            const auto at = static_cast<std::size_t>(random.below(static_cast<int>(broken.size())));
            switch (random.below(3)) {
                case 0: broken[at] = static_cast<char>(random.below(256)); break;
                case 1: broken.erase(at, static_cast<std::size_t>(random.below(40))); break;
                default:
                    broken.insert(
                        at, broken.substr(static_cast<std::size_t>(random.below(static_cast<int>(broken.size()))), 30));
                    break;
            }
        }
        LoadedGame loaded = load(broken);
        QVERIFY(loaded.game || hasErrors(loaded.problems));
        if (loaded.game) test::play(*loaded.game, 50, random);
    }
    for (const char* bytes :
         {"", "\n", "actions:", "\nactions:\n", "inselwerk_save: 1\nactions:\n- undo\n", "\xff\xfe", "[",
          "- {do: [red, roll]}"})
        QVERIFY(!load(bytes).game);
}

void SaveTest::journalFollowsTheGame()
{
    const QTemporaryDir folder;
    const std::filesystem::path file = std::filesystem::path(folder.path().toStdString()) / "Größe & Übung #1.journal";
    auto game = played(10);
    Journal journal;
    QVERIFY(!journal.begin(file, *game));
    Random random = Random::seeded(5);
    for (int i = 0; i < 140; ++i) {
        const std::size_t before = game->steps().size();
        if (i % 9 == 8) {
            game->takeBack();
            QVERIFY(!journal.undone(*game));
        } else {
            test::play(*game, 1, random);
            if (game->steps().size() > before) QVERIFY(!journal.applied(*game));
        }
        if (i % 10 != 0) continue;
        const LoadedGame loaded = readSaveFile(file, moduleTypes());
        QVERIFY2(loaded.game && loaded.problems.empty(), firstProblem(loaded).c_str());
        QVERIFY(same(loaded.game->state(), game->state()));
    }
}

void SaveTest::journalSaysWhatFails()
{
    const auto game = played(5);
    Journal journal;
    QVERIFY(journal.begin("/nowhere/at/all", *game));
    QVERIFY(!journal.isOpen());
    QVERIFY(!journal.applied(*game));  // it was said once
    QVERIFY(journal.begin(std::string(5000, 'x'), *game));
    QVERIFY(journal.begin("/", *game));
    QVERIFY(readSaveFile("/nowhere/at/all", moduleTypes()).problems.size() == 1);
    QVERIFY(!readSaveFile("/", moduleTypes()).game);

    files::AppendFile full;
    if (!full.open("/dev/full")) {
        QVERIFY(full.append("text"));
        QVERIFY(full.append("more"));
    }
}

void SaveTest::filesAreReplacedWhole()
{
    const QTemporaryDir folder;
    const std::filesystem::path file = std::filesystem::path(folder.path().toStdString()) / "game.yaml";
    const auto first = played(5);
    const auto second = played(50);
    QVERIFY(!writeSaveFile(*first, file));
    QVERIFY(!writeSaveFile(*second, file));
    QVERIFY(same(readSaveFile(file, moduleTypes()).game->state(), second->state()));
    QCOMPARE(std::distance(std::filesystem::directory_iterator(file.parent_path()), {}), std::ptrdiff_t{1});
    std::filesystem::create_directory(file.parent_path() / "folder");
    QVERIFY(writeSaveFile(*first, file.parent_path() / "folder"));
    QCOMPARE(std::distance(std::filesystem::directory_iterator(file.parent_path()), {}), std::ptrdiff_t{2});
}

QTEST_GUILESS_MAIN(SaveTest)
#include "tst_save.moc"
