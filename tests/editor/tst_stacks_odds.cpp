#include "editor/model/stack_odds.h"
#include "engine/table/random.h"

#include <QTest>

using namespace inselwerk;

/// The chances of number tokens, against games of dice played out.
class StackOddsTest : public QObject
{
    Q_OBJECT

private slots:
    void chancesAgreeWithDice_data();
    void chancesAgreeWithDice();
    void theTopIsLiveAtFirst();
    void theSecondFollowsTheFirst();
    void somethingIsLiveOrTheStackIsSpent();
    void aFullStackIsExact();
    void aTokenThatNeverComesStays();
    void theyAreComputedOncePerStack();
};

namespace {

constexpr int rolls = 90;

NumberStack stackOf(std::vector<int> tokens)
{
    NumberStack stack;
    stack.tokens = std::move(tokens);
    return stack;
}

/// The stack as the rules say it, one roll after the other.
class PlayedStack
{
public:
    PlayedStack(const NumberStack& stack, Random& random) : m_stack(stack)
    {
        for (std::size_t i = 0; i < stack.tokens.size(); ++i) m_order.push_back(i);
        if (stack.shuffled) random.shuffle(m_order.data(), static_cast<int>(m_order.size()));
        m_pile = m_order;
    }
    /// The token on top; none: the stack is spent.
    std::optional<std::size_t> top() const { return m_pile.empty() ? std::nullopt : std::optional(m_pile.front()); }
    void roll(int sum)
    {
        if (m_pile.empty() || m_stack.tokens[m_pile.front()] != sum) return;
        const std::size_t token = m_pile.front();
        m_pile.erase(m_pile.begin());
        if (m_stack.afterRoll == AfterRoll::ToBottom) m_pile.push_back(token);
        if (m_pile.empty() && m_stack.whenEmpty == WhenEmpty::Again) m_pile = m_order;
    }

private:
    const NumberStack& m_stack;
    std::vector<std::size_t> m_order;
    std::vector<std::size_t> m_pile;
};

StackOdds played(const NumberStack& stack, int games)
{
    StackOdds odds{
        std::vector<std::vector<double>>(stack.tokens.size(), std::vector<double>(rolls)), std::vector<double>(rolls)};
    Random random = Random::seeded(20);
    for (int game = 0; game < games; ++game) {
        PlayedStack pile(stack, random);
        for (std::size_t n = 0; n < rolls; ++n) {
            (pile.top() ? odds.live[*pile.top()] : odds.spent)[n] += 1. / games;
            pile.roll(2 + random.below(6) + random.below(6));
        }
    }
    return odds;
}

}  // namespace

void StackOddsTest::chancesAgreeWithDice_data()
{
    QTest::addColumn<std::vector<int>>("tokens");
    QTest::addColumn<bool>("shuffled");
    QTest::addColumn<bool>("toBottom");
    QTest::addColumn<bool>("again");
    const std::vector<int> few{6, 2, 8}, many{2, 3, 4, 5, 6, 8, 9, 10, 11, 12}, twins{6, 12, 6, 6, 3};
    const std::vector<int> one{5};
    for (const auto& [name, tokens] : {std::pair{"few", few}, {"many", many}, {"twins", twins}, {"one", one}})
        for (const bool shuffled : {false, true})
            for (const bool toBottom : {false, true})
                for (const bool again : {false, true})
                    QTest::addRow("%s, %d%d%d", name, shuffled, toBottom, again)
                        << tokens << shuffled << toBottom << again;
}

