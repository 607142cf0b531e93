#pragma once

#include "app/play/table/row_model.h"

namespace inselwerk {

class GameSession;

/// The end of the game: who won and why, and where the points came from.
///
/// Roles: key, seat, name, colour, winner, points, settlements, cities, longestRoad, largestArmy, cards (victory point
/// cards), modules (a list as long as moduleSources) – all points, not pieces. The winners first, then by points.
class OutcomeModel : public RowModel
{
    Q_OBJECT
    Q_PROPERTY(bool over READ over NOTIFY changed)
    /// "Anna wins with 10 points."
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    /// Why the game ended: "Anna has 10 points in her own turn."
    Q_PROPERTY(QString why READ why NOTIFY changed)
    /// What modules give points for: "Greatest Giver".
    Q_PROPERTY(QStringList moduleSources READ moduleSources NOTIFY changed)
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameSession")

public:
    explicit OutcomeModel(GameSession&);

    bool over() const;
    QString sentence() const;
    QString why() const;
    QStringList moduleSources() const;

signals:
    void changed();

private:
    void refresh();

    GameSession& m_session;
};

}  // namespace inselwerk
