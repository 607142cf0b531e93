#include "engine/rules/rules.h"

#include "engine/rules/base/base.h"

namespace inselwerk {
namespace {

/// Does a kind of base action belong to a kind of base task?
bool belongs(Do action, TaskKind to)
{
    const bool turn = to == TaskKind::Main || to == TaskKind::SpecialBuild;
    switch (action) {
        case Do::BuildRoad: return turn || to == TaskKind::PlaceRoad || to == TaskKind::FreeRoad;
        case Do::BuildSettlement:
        case Do::BuildCity: return turn || to == TaskKind::PlaceSettlement;
        case Do::EndTurn:
        case Do::BuyCard: return turn;
        case Do::Discard: return to == TaskKind::Discard;
        case Do::MoveRobber: return to == TaskKind::MoveRobber;
        case Do::ChooseCard: return to == TaskKind::ChooseCard;
        case Do::Accept:
        case Do::Decline:
        case Do::Counter:
        case Do::Confirm:
        case Do::Withdraw: return to == TaskKind::Answer;
        case Do::PickSeat: return to == TaskKind::PickSeat;
        default: return to == TaskKind::Main;
    }
}

/// What the action phase and the special building phase have in common.
Refusal refuseBuilding(const View& v, const Action& a)
{
    switch (static_cast<Do>(a.kind)) {
        case Do::EndTurn: return {};
        case Do::BuildRoad: return base::refuseRoad(v, a.seat, a.a, false);
        case Do::BuildSettlement: return base::refuseSettlement(v, a.seat, a.a);
        case Do::BuildCity: return base::refuseCity(v, a.seat, a.a);
        case Do::BuyCard: return base::refuseBuyCard(v, a.seat);
        default: return {Reason::UnknownAction};
    }
}

Refusal refuseMain(const View& v, const Action& a)
{
    const bool rolled = v.pub().phase == Phase::Action;
    const auto kind = static_cast<Do>(a.kind);
    if (kind == Do::Roll) return rolled ? Refusal{Reason::AlreadyRolled} : Refusal{};
    switch (kind) {
        case Do::PlayKnight:
        case Do::PlayRoadBuilding:
        case Do::PlayYearOfPlenty:
        case Do::PlayMonopoly: return base::refusePlay(v, a);
        default: break;
    }
    if (!rolled) return {Reason::RollFirst};
    switch (kind) {
        case Do::BankTrade: return base::refuseBankTrade(v, a);
        case Do::Offer: return base::refuseOffer(v, a);
        default: return refuseBuilding(v, a);
    }
}

Refusal refuseBase(const View& v, const Action& a, const Task& top)
{
    if (!belongs(static_cast<Do>(a.kind), static_cast<TaskKind>(top.kind)) || top.kind >= firstModuleTask)
        return {Reason::NotYourDecision};
    switch (static_cast<TaskKind>(top.kind)) {
        case TaskKind::Main: return refuseMain(v, a);
        case TaskKind::SpecialBuild: return refuseBuilding(v, a);
        case TaskKind::PlaceSettlement:
        case TaskKind::PlaceRoad: return base::refuseSetup(v, top, a);
        case TaskKind::Discard: return base::refuseDiscard(v, a);
        case TaskKind::MoveRobber: return base::refuseMoveRobber(v, a);
        case TaskKind::FreeRoad: return base::refuseRoad(v, a.seat, a.a, true);
        case TaskKind::ChooseCard: return base::refuseChoose(v, a);
        case TaskKind::Answer: return base::refuseAnswer(v, a);
        case TaskKind::PickSeat: return base::refusePickSeat(v, top, a);
        default: return {Reason::UnknownAction};
    }
}

void applyBase(Turn& t, const Action& a, const Task& top)
{
    switch (static_cast<Do>(a.kind)) {
        case Do::Roll: base::roll(t); break;
        case Do::EndTurn: base::endTurn(t, a.seat); break;
        case Do::BuildRoad:
        case Do::BuildSettlement:
        case Do::BuildCity:
            if (top.is(TaskKind::Main) || top.is(TaskKind::SpecialBuild))
                base::build(t, a);
            else if (top.is(TaskKind::FreeRoad))
                base::buildFreeRoad(t, a);
            else
                base::placeInSetup(t, a);
            break;
        case Do::BuyCard: base::buyCard(t, a.seat); break;
        case Do::PlayKnight:
        case Do::PlayRoadBuilding:
        case Do::PlayYearOfPlenty:
        case Do::PlayMonopoly: base::playCard(t, a); break;
        case Do::BankTrade: base::bankTrade(t, a); break;
        case Do::Discard: base::discard(t, a); break;
        case Do::MoveRobber: base::moveRobber(t, a); break;
        case Do::ChooseCard: base::choose(t, a); break;
        case Do::Offer: base::offer(t, a); break;
        case Do::Accept:
        case Do::Decline:
        case Do::Counter:
        case Do::Confirm:
        case Do::Withdraw: base::answer(t, a); break;
        case Do::PickSeat: base::pickSeat(t, a); break;
    }
}

bool hasOptions(const View& v, const Task& top)
{
    const Module* m = v.rules().ownerOfTask(top.kind);
    if (!m) return base::hasOptions(v, top);
    Actions options;
    m->options(v, top, options);
    return !options.empty();
}

void runAutomatic(Turn& t, const Task& now)
{
    if (const Module* m = t.rules().ownerOfTask(now.kind))
        m->run(t, now);
    else if (now.is(TaskKind::SetupStep))
        base::runSetupStep(t, now.a);
    else if (now.is(TaskKind::StackMoves))
        t.moveToken(now.a);
    else if (now.is(TaskKind::NextTurn))
        base::nextTurn(t);
}

/// Takes the topmost task off if it runs by itself or has no options; false when somebody has to decide. Kept out of
/// the way of the usual case, the turn itself.
[[gnu::noinline]] bool passTask(Turn& t)
{
    Agenda& agenda = t.pub().agenda;
    const Task now = agenda.top();
    if (++agenda.spent > Agenda::budget) {
        t.raise({what(What::TaskBudgetUsed)});
        agenda.pop();
    } else if (now.automatic()) {
        agenda.pop();
        runAutomatic(t, now);
    } else if (!hasOptions(t, now)) {
        agenda.pop();
        base::passOver(t, now);
    } else {
        return false;
    }
    return true;
}

/// Runs what follows by itself until somebody has to decide or the game is over.
void settle(Turn& t)
{
    for (;;) {
        t.flush();
        if (t.over()) return;
        const Task& top = t.pub().agenda.top();
        if (top.is(TaskKind::Main)) break;
        if (passTask(t)) continue;
        if (top.is(TaskKind::FreeRoad)) break;  // the first of two roads may have won
        return;
    }
    // At rest: points count on one's own turn only, and only once everything that was set off is done.
    if (t.points(t.turnSeat()) >= t.rules().base.victoryPoints) t.finish(EndReason::Points, only(t.turnSeat()));
}

}  // namespace

void start(const Ruleset& rules, const Deal& deal, State& state, Listener* listener)
{
    std::memset(static_cast<void*>(&state), 0, sizeof(State));
    Turn t(rules, deal, state, listener);
    Public& p = t.pub();
    Hidden& h = t.hidden();
    h.random = Random::seeded(deal.seed);
    p.bank = Cards::each(rules.base.supply);
    p.longestRoad = p.largestArmy = p.pairedWith = nobody;
    p.robber = deal.robber;
    for (std::size_t kind = 0; kind < cardCount; ++kind)
        for (int i = 0; i < rules.base.deck[kind]; ++i) h.deck[p.deckLeft++] = static_cast<Card>(kind);
    h.random.shuffle(h.deck.data(), p.deckLeft);
    for (std::size_t i = 0; i < rules.stacks.size(); ++i) {
        const StackSite& site = rules.stacks[i];
        u8* tokens = h.stackOrder.data() + site.first;
        std::copy(site.tokens.begin(), site.tokens.end(), tokens);
        p.stackLeft[i] = static_cast<u8>(site.tokens.size());
        if (site.shuffled) h.random.shuffle(tokens, p.stackLeft[i]);
    }
    t.rebuild();
    for (const auto& m : rules.modules) m->deal(t);
    base::begin(t);
    settle(t);
}

void settle(const Ruleset& rules, const Deal& deal, State& state)
{
    if (state.pub.phase == Phase::Over || state.pub.agenda.empty()) return;
    Turn t(rules, deal, state);
    settle(t);
}

namespace {

/// Options of all choices but the turn itself.
[[gnu::noinline]] void choiceOptions(const View& v, const Task& top, Actions& out)
{
    if (const Module* m = v.rules().ownerOfTask(top.kind)) {
        m->options(v, top, out);
        return;
    }
    switch (static_cast<TaskKind>(top.kind)) {
        case TaskKind::PlaceSettlement:
        case TaskKind::PlaceRoad: base::setupOptions(v, top, out); break;
        case TaskKind::Discard: base::discardOptions(v, top.seats, out); break;
        case TaskKind::MoveRobber: base::robberOptions(v, static_cast<Seat>(std::countr_zero(top.seats)), out); break;
        case TaskKind::FreeRoad: base::freeRoadOptions(v, static_cast<Seat>(std::countr_zero(top.seats)), out); break;
        case TaskKind::ChooseCard: base::chooseOptions(v, top.seats, out); break;
        case TaskKind::Answer: base::answerOptions(v, top, out); break;
        case TaskKind::PickSeat: base::pickSeatOptions(v, top, out); break;
        case TaskKind::SpecialBuild:
            base::specialBuildOptions(v, static_cast<Seat>(std::countr_zero(top.seats)), out);
            break;
        default: break;
    }
}

/// What modules add to the turn.
[[gnu::noinline]] void moduleOptions(const View& v, const Task& top, Actions& out)
{
    for (const auto& m : v.rules().modules) m->options(v, top, out);
}

}  // namespace

void legalActions(const View& v, Actions& out)
{
    out.clear();
    const Agenda& agenda = v.pub().agenda;
    if (v.over() || agenda.empty()) return;
    const Task& top = agenda.top();
    if (!top.is(TaskKind::Main)) {
        choiceOptions(v, top, out);
        return;
    }
    base::mainOptions(v, out);
    if (!v.rules().modules.empty()) moduleOptions(v, top, out);
}

void legalActions(const Observation& o, Actions& out)
{
    legalActions(o.m_view, out);
    std::erase_if(out, [&o](const Action& a) { return a.seat != o.m_seat; });
}

Refusal refuse(const Observation& o, const Action& a)
{
    if (a.seat != o.m_seat) return {Reason::NotYourDecision};
    return refuse(o.m_view, a);
}

namespace {

/// Why a seat that does not decide now may not do this.
Refusal notDeciding(const View& v, const Action& a, const Task& top)
{
    if (top.is(TaskKind::Main)) return {Reason::NotYourTurn};
    const u8 answer = v.pub().offer.answer[a.seat];
    const bool said =
        top.is(TaskKind::Answer) &&
        (answer == OfferOnTable::Accepted || answer == OfferOnTable::Declined || answer == OfferOnTable::Countered);
    return {said ? Reason::AlreadyAnswered : Reason::NotYourDecision};
}

bool answersAnOffer(const Action& a)
{
    return a.is(Do::Accept) || a.is(Do::Decline) || a.is(Do::Counter) || a.is(Do::Confirm) || a.is(Do::Withdraw);
}

}  // namespace

Refusal refuse(const View& v, const Action& a)
{
    if (a.seat >= v.rules().seats || !v.rules().tidy(a)) return {Reason::UnknownAction};
    if (v.over()) return {Reason::GameOver};
    const Task& top = v.pub().agenda.top();
    if (answersAnOffer(a) && !top.is(TaskKind::Answer)) return {Reason::NoOffer};
    if (!(top.seats >> a.seat & 1)) return notDeciding(v, a, top);
    if (const Module* m = v.rules().ownerOfAction(a.kind)) return m->refuse(v, a);
    return refuseBase(v, a, top);
}

void applyLegal(
    const Ruleset& rules, const Deal& deal, State& state, const Action& a, Listener* listener, Chance* chance)
{
    Turn t(rules, deal, state, listener, chance);
    state.pub.agenda.spent = 0;
    if (const Module* m = rules.ownerOfAction(a.kind))
        m->apply(t, a);
    else
        applyBase(t, a, state.pub.agenda.top());
    settle(t);
}

Refusal apply(const Ruleset& rules, const Deal& deal, State& state, const Action& a, Listener* listener, Chance* chance)
{
    if (const Refusal r = refuse(View(rules, deal, state), a)) return r;
    applyLegal(rules, deal, state, a, listener, chance);
    return {};
}

std::string_view choiceName(const View& v)
{
    if (v.over() || v.pub().agenda.empty()) return {};
    const Task& top = v.pub().agenda.top();
    if (const Module* m = v.rules().ownerOfTask(top.kind)) return m->choiceName(top);
    static constexpr std::array<std::string_view, 10> names{"turn",        "place-settlement", "place-road", "discard",
                                                            "move-robber", "free-road",        "choose",     "answer",
                                                            "pick-seat",   "special-build"};
    return top.kind < names.size() ? names[top.kind] : std::string_view{};
}

}  // namespace inselwerk
