#include "engine/table/effect.h"

#include <algorithm>

namespace inselwerk {

bool Effect::concerns(const View& v, const Section& args, HexId hex) const
{
    const auto has = [this](std::string_view name) { return schema().find(name) != nullptr; };
    std::vector<std::int64_t> numbers;
    if (has("numbers")) numbers = args.integers(schema(), "numbers");
    if (const std::int64_t one = has("number") ? args.integer(schema(), "number") : 0) numbers.push_back(one);
    const auto terrain = has("terrain") ? terrainFrom(args.choice(schema(), "terrain")) : std::nullopt;
    if (numbers.empty() && !terrain) return false;
    if (terrain && v.deal().terrain[hex] != *terrain) return false;
    return numbers.empty() || std::find(numbers.begin(), numbers.end(), v.pub().number[hex]) != numbers.end();
}

}  // namespace inselwerk
