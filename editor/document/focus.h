#pragma once

#include "editor/document/document.h"
#include "editor/document/selection_trail.h"
#include "editor/model/place_of_path.h"

#include <set>

namespace inselwerk {

/// What the designer is looking at: one board of a document and the hexes selected on it. No part of the scenario, so
/// no step of its history; but the selection follows hexes that undo and redo move.
class Focus : public QObject
{
    Q_OBJECT

public:
    explicit Focus(Document&, QObject* parent = nullptr);

    Document& document() const { return m_document; }
    const Scenario& scenario() const { return m_document.scenario(); }

    /// The board in sight; null when the scenario has none.
    const Board* board() const;
    std::size_t boardIndex() const { return m_board; }
    void setBoardIndex(std::size_t);

    /// Selected coordinates, with or without a hex. Another board starts without any.
    const std::set<HexCoord>& selection() const { return m_selection; }
    void select(std::set<HexCoord>);
    /// The step that was just made moved the selected hexes: selects them where they are now, and undo and redo of the
    /// step take the selection along.
    void selectMoved(std::set<HexCoord> from, std::set<HexCoord> to);

    /// Goes to a place: its board comes into sight, its hex is selected, and whoever shows such things is asked to.
    void want(const Place&);

    /// Document::change on the board in sight.
    bool change(const StepName&, const std::function<void(Board&)>&, const QString& mergeKey = {});
    /// An edit of the board in sight, for the gestures of a document.
    Document::Edit onBoard(std::function<void(Board&)>) const;

signals:
    /// Another board is in sight, or boards came and went.
    void boardChanged();
    void selectionChanged();
    /// Somebody wants to look at a place: the canvas shows its hex, the panel for such things comes forward.
    void wanted(const Place&);

private:
    void follow(const Touched&);
    void followList(const Touched&);
    void remember();
    void showBoard(std::size_t);

    Document& m_document;
    std::size_t m_board = 0;
    std::vector<std::string> m_seen;  ///< ids of the boards, by which the one in sight is found again where they moved
    std::set<HexCoord> m_selection;
    SelectionTrail m_trail;
};

}  // namespace inselwerk
