#pragma once

#include "app/play/sentences/names.h"
#include "app/play/table/game_log.h"
#include "app/play/table/row_model.h"

namespace inselwerk {

class GameSession;

/// What happened, in sentences of the language in use, the newest last.
///
/// Roles: key (number of the entry), seat (-1: nobody), colour, text, kind (name of the happening), turnStart.
/// Cards that only some seats may know are named for the viewer if it is one of them.
class LogModel : public RowModel
{
    Q_OBJECT
    /// The newest entry, for screen readers.
    Q_PROPERTY(QString latest READ latest NOTIFY changed)
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameSession")

public:
    explicit LogModel(GameSession&);

    /// After a switch of the language or another game.
    void reset() { retell(); }
    QString latest() const;
    /// The whole log as plain text.
    Q_INVOKABLE QString asText() const;

signals:
    void changed();

private:
    void refresh();
    /// Makes all sentences anew (language, viewer, a game begun).
    void retell();
    QList<Row> rows(int from, int to) const;
    static QString sentence(const GameLog::Entry&, const Names&);

    GameSession& m_session;
    int m_shown = 0;  ///< entries of the GameLog that are told
    Seat m_toldTo = nobody;
};

}  // namespace inselwerk
