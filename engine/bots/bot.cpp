#include "engine/bots/bot.h"

#include "engine/bots/one_ply.h"
#include "engine/game/game.h"

namespace inselwerk {
namespace {

class RandomBot final : public Bot
{
public:
    Action choose(const Observation&, const Actions& legal, Random& random) override
    {
        return chooseUniformly(legal, random);
    }
};

constexpr int errorsOfEasy = 35;  ///< in 100 decisions

}  // namespace

std::span<const std::string_view> botKinds() { return std::span(playerKinds).subspan(1); }

std::unique_ptr<Bot> makeBot(std::string_view kind, bool offers)
{
    if (kind == "one-ply") return std::make_unique<OnePlyBot>(offers, 0);
    if (kind == "easy") return std::make_unique<OnePlyBot>(false, errorsOfEasy);
    if (kind == "random") return std::make_unique<RandomBot>();
    return nullptr;
}

Random botStream(u64 seed, Seat s)
{
    constexpr u64 apart = u64{0xb07} << 52;  // seeds are below 2^53: no game has this one, nor has another seat
    return Random::seeded((seed * 8 + s) ^ apart);
}

}  // namespace inselwerk
