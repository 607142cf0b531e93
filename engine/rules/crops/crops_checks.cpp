#include "engine/rules/crops/crops_module.h"
#include "engine/scenario/checks/fixes.h"

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

/// A fix of one number of the section; none where the field's range ends before that.
Fix fixNumber(std::string_view name, std::int64_t value, Message title)
{
    const Field& field = *schema().find(name);
    if (value < field.low || value > field.high) return {};
    return fixModule(schema().key, std::move(title), [&field, value](Section& section) { section.set(field, value); });
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
                const Fix bare = fixHex(
                    view, h, say(INSELWERK_TEXT("Scenario", "Take the tokens away")),
                    [](HexEntry& entry) { entry.tokens.clear(); });
                if (kinds.empty()) {
                    found.error(
                        path,
                        sayBoth(
                            INSELWERK_TEXT(
                                "Scenario",
                                "Tokens lie here, but the scenario has no section “crops”. Add `crops: {}`, or "
                                "take them away."),
                            INSELWERK_TEXT(
                                "Scenario",
                                "Tokens lie here, but the scenario is without `crops`. Add that in the panel “Rules”, "
                                "or take the tokens away.")),
                        areUsual(hex.tokens) && view.mayBe(hex, Terrain::Fields) ? addModule(found, "crops") : bare);
                    continue;
                }
                if (!view.mayBe(hex, Terrain::Fields))
                    found.error(
                        path, say(INSELWERK_TEXT("Scenario", "Crops grow on fields only, and this hex is none.")),
                        bare);
                for (const auto& [kind, n] : hex.tokens)
                    if (!hasKind(kinds, kind))
                        found.error(
                            path, {noCrop(kind, joinedKinds(kinds)), noCrop(kind, wordsOf(kinds))},
                            fixHex(
                                view, h, say(INSELWERK_TEXT("Scenario", "Take `%1` away"), {kind}),
                                [kind = kind](HexEntry& entry) { entry.tokens.erase(kind); }));
            }
        }
    }

    static bool areUsual(const std::map<std::string, int>& tokens)
    {
        const auto usual = std::get<std::vector<std::string>>(schema().find("kinds")->fallback);
        return std::all_of(
            tokens.begin(), tokens.end(), [&](const auto& token) { return hasKind(usual, token.first); });
    }

    static Message noCrop(const std::string& kind, Argument crops)
    {
        return say(
            INSELWERK_TEXT("Scenario", "`%1` is no crop of this game. Its crops: %2."), {kind, std::move(crops)});
    }

    static Argument wordsOf(const std::vector<std::string>& kinds)
    {
        std::vector<Argument> words;
        for (const std::string& kind : kinds) words.push_back(Argument::word(kind));
        return Argument::list(std::move(words));
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
                        {wanted, fields}),
                    fixNumber(
                        "empty_fields", fields,
                        say(INSELWERK_TEXT("Scenario", "End the game at %1 empty fields"), {fields})));
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
        std::vector<std::map<std::string, int>> needs;
        int most = 0;
        for (const Board& board : s.boards)
            for (const auto& [kind, n] : needs.emplace_back(neededOn(board, *section)))
                if (hasKind(kindsOf(s), kind)) most = std::max(most, n);
        for (std::size_t b = 0; b < needs.size(); ++b)
            for (const auto& [kind, n] : needs[b])
                if (n > supply && hasKind(kindsOf(s), kind))
                    found.error(
                        elementPath("boards", b),
                        say(INSELWERK_TEXT(
                                "Scenario",
                                "The start needs %1 tokens of `%2`, but there are %3. Raise `tokens_per_kind`."),
                            {n, kind, supply}),
                        fixNumber(
                            "tokens_per_kind", most,
                            say(INSELWERK_TEXT("Scenario", "Make it %1 tokens of each"), {most})));
    }

    /// Tokens by kind that lie on a board and in the vault at the start.
    static std::map<std::string, int> neededOn(const Board& board, const Section& section)
    {
        std::map<std::string, int> needed;
        for (const HexEntry& hex : board.hexes)
            for (const auto& [kind, n] : hex.tokens) needed[kind] += n;
        for (const std::string& kind : section.choices(schema(), "vault"))
            needed[kind] += static_cast<int>(section.integer(schema(), "vault_size"));
        return needed;
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
        const auto judge = [&](const std::string& path, const std::string& kind,
                               std::function<void(Section&)> without) {
            if (!hasKind(kinds, kind))
                found.error(
                    path, say(INSELWERK_TEXT("Scenario", "`%1` is not among the `kinds` of this game."), {kind}),
                    fixModule(
                        schema().key, say(INSELWERK_TEXT("Scenario", "Take `%1` away"), {kind}), std::move(without)));
        };
        judgeTwice(kinds, "crops.kinds", found, takingOut<std::string>(schema(), "kinds"));
        const auto vault = section->choices(schema(), "vault");
        for (std::size_t i = 0; section->has("vault") && i < vault.size(); ++i)
            judge("crops.vault", vault[i], [i](Section& crops) { eraseAt<std::string>(crops, schema(), "vault", i); });
        const Schema& start = *schema().find("start")->element;
        const auto& elements = section->sections(schema(), "start");
        for (std::size_t i = 0; section->has("start") && i < elements.size(); ++i)
            for (const auto& [kind, n] : elements[i].counts(start, "crops"))
                judge(elementPath("crops.start", i) + ".crops", kind, [i, kind = kind](Section& crops) {
                    withoutStart(crops, i, kind);
                });
        const Schema& colours = *schema().find("vault_colours")->element;
        const auto& vaults = section->sections(schema(), "vault_colours");
        for (std::size_t i = 0; section->has("vault_colours") && i < vaults.size(); ++i)
            judge(
                elementPath("crops.vault_colours", i) + ".crop", vaults[i].choice(colours, "crop"),
                [i](Section& crops) { eraseAt<Section>(crops, schema(), "vault_colours", i); });
        judgeStartsAndVaults(*section, found);
    }

    /// Takes a crop out of one start, and the whole start when it was the only one.
    static void withoutStart(Section& crops, std::size_t index, const std::string& kind)
    {
        const Schema& element = *schema().find("start")->element;
        auto starts = crops.sections(schema(), "start");
        auto counts = starts[index].counts(element, "crops");
        counts.erase(kind);
        if (counts.empty())
            eraseAt(starts, index);
        else
            starts[index].set(*element.find("crops"), std::move(counts));
        crops.set(*schema().find("start"), std::move(starts));
    }

    /// Takes the number at place `at` out of one start, and the whole start when it was the only one.
    static void withoutNumber(Section& crops, std::size_t index, std::size_t at)
    {
        const Schema& element = *schema().find("start")->element;
        auto starts = crops.sections(schema(), "start");
        auto numbers = starts[index].integers(element, "numbers");
        eraseAt(numbers, at);
        if (numbers.empty())
            eraseAt(starts, index);
        else
            starts[index].set(*element.find("numbers"), std::move(numbers));
        crops.set(*schema().find("start"), std::move(starts));
    }

    /// Each number has one start, each colour one vault.
    static void judgeStartsAndVaults(const Section& section, Findings& found)
    {
        const Schema& start = *schema().find("start")->element;
        const Schema& colours = *schema().find("vault_colours")->element;
        std::set<std::int64_t> numbers;
        std::set<std::string> named;
        const auto& starts = section.sections(schema(), "start");
        for (std::size_t i = 0; section.has("start") && i < starts.size(); ++i) {
            const auto here = starts[i].integers(start, "numbers");
            for (std::size_t k = 0; k < here.size(); ++k)
                if (!numbers.insert(here[k]).second)
                    found.error(
                        elementPath("crops.start", i) + ".numbers",
                        say(INSELWERK_TEXT("Scenario", "`%1` stands here twice. Take one away."), {here[k]}),
                        fixModule(
                            schema().key, say(INSELWERK_TEXT("Scenario", "Take the second `%1` away"), {here[k]}),
                            [i, k](Section& crops) { withoutNumber(crops, i, k); }));
        }
        const auto& vaults = section.sections(schema(), "vault_colours");
        for (std::size_t i = 0; section.has("vault_colours") && i < vaults.size(); ++i)
            if (const std::string& colour = vaults[i].choice(colours, "colour"); !named.insert(colour).second)
                found.error(
                    elementPath("crops.vault_colours", i) + ".colour",
                    say(INSELWERK_TEXT("Scenario", "`%1` stands here twice. Take one away."), {colour}),
                    fixModule(
                        schema().key, say(INSELWERK_TEXT("Scenario", "Take the second `%1` away"), {colour}),
                        [i](Section& crops) { eraseAt<Section>(crops, schema(), "vault_colours", i); }));
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
