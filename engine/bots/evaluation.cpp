#include "engine/bots/evaluation.h"

#include <algorithm>

namespace inselwerk {
namespace {

// Weights, in thousandths of a victory point; those named `…Percent` scale another figure.
constexpr int point = 1000;
constexpr int win = 100'000'000;
constexpr std::array<int, resourceCount> pip{24, 24, 20, 26, 26};  ///< one way in 36 to be paid a card, by resource
constexpr int goldPip = 32;
constexpr int newResource = 70;  ///< a first source of a kind
constexpr int anyHarbour = 60;
constexpr int harbourPip = 8;        ///< per pip of the harbour's own resource
constexpr int spot = 600;            ///< a free corner to settle, besides what it would pay
constexpr int spotPercent = 45;      ///< … reached by own roads
constexpr int nextSpotPercent = 28;  ///< … one road further
constexpr int settlementGoal = 650;  ///< a hand that pays for one
constexpr int cityGoal = 700;
constexpr int cardGoal = 160;
constexpr int roadGoal = 110;
constexpr int roadGoalWithSpot = 40;
constexpr int cardInHand = 18;
constexpr int cardTooMany = -22;
constexpr int heldKnight = 105;
constexpr int heldProgress = 130;
constexpr int armyProgress = 320;
constexpr int roadProgress = 380;
constexpr int opponentsPip = 20;
constexpr int opponentsCard = 12;
constexpr int leaderPercent = 45;
constexpr int opponentPercent = 18;
constexpr int nearVictoryPercent = 90;

constexpr std::array<u64, 13> waysToRoll = [] {
    std::array<u64, 13> out{};
    for (int number = 2; number <= 12; ++number) out[static_cast<std::size_t>(number)] = static_cast<u64>(pips(number));
    return out;
}();

/// Cards that 36 rolls pay a seat.
Cards production(const Public& p, Seat s)
{
    Cards out;
    for (std::size_t number = 2; number <= 12; ++number) out.lanes += p.yield[number][s] * waysToRoll[number];
    return out;
}

int goldProduction(const Public& p, Seat s)
{
    int out = 0;
    for (std::size_t number = 2; number <= 12; ++number)
        out += p.gold[number][s] * static_cast<int>(waysToRoll[number]);
    return out;
}

int worthOf(Cards production)
{
    int worth = 0;
    for (const Resource r : allResources)
        if (const int n = production[r]) worth += n * pip[static_cast<std::size_t>(r)] + newResource;
    return worth;
}

int worthOfHarbours(u8 harbours, Cards production)
{
    int worth = 0;
    for (const Resource r : allResources)
        if (harbours >> static_cast<int>(r) & 1) worth += harbourPip * production[r];
    return worth + (harbours >> static_cast<int>(Harbour::Any) & 1) * anyHarbour;
}

/// `full` for all of the cost in hand, less the more is missing.
int progress(Cards hand, Cards cost, int full)
{
    int total = 0;
    int held = 0;
    for (const Resource r : allResources) {
        total += cost[r];
        held += std::min(hand[r], cost[r]);
    }
    return total ? full * held * held / (total * total) : full;
}

int cubed(int part, int whole, int full) { return full * part * part / whole * part / (whole * whole); }

}  // namespace

Evaluation::Evaluation(const View& now, Seat me) : m_me(me)
{
    const Topology& island = now.topology();
    const Cards mine = production(now.pub(), me);
    m_cornerWorth.resize(static_cast<std::size_t>(island.cornerCount()));
    for (int c = 0; c < island.cornerCount(); ++c) {
        const Topology::Corner& corner = island.corner(c);
        Cards pays;
        int gold = 0;
        for (u8 i = 0; i < corner.hexCount; ++i) {
            const HexId h = corner.hexes[i];
            const int ways = pips(now.pub().number[h]);
            const Terrain t = now.deal().terrain[h];
            if (const auto r = resourceOf(t)) pays += Cards::of(*r, ways);
            if (t == Terrain::Gold) gold += ways;
        }
        const u8 harbours = now.deal().harboursAt[static_cast<std::size_t>(c)];
        m_cornerWorth[static_cast<std::size_t>(c)] =
            worthOf(mine + pays) - worthOf(mine) + gold * goldPip + worthOfHarbours(harbours, mine + pays);
    }
}

bool Evaluation::aboutToWin(const View& v, Seat s) { return v.publicPoints(s) >= v.rules().base.victoryPoints - 2; }

/// The best corners that own roads reach, or would with one road more.
int Evaluation::expansion(const View& v) const
{
    const SeatPublic& mine = v.seat(m_me);
    if (mine.settlementsLeft == 0) return 0;
    const int words = v.topology().cornerWords();
    CornerSet spots = mine.reach;
    spots.subtract(v.pub().blocked, words);
    int best = 0;
    int second = 0;
    const auto consider = [&](int corner, int percent) {
        const int worth = (spot + m_cornerWorth[static_cast<std::size_t>(corner)]) * percent / 100;
        if (worth > best) {
            second = best;
            best = worth;
        } else if (worth > second) {
            second = worth;
        }
    };
    spots.each(words, [&](int c) { consider(c, spotPercent); });
    if (mine.roadsLeft > 0)
        mine.frontier.each(v.topology().edgeWords(), [&](int e) {
            for (const CornerId c : v.topology().edge(e).corners)
                if (!v.pub().blocked.has(c) && !mine.reach.has(c)) consider(c, nextSpotPercent);
        });
    return best + second / 4;
}

int Evaluation::ofHand(const View& v, Cards hand) const
{
    const Parameters& p = v.rules().base;
    const SeatPublic& mine = v.seat(m_me);
    const int words = v.topology().cornerWords();
    int best = 0;
    int second = 0;
    const auto goal = [&](bool possible, Cards cost, int full) {
        const int worth = possible ? progress(hand, cost, full) : 0;
        second = std::max(second, std::min(best, worth));
        best = std::max(best, worth);
    };
    CornerSet spots = mine.reach;
    spots.subtract(v.pub().blocked, words);
    const bool canSettle = mine.settlementsLeft > 0 && spots.any(words);
    goal(canSettle, p.settlementCost, settlementGoal);
    goal(mine.citiesLeft > 0 && mine.settlementsLeft < p.settlements, p.cityCost, cityGoal);
    goal(v.pub().deckLeft > 0, p.cardCost, cardGoal);
    goal(mine.roadsLeft > 0, p.roadCost, canSettle ? roadGoalWithSpot : roadGoal);
    const int cards = hand.total();
    const int within = std::min(cards, p.discardLimit);
    return best + second / 3 + within * cardInHand + (cards - within) * cardTooMany;
}

/// What others see of an opponent's strength.
int Evaluation::threat(const View& v, Seat s) const
{
    const Cards paid = production(v.pub(), s);
    int worth = v.publicPoints(s) * point + (paid.total() + goldProduction(v.pub(), s)) * opponentsPip +
                v.hand(s).total() * opponentsCard;
    for (const auto& m : v.rules().modules) worth += m->worth(v, s);
    return worth;
}

int Evaluation::of(const View& v) const
{
    if (v.over()) return v.pub().winners >> m_me & 1 ? win : -win;
    const Parameters& p = v.rules().base;
    const SeatPublic& mine = v.seat(m_me);
    const SeatHidden& hidden = v.hidden(m_me);
    const Cards paid = production(v.pub(), m_me);

    int worth = v.points(m_me) * point;
    if (v.turnSeat() == m_me && worth >= p.victoryPoints * point) worth += win;
    worth += worthOf(paid) + goldProduction(v.pub(), m_me) * goldPip + worthOfHarbours(mine.harbours, paid);
    worth += expansion(v) + ofHand(v, hidden.hand);
    for (const Card c : {Card::Knight, Card::RoadBuilding, Card::YearOfPlenty, Card::Monopoly}) {
        const auto at = static_cast<std::size_t>(c);
        worth += (hidden.cards[at] + hidden.bought[at]) * (c == Card::Knight ? heldKnight : heldProgress);
    }
    if (v.pub().largestArmy != m_me) {
        const Seat holder = v.pub().largestArmy;
        const int need = holder == nobody ? p.largestArmyMinimum : v.seat(holder).knights + 1;
        worth += cubed(mine.knights, std::max(need, mine.knights + 1), armyProgress);
    }
    if (v.pub().longestRoad != m_me) {
        const Seat holder = v.pub().longestRoad;
        const int need = holder == nobody ? p.longestRoadMinimum : v.seat(holder).roadLength + 1;
        worth += cubed(mine.roadLength, std::max(need, mine.roadLength + 1), roadProgress);
    }
    for (const auto& m : v.rules().modules) worth += m->worth(v, m_me);

    int most = 0;
    for (Seat s = 0; s < v.rules().seats; ++s)
        if (s != m_me) most = std::max(most, v.publicPoints(s));
    for (Seat s = 0; s < v.rules().seats; ++s) {
        if (s == m_me) continue;
        const int percent = aboutToWin(v, s)            ? nearVictoryPercent
                            : v.publicPoints(s) == most ? leaderPercent
                                                        : opponentPercent;
        worth -= threat(v, s) * percent / 100;
    }
    return worth;
}

}  // namespace inselwerk
