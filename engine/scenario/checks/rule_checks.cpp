#include "engine/scenario/checks/board_check.h"

#include <numeric>

/// Checks of the `rules` section: numbers that are legal one by one but not together.
namespace inselwerk {
namespace {

std::int64_t figure(const Scenario& s, std::string_view name) { return s.rules.integer(rulesSchema(), name); }

class DevelopmentDeck final : public Check
{
    void run(const Scenario& s, Findings& found) const override
    {
        constexpr std::int64_t most = 60;
        std::int64_t total = 0;
        for (const auto& [card, n] : s.rules.counts(rulesSchema(), "development_deck")) total += n;
        if (total > most)
            found.error(
                "rules.development_deck",
                say(INSELWERK_TEXT("Scenario", "The development deck has %1 cards; at most %2 are allowed."),
                    {total, most}));
    }
};

class StartNeedsCity final : public Check
{
    void run(const Scenario& s, Findings& found) const override
    {
        if (s.rules.choice(rulesSchema(), "start") == "settlement-and-city" && figure(s, "cities") == 0)
            found.error(
                "rules.cities",
                say(INSELWERK_TEXT(
                    "Scenario", "The start `settlement-and-city` needs at least one city for each player.")));
    }
};

class PointsInReach final : public Check
{
    void run(const Scenario& s, Findings& found) const override
    {
        const auto deck = s.rules.counts(rulesSchema(), "development_deck");
        const auto cards = deck.find("victory_point");
        const std::int64_t most = figure(s, "settlements") * figure(s, "settlement_points") +
                                  figure(s, "cities") * figure(s, "city_points") + figure(s, "longest_road_points") +
                                  figure(s, "largest_army_points") + (cards == deck.end() ? 0 : cards->second);
        if (const std::int64_t goal = figure(s, "victory_points"); goal > most)
            found.warning(
                "rules.victory_points", say(INSELWERK_TEXT(
                                                "Scenario",
                                                "Nobody can reach %1 points: all pieces, awards and cards together "
                                                "give %2."),
                                            {goal, most}));
    }
};

/// A cost that the bank's cards can never cover.
class CostsInReach final : public Check
{
    void run(const Scenario& s, Findings& found) const override
    {
        for (const std::string_view name : {"road_cost", "settlement_cost", "city_cost", "card_cost"})
            for (const auto& [resource, n] : s.rules.counts(rulesSchema(), name))
                if (n > figure(s, "supply"))
                    found.warning(
                        memberPath("rules", name), say(INSELWERK_TEXT(
                                                           "Scenario",
                                                           "This can never be paid: it costs %1 cards of one "
                                                           "kind, and the bank has %2."),
                                                       {n, figure(s, "supply")}));
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