void StackOddsTest::chancesAgreeWithDice()
{
    QFETCH(std::vector<int>, tokens);
    QFETCH(bool, shuffled);
    QFETCH(bool, toBottom);
    QFETCH(bool, again);
    NumberStack stack = stackOf(tokens);
    stack.shuffled = shuffled;
    stack.afterRoll = toBottom ? AfterRoll::ToBottom : AfterRoll::Leaves;
    stack.whenEmpty = again ? WhenEmpty::Again : WhenEmpty::Spent;
    constexpr int games = 20000;
    constexpr double slack = .018;  // five deviations of the frequencies
    const StackOdds exact = oddsOf(stack, rolls), seen = played(stack, games);
    QCOMPARE(exact.live.size(), tokens.size());
    for (std::size_t i = 0; i < tokens.size(); ++i)
        for (std::size_t n = 0; n < rolls; ++n)
            QVERIFY2(
                std::abs(exact.live[i][n] - seen.live[i][n]) < slack,
                qPrintable(QStringLiteral("token %1, roll %2: %3, played %4")
                               .arg(i)
                               .arg(n + 1)
                               .arg(exact.live[i][n])
                               .arg(seen.live[i][n])));
    for (std::size_t n = 0; n < rolls; ++n) QVERIFY(std::abs(exact.spent[n] - seen.spent[n]) < slack);
}

void StackOddsTest::theTopIsLiveAtFirst()
{
    const StackOdds odds = oddsOf(stackOf({4, 6}), 3);
    QCOMPARE(odds.live[0][0], 1.);
    QCOMPARE(odds.live[1][0], 0.);
    QCOMPARE(odds.spent[0], 0.);
}

void StackOddsTest::theSecondFollowsTheFirst()
{
    const StackOdds odds = oddsOf(stackOf({4, 6}), 3);
    const double four = 3 / 36., six = 5 / 36.;
    QCOMPARE(odds.live[0][2], (1 - four) * (1 - four));
    QCOMPARE(odds.live[1][1], four);
    QCOMPARE(odds.live[1][2], (1 - four) * four + four * (1 - six));
    QCOMPARE(odds.spent[2], four * six);
}

void StackOddsTest::somethingIsLiveOrTheStackIsSpent()
{
    NumberStack stack = stackOf({2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12});
    for (const bool shuffled : {false, true}) {
        stack.shuffled = shuffled;
        const StackOdds odds = oddsOf(stack, 300);
        for (std::size_t n = 0; n < 300; ++n) {
            double sum = odds.spent[n];
            for (const auto& token : odds.live) sum += token[n];
            QVERIFY(std::abs(sum - 1) < 1e-9);
        }
    }
    stack.whenEmpty = WhenEmpty::Again;
    for (const double spent : oddsOf(stack, 300).spent) QVERIFY(spent < 1e-9);
}

void StackOddsTest::aFullStackIsExact()
{
    std::vector<int> tokens;
    for (int i = 0; i < maxStackTokens; ++i) tokens.push_back(i % 2 ? 6 + i % 7 : 2 + i % 5);
    NumberStack stack = stackOf(tokens);
    stack.shuffled = true;
    const StackOdds odds = oddsOf(stack, 300);
    double first = 0;
    for (const auto& token : odds.live) {
        QVERIFY(std::abs(token[0] - 1. / maxStackTokens) < 1e-12);
        first += token[0];
    }
    QVERIFY(std::abs(first - 1) < 1e-9);
}

void StackOddsTest::aTokenThatNeverComesStays()
{
    const StackOdds odds = oddsOf(stackOf({7, 6}), 50);
    QCOMPARE(odds.live[0][49], 1.);
    QCOMPARE(odds.live[1][49], 0.);
    QVERIFY(oddsOf(stackOf({}), 5).spent[0] == 1.);
}

void StackOddsTest::theyAreComputedOncePerStack()
{
    KeptOdds kept;
    NumberStack stack = stackOf({4, 6});
    QCOMPARE(kept.of(stack, 20).spent, oddsOf(stack, 20).spent);
    stack.id = "another name";
    QCOMPARE(kept.of(stack, 20).live, oddsOf(stack, 20).live);
    QCOMPARE(kept.computed(), 1);
    QCOMPARE(kept.of(stack, 30).spent.size(), std::size_t{30});
    QCOMPARE(kept.computed(), 2);
    stack.afterRoll = AfterRoll::ToBottom;
    QCOMPARE(kept.of(stack, 30).live, oddsOf(stack, 30).live);
    stack.tokens.push_back(3);
    QCOMPARE(kept.of(stack, 30).live, oddsOf(stack, 30).live);
    QCOMPARE(kept.computed(), 4);
}

QTEST_GUILESS_MAIN(StackOddsTest)
#include "tst_stacks_odds.moc"
