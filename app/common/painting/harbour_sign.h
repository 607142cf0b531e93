#pragma once

#include "app/common/painting/board_picture.h"

class QPainter;

namespace inselwerk {

struct EdgePoints;

/// Distance of the middle of a harbour sign from its edge, in R.
inline constexpr qreal harbourDistance = 0.46;
/// Radius of the sign in R; small boards get a larger one.
constexpr qreal harbourRadius(qreal R) { return R < 60 ? 0.275 * 1.22 : 0.275; }

/// A harbour: sign off the coast and a plank pier to each end of the edge. R in the units of the points.
/// `kind`: none for a harbour left to chance. `detail`: not Automatic.
void paintHarbour(QPainter&, const EdgePoints&, qreal R, std::optional<Harbour> kind, Detail detail);

}  // namespace inselwerk
