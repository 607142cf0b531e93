#include "engine/rules/events/events_module.h"
#include "engine/scenario/checks/fixes.h"

#include <algorithm>
#include <set>

namespace inselwerk::events {
namespace {

const std::vector<Section>& tokensOf(const Scenario& s)
{
    static const std::vector<Section> none;
    const Section* section = s.findModule("events");
    return section ? section->sections(schema(), "tokens") : none;
}

std::string tokenPath(std::size_t i) { return elementPath("events.tokens", i); }

int countOf(const Section& token) { return static_cast<int>(token.integer(tokenSchema(), "count")); }

/// A fix that goes over all tokens.
Fix fixTokens(Message title, std::function<void(std::size_t index, Section& token)> edit)
{
    return fixModule(schema().key, std::move(title), [edit = std::move(edit)](Section& section) {
        const auto at = section.values.find("tokens");
        auto* tokens = at == section.values.end() ? nullptr : std::get_if<std::vector<Section>>(&at->second);
        for (std::size_t i = 0; tokens && i < tokens->size(); ++i) edit(i, (*tokens)[i]);
    });
}

Message renamed(const std::string& id) { return say(INSELWERK_TEXT("Scenario", "Call it “%1”"), {id}); }

/// Gives token `index` another id.
Fix withId(std::size_t index, const std::string& id)
{
    return fixTokens(renamed(id), [index, id](std::size_t i, Section& token) {
        if (i == index) token.set(*tokenSchema().find("id"), id);
    });
}

/// Gives all tokens of a category another one.
Fix withCategory(const std::string& category)
{
    const std::string other = freeId(category, {}, "category");
    return fixTokens(renamed(other), [category, other](std::size_t, Section& token) {
        if (token.choice(tokenSchema(), "category") == category) token.set(*tokenSchema().find("category"), other);
    });
}

/// Every token has an id of its own; `none` says in positions that no token lies somewhere.
class TokenIds final : public Check
{
    void run(const Scenario& s, Findings& found) const override
    {
        const auto& tokens = tokensOf(s);
        std::set<std::string> taken{"none"};
        for (const Section& token : tokens) taken.insert(token.choice(tokenSchema(), "id"));
        std::set<std::string> seen;
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            const std::string& id = tokens[i].choice(tokenSchema(), "id");
            const std::string& category = tokens[i].choice(tokenSchema(), "category");
            const Fix fix = withId(i, freeId(id, taken, "token"));
            judgeId(id, tokenPath(i) + ".id", found, fix);
            if (tokens[i].has("category")) judgeId(category, tokenPath(i) + ".category", found, withCategory(category));
            if (id == "none")
                found.error(
                    tokenPath(i) + ".id",
                    say(INSELWERK_TEXT("Scenario", "“none” stands for no token at all. Choose another id.")), fix);
            if (!seen.insert(id).second)
                found.error(
                    tokenPath(i) + ".id",
                    say(INSELWERK_TEXT("Scenario", "A second token has the id “%1”. Give each its own."), {id}), fix);
        }
    }
};

/// Enough tokens for all pieces and cards, and not more than there is room for.
class Supply final : public Check
{
    void run(const Scenario& s, Findings& found) const override
    {
        const Section* section = s.findModule("events");
        if (!section) return;
        int all = 0;
        for (const Section& token : tokensOf(s)) all += countOf(token);
        if (all > maxTokens)
            found.error(
                "events.tokens",
                say(INSELWERK_TEXT("Scenario", "There are %1 event tokens, but room for %2."), {all, maxTokens}));
        int players = 0;
        int needed = 0;
        bool room = true;
        for (const Board& board : s.boards) {
            const Section rules = rulesOn(s, board);
            const auto pieces = [&](std::string_view key) {
                return static_cast<int>(rules.integer(rulesSchema(), key));
            };
            int perSeat = 0;
            if (section->flag(schema(), "under_pieces")) {
                perSeat = std::max(0, pieces("settlements") - 2) + pieces("cities");
                if (room && (pieces("settlements") > maxUnder || pieces("cities") > maxUnder)) {
                    room = false;
                    found.error(
                        "events.under_pieces",
                        say(INSELWERK_TEXT(
                                "Scenario",
                                "Event tokens lie under at most %1 settlements and %1 cities of a player; the rules "
                                "set %2 and %3."),
                            {maxUnder, pieces("settlements"), pieces("cities")}));
                }
            }
            const int here = perSeat * board.maxPlayers + (section->flag(schema(), "on_cards") ? 2 : 0);
            if (here <= needed) continue;
            needed = here;
            players = board.maxPlayers;
        }
        if (all < needed)
            found.warning(
                section->has("tokens") ? "events.tokens" : "events",
                say(INSELWERK_TEXT(
                        "Scenario",
                        "%1 event tokens are needed for the pieces and cards of %2 players, but there are %3. Some "
                        "will lie under none."),
                    {needed, players, all}));
    }
};

/// Something must turn tokens over, and what does must be able to happen.
class Triggers final : public Check
{
    void run(const Scenario& s, Findings& found) const override
    {
        const Section* section = s.findModule("events");
        if (!section) return;
        const auto triggers = section->choices(schema(), "draw_on");
        const auto rolls = section->integers(schema(), "draw_on_rolls");
        // One that stands twice would draw two tokens.
        judgeTwice(triggers, "events.draw_on", found, takingOut<std::string>(schema(), "draw_on"));
        judgeTwice(rolls, "events.draw_on_rolls", found, takingOut<std::int64_t>(schema(), "draw_on_rolls"));
        const bool any = section->flag(schema(), "under_pieces") || section->flag(schema(), "on_cards") ||
                         !triggers.empty() || !rolls.empty();
        if (tokensOf(s).empty())
            found.warning(
                "events", say(INSELWERK_TEXT("Scenario", "The scenario uses events, but there are no tokens.")),
                removeModule(schema().key));
        else if (!any)
            found.warning(
                "events",
                say(INSELWERK_TEXT(
                    "Scenario",
                    "No token is ever turned over. Set `under_pieces`, `on_cards`, `draw_on` or "
                    "`draw_on_rolls`.")),
                fixModule(schema().key, say(INSELWERK_TEXT("Scenario", "Draw one on every 7")), [](Section& events) {
                    events.set(*schema().find("draw_on"), std::vector<std::string>{"seven"});
                }));
        const auto has = [&](std::string_view word) {
            return std::find(triggers.begin(), triggers.end(), word) != triggers.end();
        };
        const auto never = [&](std::string_view word) {
            found.warning(
                "events.draw_on",
                say(INSELWERK_TEXT("Scenario", "This can never happen in this scenario: `%1`."), {word}),
                fixModule(
                    schema().key, say(INSELWERK_TEXT("Scenario", "Take `%1` away"), {word}), [word](Section& events) {
                        auto words = events.choices(schema(), "draw_on");
                        std::erase(words, word);
                        events.set(*schema().find("draw_on"), std::move(words));
                    }));
        };
        const bool stacks =
            std::any_of(s.boards.begin(), s.boards.end(), [](const Board& b) { return !b.stacks.empty(); });
        if (has("stack-token") && !stacks) never("stack-token");
        const auto onNoBoard = [&](auto&& possible) {
            return std::none_of(
                s.boards.begin(), s.boards.end(), [&](const Board& b) { return possible(rulesOn(s, b)); });
        };
        if (has("knight") && onNoBoard([](const Section& rules) {
                const auto deck = rules.counts(rulesSchema(), "development_deck");
                return deck.contains("knight") && deck.at("knight") > 0;
            }))
            never("knight");
        if (has("city") && onNoBoard([](const Section& rules) { return rules.integer(rulesSchema(), "cities") > 0; }))
            never("city");
    }
};

/// Tokens that only draw again come to no end, where all do.
class Loops final : public Check
{
    void run(const Scenario& s, Findings& found) const override
    {
        const auto& tokens = tokensOf(s);
        if (tokens.empty()) return;
        const bool all = std::all_of(tokens.begin(), tokens.end(), [](const Section& token) {
            const auto& effects = token.sections(tokenSchema(), "effects");
            return std::any_of(effects.begin(), effects.end(), [](const Section& e) { return e.key == "draw-again"; });
        });
        if (all)
            found.error(
                "events.tokens", say(INSELWERK_TEXT(
                                     "Scenario",
                                     "Every token draws another one, so drawing never ends. Add a token that "
                                     "does not.")));
    }
};

}  // namespace

std::vector<const Check*> checks()
{
    static const TokenIds ids;
    static const Supply supply;
    static const Triggers triggers;
    static const Loops loops;
    return {&ids, &supply, &triggers, &loops};
}

}  // namespace inselwerk::events
