#include "engine/scenario/scenario.h"

#include <algorithm>

namespace inselwerk {
namespace {

constexpr std::array<std::string_view, 3> constraintNames{
    "no-adjacent-red-numbers", "no-adjacent-equal-numbers", "no-adjacent-equal-terrain"};

/// The first element of a list that fits, or none.
template <class List, class Fits>
auto firstOf(const List& list, Fits fits) -> decltype(list.data())
{
    const auto at = std::find_if(list.begin(), list.end(), fits);
    return at == list.end() ? nullptr : &*at;
}

}  // namespace

std::string_view nameOf(Constraint c) { return constraintNames[static_cast<std::size_t>(c)]; }

std::string_view wordOf(Constraint c)
{
    switch (c) {
        case Constraint::NoAdjacentRed: return "6 and 8 never side by side";
        case Constraint::NoAdjacentEqualNumbers: return "equal numbers never side by side";
        case Constraint::NoAdjacentEqualTerrain: break;
    }
    return "equal terrain never side by side";
}

std::optional<Constraint> constraintFrom(std::string_view name)
{
    const auto at = std::find(constraintNames.begin(), constraintNames.end(), name);
    if (at == constraintNames.end()) return std::nullopt;
    return static_cast<Constraint>(at - constraintNames.begin());
}

const HexEntry* Board::find(HexCoord at) const
{
    return firstOf(hexes, [at](const HexEntry& h) { return h.at == at; });
}

bool Board::mayBear(int number) const
{
    const auto among = [number](const auto& piles) {
        return std::any_of(piles.begin(), piles.end(), [number](const auto& pile) {
            return std::find(pile.tokens.begin(), pile.tokens.end(), number) != pile.tokens.end();
        });
    };
    return among(numberPools) || among(stacks) ||
           std::any_of(hexes.begin(), hexes.end(), [number](const HexEntry& h) { return h.number == number; });
}

const NumberStack* Board::findStack(std::string_view stack) const
{
    return firstOf(stacks, [stack](const NumberStack& s) { return s.id == stack; });
}

Section rulesOn(const Scenario& scenario, const Board& board)
{
    Section rules = scenario.rules;
    for (const auto& [name, value] : board.rules.values) rules.values.insert_or_assign(name, value);
    return rules;
}

const Board* Scenario::findBoard(std::string_view board) const
{
    return firstOf(boards, [board](const Board& b) { return b.id == board; });
}

const Section* Scenario::findModule(std::string_view key) const
{
    return firstOf(modules, [key](const Section& s) { return s.key == key; });
}

}  // namespace inselwerk
