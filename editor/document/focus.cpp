#include "editor/document/focus.h"

namespace inselwerk {

Focus::Focus(Document& document, QObject* parent) : QObject(parent), m_document(document)
{
    connect(&document, &Document::changed, this, [this](const Touched& touched) {
        if (!touched.boardList) return;
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
