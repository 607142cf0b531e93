#pragma once

#include "editor/docks/choice_box.h"
#include "editor/docks/studio.h"

#include <QWidget>

class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace inselwerk {

class IdField;
class PiecesBox;

/// The board itself: its names, players, orientation, the robber's start, how large it is, and what its
/// starting pieces bring along.
class BoardProperties : public QWidget
{
    Q_OBJECT

public:
    explicit BoardProperties(const Studio&);

    void refresh();
    void retranslate();
    /// Puts the keyboard into the first field.
    void begin();
    /// The field for a part of the board; null: it has none here.
    QWidget* fieldFor(const Place&) const;

private:
    Focus& focus() const { return m_studio.focus(); }
    QLabel* addRow(QWidget* field);
    QLineEdit* makeName(const char* name, std::string Text::*language);
    QWidget* makePlayers();
    QWidget* makeRobber();
    void changeRobber(const std::function<void(RobberStart&)>&, const QString& mergeKey = {});
    void refreshRobber(const Board&);
    void refreshCounts(const Board&);

    Studio m_studio;
    QFormLayout* m_form;
    IdField* m_id;
    QLabel* m_refusal;
    QLineEdit *m_english, *m_german;
    QSpinBox *m_least, *m_most;
    ChoiceBox<Orientation>* m_orientation;
    ChoiceBox<RobberStart::Kind>* m_robber;
    ChoiceBox<int>* m_robberNumber;
    QSpinBox *m_robberQ, *m_robberR;
    QLabel *m_idLabel, *m_englishLabel, *m_germanLabel, *m_playersLabel, *m_orientationLabel, *m_robberLabel;
    QLabel* m_toLabel;
    QLabel* m_counts;
    PiecesBox* m_pieces;
};

}  // namespace inselwerk
