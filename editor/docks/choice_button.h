#pragma once

#include <QToolButton>

#include <functional>

namespace inselwerk {

/// A button of a palette: one of several choices, with a picture that is painted into a square of `side` pixels.
QToolButton* makeChoice(int side, Qt::ToolButtonStyle);

/// Gives a panel of choices less air around its buttons than others have: four or five stand in a row.
QWidget* asPalette(QWidget* panel);

/// A picture for a button, sharp at the scale factor of `widget`.
QPixmap paintedPixmap(const QWidget& widget, int side, const std::function<void(QPainter&, QRectF)>&);

}  // namespace inselwerk
