#pragma once

#include "engine/bots/evaluation.h"
#include "engine/table/observation.h"

namespace inselwerk {

/// The offers that a bot has made in the turn at hand, so that it repeats none.
class OfferMemory
{
public:
    void enterTurn(u32 turn);
    bool has(u32 give, u32 get) const;
    void add(u32 give, u32 get);
    int count() const { return static_cast<int>(m_made.size()); }

private:
    struct Offer
    {
        u32 give = 0;
        u32 get = 0;
    };
    u32 m_turn = 0;
    std::vector<Offer> m_made;
};

/// The best offer not made yet in this turn, if one is worth making: to seats that have cards and are not about to win,
/// for cards that the others together are known to hold.
std::optional<Action> findOffer(const Observation&, const View& imagined, const Evaluation&, OfferMemory&);

/// What to say to the offer on the table, or which partner to take: one of the legal actions.
Action answerOffer(const Observation&, const View& imagined, const Evaluation&, const Actions& legal);

}  // namespace inselwerk
