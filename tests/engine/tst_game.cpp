#include "tests/engine/tst_game_support.h"

#include <QTest>

using namespace inselwerk;

class GameTest : public QObject
{
    Q_OBJECT

private slots:
    void takingBackRestoresEveryState_data();
    void takingBackRestoresEveryState();
    void anotherActionForgetsWhatWasUndone();
    void undoStopsAtWhatChanceDecided();
    void undoStopsAtWhatCameToLight();
    void undoStopsAtAnotherSeat();
    void undoStopsAtAnEvent();
    void givenOutcomesHappen();
    void whatDoesNotFitIsSaid_data();
    void whatDoesNotFitIsSaid();
    void constraintsThatAreNotMetAreSaid();
};

namespace {

Action endOf(const Game& g) { return make(Do::EndTurn, g.view().turnSeat()); }

/// A game of the beginners' island after a roll, with cards in the hand of the first seat.
std::unique_ptr<Game> rolled(Cards hand, Card card = Card::VictoryPoint)
{
    auto game = test::begin("base", "beginner", 1);
    State state = game->state();
    state.hidden.seat[0].hand = hand;
    state.hidden.seat[0].cards[static_cast<std::size_t>(card)] = 1;
    game->startFrom(game->deal(), state);
    game->apply(make(Do::Roll, 0), nullptr, {{Outcome::Kind::Dice, 1, 1}});
    return game;
}

}  // namespace

void GameTest::takingBackRestoresEveryState_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("board");
    QTest::newRow("base, beginners") << "base"
                                     << "beginner";
    QTest::newRow("base, variable") << "base"
                                    << "variable";
    QTest::newRow("volcano") << "catakatoa"
                             << "short-stack";
    QTest::newRow("crops") << "crop-trust"
                           << "first-game";
}

void GameTest::takingBackRestoresEveryState()
{
    QFETCH(QString, scenario);
    QFETCH(QString, board);
    for (u64 seed = 0; seed < 4; ++seed) {
        auto game = test::begin(scenario.toStdString(), board.toStdString(), seed);
        Random random = Random::seeded(seed);
        std::vector<State> states{game->state()};
        while (states.size() < 200 && !game->over()) {
            test::play(*game, 1, random);
            states.push_back(game->state());
        }
        for (std::size_t i = states.size() - 1; i-- > 0;) {
            QVERIFY(game->takeBack());
            QVERIFY2(same(game->state(), states[i]), qPrintable(QString::number(i)));
        }
        QVERIFY(!game->takeBack());
        for (std::size_t i = 1; i < states.size(); ++i) {
            QVERIFY(game->redo());
            QVERIFY2(same(game->state(), states[i]), qPrintable(QString::number(i)));
        }
        QVERIFY(!game->canRedo());
    }
}

void GameTest::anotherActionForgetsWhatWasUndone()
{
    auto game = rolled(Cards::each(4));
    Actions legal;
    game->legalActions(legal);
    QVERIFY(legal.size() > 2);
    game->apply(legal[0]);
    game->takeBack();
    QVERIFY(game->canRedo());
    game->apply(legal[1]);
    QVERIFY(!game->canRedo());
    QCOMPARE(game->steps().back().action == legal[1], true);
}

void GameTest::undoStopsAtWhatChanceDecided()
{
    auto game = rolled(Cards::each(4));
    QVERIFY(!game->canUndo());  // the roll
    const State before = game->state();
    QVERIFY(!game->apply(make(Do::BankTrade, 0, 0, 1)));
    QVERIFY(game->canUndo());
    QVERIFY(game->undo());
    QVERIFY(same(game->state(), before));
    QVERIFY(!game->undo());
    QVERIFY(!game->apply(make(Do::BuyCard, 0)));
    QVERIFY(!game->canUndo());
}

