#pragma once

#include "engine/table/view.h"

namespace inselwerk {

/// Length of a seat's longest road: the longest trail over its roads that uses none twice, may pass its own buildings
/// and may end at, but not pass through, a foreign one (rulings 4.8).
int longestRoad(const View&, Seat);
/// The longest trail that uses `edge`, which the seat owns. A new road can only create such trails.
int longestRoadThrough(const View&, Seat, int edge);

}  // namespace inselwerk
