#pragma once

#include "engine/board/coordinates.h"

#include <QObject>

#include <map>
#include <set>

namespace inselwerk {

class Focus;

/// Lets the selection go along where a step of history that moved the selected hexes is undone or done again: hexes
/// that come back are selected there. Whoever selected something else meanwhile keeps that.
class SelectionTrail : public QObject
{
    Q_OBJECT

public:
    explicit SelectionTrail(Focus&);

    /// The step that was just made moved the selected hexes.
    void add(std::set<HexCoord> from, std::set<HexCoord> to);

private:
    struct Move
    {
        std::set<HexCoord> from, to;
    };
    void follow(int index);

    Focus& m_focus;
    std::map<int, Move> m_moves;  ///< by how many steps are done when that step is
    int m_index = 0;              ///< of the history, before it changed
    bool m_travels = false;       ///< by undo or redo, not by a new step
};

}  // namespace inselwerk
