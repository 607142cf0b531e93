#pragma once

#include "editor/docks/studio.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QListWidget;
class QToolButton;

namespace inselwerk {

class KindCounts;

/// What the starting pieces of a board bring along, colour by colour in the order in which seats take them: cards in
/// hand, and who stays out when fewer play. The pieces themselves are put down on the canvas.
class PiecesBox : public QWidget
{
    Q_OBJECT

public:
    explicit PiecesBox(const Studio&);

    void refresh();
    void retranslate();
    /// The row of a place of starting pieces, as the current one of its list; null: there is no such row.
    QWidget* fieldFor(const Place&);

protected:
    bool eventFilter(QObject*, QEvent*) override;

private:
    Focus& focus() const { return m_studio.focus(); }
    QWidget* makeColours();
    const StartingPieces* chosen() const;
    void moveBy(int places);
    void remove();
    void setCards(Resource, int count);
    void refreshColours(const Board&);

    Studio m_studio;
    QLabel* m_head;
    QListWidget* m_colours;
    QToolButton *m_up, *m_down, *m_remove;
    QLabel* m_cardsLabel;
    KindCounts* m_cards;
    QCheckBox* m_optional;
};

}  // namespace inselwerk
