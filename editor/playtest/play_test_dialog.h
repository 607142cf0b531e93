#pragma once

#include "editor/playtest/play_test.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace inselwerk {

/// Asks how a play-test shall be played.
class PlayTestDialog : public QDialog
{
    Q_OBJECT

public:
    PlayTestDialog(const Scenario&, const PlayTestSetup&, QWidget* parent);

    PlayTestSetup setup() const;

private:
    const Board& board() const;
    void boardChosen();
    void showSeats(const QStringList& kinds);
    QStringList seats() const;
    void checkSeed();

    const Scenario& m_scenario;
    QComboBox* m_board;
    QSpinBox* m_players;
    QFormLayout* m_form;
    std::vector<QComboBox*> m_seats;
    std::vector<QLabel*> m_seatLabels;
    QLineEdit* m_seed;
    QPushButton* m_begin;
};

}  // namespace inselwerk
