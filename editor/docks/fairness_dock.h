#pragma once

#include "editor/canvas/fairness_overlay.h"
#include "editor/docks/dock.h"
#include "editor/docks/fairness_bars.h"

#include <QTimer>

class QLabel;
class QListWidget;
class QSpinBox;

namespace inselwerk {

class HintLine;

/// How even the board in sight is: pips of resources and corners, neighbours, the best places to start, and what a
/// snake set-up gives each seat. Live, while it or the badges on the board can be seen.
class FairnessDock : public Dock
{
    Q_OBJECT

public:
    explicit FairnessDock(const Studio&);

    Qt::DockWidgetArea homeArea() const override { return Qt::RightDockWidgetArea; }
    void retranslate() override;

    /// Shows and hides the badges at the corners; for menu and tool bar.
    QAction* overlayAction() const { return m_action; }
    const Fairness& fairness() const { return m_fairness; }
    /// Begins to compute so long after a change; with a board that takes long, after the last of several.
    static constexpr int delay = 80;
    /// Is there a change that the figures do not show yet?
    bool isBusy() const { return m_timer.isActive() || m_judge; }

protected:
    void showEvent(QShowEvent*) override;

private:
    QWidget* makePanel();
    void later();
    void compute();
    void goOn();
    void showAll();
    void showSentences();
    void showBest();
    void showSeats();
    void updatePlayers();
    void jump(int row);
    QString cornerText(const CornerName&) const;

    Fairness m_fairness;
    FairnessOverlay* m_overlay;
    QAction* m_action;
    QTimer m_timer;
    /// At work on draws, a few at a time; the next change of the board ends it.
    std::optional<FairnessJudge> m_judge;
    QTimer m_pause;
    bool m_slow = false;  ///< the board took longer than until other events have their turn
    HintLine* m_missed;
    QLabel* m_summary;
    FairnessBars* m_bars;
    QLabel* m_sentences;
    QLabel* m_bestTitle;
    QListWidget* m_best;
    QLabel* m_seatsTitle;
    QSpinBox* m_players;
    QLabel* m_seats;
};

}  // namespace inselwerk
