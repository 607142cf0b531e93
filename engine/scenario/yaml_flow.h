#pragma once

#include "engine/scenario/yaml_tree.h"

namespace inselwerk {

/// The short way of parseYaml: reads a line as the program itself writes them by the thousand (saved games) and
/// wherever a key names a place: `- {do: [red, roll], chance: {dice: [4, 5]}}`, in flow style and printable ASCII, with
/// plain words and texts in double quotes, without escapes.
///
/// For anything else, right or wrong, it gives nothing, and the long way judges.
std::optional<YamlNode> parseYamlFlow(std::string_view line, const YamlLimits& = {});

}  // namespace inselwerk
