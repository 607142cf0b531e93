#pragma once

#include "engine/game/game.h"
#include "engine/scenario/yaml_cursor.h"

#include <filesystem>

namespace inselwerk::transcript {

/// Where the files lie that a transcript names.
struct Places
{
    std::filesystem::path file;      ///< the transcript
    std::filesystem::path included;  ///< folder of the included scenarios
};

/// The head of a transcript: scenario, board, players, seed and position. The scenario is read once.
class Head
{
public:
    Head(const YamlCursor& root, Places, const ModuleTypes&);

    /// A game in the position that the steps begin from; null when the head cannot be understood.
    std::unique_ptr<Game> begin() const;
    /// Does the case want a position that no game can reach?
    bool impossible() const { return m_impossible; }

private:
    std::shared_ptr<const Scenario> readScenario() const;
    std::optional<GameSetup> readSetup() const;
    bool takePosition(Game&) const;

    YamlCursor m_root;
    Places m_places;
    const ModuleTypes& m_types;
    bool m_impossible = false;
    std::shared_ptr<const Scenario> m_scenario;
};

}  // namespace inselwerk::transcript
