#pragma once

#include "engine/bots/bot.h"
#include "engine/bots/evaluation.h"
#include "engine/bots/trading.h"

namespace inselwerk {

/// Takes the action after which the position looks best, and stops when nothing looks better than to stop.
class OnePlyBot final : public Bot
{
public:
    /// `errs`: how many in 100 decisions are left to chance.
    OnePlyBot(bool offers, int errs) : m_offers(offers), m_errs(errs) {}

    Action choose(const Observation&, const Actions& legal, Random&) override;

private:
    bool tired(const Observation&);

    bool m_offers;
    int m_errs;
    OfferMemory m_memory;
    u32 m_turn = 0;
    int m_actionsThisTurn = 0;
};

}  // namespace inselwerk
