#include "editor/model/chances.h"

#include "editor/model/event_tokens.h"
#include "engine/rules/registry.h"

#include <algorithm>
#include <cmath>

namespace inselwerk::chances {
namespace {

/// Ways in 36 to roll a number.
int ways(std::int64_t roll) { return roll < 2 || roll > 12 ? 0 : 6 - static_cast<int>(std::abs(7 - roll)); }

/// What happens in a usual game, all players together.
struct Course
{
    double turns = 0;
    double settlements = 0;
    double cities = 0;
    double knights = 0;
    double stackTokens = 0;
};

/// Tokens that leave the number stacks of a board: one a roll of the top number, as long as the stack lasts.
double leaving(const Board& board, double turns)
{
    double all = 0;
    for (const HexEntry& hex : board.hexes) {
        const NumberStack* stack = hex.stack.empty() ? nullptr : board.findStack(hex.stack);
        if (!stack) continue;
        const bool lasts = stack->whenEmpty == WhenEmpty::Again || stack->afterRoll == AfterRoll::ToBottom;
        double left = turns;
        for (std::size_t i = 0; !stack->tokens.empty() && left > 0; ++i) {
            if (i >= stack->tokens.size() && !lasts) break;
            const int n = ways(stack->tokens[i % stack->tokens.size()]);
            if (n == 0) break;
            const double wait = 36. / n;
            all += std::min(1., left / wait);
            left -= wait;
        }
    }
    return all;
}

Course courseOf(const Scenario& scenario, const Board& board)
{
    const Section rules = rulesOn(scenario, board);
    const int players = board.maxPlayers;
    const auto pieces = [&](std::string_view name) { return static_cast<int>(rules.integer(rulesSchema(), name)); };
    const auto deck = rules.counts(rulesSchema(), "development_deck");
    const auto knights = deck.find("knight");
    Course course;
    course.turns = turnsOfEach * players;
    course.settlements = std::clamp(pieces("settlements") - 2, 0, settlementsOfEach) * players;
    course.cities = std::min(pieces("cities"), citiesOfEach) * players;
    course.knights =
        std::min<double>(knights == deck.end() ? 0 : static_cast<double>(knights->second), knightsOfEach * players);
    course.stackTokens = leaving(board, course.turns);
    return course;
}

double revealedIn(const Course& course, const Section& events)
{
    const auto holds = [&](std::string_view name) {
        const auto at = events.values.find(name);
        return at != events.values.end() && at->second == FieldValue{true};
    };
    double all = 0;
    if (holds("under_pieces")) all += course.settlements + course.cities;
    if (holds("on_cards")) all += 2 * awardMoves;
    if (const auto at = events.values.find("draw_on"); at != events.values.end())
        for (const std::string& trigger : std::get<std::vector<std::string>>(at->second)) {
            if (trigger == "seven") all += course.turns / 6;
            if (trigger == "turn-start") all += course.turns;
            if (trigger == "knight") all += course.knights;
            if (trigger == "stack-token") all += course.stackTokens;
            if (trigger == "city") all += course.cities;
        }
    if (const auto at = events.values.find("draw_on_rolls"); at != events.values.end())
        for (const std::int64_t roll : std::get<std::vector<std::int64_t>>(at->second))
            all += course.turns * ways(roll) / 36;
    return all;
}

/// Tokens that a token draws, on average.
double drawnByToken(const Scenario& scenario, int tokens)
{
    double drawn = 0;
    for (const Section& token : event_tokens::of(scenario))
        for (const Section& effect : event_tokens::effectsOf(token))
            if (effect.key == "draw-again") {
                const auto at = effect.values.find("tokens");
                const double more =
                    at == effect.values.end() ? 1 : static_cast<double>(std::get<std::int64_t>(at->second));
                drawn += event_tokens::countOf(token) * more;
            }
    return tokens == 0 ? 0 : std::min(drawn / tokens, .9);
}

}  // namespace

double Estimate::seen(int count) const
{
    if (count <= 0 || tokens <= 0) return 0;
    if (revealed >= tokens) return 1;
    // None of them among those turned over: one factor a token of the kind.
    double missed = 1;
    for (int i = 0; i < count && i < tokens; ++i) missed *= std::max(0., tokens - revealed - i) / (tokens - i);
    return 1 - missed;
}

Estimate estimate(const Scenario& scenario, const Board& board)
{
    Estimate e;
    e.players = board.maxPlayers;
    e.turns = turnsOfEach * board.maxPlayers;
    for (const Section& token : event_tokens::of(scenario)) e.tokens += event_tokens::countOf(token);
    if (const Section* events = scenario.findModule("events"))
        e.revealed = revealedIn(courseOf(scenario, board), *events) / (1 - drawnByToken(scenario, e.tokens));
    return e;
}

}  // namespace inselwerk::chances
