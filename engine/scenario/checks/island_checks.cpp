#include "engine/board/reach.h"
#include "engine/scenario/checks/fixes.h"

#include <map>

/// Checks of the island's shape.
namespace inselwerk {
namespace {

/// Every hex has a place of its own, near enough.
class Places final : public BoardCheck
{
    void run(const BoardView& v, Findings& found) const override
    {
        std::map<HexCoord, std::size_t> seen;
        for (std::size_t i = 0; i < v.board.hexes.size(); ++i) {
            const HexCoord at = v.board.hexes[i].at;
            const auto [earlier, isNew] = seen.try_emplace(at, i);
            if (!isNew)
                found.error(
                    v.at("hexes", i, "at"),
                    say(INSELWERK_TEXT(
                            "Scenario",
                            "There is already a hex at %1, number %2 in the list. Remove one or "
                            "move it."),
                        {spoken(at), earlier->second + 1}),
                    fixBoard(v, say(INSELWERK_TEXT("Scenario", "Remove the second hex")), [i](Board& b) {
                        eraseAt(b.hexes, i);
                    }));
            if (!isWithinReach(at))
                found.error(
                    v.at("hexes", i, "at"),
                    say(INSELWERK_TEXT("Scenario", "%1 is too far out; coordinates go from %2 to %3."),
                        {spoken(at), -farthest, farthest}));
        }
    }
};

/// The island has land, and no more than a game can hold.
class Size final : public BoardCheck
{
    void run(const BoardView& v, Findings& found) const override
    {
        if (v.land.empty()) {
            found.error(
                v.at("hexes"), say(INSELWERK_TEXT("Scenario", "The board has no land. Add hexes that are not sea.")));
            return;
        }
        if (v.topology()) return;
        if (v.land.size() > static_cast<std::size_t>(maxHexes)) {
            found.error(
                v.at("hexes"),
                say(INSELWERK_TEXT(
                        "Scenario", "The board has %1 land hexes; at most %2 are possible. Sea does not count."),
                    {v.land.size(), maxHexes}));
            return;
        }
        const Topology::Size size = Topology::measure(v.land, v.board.orientation);
        found.error(
            v.at("hexes"), say(INSELWERK_TEXT(
                                   "Scenario",
                                   "The land has %1 corners and %2 edges; at most %3 and %4 are possible. Bring the "
                                   "hexes closer together or remove some."),
                               {size.corners, size.edges, maxCorners, maxEdges}));
    }
};

class SetupHexes final : public BoardCheck
{
    void run(const BoardView& v, Findings& found) const override
    {
        for (std::size_t i = 0; i < v.board.setupHexes.size(); ++i)
            if (!v.isLand(v.board.setupHexes[i]))
                found.error(
                    v.at("setup_hexes", i),
                    say(INSELWERK_TEXT("Scenario", "There is no land hex at %1."), {spoken(v.board.setupHexes[i])}),
                    fixBoard(v, say(INSELWERK_TEXT("Scenario", "Take the hex out of the region")), [i](Board& b) {
                        eraseAt(b.setupHexes, i);
                    }));
    }
};

}  // namespace

BoardChecks islandChecks()
{
    static const Places places;
    static const Size size;
    static const SetupHexes setupHexes;
    return {&places, &size, &setupHexes};
}

}  // namespace inselwerk
