#pragma once

#include "app/play/sentences/names.h"

namespace inselwerk {

/// What may be chosen, and what it is good for.
class PlaceSentences
{
    Q_DECLARE_TR_FUNCTIONS(PlaceSentences)

public:
    /// Accessible name of a spot where an action has an operand: "Settlement: forest 9, hills 6 and pasture".
    static QString name(const Action&, Operand, u32 value, const Names&);
    /// What the spot yields: "yields 6 brick and 4 wool, 9 of 36 rolls; 3:1 harbour".
    static QString yields(const Action&, Operand, u32 value, const Names&);

private:
    static QString corner(int, const Names&);
    static QString edge(int, const Names&);
    static QString robberHex(int, const Names&);
};

}  // namespace inselwerk
