#pragma once

#include "engine/scenario/checks/board_check.h"

#include <functional>
#include <set>

/// What quick fixes are made of. Each stands beside the check that offers it.
namespace inselwerk {

/// A fix of the board that is judged.
Fix fixBoard(const BoardView&, Message title, std::function<void(Board&)>);
Fix fixBoard(std::size_t board, Message title, std::function<void(Board&)>);
/// A fix of hex number `index` of its list.
Fix fixHex(const BoardView&, std::size_t index, Message title, std::function<void(HexEntry&)>);

/// A fix of a module's section.
Fix fixModule(std::string_view key, Message title, std::function<void(Section&)>);
/// Names a module in the scenario, at its place among the others.
Fix addModule(const Findings&, std::string_view key);
Fix removeModule(std::string_view key);

/// Takes element `index` out of a list.
template <class T>
void eraseAt(std::vector<T>& list, std::size_t index)
{
    if (index < list.size()) list.erase(list.begin() + static_cast<std::ptrdiff_t>(index));
}

/// Takes element `index` out of the list that a section has in a field.
template <class T>
void eraseAt(Section& section, const Schema& schema, std::string_view field, std::size_t index)
{
    auto list = std::get<std::vector<T>>(schema.find(field)->fallback);
    if (section.has(field)) list = std::get<std::vector<T>>(section.values.find(field)->second);
    eraseAt(list, index);
    section.set(*schema.find(field), std::move(list));
}

/// Makes edits that take an element out of the list that a module's section has in a field, as judgeTwice wants them.
template <class T>
auto takingOut(const Schema& schema, std::string_view field)
{
    return [&schema, field](std::size_t index) {
        return fixModule(
                   schema.key, {},
                   [&schema, field, index](Section& section) { eraseAt<T>(section, schema, field, index); })
            .apply;
    };
}

/// A legal id that is like `wish` and none of `taken`; `kind` where nothing of the wish can be kept.
std::string freeId(std::string_view wish, const std::set<std::string>& taken, std::string_view kind);

/// Number tokens by how much a board lacks them, as the tokens of the base game are spread: 2 and 12 half as often as
/// the others. `here`: tokens that it has already.
class TokenWishes
{
public:
    explicit TokenWishes(const Board&);
    /// The token that is rarest for its kind, counted in from now on.
    int takeRarest();
    /// Index of the token of a list that the board has too often, counted out from now on.
    std::size_t takeCommonest(const std::vector<int>& tokens);

private:
    double share(int number) const;
    std::array<int, 13> m_count{};
};

}  // namespace inselwerk
