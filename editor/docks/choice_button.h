#pragma once

#include <QToolButton>

namespace inselwerk {

/// A button of a palette: one of several choices, with a picture that is painted into a square of `side` pixels.
QToolButton* makeChoice(int side, Qt::ToolButtonStyle);
/// One that is called by a name from a file, with the text beside the picture: it makes no panel wider.
QToolButton* makeNamedChoice(int side);

/// Gives a panel of choices less air around its buttons than others have: four or five stand in a row.
QWidget* asPalette(QWidget* panel);

}  // namespace inselwerk
