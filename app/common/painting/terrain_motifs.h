#pragma once

#include "app/common/painting/drawing.h"

namespace inselwerk {

/// The pattern printed on a terrain, around the centre of the hex, in R. Motifs keep between 0.33 R and 0.78 R: the
/// disc lies in the middle, pieces stand at the corners. Nothing for the volcano, whose art follows the orientation.
const Drawing& terrainMotif(Terrain);
/// Fields with room for crop tokens: furrows and six pale ears.
const Drawing& sparseFieldsMotif();
/// The hatching of a hex whose terrain is left to chance.
const Drawing& chanceMotif();

/// Parts that cards and harbours show as well, in a unit of their own.
Drawing wheatEar(QRgb stem, QRgb grain, qreal opacity = 1);
Drawing sheep(QRgb edge, qreal edgeWidth, QRgb head);

}  // namespace inselwerk
