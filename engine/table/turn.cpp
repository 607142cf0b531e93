#include "engine/table/turn.h"

#include "engine/table/longest_road.h"

#include <algorithm>

namespace inselwerk {

// ---- Cards ----------------------------------------------------------------------------------------------------------

Resource Turn::randomCard(Cards hand)
{
    int at = hidden().random.below(hand.total());
    Resource stolen = Resource::Lumber;
    for (const Resource r : allResources) {
        if (at < hand[r]) {
            stolen = r;
            break;
        }
        at -= hand[r];
    }
    if (const Outcome* o = given(Outcome::Kind::Stolen, hand.kinds() == 1)) {
        if (o->first < resourceCount && hand[static_cast<Resource>(o->first)] > 0)
            stolen = static_cast<Resource>(o->first);
        else
            m_chance->impossible = true;
    }
    record({Outcome::Kind::Stolen, static_cast<u8>(stolen), 0});
    return stolen;
}

void Turn::loseRandomCard(Seat s)
{
    const Cards card = Cards::of(randomCard(hand(s)));
    pay(s, card);
    raise({what(What::Discarded), s, nobody, 0, 0, card});
}

void Turn::gainRandomCard(Seat s, u16 source)
{
    const Cards card = Cards::of(randomCard(pub().bank));
    gain(s, card);
    raise({what(What::TookFromBank), s, nobody, 1, source, card});
}

void Turn::steal(Seat from, Seat to)
{
    const Resource stolen = randomCard(hand(from));
    give(from, to, Cards::of(stolen));
    raise({what(What::Stole), to, from, 0, 0, Cards::of(stolen), {}, static_cast<u8>(only(to) | only(from))});
}

void Turn::drawCard(Seat s)
{
    const u8 top = static_cast<u8>(--pub().deckLeft);
    auto& deck = hidden().deck;
    const bool certain = std::all_of(deck.begin(), deck.begin() + top, [&](Card c) { return c == deck[top]; });
    if (const Outcome* o = given(Outcome::Kind::Draw, certain)) {
        int at = top;
        while (at >= 0 && static_cast<u8>(deck[static_cast<std::size_t>(at)]) != o->first) --at;
        if (at >= 0)
            std::swap(deck[static_cast<std::size_t>(at)], deck[top]);
        else
            m_chance->impossible = true;
    }
    const Card card = deck[top];
    record({Outcome::Kind::Draw, static_cast<u8>(card), 0});
    ++hidden().seat[s].bought[static_cast<std::size_t>(card)];
    raise({what(What::BoughtCard), s, nobody, static_cast<u16>(card), 0, {}, {}, only(s)});
}

namespace {

Cards sumOf(const Yield& yield)
{
    Cards sum;
    for (const Cards& due : yield.due) sum += due;
    return sum;
}

/// The shortage rule, kind by kind: where the bank cannot pay all, nobody gets any; a single seat gets the rest.
[[gnu::noinline]] void ration(Turn& t, Yield& yield, Cards sum)
{
    for (const Resource r : allResources) {
        const int have = t.pub().bank[r];
        if (sum[r] <= have) continue;
        int entitled = 0;
        for (const Cards& due : yield.due) entitled += due[r] > 0;
        for (Cards& due : yield.due)
            if (due[r] > 0) due.set(r, entitled == 1 ? have : 0);
        t.raise({what(What::ShortSupply), nobody, nobody, static_cast<u16>(r)});
    }
}

}  // namespace

void Turn::produce(int number)
{
    const int seats = rules().seats;
    Yield yield = due(number);
    const Cards sum = sumOf(yield);
    if (!pub().bank.covers(sum)) ration(*this, yield, sum);
    for (Seat s = 0; s < seats && !sum.empty(); ++s)
        if (const Cards due = yield.due[s]; !due.empty()) {
            gain(s, due);
            raise({what(What::Produced), s, nobody, static_cast<u16>(number), 0, due});
        }
    if (yield.gold == std::array<u8, maxSeats>{}) return;
    Seat s = turnSeat();
    for (int i = 0; i < seats; ++i, s = rules().after(s))
        if (const u8 gold = yield.gold[s]) queue(task(TaskKind::ChooseCard, only(s), gold));
}

// ---- Pieces ---------------------------------------------------------------------------------------------------------

void Turn::addYield(Seat s, int corner, int times)
{
    const Topology::Corner& c = topology().corner(corner);
    for (u8 i = 0; i < c.hexCount; ++i) {
        const HexId h = c.hexes[i];
        const u8 number = pub().number[h];
        if (h == pub().robber || number == 0) continue;
        const Terrain t = deal().terrain[h];
        if (t == Terrain::Gold)
            pub().gold[number][s] = static_cast<u8>(pub().gold[number][s] + times);
        else if (const auto r = resourceOf(t))
            pub().yield[number][s] += static_cast<u64>(static_cast<std::int64_t>(times)) * Cards::of(*r).lanes;
    }
}

void Turn::hexYield(HexId h, int sign)
{
    const u8 number = pub().number[h];
    if (number == 0) return;
    const Terrain t = deal().terrain[h];
    const auto r = resourceOf(t);
    if (!r && t != Terrain::Gold) return;
    for (const CornerId c : topology().hex(h).corners) {
        if (!pub().occupied.has(c)) continue;
        const Seat s = owner(c);
        const int n = pub().seat[s].cities.has(c) ? 2 * sign : sign;
        if (r)
            pub().yield[number][s] += static_cast<u64>(static_cast<std::int64_t>(n)) * Cards::of(*r).lanes;
        else
            pub().gold[number][s] = static_cast<u8>(pub().gold[number][s] + n);
    }
}

void Turn::placeRoad(Seat s, int edge)
{
    SeatPublic& mine = pub().seat[s];
    mine.roads.add(edge);
    pub().roads.add(edge);
    --mine.roadsLeft;
    for (const CornerId c : topology().edge(edge).corners) {
        mine.reach.add(c);
        const bool foreignThere = pub().occupied.has(c) && !hasBuilding(s, c);
        if (!foreignThere) mine.frontier.unite(topology().edgesAt(c), topology().edgeWords());
    }
    mine.frontier.subtract(pub().roads, topology().edgeWords());
    for (Seat other = 0; other < rules().seats; ++other) pub().seat[other].frontier.remove(edge);

    raise({what(What::Built), s, nobody, static_cast<u16>(edge), 0});
    const int built = rules().base.roads - mine.roadsLeft;
    const int length = built < 3 ? longestRoad(*this, s) : longestRoadThrough(*this, s, edge);
    if (length > mine.roadLength) {
        mine.roadLength = static_cast<u8>(length);
        if (length >= rules().base.longestRoadMinimum && pub().longestRoad != s) awardLongestRoad();
    }
}

void Turn::occupy(Seat s, int corner)
{
    pub().occupied.add(corner);
    pub().blocked.unite(topology().zoneOf(corner), topology().cornerWords());
    SeatPublic& mine = pub().seat[s];
    mine.harbours |= deal().harboursAt[static_cast<std::size_t>(corner)];
    mine.frontier.unite(topology().edgesAt(corner), topology().edgeWords());
    mine.frontier.subtract(pub().roads, topology().edgeWords());
}

void Turn::cutRoads(Seat builder, int corner)
{
    bool changed = false;
    for (Seat s = 0; s < rules().seats; ++s) {
        if (s == builder || !pub().seat[s].reach.has(corner)) continue;
        refrontier(s);
        EdgeSet here = topology().edgesAt(corner);
        here.intersect(pub().seat[s].roads, topology().edgeWords());
        if (here.count(topology().edgeWords()) < 2) continue;  // a road that only ends here is not cut
        const int length = longestRoad(*this, s);
        changed |= length != pub().seat[s].roadLength;
        pub().seat[s].roadLength = static_cast<u8>(length);
    }
    if (changed) awardLongestRoad();
}

void Turn::placeSettlement(Seat s, int corner)
{
    --pub().seat[s].settlementsLeft;
    pub().seat[s].settlements.add(corner);
    occupy(s, corner);
    addYield(s, corner, 1);
    raise({what(What::Built), s, nobody, static_cast<u16>(corner), 1});
    cutRoads(s, corner);
}

void Turn::placeCity(Seat s, int corner)
{
    --pub().seat[s].citiesLeft;
    pub().seat[s].cities.add(corner);
    occupy(s, corner);
    addYield(s, corner, 2);
    raise({what(What::Built), s, nobody, static_cast<u16>(corner), 2});
    cutRoads(s, corner);
}

void Turn::upgrade(Seat s, int corner)
{
    SeatPublic& mine = pub().seat[s];
    mine.settlements.remove(corner);
    mine.cities.add(corner);
    ++mine.settlementsLeft;
    --mine.citiesLeft;
    addYield(s, corner, 1);
    raise({what(What::Built), s, nobody, static_cast<u16>(corner), 2});
}

void Turn::vacate(int corner)
{
    pub().occupied.remove(corner);
    pub().blocked = {};
    pub().occupied.each(
        topology().cornerWords(), [&](int c) { pub().blocked.unite(topology().zoneOf(c), topology().cornerWords()); });
    bool changed = false;
    for (Seat s = 0; s < rules().seats; ++s) {
        refrontier(s);
        const int length = longestRoad(*this, s);
        changed |= length != pub().seat[s].roadLength;
        pub().seat[s].roadLength = static_cast<u8>(length);
    }
    if (changed) awardLongestRoad();
}

void Turn::recountHarbours(Seat s)
{
    SeatPublic& mine = pub().seat[s];
    mine.harbours = 0;
    const auto add = [&](int c) { mine.harbours |= deal().harboursAt[static_cast<std::size_t>(c)]; };
    mine.settlements.each(topology().cornerWords(), add);
    mine.cities.each(topology().cornerWords(), add);
}

void Turn::removeBuilding(int corner)
{
    const Seat s = owner(corner);
    SeatPublic& mine = pub().seat[s];
    const bool city = mine.cities.has(corner);
    addYield(s, corner, city ? -2 : -1);
    if (city) {
        mine.cities.remove(corner);
        ++mine.citiesLeft;
    } else {
        mine.settlements.remove(corner);
        ++mine.settlementsLeft;
    }
    recountHarbours(s);
    raise({what(What::Returned), s, nobody, static_cast<u16>(corner), static_cast<u16>(city ? 2 : 1)});
    vacate(corner);
}

void Turn::reduceCity(int corner)
{
    const Seat s = owner(corner);
    SeatPublic& mine = pub().seat[s];
    if (mine.settlementsLeft == 0) {
        removeBuilding(corner);
        return;
    }
    addYield(s, corner, -1);
    mine.cities.remove(corner);
    ++mine.citiesLeft;
    mine.settlements.add(corner);
    --mine.settlementsLeft;
    raise({what(What::Returned), s, nobody, static_cast<u16>(corner), 2});
}

void Turn::refrontier(Seat s)
{
    const int words = topology().cornerWords();
    CornerSet from = pub().seat[s].reach;
    from.subtract(foreign(s), words);
    from.unite(pub().seat[s].settlements, words);
    from.unite(pub().seat[s].cities, words);
    EdgeSet frontier;
    from.each(words, [&](int c) { frontier.unite(topology().edgesAt(c), topology().edgeWords()); });
    frontier.subtract(pub().roads, topology().edgeWords());
    pub().seat[s].frontier = frontier;
}

// ---- Robber, awards, tokens -----------------------------------------------------------------------------------------

void Turn::moveRobber(HexId hex)
{
    if (pub().robber != noHex) hexYield(pub().robber, 1);
    if (hex != noHex) hexYield(hex, -1);
    pub().robber = hex;
}

void Turn::removeRobber()
{
    if (pub().robber == noHex) return;
    moveRobber(noHex);
    raise({what(What::RobberLeft)});
}

void Turn::countKnight(Seat s)
{
    const int knights = ++pub().seat[s].knights;
    const Seat holder = pub().largestArmy;
    if (holder == s || knights < rules().base.largestArmyMinimum) return;
    if (holder != nobody && knights <= pub().seat[holder].knights) return;
    pub().largestArmy = s;
    raise({what(What::LargestArmy), s, holder, static_cast<u16>(knights)});
}

void Turn::awardLongestRoad()
{
    // The holder keeps it while (co-)longest with enough roads; else the single longest takes it; else it is set aside.
    const Seat holder = pub().longestRoad;
    int best = rules().base.longestRoadMinimum - 1;
    Seat leader = nobody;
    int leaders = 0;
    for (Seat s = 0; s < rules().seats; ++s) {
        const int length = pub().seat[s].roadLength;
        if (length > best) {
            best = length;
            leader = s;
            leaders = 1;
        } else if (length == best && leader != nobody) {
            ++leaders;
        }
    }
    Seat next = leaders == 1 ? leader : nobody;
    if (leader != nobody && holder != nobody && pub().seat[holder].roadLength == best) next = holder;
    if (next == holder) return;
    pub().longestRoad = next;
    raise({what(What::LongestRoad), next, holder, static_cast<u16>(next == nobody ? 0 : best)});
}

void Turn::moveToken(int stack)
{
    const auto at = static_cast<std::size_t>(stack);
    const StackSite& site = rules().stacks[at];
    if (pub().stackLeft[at] == 0) return;
    const auto size = static_cast<int>(site.tokens.size());
    if (site.hex != pub().robber) hexYield(site.hex, -1);
    pub().stackTop[at] = static_cast<u8>((pub().stackTop[at] + 1) % size);
    if (site.afterRoll == AfterRoll::Leaves && --pub().stackLeft[at] == 0 && site.whenEmpty == WhenEmpty::Again) {
        pub().stackLeft[at] = static_cast<u8>(size);
        pub().stackTop[at] = 0;
    }
    pub().number[site.hex] = static_cast<u8>(liveNumber(stack));
    if (site.hex != pub().robber) hexYield(site.hex, 1);
    raise({what(What::TokenMoved), nobody, nobody, site.hex, pub().stackLeft[at]});
}

// ---- Chance ---------------------------------------------------------------------------------------------------------

const Outcome* Turn::given(Outcome::Kind kind, bool certain)
{
    return m_chance ? m_chance->next(kind, certain) : nullptr;
}

void Turn::record(Outcome o)
{
    if (m_chance) m_chance->happened.push_back(o);
}

int Turn::rollDie()
{
    int die = 1 + hidden().random.below(6);
    if (const Outcome* o = given(Outcome::Kind::Die)) {
        if (o->first >= 1 && o->first <= 6)
            die = o->first;
        else
            m_chance->impossible = true;
    }
    record({Outcome::Kind::Die, static_cast<u8>(die), 0});
    return die;
}

void Turn::shuffle(std::span<u8> pieces)
{
    hidden().random.shuffle(pieces.data(), static_cast<int>(pieces.size()));
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const auto rest = pieces.subspan(i);
        const bool certain = std::all_of(rest.begin(), rest.end(), [&](u8 p) { return p == rest.front(); });
        if (const Outcome* o = given(Outcome::Kind::Shuffle, certain)) {
            const auto at = std::find(rest.begin(), rest.end(), o->first);
            if (at == rest.end())
                m_chance->impossible = true;
            else
                std::iter_swap(rest.begin(), at);
        }
        record({Outcome::Kind::Shuffle, pieces[i], 0});
    }
}

