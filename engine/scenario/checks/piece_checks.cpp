#include "engine/scenario/checks/board_check.h"

#include <algorithm>
#include <map>

/// Checks of fixed starting pieces: what the rules would not allow to be built, and what there is not enough of.
namespace inselwerk {
namespace {

/// Calls `f(index of the colour, path, place)` for all places of one kind.
template <class List, class F>
void eachPlace(const BoardView& v, List StartingPieces::*list, std::string_view key, F f)
{
    for (std::size_t i = 0; i < v.board.pieces.size(); ++i) {
        const List& places = v.board.pieces[i].*list;
        for (std::size_t k = 0; k < places.size(); ++k) f(i, elementPath(v.at("pieces", i, key), k), places[k]);
    }
}

template <class F>
void eachBuilding(const BoardView& v, F f)
{
    eachPlace(v, &StartingPieces::settlements, "settlements", f);
    eachPlace(v, &StartingPieces::cities, "cities", f);
}

class Colours final : public BoardCheck
{
    void run(const BoardView& v, Findings& found) const override
    {
        const auto& pieces = v.board.pieces;
        if (pieces.empty()) return;
        if (static_cast<int>(pieces.size()) < v.board.maxPlayers)
            found.error(
                v.at("pieces"), say(INSELWERK_TEXT(
                                        "Scenario",
                                        "Colours with starting pieces: %1; players: up to %2. Add the missing colours "
                                        "or allow fewer players."),
                                    {pieces.size(), v.board.maxPlayers}));
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            const auto same = [&](const StartingPieces& p) { return p.colour == pieces[i].colour; };
            if (std::any_of(pieces.begin(), pieces.begin() + static_cast<std::ptrdiff_t>(i), same))
                found.error(
                    v.at("pieces", i, "colour"),
                    say(INSELWERK_TEXT(
                            "Scenario",
                            "The colour `%1` has starting pieces already. Put all its pieces into one entry."),
                        {nameOf(pieces[i].colour)}));
            if (pieces[i].settlements.empty() && pieces[i].cities.empty())
                found.error(
                    v.at("pieces", i),
                    say(INSELWERK_TEXT(
                            "Scenario",
                            "The colour `%1` has no settlement and no city, so it could never build anything."),
                        {nameOf(pieces[i].colour)}));
        }
    }
};

/// Every piece stands on a corner or edge of the land, alone, and buildings keep their distance.
class PiecePlaces final : public BoardCheck
{
    void run(const BoardView& v, Findings& found) const override
    {
        if (!v.topology) return;
        judgeBuildings(v, found);
        judgeRoads(v, found);
    }

    static void judgeBuildings(const BoardView& v, Findings& found)
    {
        const Orientation o = v.board.orientation;
        std::vector<CornerId> built;
        eachBuilding(v, [&](std::size_t, const std::string& path, const CornerName& name) {
            const CornerId corner = v.topology->findCorner(name);
            if (corner == noCorner) {
                found.error(path, say(INSELWERK_TEXT("Scenario", "The corner %1 touches no land."), {spoken(name, o)}));
                return;
            }
            const auto close = std::find_if(
                built.begin(), built.end(), [&](CornerId other) { return v.topology->zoneOf(corner).has(other); });
            if (close != built.end() && *close == corner)
                found.error(
                    path, say(INSELWERK_TEXT("Scenario", "Another building stands on the corner %1 already."),
                              {spoken(name, o)}));
            else if (close != built.end())
                found.error(
                    path, say(INSELWERK_TEXT(
                                  "Scenario",
                                  "The distance rule: the building on %1 is only one edge away from the one on %2."),
                              {spoken(name, o), spoken(v.topology->corner(*close).name, o)}));
            built.push_back(corner);
        });
    }

    static void judgeRoads(const BoardView& v, Findings& found)
    {
        std::map<EdgeId, std::size_t> taken;
        eachPlace(
            v, &StartingPieces::roads, "roads", [&](std::size_t i, const std::string& path, const EdgeName& name) {
                const EdgeId edge = v.topology->findEdge(name);
                if (edge == noEdge)
                    found.error(
                        path, say(INSELWERK_TEXT("Scenario", "The edge %1 touches no land."),
                                  {spoken(name, v.board.orientation)}));
                else if (!taken.try_emplace(edge, i).second)
                    found.error(
                        path, say(INSELWERK_TEXT("Scenario", "Another road lies on the edge %1 already."),
                                  {spoken(name, v.board.orientation)}));
            });
    }
};

/// Every road leads to a building of its colour, over roads of its colour.
class RoadsConnected final : public BoardCheck
{
    void run(const BoardView& v, Findings& found) const override
    {
        if (!v.topology) return;
        std::vector<CornerSet> reached(v.board.pieces.size());
        std::vector<EdgeSet> roads(v.board.pieces.size());
        eachBuilding(v, [&](std::size_t i, const std::string&, const CornerName& name) {
            if (const CornerId c = v.topology->findCorner(name); c != noCorner) reached[i].add(c);
        });
        eachPlace(v, &StartingPieces::roads, "roads", [&](std::size_t i, const std::string&, const EdgeName& name) {
            if (const EdgeId e = v.topology->findEdge(name); e != noEdge) roads[i].add(e);
        });
        for (std::size_t i = 0; i < reached.size(); ++i) spread(*v.topology, roads[i], reached[i]);
        eachPlace(
            v, &StartingPieces::roads, "roads", [&](std::size_t i, const std::string& path, const EdgeName& name) {
                const EdgeId e = v.topology->findEdge(name);
                if (e != noEdge && !reached[i].has(v.topology->edge(e).corners[0]))
                    found.error(
                        path,
                        say(INSELWERK_TEXT(
                                "Scenario", "The road on %1 is not connected to a settlement or city of its colour."),
                            {spoken(name, v.board.orientation)}));
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
        const auto judge = [&](const std::string& path, std::size_t n, std::int64_t most) {
            if (static_cast<std::int64_t>(n) > most)
                found.error(
                    path,
                    say(INSELWERK_TEXT(
                            "Scenario",
                            "Pieces here: %1; a player has only %2. Remove some or raise the number under `rules`."),
                        {n, most}));
        };
        ResourceCounts dealt{};
        for (std::size_t i = 0; i < v.board.pieces.size(); ++i) {
            const StartingPieces& p = v.board.pieces[i];
            judge(v.at("pieces", i, "settlements"), p.settlements.size(), limit("settlements"));
            judge(v.at("pieces", i, "cities"), p.cities.size(), limit("cities"));
            judge(v.at("pieces", i, "roads"), p.roads.size(), limit("roads"));
            for (std::size_t r = 0; r < dealt.size(); ++r) dealt[r] += p.cards[r];
        }
        for (const Resource r : allResources)
            if (const int n = dealt[static_cast<std::size_t>(r)]; n > limit("supply"))
                found.error(
                    v.at("pieces"),
                    say(INSELWERK_TEXT("Scenario", "Cards of `%2` in all starting hands: %1; the bank has only %3."),
                        {n, nameOf(r), limit("supply")}));
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
