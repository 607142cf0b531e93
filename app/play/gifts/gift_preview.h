#pragma once

#include "app/play/table/position.h"

#include "engine/rules/gifts/gifts.h"

namespace inselwerk::gifts {

/// What a gift would bring about.
struct GiftPreview
{
    Box box = Box::Big;
    int steps = 0;            ///< that the marker goes
    int total = 0;            ///< steps in all afterwards
    Seat displaced = nobody;  ///< whose marker leaves the box
    bool greatest = false;    ///< the giver takes Greatest Giver

    /// Of a legal gift in a position.
    static GiftPreview of(const Position&, const Action&);
};

}  // namespace inselwerk::gifts
