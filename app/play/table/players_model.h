#pragma once

#include "app/play/table/row_model.h"

namespace inselwerk {

class GameSession;
struct SeatSetup;

/// The players in turn order.
///
/// Roles:
///   key, seat, name (shown as plain text), colour (`red`), human, kind ("Person", "Bot: easy")
///   points      as the viewer may know them (own ones with hidden cards); hidden: of these, own hidden cards
///   goal        points that win
///   cards, development, knights, road (length)
///   longestRoad, largestArmy   holds the award;  awards: names of all that it holds, as a text
///   counts      of modules: a list of icon, value and award (holds it for this count)
///   isTurn      acts now;  isDeciding, deciding ("discards 4 cards"; empty when nothing)
///   order       what it has to do with a turn that others share in: "partner of Anna", "next turn"
///   isViewer, isWinner
///   summary     accessible description of the whole row
class PlayersModel : public RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameSession")

public:
    explicit PlayersModel(GameSession&);

private:
    void refresh();
    static QString kindOf(const SeatSetup&);

    GameSession& m_session;
};

}  // namespace inselwerk
