#include "engine/scenario/problem.h"

#include "engine/scenario/say.h"

#include <algorithm>

namespace inselwerk {

Mark SourceMap::find(std::string path) const
{
    for (;;) {
        if (const auto found = m_marks.find(path); found != m_marks.end()) return found->second;
        if (path.empty()) return {};
        const std::size_t cut = path.find_last_of(".[");
        path.resize(cut == std::string::npos ? 0 : cut);
    }
}

std::string elementPath(std::string_view list, std::size_t index)
{
    return std::string{list}.append("[").append(std::to_string(index)).append("]");
}

std::string memberPath(std::string_view mapping, std::string_view key)
{
    if (mapping.empty()) return std::string{key};
    return std::string{mapping}.append(".").append(key);
}

std::string describe(const Problem& p, std::string_view file)
{
    std::string out{file};
    if (p.at.line > 0)
        out.append(":").append(std::to_string(p.at.line)).append(":").append(std::to_string(p.at.column));
    out += p.severity == Severity::Error ? ": error: " : ": warning: ";
    if (!p.path.empty()) out += p.path + ": ";
    return out + english(p.sentence);
}

bool hasErrors(const Problems& problems)
{
    return std::any_of(
        problems.begin(), problems.end(), [](const Problem& p) { return p.severity == Severity::Error; });
}

void cutFloods(Problems& problems)
{
    constexpr int limit = 20;
    std::map<std::string_view, int> seen;
    for (const Problem& p : problems) ++seen[p.sentence.source];
    std::map<std::string_view, int> kept;
    Problems result;
    for (Problem& p : problems) {
        const std::string_view source = p.sentence.source;
        const int n = ++kept[source];
        if (n > limit + 1) continue;
        if (n == limit + 1 && seen[source] > limit + 1) {
            p.sentence = sayCount(
                seen[source] - limit,
                INSELWERK_TEXT_N("Scenario", "… and %n more problem(s) of this kind from here on."));
            p.inForms = {};
            p.fix = {};
        }
        result.push_back(std::move(p));
    }
    problems = std::move(result);
}

}  // namespace inselwerk
