#pragma once

#include "engine/scenario/message.h"

#include <set>
#include <string>
#include <string_view>

/// Ids and names that new things get, within the limits that files have.
namespace inselwerk {

constexpr std::size_t longestId = 64;     ///< letters of an id
constexpr std::size_t longestName = 200;  ///< bytes of a name in one language

/// Letters, digits, `-` and `_` in small letters, as ids of files are.
bool isId(std::string_view);

/// An id that is not taken yet: the wish, or with a number behind it; `well-2` goes on with `well-3`. A wish that is no
/// id gives `new`.
std::string freshId(std::string_view wish, const std::set<std::string>& taken);
/// A name that is not taken yet: "The stack" becomes "The stack (2)", that one "The stack (3)".
std::string freshName(const std::string& wish, const std::set<std::string>& taken);

/// What of a name can stand in an id: "Grüne Insel" gives `gruene-insel`; a name of other scripts gives nothing.
std::string idFromName(std::string_view name);

}  // namespace inselwerk
