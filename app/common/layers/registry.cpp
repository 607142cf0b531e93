#include "app/common/layers/board_layer.h"
#include "app/common/layers/crops/crops_layer.h"
#include "app/common/layers/volcano/volcano_layer.h"

namespace inselwerk {

std::span<const BoardLayer> boardLayers()
{
    static const std::array layers{
        crops::boardLayer(),
        volcano::boardLayer(),
    };
    return layers;
}

}  // namespace inselwerk
