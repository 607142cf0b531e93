#include "engine/scenario/nearest.h"

#include <algorithm>
#include <vector>

namespace inselwerk {
namespace {

/// Letters are compared without case, and `-`, `_` and blanks count as the same.
char folded(char c)
{
    if (c >= 'A' && c <= 'Z') return static_cast<char>(c - 'A' + 'a');
    return c == '-' || c == ' ' ? '_' : c;
}

/// Insertions, deletions, changes and swaps of neighbours that turn one word into the other.
std::size_t editDistance(std::string_view a, std::string_view b)
{
    const std::size_t width = b.size() + 1;
    std::vector<std::size_t> d((a.size() + 1) * width);
    for (std::size_t i = 0; i <= a.size(); ++i)
        for (std::size_t j = 0; j <= b.size(); ++j) {
            std::size_t& best = d[i * width + j];
            if (i == 0 || j == 0) {
                best = i + j;
                continue;
            }
            const bool same = folded(a[i - 1]) == folded(b[j - 1]);
            best = std::min(
                {d[(i - 1) * width + j] + 1, d[i * width + j - 1] + 1, d[(i - 1) * width + j - 1] + (same ? 0 : 1)});
            if (i > 1 && j > 1 && folded(a[i - 1]) == folded(b[j - 2]) && folded(a[i - 2]) == folded(b[j - 1]))
                best = std::min(best, d[(i - 2) * width + j - 2] + 1);
        }
    return d.back();
}

}  // namespace

std::string_view nearestWord(std::string_view word, std::span<const std::string_view> known)
{
    if (word.empty() || word.size() > 64) return {};
    std::string_view best;
    // One fault in three letters is a slip; of one or two letters nothing can be guessed but their case.
    std::size_t least = word.size() < 3 ? 1 : word.size() / 3 + 1;
    for (const std::string_view candidate : known)
        if (const std::size_t d = editDistance(word, candidate); d < least) {
            least = d;
            best = candidate;
        }
    return best;
}

std::string joined(std::span<const std::string_view> words)
{
    std::string out;
    for (const std::string_view w : words) {
        if (!out.empty()) out += ", ";
        out += w;
    }
    return out;
}

}  // namespace inselwerk
