#include "engine/rules/events/effects/effects.h"
#include "engine/rules/events/events_module.h"
#include "engine/scenario/say.h"

#include <algorithm>

/// Effects on the board: robber, yields, number stacks.
namespace inselwerk::events::effects {
namespace {

/// Who turned the token over moves the robber and steals, or it goes to the first hex of a terrain or number.
class MoveRobber final : public Effect
{
public:
    const Schema& schema() const override
    {
        static const Schema s{
            "move-robber",
            {"The robber moves", "Der Räuber zieht"},
            {terrainField(
                 {"It goes to the first hex of this terrain.", "Er zieht auf das erste Feld dieser Landschaft."}),
             numberField(
                 {"It goes to the first hex with this number.", "Er zieht auf das erste Feld mit dieser Zahl."})}};
        return s;
    }
    void check(const Section& args, const Scenario& s, const std::string& path, Findings& found) const override
    {
        checkPlaces(args, schema(), s, path, found);
        std::vector<Argument> without;
        for (const Board& b : s.boards)
            if (b.robber.kind == RobberStart::Kind::None)
                without.push_back(b.name.empty() ? Argument(b.id) : Argument(b.name));
        if (!without.empty())
            found.warning(
                path, say(INSELWERK_TEXT("Scenario", "Without a robber this does nothing. These boards have none: %1."),
                          {Argument::list(std::move(without))}));
    }
    Message sentence(const Section& args) const override
    {
        if (const std::string& terrain = args.choice(schema(), "terrain"); !terrain.empty())
            return {
                "Effects",
                INSELWERK_TEXT("Effects", "The robber moves to this terrain: %1."),
                {Argument::word(terrain)}};
        if (const std::int64_t number = args.integer(schema(), "number"))
            return {"Effects", INSELWERK_TEXT("Effects", "The robber moves to a hex with the number %1."), {number}};
        return {"Effects", INSELWERK_TEXT("Effects", "Move the robber and steal a card.")};
    }

    bool apply(Turn& t, const Section& args, Seat revealer) const override
    {
        if (t.pub().robber == noHex) return false;
        if (args.choice(schema(), "terrain").empty() && args.integer(schema(), "number") == 0) {
            t.queue(task(TaskKind::MoveRobber, only(revealer)));
            return true;
        }
        for (const HexId hex : hexesOf(t, args, schema())) {
            if (hex == t.pub().robber) continue;
            t.moveRobber(hex);
            t.raise({what(inselwerk::What::RobberMoved), revealer, nobody, hex});
            return true;
        }
        return false;
    }
};

/// Until it is the revealing player's turn again, a terrain or number pays nothing or twice.
class ChangeYield final : public Effect
{
public:
    const Schema& schema() const override
    {
        static const Schema s{
            "yield",
            {"Yields for a round", "Erträge für eine Runde"},
            {terrainField({"The terrain that it concerns.", "Die Landschaft, die es betrifft."}),
             numberField({"The number that it concerns.", "Die Zahl, die es betrifft."}),
             {.name = "pays",
              .type = Field::Type::Choice,
              .fallback = std::string("nothing"),
              .choices = {"nothing", "twice"},
              .label = {"Pays", "Bringt"},
              .explanation = {"Nothing or twice, for one round.", "Nichts oder doppelt, eine Runde lang."},
              .choiceLabels = {{"nothing", "nichts"}, {"twice", "doppelt"}}}}};
        return s;
    }
    void check(const Section& args, const Scenario& s, const std::string& path, Findings& found) const override
    {
        checkPlaces(args, schema(), s, path, found);
        if (args.choice(schema(), "terrain").empty() && args.integer(schema(), "number") == 0)
            found.error(path, say(INSELWERK_TEXT("Scenario", "Name either a `terrain` or a `number` here.")));
    }
    Message sentence(const Section& args) const override
    {
        const bool twice = args.choice(schema(), "pays") == "twice";
        if (const std::string& terrain = args.choice(schema(), "terrain"); !terrain.empty())
            return twice
                       ? Message{"Effects", INSELWERK_TEXT("Effects", "For one round this terrain pays twice: %1."), {Argument::word(terrain)}}
                       : Message{
                             "Effects",
                             INSELWERK_TEXT("Effects", "For one round this terrain pays nothing: %1."),
                             {Argument::word(terrain)}};
        const std::int64_t number = args.integer(schema(), "number");
        return twice
                   ? Message{"Effects", INSELWERK_TEXT("Effects", "For one round the number %1 pays twice."), {number}}
                   : Message{
                         "Effects", INSELWERK_TEXT("Effects", "For one round the number %1 pays nothing."), {number}};
    }

