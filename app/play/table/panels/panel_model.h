#pragma once

#include "app/play/table/position.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace inselwerk {

class GameSession;

/// What the view models of the modules' panels have in common: they look at their module in the position that is shown,
/// and look anew whenever that changes.
class PanelModel : public QObject
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    /// Finds the module in a ruleset: a function of the module's header.
    using Find = const Module* (*)(const Ruleset&);

signals:
    void changed();

protected:
    PanelModel(GameSession&, Find);

    GameSession& session() const { return m_session; }
    const Position& position() const;
    /// The module; null while no game with it is shown.
    const Module* module() const;
    /// Looks now; a constructor of a model ends with it.
    void look();
    /// Takes over what is shown. The module is there.
    virtual void refresh() = 0;

private:
    GameSession& m_session;
    Find m_find;
};

}  // namespace inselwerk
