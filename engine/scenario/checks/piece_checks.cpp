#include "engine/scenario/checks/fixes.h"

#include <algorithm>
#include <map>

/// Checks of fixed starting pieces: what the rules would not allow to be built, and what there is not enough of.
namespace inselwerk {
namespace {

/// One of the starting pieces: index of its colour, its path, its place, and the edit that takes it away.
template <class Name>
struct Standing
{
    std::size_t colour;
    std::string path;
    Name name;
    std::function<void(Board&)> takeAway;
};

/// Calls `f` for all pieces of one kind.
template <class Name, class F>
void eachPlace(const BoardView& v, std::vector<Name> StartingPieces::*list, std::string_view key, F f)
{
    for (std::size_t i = 0; i < v.board.pieces.size(); ++i) {
        const std::vector<Name>& places = v.board.pieces[i].*list;
        for (std::size_t k = 0; k < places.size(); ++k)
            f(Standing<Name>{i, elementPath(v.at("pieces", i, key), k), places[k], [list, i, k](Board& b) {
                                 if (i < b.pieces.size()) eraseAt(b.pieces[i].*list, k);
                             }});
    }
}

Fix withoutRoad(const BoardView& v, const Standing<EdgeName>& road)
{
    return fixBoard(v, say(INSELWERK_TEXT("Scenario", "Remove the road")), road.takeAway);
}

template <class F>
void eachBuilding(const BoardView& v, F f)
{
    eachPlace(v, &StartingPieces::settlements, "settlements", f);
    eachPlace(v, &StartingPieces::cities, "cities", f);
}

/// A fix of one rule on the board that is judged; none where its range ends before that.
Fix fixRule(const BoardView& v, std::string_view name, std::int64_t value, Message title)
{
    const Field& field = *rulesSchema().find(name);
    if (value < field.low || value > field.high) return {};
    return fixBoard(v, std::move(title), [&field, value](Board& b) { b.rules.change(field, value); });
}

class Colours final : public BoardCheck
{
    static Fix joined(const BoardView& v, std::size_t index, std::size_t first)
    {
        return fixBoard(v, say(INSELWERK_TEXT("Scenario", "Put its pieces together")), [index, first](Board& b) {
            const auto append = [](auto& to, const auto& from) { to.insert(to.end(), from.begin(), from.end()); };
            StartingPieces& to = b.pieces[first];
            const StartingPieces& from = b.pieces[index];
            append(to.settlements, from.settlements);
            append(to.cities, from.cities);
            append(to.roads, from.roads);
            for (std::size_t r = 0; r < to.cards.size(); ++r) to.cards[r] += from.cards[r];
            eraseAt(b.pieces, index);
        });
    }

    /// Only where enough colours stay, or none.
    static Fix withoutColour(const BoardView& v, std::size_t index)
    {
        const std::size_t left = v.board.pieces.size() - 1;
        if (left > 0 && static_cast<int>(left) < v.board.maxPlayers) return {};
        return fixBoard(
            v, say(INSELWERK_TEXT("Scenario", "Remove the colour")), [index](Board& b) { eraseAt(b.pieces, index); });
    }

    static Fix forFewer(const BoardView& v)
    {
        const auto players = static_cast<int>(v.board.pieces.size());
        if (players < minSeats) return {};
        return fixBoard(v, say(INSELWERK_TEXT("Scenario", "Allow up to %1 players"), {players}), [players](Board& b) {
            b.maxPlayers = players;
            b.minPlayers = std::min(b.minPlayers, players);
        });
    }

