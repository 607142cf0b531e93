#pragma once

#include <algorithm>
#include <string>

namespace inselwerk {

/// The element of a list - of stacks, of pools - with that id; null: there is none.
auto* findById(auto& list, const std::string& id)
{
    const auto found = std::find_if(list.begin(), list.end(), [&](const auto& element) { return element.id == id; });
    return found == list.end() ? nullptr : &*found;
}

}  // namespace inselwerk