    bool apply(Turn& t, const Section& args, Seat revealer) const override
    {
        const auto* events = static_cast<const Events*>(find(t.rules()));
        if (hexesOf(t, args, schema()).empty()) return false;
        const auto terrain = terrainFrom(args.choice(schema(), "terrain"));
        const int ahead = (revealer - t.turnOwner() + t.rules().seats) % t.rules().seats;
        Round round;
        round.kind = terrain ? Round::OfTerrain : Round::OfNumber;
        round.value = static_cast<u8>(terrain ? static_cast<std::int64_t>(*terrain) : args.integer(schema(), "number"));
        round.times = args.choice(schema(), "pays") == "twice" ? 2 : 0;
        round.until = t.pub().turn + static_cast<u32>(ahead ? ahead : t.rules().seats);
        events->addRound(t, round);
        return true;
    }
};

/// Number stacks lose their top token.
class StackToken final : public Effect
{
public:
    const Schema& schema() const override
    {
        static const Schema s{
            "stack-token",
            {"A stack loses its top token", "Ein Stapel verliert den obersten Chip"},
            {{.name = "stack",
              .type = Field::Type::Name,
              .fallback = std::string(),
              .label = {"Stack", "Stapel"},
              .explanation = {"Id of the stack; left out: all stacks.", "Id des Stapels; ohne Angabe: alle Stapel."}}}};
        return s;
    }
    void check(const Section& args, const Scenario& s, const std::string& path, Findings& found) const override
    {
        const std::string& id = args.choice(schema(), "stack");
        const bool exists = std::any_of(s.boards.begin(), s.boards.end(), [&](const Board& b) {
            return id.empty() ? !b.stacks.empty() : b.findStack(id) != nullptr;
        });
        if (exists) return;
        if (id.empty())
            found.warning(path, say(INSELWERK_TEXT("Scenario", "No board has a number stack, so this does nothing.")));
        else
            found.error(path + ".stack", say(INSELWERK_TEXT("Scenario", "No board has a stack “%1”."), {id}));
    }
    Message sentence(const Section& args) const override
    {
        const std::string& id = args.choice(schema(), "stack");
        if (id.empty()) return {"Effects", INSELWERK_TEXT("Effects", "Every number stack loses its top token.")};
        return {"Effects", INSELWERK_TEXT("Effects", "The number stack “%1” loses its top token."), {id}};
    }

    bool apply(Turn& t, const Section& args, Seat) const override
    {
        const std::string& id = args.choice(schema(), "stack");
        bool any = false;
        for (std::size_t i = 0; i < t.rules().stacks.size(); ++i) {
            if (t.pub().stackLeft[i] == 0 || (!id.empty() && t.rules().stacks[i].id != id)) continue;
            t.queue(task(TaskKind::StackMoves, 0, static_cast<u16>(i)));
            any = true;
        }
        return any;
    }
};

}  // namespace

std::vector<const Effect*> ofBoard()
{
    static const MoveRobber robber;
    static const ChangeYield yield;
    static const StackToken stack;
    return {&robber, &yield, &stack};
}

}  // namespace inselwerk::events::effects
