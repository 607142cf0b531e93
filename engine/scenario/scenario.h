#pragma once

#include "engine/board/coordinates.h"
#include "engine/scenario/schema.h"

/// The authored document: what a scenario file says, no more. Reader, writer, checks, editor and engine share it.
/// Plain values; two scenarios are equal when their files would be.
namespace inselwerk {

/// How many of what: `{brick: 1, lumber: 2}`, indexed by Resource.
using ResourceCounts = std::array<int, resourceCount>;

/// What happens to a stack's top token after its number was rolled.
enum class AfterRoll : u8 { Leaves, ToBottom };
/// What an emptied stack does: the hex is spent, or the stack starts again.
enum class WhenEmpty : u8 { Spent, Again };

/// A stack of number tokens; its top token is the live number of the hex it lies on.
struct NumberStack
{
    std::string id;
    std::vector<int> tokens;  ///< top first, each 2–12 but not 7
    bool shuffled = false;
    AfterRoll afterRoll = AfterRoll::Leaves;
    WhenEmpty whenEmpty = WhenEmpty::Spent;
    friend bool operator==(const NumberStack&, const NumberStack&) = default;
};

/// Tokens of one kind that a hex can bear at the start.
inline constexpr int mostTokensOnHex = 15;

/// A hex of a board. Terrain and number may be left to a named pool.
struct HexEntry
{
    HexCoord at;
    Terrain terrain = Terrain::Desert;    ///< meaningful unless terrainPool is set
    std::string terrainPool;              ///< `{from: POOL}`
    int number = 0;                       ///< 0: none
    std::string numberPool;               ///< `{from: POOL}`; a drawn desert or volcano takes no number
    std::string stack;                    ///< id of a NumberStack of the same board; excludes number
    std::map<std::string, int> tokens{};  ///< of rule modules, by name: `{wheat: 1}`
    friend bool operator==(const HexEntry&, const HexEntry&) = default;
};

/// A harbour at the side of a land hex, facing water. Its kind may be left to a pool.
struct HarbourEntry
{
    HexCoord at;
    int side = 0;
    Harbour kind = Harbour::Any;  ///< meaningful unless pool is set
    std::string pool;
    friend bool operator==(const HarbourEntry&, const HarbourEntry&) = default;
};

/// Terrain tiles that are shuffled onto the hexes which name the pool.
struct TerrainPool
{
    std::string id;
    std::array<int, terrainCount> tiles{};
    friend bool operator==(const TerrainPool&, const TerrainPool&) = default;
};

/// Number tokens for the hexes which name the pool.
struct NumberPool
{
    enum class Lay : u8 { Shuffled, Spiral };
    std::string id;
    std::vector<int> tokens;
    Lay lay = Lay::Shuffled;
    std::optional<HexCoord> start;  ///< Spiral: the corner hex to begin at; none: a random one
    friend bool operator==(const NumberPool&, const NumberPool&) = default;
};

/// Harbour pieces that are shuffled onto the harbours which name the pool.
struct HarbourPool
{
    std::string id;
    std::array<int, harbourCount> pieces{};
    friend bool operator==(const HarbourPool&, const HarbourPool&) = default;
};

/// What a draw must satisfy; the setup looks for one that does, or reports what it cannot meet.
enum class Constraint : u8 { NoAdjacentRed, NoAdjacentEqualNumbers, NoAdjacentEqualTerrain };
std::string_view nameOf(
    Constraint);  ///< `no-adjacent-red-numbers`, `no-adjacent-equal-numbers`, `no-adjacent-equal-terrain`
std::optional<Constraint> constraintFrom(std::string_view);
/// What sentences call it, a word of the glossary: `6 and 8 never side by side`.
std::string_view wordOf(Constraint);

/// Where the robber starts.
struct RobberStart
{
    enum class Kind : u8 { Desert, Hex, Number, Volcano, None };
    Kind kind = Kind::Desert;  ///< Desert: the first desert in reading order, wherever it was drawn; Volcano likewise
    HexCoord hex;              ///< only Hex
    int number = 0;            ///< only Number: the first hex in reading order with that number; drawn: any of them
    friend bool operator==(const RobberStart&, const RobberStart&) = default;
};

/// Fixed starting pieces and cards of one colour.
struct StartingPieces
{
    Colour colour = Colour::Red;
    std::vector<CornerName> settlements;
    std::vector<CornerName> cities;
    std::vector<EdgeName> roads;
    ResourceCounts cards{};
    bool optional = false;  ///< left out first when fewer play
    friend bool operator==(const StartingPieces&, const StartingPieces&) = default;
};

/// One board of a scenario.
struct Board
{
    std::string id;
    Text name;
    int minPlayers = 3;
    int maxPlayers = 4;
    Orientation orientation = Orientation::Pointy;
    std::vector<HexEntry> hexes;
    std::vector<HarbourEntry> harbours;
    std::vector<NumberStack> stacks;
    std::vector<TerrainPool> terrainPools;
    std::vector<NumberPool> numberPools;
    std::vector<HarbourPool> harbourPools;
    std::vector<Constraint> constraints;
    RobberStart robber;
    Section rules{
        "rules", {}};  ///< parameters of the base game that this board changes; a value may be the usual one again
    std::vector<StartingPieces>
        pieces;                        ///< none: the usual set-up phase. Colours in the order in which seats take them
    std::vector<HexCoord> setupHexes;  ///< set-up settlements only at corners of these; none: anywhere
    friend bool operator==(const Board&, const Board&) = default;

    const HexEntry* find(HexCoord) const;
    const NumberStack* findStack(std::string_view id) const;
    /// Does a hex bear this number, or may it at some time of a game?
    bool mayBear(int number) const;
};

/// A name that a scenario gives to a thing, with the forms that sentences need.
struct ThingName
{
    std::string en;            ///< without article: "Witch-Doctor"
    std::string deNominative;  ///< with article: "der Schamane"
    std::string deAccusative;  ///< "den Schamanen"
    std::string deDative;      ///< "dem Schamanen"
    friend bool operator==(const ThingName&, const ThingName&) = default;
};

/// A scenario file.
struct Scenario
{
    int format = 1;
    std::string id;
    Text name;
    Text summary;
    Text rulesPage;              ///< plain paragraphs, separated by an empty line; `# ` begins a heading
    int minutes = 0;             ///< usual length of a game; 0: not said
    std::string leadingComment;  ///< the comment block at the head of the file, verbatim, kept by the writer
    Section rules;               ///< key `rules`
    std::map<std::string, ThingName, std::less<>>
        names;                     ///< `robber`, resources, terrains: names replaced in sentences
    std::vector<Section> modules;  ///< one per module named in the file, in registry order
    std::vector<Board> boards;
    friend bool operator==(const Scenario&, const Scenario&) = default;

    const Board* findBoard(std::string_view id) const;
    const Section* findModule(std::string_view key) const;
};

/// The scenario's `rules` with what a board changes in them.
Section rulesOn(const Scenario&, const Board&);

inline constexpr int currentFormat = 1;

}  // namespace inselwerk