std::array<u8, 2> Turn::rollDice()
{
    const u64 x = hidden().random.next();
    std::array<u8, 2> dice{
        static_cast<u8>(1 + (((x & 0xffffffff) * 6) >> 32)), static_cast<u8>(1 + (((x >> 32) * 6) >> 32))};
    if (const Outcome* o = given(Outcome::Kind::Dice)) {
        if (o->first >= 1 && o->first <= 6 && o->second >= 1 && o->second <= 6)
            dice = {o->first, o->second};
        else
            m_chance->impossible = true;
    }
    record({Outcome::Kind::Dice, dice[0], dice[1]});
    return dice;
}

// ---- Order of things ------------------------------------------------------------------------------------------------

void Turn::queue(Task t)
{
    if (m_queuedCount < Agenda::capacity)
        m_queued[m_queuedCount++] = t;
    else
        raise({what(What::TaskBudgetUsed)});
}

void Turn::flushQueued()
{
    Agenda& agenda = pub().agenda;
    if (agenda.depth + m_queuedCount > Agenda::capacity) {
        m_queuedCount = Agenda::capacity - agenda.depth;
        raise({what(What::TaskBudgetUsed)});
    }
    while (m_queuedCount > 0) agenda.tasks[agenda.depth++] = m_queued[--m_queuedCount];
}

