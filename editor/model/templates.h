#pragma once

#include "engine/scenario/scenario.h"

/// What a new scenario begins with.
namespace inselwerk {

enum class Template : u8 {
    BaseIsland,   ///< 19 hexes, everything left to chance, for three or four
    LargeIsland,  ///< 30 hexes, for five or six
    Volcano,      ///< a volcano with a stack in the middle
    CropFields,   ///< five fields with crops
    TwoIslands,   ///< apart from each other, a large one and a small one
    Empty         ///< a hexagon of desert to be painted over; not playable yet
};
inline constexpr std::array allTemplates{Template::BaseIsland, Template::LargeIsland, Template::Volcano,
                                         Template::CropFields, Template::TwoIslands,  Template::Empty};

/// Steps from the middle of the empty hexagon to its rim; the largest is as much land as a board can have.
inline constexpr int smallestRadius = 0;
inline constexpr int usualRadius = 2;
inline constexpr int largestRadius = 6;

/// A new scenario; `radius` is of the empty hexagon.
Scenario scenarioFrom(Template, int radius = usualRadius);

}  // namespace inselwerk
