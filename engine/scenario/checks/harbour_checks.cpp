#include "engine/scenario/checks/board_check.h"

#include <map>

/// Checks of the harbours.
namespace inselwerk {
namespace {

bool onCoast(const BoardView& v, const HarbourEntry& h)
{
    return v.isLand(h.at) && !v.isLand(neighbour(h.at, h.side, v.board.orientation));
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
                    say(INSELWERK_TEXT("Scenario", "There is no land hex at %1."), {spoken(h.at)}));
            else if (!onCoast(v, h))
                found.error(
                    v.at("harbours", i, "side"),
                    say(INSELWERK_TEXT(
                            "Scenario", "A harbour must face water, but the hex at %1 beyond this side is land."),
                        {spoken(neighbour(h.at, h.side, v.board.orientation))}));
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
        if (!v.topology) return;
        std::map<EdgeId, std::size_t> edges;
        std::map<CornerId, std::size_t> corners;
        for (std::size_t i = 0; i < v.board.harbours.size(); ++i) {
            const HarbourEntry& h = v.board.harbours[i];
            if (!onCoast(v, h)) continue;
            const EdgeId edge = v.topology->findEdge({h.at, h.side});
            const auto [earlier, isNew] = edges.try_emplace(edge, i);
            if (!isNew) {
                found.error(
                    v.at("harbours", i),
                    say(INSELWERK_TEXT(
                            "Scenario",
                            "Number %1 in the list lies on this edge already. Remove one of the two harbours."),
                        {earlier->second + 1}));
                continue;
            }
            for (const CornerId c : v.topology->edge(edge).corners)
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
