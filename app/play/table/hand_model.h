#pragma once

#include "app/play/table/row_model.h"

#include "engine/table/cards.h"

namespace inselwerk {

class GameSession;

/// The resource cards of the viewer, and the choice of what to discard.
///
/// Roles: key (`lumber` … `ore`), name, count, chosen (marked for discarding), text ("2 lumber").
class HandModel : public RowModel
{
    Q_OBJECT
    /// A hand is shown (false while covered or when only bots play).
    Q_PROPERTY(bool shown READ shown NOTIFY changed)
    Q_PROPERTY(int total READ total NOTIFY changed)
    /// "9 cards · discard from 8 on a seven"
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    /// Cards that the viewer still has to discard; 0: none.
    Q_PROPERTY(int owed READ owed NOTIFY changed)
    Q_PROPERTY(int chosen READ chosen NOTIFY changed)
    Q_PROPERTY(bool canDiscard READ canDiscard NOTIFY changed)
    /// "Choose 2 more cards to discard."
    Q_PROPERTY(QString discardText READ discardText NOTIFY changed)
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameSession")

public:
    explicit HandModel(GameSession&);

    bool shown() const;
    int total() const { return m_hand.total(); }
    QString summary() const;
    int owed() const { return m_owed; }
    int chosen() const { return m_chosen.total(); }
    bool canDiscard() const { return m_owed > 0 && chosen() == m_owed; }
    QString discardText() const;

    /// Marks one more card (or, by −1, one less) of a resource for discarding.
    Q_INVOKABLE bool mark(const QString& resource, int by = 1);
    /// Discards what is marked; only when it is as much as is owed.
    Q_INVOKABLE bool discard();

signals:
    void changed();

private:
    void refresh();

    GameSession& m_session;
    Cards m_hand;
    Cards m_chosen;
    int m_owed = 0;
};

}  // namespace inselwerk
