#pragma once

#include "engine/scenario/scenario.h"

#include <QPixmap>

/// Small pictures of what lies on a board, for lists and buttons. Sizes in device-independent pixels.
namespace inselwerk {

QPixmap numberPixmap(int number, int size, qreal devicePixelRatio);
/// A pile with its top number; none without tokens.
QPixmap pilePixmap(const NumberStack&, int size, qreal devicePixelRatio);
QPixmap tilePixmap(Terrain, int size, qreal devicePixelRatio);
/// A hex whose terrain is left to chance.
QPixmap chanceTilePixmap(int size, qreal devicePixelRatio);
QPixmap harbourPixmap(Harbour, int size, qreal devicePixelRatio);

}  // namespace inselwerk
