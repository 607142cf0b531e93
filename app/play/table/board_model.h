#pragma once

#include "app/common/painting/board_picture.h"

#include <QObject>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace inselwerk {

class GameSession;

/// The picture of the board as it is shown now, for the item that paints it.
class BoardModel : public QObject
{
    Q_OBJECT
    /// Bind it to the board item's `picture`.
    Q_PROPERTY(inselwerk::BoardPicture picture READ picture NOTIFY pictureChanged)
    /// How far what a module moves on the board has come: 0 … 1 (lava: in the crater … at the corner). Animate it while its
    /// event plays; the end of the event sets it back to 1.
    Q_PROPERTY(double progress READ progress WRITE setProgress NOTIFY pictureChanged)
    /// Leaves the robber out while QML moves one over the board; the session puts it back when the event ends.
    Q_PROPERTY(bool robberHidden READ robberHidden WRITE setRobberHidden NOTIFY pictureChanged)
    /// The whole board in words, for screen readers: one hex a line.
    Q_PROPERTY(QString description READ description NOTIFY pictureChanged)
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameSession")

public:
    explicit BoardModel(GameSession&);

    const BoardPicture& picture() const { return m_picture; }
    double progress() const { return m_progress; }
    void setProgress(double);
    bool robberHidden() const { return m_robberHidden; }
    void setRobberHidden(bool);
    QString description() const;

signals:
    void pictureChanged();

private:
    void refresh();
    void endEvent();

    GameSession& m_session;
    BoardPicture m_picture;
    QVariantMap m_lastEvent;  ///< may leave something to see (lava at its corner)
    double m_progress = 1;
    bool m_robberHidden = false;
};

}  // namespace inselwerk