    void run(const BoardView& v, Findings& found) const override
    {
        const auto& pieces = v.board.pieces;
        if (pieces.empty()) return;
        if (static_cast<int>(pieces.size()) < v.board.maxPlayers)
            found.error(
                v.at("pieces"),
                say(INSELWERK_TEXT(
                        "Scenario",
                        "Colours with starting pieces: %1; players: up to %2. Add the missing colours "
                        "or allow fewer players."),
                    {pieces.size(), v.board.maxPlayers}),
                forFewer(v));
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            const auto same = [&](const StartingPieces& p) { return p.colour == pieces[i].colour; };
            const auto first = std::find_if(pieces.begin(), pieces.end(), same) - pieces.begin();
            if (static_cast<std::size_t>(first) < i)
                found.error(
                    v.at("pieces", i, "colour"),
                    say(INSELWERK_TEXT(
                            "Scenario",
                            "The colour `%1` has starting pieces already. Put all its pieces into one entry."),
                        {nameOf(pieces[i].colour)}),
                    joined(v, i, static_cast<std::size_t>(first)));
            if (pieces[i].settlements.empty() && pieces[i].cities.empty())
                found.error(
                    v.at("pieces", i),
                    say(INSELWERK_TEXT(
                            "Scenario",
                            "The colour `%1` has no settlement and no city, so it could never build anything."),
                        {nameOf(pieces[i].colour)}),
                    withoutColour(v, i));
        }
    }
};

/// Every piece stands on a corner or edge of the land, alone, and buildings keep their distance.
class PiecePlaces final : public BoardCheck
{
    void run(const BoardView& v, Findings& found) const override
    {
        if (!v.topology()) return;
        judgeBuildings(v, found);
        judgeRoads(v, found);
    }

    static void judgeBuildings(const BoardView& v, Findings& found)
    {
        const Orientation o = v.board.orientation;
        std::vector<CornerId> built;
        eachBuilding(v, [&](const Standing<CornerName>& building) {
            const CornerName& name = building.name;
            const CornerId corner = v.topology()->findCorner(name);
            const auto complain = [&](Message m) {
                found.error(
                    building.path, std::move(m),
                    fixBoard(v, say(INSELWERK_TEXT("Scenario", "Remove the building")), building.takeAway));
            };
            if (corner == noCorner) {
                complain(say(INSELWERK_TEXT("Scenario", "The corner %1 touches no land."), {spoken(name, o)}));
                return;
            }
            const auto close = std::find_if(
                built.begin(), built.end(), [&](CornerId other) { return v.topology()->zoneOf(corner).has(other); });
            if (close != built.end() && *close == corner)
                complain(
                    say(INSELWERK_TEXT("Scenario", "Another building stands on the corner %1 already."),
                        {spoken(name, o)}));
            else if (close != built.end())
                complain(say(
                    INSELWERK_TEXT(
                        "Scenario", "The distance rule: the building on %1 is only one edge away from the one on %2."),
                    {spoken(name, o), spoken(v.topology()->corner(*close).name, o)}));
            built.push_back(corner);
        });
    }

    static void judgeRoads(const BoardView& v, Findings& found)
    {
        const Orientation o = v.board.orientation;
        std::map<EdgeId, std::size_t> taken;
        eachPlace(v, &StartingPieces::roads, "roads", [&](const Standing<EdgeName>& road) {
            const EdgeId edge = v.topology()->findEdge(road.name);
            if (edge == noEdge)
                found.error(
                    road.path, say(INSELWERK_TEXT("Scenario", "The edge %1 touches no land."), {spoken(road.name, o)}),
                    withoutRoad(v, road));
            else if (!taken.try_emplace(edge, road.colour).second)
                found.error(
                    road.path,
                    say(INSELWERK_TEXT("Scenario", "Another road lies on the edge %1 already."),
                        {spoken(road.name, o)}),
                    withoutRoad(v, road));
        });
    }
};

/// Every road leads to a building of its colour, over roads of its colour.
class RoadsConnected final : public BoardCheck
{
    void run(const BoardView& v, Findings& found) const override
    {
        if (!v.topology()) return;
        std::vector<CornerSet> reached(v.board.pieces.size());
        std::vector<EdgeSet> roads(v.board.pieces.size());
        eachBuilding(v, [&](const Standing<CornerName>& building) {
            if (const CornerId c = v.topology()->findCorner(building.name); c != noCorner)
                reached[building.colour].add(c);
        });
        eachPlace(v, &StartingPieces::roads, "roads", [&](const Standing<EdgeName>& road) {
            if (const EdgeId e = v.topology()->findEdge(road.name); e != noEdge) roads[road.colour].add(e);
        });
        for (std::size_t i = 0; i < reached.size(); ++i) spread(*v.topology(), roads[i], reached[i]);
        eachPlace(v, &StartingPieces::roads, "roads", [&](const Standing<EdgeName>& road) {
            const EdgeId e = v.topology()->findEdge(road.name);
            if (e != noEdge && !reached[road.colour].has(v.topology()->edge(e).corners[0]))
                found.error(
                    road.path,
                    say(INSELWERK_TEXT(
                            "Scenario", "The road on %1 is not connected to a settlement or city of its colour."),
                        {spoken(road.name, v.board.orientation)}),
                    withoutRoad(v, road));
        });
    }

