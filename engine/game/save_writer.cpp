#include "engine/game/action_text.h"
#include "engine/game/files.h"
#include "engine/game/names.h"
#include "engine/game/position.h"
#include "engine/game/save.h"
#include "engine/scenario/writer.h"
#include "engine/scenario/yaml_write.h"

namespace inselwerk {
namespace {

std::string dealText(const Ruleset& rules, const Deal& deal)
{
    const Topology& t = rules.topology;
    std::vector<std::string> keys;
    std::vector<std::pair<std::string_view, std::string>> hexes, harbours;
    keys.reserve(static_cast<std::size_t>(t.hexCount()) + rules.harbours.size());
    for (int h = 0; h < t.hexCount(); ++h) {
        const auto at = static_cast<std::size_t>(h);
        keys.push_back(names::hex(t, h));
        hexes.emplace_back(
            keys.back(),
            yaml::flowMapping(
                {{"terrain", std::string{nameOf(deal.terrain[at])}}, {"number", std::to_string(deal.number[at])}}));
    }
    for (std::size_t i = 0; i < rules.harbours.size(); ++i) {
        keys.push_back(names::edge(t, rules.harbours[i].edge));
        harbours.emplace_back(keys.back(), yaml::quoted(nameOf(deal.harbour[i])));
    }
    return yaml::flowMapping(
        {{"hexes", yaml::flowMapping(hexes)},
         {"harbours", yaml::flowMapping(harbours)},
         {"robber", names::hex(t, deal.robber)}});
}

std::string seatLine(const SeatSetup& seat)
{
    return "- " +
           yaml::flowMapping(
               {{"colour", std::string{nameOf(seat.colour)}},
                {"name", yaml::quoted(seat.name)},
                {"player", yaml::quoted(seat.player)}}) +
           '\n';
}

}  // namespace

std::string_view programVersion() { return INSELWERK_VERSION; }

std::string writeSaveHead(const Game& game)
{
    const GameSetup& setup = game.setup();
    std::string scenario = writeScenario(*setup.scenario, game.moduleDescriptions());
    while (!scenario.empty() && scenario.back() == '\n') scenario.pop_back();

    std::string out = "# A saved game of Inselwerk: the scenario, the deal, and every action with its outcomes.\n";
    const auto key = [&out](std::string_view name, std::string_view value) {
        out.append(name).append(": ").append(value).append("\n");
    };
    key("inselwerk_save", std::to_string(saveFormat));
    key("program", yaml::quoted(programVersion()));
    key("rules", std::to_string(rulesVersion));
    key("board", yaml::plain(setup.board));
    out += "seats:\n";
    for (const SeatSetup& seat : setup.seats) out += seatLine(seat);
    key("seed", yaml::quoted(std::to_string(setup.seed)));
    key("scenario", yaml::textValue(scenario, 0));
    key("deal", dealText(game.rules(), game.deal()));
    if (game.startedFromPosition()) key("position", writePosition({game.rules(), game.deal(), game.firstState()}));
    return out + "actions:\n";
}

std::string writeSaveLine(const View& v, const Step& step)
{
    std::string out = "- {do: " + writeAction(v, step.action);
    if (!step.outcomes.empty()) out += ", chance: " + writeOutcomes(v.rules(), step.outcomes);
    return out + "}\n";
}

std::string writeSaveCheck(const View& v)
{
    const std::string position = writePosition(v);
    std::string out = "- {check: " + yaml::quoted(digestText(digestOf(position)));
    if (isRestorable(v)) out += ", position: " + position;
    return out + "}\n";
}

std::string writeSave(const Game& game)
{
    std::string out = writeSaveHead(game);
    State state = game.firstState();
    const View v(game.rules(), game.deal(), state);
    std::size_t done = 0;
    for (const Step& step : game.steps()) {
        out += writeSaveLine(v, step);
        Chance chance;
        chance.given = step.outcomes;
        applyLegal(game.rules(), game.deal(), state, step.action, nullptr, &chance);
        if (++done % checkEvery == 0 && done < game.steps().size()) out += writeSaveCheck(v);
    }
    if (done > 0) out += writeSaveCheck(v);
    return out;
}

std::optional<Message> writeSaveFile(const Game& game, const std::filesystem::path& path)
{
    return files::replace(path, writeSave(game));
}

}  // namespace inselwerk
