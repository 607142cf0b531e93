#pragma once

#include "editor/model/list_change.h"
#include "engine/scenario/scenario.h"

#include <memory>

namespace inselwerk {

/// The parts of a scenario that a change concerns, for those who show them.
struct Touched
{
    bool head = false;                ///< names, texts, rules
    bool modules = false;             ///< the sections of rule modules
    bool boardList = false;           ///< boards came, went, moved or got another id; all indices are new
    std::vector<std::size_t> boards;  ///< indices of boards that changed
    bool another = false;             ///< another scenario took the place of this one
    bool history = false;             ///< by undo or redo
    bool board(std::size_t index) const
    {
        return boardList || std::find(boards.begin(), boards.end(), index) != boards.end();
    }
    static Touched everything() { return {true, true, true, {}, true}; }
};

/// What changed between two scenarios: small enough to be kept for every step of an evening, exact both ways.
class Delta
{
public:
    Delta() = default;
    Delta(const Scenario& before, const Scenario& after);

    bool empty() const;
    /// `scenario` is the one before.
    void apply(Scenario&) const;
    /// `scenario` is the one after.
    void revert(Scenario&) const;
    Touched touched() const;

private:
    template <class T>
    struct Whole
    {
        T before;
        T after;
    };
    struct BoardChange
    {
        std::size_t at = 0;
        ListChange<HexEntry> hexes;
        ListChange<HarbourEntry> harbours;
        std::shared_ptr<const Whole<Board>> rest;  ///< all else of the board; null: the same
    };

    static BoardChange compare(std::size_t at, const Board& before, const Board& after);

    std::shared_ptr<const Whole<Scenario>> m_head;  ///< without modules and boards; null: the same
    ListChange<Section> m_modules;
    ListChange<Board> m_boardList;     ///< used when the sequence of their ids changed
    std::vector<BoardChange> m_boards;  ///< else
};

}  // namespace inselwerk
