#include "engine/scenario/checks/fixes.h"

#include <algorithm>
#include <map>
#include <numeric>

/// Checks of the harbours.
namespace inselwerk {
namespace {

bool onCoast(const BoardView& v, const HarbourEntry& h)
{
    return v.isLand(h.at) && !v.isLand(neighbour(h.at, h.side, v.board.orientation));
}

/// Takes a harbour away; where its pool fits the harbours, a piece of it goes too, the kind that it has most of.
Fix withoutHarbour(const BoardView& v, std::size_t index)
{
    const std::string& id = v.board.harbours[index].pool;
    const HarbourPool* pool = v.harbourPool(id);
    const auto slots = std::count_if(
        v.board.harbours.begin(), v.board.harbours.end(), [&](const HarbourEntry& h) { return h.pool == id; });
    if (!pool || std::accumulate(pool->pieces.begin(), pool->pieces.end(), 0) != slots)
        return fixBoard(v, say(INSELWERK_TEXT("Scenario", "Remove the harbour")), [index](Board& b) {
            eraseAt(b.harbours, index);
        });
    return fixBoard(
        v, say(INSELWERK_TEXT("Scenario", "Remove the harbour and a piece of its pool")), [index, id](Board& b) {
            eraseAt(b.harbours, index);
            for (HarbourPool& p : b.harbourPools)
                if (p.id == id) --*std::max_element(p.pieces.begin(), p.pieces.end());
        });
}

/// Turns a harbour to the next side of its hex that faces water and has none; else it goes.
Fix turnedToWater(const BoardView& v, std::size_t index)
{
    const HarbourEntry& harbour = v.board.harbours[index];
    for (const int turn : {1, 5, 2, 4, 3}) {
        HarbourEntry turned = harbour;
        turned.side = (harbour.side + turn) % 6;
        const bool taken = std::any_of(v.board.harbours.begin(), v.board.harbours.end(), [&](const HarbourEntry& h) {
            return h.at == turned.at && h.side == turned.side;
        });
        if (taken || !onCoast(v, turned)) continue;
        return fixBoard(v, say(INSELWERK_TEXT("Scenario", "Turn the harbour to the water")), [index, turned](Board& b) {
            if (index < b.harbours.size()) b.harbours[index] = turned;
        });
    }
    return withoutHarbour(v, index);
}

/// A harbour belongs to land and faces water.
class HarbourPlaces final : public BoardCheck
{
    void run(const BoardView& v, Findings& found) const override
    {
        for (std::size_t i = 0; i < v.board.harbours.size(); ++i) {
            const HarbourEntry& h = v.board.harbours[i];
            if (!v.isLand(h.at))
                found.error(
                    v.at("harbours", i, "at"),
                    say(INSELWERK_TEXT("Scenario", "There is no land hex at %1."), {spoken(h.at)}),
                    withoutHarbour(v, i));
            else if (!onCoast(v, h))
                found.error(
                    v.at("harbours", i, "side"),
                    say(INSELWERK_TEXT(
                            "Scenario", "A harbour must face water, but the hex at %1 beyond this side is land."),
                        {spoken(neighbour(h.at, h.side, v.board.orientation))}),
                    turnedToWater(v, i));
        }
        if (v.board.harbours.size() > static_cast<std::size_t>(maxHarbours))
            found.error(
                v.at("harbours"), say(INSELWERK_TEXT("Scenario", "The board has %1 harbours; at most %2 are possible."),
                                      {v.board.harbours.size(), maxHarbours}));
    }
};

/// Harbours keep apart: one an edge, and better none beside another.
class HarboursApart final : public BoardCheck
{
    void run(const BoardView& v, Findings& found) const override
    {
        if (!v.topology()) return;
        std::map<EdgeId, std::size_t> edges;
        std::map<CornerId, std::size_t> corners;
        for (std::size_t i = 0; i < v.board.harbours.size(); ++i) {
            const HarbourEntry& h = v.board.harbours[i];
            if (!onCoast(v, h)) continue;
            const EdgeId edge = v.topology()->findEdge({h.at, h.side});
            const auto [earlier, isNew] = edges.try_emplace(edge, i);
            if (!isNew) {
                found.error(
                    v.at("harbours", i),
                    say(INSELWERK_TEXT(
                            "Scenario",
                            "Number %1 in the list lies on this edge already. Remove one of the two harbours."),
                        {earlier->second + 1}),
                    withoutHarbour(v, i));
                continue;
            }
            for (const CornerId c : v.topology()->edge(edge).corners)
                if (const auto [other, free] = corners.try_emplace(c, i); !free)
                    found.warning(
                        v.at("harbours", i),
                        say(INSELWERK_TEXT("Scenario", "This harbour shares a corner with number %1 in the list."),
                            {other->second + 1}));
        }
    }
};

}  // namespace

BoardChecks harbourChecks()
{
    static const HarbourPlaces places;
    static const HarboursApart apart;
    return {&places, &apart};
}

}  // namespace inselwerk
