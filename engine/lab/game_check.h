#pragma once

#include "engine/rules/rules.h"

#include <string>

namespace inselwerk {

/// Looks at a game after every action for what must never be. Each function returns an empty text, or says what is
/// wrong.
class GameCheck
{
public:
    /// `seed` only varies what is tried.
    GameCheck(const Ruleset& rules, u64 seed);

    /// Everything about a position: invariants, the list of legal actions, garbage, what each seat sees.
    std::string position(const View&);
    /// An action took the game from one State to another: it does so again, bit by bit, when it is taken back.
    std::string again(const Deal&, const State& before, const Action&, const State& after);

private:
    std::string listedOrRefused(const View&);
    std::string garbageRefused(const View&);
    std::string hiddenFrom(const View&, Seat);

    const Ruleset& m_rules;
    std::vector<Actions> m_encodings;  ///< everything that a seat could say, by seat
    std::size_t m_looks = 0;           ///< how often was looked so far
    Random m_random;
    Actions m_legal, m_imagined, m_own;
};

}  // namespace inselwerk
