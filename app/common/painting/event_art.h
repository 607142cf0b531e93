#pragma once

#include "app/common/painting/crop_art.h"

/// Event tokens, face up. Their back is paintSeedBack.
namespace inselwerk {

struct EventPicture
{
    QString category;          ///< colours the rim: `regional`, `small`, `large`, `monoculture`; others are slate
    std::optional<Crop> crop;  ///< it is about this one
    int amount = 1;            ///< pictures of the crop, 1 to 3
    QList<int> numbers{};      ///< number discs below it
    QString words{};           ///< written where there is no drawing for what it does
};

void paintEventToken(QPainter&, QPointF centre, qreal radius, const EventPicture&);

}  // namespace inselwerk
