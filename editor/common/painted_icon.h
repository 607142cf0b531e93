#pragma once

#include <QIcon>
#include <QRectF>

#include <functional>

class QPainter;

namespace inselwerk {

/// An icon that is painted for each size in which it is shown, so that it is sharp at every scale factor.
QIcon paintedIcon(std::function<void(QPainter&, const QRectF& box, QIcon::Mode)>);
/// One that is painted into a square of `side` by `side`, whatever the size in which it is shown; pale where disabled.
QIcon paintedIcon(int side, std::function<void(QPainter&, const QRectF& box)>);

}  // namespace inselwerk
