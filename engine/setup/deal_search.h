#pragma once

#include "engine/setup/clashes.h"
#include "engine/setup/lay.h"

#include <optional>

namespace inselwerk {

/// Looks for a draw that meets constraints by putting random ones right: of neighbours that clash, one changes places
/// with another of its pool, and the draw is kept if that leaves fewer clashes, now and then if it leaves more. After a
/// while it begins with another draw. What is found is stirred before it is handed out: pieces of a pool change places
/// at random wherever that breaks nothing, which favours no draw over another that is so reached.
class DealSearch
{
public:
    DealSearch(const Topology&, const DrawPlan&, ConstraintBits asked, Random&);

    /// None: none found in so many steps, or none can be.
    std::optional<Deal> find(int steps);

private:
    using Slot = std::size_t;  ///< a hex, or beyond them a token of a pool that lies nowhere
    using Pool = std::size_t;
    /// What a step changes, so that it can be taken back.
    struct Step
    {
        std::vector<std::pair<HexId, HexId>> terrains;
        std::vector<std::pair<Slot, Slot>> numbers;
        std::optional<std::pair<Pool, std::size_t>> order;  ///< a spiral, and the order that it had
        bool relaid = false;
        void clear();
    };

    bool isHopeless() const;
    void begin();
    void step();
    void stir();
    HexId clashingHex();
    bool changeAround(HexId);
    bool changeTerrain(HexId);
    bool changeNumber(HexId);
    bool moveBarren();
    bool turnSpiral(Pool);

    bool swapTerrains(HexId, HexId);
    bool swapNumbers(HexId, HexId);
    void carryNumbers(HexId gone, HexId come);
    void swapSlots(Slot, Slot);
    u8& numberIn(Slot);
    void relaySpirals();
    void takeBack();
    int clashesNow() const;

    const HexId& anyOf(const std::vector<HexId>& places);
    bool isDrawnNumber(HexId h) const { return m_numberPool[h] != none; }
    bool isDrawnTerrain(HexId h) const { return m_terrainPool[h] != none; }
    bool isSpiral(Pool) const;

    static constexpr Pool none = static_cast<Pool>(-1);
    const Topology& m_island;
    const DrawPlan& m_plan;
    const ConstraintBits m_asked;
    Random& m_random;
    std::array<Pool, maxHexes + 1> m_terrainPool;
    std::array<Pool, maxHexes + 1> m_numberPool;
    Deal m_deal;
    std::vector<u8> m_spare;           ///< tokens that lie nowhere, of all pools, 0 where there is room for one
    std::vector<Slot> m_spareFrom;     ///< by pool: where its part of these begins; one more at the end
    std::vector<std::size_t> m_order;  ///< by pool: the order in which a spiral is laid
    int m_clashes = 0;
    Step m_step;
};

}  // namespace inselwerk
