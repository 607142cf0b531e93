#pragma once

#include "tests/app/session_fixture.h"

#include "engine/rules/gifts/gifts.h"
#include "engine/scenario/yaml_flow.h"

namespace inselwerk {

/// Wishes, boxes and track as a position says them: "{wishes: [ore], boxes: {big: blue}, track: {red: 3}}".
inline void layGifts(Turn& t, const char* said)
{
    const auto node = parseYamlFlow(said);
    if (!node || !gifts::find(t.rules())->readPosition(t, *node)) qFatal("%s is no position of gifts", said);
}

/// What five or six players do between turns is a rule of the scenario.
inline void betweenTurns(GameSetup& setup, const char* rule)
{
    Scenario other = *setup.scenario;
    other.rules.values["between_turns"] = std::string(rule);
    setup.scenario = std::make_shared<const Scenario>(std::move(other));
}

}  // namespace inselwerk
