#pragma once

#include "engine/board/types.h"

namespace inselwerk {

/// A number of resource cards of each kind, packed into one integer: five lanes of 12 bits, lumber lowest.
///
/// The top bit of each lane is a guard, so a lane holds up to 2047: a legal custom board can pay more than 127 of one
/// kind in a roll. Sums and comparisons of all five kinds are single machine operations. Subtract only what is covered.
struct Cards
{
    static constexpr int laneBits = 12;
    static constexpr u64 ones = 0x0001'0010'0100'1001;
    static constexpr u64 guards = ones << (laneBits - 1);
    static constexpr u64 lane = 0xfff;
    static constexpr int most = 2047;  ///< of one kind

    u64 lanes = 0;

    static constexpr int shift(Resource r) { return laneBits * static_cast<int>(r); }
    static constexpr Cards of(Resource r, int n = 1) { return {static_cast<u64>(n) << shift(r)}; }
    static constexpr Cards each(int n) { return {ones * static_cast<u64>(n)}; }

    constexpr int operator[](Resource r) const { return static_cast<int>((lanes >> shift(r)) & lane); }
    constexpr void set(Resource r, int n) { lanes = (lanes & ~(lane << shift(r))) | (static_cast<u64>(n) << shift(r)); }
    constexpr bool empty() const { return lanes == 0; }
    constexpr int total() const { return static_cast<int>((lanes * ones) >> (4 * laneBits) & lane); }
    /// Are there at least as many of every kind as in `other`?
    constexpr bool covers(Cards other) const { return (((lanes | guards) - other.lanes) & guards) == guards; }
    /// One card of each kind of which there are at least as many as in `other`.
    constexpr Cards enoughFor(Cards other) const
    {
        return {(((lanes | guards) - other.lanes) & guards) >> (laneBits - 1)};
    }
    /// How many of each kind are missing to cover `other`.
    constexpr Cards missingFor(Cards other) const
    {
        Cards missing;
        for (const Resource r : allResources)
            if (other[r] > (*this)[r]) missing.set(r, other[r] - (*this)[r]);
        return missing;
    }
    /// Do both hold a card of the same kind?
    constexpr bool overlaps(Cards other) const
    {
        for (const Resource r : allResources)
            if ((*this)[r] && other[r]) return true;
        return false;
    }
    /// Number of different kinds.
    constexpr int kinds() const
    {
        int n = 0;
        for (const Resource r : allResources) n += (*this)[r] > 0;
        return n;
    }

    constexpr Cards& operator+=(Cards o)
    {
        lanes += o.lanes;
        return *this;
    }
    constexpr Cards& operator-=(Cards o)
    {
        lanes -= o.lanes;
        return *this;
    }
    friend constexpr Cards operator+(Cards a, Cards b) { return {a.lanes + b.lanes}; }
    friend constexpr Cards operator-(Cards a, Cards b) { return {a.lanes - b.lanes}; }
    friend constexpr Cards operator*(Cards a, int n) { return {a.lanes * static_cast<u64>(n)}; }
    friend constexpr bool operator==(Cards, Cards) = default;
};

}  // namespace inselwerk
