#include "app/common/painting/hex_layer.h"

#include <algorithm>
#include <typeinfo>

namespace inselwerk {

bool operator==(const HexLayers& a, const HexLayers& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const auto& x, const auto& y) {
        const HexLayer& first = *x;
        const HexLayer& second = *y;
        return typeid(first) == typeid(second) && first.equals(second);
    });
}

}  // namespace inselwerk
