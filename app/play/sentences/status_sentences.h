#pragma once

#include "app/play/sentences/names.h"
#include "app/play/sentences/status_lines.h"
#include "app/play/table/picker.h"

namespace inselwerk {

/// Who must do what now, and what one should know for it.
class StatusSentences
{
    Q_DECLARE_TR_FUNCTIONS(StatusSentences)

public:
    using Lines = StatusLines;
    /// With what is being chosen in the own turn.
    static Lines of(const Names&, const Choosing& = {});
    /// What a seat that may decide is doing, for its row among the players: "discards 4 cards"; empty for the turn
    /// itself.
    static QString deciding(Seat, const Names&);
    /// What a seat has to do with a turn that others share in, with five or six players: "partner of Anna", "next
    /// turn".
    static QString order(Seat, const Names&);
    /// For whoever is to uncover its hand.
    static QString uncovering(Seat, const Names&);

private:
    static Lines forViewer(const Names&);
    static Lines forOthers(const Names&);
    static Lines picking(const Names&, const Choosing&, const QString& me);
    static Lines answering(const Names&, const QString& me);
};

}  // namespace inselwerk
