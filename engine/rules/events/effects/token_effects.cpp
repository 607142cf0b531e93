#include "engine/rules/events/effects/effects.h"
#include "engine/rules/events/events_module.h"

/// Effects on event tokens themselves, and points.
namespace inselwerk::events::effects {
namespace {

const Events& eventsOf(const View& v) { return *static_cast<const Events*>(find(v.rules())); }

/// Another token is drawn from the stack.
class DrawAgain final : public Effect
{
public:
    const Schema& schema() const override
    {
        static const Schema s{
            "draw-again",
            {"Draw again", "Noch einmal ziehen"},
            {{.name = "tokens",
              .low = 1,
              .high = 3,
              .fallback = std::int64_t{1},
              .label = {"Tokens", "Plättchen"},
              .explanation = {"How many more are drawn.", "Wie viele noch gezogen werden."}}}};
        return s;
    }
    Message sentence(const Section& args) const override
    {
        return {
            "Effects",
            INSELWERK_TEXT_N("Effects", "Draw %n more token(s)."),
            {},
            static_cast<int>(args.integer(schema(), "tokens"))};
    }
    bool apply(Turn& t, const Section& args, Seat revealer) const override
    {
        for (std::int64_t n = args.integer(schema(), "tokens"); n > 0; --n) eventsOf(t).queueDraw(t, revealer);
        return true;
    }
};

/// Victory points that stay with a player.
class VictoryPoint final : public AimedEffect
{
public:
    const Schema& schema() const override
    {
        static const Schema s{
            "victory-point",
            {"Victory point", "Siegpunkt"},
            {whoField(),
             terrainField(
                 {"Where it concerns those who live there: the terrain.", "Wenn es die betrifft, die dort wohnen: die Landschaft."}),
             numberField({"Where it concerns those who live there: the number.", "Wenn es die betrifft, die dort wohnen: die Zahl."}),
             {.name = "points",
              .low = 1,
              .high = 3,
              .fallback = std::int64_t{1},
              .label = {"Points", "Punkte"},
              .explanation = {"How many points.", "Wie viele Punkte."}}}};
        return s;
    }
    Message sentence(const Section& args) const override
    {
        return {
            "Effects",
            INSELWERK_TEXT_N("Effects", "%1: %n victory point(s)."),
            {whoWord(args, schema())},
            static_cast<int>(args.integer(schema(), "points"))};
    }
    bool apply(Turn& t, const Section& args, Seat seat) const override
    {
        const u8 seats = seatsOf(t, args, schema(), seat);
        for (Seat s = 0; s < t.rules().seats; ++s)
            if (seats >> s & 1) eventsOf(t).addPoints(t, s, static_cast<int>(args.integer(schema(), "points")));
        return seats != 0;
    }
};

}  // namespace

std::vector<const Effect*> ofTokens()
{
    static const DrawAgain again;
    static const VictoryPoint point;
    return {&again, &point};
}

}  // namespace inselwerk::events::effects
