#pragma once

#include "engine/scenario/scenario.h"

#include <QIcon>

/// Small pictures of what lies on a board, for lists and buttons.
namespace inselwerk {

QIcon numberIcon(int number);
/// A pile with its top number; none without tokens.
QIcon pileIcon(const NumberStack&);
QIcon tileIcon(Terrain);
QIcon harbourIcon(Harbour);

/// What is left to chance, with the marks that it has on the board.
QIcon chanceTileIcon();
QIcon chanceNumberIcon();
QIcon chanceHarbourIcon();

}  // namespace inselwerk
