#include "engine/rules/events/events_module.h"

namespace inselwerk::events {

std::vector<Part> parts(const Section& section)
{
    std::vector<Part> parts;
    for (const Section& token : section.sections(schema(), "tokens")) {
        const Text& name = token.text(tokenSchema(), "name");
        const std::string& id = token.choice(tokenSchema(), "id");
        const auto count = static_cast<int>(token.integer(tokenSchema(), "count"));
        if (name.empty())
            parts.push_back({count, {"Parts", "%1", {id}}});
        else
            //: %1: name of an event token, %2: its id in the file
            parts.push_back({count, {"Parts", INSELWERK_TEXT("Parts", "%1 (%2)"), {name, id}}});
    }
    return parts;
}

}  // namespace inselwerk::events
