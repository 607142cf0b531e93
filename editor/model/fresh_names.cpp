#include "editor/model/fresh_names.h"

#include <algorithm>
#include <array>

namespace inselwerk {
namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }

bool isPlain(char c) { return (c >= 'a' && c <= 'z') || isDigit(c) || c == '_'; }

/// At most so many bytes of a text, and no half letter.
std::string cut(const std::string& text, std::size_t bytes)
{
    if (text.size() <= bytes) return text;
    const auto goesOn = [&](std::size_t at) { return (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U; };
    while (bytes > 0 && goesOn(bytes)) --bytes;
    return text.substr(0, bytes);
}

/// Letters of Latin 1 as those write them who have only a to z, from U+00C0 on; empty: no letter.
std::string_view latin(unsigned at)
{
    static constexpr std::array<std::string_view, 32> letters{"a",  "a", "a", "a", "ae", "a", "ae", "c", "e",  "e", "e",
                                                              "e",  "i", "i", "i", "i",  "d", "n",  "o", "o",  "o", "o",
                                                              "oe", "",  "o", "u", "u",  "u", "ue", "y", "th", "ss"};
    constexpr unsigned yWithDots = 0x3F;
    return at == yWithDots ? "y" : letters[at % letters.size()];
}

}  // namespace

bool isId(std::string_view word)
{
    const auto good = [](char c) { return isPlain(c) || c == '-'; };
    return !word.empty() && word.size() <= longestId && word.front() != '-' &&
           std::all_of(word.begin(), word.end(), good);
}

std::string freshId(std::string_view wish, const std::set<std::string>& taken)
{
    std::string stem{isId(wish) ? wish : "new"};
    if (!taken.contains(stem)) return stem;
    const std::size_t dash = stem.find_last_not_of("0123456789");
    if (dash != std::string::npos && dash > 0 && stem[dash] == '-' && dash + 1 < stem.size()) stem.resize(dash);
    for (int n = 2;; ++n) {
        const std::string tail = "-" + std::to_string(n);
        if (std::string id = stem.substr(0, longestId - tail.size()) + tail; !taken.contains(id)) return id;
    }
}

std::string freshName(const std::string& wish, const std::set<std::string>& taken)
{
    if (wish.empty() || !taken.contains(wish)) return wish;
    std::string stem = wish;
    const std::size_t open = stem.rfind(" (");
    if (open != std::string::npos && stem.back() == ')' &&
        stem.find_first_not_of("0123456789", open + 2) == stem.size() - 1)
        stem.resize(open);
    for (int n = 2;; ++n) {
        const std::string tail = " (" + std::to_string(n) + ")";
        if (std::string name = cut(stem, longestName - tail.size()) + tail; !taken.contains(name)) return name;
    }
}

std::string idFromName(std::string_view name)
{
    constexpr unsigned char latinLetters = 0xC3;  // first of the two bytes of U+00C0 to U+00FF
    std::string id;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const char small = name[i] >= 'A' && name[i] <= 'Z' ? static_cast<char>(name[i] - 'A' + 'a') : name[i];
        if (isPlain(small))
            id += small;
        else if (static_cast<unsigned char>(small) == latinLetters && i + 1 < name.size())
            id += latin(static_cast<unsigned char>(name[++i]) & 0x3FU);
        else if (small != '\'' && !id.empty() && id.back() != '-')
            id += '-';
    }
    if (id.size() > longestId) id.resize(longestId);
    while (!id.empty() && id.back() == '-') id.pop_back();
    return id;
}

}  // namespace inselwerk
