#pragma once

#include "app/common/painting/board_picture.h"
#include "app/play/table/position.h"

#include <QVariantMap>

namespace inselwerk {

/// The picture of a position; `event`: the display event that plays, or the last one that left something to see;
/// `progress`: how far it has come, 0 … 1.
BoardPicture pictureOfGame(const Position&, const QVariantMap& event, double progress);

}  // namespace inselwerk
