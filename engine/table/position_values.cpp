#include "engine/table/position_values.h"

#include <charconv>

namespace inselwerk {

std::optional<int> numberFrom(const YamlNode& node, int high)
{
    int n = 0;
    const char* end = node.text.data() + node.text.size();
    const auto [at, error] = std::from_chars(node.text.data(), end, n);
    const bool good = node.isScalar() && error == std::errc{} && at == end && n >= 0 && n <= high;
    return good ? std::optional(n) : std::nullopt;
}

}  // namespace inselwerk
