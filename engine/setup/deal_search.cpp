#include "engine/setup/deal_search.h"

#include <algorithm>

namespace inselwerk {
namespace {

/// After so many steps for each hex another draw is tried, for twice as long, and so on.
constexpr int firstAttempt = 80;
/// Of the steps that leave n clashes more one in 2 to the power of n times this is kept all the same. Much more of it
/// and draws get stuck, much less and they never settle.
constexpr int reluctance = 4;
constexpr int stirringsPerHex = 4;

}  // namespace

DealSearch::DealSearch(const Topology& island, const DrawPlan& plan, ConstraintBits asked, Random& random)
    : m_island(island), m_plan(plan), m_asked(asked), m_random(random)
{
    m_terrainPool.fill(none);
    m_numberPool.fill(none);
    for (Pool p = 0; p < plan.terrains.size(); ++p)
        for (const HexId h : plan.terrains[p].places) m_terrainPool[h] = p;
    for (Pool p = 0; p < plan.numbers.size(); ++p)
        for (const HexId h : plan.numbers[p].places) m_numberPool[h] = p;
}

std::optional<Deal> DealSearch::find(int steps)
{
    if (isHopeless()) return std::nullopt;
    for (int attempt = firstAttempt * m_island.hexCount(); steps > 0; attempt *= 2) {
        begin();
        for (int i = std::min(attempt, steps); i > 0 && m_clashes > 0; --i) step();
        if (m_clashes == 0) {
            stir();
            return m_deal;
        }
        steps -= attempt;
    }
    return std::nullopt;
}

/// Neighbours that nothing drawn can part.
bool DealSearch::isHopeless() const
{
    constexpr ConstraintBits ofTerrain = bitOf(Constraint::NoAdjacentEqualTerrain);
    const auto fixed = [this](HexId a, HexId b, const auto& pools, ConstraintBits bits) {
        return pools[a] == none && pools[b] == none &&
               clashesBetween(static_cast<ConstraintBits>(m_asked & bits), m_plan.fixed, a, b) > 0;
    };
    for (int i = 0; i < m_island.hexCount(); ++i) {
        const auto h = static_cast<HexId>(i);
        for (const HexId n : m_island.hex(i).neighbours)
            if (n != noHex && (fixed(h, n, m_terrainPool, ofTerrain) ||
                               fixed(h, n, m_numberPool, static_cast<ConstraintBits>(~ofTerrain))))
                return true;
    }
    return false;
}

/// Another draw to put right.
void DealSearch::begin()
{
    m_deal = m_plan.fixed;
    drawAll(m_plan, m_random, m_deal);
    m_spare.clear();
    m_spareFrom.clear();
    m_order.clear();
    for (Pool p = 0; p < m_plan.numbers.size(); ++p) {
        const DrawPlan::Numbers& pool = m_plan.numbers[p];
        m_spareFrom.push_back(m_spare.size());
        m_order.push_back(
            isSpiral(p) ? static_cast<std::size_t>(m_random.below(static_cast<int>(pool.spirals.size()))) : 0);
        if (isSpiral(p)) continue;
        m_spare.insert(m_spare.end(), pool.tokens.begin(), pool.tokens.end());
        const auto from = m_spare.begin() + static_cast<std::ptrdiff_t>(m_spareFrom[p]);
        for (const HexId h : pool.places) {
            if (m_deal.number[h] == 0) continue;
            // A number that is no token of the pool was there before the draw.
            if (const auto laid = std::find(from, m_spare.end(), m_deal.number[h]); laid != m_spare.end()) *laid = 0;
        }
    }
    m_spareFrom.push_back(m_spare.size());
    relaySpirals();
    m_clashes = clashesOn(m_island, m_asked, m_deal);
}

void DealSearch::step()
{
    const int before = m_clashes;
    if (!changeAround(clashingHex())) return;
    const int more = m_clashes - before;
    if (more > 0 && m_random.below(1 << std::min(reluctance * more, 30)) != 0) {
        takeBack();
        m_clashes = before;
    }
}

/// Swaps of which each is as likely as the one that takes it back, so that no draw becomes likelier than another.
void DealSearch::stir()
{
    for (int i = stirringsPerHex * m_island.hexCount(); i > 0; --i) {
        const auto hex = static_cast<HexId>(m_random.below(m_island.hexCount()));
        const bool changed = m_random.below(2) == 0 ? changeTerrain(hex) : changeNumber(hex);
        if (changed && m_clashes > 0) {
            takeBack();
            m_clashes = 0;
        }
    }
}

HexId DealSearch::clashingHex()
{
    const int all = m_island.hexCount();
    int hex = m_random.below(all);
    for (int i = 0; i < all && clashesAround(m_island, m_asked, m_deal, static_cast<HexId>(hex)) == 0; ++i)
        hex = hex + 1 == all ? 0 : hex + 1;
    return static_cast<HexId>(hex);
}

/// Changes what lies on a hex that clashes. A clash of numbers is sometimes parted by a hex that takes none.
bool DealSearch::changeAround(HexId hex)
{
    constexpr ConstraintBits ofTerrain = bitOf(Constraint::NoAdjacentEqualTerrain);
    const auto clash = [&](ConstraintBits bits) {
        return clashesAround(m_island, static_cast<ConstraintBits>(m_asked & bits), m_deal, hex) > 0;
    };
    const bool byTerrain = clash(ofTerrain);
    const bool byNumber = clash(static_cast<ConstraintBits>(~ofTerrain));
    if (byTerrain && !(byNumber && m_random.below(2) == 0)) return changeTerrain(hex);
    if (m_random.below(isDrawnNumber(hex) && isSpiral(m_numberPool[hex]) ? 2 : 8) == 0) return moveBarren();
    return changeNumber(hex);
}

bool DealSearch::changeTerrain(HexId hex)
{
    return isDrawnTerrain(hex) && swapTerrains(hex, anyOf(m_plan.terrains[m_terrainPool[hex]].places));
}

bool DealSearch::changeNumber(HexId hex)
{
    if (!isDrawnNumber(hex)) return false;
    const Pool pool = m_numberPool[hex];
    return isSpiral(pool) ? turnSpiral(pool) : swapNumbers(hex, anyOf(m_plan.numbers[pool].places));
}

/// A hex that takes no number changes places with one that does.
bool DealSearch::moveBarren()
{
    std::array<HexId, maxHexes + 1> barren;
    int count = 0;
    for (const auto& pool : m_plan.terrains)
        for (const HexId h : pool.places)
            if (!takesNumber(m_deal.terrain[h])) barren[static_cast<std::size_t>(count++)] = h;
    return count > 0 && changeTerrain(barren[static_cast<std::size_t>(m_random.below(count))]);
}

bool DealSearch::turnSpiral(Pool pool)
{
    m_step.clear();
    m_step.order = {pool, m_order[pool]};
    m_order[pool] = static_cast<std::size_t>(m_random.below(static_cast<int>(m_plan.numbers[pool].spirals.size())));
    if (m_order[pool] == m_step.order->second) return false;
    relaySpirals();
    m_clashes = clashesOn(m_island, m_asked, m_deal);
    return true;
}

bool DealSearch::swapTerrains(HexId a, HexId b)
{
    if (m_deal.terrain[a] == m_deal.terrain[b]) return false;
    m_step.clear();
    const bool carries = takesNumber(m_deal.terrain[a]) != takesNumber(m_deal.terrain[b]);
    const int before = clashesAround(m_island, m_asked, m_deal, a) + clashesAround(m_island, m_asked, m_deal, b);
    m_step.terrains.emplace_back(a, b);
    std::swap(m_deal.terrain[a], m_deal.terrain[b]);
    if (!carries) {
        // A clash between the two themselves is the same before and after.
        m_clashes += clashesAround(m_island, m_asked, m_deal, a) + clashesAround(m_island, m_asked, m_deal, b) - before;
        return true;
    }
    takesNumber(m_deal.terrain[a]) ? carryNumbers(b, a) : carryNumbers(a, b);
    relaySpirals();
    m_clashes = clashesOn(m_island, m_asked, m_deal);
    return true;
}

bool DealSearch::swapNumbers(HexId a, HexId b)
{
    if (m_deal.number[a] == m_deal.number[b] || !takesNumber(m_deal.terrain[a]) || !takesNumber(m_deal.terrain[b]))
        return false;
    m_step.clear();
    const int before = clashesAround(m_island, m_asked, m_deal, a) + clashesAround(m_island, m_asked, m_deal, b);
    swapSlots(a, b);
    m_clashes += clashesAround(m_island, m_asked, m_deal, a) + clashesAround(m_island, m_asked, m_deal, b) - before;
    return true;
}

/// A hex takes no number any more, another one does: the token goes along. Where both have different pools it goes to a
/// hex of its pool that has none, so that as many are laid as can be, or back to the pool.
void DealSearch::carryNumbers(HexId gone, HexId come)
{
    const auto isShuffled = [this](HexId h) { return isDrawnNumber(h) && !isSpiral(m_numberPool[h]); };
    if (isShuffled(gone) && m_numberPool[gone] == m_numberPool[come]) return swapSlots(gone, come);
    const auto anyFrom = [this](const auto& fit) {
        return fit[static_cast<std::size_t>(m_random.below(static_cast<int>(fit.size())))];
    };
    const auto exchange = [&](HexId hex) {
        const bool lays = m_deal.number[hex] == 0;
        std::vector<Slot> fit;
        for (Slot s = m_spareFrom[m_numberPool[hex]]; s < m_spareFrom[m_numberPool[hex] + 1]; ++s)
            if ((m_spare[s] != 0) == lays) fit.push_back(s);
        if (!fit.empty()) swapSlots(hex, maxHexes + 1 + anyFrom(fit));
    };
    const auto handOn = [&](HexId hex) {
        std::vector<HexId> bare;
        for (const HexId h : m_plan.numbers[m_numberPool[hex]].places)
            if (takesNumber(m_deal.terrain[h]) && m_deal.number[h] == 0) bare.push_back(h);
        bare.empty() ? exchange(hex) : swapSlots(hex, anyFrom(bare));
    };
    if (isShuffled(gone) && m_deal.number[gone]) handOn(gone);
    if (isShuffled(come)) exchange(come);
}

void DealSearch::swapSlots(Slot a, Slot b)
{
    m_step.numbers.emplace_back(a, b);
    std::swap(numberIn(a), numberIn(b));
}

u8& DealSearch::numberIn(Slot slot) { return slot <= maxHexes ? m_deal.number[slot] : m_spare[slot - maxHexes - 1]; }

void DealSearch::relaySpirals()
{
    for (Pool p = 0; p < m_plan.numbers.size(); ++p) {
        if (!isSpiral(p)) continue;
        for (const HexId h : m_plan.numbers[p].places) m_deal.number[h] = 0;
        laySpiral(m_plan.numbers[p], m_order[p], m_deal);
    }
    m_step.relaid = true;
}

void DealSearch::takeBack()
{
    for (const auto& [a, b] : m_step.terrains) std::swap(m_deal.terrain[a], m_deal.terrain[b]);
    for (auto swap = m_step.numbers.rbegin(); swap != m_step.numbers.rend(); ++swap)
        std::swap(numberIn(swap->first), numberIn(swap->second));
    if (m_step.order) m_order[m_step.order->first] = m_step.order->second;
    if (m_step.relaid) relaySpirals();
}

void DealSearch::Step::clear()
{
    terrains.clear();
    numbers.clear();
    order.reset();
    relaid = false;
}

const HexId& DealSearch::anyOf(const std::vector<HexId>& places)
{
    return places[static_cast<std::size_t>(m_random.below(static_cast<int>(places.size())))];
}

bool DealSearch::isSpiral(Pool pool) const { return m_plan.numbers[pool].lay == NumberPool::Lay::Spiral; }

}  // namespace inselwerk
