#pragma once

#include "editor/tools/tool.h"

#include <QCoreApplication>

namespace inselwerk {

/// Numbers typed over hexes: 2 to 9 at once, 1 and then 0, 1 or 2; 0 takes the number away.
class NumberKeys
{
    Q_DECLARE_TR_FUNCTIONS(NumberKeys)

public:
    explicit NumberKeys(Focus& focus) : m_focus(focus) {}

    /// False: no digit. `sentence`: what is to be said.
    bool key(const QKeyEvent&, const std::vector<HexCoord>& hexes, QString& sentence);
    /// Lays a number on hexes in one step and says why it does not lie on them, if it lies on none.
    QString lay(const std::vector<HexCoord>& hexes, const NumberChoice&);
    /// Takes the numbers away.
    void remove(const std::vector<HexCoord>& hexes);
    /// Forgets a 1 that was typed.
    void forget() { m_typing.forget(); }

    /// Why a number cannot lie there, as a sentence; empty: it can.
    static QString reason(NumberPlace);

private:
    Focus& m_focus;
    NumberTyping m_typing;
};

}  // namespace inselwerk
