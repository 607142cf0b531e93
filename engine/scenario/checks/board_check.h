#pragma once

#include "engine/board/topology.h"
#include "engine/scenario/check.h"
#include "engine/scenario/say.h"

#include <algorithm>
#include <functional>

namespace inselwerk {

/// A board as its checks see it.
struct BoardView
{
    BoardView(const Scenario&, std::size_t index);

    const Scenario& scenario;
    const Board& board;
    std::string path;                            ///< `boards[0]`
    std::map<HexCoord, const HexEntry*> landAt;  ///< hexes that are land or may be drawn as land, each place once
    std::vector<HexCoord> land;                  ///< their places

    /// Null when the island is empty or beyond the limits. Made when first asked for, since that takes a while.
    const Topology* topology() const;
    /// Path of a part: `key`, or element `index` of it, and a key of that.
    std::string at(std::string_view key) const;
    std::string at(std::string_view list, std::size_t index, std::string_view key = {}) const;

    bool isLand(HexCoord at) const { return landAt.contains(at); }
    /// The land hex across a side, or null.
    const HexEntry* landBeside(HexCoord, int side) const;
    const TerrainPool* terrainPool(std::string_view id) const;
    const NumberPool* numberPool(std::string_view id) const;
    const HarbourPool* harbourPool(std::string_view id) const;
    /// Is the hex of this terrain, or may it be drawn so?
    bool mayBe(const HexEntry&, Terrain) const;

private:
    mutable std::optional<Topology> m_topology;
    mutable bool m_topologyMade = false;
};

/// One thing that can be wrong with a board, judged for each board by itself.
class BoardCheck
{
public:
    virtual ~BoardCheck() = default;
    virtual void run(const BoardView&, Findings&) const = 0;
};

/// Complains of each element that stands a second time in a list; `takeAway(index)` is the edit that takes it away.
template <class T, class TakeAway>
void judgeTwice(const std::vector<T>& list, const std::string& path, Findings& found, TakeAway takeAway)
{
    for (std::size_t i = 0; i < list.size(); ++i)
        if (const auto at = list.begin() + static_cast<std::ptrdiff_t>(i); std::find(list.begin(), at, *at) != at)
            found.error(
                path, say(INSELWERK_TEXT("Scenario", "`%1` stands here twice. Take one away."), {*at}),
                {say(INSELWERK_TEXT("Scenario", "Take the second `%1` away"), {*at}), takeAway(i)});
}

/// Complains of an id that is no plain word; `fix` gives another.
void judgeId(const std::string& id, const std::string& path, Findings&, Fix fix);

/// Where a text stands in a scenario; null: no longer there.
using TextPlace = std::function<Text*(Scenario&)>;

/// Hints at a language that is missing.
void judgeTranslation(const Text&, const std::string& path, Findings&, const TextPlace&);

/// `[0, -2]` for sentences.
std::string spoken(HexCoord);
std::string spoken(const CornerName&, Orientation);
std::string spoken(const EdgeName&, Orientation);

using Checks = std::vector<const Check*>;
using BoardChecks = std::vector<const BoardCheck*>;

/// The groups of checks, one file each.
Checks documentChecks();
Checks ruleChecks();
BoardChecks islandChecks();
BoardChecks numberChecks();
BoardChecks stackChecks();
BoardChecks poolChecks();
BoardChecks constraintChecks();
BoardChecks harbourChecks();
BoardChecks startChecks();
BoardChecks pieceChecks();

/// What concerns effects of event tokens and texts, wherever a module's section holds some.
void checkSections(const Scenario&, Findings&);

}  // namespace inselwerk
