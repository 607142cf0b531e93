#pragma once

#include "engine/scenario/yaml_cursor.h"
#include "engine/table/view.h"

/// Actions and outcomes as files spell them: by name, with coordinates and words, never by number.
///
///     [white, build road, [0, 0, NE]]
///     [white, bank-trade, {give: {wool: 4}, get: ore}]
///     {dice: [4, 5], die: 3}
///
/// Everything follows from ActionForm and Operand, so a module's actions need nothing here.
namespace inselwerk {

/// An action as a flow list. The rate of a bank trade is that of the position, before the action is applied.
std::string writeAction(const View&, const Action&);

/// Reads an action from a list `[seat, words…, operands…]`. Words may stand in one text or in several, and any name of
/// a place is accepted. A well-formed place, amount or rate that cannot be yields an action that is never legal.
std::optional<Action> readAction(const YamlCursor&, const View&);

/// Outcomes as a flow mapping; several of a kind as a list.
std::string writeOutcomes(const Ruleset&, const std::vector<Outcome>&);
std::optional<std::vector<Outcome>> readOutcomes(const Ruleset&, const YamlCursor&);

}  // namespace inselwerk
