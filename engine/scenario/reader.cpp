#include "engine/scenario/reader.h"

#include "engine/scenario/check.h"
#include "engine/scenario/format_keys.h"
#include "engine/scenario/say.h"

#include <algorithm>
#include <fstream>

namespace inselwerk {
namespace {

/// The comment block at the head of the file, with the empty lines in and below it.
std::string leadingComment(const YamlText& source)
{
    const std::string_view text = source.text();
    std::size_t end = 0;
    std::size_t comments = 0;
    while (end < text.size()) {
        const std::string_view line = source.restOfLine(end);
        if (!line.empty() && line.front() != '#') break;
        if (!line.empty()) ++comments;
        end = std::min(end + line.size() + 1, text.size());
    }
    return comments > 0 ? std::string{text.substr(0, end)} : std::string{};
}

/// Paths of the model and of the file differ behind a list element that could not be read and was left out.
struct Places
{
    SourceMap marks;                              ///< by path of the model
    std::map<std::string, std::string> inFile{};  ///< by path of the model where they differ

    std::string filePath(const std::string& path) const
    {
        for (std::size_t end = path.size(); end != std::string::npos && end > 0; end = path.find_last_of(".[", end - 1))
            if (const auto found = inFile.find(path.substr(0, end)); found != inFile.end())
                return found->second + path.substr(end);
        return path;
    }
};

void notePlaces(
    const YamlNode& node, const std::string& path, const std::string& filePath, const ReadState& state, Places& places)
{
    places.marks.add(path, node.place());
    if (path != filePath) places.inFile.emplace(path, filePath);
    const auto leftOut = state.leftOut.find(filePath);
    std::size_t index = 0;
    for (std::size_t i = 0; i < node.items.size(); ++i) {
        const YamlNode& item = node.items[i];
        if (node.isMapping())
            notePlaces(item, memberPath(path, item.key), memberPath(filePath, item.key), state, places);
        else if (leftOut == state.leftOut.end() || !leftOut->second.contains(i))
            notePlaces(item, elementPath(path, index++), elementPath(filePath, i), state, places);
    }
}

/// A file of another format is refused with one sentence; its other contents would only raise misleading ones.
bool checkFormat(const YamlCursor& root)
{
    const YamlNode* format = root.node().find("format");
    if (!format) {
        root.missing("format");
        return false;
    }
    const YamlCursor cursor = root.member(*format);
    const auto version = cursor.integer(0, 1'000'000);
    if (!version) return false;
    if (*version > currentFormat)
        cursor.error(
            say(INSELWERK_TEXT(
                    "Scenario",
                    "The scenario has format %1, but this program reads format %2. It was made for a newer version of "
                    "the program."),
                {*version, currentFormat}));
    else if (*version < currentFormat)
        cursor.error(
            say(INSELWERK_TEXT("Scenario", "There is no format %1. This program reads format %2."),
                {*version, currentFormat}));
    return *version == currentFormat;
}

void readModules(const YamlCursor& root, Scenario& scenario, ReadState& state)
{
    std::vector<std::string_view> known;
    for (const auto& key : scenarioKeys()) known.push_back(key.name);
    for (const ModuleDescription& module : state.modules) {
        known.push_back(module.schema->key);
        const YamlNode* node = root.node().find(module.schema->key);
        Section section;
        if (node && readSection(root.member(*node), *module.schema, section, state))
            scenario.modules.push_back(std::move(section));
    }
    root.refuseUnknownKeys(known);
}

/// Is one path the other or within it?
bool within(std::string_view inner, std::string_view outer)
{
    return inner.starts_with(outer) &&
           (outer.empty() || inner.size() == outer.size() || inner[outer.size()] == '.' || inner[outer.size()] == '[');
}

/// The part of a path up to its `count`-th closing bracket: the board, or the hex of it, that something belongs to.
std::string_view upToBracket(std::string_view path, int count)
{
    std::size_t end = 0;
    for (; count > 0 && end != std::string_view::npos; --count) end = path.find(']', end == 0 ? 0 : end + 1);
    return end == std::string_view::npos ? path : path.substr(0, end + 1);
}

/// Is what a check found only the consequence of an error in reading? Hints about a board are, when anything in it
/// could not be read; errors are, when they concern the very same thing.
bool follows(const Problem& finding, const Problem& error)
{
    if (error.severity != Severity::Error || error.path.empty()) return false;
    if (finding.severity == Severity::Warning) return upToBracket(finding.path, 1) == upToBracket(error.path, 1);
    const std::string_view part = upToBracket(error.path, 2);
    return within(finding.path, part) || within(part, finding.path);
}

/// Adds what the checks find, but for consequences of what is reported already.
void addFindings(Problems findings, const Places& places, Problems& problems)
{
    for (Problem& finding : findings) finding.path = places.filePath(finding.path);
    const auto isConsequence = [&](const Problem& finding) {
        return std::any_of(
            problems.begin(), problems.end(), [&](const Problem& error) { return follows(finding, error); });
    };
    std::erase_if(findings, isConsequence);
    problems.insert(problems.end(), findings.begin(), findings.end());
}

/// Sorts into file order and cuts floods.
void arrange(Problems& problems)
{
    std::stable_sort(problems.begin(), problems.end(), [](const Problem& a, const Problem& b) {
        return std::pair{a.at.line, a.at.column} < std::pair{b.at.line, b.at.column};
    });
    cutFloods(problems);
}

}  // namespace

const EffectDescription* findEffect(const ModuleDescriptions& modules, std::string_view name)
{
    for (const ModuleDescription& module : modules)
        for (const EffectDescription* effect : module.effects)
            if (effect->schema().key == name) return effect;
    return nullptr;
}

Reading readScenario(std::string_view text, const ModuleDescriptions& modules)
{
    Reading reading;
    const auto tree = parseYaml(text, reading.problems);
    if (tree) {
        ReadState state{modules};
        const YamlCursor root{*tree, "", reading.problems};
        if (tree->isNull()) {
            root.error(say(INSELWERK_TEXT("Scenario", "The file is empty.")));
        } else if (root.isMapping() && checkFormat(root)) {
            reading.wellFormed = true;
            const YamlText source{text};
            reading.scenario.leadingComment = leadingComment(source);
            reading.losesComments =
                hasComments(std::string_view{source.text()}.substr(reading.scenario.leadingComment.size()));
            reading.scenario.rules.key = rulesSchema().key;
            readKeys(root, scenarioKeys(), reading.scenario, state);
            readModules(root, reading.scenario, state);
            Places places;
            notePlaces(*tree, "", "", state, places);
            addFindings(checkScenario(reading.scenario, modules, places.marks), places, reading.problems);
            reading.places = std::move(places.marks);
        }
    }
    arrange(reading.problems);
    return reading;
}

Reading readScenarioFile(const std::filesystem::path& path, const ModuleDescriptions& modules)
{
    Reading reading;
    std::error_code fault;
    std::ifstream in;
    if (!std::filesystem::is_directory(path, fault)) in.open(path, std::ios::binary);
    std::string bytes(YamlLimits{}.bytes + 1, '\0');
    if (in) in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (!in.is_open() || in.bad()) {
        reading.problems.push_back(
            {Severity::Error, "", {}, say(INSELWERK_TEXT("Scenario", "The file cannot be read."))});
        return reading;
    }
    bytes.resize(static_cast<std::size_t>(in.gcount()));
    return readScenario(bytes, modules);
}

}  // namespace inselwerk
