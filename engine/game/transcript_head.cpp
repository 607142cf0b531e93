#include "engine/game/transcript_head.h"

#include "engine/game/names.h"
#include "engine/game/position.h"
#include "engine/scenario/format_keys.h"
#include "engine/scenario/yaml_write.h"

#include <algorithm>

namespace inselwerk::transcript {
namespace {

using names::problem;

/// A node as YAML text on one line, to be read again.
std::string flowText(const YamlNode& node)
{
    const auto isPlain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    };
    switch (node.kind) {
        case YamlNode::Kind::Null: return "~";
        case YamlNode::Kind::Scalar:
            return !node.quoted && std::all_of(node.text.begin(), node.text.end(), isPlain) ? node.text
                                                                                            : yaml::quoted(node.text);
        case YamlNode::Kind::List: {
            std::vector<std::string> items;
            for (const YamlNode& item : node.items) items.push_back(flowText(item));
            return yaml::flowList(items);
        }
        case YamlNode::Kind::Mapping: {
            std::vector<std::pair<std::string_view, std::string>> members;
            for (const YamlNode& item : node.items) members.emplace_back(item.key, flowText(item));
            return yaml::flowMapping(members);
        }
    }
    return {};
}

/// The file of an included scenario: named by its id, or else the one that has this id.
std::optional<std::filesystem::path> findIncluded(
    const Places& places, const std::string& id, const ModuleDescriptions& modules)
{
    std::error_code error;
    if (auto file = places.included / (id + ".yaml"); std::filesystem::is_regular_file(file, error)) return file;
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(places.included, error))
        if (entry.path().extension() == ".yaml") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    for (const auto& file : files)
        if (readScenarioFile(file, modules).scenario.id == id) return file;
    return std::nullopt;
}

std::filesystem::path findScenario(const Places& places, const std::string& name, const ModuleDescriptions& modules)
{
    const bool isPath = name.ends_with(".yaml") || name.ends_with(".yml") || name.find('/') != std::string::npos;
    if (!isPath)
        if (const auto found = findIncluded(places, name, modules)) return *found;
    return places.file.parent_path() / name;
}

/// Founds everybody's settlements and roads anywhere, by the seed.
void setUpAutomatically(Game& game)
{
    Random random = Random::seeded(game.setup().seed);
    Actions legal;
    while (game.state().pub.phase == Phase::Setup) {
        game.legalActions(legal);
        if (legal.empty()) return;
        game.apply(legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))]);
    }
}

}  // namespace

Head::Head(const YamlCursor& root, Places places, const ModuleTypes& types)
    : m_root(root), m_places(std::move(places)), m_types(types)
{
    const YamlNode* position = root.node().find("position");
    for (const YamlNode* place : {&root.node(), position})
        if (const YamlNode* at = place ? place->find("impossible") : nullptr)
            m_impossible |= root.member(*at).flag().value_or(false);
    m_scenario = readScenario();
}

std::shared_ptr<const Scenario> Head::readScenario() const
{
    const YamlNode* at = m_root.node().find("scenario");
    if (!at) {
        m_root.error(problem("The key “scenario” is missing."));
        return nullptr;
    }
    const YamlCursor c = m_root.member(*at);
    const ModuleDescriptions modules = descriptionsOf(m_types);
    Reading reading;
    std::string where = "scenario";
    if (at->isMapping()) {
        reading = inselwerk::readScenario(flowText(*at), modules);
    } else {
        const auto name = c.id();
        if (!name) return nullptr;
        const std::filesystem::path file = findScenario(m_places, *name, modules);
        where = file.string();
        reading = readScenarioFile(file, modules);
    }
    if (reading.playable()) return std::make_shared<const Scenario>(std::move(reading.scenario));
    for (const Problem& p : reading.problems)
        if (p.severity == Severity::Error) c.error(problem("The scenario cannot be played: %1", {describe(p, where)}));
    return nullptr;
}

std::optional<GameSetup> Head::readSetup() const
{
    GameSetup setup;
    setup.scenario = m_scenario;
    setup.seed = 1;
    if (const YamlNode* at = m_root.node().find("seed")) {
        const auto seed = m_root.member(*at).integer(0, static_cast<std::int64_t>(seedLimit) - 1);
        if (!seed) return std::nullopt;
        setup.seed = static_cast<u64>(*seed);
    }
    if (const YamlNode* at = m_root.node().find("board")) setup.board = at->text;
    std::vector<Colour> colours;
    if (const YamlNode* at = m_root.node().find("players")) {
        const YamlCursor c = m_root.member(*at);
        if (!c.isList()) return std::nullopt;
        for (std::size_t i = 0; i < at->items.size(); ++i) {
            const auto word = c.item(i).word(colourNames());
            if (!word) return std::nullopt;
            colours.push_back(*colourFrom(*word));
        }
    } else {
        const int players = defaultPlayers(*m_scenario);
        const Board* board =
            setup.board.empty() ? defaultBoard(*m_scenario, players) : m_scenario->findBoard(setup.board);
        if (board) colours = Seating::usual(*board, std::clamp(players, board->minPlayers, board->maxPlayers)).colours;
    }
    for (const Colour c : colours) setup.seats.push_back({std::string{nameOf(c)}, c, "human"});
    return setup;
}

std::unique_ptr<Game> Head::begin() const
{
    const auto setup = m_scenario ? readSetup() : std::nullopt;
    if (!setup) return nullptr;
    Message why;
    auto game = Game::begin(*setup, m_types, &why);
    if (!game) m_root.error(std::move(why));
    return game && takePosition(*game) ? std::move(game) : nullptr;
}

bool Head::takePosition(Game& game) const
{
    const YamlNode* at = m_root.node().find("position");
    const YamlNode* phase = at ? at->find("phase") : nullptr;
    const bool inSetup = phase && phase->text == "setup" && game.state().pub.phase == Phase::Setup;
    if (!inSetup) setUpAutomatically(game);
    if (!at) return true;
    const auto position =
        readPosition(m_root.member(*at), game.view(), m_impossible ? Possible::NotRequired : Possible::Required);
    if (position) game.startFrom(position->deal, position->state);
    return position.has_value();
}

}  // namespace inselwerk::transcript
