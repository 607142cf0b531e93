#include "editor/document/focus.h"

#include <algorithm>
#include <utility>

namespace inselwerk {

Focus::Focus(Document& document, QObject* parent) : QObject(parent), m_document(document), m_trail(*this)
{
    connect(&document, &Document::changed, this, &Focus::follow);
    remember();
}

void Focus::follow(const Touched& touched)
{
    if (touched.boardList)
        followList(touched);
    else if (touched.history && !touched.boards.empty() && !touched.board(m_board))
        showBoard(touched.boards.front());  // nobody undoes what cannot be seen
}

/// The board in sight stays in sight wherever it moved; where it is gone, the one in its place comes. A board that undo
/// or redo brings back is shown.
void Focus::followList(const Touched& touched)
{
    const auto& boards = scenario().boards;
    const auto same = std::ranges::find(boards, m_seen.empty() ? std::string() : m_seen[m_board], &Board::id);
    const auto back = std::ranges::find_if(
        boards, [this](const Board& board) { return std::ranges::find(m_seen, board.id) == m_seen.end(); });
    const bool renamed = same == boards.end() && boards.size() == m_seen.size();
    const auto shown = touched.history && !renamed && back != boards.end() ? back : same;
    if (shown != same || touched.another || (same == boards.end() && !renamed)) select({});
    if (shown != boards.end())
        m_board = static_cast<std::size_t>(shown - boards.begin());
    else
        m_board = std::min(m_board, boards.empty() ? 0 : boards.size() - 1);
    remember();
    emit boardChanged();
}

void Focus::remember()
{
    m_seen.clear();
    for (const Board& board : scenario().boards) m_seen.push_back(board.id);
}

const Board* Focus::board() const
{
    const auto& boards = scenario().boards;
    return m_board < boards.size() ? &boards[m_board] : nullptr;
}

void Focus::setBoardIndex(std::size_t index)
{
    if (index == m_board || index >= scenario().boards.size()) return;
    m_document.settle();
    showBoard(index);
}

void Focus::showBoard(std::size_t index)
{
    m_document.breakMerging();  // what is typed next belongs to the other board
    m_board = std::min(index, scenario().boards.size() - 1);
    select({});
    emit boardChanged();
}

void Focus::select(std::set<HexCoord> hexes)
{
    if (hexes == m_selection) return;
    m_selection = std::move(hexes);
    emit selectionChanged();
}

void Focus::selectMoved(std::set<HexCoord> from, std::set<HexCoord> to)
{
    select(to);
    m_trail.add(std::move(from), std::move(to));
}

void Focus::want(const Place& place)
{
    if (place.board) setBoardIndex(*place.board);
    if (place.hex) select({*place.hex});
    emit wanted(place);
}

bool Focus::change(const StepName& name, const std::function<void(Board&)>& edit, const QString& mergeKey)
{
    return m_document.change(name, onBoard(edit), mergeKey);
}

Document::Edit Focus::onBoard(std::function<void(Board&)> edit) const
{
    return [index = m_board, edit = std::move(edit)](Scenario& scenario) {
        if (index < scenario.boards.size()) edit(scenario.boards[index]);
    };
}

}  // namespace inselwerk
