#pragma once

#include <span>
#include <string>
#include <string_view>

namespace inselwerk {

/// The word that somebody who wrote `word` probably meant, or an empty one when none is near.
std::string_view nearestWord(std::string_view word, std::span<const std::string_view> known);

/// `forest, hills, pasture` for sentences.
std::string joined(std::span<const std::string_view> words);

}  // namespace inselwerk
