#include "engine/rules/events/events_module.h"

#include "engine/rules/events/effects/effects.h"

#include <algorithm>
#include <utility>

namespace inselwerk::events {
namespace {

using Base = inselwerk::What;

u8 placeOf(Place p) { return static_cast<u8>(p); }

}  // namespace

Events::Events(const ModuleContext& c) : m_open(c.layout.slot<Open>()), m_faceDown(c.layout.slot<FaceDown>(true))
{
    const Section& s = c.section;
    m_underPieces = s.flag(schema(), "under_pieces");
    m_onCards = s.flag(schema(), "on_cards");
    m_triggers = s.choices(schema(), "draw_on");
    m_rolls = s.integers(schema(), "draw_on_rolls");
    for (const Section& token : s.sections(schema(), "tokens")) {
        TokenType& type = m_types.emplace_back();
        type.id = token.choice(tokenSchema(), "id");
        type.category = token.choice(tokenSchema(), "category");
        type.name = token.text(tokenSchema(), "name");
        type.count = static_cast<int>(token.integer(tokenSchema(), "count"));
        for (const Section& effect : token.sections(tokenSchema(), "effects"))
            if (const Effect* e = findEffect(c.types, effect.key)) type.effects.emplace_back(e, effect);
    }
    m_facts.key = schema().key;
    m_facts.hears = {Base::TurnStarted, Base::Rolled,     Base::Harvested,     Base::Built,
                     Base::Returned,    Base::PlayedCard, Base::KnightDone,    Base::LongestRoad,
                     Base::LargestArmy, Base::TokenMoved, Base::TaskBudgetUsed};
    m_facts.changesYields = true;
    m_facts.happenings = {"event-revealed",  "event-outdated", "event-without-effect", "event-cascade-cut",
                          "events-shuffled", "event-laid",     "event-points"};
    for (const TokenType& type : m_types) m_facts.shuffled.push_back(type.id);
}

bool Events::draws(std::string_view trigger) const
{
    return std::find(m_triggers.begin(), m_triggers.end(), trigger) != m_triggers.end();
}

// ---- What turns tokens over -----------------------------------------------------------------------------------------

void Events::heard(Turn& t, const Happening& h) const
{
    if (h.is(Base::TurnStarted) && t.pub().turn == 0) layAll(t);
    if (t.pub().phase == Phase::Setup) return;
    if (h.is(Base::TaskBudgetUsed)) discardResolving(t);
    if (h.is(Base::TurnStarted) || h.is(Base::Rolled) || h.is(Base::PlayedCard) || h.is(Base::Built))
        if (Open open = this->open(t); open.revealed) {
            open.revealed = 0;
            keep(t, open);
        }
    const auto drawIf = [&](bool so, Seat s) {
        if (so) queueDraw(t, s);
    };
    const Seat active = t.turnSeat();
    switch (static_cast<Base>(h.what)) {
        case Base::TurnStarted: drawIf(draws("turn-start"), active); break;
        case Base::Harvested:
            drawIf(h.a == 7 && draws("seven"), active);
            drawIf(std::find(m_rolls.begin(), m_rolls.end(), h.a) != m_rolls.end(), active);
            break;
        case Base::Built:
            built(t, h);
            drawIf(h.b == 2 && draws("city"), h.seat);
            break;
        case Base::Returned: returned(t, h); break;
        case Base::KnightDone: drawIf(draws("knight"), active); break;
        case Base::TokenMoved: drawIf(draws("stack-token"), active); break;
        case Base::LongestRoad: awarded(t, h.seat, Place::LongestRoad); break;
        case Base::LargestArmy: awarded(t, h.seat, Place::LargestArmy); break;
        default: break;
    }
}

/// The token under the piece; then, for a city, a new one under the settlement that it set free (rulings R3-20).
void Events::built(Turn& t, const Happening& h) const
{
    if (!m_underPieces || h.b == 0) return;
    t.queue(own(Tasks::Reveal, placeOf(h.b == 1 ? Place::Settlement : Place::City), h.seat));
    if (h.b == 2) t.queue(own(Tasks::Lay, placeOf(Place::Settlement), h.seat));
}

/// A piece that comes back gets a new token. When a city became a settlement nothing was built: that settlement's token
/// is discarded unseen (rulings RC-1).
void Events::returned(Turn& t, const Happening& h) const
{
    if (!m_underPieces) return;
    if (h.b == 2 && t.seat(h.seat).settlements.has(h.a))
        if (const auto type = take(t, Place::Settlement, h.seat)) discard(t, *type);
    t.queue(own(Tasks::Lay, placeOf(h.b == 2 ? Place::City : Place::Settlement), h.seat));
}

/// Whoever receives the card turns its token over; set aside, it stays (rulings R3-21, R3-22).
void Events::awarded(Turn& t, Seat s, Place card) const
{
    if (!m_onCards || s == nobody) return;
    t.queue(own(Tasks::Reveal, placeOf(card), s));
    t.queue(own(Tasks::Lay, placeOf(card), s));
}

void Events::queueDraw(Turn& t, Seat s) const { t.queue(own(Tasks::Reveal, placeOf(Place::Stack), s)); }

// ---- Resolving ------------------------------------------------------------------------------------------------------

void Events::run(Turn& t, const Task& now) const
{
    switch (static_cast<Tasks>(ownTask(now.kind))) {
        case Tasks::Reveal: reveal(t, static_cast<Place>(now.a), static_cast<Seat>(now.b)); break;
        case Tasks::Resolve: resolve(t, now); break;
        case Tasks::Lay: lay(t, static_cast<Place>(now.a), static_cast<Seat>(now.b)); break;
        case Tasks::Done: {
            Open open = this->open(t);
            if (open.resolving[now.a] == 0) return;  // discarded when too much followed
            --open.resolving[now.a];
            ++open.discard[now.a];
            keep(t, open);
        }
    }
}

/// Too many tasks were queued, and some of those that would have discarded a token may be lost.
void Events::discardResolving(Turn& t) const
{
    Open open = this->open(t);
    for (std::size_t type = 0; type < maxTypes; ++type)
        open.discard[type] = static_cast<u8>(open.discard[type] + std::exchange(open.resolving[type], u8{0}));
    keep(t, open);
}

void Events::reveal(Turn& t, Place place, Seat s) const
{
    if (open(t).revealed >= cascadeLimit) {
        t.raise(happened(What::CascadeCut, s));
        return;
    }
    const auto taken = take(t, place, s);
    if (!taken) return;
    Open open = this->open(t);
    ++open.revealed;
    const TokenType& type = m_types[*taken];
    const bool outdated = std::any_of(
        type.effects.begin(), type.effects.end(), [&](const auto& e) { return e.first->outdated(t, e.second); });
    ++(outdated ? open.gone : open.resolving)[*taken];
    keep(t, open);
    t.raise(happened(What::Revealed, s, *taken, placeOf(place)));
    if (outdated) {
        // Crop Trust, "Extinction of Plant Species": back into the box, and another is drawn.
        t.raise(happened(What::Outdated, s, *taken));
        queueDraw(t, s);
        return;
    }
    for (std::size_t i = 0; i < type.effects.size(); ++i)
        t.queue(own(Tasks::Resolve, *taken, static_cast<u32>(s | i << 8)));
    t.queue(own(Tasks::Done, *taken));
}

void Events::resolve(Turn& t, const Task& now) const
{
    const int token = now.a, nth = static_cast<int>(now.b >> 8);
    const auto revealer = static_cast<Seat>(now.b & 255);
    const auto& [effect, arguments] = effectAt(token, nth);
    if (const auto among = effect->choice(t, arguments, revealer); among && *among != 0)
        t.queue(pickSeat(revealer, *among, index, static_cast<u32>(token | nth << 8)));
    else if (among || !effect->apply(t, arguments, revealer))
        t.raise(happened(What::NoEffect, revealer, token, nth));
}

void Events::picked(Turn& t, const Task& asked, Seat s) const
{
    const int token = static_cast<int>(asked.b & 255), nth = static_cast<int>(asked.b >> 8);
    const auto& [effect, arguments] = effectAt(token, nth);
    if (!effect->apply(t, arguments, s)) t.raise(happened(What::NoEffect, s, token, nth));
}

// ---- What effects leave behind --------------------------------------------------------------------------------------

void Events::addPoints(Turn& t, Seat s, int points) const
{
    Open open = this->open(t);
    open.points[s] = static_cast<u8>(std::min(open.points[s] + points, 100));
    keep(t, open);
    t.raise(happened(What::Points, s, points));
}

/// The oldest gives way when there are too many.
void Events::addRound(Turn& t, Round round) const
{
    Open open = this->open(t);
    auto at = std::min_element(
        open.rounds.begin(), open.rounds.end(), [](const Round& a, const Round& b) { return a.until < b.until; });
    *at = round;
    keep(t, open);
}

void Events::yields(const View& v, Yield& yield) const
{
    constexpr int most = 8;
    const Open open = this->open(v);
    for (const Round& round : open.rounds) {
        if (round.kind == Round::None || v.pub().turn >= round.until) continue;
        if (round.kind == Round::OfNumber && yield.number != round.value) continue;
        for (std::size_t terrain = 0; terrain < terrainCount; ++terrain)
            if (round.kind == Round::OfNumber || terrain == round.value)
                yield.times[terrain] = static_cast<u8>(std::min(yield.times[terrain] * round.times, most));
    }
}

int Events::points(const View& v, Seat s) const { return open(v).points[s]; }

namespace {

std::unique_ptr<Module> create(const ModuleContext& c) { return std::make_unique<Events>(c); }

}  // namespace

ModuleType type() { return {&schema(), checks(), &create, effects::all(), {}, &parts}; }

const Module* find(const Ruleset& rules) { return rules.findModule(schema().key); }
const std::vector<TokenType>& tokenTypes(const Module& m) { return static_cast<const Events&>(m).types(); }
Open openOf(const View& v)
{
    const Module* m = find(v.rules());
    return m ? static_cast<const Events&>(*m).open(v) : Open{};
}

}  // namespace inselwerk::events
