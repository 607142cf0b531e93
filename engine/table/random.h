#pragma once

#include "engine/board/types.h"

#include <utility>

namespace inselwerk {

/// The program's own generator (xoroshiro128++, seeded through splitmix64): the same numbers on every machine, small
/// enough to live in the State. Seeds are below 2^53, so that they survive as decimal text in files and interfaces.
struct Random
{
    u64 a = 1;
    u64 b = 2;

    static constexpr Random seeded(u64 seed)
    {
        const auto mix = [&seed] {
            seed += 0x9e3779b97f4a7c15;
            u64 z = seed;
            z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
            z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
            return z ^ (z >> 31);
        };
        Random r;
        r.a = mix();
        r.b = mix();
        return r;
    }

    constexpr u64 next()
    {
        const u64 sum = a + b;
        const u64 out = ((sum << 17) | (sum >> 47)) + a;
        const u64 x = a ^ b;
        a = ((a << 49) | (a >> 15)) ^ x ^ (x << 21);
        b = (x << 28) | (x >> 36);
        return out;
    }

    /// A number from 0 to n − 1, each equally likely (to within 2^-32).
    constexpr int below(int n) { return static_cast<int>(((next() >> 32) * static_cast<u64>(n)) >> 32); }

    /// Shuffles [first, first + n).
    template <class T>
    constexpr void shuffle(T* first, int n)
    {
        for (int i = n - 1; i > 0; --i) std::swap(first[i], first[below(i + 1)]);
    }

    friend constexpr bool operator==(const Random&, const Random&) = default;
};

inline constexpr u64 seedLimit = u64{1} << 53;

}  // namespace inselwerk
