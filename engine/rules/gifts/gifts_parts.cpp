#include "engine/rules/gifts/gifts_module.h"

namespace inselwerk::gifts {

std::vector<Part> parts(const Section& section)
{
    const auto numbers = [&](std::string_view field) {
        std::vector<Argument> items;
        for (const std::int64_t number : section.integers(schema(), field)) items.emplace_back(number);
        return Argument::list(std::move(items));
    };
    return {
        {1,
         {"Parts", INSELWERK_TEXT("Parts", "gift track with %1 spaces"), {section.integer(schema(), "track_length")}}},
        {1, {"Parts", INSELWERK_TEXT("Parts", "big gift box: %1"), {numbers("big_numbers")}}},
        {1, {"Parts", INSELWERK_TEXT("Parts", "small gift box: %1"), {numbers("small_numbers")}}},
        {resourceCount, {"Parts", INSELWERK_TEXT("Parts", "wish tile, one for each resource")}},
        {1, {"Parts", INSELWERK_TEXT("Parts", "marker of every player on the gift track")}},
        {boxCount, {"Parts", INSELWERK_TEXT("Parts", "marker of every player for the gift boxes")}},
        {1, {"Parts", INSELWERK_TEXT("Parts", "tile “Greatest Giver”")}}};
}

}  // namespace inselwerk::gifts
