#pragma once

#include "engine/scenario/yaml_cursor.h"
#include "engine/table/view.h"

/// Names of places, seats and cards in the files of a game (saves, transcripts), written and read.
///
/// Readers report what they cannot make sense of through the cursor. A well-formed name of a place that is not on the
/// board reads as `noHex`, `noCorner` or `noEdge`; the caller judges it.
namespace inselwerk::names {

std::string hex(const Topology&, int id);     ///< `[0, -2]`; `none` for noHex
std::string corner(const Topology&, int id);  ///< `[0, -2, SE]`, the canonical name
std::string edge(const Topology&, int id);
std::string seat(const Ruleset&, Seat);     ///< the seat's colour, `nobody` for none
std::string seats(const Ruleset&, u8 set);  ///< `[red, blue]`
std::string cards(Cards);                   ///< `{lumber: 1, ore: 2}`

std::optional<HexId> readHex(const YamlCursor&, const Topology&);  ///< also `none`
std::optional<CornerId> readCorner(const YamlCursor&, const Topology&);
std::optional<EdgeId> readEdge(const YamlCursor&, const Topology&);
std::optional<Seat> readSeat(const YamlCursor&, const Ruleset&);
std::optional<Seat> readSeatOrNobody(const YamlCursor&, const Ruleset&);  ///< also `nobody` and `none`
/// One seat, a list of them, or `none`.
std::optional<u8> readSeats(const YamlCursor&, const Ruleset&);
std::optional<Resource> readResource(const YamlCursor&);
/// `{wool: 2}`, each up to `most`; a single resource stands for one card of it.
std::optional<Cards> readCards(const YamlCursor&, int most = Cards::most);
/// The seat that the key of a member names.
std::optional<Seat> seatOfKey(const YamlCursor& member, const Ruleset&);

/// Names of the development cards, as files spell them.
const std::vector<std::string_view>& developmentCards();

/// A problem of a file that people or the program wrote for a game; in English, as command-line tools print them.
Message problem(const char* source, std::vector<Argument> arguments = {});

}  // namespace inselwerk::names
