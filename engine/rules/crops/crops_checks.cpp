#include "engine/rules/crops/crops_module.h"
#include "engine/scenario/checks/board_check.h"

#include <algorithm>
#include <set>

namespace inselwerk::crops {
namespace {

std::vector<std::string> kindsOf(const Scenario& s)
{
    const Section* section = s.findModule("crops");
    return section ? section->choices(schema(), "kinds") : std::vector<std::string>{};
}

bool hasKind(const std::vector<std::string>& kinds, std::string_view kind)
{
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

/// Hexes that are fields, or may be drawn so at the same time.
int mostFields(const BoardView& b)
{
    int fields = 0;
    std::map<std::string, int> slots;
    for (const HexEntry& h : b.board.hexes) {
        fields += h.terrainPool.empty() && h.terrain == Terrain::Fields;
        if (!h.terrainPool.empty()) ++slots[h.terrainPool];
    }
    for (const auto& [pool, n] : slots)
        if (const TerrainPool* p = b.terrainPool(pool))
            fields += std::min(n, p->tiles[static_cast<std::size_t>(Terrain::Fields)]);
    return fields;
}

/// Tokens on hexes: known crops, on hexes that are fields.
class TokensOnFields final : public Check
{
    void run(const Scenario& s, Findings& found) const override
    {
        const auto kinds = kindsOf(s);
        for (std::size_t b = 0; b < s.boards.size(); ++b) {
            const BoardView view(s, b);
            for (std::size_t h = 0; h < view.board.hexes.size(); ++h) {
                const HexEntry& hex = view.board.hexes[h];
                if (hex.tokens.empty()) continue;
                const std::string path = view.at("hexes", h, "tokens");
                if (kinds.empty()) {
                    found.error(
                        path, say(INSELWERK_TEXT(
                                  "Scenario",
                                  "Tokens lie here, but the scenario has no section “crops”. Add `crops: {}`, or "
                                  "take them away.")));
                    continue;
                }
                if (!view.mayBe(hex, Terrain::Fields))
                    found.error(
                        path, say(INSELWERK_TEXT("Scenario", "Crops grow on fields only, and this hex is none.")));
                for (const auto& [kind, n] : hex.tokens)
                    if (!hasKind(kinds, kind))
                        found.error(
                            path, say(INSELWERK_TEXT("Scenario", "“%1” is no crop of this game. Its crops: %2."),
                                      {kind, joinedKinds(kinds)}));
            }
        }
    }

    static std::string joinedKinds(const std::vector<std::string>& kinds)
    {
        std::string out;
        for (const std::string& kind : kinds) out.append(out.empty() ? "" : ", ").append(kind);
        return out;
    }
};

/// Not more fields than the engine has room for, and some at all.
class FieldCount final : public Check
{
    void run(const Scenario& s, Findings& found) const override
    {
        const Section* section = s.findModule("crops");
        if (!section) return;
        const auto wanted = static_cast<int>(section->integer(schema(), "empty_fields"));
        for (std::size_t b = 0; b < s.boards.size(); ++b) {
            const BoardView view(s, b);
            const int fields = mostFields(view);
            if (fields > maxFields)
                found.error(
                    view.path,
                    say(INSELWERK_TEXT("Scenario", "This board may have %1 fields, but crops have room for %2."),
                        {fields, maxFields}));
            else if (fields == 0)
                found.warning(
                    view.path,
                    say(INSELWERK_TEXT("Scenario", "The scenario uses crops, but this board has no fields.")));
            else if (fields < wanted)
                found.warning(
                    view.path,
                    say(INSELWERK_TEXT(
                            "Scenario", "The game is to end when %1 fields are empty, but this board has only %2."),
                        {wanted, fields}));
        }
    }
};

/// The supply must cover what lies on the board and in the vault at the start.
class EnoughTokens final : public Check
{
    void run(const Scenario& s, Findings& found) const override
    {
        const Section* section = s.findModule("crops");
        if (!section) return;
        const auto supply = static_cast<int>(section->integer(schema(), "tokens_per_kind"));
        const auto vault = static_cast<int>(section->integer(schema(), "vault_size"));
        for (std::size_t b = 0; b < s.boards.size(); ++b) {
            std::map<std::string, int> needed;
            for (const HexEntry& hex : s.boards[b].hexes)
                for (const auto& [kind, n] : hex.tokens) needed[kind] += n;
            for (const std::string& kind : section->choices(schema(), "vault")) needed[kind] += vault;
            for (const auto& [kind, n] : needed)
                if (n > supply && hasKind(kindsOf(s), kind))
                    found.error(
                        elementPath("boards", b),
                        say(INSELWERK_TEXT(
                                "Scenario",
                                "The start needs %1 tokens of %2, but there are %3. Raise `tokens_per_kind`."),
                            {n, kind, supply}));
        }
    }
};

/// Crops in the vault and at the start are crops of the game; no kind stands twice.
class KnownKinds final : public Check
{
    void run(const Scenario& s, Findings& found) const override
    {
        const Section* section = s.findModule("crops");
        if (!section) return;
        const auto kinds = kindsOf(s);
        const auto judge = [&](const std::string& path, std::string_view kind) {
            if (!hasKind(kinds, kind))
                found.error(
                    path, say(INSELWERK_TEXT("Scenario", "“%1” is not among the `kinds` of this game."), {kind}));
        };
        judgeTwice(kinds, "crops.kinds", found);
        if (section->has("vault"))
            for (const std::string& kind : section->choices(schema(), "vault")) judge("crops.vault", kind);
        const Schema& start = *schema().find("start")->element;
        const auto& elements = section->sections(schema(), "start");
        for (std::size_t i = 0; section->has("start") && i < elements.size(); ++i)
            for (const auto& [kind, n] : elements[i].counts(start, "crops"))
                judge(elementPath("crops.start", i) + ".crops", kind);
        const Schema& colours = *schema().find("vault_colours")->element;
        const auto& vaults = section->sections(schema(), "vault_colours");
        for (std::size_t i = 0; section->has("vault_colours") && i < vaults.size(); ++i)
            judge(elementPath("crops.vault_colours", i) + ".crop", vaults[i].choice(colours, "crop"));
        judgeStartsAndVaults(*section, found);
    }

    /// Each number has one start, each colour one vault.
    static void judgeStartsAndVaults(const Section& section, Findings& found)
    {
        const Schema& start = *schema().find("start")->element;
        const Schema& colours = *schema().find("vault_colours")->element;
        std::set<std::int64_t> numbers;
        std::set<std::string> named;
        const auto& starts = section.sections(schema(), "start");
        for (std::size_t i = 0; section.has("start") && i < starts.size(); ++i)
            for (const std::int64_t n : starts[i].integers(start, "numbers"))
                if (!numbers.insert(n).second)
                    found.error(
                        elementPath("crops.start", i) + ".numbers",
                        say(INSELWERK_TEXT("Scenario", "“%1” stands here twice. Take one away."), {n}));
        const auto& vaults = section.sections(schema(), "vault_colours");
        for (std::size_t i = 0; section.has("vault_colours") && i < vaults.size(); ++i)
            if (const std::string& colour = vaults[i].choice(colours, "colour"); !named.insert(colour).second)
                found.error(
                    elementPath("crops.vault_colours", i) + ".colour",
                    say(INSELWERK_TEXT("Scenario", "“%1” stands here twice. Take one away."), {colour}));
    }
};

}  // namespace

std::vector<const Check*> checks()
{
    static const TokensOnFields tokens;
    static const FieldCount fields;
    static const EnoughTokens enough;
    static const KnownKinds kinds;
    return {&tokens, &fields, &enough, &kinds};
}

}  // namespace inselwerk::crops
