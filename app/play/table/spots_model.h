#pragma once

#include "app/play/table/row_model.h"

namespace inselwerk {

class GameSession;

/// The places on the board that may be chosen now: for a piece, the robber, or whatever a module asks.
///
/// Roles:
///   key    unique and stable while the spot stays: "edge 17"
///   kind   `corner`, `edge` or `hex`
///   q, r   coordinates of the hex that names the place; index: its corner or side (0–5, clockwise; as BoardGeometry
///          counts them), 0 for a hex
///   piece  the ghost to show: `road`, `settlement`, `city`, `robber` or empty
///   colour of the piece: `red`
///   name   accessible name: "Settlement at forest 9, hills 6 and pasture 4"
///   yields what the spot is good for, line two of the status: "this spot yields 6 brick and 4 wool"
class SpotsModel : public RowModel
{
    Q_OBJECT
    /// Text of the spot in focus or under the pointer; set by `point`.
    Q_PROPERTY(QString hover READ hover NOTIFY hoverChanged)
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameSession")

public:
    explicit SpotsModel(GameSession&);

    QString hover() const { return m_hover; }
    /// Chooses a spot; false if it is not there (any more).
    Q_INVOKABLE bool choose(const QString& key);
    /// Says which spot is in focus or under the pointer; empty: none.
    Q_INVOKABLE void point(const QString& key);

signals:
    void hoverChanged();

private:
    void refresh();

    GameSession& m_session;
    QString m_pointed;
    QString m_hover;
};

}  // namespace inselwerk