void Turn::tell(const Happening& h)
{
    if (m_listener) m_listener->hear(h, m_state);
    if (h.what < 64 && (rules().heard >> h.what & 1))
        for (const auto& m : rules().modules)
            for (const What w : m->facts().hears)
                if (h.is(w)) m->heard(*this, h);
}

void Turn::finish(EndReason reason, u8 winners)
{
    pub().phase = Phase::Over;
    pub().ending = reason;
    pub().winners = winners;
    pub().agenda = {};
    m_queuedCount = 0;
    raise({what(What::GameOver), nobody, nobody, static_cast<u16>(reason), winners});
}

// ---- Everything derived ---------------------------------------------------------------------------------------------

/// Positions that no game reaches may hold more pieces than there are.
static u8 left(int all, int onBoard) { return static_cast<u8>(std::max(0, all - onBoard)); }

void Turn::rebuild()
{
    Public& p = pub();
    const int cornerWords = topology().cornerWords();
    p.occupied = {};
    p.blocked = {};
    p.roads = {};
    p.yield = {};
    p.gold = {};
    for (int h = 0; h < topology().hexCount(); ++h)
        p.number[static_cast<std::size_t>(h)] = deal().number[static_cast<std::size_t>(h)];
    for (std::size_t i = 0; i < rules().stacks.size(); ++i)
        p.number[rules().stacks[i].hex] = static_cast<u8>(liveNumber(static_cast<int>(i)));

    for (Seat s = 0; s < rules().seats; ++s) {
        SeatPublic& mine = p.seat[s];
        p.roads.unite(mine.roads, topology().edgeWords());
        mine.reach = {};
        mine.roads.each(topology().edgeWords(), [&](int e) {
            for (const CornerId c : topology().edge(e).corners) mine.reach.add(c);
        });
        mine.roadsLeft = left(rules().base.roads, mine.roads.count(topology().edgeWords()));
        mine.settlementsLeft = left(rules().base.settlements, mine.settlements.count(cornerWords));
        mine.citiesLeft = left(rules().base.cities, mine.cities.count(cornerWords));
        p.occupied.unite(mine.settlements, cornerWords);
        p.occupied.unite(mine.cities, cornerWords);
        recountHarbours(s);
    }
    p.occupied.each(cornerWords, [&](int c) { p.blocked.unite(topology().zoneOf(c), cornerWords); });
    for (int h = 0; h < topology().hexCount(); ++h)
        if (h != p.robber) hexYield(static_cast<HexId>(h), 1);
    for (Seat s = 0; s < rules().seats; ++s) {
        refrontier(s);
        p.seat[s].roadLength = static_cast<u8>(longestRoad(*this, s));
    }
}

}  // namespace inselwerk
