#include "editor/model/delta.h"

namespace inselwerk {
namespace {

Scenario headOf(const Scenario& scenario)
{
    Scenario head = scenario;
    head.modules.clear();
    head.boards.clear();
    return head;
}

/// Gives a scenario another head, keeping its modules and boards.
void putHead(Scenario& scenario, const Scenario& head)
{
    auto modules = std::move(scenario.modules);
    auto boards = std::move(scenario.boards);
    scenario = head;
    scenario.modules = std::move(modules);
    scenario.boards = std::move(boards);
}

Board restOf(const Board& board)
{
    Board rest = board;
    rest.hexes.clear();
    rest.harbours.clear();
    return rest;
}

/// Gives a board another rest, keeping its hexes and harbours.
void putRest(Board& board, const Board& rest)
{
    auto hexes = std::move(board.hexes);
    auto harbours = std::move(board.harbours);
    board = rest;
    board.hexes = std::move(hexes);
    board.harbours = std::move(harbours);
}

bool haveSameIds(const std::vector<Board>& before, const std::vector<Board>& after)
{
    return std::ranges::equal(before, after, {}, &Board::id, &Board::id);
}

template <class T>
std::shared_ptr<const T> ifDifferent(T pair)
{
    return pair.before == pair.after ? nullptr : std::make_shared<const T>(std::move(pair));
}

}  // namespace

Delta::Delta(const Scenario& before, const Scenario& after)
    : m_head(ifDifferent(Whole<Scenario>{headOf(before), headOf(after)})), m_modules(before.modules, after.modules)
{
    if (!haveSameIds(before.boards, after.boards)) {
        m_boardList = {before.boards, after.boards};
        return;
    }
    for (std::size_t i = 0; i < after.boards.size(); ++i)
        if (!(before.boards[i] == after.boards[i])) m_boards.push_back(compare(i, before.boards[i], after.boards[i]));
}

Delta::BoardChange Delta::compare(std::size_t at, const Board& before, const Board& after)
{
    return {
        at,
        {before.hexes, after.hexes},
        {before.harbours, after.harbours},
        ifDifferent(Whole<Board>{restOf(before), restOf(after)})};
}

bool Delta::empty() const { return !m_head && m_modules.empty() && m_boardList.empty() && m_boards.empty(); }

void Delta::apply(Scenario& scenario) const
{
    if (m_head) putHead(scenario, m_head->after);
    m_modules.apply(scenario.modules);
    m_boardList.apply(scenario.boards);
    for (const BoardChange& change : m_boards) {
        Board& board = scenario.boards[change.at];
        change.hexes.apply(board.hexes);
        change.harbours.apply(board.harbours);
        if (change.rest) putRest(board, change.rest->after);
    }
}

void Delta::revert(Scenario& scenario) const
{
    if (m_head) putHead(scenario, m_head->before);
    m_modules.revert(scenario.modules);
    m_boardList.revert(scenario.boards);
    for (const BoardChange& change : m_boards) {
        Board& board = scenario.boards[change.at];
        change.hexes.revert(board.hexes);
        change.harbours.revert(board.harbours);
        if (change.rest) putRest(board, change.rest->before);
    }
}

Touched Delta::touched() const
{
    Touched touched{m_head != nullptr, !m_modules.empty(), !m_boardList.empty(), {}};
    for (const BoardChange& change : m_boards) touched.boards.push_back(change.at);
    return touched;
}

}  // namespace inselwerk
