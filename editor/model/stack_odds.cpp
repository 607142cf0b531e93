#include "editor/model/stack_odds.h"

#include <algorithm>
#include <cmath>

namespace inselwerk {
namespace {

/// A power series: the coefficient at `n` is the chance that something happens after exactly `n` rolls.
using Series = std::vector<double>;

double chanceOf(int number) { return pips(number) / 36.0; }

/// After a series of waiting times: waiting for a number of chance `p` too.
Series thenRoll(const Series& before, double p)
{
    Series after(before.size(), 0.0);
    for (std::size_t n = 1; n < after.size(); ++n) after[n] = p * before[n - 1] + (1 - p) * after[n - 1];
    return after;
}

/// The chance that something began by then and a number of chance `p` has not come since.
Series whileWaiting(const Series& began, double p)
{
    Series waiting(began);
    for (std::size_t n = 1; n < waiting.size(); ++n) waiting[n] += (1 - p) * waiting[n - 1];
    return waiting;
}

Series product(const Series& a, const Series& b)
{
    Series c(a.size(), 0.0);
    for (std::size_t i = 0; i < a.size(); ++i)
        if (a[i] != 0)
            for (std::size_t j = 0; i + j < c.size(); ++j) c[i + j] += a[i] * b[j];
    return c;
}

/// When rounds begin: at once, and again whenever a whole round is over.
Series beginnings(const NumberStack& stack, const Series& atOnce)
{
    const bool comesAgain = stack.afterRoll == AfterRoll::ToBottom || stack.whenEmpty == WhenEmpty::Again;
    if (!comesAgain) return atOnce;
    Series round = atOnce;
    for (const int token : stack.tokens) round = thenRoll(round, chanceOf(token));
    Series begins(atOnce);
    for (std::size_t n = 1; n < begins.size(); ++n)
        for (std::size_t i = 1; i <= n; ++i) begins[n] += round[i] * begins[n - i];
    return begins;
}

/// When a token of a shuffled stack comes to the top. Of all its places, each equally likely, with every choice of as
/// many others before it equally likely: `lying[k]` is the waiting time for k of the others, averaged over the choices.
Series topOfShuffled(const NumberStack& stack, std::size_t token, const Series& atOnce)
{
    std::vector<Series> lying{atOnce};
    double others = 0;
    for (std::size_t i = 0; i < stack.tokens.size(); ++i) {
        if (i == token) continue;
        others += 1;
        lying.emplace_back(atOnce.size(), 0.0);
        for (std::size_t k = lying.size() - 1; k > 0; --k) {
            const Series with = thenRoll(lying[k - 1], chanceOf(stack.tokens[i]));
            const double share = static_cast<double>(k) / others;
            for (std::size_t n = 0; n < with.size(); ++n) lying[k][n] = share * with[n] + (1 - share) * lying[k][n];
        }
    }
    Series top(atOnce.size(), 0.0);
    for (const Series& series : lying)
        for (std::size_t n = 0; n < top.size(); ++n) top[n] += series[n] / static_cast<double>(lying.size());
    return top;
}

std::vector<Series> tops(const NumberStack& stack, const Series& atOnce)
{
    std::vector<Series> tops;
    if (!stack.shuffled) {
        Series top = atOnce;
        for (const int token : stack.tokens) {
            tops.push_back(top);
            top = thenRoll(top, chanceOf(token));
        }
        return tops;
    }
    for (std::size_t i = 0; i < stack.tokens.size(); ++i) {
        const auto twin = std::find(stack.tokens.begin(), stack.tokens.end(), stack.tokens[i]) - stack.tokens.begin();
        if (static_cast<std::size_t>(twin) < i)
            tops.push_back(tops[static_cast<std::size_t>(twin)]);
        else
            tops.push_back(topOfShuffled(stack, i, atOnce));
    }
    return tops;
}

}  // namespace

StackOdds oddsOf(const NumberStack& stack, int rolls)
{
    const auto length = static_cast<std::size_t>(std::max(rolls, 0));
    StackOdds odds{{}, Series(length, 1.0)};
    if (length == 0) return odds;
    Series atOnce(length, 0.0);
    atOnce[0] = 1;
    const Series begins = beginnings(stack, atOnce);
    const std::vector<Series> top = tops(stack, atOnce);
    for (std::size_t i = 0; i < stack.tokens.size(); ++i) {
        odds.live.push_back(whileWaiting(product(begins, top[i]), chanceOf(stack.tokens[i])));
        for (std::size_t n = 0; n < length; ++n) odds.spent[n] -= odds.live[i][n];
    }
    for (double& chance : odds.spent) chance = std::clamp(chance, 0.0, 1.0);
    return odds;
}

const StackOdds& KeptOdds::of(const NumberStack& stack, int rolls)
{
    NumberStack asked = stack;
    asked.id.clear();  // its name has no say
    if (m_computed > 0 && asked == m_stack && m_odds.spent.size() == static_cast<std::size_t>(std::max(rolls, 0)))
        return m_odds;
    m_odds = oddsOf(asked, rolls);
    m_stack = std::move(asked);
    ++m_computed;
    return m_odds;
}

std::vector<double> liveOdds(const NumberStack& stack, const StackOdds& odds, int number)
{
    Series sum(odds.spent.size(), 0.0);
    for (std::size_t i = 0; i < stack.tokens.size() && i < odds.live.size(); ++i)
        if (stack.tokens[i] == number)
            for (std::size_t n = 0; n < sum.size(); ++n) sum[n] += odds.live[i][n];
    return sum;
}

double meanWait(int number) { return pips(number) == 0 ? 0 : 36.0 / pips(number); }

int tellingRolls(const NumberStack& stack, int least, int most)
{
    double mean = 0, variance = 0;
    for (const int token : stack.tokens) {
        const double wait = meanWait(token);
        mean += wait;
        variance += wait * std::max(wait - 1, 0.0);
    }
    constexpr double reach = 1.5;  // deviations: more would mostly show an empty stack
    const int rolls = static_cast<int>(std::ceil((mean + reach * std::sqrt(variance)) / 10)) * 10;
    return std::clamp(rolls, least, most);
}

}  // namespace inselwerk
