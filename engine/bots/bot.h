#pragma once

#include "engine/rules/rules.h"

#include <memory>
#include <span>
#include <string_view>

/// Players by program. They see what a seat may see (an Observation), draw from a stream of random numbers of their
/// own, and score in whole numbers, so that a seed gives the same game on every machine.
namespace inselwerk {

/// Decides for one seat in one game. It may remember what happened in the turn (offers that failed), no more, so a
/// saved game goes on with a fresh bot.
class Bot
{
public:
    virtual ~Bot() = default;

    /// What the seat that looks does now. `legal` are its legal actions, at least one, as `legalActions` lists them.
    /// The answer is one of these, or an offer or counter-offer that `refuse` allows. It comes at once: no search, no
    /// waiting.
    virtual Action choose(const Observation&, const Actions& legal, Random&) = 0;
};

/// The kinds of bot, the weakest first: `random` chooses uniformly, makes no offers and refuses those it gets; `easy`
/// is `one-ply` that often errs; `one-ply` takes the action whose outcome looks best.
std::span<const std::string_view> botKinds();

/// A bot by the name of its kind, or null. Without `offers` it makes none (it still answers those that it gets).
std::unique_ptr<Bot> makeBot(std::string_view kind, bool offers = true);

/// The random numbers of a seat's bot in the game with this seed: apart from the game's own and from other seats'.
Random botStream(u64 seed, Seat);

/// One of the legal actions, each equally likely, but never an answer that agrees to a trade.
inline const Action& chooseUniformly(std::span<const Action> legal, Random& random)
{
    if (legal.size() == 1 || legal.back().is(Do::Decline)) return legal.back();
    return legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))];
}

}  // namespace inselwerk
