#include "engine/rules/volcano/volcano_checks.h"

#include "engine/scenario/checks/fixes.h"

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

/// Gives a volcano the first stack of its board, or a new one with every number.
Fix withStack(const BoardView& v, std::size_t hex)
{
    if (!v.board.hexes[hex].terrainPool.empty()) return {};
    if (!v.board.stacks.empty()) {
        const std::string& id = v.board.stacks.front().id;
        return fixHex(v, hex, say(INSELWERK_TEXT("Scenario", "Lay the stack “%1” here"), {id}), [id](HexEntry& h) {
            h.stack = id;
        });
    }
    return fixBoard(v, say(INSELWERK_TEXT("Scenario", "Lay a stack with every number here")), [hex](Board& b) {
        if (hex >= b.hexes.size()) return;
        b.stacks.push_back({"volcano", {2, 3, 4, 5, 6, 8, 9, 10, 11, 12}});
        b.hexes[hex].stack = "volcano";
    });
}

/// Does an event token do something to the volcano?
bool eventsNeed(const Scenario& s, const Findings& found)
{
    const auto lists = [](const Section& section, auto&& visit) {
        for (const auto& [name, value] : section.values)
            if (const auto* list = std::get_if<std::vector<Section>>(&value))
                for (const Section& element : *list) visit(element);
    };
    bool need = false;
    for (const Section& section : s.modules)
        lists(section, [&](const Section& token) {
            lists(token, [&](const Section& effect) {
                const EffectDescription* known = findEffect(found.modules(), effect.key);
                need = need || (known && known->module() == "volcano");
            });
        });
    return need;
}

/// A volcano without a number never erupts.
class VolcanoSleeps final : public Check
{
    void run(const Scenario& s, Findings& found) const override
    {
        for (std::size_t b = 0; b < s.boards.size(); ++b) {
            std::optional<BoardView> view;
            for (std::size_t h = 0; h < s.boards[b].hexes.size(); ++h) {
                const HexEntry& hex = s.boards[b].hexes[h];
                if (!mayHoldVolcano(s.boards[b], hex) || !hex.stack.empty() || hex.number || !hex.numberPool.empty())
                    continue;
                if (!view) view.emplace(s, b);
                found.warning(
                    boardPath(b) + ".hexes[" + std::to_string(h) + "]",
                    say(INSELWERK_TEXT(
                        "Scenario",
                        "This volcano has neither a stack nor a number, so "
                        "it never erupts. Give it a stack of number tokens.")),
                    withStack(*view, h));
            }
        }
    }
};

/// The module is named, but a board has no volcano.
class NoVolcano final : public Check
{
    void run(const Scenario& s, Findings& found) const override
    {
        if (!s.findModule("volcano")) return;
        const bool anywhere = std::any_of(s.boards.begin(), s.boards.end(), hasVolcano);
        for (std::size_t b = 0; b < s.boards.size(); ++b) {
            if (hasVolcano(s.boards[b])) continue;
            found.warning(
                boardPath(b),
                say(INSELWERK_TEXT(
                    "Scenario",
                    "The scenario uses the volcano, but this "
                    "board has no volcano hex.")),
                anywhere || eventsNeed(s, found) ? Fix{} : removeModule("volcano"));
        }
    }

    static bool hasVolcano(const Board& board)
    {
        return std::any_of(
            board.hexes.begin(), board.hexes.end(), [&](const HexEntry& h) { return mayHoldVolcano(board, h); });
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
                        sayBoth(
                            INSELWERK_TEXT(
                                "Scenario",
                                "This volcano does nothing, because the scenario has no section “volcano”. Add "
                                "`volcano: {}`."),
                            INSELWERK_TEXT(
                                "Scenario",
                                "This volcano does nothing, because the scenario is without `volcano`. Add that in the "
                                "panel “Rules”.")),
                        addModule(found, "volcano"));
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
        const Fix usual = fixModule(
            "volcano", say(INSELWERK_TEXT("Scenario", "Use the usual corners")),
            [](Section& volcano) { volcano.values.erase("corner_numbers"); });
        if (std::set<std::string>(names->begin(), names->end()).size() != names->size())
            found.error(
                "volcano.corner_numbers",
                say(INSELWERK_TEXT(
                    "Scenario",
                    "A corner stands here twice. Name six different corners, for "
                    "the faces 1 to 6 of the die.")),
                usual);
        for (std::size_t b = 0; b < s.boards.size(); ++b)
            for (const std::string& name : *names)
                if (!cornerFrom(name, s.boards[b].orientation))
                    found.error(
                        "volcano.corner_numbers",
                        sayBoth(
                            INSELWERK_TEXT(
                                "Scenario",
                                "“%1” is no corner of board “%2”: pointy hexes have N NE SE S SW NW, flat ones NE E SE "
                                "SW W NW."),
                            INSELWERK_TEXT(
                                "Scenario",
                                "The hexes of board “%2” have no corner `%1`. Pointy hexes have `N`, `NE`, `SE`, `S`, "
                                "`SW` and `NW`, flat ones `NE`, `E`, `SE`, `SW`, `W` and `NW`."),
                            {name, s.boards[b].id}),
                        usual);
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
