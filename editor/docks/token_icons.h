#pragma once

#include "engine/scenario/scenario.h"

#include <QIcon>

/// Small pictures of what lies on a board, for lists and buttons.
namespace inselwerk {

QIcon numberIcon(int number);
/// A pile with its top number; none without tokens.
QIcon pileIcon(const NumberStack&);
QIcon tileIcon(Terrain);
/// A hex whose terrain is left to chance.
QIcon chanceTileIcon();
QIcon harbourIcon(Harbour);

}  // namespace inselwerk
