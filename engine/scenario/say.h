#pragma once

#include "engine/scenario/message.h"

namespace inselwerk {

/// A sentence of the scenario layer, to be called with a text marked `INSELWERK_TEXT("Scenario", …)`.
inline Message say(const char* source, std::vector<Argument> arguments = {})
{
    return {"Scenario", source, std::move(arguments), -1};
}

/// The same for a sentence with a plural (`%n`), marked `INSELWERK_TEXT_N`.
inline Message sayCount(int count, const char* source, std::vector<Argument> arguments = {})
{
    return {"Scenario", source, std::move(arguments), count};
}

}  // namespace inselwerk
