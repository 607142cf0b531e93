#pragma once

#include "engine/scenario/problem.h"
#include "engine/scenario/scenario.h"

#include <filesystem>

namespace inselwerk {

class Check;
class EffectDescription;

/// Tokens of a rule module that may lie on hexes at the start.
struct HexTokens
{
    std::string_view kinds;             ///< field of its section, a ChoiceList, that names those of the game
    Terrain terrain = Terrain::Fields;  ///< where they may lie
    friend bool operator==(const HexTokens&, const HexTokens&) = default;
};

/// What the scenario layer must know of a rule module: its section's schema and its checks.
struct ModuleDescription
{
    const Schema* schema = nullptr;
    std::vector<const Check*> checks{};
    std::vector<const EffectDescription*> effects{};  ///< of event tokens, that the module brings
    std::optional<HexTokens> hexTokens{};
};
/// The modules known to the program, in registry order; given as an argument, so that this layer names no module.
using ModuleDescriptions = std::vector<ModuleDescription>;
/// The effect of that name, or null.
const EffectDescription* findEffect(const ModuleDescriptions&, std::string_view name);

/// The result of reading: a scenario as far as it could be made, and everything that is wrong with it.
struct Reading
{
    Scenario scenario;
    SourceMap places;
    Problems problems;           ///< of reading and of the checks, in file order
    bool losesComments = false;  ///< there are comments below the head of the file, which writing it would drop
    bool wellFormed = false;     ///< the text was YAML that a scenario could be made from, if only a partial one
    bool playable() const { return wellFormed && !hasErrors(problems); }
};

/// Reads and checks a scenario. Never throws; any bytes are accepted and at worst yield problems.
Reading readScenario(std::string_view text, const ModuleDescriptions&);

/// The same for a file; a file that cannot be read gives one problem without a place.
Reading readScenarioFile(const std::filesystem::path&, const ModuleDescriptions&);

}  // namespace inselwerk
