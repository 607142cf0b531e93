#include "engine/rules/base/base.h"

namespace inselwerk::base {
namespace {

/// Set-up places that the board and the distance rule leave free.
CornerSet setupSpots(const View& v)
{
    CornerSet spots = v.rules().setupCorners;
    spots.subtract(v.pub().blocked, v.topology().cornerWords());
    return spots;
}

EdgeSet freeEdgesAt(const View& v, int corner)
{
    EdgeSet edges = v.topology().edgesAt(corner);
    edges.subtract(v.pub().roads, v.topology().edgeWords());
    return edges;
}

/// One card for each hex at the second building; a gold hex lets its owner choose.
void payStartingCards(Turn& t, Seat s, int corner)
{
    const Topology::Corner& c = t.topology().corner(corner);
    Cards paid;
    u16 gold = 0;
    for (u8 i = 0; i < c.hexCount; ++i) {
        const Terrain terrain = t.deal().terrain[c.hexes[i]];
        const auto r = resourceOf(terrain);
        if (r && t.pub().bank[*r] > 0) {
            t.gain(s, Cards::of(*r));
            paid += Cards::of(*r);
        }
        gold = static_cast<u16>(gold + (terrain == Terrain::Gold));
    }
    if (!paid.empty()) t.raise({what(What::StartingCards), s, nobody, 0, 0, paid});
    if (gold) t.queue(task(TaskKind::ChooseCard, only(s), gold));
}

bool pays(Terrain t) { return t == Terrain::Gold || resourceOf(t).has_value(); }

bool anybodyLivesAt(const View& v, HexId hex)
{
    for (Seat s = 0; s < v.rules().seats; ++s)
        if (v.livesAt(s, hex)) return true;
    return false;
}

/// The turn, or a paired player's share in it, goes to a seat.
void actsNow(Turn& t, Seat s)
{
    Public& p = t.pub();
    p.turnSeat = s;
    p.cardPlayed = false;
    p.offersMade = 0;
    p.agenda.top().seats = only(s);
}

/// The third player to the left has an action phase too, without trade between players (rulings 4.10, RB-5).
void beginPaired(Turn& t)
{
    Public& p = t.pub();
    p.pairedWith = p.turnSeat;
    actsNow(t, t.rules().partnerOf(p.turnSeat));
    t.raise({what(What::PairedStarted), p.turnSeat, p.pairedWith});
}

/// All others may build and buy, clockwise; nobody trades, plays a card or wins (rulings 4.10).
void beginSpecialBuilding(Turn& t)
{
    for (Seat s = t.rules().after(t.turnSeat()); s != t.turnSeat(); s = t.rules().after(s))
        t.queue(task(TaskKind::SpecialBuild, only(s)));
    t.queue(task(TaskKind::NextTurn));
}

void firstTurn(Turn& t)
{
    t.pub().turnSeat = 0;
    t.pub().phase = Phase::Roll;
    t.raise({what(What::TurnStarted), 0});
}

}  // namespace

void begin(Turn& t)
{
    Agenda& agenda = t.pub().agenda;
    agenda.tasks[agenda.depth++] = task(TaskKind::Main, only(0));
    if (t.rules().starts.empty()) {
        t.pub().phase = Phase::Setup;
        t.queue(task(TaskKind::SetupStep));
        return;
    }
    for (Seat s = 0; s < t.rules().seats; ++s) {
        const FixedStart& start = t.rules().starts[s];
        for (const CornerId c : start.settlements) t.placeSettlement(s, c);
        for (const CornerId c : start.cities) t.placeCity(s, c);
        for (const EdgeId e : start.roads) t.placeRoad(s, e);
        if (start.cards.empty()) continue;
        t.gain(s, start.cards);
        t.raise({what(What::StartingCards), s, nobody, 0, 0, start.cards});
    }
    firstTurn(t);
}

// ---- Set-up: two rounds, the second backwards
// -------------------------------------------------------------------------

void runSetupStep(Turn& t, int step)
{
    const int seats = t.rules().seats;
    if (step == 2 * seats) {
        firstTurn(t);
        return;
    }
    const auto s = static_cast<Seat>(step < seats ? step : 2 * seats - 1 - step);
    t.pub().turnSeat = s;
    const bool second = step >= seats;
    t.queue(task(TaskKind::PlaceSettlement, only(s), second && t.rules().base.startWithCity, second));
    t.queue(task(TaskKind::SetupStep, 0, static_cast<u16>(step + 1)));
}

void setupOptions(const View& v, const Task& top, Actions& out)
{
    const Seat s = v.turnSeat();
    if (top.is(TaskKind::PlaceSettlement)) {
        const Do kind = top.a ? Do::BuildCity : Do::BuildSettlement;
        setupSpots(v).each(
            v.topology().cornerWords(), [&](int c) { out.push_back(make(kind, s, static_cast<u32>(c))); });
    } else {
        freeEdgesAt(v, top.a).each(
            v.topology().edgeWords(), [&](int e) { out.push_back(make(Do::BuildRoad, s, static_cast<u32>(e))); });
    }
}

Refusal refuseSetup(const View& v, const Task& top, const Action& a)
{
    if (top.is(TaskKind::PlaceRoad)) {
        if (!a.is(Do::BuildRoad)) return {Reason::NotYourDecision};
        if (a.a >= static_cast<u32>(v.topology().edgeCount())) return {Reason::UnknownAction};
        if (v.pub().roads.has(static_cast<int>(a.a))) return {Reason::Occupied};
        return v.topology().edgesAt(top.a).has(static_cast<int>(a.a)) ? Refusal{} : Refusal{Reason::NotConnected};
    }
    if (!a.is(top.a ? Do::BuildCity : Do::BuildSettlement)) return {Reason::NotYourDecision};
    if (a.a >= static_cast<u32>(v.topology().cornerCount())) return {Reason::UnknownAction};
    const int c = static_cast<int>(a.a);
    if (v.pub().occupied.has(c)) return {Reason::Occupied};
    if (v.pub().blocked.has(c)) return {Reason::TooClose};
    return v.rules().setupCorners.has(c) ? Refusal{} : Refusal{Reason::NotAllowedInSetup};
}

void placeInSetup(Turn& t, const Action& a)
{
    const Task top = t.pub().agenda.top();
    t.pub().agenda.pop();
    const int place = static_cast<int>(a.a);
    if (top.is(TaskKind::PlaceRoad)) {
        t.placeRoad(a.seat, place);
        return;
    }
    if (top.a)
        t.placeCity(a.seat, place);
    else
        t.placeSettlement(a.seat, place);
    t.queue(task(TaskKind::PlaceRoad, only(a.seat), static_cast<u16>(place)));
    if (top.b) payStartingCards(t, a.seat, place);
}

// ---- The turn
// -----------------------------------------------------------------------------------------------------------

void roll(Turn& t)
{
    Public& p = t.pub();
    p.dice = t.rollDice();
    p.phase = Phase::Action;
    const int sum = p.dice[0] + p.dice[1];
    const Seat s = p.turnSeat;
    t.raise({what(What::Rolled), s, nobody, p.dice[0], p.dice[1]});
    if (t.listening() && p.robber != noHex && p.number[p.robber] == sum && pays(t.deal().terrain[p.robber]) &&
        anybodyLivesAt(t, p.robber))
        t.raise({what(What::BlockedByRobber), nobody, nobody, p.robber});
    if (sum == 7)
        seven(t);
    else
        t.produce(sum);
    t.raise({what(What::Harvested), s, nobody, static_cast<u16>(sum)});
    for (std::size_t i = 0; i < t.rules().stacks.size(); ++i)
        if (p.stackLeft[i] && p.number[t.rules().stacks[i].hex] == sum)
            t.queue(task(TaskKind::StackMoves, 0, static_cast<u16>(i)));
}

void nextTurn(Turn& t)
{
    Public& p = t.pub();
    const Seat last = t.turnOwner();
    ++p.turn;
    p.pairedWith = nobody;
    p.phase = Phase::Roll;
    p.dice = {};
    actsNow(t, t.rules().after(last));
    t.raise({what(What::TurnStarted), p.turnSeat});
    if (p.turn < static_cast<u32>(t.rules().base.turnLimit)) return;
    if (t.points(p.turnSeat) < t.rules().base.victoryPoints) t.finish(EndReason::TurnLimit, 0);
}

void endTurn(Turn& t, Seat s)
{
    ripenCards(t, s);
    if (t.pub().agenda.top().is(TaskKind::SpecialBuild)) {
        t.pub().agenda.pop();
        return;
    }
    if (t.rules().pairs() && t.pub().pairedWith == nobody)
        beginPaired(t);
    else if (t.rules().buildsBetween())
        beginSpecialBuilding(t);
    else
        nextTurn(t);
}

void mainOptions(const View& v, Actions& out)
{
    const Seat s = v.turnSeat();
    const bool rolled = v.pub().phase == Phase::Action;
    out.push_back(make(rolled ? Do::EndTurn : Do::Roll, s));
    if (rolled) buildOptions(v, s, out);
    if (!v.pub().cardPlayed) cardOptions(v, s, out);
    if (rolled) bankOptions(v, s, out);
}

void specialBuildOptions(const View& v, Seat s, Actions& out)
{
    out.push_back(make(Do::EndTurn, s));
    buildOptions(v, s, out);
}

bool hasOptions(const View& v, const Task& top)
{
    switch (static_cast<TaskKind>(top.kind)) {
        case TaskKind::SpecialBuild: return mayBuild(v, static_cast<Seat>(std::countr_zero(top.seats)));
        case TaskKind::PlaceSettlement:
            return setupSpots(v).any(v.topology().cornerWords()) &&
                   (top.a ? v.seat(v.turnSeat()).citiesLeft : v.seat(v.turnSeat()).settlementsLeft) > 0;
        case TaskKind::PlaceRoad:
            return v.seat(v.turnSeat()).roadsLeft > 0 && freeEdgesAt(v, top.a).any(v.topology().edgeWords());
        case TaskKind::MoveRobber: return v.pub().robber != noHex && v.topology().hexCount() > 1;
        case TaskKind::FreeRoad: return !refuseRoadAnywhere(v, static_cast<Seat>(std::countr_zero(top.seats)));
        case TaskKind::ChooseCard: return !v.pub().bank.empty();
        default: return true;
    }
}

void passOver(Turn& t, const Task& top)
{
    if (top.is(TaskKind::PlaceSettlement)) t.raise({what(What::SetupSkipped), t.turnSeat()});
    if (top.is(TaskKind::SpecialBuild)) ripenCards(t, static_cast<Seat>(std::countr_zero(top.seats)));
}

}  // namespace inselwerk::base