    /// Adds the corners that roads connect to those already reached.
    static void spread(const Topology& t, const EdgeSet& roads, CornerSet& reached)
    {
        for (bool grew = true; grew;) {
            grew = false;
            roads.each(t.edgeWords(), [&](int e) {
                const auto& ends = t.edge(e).corners;
                if (reached.has(ends[0]) == reached.has(ends[1])) return;
                reached.add(ends[0]);
                reached.add(ends[1]);
                grew = true;
            });
        }
    }
};

/// Nobody starts with more than there is.
class PieceSupply final : public BoardCheck
{
    void run(const BoardView& v, Findings& found) const override
    {
        const Section rules = rulesOn(v.scenario, v.board);
        const auto limit = [&](std::string_view name) { return rules.integer(rulesSchema(), name); };
        const auto judge = [&](const std::string& path, std::size_t n, std::string_view rule) {
            const std::int64_t most = limit(rule);
            if (static_cast<std::int64_t>(n) > most)
                found.error(
                    path,
                    sayBoth(
                        INSELWERK_TEXT(
                            "Scenario",
                            "Pieces here: %1; a player has only %2. Remove some or raise the number under `rules`."),
                        INSELWERK_TEXT(
                            "Scenario",
                            "Pieces here: %1; a player has only %2. Remove some, or raise the number in the panel "
                            "“Rules”."),
                        {n, most}),
                    fixRule(
                        v, rule, static_cast<std::int64_t>(n),
                        say(INSELWERK_TEXT("Scenario", "Give every player %1 of them"), {n})));
        };
        ResourceCounts dealt{};
        for (std::size_t i = 0; i < v.board.pieces.size(); ++i) {
            const StartingPieces& p = v.board.pieces[i];
            judge(v.at("pieces", i, "settlements"), p.settlements.size(), "settlements");
            judge(v.at("pieces", i, "cities"), p.cities.size(), "cities");
            judge(v.at("pieces", i, "roads"), p.roads.size(), "roads");
            for (std::size_t r = 0; r < dealt.size(); ++r) dealt[r] += p.cards[r];
        }
        for (const Resource r : allResources)
            if (const int n = dealt[static_cast<std::size_t>(r)]; n > limit("supply"))
                found.error(
                    v.at("pieces"),
                    say(INSELWERK_TEXT("Scenario", "Cards of `%2` in all starting hands: %1; the bank has only %3."),
                        {n, nameOf(r), limit("supply")}),
                    fixRule(
                        v, "supply", n, say(INSELWERK_TEXT("Scenario", "Give the bank %1 cards of each kind"), {n})));
    }
};

}  // namespace

BoardChecks pieceChecks()
{
    static const Colours colours;
    static const PiecePlaces places;
    static const RoadsConnected roads;
    static const PieceSupply supply;
    return {&colours, &places, &roads, &supply};
}

}  // namespace inselwerk
