#include "engine/setup/clashes.h"

namespace inselwerk {

ConstraintBits bitsOf(const std::vector<Constraint>& constraints)
{
    ConstraintBits bits = 0;
    for (const Constraint c : constraints) bits |= bitOf(c);
    return bits;
}

int clashesBetween(ConstraintBits asked, const Deal& deal, HexId a, HexId b)
{
    int clashes = 0;
    if (asked & bitOf(Constraint::NoAdjacentRed)) clashes += isRed(deal.number[a]) && isRed(deal.number[b]);
    if (asked & bitOf(Constraint::NoAdjacentEqualNumbers))
        clashes += deal.number[a] && deal.number[a] == deal.number[b];
    if (asked & bitOf(Constraint::NoAdjacentEqualTerrain)) clashes += deal.terrain[a] == deal.terrain[b];
    return clashes;
}

int clashesAround(const Topology& island, ConstraintBits asked, const Deal& deal, HexId hex)
{
    int clashes = 0;
    for (const HexId n : island.hex(hex).neighbours)
        if (n != noHex) clashes += clashesBetween(asked, deal, hex, n);
    return clashes;
}

int clashesOn(const Topology& island, ConstraintBits asked, const Deal& deal)
{
    int clashes = 0;
    for (int h = 0; h < island.hexCount(); ++h)
        for (const HexId n : island.hex(h).neighbours)
            if (n != noHex && n > h) clashes += clashesBetween(asked, deal, static_cast<HexId>(h), n);
    return clashes;
}

bool meets(const Topology& island, ConstraintBits asked, const Deal& deal)
{
    for (int h = 0; h < island.hexCount(); ++h)
        for (const HexId n : island.hex(h).neighbours)
            if (n != noHex && n > h && clashesBetween(asked, deal, static_cast<HexId>(h), n)) return false;
    return true;
}

}  // namespace inselwerk
