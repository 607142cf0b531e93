#pragma once

#include "engine/setup/deal_search.h"

#include <map>

namespace inselwerk {

/// Which constraints a draw is to meet, when no draw was found that meets all of them at once.
class DealChoice
{
public:
    DealChoice(const Topology&, const DrawPlan&, Random, int steps);

    /// A draw that meets all constraints, or the first of them and each further one that can be met beside those.
    Deal best();
    Unmet unmet();

private:
    /// None: not found. Looked for once.
    const std::optional<Deal>& find(ConstraintBits);

    const Topology& m_island;
    const DrawPlan& m_plan;
    Random m_random;
    const int m_steps;
    const ConstraintBits m_all;
    std::map<ConstraintBits, std::optional<Deal>> m_found;
};

}  // namespace inselwerk
