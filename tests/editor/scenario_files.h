#pragma once

#include "engine/rules/registry.h"
#include "engine/scenario/writer.h"

#include <QString>

/// The included scenarios, for tests of the editor.
namespace inselwerk::test {

inline Scenario included(const char* name)
{
    const std::string file = std::string(INSELWERK_SOURCE_DIR "/scenarios/") + name + ".yaml";
    Reading reading = readScenarioFile(file, descriptionsOf(moduleTypes()));
    if (!reading.playable()) qFatal("%s cannot be played", file.c_str());
    return std::move(reading.scenario);
}

inline std::string written(const Scenario& scenario) { return writeScenario(scenario, descriptionsOf(moduleTypes())); }

}  // namespace inselwerk::test
