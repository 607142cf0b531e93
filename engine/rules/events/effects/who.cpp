#include "engine/rules/events/effects/effects.h"
#include "engine/scenario/checks/board_check.h"
#include "engine/scenario/format_keys.h"

#include <algorithm>

namespace inselwerk::events::effects {
namespace {

/// Seats whose points that all can see are the most, or the fewest.
u8 ranked(const View& v, bool most)
{
    int best = 0;
    u8 seats = 0;
    for (Seat s = 0; s < v.rules().seats; ++s) {
        const int points = most ? v.publicPoints(s) : -v.publicPoints(s);
        if (seats == 0 || points > best) {
            best = points;
            seats = 0;
        }
        if (points == best) seats |= only(s);
    }
    return seats;
}

bool anyBoardHas(const Scenario& s, Terrain terrain)
{
    for (std::size_t b = 0; b < s.boards.size(); ++b) {
        const BoardView view(s, b);
        for (const HexEntry& hex : view.board.hexes)
            if (view.mayBe(hex, terrain)) return true;
    }
    return false;
}

bool anyBoardHas(const Scenario& s, int number)
{
    return std::any_of(s.boards.begin(), s.boards.end(), [number](const Board& b) { return b.mayBear(number); });
}

}  // namespace

std::vector<const Effect*> all()
{
    std::vector<const Effect*> out = ofCards();
    for (const auto& more : {ofBoard(), ofTokens()}) out.insert(out.end(), more.begin(), more.end());
    return out;
}

Field whoField()
{
    return {
        .name = "who",
        .type = Field::Type::Choice,
        .fallback = std::string("self"),
        .choices = {"self", "chosen", "others", "all", "leader", "last", "beside"},
        .label = {"Who", "Wer"},
        .explanation =
            {"Whom it concerns: who turned it over, another player whom that one picks, the others, all, who has most "
             "or fewest points, or who lives beside the terrain or number.",
             "Wen es betrifft: wer es aufgedeckt hat, eine andere Person, die diese auswählt, die anderen, alle, wer "
             "die meisten oder wenigsten Punkte hat oder wer an der Landschaft oder an der Zahl wohnt."},
        .choiceLabels = {
            {"who turned it over", "wer es aufgedeckt hat"},
            {"another player of their choice", "jemand anders nach Wahl dieser Person"},
            {"the others", "die anderen"},
            {"everybody", "alle"},
            {"who has most points", "wer die meisten Punkte hat"},
            {"who has fewest points", "wer die wenigsten Punkte hat"},
            {"who lives beside it", "wer dort wohnt"}}};
}

Field terrainField(Text explanation)
{
    return {
        .name = "terrain",
        .type = Field::Type::Choice,
        .fallback = std::string(),
        .choices = {terrainNames().begin() + 1, terrainNames().end()},
        .label = {"Terrain", "Landschaft"},
        .explanation = std::move(explanation)};
}

Field numberField(Text explanation)
{
    return {
        .name = "number",
        .low = 2,
        .high = 12,
        .fallback = std::int64_t{0},
        .label = {"Number", "Zahl"},
        .explanation = std::move(explanation)};
}

std::vector<HexId> hexesOf(const View& v, const Section& args, const Schema& schema)
{
    const auto terrain = terrainFrom(args.choice(schema, "terrain"));
    const std::int64_t number = args.integer(schema, "number");
    std::vector<HexId> out;
    for (int h = 0; h < v.topology().hexCount(); ++h) {
        const auto at = static_cast<std::size_t>(h);
        const bool fits = (!terrain || v.deal().terrain[at] == *terrain) && (!number || v.pub().number[at] == number);
        if (fits && (terrain || number)) out.push_back(static_cast<HexId>(h));
    }
    return out;
}

void AimedEffect::check(const Section& args, const Scenario& s, const std::string& path, Findings& found) const
{
    checkPlaces(args, schema(), s, path, found);
}

std::optional<u8> AimedEffect::choice(const View& v, const Section& args, Seat revealer) const
{
    if (args.choice(schema(), "who") != "chosen") return std::nullopt;
    u8 seats = 0;
    for (Seat s = 0; s < v.rules().seats; ++s)
        if (s != revealer && touches(v, args, s)) seats |= only(s);
    return seats;
}

u8 seatsOf(const View& v, const Section& args, const Schema& schema, Seat seat)
{
    const std::string& who = args.choice(schema, "who");
    if (who == "all") return v.rules().allSeats();
    if (who == "others") return static_cast<u8>(v.rules().allSeats() & ~only(seat));
    if (who == "leader") return ranked(v, true);
    if (who == "last") return ranked(v, false);
    if (who == "self" || who == "chosen") return only(seat);
    u8 seats = 0;
    for (const HexId hex : hexesOf(v, args, schema))
        for (Seat s = 0; s < v.rules().seats; ++s)
            if (v.livesAt(s, hex)) seats |= only(s);
    return seats;
}

Argument whoWord(const Section& args, const Schema& schema)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 6> words{
        {{"self", "who turned it over"},
         {"chosen", "another player, picked by who turned it over"},
         {"others", "the others"},
         {"all", "everybody"},
         {"leader", "who has most points"},
         {"last", "who has fewest points"}}};
    const std::string& who = args.choice(schema, "who");
    for (const auto& [name, word] : words)
        if (who == name) return Argument::word(word);
    const std::string& terrain = args.choice(schema, "terrain");
    return Argument::word(
        "who lives beside " + (terrain.empty() ? "a " + std::to_string(args.integer(schema, "number")) : terrain));
}

void checkPlaces(const Section& args, const Schema& schema, const Scenario& s, const std::string& path, Findings& found)
{
    const std::string& terrain = schema.find("terrain") ? args.choice(schema, "terrain") : std::string{};
    const auto number = static_cast<int>(schema.find("number") ? args.integer(schema, "number") : 0);
    if (const auto t = terrainFrom(terrain); t && !anyBoardHas(s, *t))
        found.warning(path + ".terrain", say(INSELWERK_TEXT("Scenario", "No board has the terrain `%1`."), {terrain}));
    if (number == 7)
        found.error(
            path + ".number", say(INSELWERK_TEXT("Scenario", "There is no number token 7. Use 2 to 6 or 8 to 12.")));
    else if (number && !anyBoardHas(s, number))
        found.warning(path + ".number", say(INSELWERK_TEXT("Scenario", "No board has the number %1."), {number}));
    if (!terrain.empty() && number)
        found.error(path, say(INSELWERK_TEXT("Scenario", "Name either a `terrain` or a `number` here.")));
    if (!schema.find("who")) return;
    const bool beside = args.choice(schema, "who") == "beside";
    if (beside && terrain.empty() && number == 0)
        found.error(
            path,
            sayBoth(
                INSELWERK_TEXT("Scenario", "“who: beside” needs a `terrain` or a `number` to live beside."),
                INSELWERK_TEXT("Scenario", "`beside` under `who` needs a `terrain` or a `number` to live beside.")));
    if (!beside && (!terrain.empty() || number))
        found.error(
            path + (number ? ".number" : ".terrain"),
            sayBoth(
                INSELWERK_TEXT(
                    "Scenario", "A `terrain` or a `number` needs `who: beside`; else it means nothing here."),
                INSELWERK_TEXT(
                    "Scenario", "A `terrain` or a `number` needs `beside` under `who`; else it means nothing here.")));
}

}  // namespace inselwerk::events::effects
