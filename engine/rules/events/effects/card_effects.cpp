#include "engine/rules/events/effects/effects.h"
#include "engine/rules/events/events_module.h"
#include "engine/scenario/format_keys.h"
#include "engine/scenario/say.h"

#include <algorithm>

/// Effects on cards in hand.
namespace inselwerk::events::effects {
namespace {

Cards cardsOf(const Section& args, const Schema& schema)
{
    Cards cards;
    for (const auto& [name, n] : args.counts(schema, "cards"))
        if (const auto r = resourceFrom(name)) cards.set(*r, static_cast<int>(n));
    return cards;
}

/// Calls `each(seat)` clockwise from a seat.
template <class Each>
void clockwise(const View& v, u8 seats, Seat from, Each each)
{
    for (int i = 0; i < v.rules().seats; ++i, from = v.rules().after(from))
        if (seats >> from & 1) each(from);
}

std::vector<Field> cardFields()
{
    return {
        whoField(),
        terrainField(
            {"Where it concerns those who live there: the terrain.",
             "Wenn es die betrifft, die dort wohnen: die Landschaft."}),
        numberField(
            {"Where it concerns those who live there: the number.",
             "Wenn es die betrifft, die dort wohnen: die Zahl."}),
        {.name = "cards",
         .type = Field::Type::Counts,
         .low = 0,
         .high = 10,
         .fallback = std::map<std::string, std::int64_t>{},
         .choices = resourceNames(),
         .label = {"These cards", "Diese Karten"},
         .explanation = {"These cards.", "Diese Karten."}},
        {.name = "chosen",
         .low = 0,
         .high = 10,
         .fallback = std::int64_t{0},
         .label = {"Cards of choice", "Karten nach Wahl"},
         .explanation = {"So many cards of one's choice.", "So viele Karten nach eigener Wahl."}},
        {.name = "random",
         .low = 0,
         .high = 10,
         .fallback = std::int64_t{0},
         .label = {"Cards by chance", "Zufällige Karten"},
         .explanation = {"So many cards by chance.", "So viele zufällige Karten."}}};
}

void checkSomething(const Section& args, const Schema& schema, const std::string& path, Findings& found)
{
    if (args.counts(schema, "cards").empty() && !args.integer(schema, "chosen") && !args.integer(schema, "random"))
        found.error(
            path,
            sayBoth(
                INSELWERK_TEXT(
                    "Scenario", "This effect moves no cards. Name `cards`, or how many are `chosen` or `random`."),
                INSELWERK_TEXT(
                    "Scenario", "This effect moves no cards. Say how many in `cards`, `chosen` or `random`.")));
}

/// The cards that an effect moves, as a list for a sentence.
Argument cardList(const Section& args, const Schema& schema)
{
    std::vector<Argument> moved;
    const auto add = [&moved](std::int64_t n, std::string_view word) {
        if (n > 0) moved.push_back(Argument::counted(n, word));
    };
    const Cards cards = cardsOf(args, schema);
    for (const Resource r : allResources) add(cards[r], nameOf(r));
    add(args.integer(schema, "chosen"), "of one’s choice");
    add(args.integer(schema, "random"), "by chance");
    return Argument::list(std::move(moved));
}

/// The sentences of an effect on cards, by what it names.
struct CardSentences
{
    const char* chosen;
    const char* random;
    const char* listed;
};

Message sentenceFor(const Section& args, const Schema& schema, const CardSentences& sentences)
{
    const bool named = !cardsOf(args, schema).empty();
    const auto chosen = static_cast<int>(args.integer(schema, "chosen"));
    const auto random = static_cast<int>(args.integer(schema, "random"));
    const Argument who = whoWord(args, schema);
    if (!named && random == 0) return {"Effects", sentences.chosen, {who}, chosen};
    if (!named && chosen == 0) return {"Effects", sentences.random, {who}, random};
    return {"Effects", sentences.listed, {who, cardList(args, schema)}};
}

/// What each of so many seats gets, by the base game's shortage rule.
Cards affordable(Cards bank, Cards wanted, int seats)
{
    Cards each;
    for (const Resource r : allResources)
        if (bank[r] >= wanted[r] * seats)
            each.set(r, wanted[r]);
        else if (seats == 1)
            each.set(r, bank[r]);
    return each;
}

/// What effects that move cards have in common: somebody whom they concern, and some cards.
class CardEffect : public AimedEffect
{
public:
    void check(const Section& args, const Scenario& s, const std::string& path, Findings& found) const override
    {
        AimedEffect::check(args, s, path, found);
        checkSomething(args, schema(), path, found);
    }
};

/// From the bank; where it cannot pay all of a kind, nobody gets any of it, a single player gets the rest.
class Receive final : public CardEffect
{
public:
    const Schema& schema() const override
    {
        static const Schema s{"receive", {"Receive cards", "Karten erhalten"}, cardFields()};
        return s;
    }
    Message sentence(const Section& args) const override
    {
        return sentenceFor(
            args, schema(),
            {INSELWERK_TEXT_N("Effects", "%1: %n card(s) of one’s choice from the bank."),
             INSELWERK_TEXT_N("Effects", "%1: %n card(s) by chance from the bank."),
             INSELWERK_TEXT("Effects", "%1: from the bank %2.")});
    }

