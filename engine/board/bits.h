#pragma once

#include "engine/board/types.h"

#include <bit>

namespace inselwerk {

/// Number of set bits. Written out, because for processors of any age compilers call a function for `std::popcount`;
/// where there is an instruction, they find it in this form, too.
constexpr int bitCount(u64 x)
{
    x -= (x >> 1) & 0x5555'5555'5555'5555;
    x = (x & 0x3333'3333'3333'3333) + ((x >> 2) & 0x3333'3333'3333'3333);
    x = (x + (x >> 4)) & 0x0f0f'0f0f'0f0f'0f0f;
    return static_cast<int>((x * 0x0101'0101'0101'0101) >> 56);
}

/// A set of small numbers with room for `Capacity` bits.
///
/// The capacity is fixed so that a State stays a plain value; loops run over `words` only, the number of 64-bit words
/// that the board at hand needs, which keeps a 54-corner board nearly as fast as one machine word.
template <int Capacity>
struct BitSet
{
    static constexpr int capacity = Capacity;
    static constexpr int wordCount = (Capacity + 63) / 64;
    std::array<u64, wordCount> word{};

    bool has(int i) const { return (word[static_cast<std::size_t>(i >> 6)] >> (i & 63)) & 1U; }
    void add(int i) { word[static_cast<std::size_t>(i >> 6)] |= u64{1} << (i & 63); }
    void remove(int i) { word[static_cast<std::size_t>(i >> 6)] &= ~(u64{1} << (i & 63)); }

    void unite(const BitSet& other, int words)
    {
        for (int w = 0; w < words; ++w) word[static_cast<std::size_t>(w)] |= other.word[static_cast<std::size_t>(w)];
    }
    void subtract(const BitSet& other, int words)
    {
        for (int w = 0; w < words; ++w) word[static_cast<std::size_t>(w)] &= ~other.word[static_cast<std::size_t>(w)];
    }
    void intersect(const BitSet& other, int words)
    {
        for (int w = 0; w < words; ++w) word[static_cast<std::size_t>(w)] &= other.word[static_cast<std::size_t>(w)];
    }
    int count(int words) const
    {
        int n = 0;
        for (int w = 0; w < words; ++w) n += bitCount(word[static_cast<std::size_t>(w)]);
        return n;
    }
    bool any(int words) const
    {
        for (int w = 0; w < words; ++w)
            if (word[static_cast<std::size_t>(w)]) return true;
        return false;
    }
    /// Calls `f(i)` for every member in ascending order.
    template <class F>
    void each(int words, F&& f) const
    {
        for (int w = 0; w < words; ++w)
            for (u64 m = word[static_cast<std::size_t>(w)]; m; m &= m - 1) f(w * 64 + std::countr_zero(m));
    }
    friend bool operator==(const BitSet&, const BitSet&) = default;
};

using CornerSet = BitSet<maxCorners>;
using EdgeSet = BitSet<maxEdges>;
using HexSet = BitSet<128>;

}  // namespace inselwerk
