#pragma once

#include "engine/board/types.h"

class QPainter;
class QRectF;

namespace inselwerk {

enum class DieColour : u8 { Cream, Red, Lava };

/// A die seen from above, filling the largest square in the middle of the rectangle, shadow included. `face`: 1–6.
void paintDie(QPainter&, const QRectF&, int face, DieColour);

}  // namespace inselwerk
