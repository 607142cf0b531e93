#pragma once

#include "engine/scenario/reader.h"
#include "engine/scenario/yaml_cursor.h"

#include <set>
#include <span>

/// The keys of scenario files, as tables. Reader, JSON Schema and the tables of FORMAT.md are made from these.
namespace inselwerk {

/// What becomes of the surrounding mapping when a key is missing or wrong.
enum class Need : u8 {
    Optional,
    Required,  ///< missing: an error
    Vital      ///< missing or wrong: an error, and the list element is left out, for without it it means nothing
};

/// What describes a key to people and to the JSON Schema.
struct KeyInfo
{
    std::string_view name;
    Need need = Need::Optional;
    std::string_view shape;        ///< name of a definition of the JSON Schema; `x[]` is a list of x
    std::string_view explanation;  ///< one sentence
};

/// What reading needs beside the document.
struct ReadState
{
    const ModuleDescriptions& modules;
    Orientation orientation = Orientation::Pointy;           ///< of the board being read
    std::map<std::string, std::set<std::size_t>> leftOut{};  ///< by path of a list: elements that could not be read
};

/// A key with the way from the document to the model.
template <class T>
struct Key : KeyInfo
{
    bool (*read)(const YamlCursor&, T&, ReadState&);  ///< false: reported, nothing set
};

template <class T>
using Keys = std::span<const Key<T>>;

Keys<Scenario> scenarioKeys();
Keys<Text> textKeys();
Keys<ThingName> thingKeys();
Keys<ThingName> germanKeys();
Keys<Board> boardKeys();
Keys<Board> poolKeys();
Keys<NumberPool> numberPoolKeys();
Keys<NumberStack> stackKeys();
Keys<HexEntry> hexKeys();
Keys<HarbourEntry> harbourKeys();
Keys<StartingPieces> piecesKeys();

/// Things that a scenario may name anew: the robber, the resources, the terrains.
const std::vector<std::string_view>& nameableThings();
/// All names of an enumeration, as files spell them.
const std::vector<std::string_view>& terrainNames();
const std::vector<std::string_view>& resourceNames();
const std::vector<std::string_view>& harbourNames();
const std::vector<std::string_view>& colourNames();
const std::vector<std::string_view>& constraintNames();
std::vector<std::string_view> sideNames(Orientation);
std::vector<std::string_view> cornerNames(Orientation);

/// Reads the keys of a table from a mapping, in the order of the table; false when a vital one is missing or wrong.
template <class T>
bool readKeys(const YamlCursor& c, Keys<T> keys, T& into, ReadState& state)
{
    bool whole = true;
    for (const Key<T>& key : keys) {
        const YamlNode* value = c.node().find(key.name);
        if (!value && key.need != Need::Optional) c.missing(key.name);
        const bool good = value && key.read(c.member(*value), into, state);
        if (!good && key.need == Need::Vital) whole = false;
    }
    return whole;
}

/// Reads a mapping that has the keys of a table and no others; false when it cannot be made sense of.
template <class T>
bool readMapping(const YamlCursor& c, Keys<T> keys, T& into, ReadState& state)
{
    if (!c.isMapping()) return false;
    const bool whole = readKeys(c, keys, into, state);
    std::vector<std::string_view> known;
    for (const Key<T>& key : keys) known.push_back(key.name);
    c.refuseUnknownKeys(known);
    return whole;
}

/// Reads the elements of a list with `read`; those that cannot be read are left out and noted.
template <class T, class Read>
bool readList(const YamlCursor& c, std::vector<T>& into, ReadState& state, Read read)
{
    if (!c.isList()) return false;
    for (std::size_t i = 0; i < c.node().items.size(); ++i) {
        T element{};
        if (read(c.item(i), element, state))
            into.push_back(std::move(element));
        else
            state.leftOut[c.path()].insert(i);
    }
    return true;
}

/// Readers of small values, shared by the tables.
bool readCoordinate(const YamlCursor&, HexCoord&, ReadState&);
bool readCorner(const YamlCursor&, CornerName&, ReadState&);
bool readEdge(const YamlCursor&, EdgeName&, ReadState&);
bool readText(const YamlCursor&, Text&, ReadState&);
bool readToken(const YamlCursor&, int&, ReadState&);
enum class Keep : u8 {
    Changes,  ///< values other than the usual ones
    All       ///< of a section that changes another one
};
bool readSection(const YamlCursor&, const Schema&, Section&, ReadState&, Keep = Keep::Changes);

/// The key that names an effect of an event token; its other keys are the effect's fields.
inline constexpr std::string_view effectKey = "effect";

}  // namespace inselwerk
