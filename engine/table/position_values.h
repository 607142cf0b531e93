#pragma once

#include "engine/scenario/yaml_tree.h"
#include "engine/table/view.h"

/// Values that modules read in their parts of a position.
namespace inselwerk {

/// A whole number from 0 to `high`, or nothing.
std::optional<int> numberFrom(const YamlNode&, int high);

/// Calls `read(seat, node)` for the members of a mapping whose keys are colours of seats; false when one is none, or
/// when `read` says so.
template <class Read>
bool eachSeat(const View& v, const YamlNode& node, Read read)
{
    for (const YamlNode& member : node.items) {
        const auto colour = colourFrom(member.key);
        const Seat s = colour ? v.rules().seatOf(*colour) : nobody;
        if (s == nobody || !read(s, member)) return false;
    }
    return node.isMapping();
}

}  // namespace inselwerk
