#pragma once

#include "engine/board/types.h"

#include <QRectF>
#include <QString>

class QPainter;

/// Cards, filling the rectangle that is given (66 × 92 on a large window, 48 × 62 on a small one).
namespace inselwerk {

/// Face of a resource card. `label`: its name at the foot; empty: a larger picture.
void paintResourceCard(QPainter&, const QRectF&, Resource, const QString& label = {});

/// Face of a development card: head over the whole picture, and its name at the foot unless empty.
void paintDevelopmentCard(QPainter&, const QRectF&, Card, const QString& label = {});

/// Only the coloured head of a development card with its icon, for cards whose text is set below it.
void paintCardHead(QPainter&, const QRectF&, Card, qreal opacity = 1);

enum class CardBack : u8 { Resource, Development };
/// Back of a hidden card, with the chip of the seat that holds it, if any.
void paintCardBack(QPainter&, const QRectF&, CardBack, std::optional<Colour> seat = std::nullopt);

/// Small square with the picture of a resource, one for each card of a price.
void paintCostChip(QPainter&, const QRectF&, Resource);

}  // namespace inselwerk
