#include "engine/rules/gifts/gifts_module.h"

#include <algorithm>
#include <numeric>

namespace inselwerk::gifts {
namespace {

u16 setOf(const std::vector<std::int64_t>& numbers)
{
    u16 set = 0;
    for (const std::int64_t n : numbers) set = static_cast<u16>(set | 1U << n);
    return set;
}

}  // namespace

// ---- Where things are -----------------------------------------------------------------------------------------------

Seat greatestGiver(const Standing& standing, int seats)
{
    Seat first = nobody;
    for (int i = 0; i < seats; ++i) {
        const Seat s = standing.arrival[static_cast<std::size_t>(i)];
        if (standing.steps[s] > (first == nobody ? 0 : standing.steps[first])) first = s;
    }
    return first;
}

std::optional<Box> boxFor(const Standing& standing, Resource r)
{
    for (const Box b : {Box::Big, Box::Small})
        if (standing.wishes[static_cast<std::size_t>(b)] == static_cast<u8>(r)) return b;
    return std::nullopt;
}

std::optional<Box> boxShowing(const Parameters& p, int number)
{
    for (const Box b : {Box::Big, Box::Small})
        if (p.numbers[static_cast<std::size_t>(b)] >> number & 1) return b;
    return std::nullopt;
}

/// Past the end it begins again at the start, which is one of the spaces (ruling R1-4).
int spaceOf(const Parameters& p, int steps) { return steps % p.trackLength; }
int lapOf(const Parameters& p, int steps) { return steps / p.trackLength + 1; }

Blocked blockedBy(const View& v, int number)
{
    const HexId hex = v.pub().robber;
    if (hex == noHex || number == 0 || v.pub().number[hex] != number) return {};
    const Terrain terrain = v.deal().terrain[hex];
    Blocked out{hex, resourceOf(terrain)};
    if (!out.resource && terrain != Terrain::Gold) return {};
    for (Seat s = 0; s < v.rules().seats; ++s) out.cards += v.strengthAt(s, hex);
    return out;
}

// ---- The module -----------------------------------------------------------------------------------------------------

Gifts::Gifts(const ModuleContext& c) : m_slot(c.layout.slot<Standing>())
{
    const auto number = [&](std::string_view name) { return static_cast<int>(c.section.integer(schema(), name)); };
    m_parameters.trackLength = number("track_length");
    m_parameters.numbers = {
        setOf(c.section.integers(schema(), "big_numbers")), setOf(c.section.integers(schema(), "small_numbers"))};
    m_parameters.steps = {number("big_steps"), number("small_steps")};
    m_parameters.points = number("points");
}

const Facts& Gifts::facts() const
{
    static const Facts f{
        .key = schema().key,
        .hears = {inselwerk::What::TurnStarted, inselwerk::What::PairedStarted, inselwerk::What::Rolled},
        .changesYields = true,
        .actions = {{static_cast<u16>(Do::Gift), "gift", Operand::ResourceKind}},
        .happenings = {"gift-given", "gift-displaced", "greatest-giver", "gift-rewarded"},
        .reasons = {"already-given", "not-wished"}};
    return f;
}

/// All stand at the start, in turn order; the five cards are shuffled onto the list (Gifts for the Robber, "Setup").
void Gifts::deal(Turn& t) const
{
    Standing s;
    s.box.fill(nobody);
    std::iota(s.wishes.begin(), s.wishes.end(), u8{0});
    std::iota(s.arrival.begin(), s.arrival.end(), Seat{0});
    t.shuffle(s.wishes);
    keep(t, s);
}

void Gifts::heard(Turn& t, const Happening& h) const
{
    if (h.is(inselwerk::What::Rolled)) {
        if (t.listening()) tellReward(t, h.a + h.b);
    } else if (Standing s = standing(t); s.given) {
        s.given = 0;
        keep(t, s);
    }
}

// ---- Gifts (Gifts for the Robber, "Gift a Resource")
// ------------------------------------------------------------------

void Gifts::options(const View& v, const Task& top, Actions& out) const
{
    if (!top.is(TaskKind::Main) || v.pub().phase != Phase::Action) return;
    const Standing s = standing(v);
    if (s.given) return;
    for (const Resource r : allResources)
        if (boxFor(s, r) && v.hand(v.turnSeat())[r])
            out.push_back({action(static_cast<int>(Do::Gift)), v.turnSeat(), 0, static_cast<u32>(r), 0});
}

Refusal Gifts::refuse(const View& v, const Action& a) const
{
    if (!v.pub().agenda.top().is(TaskKind::Main)) return {Reason::NotYourDecision};
    if (a.a >= static_cast<u32>(resourceCount)) return {Reason::UnknownAction};
    if (v.pub().phase != Phase::Action) return {Reason::RollFirst};
    const Standing s = standing(v);
    if (s.given) return refused(Why::AlreadyGiven);
    const auto r = static_cast<Resource>(a.a);
    if (!boxFor(s, r)) return refused(Why::NotWished);
    return v.hand(a.seat)[r] ? Refusal{} : Refusal{Reason::NotEnoughCards, Cards::of(r)};
}

void Gifts::apply(Turn& t, const Action& a) const
{
    const auto gift = static_cast<Resource>(a.a);
    Standing s = standing(t);
    const auto box = static_cast<std::size_t>(*boxFor(s, gift));
    const Seat leader = greatestGiver(s, t.rules().seats);
    t.pay(a.seat, Cards::of(gift));

    const Seat displaced = s.box[box] == a.seat ? nobody : s.box[box];
    s.box[box] = a.seat;
    s.given = 1;
    std::rotate(
        s.wishes.begin() + static_cast<std::ptrdiff_t>(box), s.wishes.begin() + static_cast<std::ptrdiff_t>(box) + 1,
        s.wishes.end());
    if (const int steps = std::min(s.steps[a.seat] + m_parameters.steps[box], mostSteps); steps != s.steps[a.seat]) {
        s.steps[a.seat] = static_cast<u16>(steps);
        const auto place = std::find(s.arrival.begin(), s.arrival.begin() + t.rules().seats, a.seat);
        std::rotate(place, place + 1, s.arrival.begin() + t.rules().seats);
    }
    keep(t, s);

    t.raise(
        {happening(static_cast<int>(What::Given)), a.seat, nobody, static_cast<u16>(box), s.steps[a.seat],
         Cards::of(gift)});
    if (displaced != nobody)
        t.raise({happening(static_cast<int>(What::Displaced)), displaced, a.seat, static_cast<u16>(box)});
    if (const Seat next = greatestGiver(s, t.rules().seats); next != leader)
        t.raise({happening(static_cast<int>(What::GreatestGiver)), next, leader, s.steps[next]});
}

int Gifts::points(const View& v, Seat s) const
{
    return greatestGiver(standing(v), v.rules().seats) == s ? m_parameters.points : 0;
}

// ---- Rewards (Gifts for the Robber, "Receive a Reward")
// ----------------------------------------------------------------

Seat Gifts::rewarded(const View& v, int number) const
{
    const auto box = boxShowing(m_parameters, number);
    return box ? standing(v).box[static_cast<std::size_t>(*box)] : nobody;
}

/// What is blocked goes to the owner of the box, who needs no building there; the shortage rule comes after.
void Gifts::yields(const View& v, Yield& yield) const
{
    const Blocked blocked = blockedBy(v, yield.number);
    const Seat s = blocked.cards ? rewarded(v, yield.number) : nobody;
    if (s == nobody) return;
    if (blocked.resource)
        yield.due[s] += Cards::of(*blocked.resource, blocked.cards);
    else
        yield.gold[s] = static_cast<u8>(yield.gold[s] + blocked.cards);
}

Reward Gifts::reward(const View& v, int number) const
{
    const Blocked blocked = blockedBy(v, number);
    const Seat s = blocked.cards ? rewarded(v, number) : nobody;
    if (s == nobody) return {};
    const Yield due = v.due(number);
    Reward out{s, blocked.hex};
    const int paid = blocked.cards * due.times[static_cast<std::size_t>(v.deal().terrain[blocked.hex])];
    if (blocked.resource) {
        out.amount = std::min(paid, due.due[s][*blocked.resource]);
        out.cards.set(*blocked.resource, out.amount);
    } else {
        out.amount = std::min<int>(paid, due.gold[s]);
    }
    return out.amount ? out : Reward{};
}

void Gifts::tellReward(Turn& t, int number) const
{
    if (const Reward r = reward(t, number); r.seat != nobody)
        t.raise(
            {happening(static_cast<int>(What::Redirected)), r.seat, nobody, r.hex, static_cast<u16>(number), r.cards});
}

// ---- Bots and invariants --------------------------------------------------------------------------------------------

/// A box pays when the robber stands on a number of it; steps lead to the tile.
int Gifts::worth(const View& v, Seat s) const
{
    constexpr int perBlockedPip = 20;
    constexpr int perBox = 40;
    constexpr int race = 350;
    constexpr int perStepAhead = 12;
    const Standing now = standing(v);
    int worth = 0;
    for (const Seat owner : now.box) worth += owner == s ? perBox : 0;
    if (const HexId robber = v.pub().robber; robber != noHex) {
        const int number = v.pub().number[robber];
        // Whoever owns no box that shows it is spared the look at what is due.
        if (number && rewarded(v, number) == s) worth += reward(v, number).amount * pips(number) * perBlockedPip;
    }
    int most = 0;
    for (Seat other = 0; other < v.rules().seats; ++other)
        if (other != s) most = std::max<int>(most, now.steps[other]);
    if (greatestGiver(now, v.rules().seats) == s) return worth + std::min(now.steps[s] - most, 5) * perStepAhead;
    const int behind = most + 1 - now.steps[s];
    return worth + race / (1 + behind);
}

std::string Gifts::broken(const View& v) const
{
    const Standing s = standing(v);
    auto wishes = s.wishes;
    std::sort(wishes.begin(), wishes.end());
    for (std::size_t i = 0; i < wishes.size(); ++i)
        if (wishes[i] != i) return "the wish list does not hold each resource once";
    u32 seen = 0;
    for (int i = 0; i < v.rules().seats; ++i) seen |= 1U << s.arrival[static_cast<std::size_t>(i)];
    if (seen != v.rules().allSeats()) return "the gift track does not hold each marker once";
    for (const Seat owner : s.box)
        if (owner != nobody && owner >= v.rules().seats) return "a gift box holds a marker of no seat";
    return {};
}

namespace {

std::unique_ptr<Module> create(const ModuleContext& c) { return std::make_unique<Gifts>(c); }

const Gifts& gifts(const Module& m) { return static_cast<const Gifts&>(m); }

}  // namespace

ModuleType type() { return {&schema(), checks(), &create, {}, {}, &parts}; }

const Module* find(const Ruleset& rules) { return rules.findModule(schema().key); }
const Parameters& parametersOf(const Module& m) { return gifts(m).parameters(); }
Reward rewardAt(const View& v, int number) { return gifts(*find(v.rules())).reward(v, number); }
Standing standingOf(const View& v) { return gifts(*find(v.rules())).standing(v); }

}  // namespace inselwerk::gifts
