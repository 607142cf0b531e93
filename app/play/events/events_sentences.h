#pragma once

#include "app/play/sentences/names.h"

#include "engine/rules/events/events.h"

namespace inselwerk {

/// Event tokens in words.
class EventsSentences
{
    Q_DECLARE_TR_FUNCTIONS(EventsSentences)

public:
    static QString title(const Names&);
    static QString pointsFrom();
    static QString tell(const Module&, const Happening&, const Names&);
    /// Cards to choose that an event grants.
    static QString ask(const Module&, const Task&, const Names&, bool you);
    /// All that a token does, as the effects of its type say it.
    static QString effects(const events::TokenType&);
};

}  // namespace inselwerk
