#include "engine/rules/base/base.h"

namespace inselwerk::base {
namespace {

Refusal refuseCost(const View& v, Seat s, Cards cost)
{
    if (v.hand(s).covers(cost)) return {};
    return {Reason::NotEnoughCards, v.hand(s).missingFor(cost)};
}

CornerSet settlementSpots(const View& v, Seat s)
{
    CornerSet spots = v.seat(s).reach;
    spots.subtract(v.pub().blocked, v.topology().cornerWords());
    return spots;
}

}  // namespace

bool refuseRoadAnywhere(const View& v, Seat s)
{
    return v.seat(s).roadsLeft == 0 || !v.seat(s).frontier.any(v.topology().edgeWords());
}

Refusal refuseRoad(const View& v, Seat s, u32 edge, bool free)
{
    if (edge >= static_cast<u32>(v.topology().edgeCount())) return {Reason::UnknownAction};
    if (v.seat(s).roadsLeft == 0) return {Reason::NoPiecesLeft};
    if (v.pub().roads.has(static_cast<int>(edge))) return {Reason::Occupied};
    if (!v.seat(s).frontier.has(static_cast<int>(edge))) return {Reason::NotConnected};
    return free ? Refusal{} : refuseCost(v, s, v.rules().base.roadCost);
}

Refusal refuseSettlement(const View& v, Seat s, u32 corner)
{
    if (corner >= static_cast<u32>(v.topology().cornerCount())) return {Reason::UnknownAction};
    const int c = static_cast<int>(corner);
    if (v.seat(s).settlementsLeft == 0) return {Reason::NoPiecesLeft};
    if (v.pub().occupied.has(c)) return {Reason::Occupied};
    if (v.pub().blocked.has(c)) return {Reason::TooClose};
    if (!v.seat(s).reach.has(c)) return {Reason::NotConnected};
    return refuseCost(v, s, v.rules().base.settlementCost);
}

Refusal refuseCity(const View& v, Seat s, u32 corner)
{
    if (corner >= static_cast<u32>(v.topology().cornerCount())) return {Reason::UnknownAction};
    if (v.seat(s).citiesLeft == 0) return {Reason::NoPiecesLeft};
    if (!v.seat(s).settlements.has(static_cast<int>(corner))) return {Reason::NotYourSettlement};
    return refuseCost(v, s, v.rules().base.cityCost);
}

void freeRoadOptions(const View& v, Seat s, Actions& out)
{
    v.seat(s).frontier.each(
        v.topology().edgeWords(), [&](int e) { out.push_back(make(Do::BuildRoad, s, static_cast<u32>(e))); });
}

void buildOptions(const View& v, Seat s, Actions& out)
{
    const Parameters& p = v.rules().base;
    const SeatPublic& mine = v.seat(s);
    const Cards hand = v.hand(s);
    if (mine.roadsLeft && hand.covers(p.roadCost)) freeRoadOptions(v, s, out);
    if (mine.settlementsLeft && hand.covers(p.settlementCost))
        settlementSpots(v, s).each(v.topology().cornerWords(), [&](int c) {
            out.push_back(make(Do::BuildSettlement, s, static_cast<u32>(c)));
        });
    if (mine.citiesLeft && hand.covers(p.cityCost))
        mine.settlements.each(
            v.topology().cornerWords(), [&](int c) { out.push_back(make(Do::BuildCity, s, static_cast<u32>(c))); });
    if (v.pub().deckLeft && hand.covers(p.cardCost)) out.push_back(make(Do::BuyCard, s));
}

bool mayBuild(const View& v, Seat s)
{
    Actions options;
    buildOptions(v, s, options);
    return !options.empty();
}

void build(Turn& t, const Action& a)
{
    const Parameters& p = t.rules().base;
    const int place = static_cast<int>(a.a);
    if (a.is(Do::BuildRoad)) {
        t.pay(a.seat, p.roadCost);
        t.placeRoad(a.seat, place);
    } else if (a.is(Do::BuildSettlement)) {
        t.pay(a.seat, p.settlementCost);
        t.placeSettlement(a.seat, place);
    } else {
        t.pay(a.seat, p.cityCost);
        t.upgrade(a.seat, place);
    }
}

void buildFreeRoad(Turn& t, const Action& a)
{
    Task& top = t.pub().agenda.top();
    if (--top.a == 0) t.pub().agenda.pop();
    t.placeRoad(a.seat, static_cast<int>(a.a));
}

}  // namespace inselwerk::base
