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

/// Where the board `index` is when all were put into another order; none: they were not, or there are two of it.
std::optional<std::size_t> movedTo(
    std::size_t index, const std::vector<std::string>& before, const std::vector<std::string>& after)
{
    if (before == after || index >= before.size()) return std::nullopt;
    const bool reordered = std::is_permutation(before.begin(), before.end(), after.begin(), after.end());
    if (!reordered || std::count(after.begin(), after.end(), before[index]) != 1) return std::nullopt;
    return static_cast<std::size_t>(std::find(after.begin(), after.end(), before[index]) - after.begin());
}

}  // namespace

Focus::Focus(Document& document, QObject* parent) : QObject(parent), m_document(document)
{
    connect(&document, &Document::changed, this, [this, ids = idsOf(scenario())](const Touched& touched) mutable {
        const std::vector<std::string> before = std::exchange(ids, idsOf(scenario()));
        // The board in sight stays in sight.
        const auto moved = touched.boardList ? std::nullopt : movedTo(m_board, before, ids);
        if (moved) m_board = *moved;
        if (!moved && !touched.boardList) return;
        const std::size_t count = scenario().boards.size();
        if (m_board >= count) {
            m_board = count == 0 ? 0 : count - 1;
            select({});
        }
        emit boardChanged();
    });
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