void GameTest::undoStopsAtWhatCameToLight()
{
    auto game = rolled({}, Card::Monopoly);
    QVERIFY(!game->apply(make(Do::PlayMonopoly, 0, static_cast<u32>(Resource::Ore))));
    QVERIFY(!game->canUndo());

    game = rolled({}, Card::YearOfPlenty);
    QVERIFY(!game->apply(make(Do::PlayYearOfPlenty, 0, 0, 1)));
    QVERIFY(game->canUndo());
}

/// A face-down event token that was turned over cannot be turned back.
void GameTest::undoStopsAtAnEvent()
{
    struct Heard final : Listener
    {
        const Ruleset* rules = nullptr;
        bool revealed = false;
        void hear(const Happening& h, const State&) override
        {
            const Module* m = rules->ownerOfHappening(h.what);
            revealed |=
                m && m->facts().happenings[static_cast<std::size_t>(m->ownHappening(h.what))] == "event-revealed";
        }
    };
    int events = 0;
    for (u64 seed = 1; seed < 6; ++seed) {
        auto game = test::begin("crop-trust", "first-game", seed);
        Random random = Random::seeded(seed);
        Actions legal;
        while (!game->over()) {
            game->legalActions(legal);
            Heard heard;
            heard.rules = &game->rules();
            game->apply(legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))], &heard);
            if (!heard.revealed) continue;
            ++events;
            QVERIFY(!game->canUndo());
        }
    }
    QVERIFY(events > 20);
}

void GameTest::undoStopsAtAnotherSeat()
{
    auto game = rolled(Cards::each(2));
    QVERIFY(!game->apply(endOf(*game)));
    QVERIFY(!game->canUndo());

    game = rolled(Cards::each(2));
    QVERIFY(
        !game->apply(make(Do::Offer, 0, packed(Cards::of(Resource::Wool)), packed(Cards::of(Resource::Ore)), 0b10)));
    QVERIFY(!game->canUndo());
    QVERIFY(!game->apply(make(Do::Decline, 1)));
    QVERIFY(!game->canUndo());
}

void GameTest::givenOutcomesHappen()
{
    auto game = test::begin("base", "beginner", 5);
    Chance chance;
    chance.given = {{Outcome::Kind::Dice, 5, 6}, {Outcome::Kind::Die, 3, 0}};
    QVERIFY(!game->apply(make(Do::Roll, 0), chance));
    QCOMPARE(game->state().pub.dice[0] + game->state().pub.dice[1], 11);
    QCOMPARE(chance.used, std::size_t{1});
    QVERIFY(!chance.missing);
    QCOMPARE(game->steps().back().outcomes.size(), std::size_t{1});
}

void GameTest::whatDoesNotFitIsSaid_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("players");
    QTest::newRow("no such board") << "atlantis" << 4;
    QTest::newRow("too many players") << "beginner" << 6;
    QTest::newRow("too few players") << "beginner" << 1;
    QTest::newRow("no board for so few") << "" << 2;
}

void GameTest::whatDoesNotFitIsSaid()
{
    QFETCH(QString, board);
    QFETCH(int, players);
    GameSetup setup = test::begin("base", "beginner", 1)->setup();
    setup.board = board.toStdString();
    setup.seats.clear();
    for (int i = 0; i < players; ++i) setup.seats.push_back({"", static_cast<Colour>(i), "human"});
    Message problem;
    QVERIFY(!Game::begin(setup, moduleTypes(), &problem));
    QVERIFY(!problem.empty());
}

void GameTest::constraintsThatAreNotMetAreSaid()
{
    const auto game = Game::begin(test::unmeetable(3), moduleTypes());
    QVERIFY(game);
    QCOMPARE(
        english(game->notice()),
        std::string("No draw was found that meets all constraints of this board. This one is played as it is; it does "
                    "not meet: 6 and 8 never side by side."));
    // It is about the deal, whatever was played since.
    Random random = Random::seeded(1);
    test::play(*game, 20, random);
    QVERIFY(!game->notice().empty());
    for (u64 seed = 0; seed < 5; ++seed) QVERIFY(test::begin("base", "variable", seed)->notice().empty());
}

QTEST_GUILESS_MAIN(GameTest)
#include "tst_game.moc"
