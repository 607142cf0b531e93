#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace inselwerk {

/// What changed in a list: single elements where its length stayed, else the run in which both forms differ.
template <class T>
class ListChange
{
public:
    ListChange() = default;
    ListChange(const std::vector<T>& before, const std::vector<T>& after)
    {
        if (before.size() == after.size())
            compareElements(before, after);
        else
            compareRuns(before, after);
    }

    bool empty() const { return m_elements.empty() && m_removed.empty() && m_added.empty(); }
    /// `list` is the list before.
    void apply(std::vector<T>& list) const
    {
        for (const Element& e : m_elements) list[e.at] = e.after;
        replaceRun(list, m_removed.size(), m_added);
    }
    /// `list` is the list after.
    void revert(std::vector<T>& list) const
    {
        for (const Element& e : m_elements) list[e.at] = e.before;
        replaceRun(list, m_added.size(), m_removed);
    }

private:
    struct Element
    {
        std::size_t at = 0;
        T before;
        T after;
    };

    void compareElements(const std::vector<T>& before, const std::vector<T>& after)
    {
        for (std::size_t i = 0; i < before.size(); ++i)
            if (!(before[i] == after[i])) m_elements.push_back({i, before[i], after[i]});
    }
    void compareRuns(const std::vector<T>& before, const std::vector<T>& after)
    {
        const std::size_t shorter = std::min(before.size(), after.size());
        while (m_at < shorter && before[m_at] == after[m_at]) ++m_at;
        std::size_t tail = 0;
        while (tail < shorter - m_at && before[before.size() - 1 - tail] == after[after.size() - 1 - tail]) ++tail;
        const auto run = [&](const std::vector<T>& list) {
            const auto first = list.begin() + static_cast<std::ptrdiff_t>(m_at);
            return std::vector<T>(first, list.end() - static_cast<std::ptrdiff_t>(tail));
        };
        m_removed = run(before);
        m_added = run(after);
    }
    void replaceRun(std::vector<T>& list, std::size_t length, const std::vector<T>& run) const
    {
        const auto first = list.begin() + static_cast<std::ptrdiff_t>(m_at);
        const auto next = list.erase(first, first + static_cast<std::ptrdiff_t>(length));
        list.insert(next, run.begin(), run.end());
    }

    std::vector<Element> m_elements;
    std::size_t m_at = 0;
    std::vector<T> m_removed;
    std::vector<T> m_added;
};

}  // namespace inselwerk
