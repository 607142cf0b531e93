#pragma once

#include "app/common/painting/drawing.h"

namespace inselwerk {

/// The filled picture of a resource, in a box from -1 to 1.
const Drawing& resourceDrawing(Resource);
void paintResource(QPainter&, QPointF centre, qreal halfSize, Resource);

/// The terrain whose colours stand for a resource.
Terrain terrainOf(Resource);

}  // namespace inselwerk
