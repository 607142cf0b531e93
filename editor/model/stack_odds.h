#pragma once

#include "engine/scenario/scenario.h"

namespace inselwerk {

/// How likely the tokens of a stack are to be live, roll by roll. What counts are rolls of the dice: the top token is
/// done with when its number is rolled.
struct StackOdds
{
    /// `live[i][n]`: the chance that token `i` is live when the dice are rolled for the time `n + 1`. `i` counts the
    /// list of the stack; in a shuffled one equal numbers have equal chances, wherever they stand in it.
    std::vector<std::vector<double>> live;
    /// The chance that no token is left by then.
    std::vector<double> spent;
};

/// Exact for as many rolls, whatever becomes of tokens and of an emptied stack.
StackOdds oddsOf(const NumberStack&, int rolls);

/// The chances of a stack, kept while it is asked about again: they take a while for a long one.
class KeptOdds
{
public:
    const StackOdds& of(const NumberStack&, int rolls);
    /// So often they had to be computed.
    int computed() const { return m_computed; }

private:
    NumberStack m_stack;
    StackOdds m_odds;
    int m_computed = 0;
};

/// The chance that `number` is live, roll by roll: of all its tokens together.
std::vector<double> liveOdds(const NumberStack&, const StackOdds&, int number);

/// So many rolls one waits on average for the number; 0: it never comes.
double meanWait(int number);
/// Rolls that show the whole life of a stack, or of one that comes again its first round; within `least` and `most`.
int tellingRolls(const NumberStack&, int least, int most);

}  // namespace inselwerk
