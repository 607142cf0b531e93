#include "engine/rules/crops/crops_module.h"

#include <algorithm>

/// Crop Trust, "Extinction of Plant Species" and "End of the Game".
namespace inselwerk::crops {
namespace {

/// On no field and in no vault.
bool isGone(const Tokens& tokens, const FieldList& fields, int kind, int seats)
{
    for (int i = 0; i < fields.count; ++i)
        if (tokens.on(i, kind)) return false;
    for (int s = 0; s < seats; ++s)
        for (const VaultSpace& space : tokens.vault[static_cast<std::size_t>(s)])
            if (space.count && space.kind == kind) return false;
    return true;
}

/// Most tokens on the record, then most points, then shared.
u8 winnersOf(const View& v, const Tokens& tokens, Seat culprit)
{
    std::pair<int, int> best{-1, -1};
    u8 winners = 0;
    for (Seat s = 0; s < v.rules().seats; ++s) {
        if (s == culprit) continue;
        const std::pair rank{tokens.recorded(s), v.points(s)};
        if (rank > best) winners = 0;
        if (rank >= best) winners |= only(s);
        best = std::max(best, rank);
    }
    return winners;
}

}  // namespace

void Crops::judge(Turn& t, Seat culprit) const
{
    Tokens tokens = this->tokens(t);
    const FieldList fields(t.deal(), t.topology());
    for (const u8 kind : m_parameters.kinds) {
        if (tokens.isExtinct(kind) || !isGone(tokens, fields, kind, t.rules().seats)) continue;
        tokens.extinct = static_cast<u8>(tokens.extinct | 1U << kind);
        tokens.supply[kind] = 0;
        keep(t, tokens);
        t.raise(happened(What::Extinct, nobody, kind));
    }
    const auto collapse = [&](Ending ending) {
        t.finish(this->ending(static_cast<int>(ending)), winnersOf(t, tokens, culprit));
    };
    if (m_parameters.emptyFields && emptyFields(tokens, fields) >= m_parameters.emptyFields)
        collapse(Ending::EmptyFields);
    else if (m_parameters.extinctCrops && std::popcount(tokens.extinct) >= m_parameters.extinctCrops)
        collapse(Ending::ExtinctCrops);
}

}  // namespace inselwerk::crops
