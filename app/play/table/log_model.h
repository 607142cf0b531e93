#pragma once

#include "app/play/table/row_model.h"

#include "engine/table/happening.h"

#include <deque>

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

    QString latest() const;
    /// The whole log as plain text.
    Q_INVOKABLE QString asText() const;

    /// Adds what happened. `state`: right after it.
    void add(const Happening&, const State& state);
    /// A line that is no happening: a bot that thought too long. `text` is made anew when the language changes.
    void note(Seat, const char* source);
    /// Number of happenings added, and the way back there (undo).
    int mark() const { return static_cast<int>(m_entries.size()); }
    void rewind(int mark);
    void clear() { rewind(0); }
    const std::deque<Happening>& happenings() const { return m_entries; }
    /// Makes all sentences anew (language, viewer).
    void retell();

signals:
    void changed();

private:
    Row rowOf(int index) const;

    GameSession& m_session;
    std::deque<Happening> m_entries;
    int m_shown = 0;
    Seat m_toldTo = nobody;
};

}  // namespace inselwerk
