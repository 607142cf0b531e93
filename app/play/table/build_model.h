#pragma once

#include "app/play/table/row_model.h"

#include "engine/table/action.h"

namespace inselwerk {

class GameSession;
struct Position;
struct TurnOffer;

/// What can be built or bought, then what modules offer in the turn.
///
/// Roles:
///   key      `road`, `settlement`, `city`, `card`; of a module: the words of its action (`deposit`)
///   name     "Road"
///   costs    list of resources, one entry a card: ["lumber", "brick"];  costText: "1 lumber and 1 brick"
///   possible, reason  "needs 1 more brick"; empty when possible, and while no hand is shown
///   left     pieces in the supply, or cards in the deck, -1: does not count;  leftText: "9 left", "once a turn"
///   spots    number of places where it may be built
///   active   its spots are shown
///   iconName of a line icon, where no piece is its picture
class BuildModel : public RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameSession")

public:
    explicit BuildModel(GameSession&);

    /// Shows the spots for a piece, or leaves them if they are shown; buys a card at once. False when not possible.
    Q_INVOKABLE bool press(const QString& key);

private:
    void refresh();
    Row rowOf(const TurnOffer&, const Position&) const;
    bool begin(int kind);
    static QString nameOfThing(Do);
    int left(Do) const;

    GameSession& m_session;
};

}  // namespace inselwerk
