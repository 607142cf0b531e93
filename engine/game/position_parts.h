#pragma once

#include "engine/table/view.h"

/// What writing and reading of positions share.
namespace inselwerk::position {

constexpr std::array<std::string_view, 4> phaseWords{"setup", "roll", "action", "over"};  // by Phase

/// Step of the set-up in which a seat with so many buildings founds the next one.
int setupStep(const Ruleset&, Seat, int buildings);
/// The agenda that turn, phase and pieces imply when nothing else is pending.
Agenda impliedAgenda(const View&);
/// The name of a stack: its id, or its hex where several hexes have a stack of that id.
std::string stackName(const Ruleset&, std::size_t stack);
/// Does a stack's past matter, because its tokens come again?
inline bool comesAgain(const StackSite& s)
{
    return s.afterRoll == AfterRoll::ToBottom || s.whenEmpty == WhenEmpty::Again;
}
/// A reason for the end as a word: `points`, `turn-limit`, a module's own, `none`.
std::string_view endingName(const Ruleset&, EndReason);
std::optional<EndReason> endingFrom(const Ruleset&, std::string_view);

}  // namespace inselwerk::position
