#include "engine/board/types.h"
#include "engine/scenario/schema.h"

/// The parameters of the base game, in the order in which files give them.
namespace inselwerk {
namespace {

using Counts = std::map<std::string, std::int64_t>;

std::vector<std::string_view> resourceNames()
{
    std::vector<std::string_view> names;
    for (const Resource r : allResources) names.push_back(nameOf(r));
    return names;
}

std::vector<std::string_view> cardNames()
{
    std::vector<std::string_view> names;
    for (int i = 0; i < cardCount; ++i) names.push_back(nameOf(static_cast<Card>(i)));
    return names;
}

Field number(
    std::string_view name, std::int64_t low, std::int64_t high, std::int64_t fallback, Text label, Text explanation)
{
    Field f{name, Field::Type::Integer, low, high, fallback};
    f.label = std::move(label);
    f.explanation = std::move(explanation);
    return f;
}

Field flag(std::string_view name, bool fallback, Text label, Text explanation)
{
    Field f{name, Field::Type::Flag, 0, 0, fallback};
    f.label = std::move(label);
    f.explanation = std::move(explanation);
    return f;
}

struct Word
{
    std::string_view name;
    Text label;
};

Field choice(std::string_view name, const std::vector<Word>& words, Text label, Text explanation)
{
    Field f{name, Field::Type::Choice, 0, 0, std::string{words.front().name}};
    for (const Word& word : words) {
        f.choices.push_back(word.name);
        f.choiceLabels.push_back(word.label);
    }
    f.label = std::move(label);
    f.explanation = std::move(explanation);
    return f;
}

Field counts(
    std::string_view name, std::vector<std::string_view> choices, std::int64_t high, Counts fallback, Text label,
    Text explanation)
{
    Field f{name, Field::Type::Counts, 0, high, std::move(fallback)};
    f.choices = std::move(choices);
    f.label = std::move(label);
    f.explanation = std::move(explanation);
    return f;
}

std::vector<Field> goals()
{
    return {
        number(
            "victory_points", 3, 30, 10, {"Victory points to win", "Siegpunkte zum Sieg"},
            {"Points that win the game, on one's own turn.", "Siegpunkte, die im eigenen Zug das Spiel gewinnen."}),
        number(
            "settlement_points", 0, 10, 1, {"Points for a settlement", "Punkte für eine Siedlung"},
            {"Points for a settlement.", "Siegpunkte für eine Siedlung."}),
        number(
            "city_points", 0, 10, 2, {"Points for a city", "Punkte für eine Stadt"},
            {"Points for a city.", "Siegpunkte für eine Stadt."}),
        number(
            "longest_road_minimum", 2, 40, 5, {"Longest Road from", "Längste Handelsstraße ab"},
            {"Roads in a row that the Longest Road needs at least.",
             "So viele Straßen am Stück braucht die Längste Handelsstraße mindestens."}),
        number(
            "longest_road_points", 0, 10, 2, {"Longest Road: points", "Längste Handelsstraße: Punkte"},
            {"Points for the Longest Road.", "Siegpunkte für die Längste Handelsstraße."}),
        number(
            "largest_army_minimum", 1, 40, 3, {"Largest Army from", "Größte Rittermacht ab"},
            {"Knights that the Largest Army needs at least.",
             "So viele Ritter braucht die Größte Rittermacht mindestens."}),
        number(
            "largest_army_points", 0, 10, 2, {"Largest Army: points", "Größte Rittermacht: Punkte"},
            {"Points for the Largest Army.", "Siegpunkte für die Größte Rittermacht."}),
        number(
            "turn_limit", 10, 100000, 5000, {"Most turns", "Höchstens so viele Züge"},
            {"Turns after which the game ends without a winner.", "Züge, nach denen das Spiel ohne Sieger endet."}),
    };
}

Field developmentDeck()
{
    Field f = counts(
        "development_deck", cardNames(), 60,
        {{"knight", 14}, {"road_building", 2}, {"year_of_plenty", 2}, {"monopoly", 2}, {"victory_point", 5}},
        {"Development cards", "Entwicklungskarten"},
        {"Development cards of each kind; kinds not named are not in the game.",
         "Entwicklungskarten jeder Art; nicht genannte Arten sind nicht im Spiel."});
    f.choiceLabels = {
        {"knight", "Ritter"},
        {"Road Building", "Straßenbau"},
        {"Year of Plenty", "Erfindung"},
        {"Monopoly", "Monopol"},
        {"victory point", "Siegpunkt"}};
    return f;
}

std::vector<Field> supplies()
{
    return {
        choice(
            "start",
            {{"two-settlements", {"two settlements", "zwei Siedlungen"}},
             {"settlement-and-city", {"a settlement and a city", "eine Siedlung und eine Stadt"}}},
            {"Start", "Start"},
            {"What each player founds in the set-up phase.", "Was jeder in der Gründungsphase setzt."}),
        number(
            "supply", 1, 200, 19, {"Cards of each resource", "Karten von jedem Rohstoff"},
            {"Cards of each resource in the supply.", "Karten von jedem Rohstoff im Vorrat."}),
        number(
            "roads", 2, 40, 15, {"Roads", "Straßen"},
            {"Road pieces of each player.", "Straßen, die jeder Spieler hat."}),
        number(
            "settlements", 2, 20, 5, {"Settlements", "Siedlungen"},
            {"Settlement pieces of each player.", "Siedlungen, die jeder Spieler hat."}),
        number(
            "cities", 0, 20, 4, {"Cities", "Städte"},
            {"City pieces of each player.", "Städte, die jeder Spieler hat."}),
        developmentDeck(),
    };
}

std::vector<Field> prices()
{
    return {
        counts(
            "road_cost", resourceNames(), 10, {{"lumber", 1}, {"brick", 1}}, {"Cost of a road", "Kosten einer Straße"},
            {"Resources for a road.", "Rohstoffe für eine Straße."}),
        counts(
            "settlement_cost", resourceNames(), 10, {{"lumber", 1}, {"brick", 1}, {"wool", 1}, {"grain", 1}},
            {"Cost of a settlement", "Kosten einer Siedlung"},
            {"Resources for a settlement.", "Rohstoffe für eine Siedlung."}),
        counts(
            "city_cost", resourceNames(), 10, {{"grain", 2}, {"ore", 3}}, {"Cost of a city", "Kosten einer Stadt"},
            {"Resources for turning a settlement into a city.", "Rohstoffe für den Ausbau zur Stadt."}),
        counts(
            "card_cost", resourceNames(), 10, {{"wool", 1}, {"grain", 1}, {"ore", 1}},
            {"Cost of a development card", "Kosten einer Entwicklungskarte"},
            {"Resources for a development card.", "Rohstoffe für eine Entwicklungskarte."}),
        number(
            "bank_rate", 2, 10, 4, {"Rate of the bank", "Kurs der Bank"},
            {"Cards of one kind that the bank takes for one of another.",
             "So viele gleiche Karten nimmt die Bank für eine andere."}),
    };
}

std::vector<Field> customs()
{
    return {
        number(
            "discard_limit", 0, 100, 7, {"Hand limit on a 7", "Handkartengrenze bei einer 7"},
            {"With more cards than this in hand one discards half when a 7 is rolled.",
             "Wer mehr Handkarten hat, legt bei einer 7 die Hälfte ab."}),
        flag(
            "friendly_robber", false, {"Friendly robber", "Freundlicher Räuber"},
            {"The robber may not be moved next to players who have no more than two points.",
             "Der Räuber darf nicht zu Spielern versetzt werden, die höchstens zwei Siegpunkte haben."}),
        choice(
            "between_turns",
            {{"paired-players", {"paired players", "gepaarte Züge"}},
             {"special-building", {"special building phase", "Außerordentliche Bauphase"}},
             {"nothing", {"nothing", "nichts"}}},
            {"Between turns (five, six players)", "Zwischen den Zügen (zu fünft, sechst)"},
            {"What five or six players do between turns: paired players, the third player to the left has an action phase "
             "without trade between players; special building phase, all others may build and buy.",
             "Was zu fünft oder sechst zwischen den Zügen geschieht: Bei gepaarten Zügen hat die dritte Person zur "
             "Linken eine Aktionsphase ohne Binnenhandel, in der außerordentlichen Bauphase dürfen alle anderen bauen "
             "und kaufen."}),
        number(
            "offers_per_turn", 0, 100, 10, {"Trade offers in a turn", "Handelsangebote im Zug"},
            {"Trade offers that a person may make in a turn.", "Handelsangebote, die ein Mensch im Zug machen darf."}),
        number(
            "bot_offers_per_turn", 0, 100, 3, {"Trade offers of a bot", "Handelsangebote eines Bots"},
            {"Trade offers that a bot may make in a turn.", "Handelsangebote, die ein Bot im Zug machen darf."}),
    };
}

Schema makeRulesSchema()
{
    Schema schema{"rules", {"Rules", "Regeln"}, {}};
    for (auto&& part : {goals(), supplies(), prices(), customs()})
        schema.fields.insert(schema.fields.end(), part.begin(), part.end());
    return schema;
}

}  // namespace

const Schema& rulesSchema()
{
    static const Schema schema = makeRulesSchema();
    return schema;
}

}  // namespace inselwerk
