#pragma once

#include "app/common/layers/board_layer.h"

namespace inselwerk::volcano {

/// The numbers of a volcano's corners, and lava on its way to one.
struct VolcanoLayer : HexLayer
{
    std::array<int, 6> cornerNumbers{};  ///< the number written at each corner index
    int lavaCorner = -1;                 ///< corner index to which lava runs; -1: none
    qreal lavaProgress = 1;              ///< 0: in the crater … 1: splashed at the corner

    void paint(QPainter&, const HexFrame&) const override;
    bool equals(const HexLayer&) const override;
};

BoardLayer boardLayer();

}  // namespace inselwerk::volcano
