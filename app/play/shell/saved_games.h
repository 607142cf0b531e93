#pragma once

#include "app/common/painting/board_picture.h"
#include "engine/scenario/message.h"

#include <QAbstractListModel>
#include <QDateTime>
#include <QtQml/qqml.h>

#include <vector>

namespace inselwerk {

/// What the gallery tells of a saved game.
struct SavedGame
{
    struct Seat
    {
        QString colour;
        int points = 0;
    };
    QString file;
    QDateTime changed;
    Text name;  ///< of the scenario
    int round = 0;
    std::vector<Seat> seats;
    bool over = false;
    bool readable = false;
    bool broken = false;  ///< there is a file, and no game can be read from it
    BoardPicture picture;

    static SavedGame read(const QString& file);
};

/// The games in the folder of saved games, newest first, and the one that was being played. Files are read beside the
/// main thread; rows appear when they are known.
class SavedGames : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the Desk")
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// The game that was being played can be continued.
    Q_PROPERTY(bool hasLast READ hasLast NOTIFY changed)
    Q_PROPERTY(inselwerk::BoardPicture lastPicture READ lastPicture NOTIFY changed)
    Q_PROPERTY(QString lastName READ lastName NOTIFY changed)
    Q_PROPERTY(QString lastWhen READ lastWhen NOTIFY changed)
    Q_PROPERTY(int lastRound READ lastRound NOTIFY changed)
    Q_PROPERTY(QStringList lastColours READ lastColours NOTIFY changed)
    Q_PROPERTY(QList<int> lastPoints READ lastPoints NOTIFY changed)

public:
    enum Role { FileRole = Qt::UserRole, TitleRole, WhenRole, ColoursRole };

    using QAbstractListModel::QAbstractListModel;

    void reload();
    void retranslate();

    int count() const { return rowCount(); }
    bool hasLast() const { return m_last.readable && !m_last.over; }
    const BoardPicture& lastPicture() const { return m_last.picture; }
    QString lastName() const;
    QString lastWhen() const;
    int lastRound() const { return m_last.round; }
    QStringList lastColours() const;
    QList<int> lastPoints() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex&, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void changed();
    /// No game can be read from the autosave.
    void lastIsBroken();

private:
    void show(int request, SavedGame last, std::vector<SavedGame> games);

    SavedGame m_last;
    std::vector<SavedGame> m_games;
    int m_request = 0;
};

}  // namespace inselwerk
