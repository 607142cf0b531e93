#include "editor/document/selection_trail.h"

#include "editor/document/focus.h"

#include <utility>

namespace inselwerk {

SelectionTrail::SelectionTrail(Focus& focus) : m_focus(focus), m_index(focus.document().history().index())
{
    connect(&focus.document(), &Document::changed, this, [this](const Touched& touched) {
        if (touched.history) m_travels = true;  // and then its index changes
    });
    connect(&focus.document().history(), &QUndoStack::indexChanged, this, &SelectionTrail::follow);
}

void SelectionTrail::add(std::set<HexCoord> from, std::set<HexCoord> to)
{
    m_moves[m_index] = {std::move(from), std::move(to)};
}

void SelectionTrail::follow(int index)
{
    const int before = std::exchange(m_index, index);
    if (!std::exchange(m_travels, false)) {
        // A new step took the place of those that could be done again; or the last one came to nothing.
        m_moves.erase(m_moves.lower_bound(index < before ? index + 1 : index), m_moves.end());
        return;
    }
    const auto go = [this](const std::set<HexCoord>& from, const std::set<HexCoord>& to) {
        if (m_focus.selection() == from) m_focus.select(to);
    };
    for (int step = before; step > index; --step)
        if (const auto move = m_moves.find(step); move != m_moves.end()) go(move->second.to, move->second.from);
    for (int step = before + 1; step <= index; ++step)
        if (const auto move = m_moves.find(step); move != m_moves.end()) go(move->second.from, move->second.to);
}

}  // namespace inselwerk
