#pragma once

#include "engine/table/random.h"

#include <string>
#include <vector>

namespace inselwerk::test {

/// Chance as authors need it.
class Lot
{
public:
    explicit Lot(u64 seed) : m_random(Random::seeded(seed)) {}
    int between(int low, int high) { return low + m_random.below(high - low + 1); }
    bool percent(int chance) { return m_random.below(100) < chance; }
    template <class List>
    const auto& of(const List& list)
    {
        return list[static_cast<std::size_t>(m_random.below(static_cast<int>(list.size())))];
    }
    template <class T>
    void shuffle(std::vector<T>& list)
    {
        m_random.shuffle(list.data(), static_cast<int>(list.size()));
    }
    /// Some of a list, in any order; perhaps none, perhaps all.
    template <class T>
    std::vector<T> some(std::vector<T> list, std::size_t least = 0)
    {
        shuffle(list);
        list.resize(static_cast<std::size_t>(between(static_cast<int>(least), static_cast<int>(list.size()))));
        return list;
    }
    int numberToken() { return of(std::vector{2, 3, 4, 5, 6, 8, 9, 10, 11, 12}); }
    std::vector<int> numberTokens(int count)
    {
        std::vector<int> tokens;
        for (int i = 0; i < count; ++i) tokens.push_back(numberToken());
        return tokens;
    }

private:
    Random m_random;
};

}  // namespace inselwerk::test
