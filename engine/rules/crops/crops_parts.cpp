#include "engine/rules/crops/crops_module.h"

namespace inselwerk::crops {

std::vector<Part> parts(const Section& section)
{
    std::vector<Part> parts;
    const auto tokens = static_cast<int>(section.integer(schema(), "tokens_per_kind"));
    for (const std::string& kind : section.choices(schema(), "kinds"))
        parts.push_back({tokens, {"Parts", "%1", {Argument::word(kind)}}});
    parts.push_back(
        {1,
         {"Parts",
          INSELWERK_TEXT("Parts", "seed vault, with a space of %1 tokens for each crop"),
          {section.integer(schema(), "vault_size")}}});
    return parts;
}

}  // namespace inselwerk::crops
