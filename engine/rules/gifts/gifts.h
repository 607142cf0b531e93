#pragma once

#include "engine/table/module.h"

/// *Gifts for the Robber*: a wish list, gifts that move a marker up a track, and whatever the robber blocks as the
/// reward of those who gave. Rules: Gifts for the Robber, "Gift a Resource", "Greatest Giver", "Receive a Reward".
namespace inselwerk::gifts {

ModuleType type();

/// The two places of the wish list that take gifts, each with a box for the marker of who gave last.
enum class Box : u8 { Big, Small };
inline constexpr int boxCount = 2;
const std::vector<std::string_view>& boxNames();  ///< `big`, `small`

/// Own happenings, counted from the module's base.
enum class What : u8 {
    Given,          ///< seat, a: box, b: steps that its marker has gone in all, cards
    Displaced,      ///< seat whose marker leaves a box, other: who takes its place, a: box
    GreatestGiver,  ///< seat that has the tile now, other: who had it or nobody, a: steps in all
    Redirected      ///< seat, a: hex, b: number, cards: what the robber blocks there goes to that seat
};

/// Own actions: `gift wool`.
enum class Do : u8 { Gift };

/// Own reasons to refuse.
enum class Why : u8 {
    AlreadyGiven,  ///< one gift in an action phase
    NotWished      ///< it is neither the big nor the small wish
};

/// What a scenario sets.
struct Parameters
{
    int trackLength = 10;                 ///< spaces, the start among them
    std::array<u16, boxCount> numbers{};  ///< bit n: the box shows number n
    std::array<int, boxCount> steps{};    ///< on the track, for a gift
    int points = 1;                       ///< of Greatest Giver
};

/// Steps that a marker goes at most; no game comes near.
inline constexpr int mostSteps = 60'000;

/// Where wishes and markers are. Kept byte by byte in the public Arena.
struct Standing
{
    std::array<u16, maxSeats> steps{};       ///< in all, over every lap
    std::array<u8, resourceCount> wishes{};  ///< resources from the top: big gift, small gift, three dislikes
    std::array<Seat, boxCount> box{};        ///< whose marker lies there, or nobody
    std::array<Seat, maxSeats> arrival{};    ///< seats in the order in which their markers came to where they are
    u8 given = 0;                            ///< a gift was given in this action phase
};
static_assert(std::has_unique_object_representations_v<Standing>);

/// The gifts module of a Ruleset, or null.
const Module* find(const Ruleset&);
const Parameters& parametersOf(const Module&);
/// Where things are; the table has the module.
Standing standingOf(const View&);

/// The seat furthest along; of equals the one that was there earlier. Nobody while all stand at the start.
Seat greatestGiver(const Standing&, int seats);
/// Where the card of a wish is: its Box, or nothing where the robber dislikes it.
std::optional<Box> boxFor(const Standing&, Resource);
/// The box that shows a number; of two the big one.
std::optional<Box> boxShowing(const Parameters&, int number);

/// The space of the track, the start being 0, and the lap from 1 on, of a marker that has gone so many steps.
int spaceOf(const Parameters&, int steps);
int lapOf(const Parameters&, int steps);

/// What the robber keeps from everybody when its hex has the number that was rolled.
struct Blocked
{
    HexId hex = noHex;
    std::optional<Resource> resource{};  ///< none on a gold hex: cards of one's choice
    int cards = 0;
};
Blocked blockedBy(const View&, int number);

/// What a roll brings the owner of the box that shows it: all that is blocked, as other modules leave it (they may have
/// their own ways with a terrain: food is harvested, so a blocked field rewards nobody; ruling RC-2).
struct Reward
{
    Seat seat = nobody;  ///< nobody: there is no reward
    HexId hex = noHex;
    Cards cards{};   ///< empty on a gold hex
    int amount = 0;  ///< of cards, of those or of one's choice
};
Reward rewardAt(const View&, int number);

}  // namespace inselwerk::gifts
