#pragma once

#include "engine/board/types.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace inselwerk::cli {

/// Exit codes.
inline constexpr int good = 0;
inline constexpr int bad = 1;         ///< the files were read, and something is wrong with them
inline constexpr int unreadable = 2;  ///< a file cannot be read, or the command line makes no sense

/// An option that a verb knows.
struct Option
{
    std::string_view name;     ///< `--board`
    std::string_view value{};  ///< what follows it, for messages; empty: nothing does
};

/// The command line of a verb, taken apart.
class Arguments
{
public:
    /// False, and a sentence in `problem()`, when an option is unknown, lacks its value or stands twice.
    bool parse(std::span<const std::string> words, std::span<const Option> options);

    const std::vector<std::string>& files() const { return m_files; }
    bool has(std::string_view option) const { return find(option) != nullptr; }
    std::string text(std::string_view option, std::string_view fallback = {}) const;
    /// A whole number within [low, high]; none, and a sentence in `problem()`, when it is not.
    std::optional<u64> number(std::string_view option, u64 low, u64 high, u64 fallback);

    const std::string& problem() const { return m_problem; }
    bool fail(std::string sentence);

private:
    struct Given
    {
        std::string name;
        std::string value;
    };
    const Given* find(std::string_view option) const;

    std::vector<Given> m_given;
    std::vector<std::string> m_files;
    std::string m_problem;
};

/// A decimal whole number below 2^63; none for anything else.
std::optional<u64> wholeNumber(std::string_view);
std::vector<std::string> split(std::string_view, char separator);

}  // namespace inselwerk::cli
