#include "engine/rules/crops/crops_module.h"

/// Crop Trust, "Harvesting Food" and "Crop Shortage".
namespace inselwerk::crops {
namespace {

/// How often fields pay at this roll, when another module says so.
int timesOf(const View& v, int number)
{
    Yield yield;
    yield.number = number;
    for (const auto& m : v.rules().modules) m->yields(v, yield);
    return yield.times[static_cast<std::size_t>(Terrain::Fields)];
}

}  // namespace

void Crops::queueHarvest(Turn& t, int number) const
{
    const FieldList fields(t.deal(), t.topology());
    for (int i = 0; i < fields.count; ++i) {
        const HexId hex = fields.hex[static_cast<std::size_t>(i)];
        if (t.pub().number[hex] == number && t.pub().robber != hex) t.queue(own(Tasks::Round, 0, hex, 1));
    }
}

/// One round: everybody entitled to that many tokens, clockwise from the active player, takes one or passes.
void Crops::runRound(Turn& t, const Task& now) const
{
    const int times = timesOf(t, t.pub().number[now.a]);
    bool more = false;
    Seat s = t.turnSeat();
    for (int i = 0; i < t.rules().seats; ++i, s = t.rules().after(s)) {
        const auto entitled = static_cast<u32>(t.strengthAt(s, static_cast<HexId>(now.a)) * times);
        if (entitled >= now.b) t.queue(own(Tasks::Pick, only(s), now.a));
        more |= entitled > now.b;
    }
    if (more) t.queue(own(Tasks::Round, 0, now.a, now.b + 1));
}

/// Nothing to decide where no token, or no food card, is left.
void Crops::pickOptions(const View& v, const Task& top, Actions& out) const
{
    const Tokens tokens = this->tokens(v);
    const int field = FieldList(v.deal(), v.topology()).indexOf(top.a);
    if (field < 0 || tokens.on(field) == 0 || v.pub().bank[Resource::Grain] == 0) return;
    const auto s = static_cast<Seat>(std::countr_zero(top.seats));
    for (u32 kind = 0; kind < static_cast<u32>(maxKinds); ++kind)
        if (tokens.on(field, static_cast<int>(kind))) out.push_back(own(Do::Harvest, s, kind));
    out.push_back(own(Do::Pass, s));
}

Refusal Crops::refusePick(const View& v, const Action& a) const
{
    const int field = FieldList(v.deal(), v.topology()).indexOf(v.pub().agenda.top().a);
    if (a.a >= static_cast<u32>(maxKinds)) return {Reason::UnknownAction};
    if (field >= 0 && tokens(v).on(field, static_cast<int>(a.a))) return {};
    return refused(Why::NoSuchCrop);
}

void Crops::pick(Turn& t, const Action& a) const
{
    const u16 hex = t.pub().agenda.top().a;
    t.pub().agenda.pop();
    Tokens tokens = this->tokens(t);
    const int field = FieldList(t.deal(), t.topology()).indexOf(hex);
    tokens.add(field, static_cast<int>(a.a), -1);
    ++tokens.supply[a.a];
    keep(t, tokens);
    t.gain(a.seat, Cards::of(Resource::Grain));
    t.raise(happened(What::Picked, a.seat, hex, static_cast<int>(a.a)));
    judge(t, a.seat);
}

void Crops::pass(Turn& t, Seat s) const
{
    const u16 hex = t.pub().agenda.top().a;
    t.pub().agenda.pop();
    t.raise(happened(What::Passed, s, hex));
}

}  // namespace inselwerk::crops
