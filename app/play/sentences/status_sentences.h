#pragma once

#include "app/play/sentences/names.h"

namespace inselwerk {

/// Who must do what now, and what one should know for it.
class StatusSentences
{
    Q_DECLARE_TR_FUNCTIONS(StatusSentences)

public:
    struct Lines
    {
        QString first;
        QString second;
    };
    /// `kind`: the kind of action whose place is being chosen in the own turn, or −1.
    static Lines of(const Names&, int kind);
    /// What a seat that may decide is doing, for its row among the players: "discards 4 cards"; empty for the turn
    /// itself.
    static QString deciding(Seat, const Names&);

private:
    static Lines forViewer(const Names&, int kind);
    static Lines forOthers(const Names&);
    static Lines picking(const Names&, int kind, const QString& me);
    static Lines answering(const Names&, const QString& me);
};

}  // namespace inselwerk
