#include "engine/scenario/checks/fixes.h"

#include <numeric>

/// Checks of the `rules` section: numbers that are legal one by one but not together.
namespace inselwerk {
namespace {

std::int64_t figure(const Section& rules, std::string_view name) { return rules.integer(rulesSchema(), name); }

/// Whose rules are judged: those of the scenario (no board), or those of a board with what it changes.
struct RuleOwner
{
    std::optional<std::size_t> board;

    std::string path(std::string_view name) const
    {
        return memberPath(board ? memberPath(elementPath("boards", *board), "rules") : "rules", name);
    }
    /// Gives a rule another number, or its usual value; none where its range ends before that.
    Fix fix(Message title, std::string_view name, std::optional<std::int64_t> number = {}) const
    {
        const Field& field = *rulesSchema().find(name);
        if (number && (*number < field.low || *number > field.high)) return {};
        return {std::move(title), [board = board, &field, number](Scenario& s) {
                    FieldValue value = number ? FieldValue{*number} : field.fallback;
                    if (!board)
                        s.rules.set(field, std::move(value));
                    else if (*board < s.boards.size())
                        s.boards[*board].rules.change(field, std::move(value));
                }};
    }
};

/// Judges the rules of the scenario and, where these are in order, those of each board that changes them.
class RuleCheck : public Check
{
    void run(const Scenario& s, Findings& found) const final
    {
        if (!concerns(s)) return;
        const std::size_t before = found.problems().size();
        judge(s.rules, {}, found);
        if (found.problems().size() > before) return;
        for (std::size_t b = 0; b < s.boards.size(); ++b)
            if (!s.boards[b].rules.values.empty()) judge(rulesOn(s, s.boards[b]), {b}, found);
    }

    virtual bool concerns(const Scenario&) const { return true; }
    virtual void judge(const Section& rules, const RuleOwner&, Findings&) const = 0;
};

class DevelopmentDeck final : public RuleCheck
{
    void judge(const Section& rules, const RuleOwner& owner, Findings& found) const override
    {
        constexpr std::int64_t most = 60;
        std::int64_t total = 0;
        for (const auto& [card, n] : rules.counts(rulesSchema(), "development_deck")) total += n;
        if (total > most)
            found.error(
                owner.path("development_deck"),
                say(INSELWERK_TEXT("Scenario", "The development deck has %1 cards; at most %2 are allowed."),
                    {total, most}),
                owner.fix(say(INSELWERK_TEXT("Scenario", "Use the usual cards")), "development_deck"));
    }
};

class StartNeedsCity final : public RuleCheck
{
    void judge(const Section& rules, const RuleOwner& owner, Findings& found) const override
    {
        if (rules.choice(rulesSchema(), "start") == "settlement-and-city" && figure(rules, "cities") == 0)
            found.error(
                owner.path("cities"),
                say(INSELWERK_TEXT(
                    "Scenario", "The start `settlement-and-city` needs at least one city for each player.")),
                owner.fix(say(INSELWERK_TEXT("Scenario", "Give every player a city")), "cities", 1));
    }
};

/// Modules may give points of their own, so only the base game is judged.
class PointsInReach final : public RuleCheck
{
    bool concerns(const Scenario& s) const override { return s.modules.empty(); }
    void judge(const Section& rules, const RuleOwner& owner, Findings& found) const override
    {
        const auto deck = rules.counts(rulesSchema(), "development_deck");
        const auto cards = deck.find("victory_point");
        const std::int64_t most = figure(rules, "settlements") * figure(rules, "settlement_points") +
                                  figure(rules, "cities") * figure(rules, "city_points") +
                                  figure(rules, "longest_road_points") + figure(rules, "largest_army_points") +
                                  (cards == deck.end() ? 0 : cards->second);
        if (const std::int64_t goal = figure(rules, "victory_points"); goal > most)
            found.warning(
                owner.path("victory_points"),
                say(INSELWERK_TEXT(
                        "Scenario",
                        "Nobody can reach %1 points: all pieces, awards and cards together "
                        "give %2."),
                    {goal, most}),
                owner.fix(say(INSELWERK_TEXT("Scenario", "Make it %1 points"), {most}), "victory_points", most));
    }
};

/// A cost that the bank's cards can never cover.
class CostsInReach final : public RuleCheck
{
    void judge(const Section& rules, const RuleOwner& owner, Findings& found) const override
    {
        for (const std::string_view name : {"road_cost", "settlement_cost", "city_cost", "card_cost"})
            for (const auto& [resource, n] : rules.counts(rulesSchema(), name))
                if (n > figure(rules, "supply"))
                    found.warning(
                        owner.path(name),
                        say(INSELWERK_TEXT(
                                "Scenario",
                                "This can never be paid: it costs %1 cards of one "
                                "kind, and the bank has %2."),
                            {n, figure(rules, "supply")}),
                        owner.fix(
                            say(INSELWERK_TEXT("Scenario", "Give the bank %1 cards of each kind"), {n}), "supply", n));
    }
};

}  // namespace

Checks ruleChecks()
{
    static const DevelopmentDeck deck;
    static const StartNeedsCity start;
    static const PointsInReach points;
    static const CostsInReach costs;
    return {&deck, &start, &points, &costs};
}

}  // namespace inselwerk
