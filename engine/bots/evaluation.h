#pragma once

#include "engine/table/view.h"

#include <vector>

namespace inselwerk {

/// What positions are worth to one seat, in thousandths of a victory point: points and what leads to them, less what
/// the opponents have, the leaders most.
///
/// Made for one decision: what the free corners of the island would pay is worked out once, for the numbers that lie
/// there now. It looks at the seat's own hidden cards and, of others, only at the sizes of their hands.
class Evaluation
{
public:
    Evaluation(const View& now, Seat me);

    int of(const View&) const;
    /// What a hand is worth to the seat on this board: how near it is to the things that may be built.
    int ofHand(const View&, Cards hand) const;
    /// Is this opponent so near to the end that nobody should help it?
    static bool aboutToWin(const View&, Seat);

private:
    int expansion(const View&) const;
    int threat(const View&, Seat) const;

    Seat m_me;
    std::vector<int> m_cornerWorth;  ///< of a new settlement, by corner
};

}  // namespace inselwerk
