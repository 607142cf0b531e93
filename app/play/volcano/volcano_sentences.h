#pragma once

#include "app/play/sentences/names.h"

namespace inselwerk {

/// What the volcano does, in words.
class VolcanoSentences
{
    Q_DECLARE_TR_FUNCTIONS(VolcanoSentences)

public:
    static QString title(const Names&);
    static QString tell(const Module&, const Happening&, const Names&);
    static QString ask(const Module&, const Task&, const Names&, bool you);
    static QString action(const Module&, const Action&, const Names&);

    /// The face of the die that names a corner of a volcano; 0 if it is none of its corners.
    static int dieOf(const Module&, const Topology&, int hex, int corner);
};

}  // namespace inselwerk
