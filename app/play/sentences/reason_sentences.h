#pragma once

#include "app/play/sentences/names.h"

namespace inselwerk {

/// Why something is not possible: short enough for a button, clear enough for a screen reader.
class ReasonSentences
{
    Q_DECLARE_TR_FUNCTIONS(ReasonSentences)

public:
    /// Empty when there is no refusal.
    static QString of(const Refusal&, const Names&);

private:
    static QString missing(Cards, const Names&);
};

}  // namespace inselwerk
