#pragma once

class QPainter;
class QRectF;

namespace inselwerk {

/// The sign of the program: a green island with a red house in a blue hex, filling the largest square in the middle.
void paintLogo(QPainter&, const QRectF&);

}  // namespace inselwerk
