#pragma once

#include "engine/table/action.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace inselwerk {

class GameSession;

/// The head of the table: status, dice, phase, the turn's own buttons.
class TableModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameSession")

    /// Line one: who must do what now.
    Q_PROPERTY(QString status READ status NOTIFY changed)
    /// Line two: why something is not possible, or what it yields. A spot under the pointer or in focus goes before it:
    /// show `spots.hover` when it is not empty.
    Q_PROPERTY(QString detail READ detail NOTIFY changed)
    /// The seat whose mark stands in front (who decides), -1: none, and its colour (`red`).
    Q_PROPERTY(int statusSeat READ statusSeat NOTIFY changed)
    Q_PROPERTY(QString statusColour READ statusColour NOTIFY changed)
    /// `setup`, `roll`, `action` or `over`.
    Q_PROPERTY(QString phase READ phase NOTIFY changed)
    /// Rounds and turns, from 1.
    Q_PROPERTY(int turn READ turn NOTIFY changed)
    Q_PROPERTY(int round READ round NOTIFY changed)
    Q_PROPERTY(QString turnText READ turnText NOTIFY changed)

    /// The last roll, which stays until the next one; 0 before the first.
    Q_PROPERTY(int firstDie READ firstDie NOTIFY changed)
    Q_PROPERTY(int secondDie READ secondDie NOTIFY changed)
    Q_PROPERTY(int sum READ sum NOTIFY changed)
    /// "Anna rolled 5 and 3."
    Q_PROPERTY(QString diceText READ diceText NOTIFY changed)

    Q_PROPERTY(bool canRoll READ canRoll NOTIFY changed)
    Q_PROPERTY(QString rollReason READ rollReason NOTIFY changed)
    Q_PROPERTY(bool canEndTurn READ canEndTurn NOTIFY changed)
    Q_PROPERTY(QString endTurnReason READ endTurnReason NOTIFY changed)
    /// The button: "End turn", or "End phase" where others share in the turn.
    Q_PROPERTY(QString endTurnText READ endTurnText NOTIFY changed)
    /// The viewer may decide something now.
    Q_PROPERTY(bool myDecision READ myDecision NOTIFY changed)
    /// It is the viewer's turn.
    Q_PROPERTY(bool myTurn READ myTurn NOTIFY changed)

    /// What is being chosen: empty, `road`, `settlement`, `city`, `robber`, `card` or the words of a module's action.
    Q_PROPERTY(QString mode READ mode NOTIFY changed)
    /// Escape leaves the mode (it is not one that the rules force).
    Q_PROPERTY(bool canCancel READ canCancel NOTIFY changed)

    Q_PROPERTY(int victoryPoints READ victoryPoints NOTIFY changed)
    /// What the scenario calls the robber, without article, as a title: "Witch-Doctor".
    /// How many cards the hand holds that is covered; 0 without one.
    Q_PROPERTY(int coveredCards READ coveredCards NOTIFY changed)
    Q_PROPERTY(QString robberName READ robberName NOTIFY changed)

public:
    explicit TableModel(GameSession&);

    QString status() const { return m_status; }
    QString detail() const { return m_detail; }
    int statusSeat() const;
    QString statusColour() const;
    QString phase() const;
    int turn() const;
    int round() const;
    QString turnText() const;
    int firstDie() const { return m_dice[0]; }
    int secondDie() const { return m_dice[1]; }
    int sum() const { return m_dice[0] + m_dice[1]; }
    QString diceText() const;
    bool canRoll() const;
    QString rollReason() const;
    bool canEndTurn() const;
    QString endTurnReason() const;
    QString endTurnText() const;
    bool myDecision() const;
    bool myTurn() const;
    QString mode() const;
    bool canCancel() const;
    int victoryPoints() const;
    int coveredCards() const;
    QString robberName() const;

    Q_INVOKABLE bool roll();
    Q_INVOKABLE bool endTurn();
    /// Leaves the mode; false if there is none to leave.
    Q_INVOKABLE bool cancel();

signals:
    void changed();

private:
    void refresh();
    void refreshDice();
    bool possible(Do) const;
    QString reason(Do) const;

    GameSession& m_session;
    QString m_status;
    QString m_detail;
    int m_dice[2] = {0, 0};
    int m_diceSeat = -1;
};

}  // namespace inselwerk
