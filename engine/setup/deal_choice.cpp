#include "engine/setup/deal_choice.h"

#include <algorithm>
#include <bit>

namespace inselwerk {
namespace {

bool contains(ConstraintBits all, ConstraintBits part) { return (all & part) == part; }

}  // namespace

DealChoice::DealChoice(const Topology& island, const DrawPlan& plan, Random random, int steps)
    : m_island(island), m_plan(plan), m_random(random), m_steps(steps), m_all(bitsOf(plan.constraints))
{}

Deal DealChoice::best()
{
    if (const auto& all = find(m_all)) return *all;
    ConstraintBits kept = 0;
    for (const Constraint c : m_plan.constraints)
        if (const auto more = static_cast<ConstraintBits>(kept | bitOf(c)); find(more)) kept = more;
    return *find(kept);
}

Unmet DealChoice::unmet()
{
    std::vector<ConstraintBits> sets;
    for (int bits = 1; bits <= m_all; ++bits)
        if (contains(m_all, static_cast<ConstraintBits>(bits))) sets.push_back(static_cast<ConstraintBits>(bits));
    std::ranges::stable_sort(sets, {}, [](ConstraintBits set) { return std::popcount(set); });
    std::vector<ConstraintBits> smallest;
    for (const ConstraintBits set : sets) {
        const bool told = std::ranges::any_of(smallest, [&](ConstraintBits part) { return contains(set, part); });
        if (!told && !find(set)) smallest.push_back(set);
    }
    Unmet unmet;
    for (const ConstraintBits set : smallest) {
        auto& constraints = unmet.emplace_back();
        for (const Constraint c : m_plan.constraints)
            if (contains(set, bitOf(c)) && std::ranges::find(constraints, c) == constraints.end())
                constraints.push_back(c);
    }
    return unmet;
}

const std::optional<Deal>& DealChoice::find(ConstraintBits asked)
{
    for (const auto& [bits, deal] : m_found)
        if (deal ? contains(bits, asked) : contains(asked, bits)) return deal;
    if (asked == 0) {
        Deal any = m_plan.fixed;
        drawAll(m_plan, m_random, any);
        return m_found[asked] = any;
    }
    return m_found[asked] = DealSearch(m_island, m_plan, asked, m_random).find(m_steps);
}

}  // namespace inselwerk
