#include "app/play/sentences/place_sentences.h"

#include "app/common/text/messages.h"
#include "app/play/table/panels/registry.h"

namespace inselwerk {

QString PlaceSentences::name(const Action& a, Operand operand, u32 value, const Names& names)
{
    const int place = static_cast<int>(value);
    const QString where = operand == Operand::CornerPlace ? names.corner(place)
                          : operand == Operand::EdgePlace ? names.edge(place)
                                                          : names.hex(place);
    switch (static_cast<Do>(a.kind)) {
        //: A place for a piece: %1 says where
        case Do::BuildRoad: return fill(tr("Road: %1"), {where});
        case Do::BuildSettlement: return fill(tr("Settlement: %1"), {where});
        case Do::BuildCity: return fill(tr("City: %1"), {where});
        //: A place for the robber: %1 is what it is called, %2 says where
        case Do::MoveRobber: return fill(tr("%1: %2", "robber"), {names.robberTitle(), where});
        default: break;
    }
    //: A place for an action of a scenario's own: %1 is the action, %2 says where
    return fill(tr("%1: %2", "action"), {Names::capitalised(moduleAction(a, names)), where});
}

QString PlaceSentences::yields(const Action& a, Operand operand, u32 value, const Names& names)
{
    const int place = static_cast<int>(value);
    if (operand == Operand::CornerPlace) return corner(place, names);
    if (operand == Operand::EdgePlace) return edge(place, names);
    return a.is(Do::MoveRobber) ? robberHex(place, names) : names.hex(place);
}

QString PlaceSentences::corner(int id, const Names& names)
{
    const Position& p = names.position();
    const Topology::Corner& c = p.rules->topology.corner(id);
    QStringList yields;
    int ways = 0;
    bool seen[13] = {};
    for (u8 i = 0; i < c.hexCount; ++i) {
        const HexId h = c.hexes[i];
        const int number = p.pub().number[h];
        const Terrain terrain = p.deal.terrain[h];
        if (number == 0) continue;
        if (!seen[number]) ways += pips(number);
        seen[number] = true;
        const auto r = resourceOf(terrain);
        //: What a place yields: %1 is the resource, or the land if it pays what one chooses, %2 the number to roll
        yields << fill(tr("%1 (%2)"), {r ? names.resource(*r) : names.terrain(terrain), QString::number(number)});
    }
    //: What a place yields: %1 is a list like "brick (6), wool (4)"; it pays in %n of 36 rolls
    QString text = yields.isEmpty()
                       ? tr("This place yields nothing.")
                       : fill(tr("This place yields %1 – %n of 36 rolls.", nullptr, ways), {yields.join(QStringLiteral(", "))});
    QStringList harbours;
    const u8 here = p.deal.harboursAt[static_cast<std::size_t>(id)];
    for (int h = 0; h < harbourCount; ++h)
        if (here >> h & 1) harbours << names.harbour(static_cast<Harbour>(h));
    if (harbours.isEmpty()) return text;
    //: Two sentences: %1 says what a place yields, %2 is a harbour
    return fill(tr("%1 It has a %2."), {text, joined(harbours)});
}

QString PlaceSentences::edge(int id, const Names& names)
{
    const Position& p = names.position();
    const Topology& t = p.rules->topology;
    for (const CornerId c : t.edge(id).corners) {
        const u8 here = p.deal.harboursAt[c];
        for (int h = 0; h < harbourCount; ++h)
            if ((here >> h & 1) && !p.pub().blocked.has(c))
                //: A place for a road: %1 is where ("forest 9 and desert"), %2 a harbour
                return fill(
                    tr("This road would run past: %1. It leads to a %2."), {names.edge(id), names.harbour(static_cast<Harbour>(h))});
    }
    //: A place for a road: %1 is where: "forest 9 and desert"
    return fill(tr("This road would run past: %1."), {names.edge(id)});
}

QString PlaceSentences::robberHex(int id, const Names& names)
{
    const Position& p = names.position();
    u8 living = 0;
    for (Seat s = 0; s < p.seats(); ++s)
        for (const CornerId c : p.rules->topology.hex(id).corners)
            if (p.seen().owner(c) == s) living |= only(s);
    //: Where the robber may go: %1 is a hex ("desert", "hills 4")
    if (!living) return fill(tr("Nobody lives beside this hex: %1."), {names.hex(id)});
    //: Where the robber may go: %1 is a hex ("desert", "hills 4"), %2 are players
    return fill(tr("Beside this hex (%1) live: %2."), {names.hex(id), names.players(living)});
}

}  // namespace inselwerk
