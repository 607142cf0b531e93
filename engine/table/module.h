#pragma once

#include "engine/scenario/reader.h"
#include "engine/scenario/yaml_tree.h"
#include "engine/table/chance.h"
#include "engine/table/happening.h"
#include "engine/table/refusal.h"
#include "engine/table/state.h"

#include <memory>
#include <string>

namespace inselwerk {

class Effect;
class Ruleset;
class Turn;
class View;

/// What a module tells about itself, once.
struct Facts
{
    std::string_view key;                        ///< key of its section, name in positions: `volcano`
    std::vector<What> hears{};                   ///< happenings it wants
    bool changesYields = false;                  ///< `yields` is to be called
    std::vector<ActionForm> actions{};           ///< `kind` counted from 0; the Ruleset adds the module's base
    std::vector<std::string_view> happenings{};  ///< names of its own happenings, for reports
    std::vector<std::string_view> endings{};     ///< names of its own endings
    std::vector<std::string_view> reasons{};     ///< words of its own refusals, as `reason:` in transcripts spells them
    std::vector<std::string_view> shuffled{};    ///< names of the pieces that it shuffles, for outcomes of chance
};

inline constexpr std::array<u8, terrainCount> everyTerrainOnce = [] {
    std::array<u8, terrainCount> once{};
    once.fill(1);
    return once;
}();

/// Who is entitled to what after a roll, before the shortage rule.
struct Yield
{
    int number = 0;
    std::array<Cards, maxSeats> due{};
    std::array<u8, maxSeats> gold{};                        ///< cards of own choice
    std::array<u8, terrainCount> times = everyTerrainOnce;  ///< how often a hex of each terrain pays this time
};

/// Hands out places in the two Arenas while a Ruleset is made.
class ArenaLayout
{
public:
    template <class T>
    Slot<T> slot(bool hidden = false)
    {
        u16& next = hidden ? m_hidden : m_public;
        next = static_cast<u16>((next + alignof(T) - 1) / alignof(T) * alignof(T));
        const Slot<T> s{next};
        next = static_cast<u16>(next + sizeof(T));
        return s;
    }
    bool fits() const { return m_public <= arenaBytes && m_hidden <= arenaBytes; }

private:
    u16 m_public = 0;
    u16 m_hidden = 0;
};

/// A rule module at one table: immutable, owns its parameters and its places in the Arenas.
///
/// It changes the base state only through Turn. Hooks without a body of its own cost nothing. Tasks and actions carry
/// kinds counted from the module's own base, which `index` gives.
class Module
{
public:
    virtual ~Module() = default;
    virtual const Facts& facts() const = 0;

    /// Sets up the module's part of a fresh State.
    virtual void deal(Turn&) const {}
    /// A happening that `facts().hears` names.
    virtual void heard(Turn&, const Happening&) const {}
    /// May change what a roll pays.
    virtual void yields(const View&, Yield&) const {}
    /// Adds the legal actions of a choice among the module's own tasks, or of the turn itself, sorted.
    virtual void options(const View&, const Task&, Actions&) const {}
    /// Judges one of the module's own actions.
    virtual Refusal refuse(const View&, const Action&) const;
    /// Applies a legal action of the module's own.
    virtual void apply(Turn&, const Action&) const {}
    /// Deals again what the module keeps hidden from a seat: any arrangement that the seat could believe in.
    virtual void imagine(const View&, Seat, State&, Random&) const {}
    /// The seat that was picked by a task that the module queued (`pickSeat`).
    virtual void picked(Turn&, const Task&, Seat) const {}
    /// Runs an automatic task of the module's own.
    virtual void run(Turn&, const Task&) const {}
    /// The word for one of its choices, as `choice:` in transcripts spells it.
    virtual std::string_view choiceName(const Task&) const { return {}; }
    /// Points that the module gives a seat.
    virtual int points(const View&, Seat) const { return 0; }
    /// Empty, or what is wrong with the module's part of the State.
    virtual std::string broken(const View&) const { return {}; }
    /// Its part of a position as YAML flow text (`{exploded: true}`); empty when there is nothing to say.
    virtual std::string writePosition(const View&) const { return {}; }
    /// Reads that part back; false when it makes no sense.
    virtual bool readPosition(Turn&, const YamlNode&) const { return false; }
    /// Brings what follows from the rest of a position that was read in step with it; `own` is what the position said
    /// of the module, or null.
    virtual void positionRead(Turn&, const YamlNode*) const {}
    /// What the position is worth to a seat beyond its points, in thousandths of a victory point, for bots.
    virtual int worth(const View&, Seat) const { return 0; }

    int index = 0;  ///< place among the Ruleset's modules
    u16 action(int own) const { return static_cast<u16>(firstModuleAction + actionsPerModule * index + own); }
    u8 taskKind(int own) const { return static_cast<u8>(firstModuleTask + tasksPerModule * index + own); }
    u16 happening(int own) const { return static_cast<u16>(firstModuleHappening + happeningsPerModule * index + own); }
    EndReason ending(int own) const
    {
        return static_cast<EndReason>(static_cast<int>(EndReason::firstModule) + 8 * index + own);
    }
    /// A refusal for a reason of its own, counted from 0 in `facts().reasons`.
    Refusal because(int own) const { return {Reason::Module, {}, facts().reasons[static_cast<std::size_t>(own)]}; }
    int ownAction(u16 kind) const { return kind - firstModuleAction - actionsPerModule * index; }
    int ownTask(u8 kind) const { return kind - firstModuleTask - tasksPerModule * index; }
    int ownHappening(u16 what) const { return what - firstModuleHappening - happeningsPerModule * index; }
};

struct ModuleType;
/// All module types of the program, in registry order (which is the order in which modules hear things).
using ModuleTypes = std::vector<ModuleType>;

/// What a module is made from.
struct ModuleContext
{
    const Section& section;  ///< its own
    const Board& board;
    const Ruleset& rules;  ///< all but its modules is there
    const ModuleTypes& types;
    ArenaLayout& layout;
};

/// What people who play with cardboard need on their table: so many of a thing.
struct Part
{
    int count = 1;
    Message what;
};

/// A kind of module: its description for reader and checks, and how one is made for a table.
struct ModuleType
{
    const Schema* schema = nullptr;
    std::vector<const Check*> checks{};
    std::unique_ptr<Module> (*create)(const ModuleContext&) = nullptr;
    std::vector<const Effect*> effects{};  ///< of event tokens
    std::optional<HexTokens> hexTokens{};
    std::vector<Part> (*parts)(const Section&) = nullptr;  ///< by its section; null: it needs nothing of its own
};

/// The effect of that name, or null.
const Effect* findEffect(const ModuleTypes&, std::string_view name);
ModuleDescriptions descriptionsOf(const ModuleTypes&);

}  // namespace inselwerk
