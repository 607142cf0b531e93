#pragma once

#include <QColor>
#include <QPointF>
#include <QString>

class QPainter;

namespace inselwerk {

/// The faces that the drawings use.
enum class Face { Sans, SansBold, CondensedBold, SerifBold };

/// Paints one line of text, centred on `baseline.x()`. It is drawn as shapes, so it scales with the painter and looks
/// the same at every device pixel ratio. `size`: font size in the units of the painter. Needs a QGuiApplication.
void paintText(QPainter&, QPointF baseline, const QString&, Face, qreal size, QColor);

/// Width of the text in the units of `size`.
qreal textWidth(const QString&, Face, qreal size);

}  // namespace inselwerk
