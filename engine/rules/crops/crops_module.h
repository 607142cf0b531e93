#pragma once

#include "engine/rules/crops/crops.h"
#include "engine/table/turn.h"

/// The parts of the crops module, one file each: harvest, deposit, endings, position.
namespace inselwerk::crops {

/// Tasks of the module, counted from its base.
enum class Tasks : u8 {
    Round,   ///< automatic: the next round of a field's harvest; a: hex, b: round from 1
    Pick,    ///< choice: harvest one or pass; a: hex
    Plant,   ///< choice: where the next token of a vault space goes; b: plantBits
    Finish,  ///< automatic: the end of a deposit; a: seat, b: vault space
    Lose     ///< choice: which field loses a token; a: how many are left, b: kind
};

/// What a task of planting knows: the vault space, and the fields that have had their token.
constexpr u32 plantBits(int space, u32 usedFields) { return static_cast<u32>(space) << 28 | usedFields; }
constexpr int plantSpace(u32 bits) { return static_cast<int>(bits >> 28); }

class Crops final : public Module
{
public:
    explicit Crops(const ModuleContext&);

    const Facts& facts() const override;
    void deal(Turn&) const override;
    void heard(Turn&, const Happening&) const override;
    void yields(const View&, Yield&) const override;
    void options(const View&, const Task&, Actions&) const override;
    Refusal refuse(const View&, const Action&) const override;
    void apply(Turn&, const Action&) const override;
    void run(Turn&, const Task&) const override;
    std::string_view choiceName(const Task&) const override;
    int points(const View&, Seat) const override;
    std::string broken(const View&) const override;
    std::string writePosition(const View&) const override;
    bool readPosition(Turn&, const YamlNode&) const override;
    int worth(const View&, Seat) const override;

    const Parameters& parameters() const { return m_parameters; }
    Tokens tokens(const View& v) const { return m_slot.get(v.pub().arena); }
    void keep(Turn& t, const Tokens& tokens) const { m_slot.set(t.pub().arena, tokens); }
    Happening happened(What w, Seat s, int a = 0, int b = 0) const
    {
        return {happening(static_cast<int>(w)), s, nobody, static_cast<u16>(a), static_cast<u16>(b)};
    }

    /// Takes one token of a kind off a field, into the supply.
    void lose(Turn&, Tokens&, const FieldList&, int field, int kind) const;
    /// Marks extinct kinds and ends the game by collapse. `culprit`: a seat that cannot win because its harvest did it.
    void judge(Turn&, Seat culprit = nobody) const;
    /// Lets the seat choose fields that lose tokens of a kind.
    void queueLosses(Turn&, Seat, int kind, int amount) const;
    bool has(int kind) const { return m_kinds >> kind & 1; }

private:
    Task own(Tasks kind, u8 seats, u16 a, u32 b = 0) const { return {taskKind(static_cast<int>(kind)), seats, a, b}; }
    Action own(Do kind, Seat s, u32 a = 0, u32 b = 0) const { return {action(static_cast<int>(kind)), s, 0, a, b}; }
    Refusal refused(Why why) const { return because(static_cast<int>(why)); }
    bool is(const Task& t, Tasks kind) const { return t.kind == taskKind(static_cast<int>(kind)); }

    void layStart(Tokens&, const FieldList&, const View&) const;
    void fillVault(Tokens&, const View&) const;

    // harvest.cpp
    void queueHarvest(Turn&, int number) const;
    void runRound(Turn&, const Task&) const;
    void pickOptions(const View&, const Task&, Actions&) const;
    Refusal refusePick(const View&, const Action&) const;
    void pick(Turn&, const Action&) const;
    void pass(Turn&, Seat) const;

    // deposit.cpp
    int places() const { return static_cast<int>(m_parameters.rewards.size()); }  ///< of a row
    void depositOptions(const View&, Seat, Actions&) const;
    Refusal refuseDeposit(const View&, const Action&) const;
    void deposit(Turn&, const Action&) const;
    void reward(Turn&, Seat, int place) const;
    void plantOptions(const View&, const Task&, Actions&) const;
    Refusal refusePlant(const View&, const Action&) const;
    void plant(Turn&, const Action&) const;
    void finishDeposit(Turn&, const Task&) const;

    // losses.cpp
    u32 fieldsToLose(const View&, Seat, int kind) const;
    void loseOptions(const View&, const Task&, Actions&) const;
    Refusal refuseLose(const View&, const Action&) const;
    void loseChosen(Turn&, const Action&) const;

    Parameters m_parameters;
    std::array<int, maxKinds + 1> m_pointsOf{};  ///< a row of so many tokens earns
    u8 m_kinds = 0;                              ///< set of kinds in the game
    Slot<Tokens> m_slot;
    std::array<std::array<u8, maxKinds>, 13> m_start{};                  ///< tokens for a field, by its number
    std::vector<std::pair<HexId, std::array<u8, maxKinds>>> m_authored;  ///< tokens that the board names
    std::array<u8, maxSeats> m_vault{};                                  ///< kind in each seat's vault; maxKinds: none
};

std::span<const Effect* const> effects();
std::vector<const Check*> checks();
std::vector<Part> parts(const Section&);
const Schema& schema();

}  // namespace inselwerk::crops
