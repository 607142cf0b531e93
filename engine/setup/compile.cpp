#include "engine/setup/table.h"

#include <algorithm>

namespace inselwerk {
namespace {

Cards cardsOf(const std::map<std::string, std::int64_t>& counts)
{
    Cards out;
    for (const auto& [name, n] : counts)
        if (const auto r = resourceFrom(name)) out.set(*r, static_cast<int>(n));
    return out;
}

Parameters parametersOf(const Section& rules)
{
    const Schema& schema = rulesSchema();
    const auto number = [&](std::string_view name) { return static_cast<int>(rules.integer(schema, name)); };
    Parameters p;
    p.victoryPoints = number("victory_points");
    p.supply = number("supply");
    p.roads = number("roads");
    p.settlements = number("settlements");
    p.cities = number("cities");
    p.deck = {};
    for (const auto& [name, n] : rules.counts(schema, "development_deck"))
        if (const auto card = cardFrom(name)) p.deck[static_cast<std::size_t>(*card)] = static_cast<int>(n);
    p.roadCost = cardsOf(rules.counts(schema, "road_cost"));
    p.settlementCost = cardsOf(rules.counts(schema, "settlement_cost"));
    p.cityCost = cardsOf(rules.counts(schema, "city_cost"));
    p.cardCost = cardsOf(rules.counts(schema, "card_cost"));
    p.discardLimit = number("discard_limit");
    p.friendlyRobber = rules.flag(schema, "friendly_robber");
    p.startWithCity = rules.choice(schema, "start") == "settlement-and-city";
    p.longestRoadMinimum = number("longest_road_minimum");
    p.largestArmyMinimum = number("largest_army_minimum");
    p.longestRoadPoints = number("longest_road_points");
    p.largestArmyPoints = number("largest_army_points");
    p.settlementPoints = number("settlement_points");
    p.cityPoints = number("city_points");
    p.bankRate = number("bank_rate");
    p.offersPerTurn = number("offers_per_turn");
    p.botOffersPerTurn = number("bot_offers_per_turn");
    p.turnLimit = number("turn_limit");
    const std::string& between = rules.choice(schema, "between_turns");
    p.betweenTurns = between == "nothing"            ? BetweenTurns::Nothing
                     : between == "special-building" ? BetweenTurns::SpecialBuilding
                                                     : BetweenTurns::PairedPlayers;
    return p;
}

std::vector<HexCoord> landOf(const Board& board)
{
    std::vector<HexCoord> land;
    for (const HexEntry& h : board.hexes)
        if (!h.terrainPool.empty() || isLand(h.terrain)) land.push_back(h.at);
    return land;
}

void addHarbours(const Board& board, Ruleset& rules, DrawPlan& draw)
{
    std::map<std::string, std::size_t> pools;
    for (const HarbourPool& pool : board.harbourPools) {
        pools.emplace(pool.id, draw.harbours.size());
        auto& plan = draw.harbours.emplace_back();
        for (std::size_t kind = 0; kind < harbourCount; ++kind)
            plan.pieces.insert(
                plan.pieces.end(), static_cast<std::size_t>(pool.pieces[kind]), static_cast<Harbour>(kind));
    }
    for (const HarbourEntry& h : board.harbours) {
        const EdgeId edge = rules.topology.findEdge({h.at, h.side});
        if (edge == noEdge || rules.harbours.size() == maxHarbours) continue;
        const auto slot = static_cast<u8>(rules.harbours.size());
        rules.harbours.push_back({edge, rules.topology.edge(edge).corners});
        draw.fixed.harbour[slot] = h.kind;
        if (const auto pool = pools.find(h.pool); pool != pools.end())
            draw.harbours[pool->second].places.push_back(slot);
    }
}

void addStacks(const Board& board, Ruleset& rules)
{
    u16 next = 0;
    for (const HexEntry& h : board.hexes) {
        const NumberStack* stack = h.stack.empty() ? nullptr : board.findStack(h.stack);
        const HexId hex = rules.topology.findHex(h.at);
        if (!stack || hex == noHex || rules.stacks.size() == maxStacks ||
            next + stack->tokens.size() > static_cast<std::size_t>(maxStackTotal))
            continue;
        StackSite site{hex, next, {}, stack->shuffled, stack->afterRoll, stack->whenEmpty, stack->id};
        for (const int token : stack->tokens) site.tokens.push_back(static_cast<u8>(token));
        next = static_cast<u16>(next + site.tokens.size());
        rules.stacks.push_back(std::move(site));
    }
}

void addHexes(const Board& board, const Ruleset& rules, DrawPlan& draw)
{
    std::map<std::string, std::size_t> terrains, numbers;
    for (const TerrainPool& pool : board.terrainPools) {
        terrains.emplace(pool.id, draw.terrains.size());
        auto& plan = draw.terrains.emplace_back();
        for (std::size_t t = 0; t < terrainCount; ++t)
            plan.tiles.insert(plan.tiles.end(), static_cast<std::size_t>(pool.tiles[t]), static_cast<Terrain>(t));
    }
    for (const NumberPool& pool : board.numberPools) {
        numbers.emplace(pool.id, draw.numbers.size());
        auto& plan = draw.numbers.emplace_back();
        for (const int token : pool.tokens) plan.tokens.push_back(static_cast<u8>(token));
        plan.lay = pool.lay;
        if (pool.lay == NumberPool::Lay::Spiral) plan.spirals = spiralOrders(rules.topology, pool.start);
    }
    for (const HexEntry& h : board.hexes) {
        const HexId id = rules.topology.findHex(h.at);
        if (id == noHex) continue;
        draw.fixed.terrain[id] = h.terrain;
        draw.fixed.number[id] = static_cast<u8>(h.number);
        if (const auto pool = terrains.find(h.terrainPool); pool != terrains.end())
            draw.terrains[pool->second].places.push_back(id);
        if (const auto pool = numbers.find(h.numberPool); pool != numbers.end())
            draw.numbers[pool->second].places.push_back(id);
    }
    // Hexes in id order, so that a board draws the same however its file orders them.
    for (auto& plan : draw.terrains) std::sort(plan.places.begin(), plan.places.end());
    for (auto& plan : draw.numbers) std::sort(plan.places.begin(), plan.places.end());
}

void addSetup(const Board& board, Ruleset& rules)
{
    const auto allow = [&](HexId h) {
        rules.setupCorners.unite(rules.topology.cornersOf(h), rules.topology.cornerWords());
    };
    if (board.setupHexes.empty())
        for (int h = 0; h < rules.topology.hexCount(); ++h) allow(static_cast<HexId>(h));
    for (const HexCoord at : board.setupHexes)
        if (const HexId h = rules.topology.findHex(at); h != noHex) allow(h);

    if (board.pieces.empty()) return;
    for (Seat s = 0; s < rules.seats; ++s) {
        FixedStart& start = rules.starts.emplace_back();
        for (const StartingPieces& p : board.pieces) {
            if (p.colour != rules.colours[s]) continue;
            for (const CornerName& c : p.settlements) start.settlements.push_back(rules.topology.findCorner(c));
            for (const CornerName& c : p.cities) start.cities.push_back(rules.topology.findCorner(c));
            for (const EdgeName& e : p.roads) start.roads.push_back(rules.topology.findEdge(e));
            for (const Resource r : allResources) start.cards.set(r, p.cards[static_cast<std::size_t>(r)]);
        }
    }
}

void addModules(const Scenario& scenario, const Board& board, const ModuleTypes& types, Ruleset& rules)
{
    ArenaLayout layout;
    for (const ModuleType& type : types) {
        const Section* section = scenario.findModule(type.schema->key);
        if (!section) continue;
        rules.add(type.create({*section, board, rules, types, layout}));
    }
}

bool seatsFit(const Board& board, const Seating& seating, Message* problem)
{
    const auto say = [&](Message m) {
        if (problem) *problem = std::move(m);
        return false;
    };
    const int n = static_cast<int>(seating.colours.size());
    if (n < board.minPlayers || n > board.maxPlayers)
        return say(
            {"Setup",
             INSELWERK_TEXT("Setup", "Board “%1” is for %2 to %3 players, not for %4."),
             {board.id, board.minPlayers, board.maxPlayers, n}});
    for (std::size_t i = 0; i < seating.colours.size(); ++i) {
        const Colour c = seating.colours[i];
        if (std::find(seating.colours.begin(), seating.colours.begin() + static_cast<std::ptrdiff_t>(i), c) !=
            seating.colours.begin() + static_cast<std::ptrdiff_t>(i))
            return say(
                {"Setup", INSELWERK_TEXT("Setup", "Two seats have the colour %1."), {Argument::word(nameOf(c))}});
        const bool placed = board.pieces.empty() || std::any_of(
                                                        board.pieces.begin(), board.pieces.end(),
                                                        [c](const StartingPieces& p) { return p.colour == c; });
        if (!placed)
            return say(
                {"Setup",
                 INSELWERK_TEXT("Setup", "Board “%1” has no starting pieces for the colour %2."),
                 {board.id, Argument::word(nameOf(c))}});
    }
    return true;
}

}  // namespace

Seating Seating::usual(const Board& board, int players)
{
    Seating out;
    const auto optional =
        std::count_if(board.pieces.begin(), board.pieces.end(), [](const StartingPieces& p) { return p.optional; });
    int leftOut = std::min(static_cast<int>(optional), std::max(0, static_cast<int>(board.pieces.size()) - players));
    for (const StartingPieces& p : board.pieces)
        if (p.optional && leftOut > 0)
            --leftOut;
        else if (static_cast<int>(out.colours.size()) < players)
            out.colours.push_back(p.colour);
    for (int c = 0; board.pieces.empty() && c < players; ++c) out.colours.push_back(static_cast<Colour>(c));
    return out;
}

Table compile(
    const Scenario& scenario, const Board& board, const Seating& seating, const ModuleTypes& types, Message* problem)
{
    if (!seatsFit(board, seating, problem)) return {};
    auto rules = std::make_shared<Ruleset>();
    Table table;
    rules->scenarioId = scenario.id;
    rules->boardId = board.id;
    rules->names = scenario.names;
    rules->topology = Topology(landOf(board), board.orientation);
    rules->base = parametersOf(rulesOn(scenario, board));
    rules->seats = static_cast<int>(seating.colours.size());
    std::copy(seating.colours.begin(), seating.colours.end(), rules->colours.begin());
    addHarbours(board, *rules, table.draw);
    addStacks(board, *rules);
    addHexes(board, *rules, table.draw);
    addSetup(board, *rules);
    addModules(scenario, board, types, *rules);
    table.draw.constraints = board.constraints;
    table.draw.robber = board.robber;
    table.rules = std::move(rules);
    return table;
}

const Board* defaultBoard(const Scenario& s, int players)
{
    for (const Board& b : s.boards)
        if (players >= b.minPlayers && players <= b.maxPlayers) return &b;
    return nullptr;
}

int defaultPlayers(const Scenario& s)
{
    int largest = 0;
    int smallestFromFour = 0;
    for (const Board& b : s.boards)
        for (int n = b.minPlayers; n <= b.maxPlayers; ++n) {
            largest = std::max(largest, n);
            if (n >= 4 && (smallestFromFour == 0 || n < smallestFromFour)) smallestFromFour = n;
        }
    return smallestFromFour ? smallestFromFour : largest;
}

}  // namespace inselwerk
