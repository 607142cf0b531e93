#pragma once

#include "editor/model/pools.h"

#include <QStringList>

/// What a pool holds and what is drawn from it, in words: in the same order in every panel.
namespace inselwerk {

/// A row of a list: “land: 18 for 18 hexes”.
QString poolRow(const PoolName&, const PoolCount&);
/// With what to do if the pool has too few pieces or too many.
QString poolSentence(PoolKind, const PoolCount&);
/// Every sentence that `poolSentence` could say of a kind, with the longest numbers.
QStringList poolSentences(PoolKind);

}  // namespace inselwerk
