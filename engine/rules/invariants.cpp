#include "engine/rules/rules.h"

#include <algorithm>

namespace inselwerk {
namespace {

std::string broken(const char* what) { return what; }

bool sameDerived(const Public& a, const Public& b, const Ruleset& rules)
{
    for (Seat s = 0; s < rules.seats; ++s) {
        const SeatPublic& x = a.seat[s];
        const SeatPublic& y = b.seat[s];
        if (!(x.reach == y.reach && x.frontier == y.frontier) || x.settlementsLeft != y.settlementsLeft ||
            x.citiesLeft != y.citiesLeft || x.roadsLeft != y.roadsLeft || x.roadLength != y.roadLength ||
            x.harbours != y.harbours)
            return false;
    }
    return a.occupied == b.occupied && a.blocked == b.blocked && a.roads == b.roads && a.yield == b.yield &&
           a.gold == b.gold && a.number == b.number;
}

/// Longest Road lies with a seat that is (co-)longest with enough roads, and is set aside only where nobody leads
/// alone.
bool awardsHold(const View& v)
{
    const Parameters& p = v.rules().base;
    int best = p.longestRoadMinimum - 1;
    int leaders = 0;
    for (Seat s = 0; s < v.rules().seats; ++s) {
        const int length = v.seat(s).roadLength;
        if (length > best) {
            best = length;
            leaders = 1;
        } else if (length == best && leaders) {
            ++leaders;
        }
    }
    const Seat road = v.pub().longestRoad;
    if (road == nobody ? leaders == 1 : (leaders == 0 || v.seat(road).roadLength != best)) return false;

    const Seat army = v.pub().largestArmy;
    for (Seat s = 0; s < v.rules().seats; ++s) {
        const int knights = v.seat(s).knights;
        if (army == nobody ? knights >= p.largestArmyMinimum : knights > v.seat(army).knights) return false;
    }
    return true;
}

bool buildingsApart(const View& v)
{
    bool apart = true;
    v.pub().occupied.each(v.topology().cornerWords(), [&](int c) {
        const Topology::Corner& corner = v.topology().corner(c);
        for (u8 i = 0; i < corner.edgeCount; ++i) apart &= !v.pub().occupied.has(corner.neighbours[i]);
    });
    return apart;
}

std::string brokenCards(const View& v)
{
    // Kind by kind: what was taken too often would wrap around in a sum.
    const auto fits = [&](Cards held) {
        return std::all_of(
            allResources.begin(), allResources.end(), [&](Resource r) { return held[r] <= v.rules().base.supply; });
    };
    Cards all = v.pub().bank;
    bool good = fits(all);
    int development = v.pub().deckLeft;
    for (Seat s = 0; s < v.rules().seats; ++s) {
        const SeatHidden& h = v.hidden(s);
        all += h.hand;
        good &= fits(h.hand);
        for (std::size_t i = 0; i < cardCount; ++i) development += h.cards[i] + h.bought[i];
    }
    if (!good || !fits(all)) return broken("resource cards are not conserved");
    int deck = 0;
    for (const int n : v.rules().base.deck) deck += n;
    if (development > deck) return broken("there are more development cards than the deck had");
    return {};
}

bool topTokensShow(const View& v)
{
    for (std::size_t i = 0; i < v.rules().stacks.size(); ++i)
        if (v.pub().number[v.rules().stacks[i].hex] != v.liveNumber(static_cast<int>(i))) return false;
    return true;
}

}  // namespace

std::string brokenInvariant(const View& v)
{
    State fresh = v.state();
    Turn(v.rules(), v.deal(), fresh).rebuild();
    if (!sameDerived(v.pub(), fresh.pub, v.rules())) return broken("a derived table differs from what the pieces say");
    if (!awardsHold(v)) return broken("an award lies with the wrong seat");
    if (!buildingsApart(v)) return broken("two buildings stand on neighbouring corners");
    if (!v.over() && v.pub().agenda.empty()) return broken("the game goes on, but nobody has to do anything");
    return brokenHidden(v);
}

std::string brokenHidden(const View& v)
{
    if (std::string cards = brokenCards(v); !cards.empty()) return cards;
    if (!topTokensShow(v)) return broken("a number differs from the top token of its stack");
    if (!v.over()) {
        Actions legal;
        legalActions(v, legal);
        if (legal.empty()) return broken("somebody must decide, but nothing is legal");
    }
    for (const auto& m : v.rules().modules)
        if (std::string said = m->broken(v); !said.empty()) return said;
    return {};
}

}  // namespace inselwerk
