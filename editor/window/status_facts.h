#pragma once

#include "editor/common/steady_label.h"
#include "editor/document/autosave.h"
#include "editor/document/focus.h"

#include <QTimer>

class QStatusBar;

namespace inselwerk {

/// The right end of the status bar: how much land and how many harbours the board has, and how old the safety copy of
/// unsaved work is.
class StatusFacts : public QObject
{
    Q_OBJECT

public:
    StatusFacts(Focus&, Autosave&, QStatusBar&);

    void retranslate();

private:
    void updateBoard();
    void updateCopy();
    QString copySentence() const;

    Focus& m_focus;
    Autosave& m_autosave;
    SteadyLabel* m_board;
    QLabel* m_copy;
    QTimer m_clock;
};

}  // namespace inselwerk
