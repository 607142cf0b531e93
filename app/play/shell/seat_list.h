#pragma once

#include "app/common/settings/settings.h"
#include "engine/game/game.h"
#include "engine/setup/table.h"

#include <QAbstractListModel>
#include <QtQml/qqml.h>

namespace inselwerk {

/// The seats of a new game, in turn order.
class SeatList : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to NewGame")
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int least READ least NOTIFY changed)
    Q_PROPERTY(int most READ most NOTIFY changed)
    /// Names of the colours that this board has pieces for.
    Q_PROPERTY(QStringList colours READ colours NOTIFY changed)

public:
    enum Role { NameRole = Qt::UserRole, ColourRole, ColourNameRole, PlayerRole, HintRole };

    using Seat = Settings::Seat;

    using QAbstractListModel::QAbstractListModel;

    /// Takes the seats of the last game as far as the board allows, and `usual` ones for the rest.
    void fit(const Board&, const QList<Seat>& last, int usual);
    const QList<Seat>& seats() const { return m_seats; }
    Seating seating() const;
    std::vector<SeatSetup> setup() const;
    void retranslate();

    int count() const { return static_cast<int>(m_seats.size()); }
    int least() const { return m_least; }
    int most() const { return m_most; }
    QStringList colours() const { return m_colours; }

    Q_INVOKABLE void add();
    Q_INVOKABLE void remove(int seat);
    Q_INVOKABLE void moveUp(int seat);
    Q_INVOKABLE void setName(int seat, const QString& name);
    /// Whoever has that colour takes the one that becomes free.
    Q_INVOKABLE void setColour(int seat, const QString& colour);
    Q_INVOKABLE void setPlayer(int seat, const QString& player);
    /// `Red` in the language in use.
    Q_INVOKABLE QString colourName(const QString& colour) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex&, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void changed();
    /// Another number of seats or other colours: the board looks different.
    void seatingChanged();

private:
    bool has(int seat) const { return seat >= 0 && seat < count(); }
    Seat newSeat() const;
    void announce(int seat);

    QList<Seat> m_seats;
    QStringList m_colours;
    int m_least = 2;
    int m_most = 6;
};

}  // namespace inselwerk
