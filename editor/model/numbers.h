#pragma once

#include "engine/scenario/scenario.h"

/// Number tokens on hexes.
namespace inselwerk {

/// What may lie on a hex: a fixed number, one from a pool, a stack, or nothing.
struct NumberChoice
{
    int token = 0;
    std::string pool;
    std::string stack;
    bool nothing() const { return token == 0 && pool.empty() && stack.empty(); }
    friend bool operator==(const NumberChoice&, const NumberChoice&) = default;
};
NumberChoice numberOn(const HexEntry&);

/// Why a hex cannot take a number, or that it can.
enum class NumberPlace : u8 { Fits, NoHex, Sea, Desert, VolcanoTakesNoPool };
NumberPlace judgeNumber(const Board&, HexCoord, const NumberChoice&);

/// Lays numbers on those of the hexes that can take them; to take one away is possible everywhere.
void layNumber(Board&, const std::vector<HexCoord>&, const NumberChoice&);

/// How often a number lies on the board, and how often it is in its pools.
struct NumberCount
{
    int onHexes = 0;
    int inPools = 0;
};
/// By number, 0 to 12; stacks are not counted.
std::array<NumberCount, 13> countNumbers(const Board&);

/// Land that yields something or erupts and has no number, no place in a pool and no stack.
int landWithoutNumber(const Board&);

/// Hexes that take a token from a pool: from `least` to `most`, for deserts and volcanoes may be drawn there too.
struct PoolNeed
{
    int least = 0;
    int most = 0;
};
PoolNeed needOf(const Board&, const NumberPool&);

/// A number typed digit by digit. No number is 1, so that a 1 waits for what follows, and all else is decided at once.
class NumberTyping
{
public:
    enum class Kind : u8 { Waits, Number, None, Refused };
    struct Answer
    {
        Kind kind = Kind::Refused;
        int number = 0;
    };
    /// 0 alone means no number.
    Answer type(int digit);
    void forget() { m_ten = false; }
    bool waits() const { return m_ten; }

private:
    bool m_ten = false;
};

}  // namespace inselwerk