    bool apply(Turn& t, const Section& args, Seat seat) const override
    {
        const u8 seats = seatsOf(t, args, schema(), seat);
        const Module* events = find(t.rules());
        const auto source = static_cast<u16>(1 + (events ? events->index : 0));
        bool any = false;
        const Cards each = affordable(t.pub().bank, cardsOf(args, schema()), std::popcount(seats));
        // What is named goes to all before chance takes what they are owed.
        if (!each.empty())
            clockwise(t, seats, seat, [&](Seat s) {
                t.gain(s, each);
                t.raise({what(inselwerk::What::TookFromBank), s, nobody, 1, source, each});
                any = true;
            });
        clockwise(t, seats, seat, [&](Seat s) {
            for (std::int64_t n = args.integer(schema(), "random"); n > 0 && !t.pub().bank.empty(); --n, any = true)
                t.gainRandomCard(s, source);
        });
        if (const auto chosen = static_cast<u16>(args.integer(schema(), "chosen")))
            clockwise(t, seats, seat, [&](Seat s) {
                t.queue(task(TaskKind::ChooseCard, only(s), chosen, source));
                any = true;
            });
        return any;
    }

protected:
    bool touches(const View& v, const Section& args, Seat) const override
    {
        const bool any = args.integer(schema(), "chosen") + args.integer(schema(), "random") > 0;
        return any ? !v.pub().bank.empty() : !affordable(v.pub().bank, cardsOf(args, schema()), 1).empty();
    }
};

/// To the bank, as far as one has them.
class Give final : public CardEffect
{
public:
    const Schema& schema() const override
    {
        static const Schema s{"give", {"Give cards", "Karten abgeben"}, cardFields()};
        return s;
    }
    Message sentence(const Section& args) const override
    {
        return sentenceFor(
            args, schema(),
            {INSELWERK_TEXT_N("Effects", "%1: %n card(s) of one’s choice back to the bank."),
             INSELWERK_TEXT_N("Effects", "%1: %n card(s) by chance back to the bank."),
             INSELWERK_TEXT("Effects", "%1: back to the bank %2.")});
    }

    bool apply(Turn& t, const Section& args, Seat seat) const override
    {
        const Cards cards = cardsOf(args, schema());
        const auto chosen = static_cast<int>(args.integer(schema(), "chosen"));
        u8 owing = 0;
        bool any = false;
        clockwise(t, seatsOf(t, args, schema(), seat), seat, [&](Seat s) {
            Cards given;
            for (const Resource r : allResources) given.set(r, std::min(cards[r], t.hand(s)[r]));
            if (!given.empty()) {
                any = true;
                t.pay(s, given);
                t.raise({what(inselwerk::What::Discarded), s, nobody, 0, 0, given});
            }
            for (std::int64_t n = args.integer(schema(), "random"); n > 0 && !t.hand(s).empty(); --n, any = true)
                t.loseRandomCard(s);
            if (const int owed = std::min(chosen, t.hand(s).total()); owed > 0) {
                t.pub().seat[s].owed = static_cast<u8>(owed);
                owing |= only(s);
            }
        });
        if (owing) t.queue(task(TaskKind::Discard, owing));
        return any || owing;
    }

protected:
    bool touches(const View& v, const Section&, Seat s) const override { return !v.hand(s).empty(); }
};

/// Whoever holds more cards than the limit gives back half of them, as on a seven.
class DiscardAbove final : public Effect
{
public:
    const Schema& schema() const override
    {
        static const Schema s{
            "discard-above",
            {"Discard above a limit", "Über einer Grenze abwerfen"},
            {{.name = "limit",
              .low = 0,
              .high = 30,
              .fallback = std::int64_t{7},
              .label = {"Hand limit", "Handkartengrenze"},
              .explanation = {
                  "Who holds more cards than this loses half of them.",
                  "Wer mehr Karten hält, verliert die Hälfte."}}}};
        return s;
    }
    Message sentence(const Section& args) const override
    {
        return {
            "Effects",
            INSELWERK_TEXT("Effects", "Everybody with more than %1 cards gives back half of them."),
            {args.integer(schema(), "limit")}};
    }

    bool apply(Turn& t, const Section& args, Seat) const override
    {
        u8 owing = 0;
        for (Seat s = 0; s < t.rules().seats; ++s) {
            const int cards = t.hand(s).total();
            const int due = cards > args.integer(schema(), "limit") ? cards / 2 : 0;
            if (due == 0) continue;
            t.pub().seat[s].owed = static_cast<u8>(std::min(due, 255));
            owing |= only(s);
            t.raise({what(inselwerk::What::MustDiscard), s, nobody, static_cast<u16>(due)});
        }
        if (owing) t.queue(task(TaskKind::Discard, owing));
        return owing != 0;
    }
};

/// Free development cards from the deck.
class DevelopmentCard final : public AimedEffect
{
public:
    const Schema& schema() const override
    {
        static const Schema s{
            "development-card",
            {"Development card", "Entwicklungskarte"},
            {whoField(),
             terrainField(
                 {"Where it concerns those who live there: the terrain.",
                  "Wenn es die betrifft, die dort wohnen: die Landschaft."}),
             numberField(
                 {"Where it concerns those who live there: the number.",
                  "Wenn es die betrifft, die dort wohnen: die Zahl."})}};
        return s;
    }
    Message sentence(const Section& args) const override
    {
        return {"Effects", INSELWERK_TEXT("Effects", "%1: a free development card."), {whoWord(args, schema())}};
    }
    bool apply(Turn& t, const Section& args, Seat seat) const override
    {
        bool any = false;
        clockwise(t, seatsOf(t, args, schema(), seat), seat, [&](Seat s) {
            if (t.pub().deckLeft == 0) return;
            t.drawCard(s);
            any = true;
        });
        return any;
    }

protected:
    bool touches(const View& v, const Section&, Seat) const override { return v.pub().deckLeft > 0; }
};

}  // namespace

std::vector<const Effect*> ofCards()
{
    static const Receive receive;
    static const Give give;
    static const DiscardAbove discard;
    static const DevelopmentCard card;
    return {&receive, &give, &discard, &card};
}

}  // namespace inselwerk::events::effects
