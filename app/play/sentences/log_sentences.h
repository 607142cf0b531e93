#pragma once

#include "app/play/sentences/names.h"

namespace inselwerk {

/// What happened, one sentence a happening, as the viewer of the position may know it.
class LogSentences
{
    Q_DECLARE_TR_FUNCTIONS(LogSentences)

public:
    /// Empty for happenings that are not worth a line. The position is the one right after the happening.
    static QString of(const Happening&, const Names&);
    /// "Anna wins with 10 points."
    static QString winners(const Names&);
    /// Why the game ended.
    static QString ending(const Names&);
    /// "2 wool for 1 brick"
    static QString terms(Cards give, Cards get, const Names&);

private:
    static QString cardsMoved(const Happening&, const Names&);
    static QString robber(const Happening&, const Names&);
    static QString pieces(const Happening&, const Names&);
    static QString trade(const Happening&, const Names&);
    static QString awards(const Happening&, const Names&);
    static QString course(const Happening&, const Names&);
};

}  // namespace inselwerk
