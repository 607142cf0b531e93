#pragma once

#include "engine/table/view.h"

#include <bit>

/// The crops of *Crop Trust*: crop tokens on the fields, harvest in rounds, deposits in the seed vault, extinction, and
/// the two endings by collapse. Rules: Crop Trust, "Harvesting Food" to "End of the Game".
namespace inselwerk::crops {

ModuleType type();

inline constexpr int maxKinds = 8;     ///< kinds of crop that there are
inline constexpr int maxFields = 24;   ///< fields hexes of a board with crops
inline constexpr int recordRows = 2;   ///< of a storage record
inline constexpr int vaultSpaces = 2;  ///< of each seat

/// Words of the kinds, as files spell them: `wheat`. A kind is an index into these.
const std::vector<std::string_view>& kindNames();

/// Own happenings, counted from the module's base.
enum class What : u8 {
    Picked,     ///< seat, a: hex, b: kind; a token left the field for a food card
    Passed,     ///< seat, a: hex; it left its harvest standing
    Deposited,  ///< seat, a: hex, b: kind; the token now lies on the record
    Rewarded,   ///< seat, a: Reward
    Stored,     ///< seat, a: how many tokens of kind b went into the vault
    Planted,    ///< seat, a: hex, b: kind
    Returned,   ///< seat, a: how many tokens of kind b found no field
    Lost,       ///< a: hex, b: kind; one token left the field by an event
    Extinct     ///< a: kind
};

/// Own actions, counted from the module's base.
enum class Do : u8 {
    Harvest,  ///< a: kind
    Pass,
    Deposit,  ///< a: hex, b: kind
    Plant,    ///< a: hex
    Lose      ///< a: hex
};

/// Own reasons to refuse.
enum class Why : u8 {
    AlreadyDeposited,  ///< once a turn
    NoField,           ///< no fields hex is there
    NotBesideField,    ///< a deposit wants an own building there
    CropExtinct,
    NoSuchCrop,     ///< the field bears no such token
    RecordFull,     ///< the crop lies in both rows, or its row is full
    FieldPlanted,   ///< each token of a vault space goes to another field
    FieldFull,      ///< the limit of tokens on a field
    OwnFieldsFirst  ///< losses begin beside one's own buildings
};

/// Own endings.
enum class Ending : u8 { EmptyFields, ExtinctCrops };

enum class Reward : u8 { None, Card, Point };

/// What the scenario sets; explained in crops_schema.cpp.
struct Parameters
{
    std::vector<u8> kinds;  ///< that are in the game
    int tokensPerKind = 18;
    int fieldLimit = 7;
    Cards depositCost;
    std::vector<Reward> rewards;  ///< of the places of a row
    int vaultSize = 4;
    int emptyFields = 3;   ///< 0: never
    int extinctCrops = 2;  ///< 0: never
};

/// Tokens of one kind in one space of the vault.
struct VaultSpace
{
    u8 kind = 0;
    u8 count = 0;
};

/// The module's part of the State, all of it for everybody to see.
struct Tokens
{
    std::array<u32, maxFields> field{};                          ///< four bits a kind; see FieldList
    std::array<std::array<u32, recordRows>, maxSeats> record{};  ///< four bits a place: kind + 1, 0 free
    std::array<std::array<VaultSpace, vaultSpaces>, maxSeats> vault{};
    std::array<u8, maxKinds> supply{};
    u8 extinct = 0;    ///< set of kinds
    u8 deposited = 0;  ///< 1: the active seat has made its deposit

    int on(int fieldIndex, int kind) const
    {
        return static_cast<int>(field[static_cast<std::size_t>(fieldIndex)] >> (4 * kind) & 15);
    }
    int on(int fieldIndex) const;
    void add(int fieldIndex, int kind, int n)
    {
        field[static_cast<std::size_t>(fieldIndex)] += static_cast<u32>(n) << (4 * kind);
    }
    bool isExtinct(int kind) const { return extinct >> kind & 1; }
    /// Kinds in a row of a record, in the order in which they were laid.
    std::vector<int> row(Seat, int row) const;
    /// How many tokens lie in a row of a record, and on the whole record.
    int laid(Seat s, int row) const { return (std::bit_width(record[s][static_cast<std::size_t>(row)]) + 3) / 4; }
    int recorded(Seat s) const { return laid(s, 0) + laid(s, 1); }
};

/// The fields hexes of a deal, in reading order.
struct FieldList
{
    FieldList(const Deal&, const Topology&);
    int indexOf(u32 hex) const;  ///< −1: no field
    std::array<HexId, maxFields> hex{};
    int count = 0;
};

/// The crops module of a Ruleset, or null.
const Module* find(const Ruleset&);
const Parameters& parametersOf(const Module&);
Tokens tokensOf(const View&);
/// The crop that a choice of the module is about: to be planted, or to be lost; −1: none.
int kindOf(const View&, const Task&);
/// The first row without a crop and with one of its places free, into which a seat would lay it; −1: none.
int rowFor(const Tokens&, Seat, int kind, int places);
int emptyFields(const Tokens&, const FieldList&);

}  // namespace inselwerk::crops
