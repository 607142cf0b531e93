#pragma once

#include "app/play/table/row_model.h"

namespace inselwerk {

class GameSession;

/// What the bank holds. Roles: key (`lumber` … `ore`), name, count, text ("14 lumber").
class BankModel : public RowModel
{
    Q_OBJECT
    Q_PROPERTY(int deckLeft READ deckLeft NOTIFY changed)
    /// "14 development cards"
    Q_PROPERTY(QString deckText READ deckText NOTIFY changed)
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameSession")

public:
    explicit BankModel(GameSession&);

    int deckLeft() const;
    QString deckText() const;

signals:
    void changed();

private:
    void refresh();

    GameSession& m_session;
};

}  // namespace inselwerk
