#pragma once

#include "app/common/layers/board_layer.h"
#include "app/common/painting/crop_art.h"

namespace inselwerk::crops {

/// The crop tokens of a field, and its empty places.
struct CropsLayer : HexLayer
{
    CropsPicture field;

    CropsLayer(const CropsPicture& crops) : field(crops) {}
    void paint(QPainter& painter, const HexFrame& f) const override
    {
        paintCrops(painter, f.centre, f.radius, field, f.detail);
    }
    bool quietGround() const override { return true; }
    bool equals(const HexLayer& other) const override { return field == static_cast<const CropsLayer&>(other).field; }
};

BoardLayer boardLayer();

}  // namespace inselwerk::crops
