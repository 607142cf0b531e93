#pragma once

#include "engine/table/effect.h"

/// Event tokens: a supply of face-down tokens, each with effects, turned over when a piece is built or an award moves,
/// or drawn on a trigger. Rules: Crop Trust, "Revealing Event Tokens"; tokens of one's own in scenarios/FORMAT.md.
namespace inselwerk::events {

ModuleType type();

inline constexpr int maxTypes = 64;    ///< kinds of token
inline constexpr int maxTokens = 160;  ///< tokens in all
inline constexpr int maxUnder = 8;     ///< tokens under the settlements, or the cities, of one seat

inline constexpr int maxRounds = 8;  ///< terrains and numbers that pay nothing or twice at the same time

/// Where a token lies face down.
enum class Place : u8 { Settlement, City, LongestRoad, LargestArmy, Stack };

/// Own happenings, counted from the module's base.
enum class What : u8 {
    Revealed,    ///< seat that turned it over, a: type, b: Place
    Outdated,    ///< a: type; it leaves the game
    NoEffect,    ///< a: type, b: index of the effect that found no target
    CascadeCut,  ///< too many tokens were turned over by one action
    Shuffled,    ///< a: tokens of the discard that form the new stack
    Laid,        ///< seat, b: Place; a new token
    Points       ///< seat, a: points by a token
};

/// One kind of token, as the scenario describes it.
struct TokenType
{
    std::string id;
    std::string category;
    Text name;
    int count = 1;
    std::vector<std::pair<const Effect*, Section>> effects;
};

/// A rule for some turns: hexes of a terrain, or with a number, pay so many times. In four bytes, since what everybody
/// sees of events is copied whenever somebody looks.
struct Round
{
    enum Kind : u8 { None, OfTerrain, OfNumber };
    u32 kind : 2 = None;
    u32 value : 4 = 0;  ///< Terrain, or a number
    u32 times : 4 = 1;
    u32 until : 22 = 0;  ///< the turn with which it ends
};
static_assert(sizeof(Round) == 4);

/// What everybody sees.
struct Open
{
    u8 stack = 0;                ///< tokens in the stack
    u8 revealed = 0;             ///< tokens turned over since the last roll, building, card or turn
    std::array<u8, 2> onCard{};  ///< 1: a token lies on Longest Road, on Largest Army
    std::array<std::array<u8, 2>, maxSeats> under{};  ///< tokens under the settlements and cities of each supply
    std::array<u8, maxSeats> points{};
    std::array<u8, maxTypes> discard{};    ///< by type
    std::array<u8, maxTypes> resolving{};  ///< turned over, but not done yet
    std::array<u8, maxTypes> gone{};       ///< out of the game
    std::array<Round, maxRounds> rounds{};
};

/// What nobody sees: types of the tokens that lie face down. The last of each pile is taken first.
struct FaceDown
{
    std::array<u8, maxTokens> stack{};
    std::array<std::array<std::array<u8, maxUnder>, 2>, maxSeats> under{};
    std::array<u8, 2> onCard{};
};

/// The events module of a Ruleset, or null.
const Module* find(const Ruleset&);
const std::vector<TokenType>& tokenTypes(const Module&);
Open openOf(const View&);

}  // namespace inselwerk::events
