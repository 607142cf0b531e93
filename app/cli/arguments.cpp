#include "app/cli/arguments.h"

#include <algorithm>
#include <charconv>

namespace inselwerk::cli {

bool Arguments::fail(std::string sentence)
{
    m_problem = std::move(sentence);
    return false;
}

const Arguments::Given* Arguments::find(std::string_view option) const
{
    const auto at = std::find_if(m_given.begin(), m_given.end(), [option](const Given& g) { return g.name == option; });
    return at == m_given.end() ? nullptr : &*at;
}

bool Arguments::parse(std::span<const std::string> words, std::span<const Option> options)
{
    bool onlyFiles = false;  // after `--`
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (onlyFiles || !word.starts_with("--")) {
            m_files.push_back(word);
            continue;
        }
        if (word == "--") {
            onlyFiles = true;
            continue;
        }
        const std::size_t equals = word.find('=');
        const std::string name = word.substr(0, equals);
        const auto option =
            std::find_if(options.begin(), options.end(), [&](const Option& o) { return o.name == name; });
        if (option == options.end()) return fail("There is no option " + name + " here.");
        if (find(name)) return fail("The option " + name + " stands twice.");
        std::string value = equals == std::string::npos ? "" : word.substr(equals + 1);
        if (option->value.empty() && equals != std::string::npos)
            return fail("The option " + name + " takes no value.");
        if (!option->value.empty() && equals == std::string::npos) {
            if (i + 1 == words.size())
                return fail("The option " + name + " needs a value: " + std::string{option->value} + ".");
            value = words[++i];
        }
        m_given.push_back({name, std::move(value)});
    }
    return true;
}

std::string Arguments::text(std::string_view option, std::string_view fallback) const
{
    const Given* given = find(option);
    return given ? given->value : std::string{fallback};
}

std::optional<u64> Arguments::number(std::string_view option, u64 low, u64 high, u64 fallback)
{
    const Given* given = find(option);
    if (!given) return fallback;
    const auto n = wholeNumber(given->value);
    if (n && *n >= low && *n <= high) return n;
    fail(
        "The option " + given->name + " needs a whole number from " + std::to_string(low) + " to " +
        std::to_string(high) + ", found “" + given->value + "”.");
    return std::nullopt;
}

std::optional<u64> wholeNumber(std::string_view text)
{
    u64 n = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
    if (text.empty() || error != std::errc{} || end != text.data() + text.size() || n >> 63) return std::nullopt;
    return n;
}

std::vector<std::string> split(std::string_view text, char separator)
{
    std::vector<std::string> out;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t end = std::min(text.find(separator, from), text.size());
        out.emplace_back(text.substr(from, end - from));
        from = end + 1;
    }
    return out;
}

}  // namespace inselwerk::cli
