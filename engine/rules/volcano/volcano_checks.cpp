#include "engine/rules/volcano/volcano_checks.h"

#include <algorithm>
#include <set>

namespace inselwerk::volcano {
namespace {

std::string boardPath(std::size_t board) { return "boards[" + std::to_string(board) + "]"; }

bool mayHoldVolcano(const Board& b, const HexEntry& h)
{
    if (h.terrainPool.empty()) return h.terrain == Terrain::Volcano;
    const auto pool = std::find_if(
        b.terrainPools.begin(), b.terrainPools.end(), [&](const TerrainPool& p) { return p.id == h.terrainPool; });
    return pool != b.terrainPools.end() && pool->tiles[static_cast<std::size_t>(Terrain::Volcano)] > 0;
}

/// A volcano without a number never erupts.
class VolcanoSleeps final : public Check
{
    void run(const Scenario& s, Findings& found) const override
    {
        for (std::size_t b = 0; b < s.boards.size(); ++b)
            for (std::size_t h = 0; h < s.boards[b].hexes.size(); ++h) {
                const HexEntry& hex = s.boards[b].hexes[h];
                if (!mayHoldVolcano(s.boards[b], hex) || !hex.stack.empty() || hex.number || !hex.numberPool.empty())
                    continue;
                found.warning(
                    boardPath(b) + ".hexes[" + std::to_string(h) + "]",
                    {"Scenario", INSELWERK_TEXT(
                                     "Scenario",
                                     "This volcano has neither a stack nor a number, so "
                                     "it never erupts. Give it a stack of number tokens.")});
            }
    }
};

/// The module is named, but a board has no volcano.
class NoVolcano final : public Check
{
    void run(const Scenario& s, Findings& found) const override
    {
        if (!s.findModule("volcano")) return;
        for (std::size_t b = 0; b < s.boards.size(); ++b) {
            const Board& board = s.boards[b];
            if (std::any_of(board.hexes.begin(), board.hexes.end(), [&](const HexEntry& h) {
                    return mayHoldVolcano(board, h);
                }))
                continue;
            found.warning(
                boardPath(b), {"Scenario", INSELWERK_TEXT(
                                               "Scenario",
                                               "The scenario uses the volcano, but this "
                                               "board has no volcano hex.")});
        }
    }
};

/// A volcano hex without the module just lies there.
class ModuleMissing final : public Check
{
    void run(const Scenario& s, Findings& found) const override
    {
        if (s.findModule("volcano")) return;
        for (std::size_t b = 0; b < s.boards.size(); ++b)
            for (std::size_t h = 0; h < s.boards[b].hexes.size(); ++h)
                if (s.boards[b].hexes[h].terrain == Terrain::Volcano && s.boards[b].hexes[h].terrainPool.empty())
                    found.warning(
                        boardPath(b) + ".hexes[" + std::to_string(h) + "].terrain",
                        {"Scenario", INSELWERK_TEXT(
                                         "Scenario",
                                         "This volcano does nothing, because the scenario "
                                         "has no section “volcano”. Add `volcano: {}`.")});
    }
};

/// Six different corners that the board's orientation has.
class CornerNumbers final : public Check
{
    void run(const Scenario& s, Findings& found) const override
    {
        const Section* section = s.findModule("volcano");
        if (!section) return;
        const auto at = section->values.find("corner_numbers");
        const auto* names = at == section->values.end() ? nullptr : std::get_if<std::vector<std::string>>(&at->second);
        if (!names) return;
        if (std::set<std::string>(names->begin(), names->end()).size() != names->size())
            found.error(
                "volcano.corner_numbers",
                {"Scenario", INSELWERK_TEXT(
                                 "Scenario",
                                 "A corner stands here twice. Name six different corners, for "
                                 "the faces 1 to 6 of the die.")});
        for (std::size_t b = 0; b < s.boards.size(); ++b)
            for (const std::string& name : *names)
                if (!cornerFrom(name, s.boards[b].orientation))
                    found.error(
                        "volcano.corner_numbers", {"Scenario",
                                                   INSELWERK_TEXT(
                                                       "Scenario",
                                                       "“%1” is no corner of board “%2”: pointy hexes have "
                                                       "N NE SE S SW NW, flat ones NE E SE SW W NW."),
                                                   {name, s.boards[b].id}});
    }
};

}  // namespace

std::vector<const Check*> checks()
{
    static const VolcanoSleeps sleeps;
    static const NoVolcano none;
    static const ModuleMissing missing;
    static const CornerNumbers corners;
    return {&sleeps, &none, &missing, &corners};
}

}  // namespace inselwerk::volcano
