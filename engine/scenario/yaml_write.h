#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The pieces of YAML that this program writes: each reads back as exactly what was given.
namespace inselwerk::yaml {

/// A text in double quotes, on one line.
std::string quoted(std::string_view text);

/// A name as a plain word where YAML takes it as such, else in quotes.
std::string plain(std::string_view name);

/// `[a, b, c]` of parts that are YAML already.
std::string flowList(const std::vector<std::string>& parts);

/// `{key: value, …}`; keys are names, values are YAML already.
std::string flowMapping(const std::vector<std::pair<std::string_view, std::string>>& members);

/// A text as the value of a key that is indented by `indent`: a block text when it has several lines and a block keeps
/// it exactly, else in quotes.
std::string textValue(std::string_view text, std::size_t indent);

}  // namespace inselwerk::yaml
