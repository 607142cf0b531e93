#pragma once

#include "engine/scenario/yaml_cursor.h"
#include "engine/table/view.h"

/// Positions as text: for saves, transcripts and digests. The grammar is described in scenarios/TRANSCRIPTS.md.
namespace inselwerk {

/// The whole position as one line of YAML (a flow mapping): everything of the State that determines what can follow.
std::string writePosition(const View&);

/// Can the position be read back? It can between actions of a turn or of the set-up, but not while discards, a robber
/// move, a module's choice or the like are pending.
bool isRestorable(const View&);

/// A number that tells positions apart: equal for equal positions, the same on every machine.
u64 digest(const View&);
/// The same of a position that was written.
u64 digestOf(std::string_view position);
/// As files spell it: 16 hexadecimal digits.
std::string digestText(u64);

/// A deal and a position in it.
struct GamePosition
{
    Deal deal;
    State state;
};

/// Whether positions that no game can reach are accepted.
enum class Possible : u8 { Required, NotRequired };

/// Reads a position as a patch on `base`: what it does not name stays. Problems are reported through the cursor; none
/// is returned when there were any.
std::optional<GamePosition> readPosition(const YamlCursor&, const View& base, Possible = Possible::Required);

}  // namespace inselwerk
