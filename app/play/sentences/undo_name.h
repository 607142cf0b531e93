#pragma once

#include "app/play/sentences/names.h"

namespace inselwerk {

/// What the undo button says.
class UndoName
{
    Q_DECLARE_TR_FUNCTIONS(UndoName)

public:
    static QString of(const Action&, const Names&);
    static QString none()
    {
        return tr("Nothing can be undone: something hidden came to light, or it was another's turn.");
    }
};

}  // namespace inselwerk
