#include "editor/document/focus.h"

#include <algorithm>
#include <utility>

namespace inselwerk {
namespace {

std::vector<std::string> idsOf(const Scenario& scenario)
{
    std::vector<std::string> ids;
    for (const Board& board : scenario.boards) ids.push_back(board.id);
    return ids;
}

}  // namespace

Focus::Focus(Document& document, QObject* parent) : QObject(parent), m_document(document)
{
    connect(&document, &Document::changed, this, [this](const Touched& touched) {
        if (!touched.boardList) return followBoard();
        const std::size_t count = scenario().boards.size();
        if (m_board >= count) {
            m_board = count == 0 ? 0 : count - 1;
            select({});
        }
        m_ids = idsOf(scenario());
        emit boardChanged();
    });
    m_ids = idsOf(scenario());
}

/// When boards were put into another order, the one in sight stays in sight.
void Focus::followBoard()
{
    const std::vector<std::string> before = std::exchange(m_ids, idsOf(scenario()));
    if (before == m_ids || m_board >= before.size()) return;
    const bool reordered = std::is_permutation(before.begin(), before.end(), m_ids.begin(), m_ids.end());
    if (!reordered || std::count(m_ids.begin(), m_ids.end(), before[m_board]) != 1) return;
    m_board = static_cast<std::size_t>(std::find(m_ids.begin(), m_ids.end(), before[m_board]) - m_ids.begin());
    emit boardChanged();
}

const Board* Focus::board() const
{
    const auto& boards = scenario().boards;
    return m_board < boards.size() ? &boards[m_board] : nullptr;
}

void Focus::setBoardIndex(std::size_t index)
{
    if (index == m_board || index >= scenario().boards.size()) return;
    m_document.cancelGesture();
    m_board = index;
    select({});
    emit boardChanged();
}

void Focus::select(std::set<HexCoord> hexes)
{
    if (hexes == m_selection) return;
    m_selection = std::move(hexes);
    emit selectionChanged();
}

void Focus::want(const Place& place)
{
    if (place.board) setBoardIndex(*place.board);
    if (place.hex) select({*place.hex});
    emit wanted(place);
}

bool Focus::change(const QString& name, const std::function<void(Board&)>& edit, const QString& mergeKey)
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
